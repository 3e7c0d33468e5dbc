"""Tries a call again where that may help, as long as the pause before ends in time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

ResultT = TypeVar("ResultT")
ATTEMPTS = 3


async def patiently(
    call: Callable[[], Awaitable[ResultT]],
    pause_after: Callable[[Exception, int], float | None],
    deadline: float,
    attempts: int = ATTEMPTS,
) -> ResultT:
    """Return what `call` returns, at the last of `attempts` tries at the latest; raises what the last one raised.

    `pause_after` gets an error and the number of tries before it, and gives the seconds to wait, or None where no
    other try helps. A pause that would not end before `deadline` (loop time) is not begun.
    """
    for attempt in range(attempts - 1):
        try:
            return await call()
        except Exception as error:
            pause = pause_after(error, attempt)
            if pause is None or asyncio.get_running_loop().time() + pause >= deadline:
                raise
        await asyncio.sleep(pause)
    return await call()
