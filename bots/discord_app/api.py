"""Discord's REST API within bounds: our errors, bounded retries, and the fence right before every visible request."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, TypeVar

import discord
from aiohttp import ClientError, ClientSession, ClientTimeout, TraceRequestStartParams
from discord.http import Route

from bots.courier import Fence
from bots.discord_app.faults import our_error
from bots.redirects import refusing_redirects
from core.concurrency.waiting import wait_out
from core.errors import RateLimited, Unavailable

ResultT = TypeVar("ResultT")
Json = dict[str, Any]
File = tuple[str, bytes]  # its name, and what is in it

log = logging.getLogger(__name__)

TIMEOUT = ClientTimeout(total=20, connect=5)
LONGEST_WAIT = 30.0  # seconds; a longer Retry-After is left to the engine's own retry
PAUSES = (0.5, 2.0)  # seconds between three tries of one request
_MOST_REQUESTS = 6  # for one try: discord.py repeats a request by itself after a 429 or 500
_LOGIN = 20.0
_MEDIA_TYPES = {"md": "text/markdown", "png": "image/png"}


class DiscordApi:
    """The REST API of one bot, without a gateway. Use it in one event loop; `close` it at the end.

    discord.py's client keeps Discord's rate limits. It also waits and repeats by itself, so a fence awaited before the
    call could be long out of date: it is awaited in the HTTP client's own hook, right before each request goes out.
    """

    def __init__(self, token: str, *, pauses: tuple[float, ...] = PAUSES) -> None:
        self._token = token
        self._pauses = pauses
        self._client: discord.Client | None = None
        self._opening = asyncio.Lock()
        self._running: set[asyncio.Future[Any]] = set()

    async def me(self) -> int:
        """Return the bot's own user id."""
        user = (await self.client()).user
        assert user is not None  # noqa: S101 - a client that has logged in has one
        return user.id

    async def client(self) -> discord.Client:
        """Return a client that has logged in and is not connected. Raises `KeyRejected` or `Unavailable`."""
        async with self._opening:
            if self._client is None:
                self._client = await self._login()
            return self._client

    async def read(self, route: Route, query: Mapping[str, Any] | None = None) -> Any:
        """Ask for something; it may be asked again."""
        return await self._insist(route, {"params": dict(query or {})})

    async def call(self, route: Route, body: Json | None = None, fence: Fence | None = None) -> Any:
        """Make one request that needs no second try, such as a hint; behind a fence where what it shows would stay."""
        content: Json = {"json": body} if body is not None else {}
        return await self._once(route, content | ({"trace_request_ctx": _Guard(fence)} if fence else {}))

    async def show(self, route: Route, body: Json, fence: Fence, file: File | None = None) -> Any:
        """Make a visible request. Repeating it must be harmless: an edit, a deletion, or a post with a nonce."""
        content: Json = {"form": _form(body, file)} if file else {"json": body} if body else {}
        return await self._insist(route, {**content, "trace_request_ctx": _Guard(fence)})

    async def unhurried(self, what: str, work: Coroutine[Any, Any, ResultT], patience: float | None = None) -> ResultT:
        """Await a call to discord.py, which goes on where the caller is cancelled or out of patience (seconds).

        discord.py that is cancelled while it waits out a global limit never lets anything through again.
        """
        call = asyncio.ensure_future(work)
        self._running.add(call)
        call.add_done_callback(self._ended)
        async with mapped(what), asyncio.timeout(patience):
            return await asyncio.shield(call)

    async def close(self) -> None:
        """Let go of the connections."""
        if self._client is not None:
            await self._client.close()
            self._client = None

    async def _insist(self, route: Route, content: Json) -> Any:
        """Try again where that may help and does not take long."""
        for pause in self._pauses:
            try:
                return await self._once(route, content)
            except RateLimited as limited:
                await wait_out(limited, LONGEST_WAIT)
            except Unavailable as error:
                log.info("%s; trying again", error)
                await asyncio.sleep(pause)
        return await self._once(route, content)

    async def _once(self, route: Route, content: Json) -> Any:
        client = await self.client()
        if isinstance(guard := content.get("trace_request_ctx"), _Guard):
            guard.requests = 0
        return await self.unhurried(
            f"{route.method} {route.path}", client.http.request(route, timeout=TIMEOUT, **content)
        )

    def _ended(self, request: asyncio.Future[Any]) -> None:
        self._running.discard(request)
        if not request.cancelled() and (error := request.exception()):
            log.debug("A request to Discord failed: %s", error)

    async def _login(self) -> discord.Client:
        trace = refusing_redirects()
        trace.on_request_start.append(_before_request)
        client = discord.Client(
            intents=discord.Intents(guilds=True),
            http_trace=trace,
            max_ratelimit_timeout=LONGEST_WAIT,
            max_messages=None,
        )
        try:
            async with mapped("the login"), asyncio.timeout(_LOGIN):
                await client.login(self._token)
        except BaseException:
            await client.close()
            raise
        return client


class _Guard:
    """Awaited before each request: still ours to make, and not one too many."""

    def __init__(self, fence: Fence) -> None:
        self._fence = fence
        self.requests = 0

    async def __call__(self) -> None:
        self.requests += 1
        if self.requests > _MOST_REQUESTS:
            raise Unavailable("Discord does not take a request.")
        await self._fence()


async def _before_request(_: ClientSession, context: SimpleNamespace, __: TraceRequestStartParams) -> None:
    guard = context.trace_request_ctx
    if isinstance(guard, _Guard):
        await guard()


@asynccontextmanager
async def mapped(what: str) -> AsyncIterator[None]:
    """Turn what discord.py and aiohttp raise into our errors."""
    try:
        yield
    except discord.DiscordException as error:
        raise our_error(what, error) from error
    except (ClientError, TimeoutError, OSError) as error:
        raise Unavailable(f"Discord did not answer {what}: {type(error).__name__}.") from error


def _form(body: Json, file: File) -> list[Json]:
    name, data = file
    attachments = {"attachments": [{"id": 0, "filename": name}]}
    return [
        {"name": "payload_json", "value": json.dumps(body | attachments)},
        {"name": "files[0]", "value": data, "filename": name, "content_type": _MEDIA_TYPES[name.rpartition(".")[2]]},
    ]
