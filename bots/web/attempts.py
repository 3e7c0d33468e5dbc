"""Logins that failed: who has to wait before the next failure counts, and one calm line about them in the log.

Only what is wrong waits, and what waits is neither noted nor logged: a flood of guesses fills no table. That guessing
is hopeless is the tokens' own doing (256 random bits, ERRATA_API_TOKEN 24 characters or more), so that a right one is
let in at once, however many others fail.
"""

from __future__ import annotations

import ipaddress
import logging
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from starlette.requests import HTTPConnection

log = logging.getLogger("errata.web")

ADDRESSES = 10_000  # that are remembered; past that, those that failed longest ago are forgotten
LINE_EVERY = 10.0  # seconds between two lines in the log


@dataclass(frozen=True, slots=True)
class Patience:
    """`free` failures cost nothing; each further one doubles the wait, from `first` to `longest` seconds.

    All is forgotten after `quiet` seconds without a failure, which is longer than any wait.
    """

    free: int
    first: float
    longest: float
    quiet: float


ONE = Patience(free=15, first=1.0, longest=900.0, quiet=3_600.0)
ALL = Patience(free=100, first=0.5, longest=30.0, quiet=300.0)


@dataclass(slots=True)
class _Failures:
    count: int = 0
    last: float = -math.inf
    until: float = -math.inf

    def add(self, now: float, patience: Patience) -> None:
        self.count = 1 if now - self.last > patience.quiet else self.count + 1
        self.last = now
        over = min(self.count - patience.free, 64)
        if over > 0:
            self.until = now + min(patience.first * 2 ** (over - 1), patience.longest)


class Attempts:
    """Failed logins by address and over all, in this process's memory. `clock` gives seconds that never go back."""

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, *, one: Patience = ONE, all_: Patience = ALL
    ) -> None:
        self._clock = clock
        self._one, self._all = one, all_
        self._by_address: OrderedDict[str, _Failures] = OrderedDict()
        self._over_all = _Failures()
        self._said_at = -math.inf
        self._unsaid = 0

    def wait(self, address: str) -> int:
        """Return for how many seconds, rounded up, what fails from there is told to wait; 0 where it is not."""
        known = self._by_address.get(address)
        until = max(self._over_all.until, known.until if known else -math.inf)
        return max(0, math.ceil(until - self._clock())) if until > -math.inf else 0

    def failed(self, address: str, how: str) -> None:
        """Count a failure. `how` says what was tried, never with which words."""
        now = self._clock()
        self._by_address.setdefault(address, _Failures()).add(now, self._one)
        self._by_address.move_to_end(address)
        while len(self._by_address) > ADDRESSES:
            self._by_address.popitem(last=False)
        self._over_all.add(now, self._all)
        self._say(address, how, now)

    def _say(self, address: str, how: str, now: float) -> None:
        if now - self._said_at < LINE_EVERY:
            self._unsaid += 1
            return
        more = f" ({self._unsaid} more since the last such line)" if self._unsaid else ""
        log.warning("A login failed: %s from %s%s", how, address, more)
        self._said_at, self._unsaid = now, 0


def address_of(connection: HTTPConnection) -> str:
    """Return who calls: the peer, or whom a trusted proxy names (`Server` sees to that). Of IPv6, the network."""
    host = connection.client.host if connection.client else ""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return "unknown"
    if isinstance(found, ipaddress.IPv6Address):
        # Whoever has one such address has 2^64 of them.
        return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))
    return str(found)
