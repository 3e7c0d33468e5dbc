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
# One is lent for each connection that is turned away, and another thread may be faster; SQLite keeps what it opened in
# vain until its locks are gone. With none left a caller would wait for ever.
_IN_RESERVE = 8


class AcceptOverflow:
    """Keeps descriptors in reserve: one given up lets one waiting connection after another be told to come again.

    asyncio stops to accept for a second when there are none, and logs that with a traceback, every second.
    """

    def __init__(self, listening: Sequence[int], loop: asyncio.AbstractEventLoop) -> None:
        # Descriptors of our own: those of asyncio can't be accepted on.
        self._listening = [socket.socket(fileno=os.dup(descriptor)) for descriptor in listening]
        self._reserve: list[int] = []
        self._fill()
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
        while self._reserve:
            self._lend()

    def _afterwards(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if not _tries_again_too_late(context):
            (self._before or _default)(loop, context)

    def _turn_away(self, listening: socket.socket) -> None:
        for _ in range(_AT_ONCE):
            self._lend()
            try:
                connection, _ = listening.accept()
            except OSError as error:
                if out_of_files(error) and self._reserve:  # another thread took the descriptor
                    continue
                break  # nobody waits any more
            with connection, contextlib.suppress(OSError):
                connection.settimeout(0)
                _tell(connection)
            self._fill()
        self._fill()

    def _lend(self) -> None:
        if self._reserve:
            os.close(self._reserve.pop())

    def _fill(self) -> None:
        with contextlib.suppress(OSError):
            while len(self._reserve) < _IN_RESERVE:
                self._reserve.append(os.open(os.devnull, os.O_RDONLY | os.O_CLOEXEC))


def _tries_again_too_late(context: dict[str, Any]) -> bool:
    """Tell whether asyncio listens again, a second after it ran out, on a socket that was closed meanwhile."""
    return isinstance(context.get("exception"), ValueError) and "_start_serving" in str(context.get("message"))


def _tell(connection: socket.socket) -> None:
    with contextlib.suppress(BlockingIOError):
        connection.recv(_UNREAD)  # what is left unread takes our answer along
    connection.send(BUSY)
    connection.shutdown(socket.SHUT_WR)


def _default(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    loop.default_exception_handler(context)
