"""A look at the main database as it is: of whatever revision, without bringing it up to date or making one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, create_engine, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DatabaseError
from sqlalchemy.pool import NullPool

from core.errors import BadSetting, Unavailable

ResultT = TypeVar("ResultT")


def look_at(url: str, work: Callable[[Connection, str], ResultT]) -> ResultT | None:
    """Return what `work` makes of a connection and the revision of its tables, or None where nothing is there yet.

    Raises `BadSetting` for what is no address, `Unavailable` where the database can't be read.
    """
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise BadSetting("DATABASE_URL is not a database URL.") from error
    if parsed.get_backend_name() == "sqlite" and not Path(parsed.database or "").is_file():
        return None
    engine = create_engine(parsed, poolclass=NullPool)
    try:
        with engine.connect() as connection:
            revision = _revision(connection)
            return work(connection, revision) if revision else None
    except (DatabaseError, UnicodeDecodeError) as error:
        raise Unavailable(f"The database can't be read: {type(error).__name__}.") from error
    finally:
        engine.dispose()


def revision_at(url: str) -> str:
    """Return the revision of a database's tables; empty where there are none yet."""
    return look_at(url, lambda _, revision: revision) or ""


def _revision(connection: Connection) -> str:
    if not inspect(connection).has_table("alembic_version"):
        return ""
    row = connection.execute(text("SELECT version_num FROM alembic_version")).first()
    return "" if row is None else str(row[0])
