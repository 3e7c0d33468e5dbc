"""Wakes threads that wait for an event to be set, without setting it: they look at once, and seldom otherwise."""

from __future__ import annotations

import threading


class Alarm:
    """Stands in for the `wait` of an event.

    A thread that waits returns as soon as the alarm rings; one that was busy then returns from its next wait at once,
    so that nothing which came meanwhile is looked for late. A thread's first wait returns at once, too.
    """

    def __init__(self, event: threading.Event) -> None:
        self._event = event
        self._changed = threading.Condition()
        self._rung = 0
        self._heard = threading.local()
        event.wait = self.wait  # type: ignore[method-assign]

    def ring(self) -> None:
        """Let all who wait look: for news, or whether the event is set."""
        with self._changed:
            self._rung += 1
            self._changed.notify_all()

    def wait(self, timeout: float | None = None) -> bool:
        """Wait for a ring, at most `timeout` seconds, and return whether the event is set by then."""
        with self._changed:
            self._changed.wait_for(self._is_news, timeout)
            self._heard.rung = self._rung
        return self._event.is_set()

    def _is_news(self) -> bool:
        return self._event.is_set() or getattr(self._heard, "rung", -1) != self._rung
