"""Where cached bytes are kept: in this process or in the main database. A broken store is a miss."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from sqlmodel import Session, col, delete, select

from core.errors import StoreCorrupt
from storage.database import Database
from storage.tables.caches import CacheRow

log = logging.getLogger("errata.cache")
ResultT = TypeVar("ResultT")
IN_PROCESS_ENTRIES = 512
IN_PROCESS_BYTES = 32 * 2**20


class Store(Protocol):
    """Bytes by key, for a while."""

    async def get(self, key: str) -> bytes | None:
        """Return the value, None where there is none (any more) or the store is out of order."""

    async def put(self, key: str, value: bytes, ttl_seconds: float) -> None:
        """Keep a value; quietly nothing where the store is out of order."""

    async def delete(self, key: str) -> None:
        """Forget a value."""


class InProcess:
    """The small tier in front of another store: the latest entries of this process, bounded in number and bytes."""

    def __init__(self, behind: Store, now: Callable[[], float] = time.monotonic) -> None:
        self._behind = behind
        self._now = now
        self._entries: OrderedDict[str, tuple[bytes, float]] = OrderedDict()
        self._bytes = 0

    async def get(self, key: str) -> bytes | None:
        """Return the value kept here, or the one behind."""
        value, expires = self._entries.get(key, (b"", 0.0))
        if expires > self._now():
            self._entries.move_to_end(key)
            return value
        self._drop(key)
        return await self._behind.get(key)

    async def put(self, key: str, value: bytes, ttl_seconds: float) -> None:
        """Keep a value here and behind."""
        self._drop(key)
        self._entries[key] = (value, self._now() + ttl_seconds)
        self._bytes += len(value)
        while len(self._entries) > IN_PROCESS_ENTRIES or self._bytes > IN_PROCESS_BYTES:
            self._drop(next(iter(self._entries)))
        await self._behind.put(key, value, ttl_seconds)

    async def delete(self, key: str) -> None:
        """Forget a value here and behind."""
        self._drop(key)
        await self._behind.delete(key)

    def _drop(self, key: str) -> None:
        value, _ = self._entries.pop(key, (b"", 0.0))
        self._bytes -= len(value)


class InDatabase:
    """The main database as a store."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, key: str) -> bytes | None:
        """Return a value that has not expired."""
        row = await _quietly(self._database.read(lambda session: session.get(CacheRow, key)))
        return row.value if row is not None and row.expires_at > time.time() else None

    async def put(self, key: str, value: bytes, ttl_seconds: float) -> None:
        """Keep a value, in the place of an older one."""
        row = CacheRow(key=key, value=value, expires_at=time.time() + ttl_seconds)
        await _quietly(self._database.run(lambda session: session.merge(row)))

    async def delete(self, key: str) -> None:
        """Forget a value."""
        await _quietly(self._database.run(lambda s: s.exec(delete(CacheRow).where(col(CacheRow.key) == key))))


def sweep_cache(database: Database, limit: int = 5_000) -> int:
    """Delete expired entries from the main database, and return how many there were."""

    def work(session: Session) -> int:
        expired = session.exec(select(CacheRow.key).where(CacheRow.expires_at < time.time()).limit(limit)).all()
        session.exec(delete(CacheRow).where(col(CacheRow.key).in_(expired)))
        return len(expired)

    return database.transaction(work)


async def _quietly(call: Awaitable[ResultT]) -> ResultT | None:
    try:
        return await call
    except (SQLAlchemyError, StoreCorrupt) as error:
        log.warning("The cache's table can't be used: %s", type(error).__name__)
        return None
