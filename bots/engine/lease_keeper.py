"""Keeps this process's lease alive, and takes over the work of processes whose lease ran out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlmodel import Session

from bots.engine.durable import Durable
from bots.engine.transactions import insist, look, transact
from core.errors import LeaseLost, Unavailable
from storage.database import Database, SteadyConnection
from storage.work import leases
from storage.work.leases import Holder

logger = logging.getLogger(__name__)

BEATS = 5  # heartbeats a lease's life

OnLost = Callable[[], Awaitable[None]]


class LeaseKeeper:
    """`term` counts how often the lease was gained: what began in an earlier term has been handed over."""

    def __init__(self, database: Database, durable: Durable, holder: Holder, ttl: float) -> None:
        self.executor = holder.executor
        self._database = database
        self._durable = durable
        self._holder = holder
        self._ttl = ttl
        self._term = 0
        self._held = asyncio.Event()
        self._regaining = asyncio.Lock()
        self._on_lost: OnLost = _nothing
        # A thread and a connection of its own: neither a busy pool nor a full file table must make a live process look
        # dead.
        self._thread = ThreadPoolExecutor(1, "errata-lease")
        self._steady = SteadyConnection(database)

    async def gain(self, on_lost: OnLost) -> None:
        """Begin to hold the lease; `on_lost` must stop all work under way before it returns."""
        self._on_lost = on_lost
        await insist(self._database, lambda session: leases.acquire(session, self._holder, self._ttl))
        await self._beat()  # opens the connection while there is a descriptor to be had
        self._term += 1
        self._held.set()

    async def held(self) -> int:
        """Wait until the lease is held, and return the term."""
        await self._held.wait()
        return self._term

    async def settled_since(self, term: int) -> None:
        """Return once work begun in `term` is safe with whoever holds it now."""
        # A lost fence may just mean that another claim overtook ours, with our lease alive: it must be known which.
        while self._term == term and not await self._beat():  # noqa: ASYNC110 - it asks a database
            await asyncio.sleep(self._ttl / BEATS)
        await self._held.wait()

    async def beat(self) -> None:
        """Renew the lease; where it was lost, stop everything, put what we had back into its lanes, and begin anew."""
        await self._beat()

    async def _beat(self) -> bool:
        """Return False where the database did not answer, so that nothing is known."""
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._thread, self._steady.transaction, self._renew)
        except LeaseLost:
            await self._regain()
        except (OperationalError, InterfaceError) as error:
            logger.warning("The lease could not be renewed: %s", error)
            return False
        return True

    async def reap(self) -> list[str]:
        """Put the work of dead processes back into its lanes; returns the ids of what was taken over."""
        if not await look(self._database, lambda session: leases.may_reap(session, self._holder)):
            return []
        if not await transact(self._database, self._begin_reaping):
            return []
        dead = await look(self._database, lambda session: leases.dead(session, self._holder))
        if dead:
            dead = await transact(self._database, lambda session: leases.remove_dead(session, self._holder))
        begun = await self._durable.begun()
        # Read after the list: a process that begins something holds its lease before.
        live = await look(self._database, leases.live)
        orphans = [workflow for workflow in begun if workflow.executor not in live]
        if dead or orphans:
            logger.warning("Taking over %d pieces of work; dead: %s", len(orphans), ", ".join(dead) or "none new")
        await self._durable.resume(orphans)
        return [workflow.id for workflow in orphans]

    async def let_go(self) -> None:
        """Give the lease back, so that others take over at once."""
        self._held.clear()
        try:
            await transact(self._database, lambda session: leases.release(session, self.executor))
        except Unavailable:
            logger.warning("The lease could not be given back; it runs out in %.0f s", self._ttl)
        self._thread.submit(self._steady.close)
        self._thread.shutdown(wait=False)

    def _renew(self, session: Session) -> None:
        leases.renew(session, self.executor, self._ttl)

    def _begin_reaping(self, session: Session) -> bool:
        return leases.begin_reaping(session, self._holder, self._ttl)

    async def _regain(self) -> None:
        term = self._term
        async with self._regaining:
            if self._term != term:
                return
            logger.error("Lost the lease: stopping what was under way, others have taken it over")
            self._held.clear()
            await self._on_lost()
            await insist(self._database, lambda session: leases.acquire(session, self._holder, self._ttl))
            await self._resume_mine()
            self._term += 1
            self._held.set()

    async def _resume_mine(self) -> None:
        # What the reaper did not see, because our new lease was there before it looked.
        begun = await self._durable.begun()
        await self._durable.resume(workflow for workflow in begun if workflow.executor == self.executor)


async def _nothing() -> None:
    return None
