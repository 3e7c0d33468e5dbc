"""Redis as a store of cached bytes; apart from the others, as its client takes long to load and few have one."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from redis.asyncio import Redis
from redis.exceptions import RedisError

log = logging.getLogger("errata.cache")
ResultT = TypeVar("ResultT")
REDIS_SECONDS = 0.5  # past that, asking Redis costs more than it saves
PAUSE_SECONDS = 5.0  # how long a Redis that failed is left alone


class InRedis:
    """Redis as a store, shared by all processes. After a fault it is left alone for a few seconds."""

    def __init__(self, url: str) -> None:
        self._client = Redis.from_url(url, socket_connect_timeout=REDIS_SECONDS, socket_timeout=REDIS_SECONDS)
        self._down_until = 0.0

    async def get(self, key: str) -> bytes | None:
        """Return the value, None where Redis does not answer."""
        found = await self._ask(lambda: self._client.get(key))
        return found if isinstance(found, bytes) else None

    async def put(self, key: str, value: bytes, ttl_seconds: float) -> None:
        """Keep a value for its time."""
        await self._ask(lambda: self._client.set(key, value, px=int(ttl_seconds * 1000)))

    async def delete(self, key: str) -> None:
        """Forget a value."""
        await self._ask(lambda: self._client.delete(key))

    async def close(self) -> None:
        """Close the connections."""
        await self._client.aclose()

    async def _ask(self, call: Callable[[], Awaitable[ResultT]]) -> ResultT | None:
        if time.monotonic() < self._down_until:
            return None
        try:
            async with asyncio.timeout(2 * REDIS_SECONDS):
                return await call()
        except (RedisError, OSError, TimeoutError) as error:
            self._down_until = time.monotonic() + PAUSE_SECONDS
            log.warning("Redis does not answer (%s): nothing is cached for %.0f s.", error, PAUSE_SECONDS)
            return None
