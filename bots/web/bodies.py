"""Reads request bodies whole, once it is known who sends them: bounded in size, also without a length, and in time."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bots.web.problems import problem


class LimitedBodies:
    """ASGI middleware: 413 for a body over the limit, 408 for one that does not arrive in time.

    `sizes` are the limits of paths that have one of their own. One that announces too much is refused unread; what is
    left of it is dropped by the connection, for a while.
    """

    def __init__(self, app: ASGIApp, size: int, seconds: float, sizes: Mapping[str, int] | None = None) -> None:
        self._app = app
        self._size = size
        self._seconds = seconds
        self._sizes = sizes or {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        size = self._sizes.get(scope["path"], self._size)
        try:
            async with asyncio.timeout(self._seconds):
                body = await _body(scope, receive, size)
        except TimeoutError:
            await problem(408, "timeout", "The body did not arrive in time.")(scope, receive, send)
            return
        except _Gone:
            return
        if body is None:
            hint = f"At most {size:,} bytes are taken."
            await problem(413, "too_large", "The body is too large.", hint)(scope, receive, send)
            return
        await self._app(scope, _replaying(body, receive), send)


async def _body(scope: Scope, receive: Receive, most: int) -> bytes | None:
    """Return the body, or None where it is over the limit."""
    length = Headers(scope=scope).get("content-length", "")
    if length.isdigit() and int(length[:30]) > most:
        return None
    body = bytearray()
    while True:
        chunk, more = await _next(receive)
        body += chunk
        if len(body) > most:
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


def _replaying(body: bytes, receive: Receive) -> Receive:
    given = False

    async def replay() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay
