"""A backup put back: into the data folder, or into a database on a server, whichever it was taken of."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from core.errors import BadSetting
from storage.database import open_database
from storage.moving.archive import MAIN, Manifest, unpack
from storage.moving.homes import INDEX, Home, carry, file_of, held_in, is_sqlite, open_home, refuse_living
from storage.private_files import make_private_folder

_BESIDE = ("", "-wal", "-shm", "-journal")


def restore(archive: Path, url: str, folder: Path, *, force: bool) -> Manifest:
    """Put an archive's home into the database at `url` and the data folder; what is there needs `force` to go.

    Raises `BadSetting` where something is there or processes run on it, `Unreadable` or `StoreCorrupt` for an archive
    that is not whole. Until all of it is checked nothing is changed; replaced files are kept beside the new ones.
    """
    make_private_folder(folder)
    with tempfile.TemporaryDirectory(prefix=".errata-restore-", dir=folder) as scratch:
        unpacked = Path(scratch) / "home"
        unpacked.mkdir()
        manifest = unpack(archive, unpacked)
        _forget_copies(unpacked)
        if is_sqlite(url):
            _bring_up_to_date(unpacked, manifest)
            _into_files(unpacked, url, folder, force=force)
        else:
            _into_server(unpacked, manifest, url, force=force)
        _put_files(unpacked, folder)
    return manifest


def _forget_copies(unpacked: Path) -> None:
    """Let vectors be brought to another store anew: what lay there when the backup was made may be deleted since."""
    for name, copies, discards in ((INDEX, "copy", "discard"), (MAIN, "index_copies", "index_discards")):
        if not (unpacked / name).exists():
            continue
        with closing(sqlite3.connect(unpacked / name)) as file, file:
            if file.execute("SELECT 1 FROM sqlite_master WHERE name = ?", [copies]).fetchone() is None:
                continue
            file.execute(
                f"INSERT OR IGNORE INTO {discards} (generation, store, namespace, size, since) "  # noqa: S608 - constants
                f"SELECT generation, store, namespace, size, ? FROM {copies}",
                [time.time()],
            )
            file.execute(f"DELETE FROM {copies}")  # noqa: S608 - as above


def _bring_up_to_date(unpacked: Path, manifest: Manifest) -> None:
    """Let an older version's tables be this one's before they are put anywhere; give an index a file of its own."""
    made = open_home(f"sqlite:///{unpacked / MAIN}", unpacked)
    try:
        if manifest.kept_in == "postgresql":
            _index_of_its_own(made)
    finally:
        made.database.close()


def _index_of_its_own(made: Home) -> None:
    """An archive of a server's database has the index among its tables; a file is what an embedded one wants."""
    from storage.moving.indexes import tables_to_file
    from storage.moving.rows import snapshot

    if made.index is not None:
        with snapshot(made.database) as reading:
            tables_to_file(reading, made.index)


def _into_files(unpacked: Path, url: str, folder: Path, *, force: bool) -> None:
    main = file_of(url)
    if _holds_something(main, folder, url) and not force:
        raise BadSetting(
            f"{main.parent} is not empty; nothing was changed.", hint="Take --force to put the backup in its place."
        )
    aside = time.strftime(".before-%Y%m%d-%H%M%S")
    make_private_folder(main.parent)
    for name, target in ((MAIN, main), (INDEX, folder / INDEX)):
        for ending in _BESIDE:
            former = Path(f"{target}{ending}")
            if former.exists():
                former.rename(f"{target}{aside}{ending}")
        if (unpacked / name).exists():
            shutil.move(unpacked / name, target)


def _holds_something(main: Path, folder: Path, url: str) -> bool:
    if not main.exists():
        return (folder / INDEX).exists()
    home = open_home(url, folder)
    try:
        refuse_living(home, "a restore")
        with home.database.engine.connect() as connection, connection.begin():
            return bool(held_in(connection)) or (folder / INDEX).exists()
    finally:
        home.database.close()


def _into_server(unpacked: Path, manifest: Manifest, url: str, *, force: bool) -> None:
    with closing(open_database(url)) as database, closing(open_database(f"sqlite:///{unpacked / MAIN}")) as former:
        target = Home(database, None)
        refuse_living(target, "a restore")
        beside = unpacked / INDEX if manifest.kept_in == "sqlite" else None
        carry(Home(former, beside), target, over=force)


def _put_files(unpacked: Path, folder: Path) -> None:
    """Put files that people sent back, each in the place of its former self."""
    for place in sorted(unpacked.rglob("*")):
        name = place.relative_to(unpacked)
        if place.is_file() and name.parts[0] != INDEX and not name.parts[0].startswith(MAIN):
            (folder / name.parent).mkdir(parents=True, exist_ok=True)
            shutil.move(place, folder / name)
