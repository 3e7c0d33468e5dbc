"""What runs beside the taking in of events: hints that a platform need not wait for, bounded, and ended in order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from core.errors import ErrataError

_MOST = 500  # hints on their way at once; beyond, they are left out


class BackgroundHints:
    """Hints on their way to one platform. What fails is logged: nothing hangs on it."""

    def __init__(self, platform: str, log: logging.Logger) -> None:
        self._platform = platform
        self._log = log
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin a hint, unless there are too many already."""
        if len(self._tasks) >= _MOST:
            work.close()
            self._log.warning("Too many hints are on their way to %s; one was left out.", self._platform)
            return
        task = asyncio.create_task(self._logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self, patience: float = 5.0) -> None:
        """Wait for what is on its way, at most `patience` seconds."""
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=patience)
            for task in late:
                task.cancel()

    async def _logged(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except ErrataError as error:
            self._log.warning("%s did not take a hint: %s", self._platform, error)


async def unfenced() -> None:
    """Stand in for a fence where nothing was taken on: there is no lease to lose."""
