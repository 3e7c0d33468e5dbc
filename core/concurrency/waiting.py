"""Waiting out a service that asks to slow down, where that does not take long."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from core.errors import RateLimited

ResultT = TypeVar("ResultT")


async def wait_out(limited: RateLimited, longest: float, unsaid: float = 1.0) -> None:
    """Wait as many seconds as a service asks, or `unsaid` where it names none; raise `limited` beyond `longest`."""
    wait = unsaid if limited.retry_after is None else limited.retry_after
    if wait > longest:
        raise limited
    await asyncio.sleep(wait)


async def insist(work: Callable[[], Awaitable[ResultT]], tries: int, longest: float, unsaid: float = 1.0) -> ResultT:
    """Do `work`, and again after each limit that passes soon: `tries` times in all."""
    for _ in range(tries - 1):
        try:
            return await work()
        except RateLimited as limited:
            await wait_out(limited, longest, unsaid)
    return await work()
