"""Carries out claimed work with a table of handlers: ended, put off, buried, or left to who took it over."""

from __future__ import annotations

import asyncio
import logging
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from sqlmodel import Session

from bots.engine.lease_keeper import LeaseKeeper
from bots.engine.run import Run
from bots.engine.services import Limits, Services
from bots.engine.transactions import insist, look
from core.concurrency.scarcity import out_of_files
from core.errors import ErrataError, LeaseLost, Permanent, RateLimited, Stopped, Transient, Unavailable, Unserved
from storage.conversations import questions
from storage.states import Lane
from storage.work import pieces as store
from storage.work.pieces import Work

logger = logging.getLogger(__name__)

LONGEST_PUT_OFF = 300.0
LONGEST_WAIT = 3_600.0  # seconds; a service that asks for more is asked again after this long
SUSPECTED = 3  # claims without progress from which on work may be what brings processes down
LAST_WORDS = 10


@dataclass(frozen=True, slots=True)
class Handler:
    """What is done about one kind of work: `act`, and `fault`, which tells whoever waits that it was given up."""

    act: Callable[[Run], Awaitable[None]]
    fault: Callable[[Run, ErrataError], Awaitable[None]]


class Exhausted(Permanent):
    """It was tried as often, or as long, as is allowed."""


@dataclass(slots=True)
class _Active:
    run: Run
    task: asyncio.Task[None]

    def stop(self, why: ErrataError) -> None:
        if self.run.why is None:
            self.run.why = why
            self.task.cancel()


