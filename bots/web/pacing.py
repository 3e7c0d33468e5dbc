"""How much one token may ask in a minute: what is above is told to wait, kindly, and for how long."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from core.concurrency.fairness import Pace, Paces
from core.errors import TooMany
from storage.access.tokens import Token


class Pacer:
    """Keeps tokens to a pace; `things` is what is counted. It holds in this process."""

    def __init__(self, most: int, things: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._paces: Paces[str] = Paces(Pace(most))
        self._things = things
        self._clock = clock

    def keep(self, caller: Token) -> None:
        """Count one more of a token's. Raises `TooMany`."""
        ruled = self._paces.ask(caller.id, self._clock())
        if not ruled.taken:
            seconds = math.ceil(ruled.pause)
            raise TooMany(
                f"That is a lot at once: {self._paces.pace.most} {self._things} a minute are taken from one token, so "
                "that others get their turn.",
                hint=f"Please try again in {seconds} s.",
                retry_after=seconds,
            )
