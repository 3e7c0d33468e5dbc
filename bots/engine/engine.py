"""The engine of one process: dispatches, works, watches, reaps, cleans up, and lets go in good order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

from sqlmodel import Session
from ulid import ULID

from bots.engine.cleaning import clean_up
from bots.engine.durable import Durable, Lane, workflow_id
from bots.engine.executor import Executor, Handler
from bots.engine.intake import ANSWERS, ASIDES, JOBS
from bots.engine.lease_keeper import LeaseKeeper
from bots.engine.services import Limits, Services
from bots.engine.transactions import look, transact
from core.errors import LeaseLost, Unavailable
from storage import leases
from storage import work as store

logger = logging.getLogger(__name__)

DISPATCHED = 20  # workflows started a transaction: few enough not to hold up an acknowledgement on SQLite


class Engine:
    """`start` and `stop` once each, in one event loop; one a process."""

    def __init__(self, services: Services, handlers: Mapping[str, Handler]) -> None:
        self._services = services
        self._database = services.database
        holder = leases.this_process(services.worker, str(ULID()))
        self._durable = Durable(services.database, holder.executor)
        self._keeper = LeaseKeeper(services.database, self._durable, holder, services.limits.lease_ttl)
        self._executor = Executor(services, self._keeper, handlers)
        self._news = asyncio.Event()
        self._loops: list[asyncio.Task[None]] = []
        self._dispatching: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to work. Raises `Unavailable` where the database does not answer."""
        limits = self._services.limits
        await self._keeper.gain(lambda: self._executor.stop_all(LeaseLost()))
        await self._durable.launch(self._executor.execute, self.clean_up, _lanes(limits))
        self._dispatching = asyncio.create_task(self._dispatch_for_ever())
        self._loops = [
            asyncio.create_task(_every(pause, act))
            for pause, act in (
                (limits.lease_ttl / 5, self._keeper.beat),
                (limits.watch, self._executor.watch),
                (limits.reap, self._reap),
                (limits.repair, self.repair),
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
        stuck = await look(self._database, store.stuck)
        ids = {workflow_id(work_id, generation): (work_id, generation) for work_id, generation in stuck}
        lost = set(ids) - await self._durable.unfinished(list(ids)) if ids else set()
        for missing in lost:
            # Most have simply ended between the two looks: then nothing is freed.
            if await transact(self._database, _freeing(*ids[missing])):
                logger.error("%s had lost its workflow; starting it again", missing)

    async def clean_up(self) -> None:
        """Delete what has been kept long enough; called hourly by one process."""
        await clean_up(self._database, self._durable, self._services.limits)

    async def _dispatch_for_ever(self) -> None:
        while True:
            self._news.clear()
            try:
                started = 0
                if await look(self._database, store.is_due):
                    started = await transact(self._database, self._dispatch)
            except Unavailable as error:
                logger.warning("Can't dispatch: %s", error)
                started = 0
            if started < DISPATCHED:
                await _either(self._news, self._services.limits.poll)

    def _dispatch(self, session: Session) -> int:
        due = store.due(session, DISPATCHED)
        for work_id, lane, generation in due:
            self._durable.enqueue(session, work_id, lane, generation)
        return len(due)

    async def _reap(self) -> None:
        await self._keeper.reap()

    async def _hand_over(self) -> None:
        await transact(self._database, lambda session: store.hand_over(session, self._keeper.executor))
        await self._executor.stop_all(LeaseLost(), seconds=1.0)

    async def _give_back(self) -> None:
        begun = await self._durable.begun()
        await self._durable.resume(workflow for workflow in begun if workflow.executor == self._keeper.executor)


def _lanes(limits: Limits) -> list[Lane]:
    return [
        Lane(ANSWERS, limits.answers_at_once, limits.poll),
        Lane(ASIDES, limits.asides_at_once, limits.poll),
        Lane(JOBS, limits.jobs_at_once, limits.poll * 5),  # nobody watches these: looking costs more than waiting
    ]


def _freeing(work_id: str, generation: int) -> Callable[[Session], bool]:
    return lambda session: store.free(session, work_id, generation)


async def _every(pause: float, act: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(pause)
        try:
            await act()
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
