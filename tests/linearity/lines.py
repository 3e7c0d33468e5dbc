"""Counts the lines that Python runs: steps that are the same on every machine, unlike seconds."""

from __future__ import annotations

import asyncio
import selectors
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any


class Lines:
    """Lines run in this thread since it was made, and the most of them between two polls of an event loop."""

    def __init__(self) -> None:
        self.run = 0
        self.longest = 0
        self._at_poll = 0

    def polled(self) -> None:
        """The event loop looks for what else there is to do."""
        self.longest = max(self.longest, self.run - self._at_poll)
        self._at_poll = self.run

    def trace(self, _frame: Any, event: str, _argument: Any) -> Any:
        """What `sys.settrace` calls."""
        if event == "line":
            self.run += 1
        return self.trace


@contextmanager
def counted() -> Iterator[Lines]:
    """Count the lines of this thread; those of others are theirs."""
    lines, before = Lines(), sys.gettrace()
    sys.settrace(lines.trace)
    try:
        yield lines
    finally:
        sys.settrace(before)


def lines_of(work: Callable[..., object], *arguments: object) -> int:
    """Return the lines that `work` runs."""
    with counted() as lines:
        work(*arguments)
    return lines.run


def longest_between_polls(work: Callable[[], Coroutine[Any, Any, object]]) -> int:
    """Run `work` on an event loop of its own, and return the most lines for which it kept everybody else waiting."""
    with counted() as lines:
        loop = asyncio.SelectorEventLoop(_Watched(lines))
        try:
            loop.run_until_complete(work())
        finally:
            loop.close()
    return lines.longest


class _Watched(selectors.DefaultSelector):
    def __init__(self, lines: Lines) -> None:
        super().__init__()
        self._lines = lines

    def select(self, timeout: float | None = None) -> Any:
        self._lines.polled()
        return super().select(timeout)
