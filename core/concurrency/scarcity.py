"""Tells that this process, or the machine, has no descriptor left; and says what recurs no more than once a minute."""

from __future__ import annotations

import errno
import time
from collections.abc import Callable

_OUT_OF_FILES = (errno.EMFILE, errno.ENFILE)
SECONDS = 60.0


def out_of_files(error: BaseException | None) -> bool:
    """Say whether an error, or one that led to it, is that no further file or connection can be opened."""
    for _ in range(10):
        if error is None:
            return False
        if isinstance(error, OSError) and error.errno in _OUT_OF_FILES:
            return True
        error = error.__cause__ or error.__context__
    return False


class Seldom:
    """Lets something be said at most once in so many seconds."""

    def __init__(self, seconds: float = SECONDS, now: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._now = now
        self._said: float | None = None

    def __bool__(self) -> bool:
        """Say whether it is to be said now; it counts as said then."""
        now = self._now()
        if self._said is not None and now - self._said < self._seconds:
            return False
        self._said = now
        return True
