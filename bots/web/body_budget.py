"""How many bytes of request bodies this process holds at once: in all, and of callers without a token."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from starlette.types import Scope

FREE_BYTES: Final = 16_384
"""What of each body is not counted, since connections are: a flood of large ones keeps out no question and no event."""


class Share:
    """What one request holds."""

    def __init__(self, pools: tuple[_Pool, ...]) -> None:
        self._pools = pools
        self._counted = 0

    def grow(self, size: int) -> bool:
        """Hold a body of so many bytes by now; False, and nothing more held, where there is no room."""
        more = size - FREE_BYTES - self._counted
        if more <= 0:
            return True
        if any(pool.held + more > pool.most for pool in self._pools):
            return False
        self._add(more)
        return True

    def release(self) -> None:
        """Let go of all."""
        self._add(-self._counted)

    def _add(self, size: int) -> None:
        self._counted += size
        for pool in self._pools:
            pool.held += size


class _Pool:
    def __init__(self, most: int) -> None:
        self.most = most
        self.held = 0


class BodyBudget:
    """`most` bytes for all bodies; of these, `most_open` for those of callers without a token."""

    def __init__(self, most: int, most_open: int) -> None:
        self._all = _Pool(most)
        self._open = _Pool(most_open)

    @property
    def held(self) -> int:
        """Bytes that are counted now."""
        return self._all.held

    @contextmanager
    def share(self, scope: Scope) -> Iterator[Share]:
        """Give a request its share, until it is answered."""
        known = "caller" in scope.get("state", {})
        share = Share((self._all,) if known else (self._all, self._open))
        try:
            yield share
        finally:
            share.release()
