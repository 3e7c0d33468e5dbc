"""One claimed piece of work on its way: named steps, fences, deliveries and retries."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any, TypeVar

from pydantic import TypeAdapter
from sqlmodel import Session

from bots.courier import Courier, Delivery
from bots.engine.services import Services
from bots.engine.transactions import look, transact
from bots.messages import Place
from core.errors import ErrataError, RateLimited, Stopped, Transient, Unavailable, Unserved
from core.text.storable import storable_json
from storage.work import pieces as store
from storage.work.pieces import Work

logger = logging.getLogger(__name__)

TRIES = 3  # of one call within one claim; after that the whole piece of work is put off
LONGEST_PAUSE = 30.0  # seconds a platform may make us wait within one claim

ResultT = TypeVar("ResultT")
Effect = Callable[[Session, ResultT], None]


def _codec(kind: Any) -> TypeAdapter[Any]:
    """Return what writes and reads results of a kind: made once, as it takes milliseconds."""
    return _made(kind)


_made = lru_cache(maxsize=256)(TypeAdapter[Any])


class Run:
    """What a handler works with. `step` makes each result durable under a name; nothing visible goes past a fence."""

    def __init__(self, work: Work, services: Services, done: dict[str, str]) -> None:
        self.work = work
        self.services = services
        self.why: ErrataError | None = None  # set before this run is cancelled: stopped by its asker, or lost
        self._done = done
        self._delivered: set[str] = set()

    async def step(
        self,
        name: str,
        kind: type[ResultT] | Any,
        act: Callable[[], Awaitable[ResultT]],
        effect: Effect[ResultT] | None = None,
    ) -> ResultT:
        """Return what the step returned before, or act, and make its result durable together with `effect`.

        Steps are found by name, never by position: a version that inserts one finishes what an older one began.
        `act` is at least once, `effect` exactly once. Raises `LeaseLost` where the work is another's by now.
        """
        codec: TypeAdapter[ResultT] = _codec(kind)
        if name in self._done:
            return codec.validate_json(self._done[name])
        result = await self.patiently(act)
        body = storable_json(codec, result)

        def keep(session: Session) -> None:
            store.put_checkpoint(session, self.work, name, body)
            if effect is not None:
                effect(session, result)

        await self.transaction(keep)
        self._done[name] = body
        return result

    async def decide(self, name: str, kind: type[ResultT] | Any, act: Callable[[Session], ResultT]) -> ResultT:
        """As `step`, for one that is a transaction: what it writes and what it returns are durable together, once."""
        codec: TypeAdapter[ResultT] = _codec(kind)
        if name in self._done:
            return codec.validate_json(self._done[name])

        def keep(session: Session) -> tuple[ResultT, str]:
            store.fence(session, self.work, halting=False)
            result = act(session)
            body = storable_json(codec, result)
            store.put_checkpoint(session, self.work, name, body)
            return result, body

        result, self._done[name] = await self.transaction(keep)
        return result

    def recall(self, name: str, kind: type[ResultT]) -> ResultT | None:
        """Return what a step returned, or None where it is not finished."""
        return _codec(kind).validate_json(self._done[name]) if name in self._done else None

    async def transaction(self, act: Callable[[Session], ResultT]) -> ResultT:
        """Run one transaction. Raises `Unavailable` where the database does not answer."""
        return await transact(self.services.database, act)

    async def look(self, act: Callable[[Session], ResultT]) -> ResultT:
        """Run one transaction that only reads. Raises `Unavailable` where the database does not answer."""
        return await look(self.services.database, act)

    async def minding(self, act: Awaitable[ResultT]) -> ResultT:
        """Await; where this run is cancelled because its asker stopped it, raise `Stopped` instead."""
        try:
            return await act
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if not isinstance(self.why, Stopped) or task is None:
                raise
            task.uncancel()
            raise self.why from None

    async def patiently(self, act: Callable[[], Awaitable[ResultT]]) -> ResultT:
        """Call, and call again after a pause where trying later may work.

        Honours Retry-After: where it is longer than `LONGEST_PAUSE`, the whole piece of work is to be put off.
        """
        for attempt in range(1, TRIES):
            try:
                return await act()
            except (RateLimited, Unavailable) as error:
                pause = _pause(error, attempt, self.services.limits.retry_base)
                if pause > LONGEST_PAUSE:
                    raise
                logger.warning("%s: %s; trying again", self.work.id, error)
                await asyncio.sleep(pause)
        return await act()

    async def fence(self) -> None:
        """Make sure that this work is still ours and wanted. Raises `LeaseLost` or `Stopped`."""
        await self._check(halting=True)

    async def fence_after_halt(self) -> None:
        """As `fence`, for what is done about a question that was stopped."""
        await self._check(halting=False)

    def delivery(self, key: str, *, halting: bool = True) -> Delivery:
        """Return the right to make one thing visible; a second one for the same key asks for a look first."""
        again = not self.work.first or key in self._delivered
        self._delivered.add(key)
        return Delivery(key, self.fence if halting else self.fence_after_halt, again)

    def key(self, name: str) -> str:
        """Return a key for something this work posts that is no answer; the same after every crash."""
        return hashlib.sha256(f"{self.work.id}/{name}".encode()).hexdigest()[:32]

    def courier(self, place: Place) -> Courier | None:
        """Return who posts there, or None where nothing is ever posted (HTTP).

        Raises `Unserved` where this process has no courier for it: the work is put back, whatever asked for one.
        """
        if not place.served_by:
            return None
        courier = self.services.couriers.get(place.platform)
        if courier is None:
            raise Unserved(place.platform)
        return courier

    async def _check(self, *, halting: bool) -> None:
        if not await self.look(lambda session: store.may_go_on(session, self.work, halting=halting)):
            await self.transaction(lambda session: store.renew_for(session, self.work, halting=halting))


def _pause(error: Transient, attempt: int, base: float) -> float:
    asked = error.retry_after if isinstance(error, RateLimited) else None
    return asked if asked is not None else base * 2 ** (attempt - 1) * random.uniform(0.5, 1.5)
