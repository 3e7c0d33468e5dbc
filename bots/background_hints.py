"""What runs beside the taking in of events: hints that a platform need not wait for, bounded, and ended in order."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from core.errors import ErrataError

_MOST = 500  # hints on their way at once; beyond, they are left out
_REMEMBERED = 2_000  # hints that are given once
_STANDS_BACK = 0.1  # seconds at most that a hint waits for events which arrive with its own to be taken in


class BackgroundHints:
    """Hints on their way to one platform. What fails is logged: nothing hangs on it.

    They let events go first that are being taken in: a hundred at once must not wait for a hundred greetings.
    """

    def __init__(self, platform: str, log: logging.Logger) -> None:
        self._platform = platform
        self._log = log
        self._tasks: set[asyncio.Task[None]] = set()
        self._given: OrderedDict[str, None] = OrderedDict()
        self._taken_in = 0
        self._calm = asyncio.Event()
        self._calm.set()

    @contextmanager
    def taking_in(self) -> Iterator[None]:
        """Hold hints back, for a moment at most, while an event is taken in."""
        self._taken_in += 1
        self._calm.clear()
        try:
            yield
        finally:
            self._taken_in -= 1
            if not self._taken_in:
                self._calm.set()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin a hint, unless there are too many already."""
        if len(self._tasks) >= _MOST:
            work.close()
            self._log.warning("Too many hints are on their way to %s; one was left out.", self._platform)
            return
        task = asyncio.create_task(self._logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def once(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Begin a hint that is not to be given again: platforms tell of one message several times."""
        if name in self._given:
            return
        self._given[name] = None
        while len(self._given) > _REMEMBERED:
            self._given.popitem(last=False)
        self.run(work())

    async def close(self, patience: float = 5.0) -> None:
        """Wait for what is on its way, at most `patience` seconds."""
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=patience)
            for task in late:
                task.cancel()

    async def _logged(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await self._until_calm()
            await work
        except ErrataError as error:
            self._log.warning("%s did not take a hint: %s", self._platform, error)
        finally:
            work.close()

    async def _until_calm(self) -> None:
        if not self._calm.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._calm.wait(), _STANDS_BACK)


async def unfenced() -> None:
    """Stand in for a fence where nothing was taken on: there is no lease to lose."""
