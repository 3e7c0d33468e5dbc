"""Reads request bodies whole, once it is known who sends them: bounded in size, also without a length, and in time."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bots.web.body_budget import BodyBudget, Share
from bots.web.fault_page import in_their_language
from bots.web.problems import problem, problem_of
from core.errors import Overloaded


class LimitedBodies:
    """ASGI middleware: 413 for a body over the limit, 408 for one that is late, 503 where there is no room for more.

    `sizes` are the limits of paths that have one of their own. One that announces too much is refused unread; what is
    left of it is dropped by the connection, for a while. `budget` bounds the bodies of all requests together.
    """

    def __init__(
        self, app: ASGIApp, size: int, seconds: float, budget: BodyBudget, sizes: Mapping[str, int] | None = None
    ) -> None:
        self._app = app
        self._size = size
        self._seconds = seconds
        self._budget = budget
        self._sizes = sizes or {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        with self._budget.share(scope) as share:
            try:
                read = await self._read(scope, receive, share)
            except _Gone:
                return
            if isinstance(read, Response):
                await in_their_language(HTTPConnection(scope), read)(scope, receive, send)
            else:
                await self._app(scope, _replaying(read, receive), send)

    async def _read(self, scope: Scope, receive: Receive, share: Share) -> bytes | Response:
        """Return the body, or what to say of it."""
        size = self._sizes.get(scope["path"], self._size)
        try:
            async with asyncio.timeout(self._seconds):
                return await _body(scope, receive, size, share)
        except TimeoutError:
            return problem(408, "timeout", "The body did not arrive in time.")
        except _TooLarge:
            return problem(413, "too_large", "The body is too large.", f"At most {size:,} bytes are taken.")
        except Overloaded as error:
            return problem_of(error)


async def _body(scope: Scope, receive: Receive, most: int, share: Share) -> bytes:
    length = Headers(scope=scope).get("content-length", "")
    if length.isdigit() and int(length[:30]) > most:
        raise _TooLarge
    body = bytearray()
    while True:
        chunk, more = await _next(receive)
        if len(body) + len(chunk) > most:
            raise _TooLarge
        if not share.grow(len(body) + len(chunk)):
            raise Overloaded("Too many large bodies are held.", hint="Please send it again in a few seconds.")
        body += chunk
        if not more:
            return bytes(body)


class _TooLarge(Exception):
    """The body is over the limit."""


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
