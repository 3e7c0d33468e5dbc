"""Tries a call again where that may help: not where a quota is spent, and not where the pause asked for is too long."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import TypeVar

import openai

from core.clients.openai_errors import retry_after

ResultT = TypeVar("ResultT")
RETRIES = 2
PAUSE_SECONDS = 0.4  # before the first retry; doubles, and bears jitter
_PASSING = (openai.RateLimitError, openai.InternalServerError, openai.ConflictError, openai.APIConnectionError)


async def patiently(call: Callable[[], Awaitable[ResultT]], deadline: float) -> ResultT:
    """Return what `call` returns, at the third try at the latest; raises what the last one raised.

    The client's own retries would wait two minutes for who asks for it; here a pause that would not end before
    `deadline` (loop time) is not begun.
    """
    for attempt in range(RETRIES):
        try:
            return await call()
        except openai.APIError as error:
            pause = _pause(error, attempt)
            if pause is None or asyncio.get_running_loop().time() + pause >= deadline:
                raise
        await asyncio.sleep(pause)
    return await call()


def _pause(error: openai.APIError, attempt: int) -> float | None:
    """Return the seconds to wait before another try, None where none helps: a timeout has used up the time there is."""
    if error.code == "insufficient_quota" or isinstance(error, openai.APITimeoutError):
        return None
    if not isinstance(error, _PASSING):
        return None
    usual = PAUSE_SECONDS * 2.0**attempt * random.uniform(0.5, 1.5)
    asked = retry_after(error) if isinstance(error, openai.APIStatusError) else None
    return usual if asked is None else asked + usual
