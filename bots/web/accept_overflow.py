"""What is done when no descriptor is left for a new connection: it is told 503, and the log gets one line a minute."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
from collections.abc import Sequence
from typing import Any

from bots.web.timely_heads import BUSY
from core.concurrency.scarcity import Seldom, out_of_files

log = logging.getLogger("errata.web")
_AT_ONCE = 200  # more than may wait to be accepted
_UNREAD = 64 * 1024


class AcceptOverflow:
    """Keeps one descriptor in reserve: given up, it lets one waiting connection after another be told to come again.

    asyncio stops to accept for a second when there are none, and logs that with a traceback, every second.
    """

    def __init__(self, listening: Sequence[int], loop: asyncio.AbstractEventLoop) -> None:
        # Descriptors of our own: those of asyncio can't be accepted on.
        self._listening = [socket.socket(fileno=os.dup(descriptor)) for descriptor in listening]
        self._reserve: int | None = _opened()
        self._seldom = Seldom()
        self._loop = loop
        self._before = loop.get_exception_handler()
        loop.set_exception_handler(self)

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Handle what the event loop complains of."""
        if _tries_again_too_late(context):
            return
        if not out_of_files(context.get("exception")):
            (self._before or _default)(loop, context)
            return
        if self._seldom:
            log.error("No descriptor is left for new connections: they are told to come again. See `ulimit -n`.")
        for listening in self._listening:
            self._turn_away(listening)

    def close(self) -> None:
        """Let go of the reserve, and of the event loop but for what asyncio still does with sockets that are closed."""
        self._loop.set_exception_handler(self._afterwards)
        for listening in self._listening:
            listening.close()
        self._give_up()

    def _afterwards(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if not _tries_again_too_late(context):
            (self._before or _default)(loop, context)

    def _turn_away(self, listening: socket.socket) -> None:
        for _ in range(_AT_ONCE):
            self._give_up()
            try:
                connection, _ = listening.accept()
            except OSError:  # nobody waits any more, or another thread took the descriptor
                break
            with connection, contextlib.suppress(OSError):
                connection.settimeout(0)
                _tell(connection)
        self._reserve = _opened()

    def _give_up(self) -> None:
        if self._reserve is not None:
            os.close(self._reserve)
        self._reserve = None


def _tries_again_too_late(context: dict[str, Any]) -> bool:
    """Tell whether asyncio listens again, a second after it ran out, on a socket that was closed meanwhile."""
    return isinstance(context.get("exception"), ValueError) and "_start_serving" in str(context.get("message"))


def _tell(connection: socket.socket) -> None:
    with contextlib.suppress(BlockingIOError):
        connection.recv(_UNREAD)  # what is left unread takes our answer along
    connection.send(BUSY)
    connection.shutdown(socket.SHUT_WR)


def _opened() -> int | None:
    try:
        return os.open(os.devnull, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return None


def _default(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    loop.default_exception_handler(context)
