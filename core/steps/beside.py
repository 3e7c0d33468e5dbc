"""Work that goes on beside other work, and never outlives it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

ResultT = TypeVar("ResultT")


@asynccontextmanager
async def beside(work: Coroutine[Any, Any, ResultT]) -> AsyncIterator[asyncio.Task[ResultT]]:
    """Begin `work`; what is not finished when the context ends is cancelled and waited for.

    Whoever awaits the task gets its error; where nobody does, the error goes with the work that is not wanted.
    """
    task = asyncio.create_task(work)
    try:
        yield task
    finally:
        task.cancel()
        # Not awaited itself: a cancellation from outside must not be taken for the task's own.
        await asyncio.gather(task, return_exceptions=True)
