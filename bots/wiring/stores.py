"""What is kept in the main database and beside it: ledger, caches, the private data folder."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from core.costs.accounts import Caps
from core.errors import BadSetting, Unavailable
from core.ports import Clock, Departures
from core.settings import Settings

if TYPE_CHECKING:
    from storage.caches.redis_store import InRedis
    from storage.caches.stores import Store
    from storage.costs.ledger import SqlLedger
    from storage.database import Database


class SystemClock:
    """The real time."""

    def now(self) -> datetime:
        """Return the time in UTC."""
        return datetime.now(UTC)

    def monotonic(self) -> float:
        """Return seconds of a clock that never goes back."""
        return time.monotonic()


@dataclass(frozen=True, slots=True)
class Caches:
    """The tiers behind both caches, and Redis if that is one of them."""

    tiers: Store
    redis: InRedis | None


def open_main_database(settings: Settings) -> Database:
    """Open the main database; see `storage.database.open_database` for errors."""
    from storage.database import open_database

    tighten_home(settings)
    return open_database(settings.database)


@asynccontextmanager
async def open_ledger(settings: Settings) -> AsyncIterator[SqlLedger]:
    """Open the ledger of model calls without the rest of the Kit, and close it again."""
    database = await asyncio.to_thread(open_main_database, settings)
    ledger = ledger_of(settings, database, SystemClock())
    try:
        yield ledger
    finally:
        await ledger.close()
        database.close()


def ledger_of(settings: Settings, database: Database, clock: Clock) -> SqlLedger:
    """Return the ledger of model calls, with the configured caps."""
    from storage.costs.ledger import SqlLedger

    return SqlLedger(database, Caps.of(settings), clock.now)


def departures_of(database: Database, *, opened: bool = False) -> Departures:
    """Return what is known of collections that may leave; `opened`: it closes the database."""
    from storage.access.departures import StoredDepartures

    return StoredDepartures(database, opened=opened)


def caches_of(settings: Settings, database: Database) -> Caches:
    """Return the tiers: the process, then Redis where it is configured, else the database."""
    from storage.caches.stores import InDatabase, InProcess

    redis = _redis_of(settings.redis_url) if settings.redis_url else None
    return Caches(InProcess(redis or InDatabase(database)), redis)


def _redis_of(url: str) -> InRedis:
    from storage.caches.redis_store import InRedis

    return InRedis(url)


async def probe_redis(settings: Settings) -> str:
    """Ping Redis. Raises `Unavailable`."""
    from redis.asyncio import Redis
    from redis.exceptions import RedisError

    client = Redis.from_url(settings.redis_url or "", socket_connect_timeout=3, socket_timeout=3)
    try:
        await client.ping()
    except (RedisError, OSError) as error:
        raise Unavailable(f"Redis does not answer: {error}.", hint="Caches are kept in SQLite meanwhile.") from error
    finally:
        await client.aclose()
    return "answers"


def tighten_home(settings: Settings) -> None:
    """Make the data folder where there is none, and close it to other users.

    Raises `BadSetting`, also where the database that lies there is another application's: it is left as it is.
    """
    from storage.database import REVISIONS
    from storage.private_files import make_private_folder, tighten
    from storage.schema_identity import look_into

    if not settings.database_url:
        look_into(settings.errata_home / "errata.db", REVISIONS)
    try:
        make_private_folder(settings.errata_home)
    except OSError as error:
        raise BadSetting(
            f"The data folder {settings.errata_home} can't be made: {error.strerror}.",
            hint="Set ERRATA_HOME to another.",
        ) from error
    tighten(settings.errata_home)
