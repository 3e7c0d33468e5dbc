"""How much one caller may ask in a minute: what is above waits its turn, or is told kindly for how long to wait."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable

from fastapi import Request

from bots.web.callers import presented
from core.concurrency.fairness import Pace, Paces
from core.errors import TooMany
from core.settings import Settings
from storage.access.tokens import Token

_MINUTE = 60.0
PATIENCE = 5.0
"""Seconds that a program's request waits for its turn at most."""


class Pacer:
    """Keeps callers to a pace. It holds in this process.

    Where there is patience (seconds), a minute's share of that is counted at a time, at least one: then what is above
    waits for its turn, and who asks one thing after another seldom waits longer than patience.
    """

    def __init__(
        self,
        most: int,
        patience: float = 0.0,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        at_once = max(1, int(most * patience / _MINUTE)) if patience else most
        self._paces: Paces[str] = Paces(Pace(at_once, at_once * _MINUTE / most))
        self._most = most
        self._patience = patience
        self._clock = clock
        self._sleep = sleep

    async def keep(self, caller: Token) -> None:
        """Count one more of a caller's, and wait for its turn. Raises `TooMany`."""
        ruled = self._paces.ask(caller.id, self._clock(), self._patience)
        if not ruled.taken:
            seconds = math.ceil(ruled.pause)
            raise TooMany(
                f"That is a lot at once: {self._most} a minute are taken from one token, so that "
                "others get their turn.",
                hint=f"Please try again in {seconds} s.",
                retry_after=seconds,
            )
        if ruled.pause:
            await self._sleep(ruled.pause)


class Pacers:
    """The pace of people, who ask in a browser, and that of programs, which send a token with each request."""

    def __init__(self, settings: Settings) -> None:
        self._people = Pacer(settings.questions_per_minute)
        self._programs = Pacer(settings.token_questions_per_minute, PATIENCE)

    async def keep(self, request: Request, caller: Token) -> None:
        """Count one more request of a caller's, and wait for its turn. Raises `TooMany`."""
        _, by_cookie = presented(request)
        await (self._people if by_cookie else self._programs).keep(caller)
