"""PostgreSQL's advisory locks, all in one place so that no two mean the same: one process at a time does a thing.

Held until the transaction ends. The numbers are any fixed ones; processes of different versions must agree on them.
"""

from __future__ import annotations

from enum import IntEnum

from sqlalchemy import Connection, text
from sqlmodel import Session


class Lock(IntEnum):
    """What one process at a time does."""

    MIGRATION = 7_226_001
    TURNS = 7_226_002
    JOINING = 7_226_003
    OBJECTS = 7_226_004
    LOOKS = 7_226_005


def hold(held: Session | Connection, lock: Lock) -> None:
    """Wait until nobody else holds it. On SQLite nothing is to do: who writes is alone there."""
    connection = held.connection() if isinstance(held, Session) else held
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": int(lock)})


def hold_for(held: Session, lock: Lock, whom: str) -> None:
    """As `hold`, for one person's or thing's alone."""
    if held.get_bind().dialect.name == "postgresql":
        statement = text("SELECT pg_advisory_xact_lock(:key, hashtext(:whom))")
        held.connection().execute(statement, {"key": int(lock), "whom": whom})
