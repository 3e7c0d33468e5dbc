"""Reads request bodies whole before anybody else sees them: bounded in size, also without a length, and in time."""

from __future__ import annotations

import asyncio

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bots.web.problems import problem

DRAINED_BYTES = 32_000_000  # read past the limit and dropped, so that the sender gets to see the answer
DRAIN_SECONDS = 5.0


class LimitedBodies:
    """ASGI middleware: 413 for a body over the limit, 408 for one that does not arrive in time."""

    def __init__(self, app: ASGIApp, size: int, seconds: float) -> None:
        self._app = app
        self._size = size
        self._seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        try:
            async with asyncio.timeout(self._seconds):
                body = await self._body(scope, receive)
        except TimeoutError:
            await problem(408, "timeout", "The body did not arrive in time.")(scope, receive, send)
            return
        except _Gone:
            return
        if body is None:
            hint = f"At most {self._size:,} bytes are taken."
            await problem(413, "too_large", "The body is too large.", hint)(scope, receive, send)
            return
        await self._app(scope, _replaying(body, receive), send)

    async def _body(self, scope: Scope, receive: Receive) -> bytes | None:
        """Return the body, or None where it is over the limit."""
        headers = Headers(scope=scope)
        length = headers.get("content-length", "")
        if length.isdigit() and int(length) > self._size and "expect" in headers:
            return None  # the sender waits to be told, and sends nothing
        body = bytearray()
        while True:
            chunk, more = await _next(receive)
            body += chunk
            if len(body) > self._size:
                await _drain(receive, more=more)
                return None
            if not more:
                return bytes(body)


class _Gone(Exception):
    """The sender went away in the middle of its body."""


async def _next(receive: Receive) -> tuple[bytes, bool]:
    message = await receive()
    if message["type"] == "http.disconnect":
        raise _Gone
    return message.get("body", b""), message.get("more_body", False)


async def _drain(receive: Receive, *, more: bool) -> None:
    dropped = 0
    try:
        async with asyncio.timeout(DRAIN_SECONDS):
            while more and dropped < DRAINED_BYTES:
                chunk, more = await _next(receive)
                dropped += len(chunk)
    except TimeoutError:
        return


def _replaying(body: bytes, receive: Receive) -> Receive:
    given = False

    async def replay() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay
