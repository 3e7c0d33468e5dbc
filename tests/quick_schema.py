"""Databases for tests: tables as the migrations left them once, and no waiting for a disk that loses no power.

Processes that tests start have neither: they are the real thing.
"""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

from sqlalchemy import Connection, create_engine

from storage import database

migrated = database._upgrade
prepared = database._prepare_sqlite


def upgraded(connection: Connection) -> None:
    """Stand in for the migrations where there is nothing to migrate yet; everything else takes their way."""
    empty = connection.dialect.name == "sqlite" and not _tables(connection)
    for statement in _statements() if empty else ():
        connection.exec_driver_sql(statement)
    if not empty:
        migrated(connection)


def hurried(connection: sqlite3.Connection, record: object) -> None:
    """Prepare a connection, and let it leave writing to the operating system."""
    prepared(connection, record)
    connection.execute("PRAGMA synchronous=OFF")


def installed(upgrade: Callable[[Connection], None] = upgraded) -> None:
    """Let databases be opened and brought up to date this way from now on."""
    database._upgrade = upgrade
    database._prepare_sqlite = hurried


def _tables(connection: Connection) -> int:
    return int(connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar_one())


@cache
def _statements() -> tuple[str, ...]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "errata.db"
        engine = create_engine(f"sqlite:///{path}")
        with engine.begin() as connection:
            migrated(connection)
        engine.dispose()
        with sqlite3.connect(path) as made:
            return tuple(line for line in made.iterdump() if not line.startswith(("BEGIN", "COMMIT")))