class Executor:
    """One a process. `execute` is what each workflow calls."""

    def __init__(self, services: Services, keeper: LeaseKeeper, handlers: Mapping[str, Handler]) -> None:
        self._services = services
        self._keeper = keeper
        self._handlers = handlers
        self._platforms = frozenset(services.couriers)
        self._draining = False
        self._active: dict[str, _Active] = {}
        self.on_free: Callable[[], object] = int  # called when a hand is free
        self._parked: set[asyncio.Task[None]] = set()

    async def execute(self, work_id: str, generation: int = 0) -> None:
        """Claim a piece of work and carry it out; returns once it is ended, put off, or safely another's."""
        if self._draining:
            await self._park()
        term = await self._keeper.held()
        try:
            work = await insist(
                self._services.database,
                lambda session: store.claim(session, work_id, generation, self._keeper.executor, self._platforms),
            )
            if work is not None:
                await self._carry(work)
        except LeaseLost:
            # Were we to return now, this workflow would count as ended: wait until it is back in its lane.
            if self._draining:
                await self._park()
            await self._keeper.settled_since(term)

    def busy(self) -> Counter[str]:
        """Return how much of each queue is being done here."""
        return Counter(active.run.work.queue for active in self._active.values())

    async def stop_all(self, why: ErrataError, seconds: float = 5.0) -> None:
        """Cancel what is under way, and wait until it let go."""
        for active in self._active.values():
            active.stop(why)
        await self._wait(seconds)

    async def drain(self, seconds: float) -> bool:
        """Begin nothing new and wait until all under way is finished; False where `seconds` did not suffice."""
        self._draining = True
        await self._wait(seconds)
        return not self._active

    def unpark(self) -> None:
        """Let go of what arrived while draining, after it has been handed over."""
        for task in self._parked:
            task.cancel()

    async def watch(self) -> None:
        """Cancel what others took over, and what its asker stopped, deleted or edited."""
        looked_at = dict(self._active)  # what begins while we read is looked at next time
        if not looked_at:
            return
        found = await look(self._services.database, lambda session: store.statuses(session, list(looked_at)))
        for work_id, active in looked_at.items():
            status = found.get(work_id)
            if status is None or status.epoch != active.run.work.epoch:
                active.stop(LeaseLost())
            elif status.halt:
                active.stop(Stopped(status.halt))

    async def _wait(self, seconds: float) -> None:
        tasks = [active.task for active in self._active.values()]
        if tasks:
            await asyncio.wait(tasks, timeout=seconds)
            await asyncio.sleep(0)  # lets `_carry` take note

    async def _park(self) -> None:
        task = asyncio.current_task()
        if task is not None:
            self._parked.add(task)
        await asyncio.Event().wait()

    async def _carry(self, work: Work) -> None:
        database = self._services.database
        run = Run(work, self._services, await insist(database, lambda session: store.checkpoints(session, work.id)))
        active = _Active(run, asyncio.create_task(self._carry_out(run)))
        self._active[work.id] = active
        try:
            await asyncio.wait({active.task})
        finally:
            if self._active.get(work.id) is active:
                del self._active[work.id]
            self.on_free()
        if active.task.cancelled():
            raise run.why or LeaseLost()
        await active.task

    async def _carry_out(self, run: Run) -> None:
        try:
            await self._carry_to_its_end(run)
        except Unserved as error:
            platform = error.platform
            logger.info("%s posts to %s: left to a process that can", run.work.id, platform)
            await insist(self._services.database, lambda session: store.put_back(session, run.work, platform))

    async def _carry_to_its_end(self, run: Run) -> None:
        work = run.work
        try:
            await self._act(run)
        except (LeaseLost, Unserved):
            raise
        except Stopped as stopped:
            logger.info("%s: %s", work.id, stopped)
            await self._end(work)
        except Transient as error:
            await self._try_later(run, error)
        except ErrataError as error:
            await self._bury(run, error)
        except Exception as error:
            if out_of_files(error):  # of this process, not of this work: it has its turn when there are some again
                await self._try_later(run, Unavailable("No further file or connection can be opened."))
                return
            logger.exception("%s failed", work.id)
            await self._bury(run, _unexpected(error))
        else:
            await self._end(work)

    async def _act(self, run: Run) -> None:
        limits, work = self._services.limits, run.work
        if work.attempts > _allowed(limits, work):
            raise Exhausted(f"Given up after {_allowed(limits, work)} crashes.")
        handler = self._handlers.get(work.name)
        if handler is None:
            raise Unavailable(f"This version can't do {work.name!r}; a newer one may.")
        try:
            async with asyncio.timeout(_time_limit(limits, work.lane)):
                await run.minding(self._carefully(handler, run))
        except TimeoutError as error:
            raise Exhausted("It took too long.") from error

    async def _carefully(self, handler: Handler, run: Run) -> None:
        if run.work.attempts > SUSPECTED:  # not together with all that crashed with it: one of them brought it about
            await asyncio.sleep(random.uniform(0, self._services.limits.suspect_pause))
        await handler.act(run)

    async def _try_later(self, run: Run, error: Transient) -> None:
        if run.work.put_offs >= self._services.limits.put_offs:
            await self._bury(run, error)
        else:
            await self._put_off(run.work, error)

    async def _put_off(self, work: Work, error: Transient) -> None:
        limits = self._services.limits
        pause = min(limits.put_off_base * 2**work.put_offs, LONGEST_PUT_OFF) * random.uniform(0.8, 1.2)
        if isinstance(error, RateLimited):
            pause = max(pause, min(error.retry_after or 0.0, LONGEST_WAIT))
        logger.warning("%s: %s; again in %.0f s", work.id, error, pause)
        await insist(self._services.database, lambda session: store.put_off(session, work, pause, str(error)))

    async def _bury(self, run: Run, error: ErrataError) -> None:
        logger.error("%s is given up: %s", run.work.id, error)
        handler = self._handlers.get(run.work.name)
        # A few claims more than allowed are for saying so; if even that crashed us, it is buried in silence.
        if handler is not None and run.work.attempts <= _allowed(self._services.limits, run.work) + LAST_WORDS:
            unsaid = await self._say(handler, run, error)
            if unsaid is not None and run.work.put_offs < self._services.limits.put_offs:
                await self._put_off(run.work, unsaid)
                return
        await self._end(run.work, str(error))

    async def _say(self, handler: Handler, run: Run, error: ErrataError) -> Transient | None:
        """Tell whoever waits; returns why that was not possible where it may be later."""
        try:
            async with asyncio.timeout(self._services.limits.aside_timeout):
                await handler.fault(run, error)
        except (LeaseLost, Unserved):
            raise
        except Transient as later:
            return later
        except TimeoutError:
            return Unavailable("Nobody could be told in time that it was given up.")
        except Exception:
            logger.exception("%s: nobody could be told that it was given up", run.work.id)
        return None

    async def _end(self, work: Work, error: str = "") -> None:
        def end(session: Session) -> None:
            store.finish(session, work, error)
            if error:
                questions.fail(session, work.id, error)

        await insist(self._services.database, end)


def _allowed(limits: Limits, work: Work) -> int:
    """A vote calls no model and reads no file: what brings processes down around it is something else."""
    return limits.attempts * 5 if work.lane == Lane.ASIDES else limits.attempts


def _time_limit(limits: Limits, lane: str) -> float:
    timeouts: Mapping[str, float] = {
        Lane.ANSWERS: limits.answer_timeout,
        Lane.ASIDES: limits.aside_timeout,
        Lane.JOBS: limits.job_timeout,
        Lane.RETRIES: limits.answer_timeout,
    }
    return timeouts[lane]


def _unexpected(error: Exception) -> ErrataError:
    return Permanent(f"Something unexpected went wrong ({type(error).__name__}).", hint="It was recorded.")
