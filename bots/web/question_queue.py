"""How many questions are answered at once, who waits how long, and that nobody works for who went away."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TypeVar

from fastapi import Request

from core.concurrency.fairness import RoundRobin
from core.errors import Overloaded, Unavailable

ResultT = TypeVar("ResultT")


@dataclass(frozen=True, slots=True)
class QueueLimits:
    """How many are answered at once, how many may be inside beside them for one asker and for all, for how long."""

    at_once: int
    waiting: int
    waiting_in_all: int
    seconds: float


@dataclass(slots=True)
class _Turn:
    """What equal work shares: one place, taken for all of it when the first of those who wait for it is called."""

    inside: int = 0
    taken: bool = False
    calls: list[asyncio.Future[None]] = field(default_factory=list)


_Ticket = tuple[_Turn, asyncio.Future[None]]


class FairQueue:
    """So many run; others wait, and askers take turns: one's hundred wait behind another's first.

    Work of equal keys takes one place together: it is done once for all, so that those who wait for it wait for nobody
    else, and are called as early as the first of them.
    """

    def __init__(self, limits: QueueLimits) -> None:
        self._limits = limits
        self._free = limits.at_once
        self._line: RoundRobin[str, _Ticket] = RoundRobin()
        self._turns: dict[Hashable, _Turn] = {}
        self._inside: Counter[str] = Counter()

    @property
    def inside(self) -> int:
        """How many run or wait."""
        return self._inside.total()

    def admit(self, who: str, key: Hashable, work: Callable[[], Awaitable[ResultT]]) -> asyncio.Task[ResultT]:
        """Begin `work` when the turn of `who` comes.

        Raises `Overloaded`; the task raises `Unavailable` past its time.
        """
        limits = self._limits
        of_one, of_all = limits.at_once + limits.waiting, limits.at_once + limits.waiting_in_all
        if self._inside[who] >= of_one or self.inside >= of_all:
            raise Overloaded(
                f"Busy: {self.inside} questions are being answered or wait.",
                hint="Please ask again in a few seconds.",
                position=self.inside + 1,
            )
        self._inside[who] += 1
        task = asyncio.create_task(self._in_turn(who, key, work))
        task.add_done_callback(lambda _: self._leave(who))
        return task

    async def _in_turn(self, who: str, key: Hashable, work: Callable[[], Awaitable[ResultT]]) -> ResultT:
        try:
            async with asyncio.timeout(self._limits.seconds), self._turn(who, key):
                return await work()
        except TimeoutError as error:
            raise Unavailable("The answer took too long.", hint="Please ask again.") from error

    @asynccontextmanager
    async def _turn(self, who: str, key: Hashable) -> AsyncIterator[None]:
        turn = self._turns.setdefault(key, _Turn())
        turn.inside += 1
        try:
            if not turn.taken:
                await self._called(who, turn)
            yield
        finally:
            turn.inside -= 1
            if not turn.inside:
                del self._turns[key]
                self._free += turn.taken
                self._call_next()

    async def _called(self, who: str, turn: _Turn) -> None:
        """Wait in the line of `who` until this turn has a place, whoever of those who share it was called first."""
        call: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        turn.calls.append(call)
        self._line.push(who, (turn, call))
        self._call_next()
        await call

    def _call_next(self) -> None:
        """Give free places to those whose turn it is; who has gone, or was called with an equal, is passed over."""
        while self._free and len(self._line):
            turn, call = self._line.pop()
            if call.done():
                continue
            turn.taken = True
            self._free -= 1
            for waiting in turn.calls:
                if not waiting.done():
                    waiting.set_result(None)

    def _leave(self, who: str) -> None:
        self._inside[who] -= 1
        if not self._inside[who]:
            del self._inside[who]


def cancel_when_gone(request: Request, task: asyncio.Task[ResultT]) -> None:
    """Cancel `task` as soon as whoever asked has gone away. The body must have been read."""
    watching = asyncio.create_task(_watch(request, task))
    task.add_done_callback(lambda _: watching.cancel())


async def _watch(request: Request, task: asyncio.Task[ResultT]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
    task.cancel()
