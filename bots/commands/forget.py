"""`errata forget`: what is held on a person, shown, exported, and forgotten."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bots.commands.common import counted, operator, print_json, run, settings
from bots.commands.telling import tell
from bots.platforms import PERSON_EXAMPLES
from bots.render.terminal import clean
from bots.wiring import open_library, open_main_database
from core.errors import BadInput

if TYPE_CHECKING:
    from core.settings import Settings
    from storage.database import Database
    from storage.forgetting.finding import Held
    from storage.forgetting.person import Person


@dataclass(frozen=True, slots=True)
class _Report:
    tables: Mapping[str, Mapping[str, int]]
    documents: int
    cached: int
    files: Sequence[str]
    channels: Sequence[str]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("forget")(forget)


def forget(
    user: Annotated[str, typer.Argument(help=f"Whom: {', '.join(PERSON_EXAMPLES)}, or token:NAME of HTTP.")],
    name: Annotated[list[str] | None, typer.Option(help="A name they are called by in texts (repeatable).")] = None,
    export: Annotated[Path | None, typer.Option(help="Write everything held on them to this file (JSON).")] = None,
    *,
    yes: Annotated[bool, typer.Option("--yes", help="Do it; without, it is only said what would be done.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Remove what is a person's and take their name from all else: tables, caches, audit log, supplied text."""
    found = settings()
    database = open_main_database(found)
    try:
        person = _person(database, user, tuple(name or ()))
        if export is not None:
            _export(database, person, export)
        report = run(_forgotten(found, database, person) if yes else _held(found, database, person))
    finally:
        database.close()
    _say(report, done=yes, as_json=as_json)


def _person(database: Database, user: str, names: tuple[str, ...]) -> Person:
    from bots.audience_list import subject
    from storage.access.tokens import once_named
    from storage.forgetting.person import person_of

    kind, _, name = user.partition(":")
    if kind == "token":
        known = database.transaction(lambda session: once_named(session, name))
        return person_of(f"web::{known.id}", names, (known.name, known.address))
    return person_of(subject(user), names)


async def _held(found: Settings, database: Database, person: Person) -> _Report:
    from bots.forgetting import forget_cached, forget_channels, forget_files, supplied_by
    from storage.forgetting.applying import counted as by_table
    from storage.forgetting.applying import look

    tables = by_table(look(database, person))
    async with open_library(found) as library:
        documents = len(await supplied_by(library, person))
        channels = await forget_channels(found.errata_home, library, person, change=False)
    cached = await forget_cached(found.redis_url, person, delete=False)
    return _Report(tables, documents, cached, await forget_files(found.errata_home, person, change=False), channels)


async def _forgotten(found: Settings, database: Database, person: Person) -> _Report:
    from bots.forgetting import forget_cached, forget_channels, forget_files, forget_supplied
    from storage.forgetting.applying import forget as forget_rows

    async with open_library(found) as library:
        channels = await forget_channels(found.errata_home, library, person, change=True)  # a sync may forbid it
        tables = forget_rows(database, person, operator())
        documents = await forget_supplied(library, database, person)
    cached = await forget_cached(found.redis_url, person, delete=True)
    files = await forget_files(found.errata_home, person, change=True)
    _wipe(found, database)
    return _Report(tables, documents, cached, files, channels)


def _wipe(found: Settings, database: Database) -> None:
    """What SQLite deletes stays in its files until they are written anew."""
    from storage.forgetting.applying import wipe

    if not database.is_sqlite:
        return
    database.close()  # its own connections would keep the old pages
    kept = [Path(database.engine.url.database or ""), found.errata_home / "index.db"]
    busy = [place.name for place in kept if place.is_file() and not wipe(place)]
    if busy:
        tell(
            f"errata: {' and '.join(busy)} may hold deleted pages until processes let go of them: run it once more "
            "when they are stopped.",
            err=True,
        )


def _export(database: Database, person: Person, target: Path) -> None:
    from storage.access import audit
    from storage.forgetting.applying import look
    from storage.private_files import make_private_file

    if target.exists():
        raise BadInput(f"{target} is there already.", hint="Name another file.")
    rows: dict[str, list[dict[str, Any]]] = {}
    for one in look(database, person):
        rows.setdefault(one.table.name, []).append(_shown(one))
    make_private_file(target)
    target.write_text(json.dumps(rows, ensure_ascii=False, indent=1, default=str), encoding="utf-8")
    database.transaction(lambda session: audit.note(session, operator(), audit.PERSON_EXPORTED, person.pseudonym))
    tell(f"{counted(sum(map(len, rows.values())), 'row')} written to {target}.", err=True)


def _shown(one: Held) -> dict[str, Any]:
    """A row as it is; of bytes and of a token's hash, that they are there."""
    hidden = {"hash", "binding"}
    return {
        name: "(not shown)" if name in hidden or isinstance(value, bytes) else value for name, value in one.row.items()
    }


def _say(report: _Report, *, done: bool, as_json: bool) -> None:
    if as_json:
        print_json(
            {
                "done": done,
                "tables": report.tables,
                "supplied_documents": report.documents,
                "cached_in_redis": report.cached,
                "files": list(report.files),
                "channels": list(report.channels),
            }
        )
        return
    for name, counts in report.tables.items():
        tell(f"{name:<20}{counts['removed']:>6} removed {counts['renamed']:>6} under a pseudonym")
    tell(f"{counted(report.documents, 'supplied document')}, {counted(report.cached, 'answer')} in Redis.")
    for name in report.files:
        tell(clean(f"names them: {name}"))
    for name in report.channels:
        tell(clean(f"copies of channels: {name}; errata sources sync {name} reads them anew without what they said"))
    tell("Done." if done else "Nothing was changed: --yes does it.")
