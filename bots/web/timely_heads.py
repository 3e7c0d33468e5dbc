"""HTTP/1.1 that hangs up on who does not get to the end of a request's head, and takes so many connections."""

from __future__ import annotations

import asyncio
import json
from typing import ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_SECONDS = 30.0
HEAD_BYTES = 32 * 1024
CONNECTIONS = 512
LINGER_SECONDS = 5.0
"""So long a body that was refused is read and dropped, so that its sender gets to see the answer."""
_LINGERING = 64  # turned away connections that are let see why
_RETRY_AFTER = 5


def _busy() -> bytes:
    said = {"type": "overloaded", "message": "Too many connections.", "hint": "Please try again in a few seconds."}
    body = json.dumps({"error": said | {"fields": []}}).encode()
    head = (
        "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nConnection: close\r\n"
        f"Retry-After: {_RETRY_AFTER}\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


BUSY = _busy()


class TimelyHeads(H11Protocol):
    """uvicorn's protocol with a time for the head, on new connections and on kept ones; bodies have their own.

    Past `connections` open ones, whoever comes is told 503 and when to come again.
    """

    head_seconds = HEAD_SECONDS
    most_connections = CONNECTIONS
    lingering: ClassVar[set[TimelyHeads]] = set()
    _deadline: asyncio.TimerHandle | None = None
    _turned_away = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a connection; its first head must come."""
        super().connection_made(transport)
        if len(self.connections) > self.most_connections:
            self._turn_away()
        else:
            self._await_head(self.head_seconds)

    def data_received(self, data: bytes) -> None:
        """Take what comes, unless nobody listens to it."""
        if not self._turned_away:
            super().data_received(data)

    def on_response_complete(self) -> None:
        """Be done with one request; the head of the next must come, after what is left of a body that was refused."""
        super().on_response_complete()
        unread = self.conn.their_state is h11.SEND_BODY
        self._await_head(min(LINGER_SECONDS, self.head_seconds) if unread else self.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of a connection."""
        if self._deadline is not None:
            self._deadline.cancel()
        self.lingering.discard(self)
        super().connection_lost(exc)

    def _turn_away(self) -> None:
        self._turned_away = True
        self.connections.discard(self)  # or they would keep out who comes next
        self.transport.write(BUSY)
        if len(self.lingering) >= _LINGERING or not self.transport.can_write_eof():
            self.transport.close()
            return
        self.lingering.add(self)
        # Closed at once, what the other side has sent meanwhile would take our answer along.
        self.transport.write_eof()
        self._deadline = self.loop.call_later(1.0, self.transport.close)

    def _await_head(self, seconds: float) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.transport.close()


def timely(head_seconds: float, connections: int = CONNECTIONS) -> type[TimelyHeads]:
    """Return the protocol with another time for the head, in seconds, and another number of connections."""
    changed = {"head_seconds": head_seconds, "most_connections": connections, "lingering": set()}
    return type("TimelyHeads", (TimelyHeads,), changed)
