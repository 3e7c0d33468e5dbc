"""Slack's library tells of each failed attempt to connect, with its traceback: one line a minute is enough."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

_PAUSE = 60.0  # seconds
_OURS = ("Failed to run", "Failed to process")  # an event that went wrong: each of them counts
_OVER = "established"


class OnceAMinute(logging.Filter):
    """Lets one line of trouble a minute pass, saying how many were left out, and then one that it is over."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._said_at = float("-inf")
        self._left_out = 0
        self._in_trouble = True  # the first connection is news, too

    def filter(self, record: logging.LogRecord) -> bool:
        """Say whether a record is logged."""
        said = record.getMessage()
        if said.startswith(_OURS):
            return True
        if record.levelno < logging.WARNING:
            news, self._in_trouble = _OVER in said and self._in_trouble, self._in_trouble and _OVER not in said
            return news
        return self._passes(record, said)

    def _passes(self, record: logging.LogRecord, said: str) -> bool:
        if self._now() - self._said_at < _PAUSE:
            self._left_out += 1
            return False
        more = f" ({self._left_out} such lines were left out)" if self._left_out else ""
        self._said_at, self._left_out, self._in_trouble = self._now(), 0, True
        record.exc_info = record.exc_text = None
        record.msg, record.args = said + more, ()
        return True


def calm_logger(name: str) -> logging.Logger:
    """Return a logger of that name for Slack's library."""
    logger = logging.getLogger(name)
    if not any(isinstance(known, OnceAMinute) for known in logger.filters):
        logger.addFilter(OnceAMinute())
    return logger
