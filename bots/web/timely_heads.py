"""HTTP/1.1 that hangs up on who does not get to the end of a request's head: open connections are few."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_SECONDS = 30.0


class TimelyHeads(H11Protocol):
    """uvicorn's protocol with a time for the head, on new connections and on kept ones; bodies have their own."""

    head_seconds = HEAD_SECONDS
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a connection; its first head must come."""
        super().connection_made(transport)
        self._await_head()

    def on_response_complete(self) -> None:
        """Be done with one request; the head of the next must come."""
        super().on_response_complete()
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of a connection."""
        if self._deadline is not None:
            self._deadline.cancel()
        super().connection_lost(exc)

    def _await_head(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(self.head_seconds, self._give_up)

    def _give_up(self) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.transport.close()


def timely(head_seconds: float) -> type[TimelyHeads]:
    """Return the protocol with another time for the head, in seconds."""
    return type("TimelyHeads", (TimelyHeads,), {"head_seconds": head_seconds})
