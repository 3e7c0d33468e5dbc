"""How many questions are answered at once, how many may wait, and that nobody works for who went away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TypeVar

from fastapi import Request

from core.errors import Overloaded, Unavailable

ResultT = TypeVar("ResultT")


@dataclass(slots=True)
class _Turn:
    """What equal work shares: one place, taken by the first and given back by the last."""

    inside: int = 0
    taken: bool = False
    taking: asyncio.Lock = field(default_factory=asyncio.Lock)


class Turnstile:
    """`at_once` run, `waiting` wait in the order they came, the next is turned away.

    Work of equal keys takes one place together: it is done once for all, so that those who wait for it wait for nobody
    else.
    """

    def __init__(self, at_once: int, waiting: int, seconds: float) -> None:
        self._free = asyncio.Semaphore(at_once)
        self._turns: dict[Hashable, _Turn] = {}
        self._room = at_once + waiting
        self._seconds = seconds
        self.inside = 0

    def admit(self, work: Callable[[], Awaitable[ResultT]], key: Hashable) -> asyncio.Task[ResultT]:
        """Begin `work` when its turn comes. Raises `Overloaded`; the task raises `Unavailable` past its time."""
        if self.inside >= self._room:
            raise Overloaded(
                f"Busy: {self.inside} questions are being answered or wait.",
                hint="Please ask again in a few seconds.",
                position=self.inside + 1,
            )
        self.inside += 1
        task = asyncio.create_task(self._in_turn(work, key))
        task.add_done_callback(self._leave)
        return task

    async def _in_turn(self, work: Callable[[], Awaitable[ResultT]], key: Hashable) -> ResultT:
        try:
            async with asyncio.timeout(self._seconds), self._turn(key):
                return await work()
        except TimeoutError as error:
            raise Unavailable("The answer took too long.", hint="Please ask again.") from error

    @asynccontextmanager
    async def _turn(self, key: Hashable) -> AsyncIterator[None]:
        turn = self._turns.setdefault(key, _Turn())
        turn.inside += 1
        try:
            async with turn.taking:
                if not turn.taken:
                    await self._free.acquire()
                    turn.taken = True
            yield
        finally:
            turn.inside -= 1
            if not turn.inside:
                del self._turns[key]
                if turn.taken:
                    self._free.release()

    def _leave(self, _: object) -> None:
        self.inside -= 1


def cancel_when_gone(request: Request, task: asyncio.Task[ResultT]) -> None:
    """Cancel `task` as soon as whoever asked has gone away. The body must have been read."""
    watching = asyncio.create_task(_watch(request, task))
    task.add_done_callback(lambda _: watching.cancel())


async def _watch(request: Request, task: asyncio.Task[ResultT]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
    task.cancel()
