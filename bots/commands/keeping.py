"""`errata backup`, `restore` and `migrate`: everything that is kept, in an archive, back, and in another database."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bots.commands.common import counted, operator, print_json, settings
from bots.commands.telling import tell
from bots.wiring import open_main_database
from core.errors import BadInput, Unreadable

if TYPE_CHECKING:
    from core.settings import Settings
    from storage.moving.homes import Home

_NAMED = "errata-%Y%m%d-%H%M%S.tar.gz"
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("backup")(backup)
    app.command("restore")(restore)
    app.command("migrate")(migrate)


def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE|DIR", help="The archive, or a folder to put it into.")],
    *,
    keep: Annotated[
        int, typer.Option(min=0, help="Then delete all but so many archives of the folder, oldest first (0: none).")
    ] = 0,
    as_json: AsJson = False,
) -> None:
    """Back everything up while it runs: database, index and files in one archive, checked by counts and hashes."""
    from storage.access import audit
    from storage.moving.archive import back_up

    found = settings()
    if not target.suffix and not target.exists():  # a folder that is not there yet, and no file without a type
        target.mkdir(parents=True)
    place = target / time.strftime(_NAMED, time.gmtime()) if target.is_dir() else target
    if keep and place == target:
        raise BadInput("--keep is for a folder of archives.", hint=f"errata backup --keep {keep} {target.parent}")
    if place.exists():
        raise BadInput(f"{place} is there already.", hint="Name another file, or a folder.")
    with _home_of(found) as home:
        manifest = back_up(home, found.errata_home, place)
        home.database.transaction(lambda session: audit.note(session, operator(), audit.BACKED_UP, place.name))
    pruned = _pruned(target, keep)
    told = {"file": str(place), "bytes": place.stat().st_size, "rows": manifest.rows, "index": manifest.indexed}
    if as_json:
        print_json(told | ({"pruned": pruned} if keep else {}))
        return
    rows, size = sum(manifest.rows.values()) + sum(manifest.indexed.values()), place.stat().st_size / 1e6
    tell(f"{place}: {counted(rows, 'row')}, {counted(len(manifest.files), 'file')}, {size:.1f} MB, checked.")
    if pruned:
        tell(f"Deleted: {', '.join(pruned)}.")


def _pruned(folder: Path, keep: int) -> list[str]:
    """Delete all but the latest archives that we named in a folder; return which went. What others put there stays."""
    ours = sorted(place.name for place in folder.iterdir() if _is_ours(place.name)) if keep else []
    gone = ours[:-keep] if keep else []
    for name in gone:
        (folder / name).unlink()
    return gone


def _is_ours(name: str) -> bool:
    try:
        return time.strftime(_NAMED, time.strptime(name, _NAMED)) == name
    except ValueError:
        return False


def restore(
    archive: Annotated[Path, typer.Argument(metavar="FILE", help="What `errata backup` wrote.")],
    *,
    force: Annotated[bool, typer.Option("--force", help="Replace what is there; files are kept aside.")] = False,
    as_json: AsJson = False,
) -> None:
    """Put a backup back, into whatever database is configured; all processes must be stopped."""
    from storage.access import audit
    from storage.moving.restoring import restore as put_back

    found = settings()
    if not archive.is_file():
        raise Unreadable(f"{archive} is not there.")
    manifest = put_back(archive, found.database, found.errata_home, force=force)
    with _home_of(found) as home:
        home.database.transaction(lambda session: audit.note(session, operator(), audit.RESTORED, archive.name))
    if as_json:
        print_json({"made_at": manifest.made_at, "rows": manifest.rows, "index": manifest.indexed})
    else:
        rows = sum(manifest.rows.values()) + sum(manifest.indexed.values())
        tell(f"Restored the backup of {manifest.made_at}: {counted(rows, 'row')}, counts and hashes agree.")


def migrate(
    *,
    to: Annotated[
        str | None, typer.Option(help="Carry everything to this database: postgresql+psycopg://... or sqlite:///...")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace what that one holds.")] = False,
    as_json: AsJson = False,
) -> None:
    """Bring the tables up to date, or carry everything to another database: nothing is embedded again.

    With --to, processes must be stopped: what they wrote meanwhile would stay behind. It is all or nothing.
    """
    found = settings()
    with _home_of(found) as home:
        if to is not None:
            copied = _carried(home, to, found, force=force)
        else:
            _prepare_index(home)
    if to is not None:
        _say_copied(copied, to, as_json=as_json)
        return
    from storage.database import HEAD

    if as_json:
        print_json({"revision": HEAD})
    else:
        tell(f"The tables are up to date (revision {HEAD}).")


@contextmanager
def _home_of(found: Settings) -> Iterator[Home]:
    from storage.moving.homes import INDEX, Home

    database = open_main_database(found)
    try:
        yield Home(database, found.errata_home / INDEX if database.is_sqlite else None)
    finally:
        database.close()


def _prepare_index(home: Home) -> None:
    from storage.index.postgres_corpus import PREPARATION
    from storage.index.sqlite_file import prepare

    if home.index is not None:
        prepare(home.index)
        return
    for step in PREPARATION:
        home.database.transaction(step)


def _carried(home: Home, to: str, found: Settings, *, force: bool) -> Mapping[str, int]:
    from storage.moving.homes import carry, is_sqlite, open_home, refuse_living

    refuse_living(home, "a migration")
    if is_sqlite(to):
        return _carried_to_file(home, to, force=force)
    target = open_home(to, found.errata_home)
    try:
        refuse_living(target, "a migration")
        return carry(home, target, over=force)
    finally:
        target.database.close()


def _carried_to_file(home: Home, to: str, *, force: bool) -> Mapping[str, int]:
    """Build the files beside their place, and put them there when they are whole."""
    from storage.moving.archive import MAIN
    from storage.moving.homes import INDEX, carry, file_of, open_home

    main = file_of(to)
    taken = [place for place in (main, main.parent / INDEX) if place.exists()]
    if taken and not force:
        raise BadInput(f"{taken[0]} is there already; nothing was changed.", hint="Name another, or take --force.")
    main.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".errata-", dir=main.parent) as scratch:
        made = open_home(f"sqlite:///{Path(scratch) / MAIN}", Path(scratch))
        try:
            copied = carry(home, made)
        finally:
            made.database.close()
        for name, place in ((MAIN, main), (INDEX, main.parent / INDEX)):
            for ending in ("", "-wal", "-shm"):
                Path(f"{place}{ending}").unlink(missing_ok=True)
            if (Path(scratch) / name).exists():
                shutil.move(Path(scratch) / name, place)
    return copied


def _say_copied(copied: Mapping[str, int], to: str, *, as_json: bool) -> None:
    if as_json:
        print_json({"rows": copied})
        return
    tell(f"Carried {counted(sum(copied.values()), 'row')} of {sum(map(bool, copied.values()))} tables; counts agree.")
    if to.startswith("sqlite"):
        tell("Now set ERRATA_HOME to its folder and leave DATABASE_URL empty.")
    else:
        tell("Now set DATABASE_URL to it for all processes.")
