"""Work that computes for long runs beside the event loop, so that nobody else's message waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import ParamSpec, TypeVar

ParamsT = ParamSpec("ParamsT")
ResultT = TypeVar("ResultT")

# Of its own, so that what computes never takes the threads that wait for a database; two, as computing shares one lock.
_COMPUTING = ThreadPoolExecutor(max_workers=2, thread_name_prefix="errata-computing")


async def computed(work: Callable[ParamsT, ResultT], *args: ParamsT.args, **kwargs: ParamsT.kwargs) -> ResultT:
    """Return what `work` does with the arguments, done in a thread; it must touch nothing that the loop changes."""
    context = copy_context()
    return await asyncio.get_running_loop().run_in_executor(
        _COMPUTING, lambda: context.run(lambda: work(*args, **kwargs))
    )
