"""Single flight: what several ask for at the same time is made once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

ResultT = TypeVar("ResultT")


@dataclass(slots=True)
class _Flight(Generic[ResultT]):
    """Work under way, and how many wait for it."""

    task: asyncio.Task[ResultT]
    waiting: int = 0


class SingleFlight(Generic[ResultT]):
    """Work under way in this process, by key. It is cancelled only when nobody waits for it any more."""

    def __init__(self) -> None:
        self._flights: dict[str, _Flight[ResultT]] = {}

    async def do(self, key: str, make: Callable[[], Coroutine[Any, Any, ResultT]]) -> tuple[ResultT, bool]:
        """Return what `make` makes, and whether somebody else's call made it. Raises what `make` raises."""
        flight = self._flights.get(key)
        shared = flight is not None
        if flight is None:
            flight = self._begin(key, make)
        flight.waiting += 1
        try:
            return await asyncio.shield(flight.task), shared
        finally:
            flight.waiting -= 1
            if not flight.waiting and not flight.task.done():
                self._forget(key, flight)
                flight.task.cancel()

    def _begin(self, key: str, make: Callable[[], Coroutine[Any, Any, ResultT]]) -> _Flight[ResultT]:
        flight = self._flights[key] = _Flight(asyncio.create_task(make()))
        flight.task.add_done_callback(lambda _: self._forget(key, flight))
        return flight

    def _forget(self, key: str, flight: _Flight[ResultT]) -> None:
        # The key may have been taken over meanwhile, by who asked while this one was being cancelled.
        if self._flights.get(key) is flight:
            del self._flights[key]
