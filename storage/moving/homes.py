"""A home: a main database and, where that is SQLite, the index file beside it. All of one is carried to another."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError

from core.errors import BadSetting
from storage.database import Database, open_database
from storage.index.sqlite_file import connect, prepare
from storage.moving.indexes import count_file, file_to_tables, tables_to_file
from storage.moving.rows import Counts, copy_rows, count_rows, empty, filling, index_tables, main_tables, snapshot
from storage.work.members import members

INDEX = "index.db"
SETTLED = frozenset({"facts_version", "index_state", "indexed_folder", "cache_entry", "cache_eviction"})
"""Tables whose rows are no loss, or that a home has as soon as it is made."""


@dataclass(frozen=True, slots=True)
class Home:
    """An open main database; `index` is the embedded index's file, None where the database keeps the index."""

    database: Database
    index: Path | None

    @property
    def where(self) -> str:
        """Its address, without a password."""
        return str(self.database.engine.url.render_as_string(hide_password=True))


def open_home(url: str, folder: Path) -> Home:
    """Open a home and bring it up to date. `folder` is where the embedded index lies. Raises what opening raises."""
    database = open_database(url)
    return Home(database, folder / INDEX if database.is_sqlite else None)


def carry(source: Home, target: Home, *, over: bool = False) -> Counts:
    """Carry everything from one home to another that is empty, all or nothing; return how many rows of each table.

    `over`: what the target holds is deleted in the same transaction. Raises `BadSetting` where it holds something,
    `StoreCorrupt` where a count differs afterwards; the target is then as it was.
    """
    with snapshot(source.database) as reading, filling(target.database) as writing:
        if over:
            empty(writing, [*main_tables(), *index_tables()])
        elif held := held_in(writing):
            raise BadSetting(
                f"{target.where} is not empty ({', '.join(held[:4])}); nothing was changed.",
                hint="Give a new database, or take --force to replace what it holds.",
            )
        else:
            empty(writing, main_tables())  # a counter that is made with the tables
        copied = copy_rows(reading, writing, main_tables())
        return {**copied, **_carry_index(source, target, reading, writing)}


def _carry_index(source: Home, target: Home, reading: Connection, writing: Connection) -> Counts:
    if source.index is not None and target.index is not None:
        return copy_file(source.index, target.index)
    if source.index is not None:
        return file_to_tables(source.index, writing)
    if target.index is not None:
        return tables_to_file(reading, target.index)
    return copy_rows(reading, writing, index_tables())


def copy_file(source: Path, target: Path) -> Counts:
    """Copy an index file while others write to it; the copy is one moment's. Returns how many rows it holds."""
    if not source.is_file():
        return {}
    target.unlink(missing_ok=True)
    with closing(connect(source, read_only=True)) as reading, closing(connect(target)) as writing:
        reading.backup(writing)  # in one step: under the write-ahead log, no writer waits
    prepare(target)
    return count_file(target)


def held_in(connection: Connection) -> list[str]:
    """Return what a home holds that would be a loss, such as `answer (12)`."""
    counted = count_rows(connection, [*main_tables(), *index_tables()])
    return [f"{name} ({count:,})" for name, count in counted.items() if count and name not in SETTLED]


def refuse_living(home: Home, doing: str) -> None:
    """Raise `BadSetting` where processes run on a home: what they write meanwhile would be lost."""
    with home.database.engine.execution_options(errata_reads=True).connect() as connection, connection.begin():
        living = _living(connection)
    if living:
        raise BadSetting(
            f"{', '.join(sorted(living))} runs on {home.where}.", hint=f"Stop all processes before {doing}."
        )


def _living(connection: Connection) -> Collection[str]:
    from sqlmodel import Session

    with Session(connection) as session:
        return {row.worker for row in members(session)}


def is_sqlite(url: str) -> bool:
    """Say whether a database URL names a file of this machine. Raises `BadSetting`."""
    return _parsed(url).get_backend_name() == "sqlite"


def file_of(url: str) -> Path:
    """Return the file that an SQLite URL names. Raises `BadSetting`."""
    named = _parsed(url).database
    if not named:
        raise BadSetting("That URL names no file.", hint="Write sqlite:////folder/errata.db.")
    return Path(named)


def _parsed(url: str) -> URL:
    try:
        return make_url(url)
    except (ArgumentError, ValueError) as error:
        raise BadSetting(
            "That is no database URL.", hint="Write postgresql+psycopg://HOST/NAME or sqlite:////FOLDER/errata.db."
        ) from error
