"""The engine of one process: dispatches, works, watches, reaps, cleans up, and lets go in good order."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlmodel import Session
from ulid import ULID

from bots.engine.changes import Changes
from bots.engine.cleaning import clean_up
from bots.engine.digesting import have_told
from bots.engine.durable import Durable, PolledQueue, workflow_id
from bots.engine.executor import Executor, Handler
from bots.engine.lease_keeper import LeaseKeeper
from bots.engine.reasking import have_asked
from bots.engine.services import Limits, Services
from bots.engine.suggesting import expire
from bots.engine.transactions import look, transact
from core.concurrency.scarcity import Seldom
from core.errors import LeaseLost, Unavailable
from storage.states import Lane
from storage.work import leases, queues, recovery
from storage.work import pieces as store
from storage.work.queues import LaneCapacity

logger = logging.getLogger(__name__)

DISPATCHED = 20  # workflows started a transaction: few enough not to hold up an acknowledgement on SQLite


@dataclass(frozen=True, slots=True)
class Served:
    """A lane of a platform: the queue that is listened to, and how much of it may be begun."""

    queue: PolledQueue
    capacity: LaneCapacity


class Engine:
    """`start` and `stop` once each, in one event loop; one a process."""

    def __init__(self, services: Services, handlers: Mapping[str, Handler]) -> None:
        self._services = services
        self._database = services.database
        self._platforms = tuple(sorted(services.couriers))
        holder = leases.this_process(services.worker, str(ULID()), self._platforms)
        self._durable = Durable(services.database, holder.executor)
        self._keeper = LeaseKeeper(services.database, self._durable, holder, services.limits.lease_ttl)
        self._executor = Executor(services, self._keeper, handlers)
        self._executor.on_free = self.wake
        self._changes = Changes(services)
        self._lanes = _lanes(services.limits, self._platforms)
        self._news = asyncio.Event()
        self._loops: list[asyncio.Task[None]] = []
        self._dispatching: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to work. Raises `Unavailable` where the database does not answer."""
        limits = self._services.limits
        await self._keeper.gain(lambda: self._executor.stop_all(LeaseLost()))
        await self._durable.launch(self._executor.execute, self.clean_up, [lane.queue for lane in self._lanes])
        self._dispatching = asyncio.create_task(self._dispatch_for_ever())
        self._loops = [
            asyncio.create_task(_every(pause, act))
            for pause, act in (
                (limits.lease_ttl / 5, self._keeper.beat),
                (limits.watch, self._executor.watch),
                (limits.reap, self._reap),
                (limits.repair, self.repair),
                (limits.changes, self._changes.look),
            )
        ]

    def wake(self) -> None:
        """Look for work now, instead of at the next poll."""
        self._news.set()

    async def stop(self) -> None:
        """Finish what is under way within the limit, hand the rest over, and let go."""
        self._durable.stop_taking()
        if self._dispatching is not None:
            await _cancel([self._dispatching])
        finished = await self._executor.drain(self._services.limits.shutdown)
        await _cancel(self._loops)
        if not finished:
            await self._hand_over()
        await self._keeper.let_go()
        await self._give_back()
        self._executor.unpark()
        await self._durable.close()

    async def repair(self) -> None:
        """Start again what is queued or running by our tables, but has no workflow: a net below everything else."""
        stuck = await look(self._database, lambda session: recovery.stuck(session, self._platforms))
        ids = {workflow_id(work_id, generation): (work_id, generation) for work_id, generation in stuck}
        lost = set(ids) - await self._durable.unfinished(list(ids)) if ids else set()
        for missing in lost:
            # Most have simply ended between the two looks: then nothing is freed.
            if await transact(self._database, _freeing(*ids[missing])):
                logger.error("%s had lost its workflow; starting it again", missing)

    async def clean_up(self) -> None:
        """Do what is due every hour: take out what holds no longer, judge gates, delete; called by one process."""
        await expire(self._services)
        await have_asked(self._database, time.time())
        await have_told(self._services, time.time())
        await clean_up(self._database, self._durable, self._services.limits)

    async def _dispatch_for_ever(self) -> None:
        seldom = Seldom()
        while True:
            self._news.clear()
            try:
                started = 0
                free = await look(self._database, lambda session: queues.startable(session, self._capacities()))
                if free:
                    started = await transact(self._database, self._dispatching_to(free))
                    self._durable.wake()
            except Unavailable as error:
                if seldom:
                    logger.warning("Can't dispatch: %s", error)
                started = 0
            if started < DISPATCHED:
                await _either(self._news, self._services.limits.poll)

    def _capacities(self) -> list[LaneCapacity]:
        """Return what could be begun here now: the rest waits in line, where those who come after it may go before."""
        busy = self._executor.busy()
        return [replace(lane.capacity, free=lane.capacity.free - busy[lane.queue.name]) for lane in self._lanes]

    def _dispatching_to(self, free: Sequence[LaneCapacity]) -> Callable[[Session], int]:
        return lambda session: self._dispatch(session, free)

    def _dispatch(self, session: Session, free: Sequence[LaneCapacity]) -> int:
        due = queues.due(session, DISPATCHED, free)
        for work_id, queue, generation in due:
            self._durable.enqueue(session, work_id, queue, generation)
        return len(due)

    async def _reap(self) -> None:
        await self._keeper.reap()

    async def _hand_over(self) -> None:
        await transact(self._database, lambda session: store.hand_over(session, self._keeper.executor))
        await self._executor.stop_all(LeaseLost(), seconds=1.0)

    async def _give_back(self) -> None:
        begun = await self._durable.begun()
        await self._durable.resume(workflow for workflow in begun if workflow.executor == self._keeper.executor)


def _lanes(limits: Limits, platforms: Sequence[str]) -> list[Served]:
    """Return what this process serves: the lanes of its platforms, and those of work that posts nowhere.

    Half of a lane is the most that one person gets at once: whoever comes next finds one free.
    """
    # What is begun here is looked for at once (`Durable.wake`); by itself, only what another process began and left.
    slowly = limits.poll * 50
    served = []
    for platform in ("", *platforms):
        watched = limits.poll * 10 if platform else slowly
        for lane, at_once, poll in (
            (Lane.ANSWERS, limits.answers_at_once, watched),
            (Lane.ASIDES, limits.asides_at_once, watched),
            (Lane.JOBS, limits.jobs_at_once, slowly),
            (Lane.RETRIES, limits.retries_at_once, watched),
        ):
            capacity = LaneCapacity(lane, platform, at_once, max(1, at_once // 2))
            if lane is Lane.RETRIES:
                capacity = replace(capacity, behind=Lane.ANSWERS, patience=limits.retries_give_way)
            served.append(Served(PolledQueue(queues.queue_of(lane, platform), at_once, poll), capacity))
    return served


def _freeing(work_id: str, generation: int) -> Callable[[Session], bool]:
    return lambda session: recovery.free(session, work_id, generation)


async def _every(pause: float, act: Callable[[], Awaitable[object]]) -> None:
    seldom = Seldom()
    while True:
        await asyncio.sleep(pause)
        try:
            await act()
        except (Unavailable, OperationalError, InterfaceError) as error:
            if seldom:
                logger.warning("A chore waits for the database: %s", str(error).partition("\n")[0])
        except Exception:
            logger.exception("A chore failed; it is tried again")


async def _either(event: asyncio.Event, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return


async def _cancel(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
