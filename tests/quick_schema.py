"""Databases for tests: tables as the migrations left them once, and no waiting for a disk that loses no power.

Processes that tests start have neither: they are the real thing. `prepared_home` spares them their first start. Those
that `forked` makes have both.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock

from dbos import run_dbos_database_migrations
from sqlalchemy import StaticPool, create_engine

from storage import database

prepared = database._prepare_sqlite
_filling = Lock()  # who finds a file empty fills it before anybody else looks


def copied(connection: sqlite3.Connection, record: object) -> None:
    """Prepare a connection; where its file is empty yet, it is filled with a copy of one that was migrated once."""
    with _filling:
        if not connection.execute("PRAGMA page_count").fetchone()[0]:
            template().backup(connection)
    hurried(connection, record)


def hurried(connection: sqlite3.Connection, record: object) -> None:
    """Prepare a connection, and let it leave writing to the operating system."""
    prepared(connection, record)
    connection.execute("PRAGMA synchronous=OFF")


def installed(prepare: Callable[[sqlite3.Connection, object], None] = copied) -> None:
    """Let databases be opened this way from now on."""
    database._prepare_sqlite = prepare


def prepared_home(folder: Path) -> Path:
    """Return a data folder whose database has its tables: what a process finds from its second start on."""
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o700)
    with closing(sqlite3.connect(folder / "errata.db")) as connection:
        template().backup(connection)
        connection.execute("PRAGMA journal_mode=WAL")
    (folder / "errata.db").chmod(0o600)
    return folder


@cache
def template() -> sqlite3.Connection:
    """Our tables, and those that dbos would make wherever an engine starts."""
    kept = sqlite3.connect(":memory:", check_same_thread=False)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "dbos.db"
        run_dbos_database_migrations(f"sqlite:///{file}")
        with closing(sqlite3.connect(file)) as made:
            made.backup(kept)
    with create_engine("sqlite://", creator=lambda: kept, poolclass=StaticPool).begin() as connection:
        database._upgrade(connection)
    return kept
