"""The server: REST from the request to the handler of its route, with rate limit headers and faults."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import time
import zlib
from collections.abc import Callable, Iterator
from typing import Any

from aiohttp import BodyPartReader, web

from tests.emulators import common
from tests.emulators.discord_emu.events import Events
from tests.emulators.discord_emu.limits import HttpError
from tests.emulators.discord_emu.records import Call, Fault
from tests.emulators.discord_emu.rest_application import Application
from tests.emulators.discord_emu.rest_interactions import RESPOND_WITHIN, Interactions

# Routes served, in the spelling of Discord's OpenAPI document.
ROUTES: list[tuple[str, str, str]] = [
    ("GET", "/gateway/bot", "_gateway_bot"),
    ("GET", "/users/@me", "_me"),
    ("GET", "/users/{user_id}", "_user"),
    ("POST", "/users/@me/channels", "_create_dm"),
    ("GET", "/applications/@me", "_application"),
    ("GET", "/oauth2/applications/@me", "_application"),
    ("GET", "/applications/{application_id}/commands", "_commands_get"),
    ("PUT", "/applications/{application_id}/commands", "_commands_put"),
    ("POST", "/applications/{application_id}/commands", "_commands_post"),
    ("GET", "/applications/{application_id}/guilds/{guild_id}/commands", "_commands_get"),
    ("PUT", "/applications/{application_id}/guilds/{guild_id}/commands", "_commands_put"),
    ("POST", "/interactions/{interaction_id}/{interaction_token}/callback", "_callback"),
    ("GET", "/webhooks/{webhook_id}/{webhook_token}/messages/@original", "_original_get"),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original", "_original_patch"),
    ("DELETE", "/webhooks/{webhook_id}/{webhook_token}/messages/@original", "_original_delete"),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}", "_followup"),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}", "_followup_patch"),
    ("DELETE", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}", "_followup_delete"),
    ("GET", "/guilds/{guild_id}", "_guild"),
    ("GET", "/users/@me/guilds", "_guilds"),
    ("GET", "/guilds/{guild_id}/channels", "_guild_channels"),
    ("GET", "/guilds/{guild_id}/members/search", "_guild_search"),
    ("GET", "/guilds/{guild_id}/members/{user_id}", "_guild_member"),
    ("GET", "/channels/{channel_id}", "_channel"),
    ("PATCH", "/channels/{channel_id}", "_channel_patch"),
    ("GET", "/channels/{channel_id}/messages", "_history"),
    ("POST", "/channels/{channel_id}/messages", "_message_post"),
    ("GET", "/channels/{channel_id}/messages/{message_id}", "_message_get"),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}", "_message_patch"),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}", "_message_delete"),
    ("PUT", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me", "_reaction_put"),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me", "_reaction_delete"),
    ("GET", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}", "_reaction_users"),
    ("POST", "/channels/{channel_id}/typing", "_typing"),
    ("GET", "/guilds/{guild_id}/threads/active", "_threads_active"),
    ("GET", "/channels/{channel_id}/threads/archived/public", "_threads_archived"),
    ("POST", "/channels/{channel_id}/threads", "_thread"),
    ("POST", "/channels/{channel_id}/messages/{message_id}/threads", "_thread"),
]


class DiscordEmulator(Application, Interactions, Events):
    """See the package's text."""

    def __init__(
        self,
        *,
        clock: Callable[[], float] = time.time,
        heartbeat_interval: float = 41.25,
        oracle: Callable[[Call], list[str]] | None = None,
        respond_within: float = RESPOND_WITHIN,
        allowed_privileged: bool = True,
        compress: bool = True,
    ) -> None:
        super().__init__(
            clock=clock,
            heartbeat_interval=heartbeat_interval,
            allowed_privileged=allowed_privileged,
            compress=compress,
        )
        self.oracle, self.respond_within = oracle, respond_within
        self._table = [(method, route, _pattern(route), getattr(self, name)) for method, route, name in ROUTES]
        self._kept: dict[str, bytes] = {}

    def routes(self, app: web.Application) -> None:
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_get("/attachments/{name}", self._attachment)
        app.router.add_route("*", "/api/v10/{tail:.*}", self._rest)

    def attachment(self, name: str, data: bytes, content_type: str = "text/plain") -> dict[str, Any]:
        """Keep a file, and return it as messages bear it; its link runs out when it is forgotten (`data` empty)."""
        self._kept[name] = data
        url = f"{self.url}/attachments/{name}"
        about = {"filename": name, "size": len(data), "url": url, "proxy_url": url, "content_type": content_type}
        return {"id": str(len(self._kept)), **about}

    async def _attachment(self, request: web.Request) -> web.Response:
        data = self._kept.get(request.match_info["name"], b"")
        return web.Response(body=data, status=200 if data else 404)

    @property
    def api_url(self) -> str:
        return f"{self.url}/api/v10"

    @contextlib.contextmanager
    def discord_py(self) -> Iterator[None]:
        """Point discord.py at this emulator while the context lasts."""
        import discord.gateway
        import discord.http
        import yarl

        before = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
        discord.http.Route.BASE = self.api_url
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(self.gateway_url)
        try:
            yield
        finally:
            discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = before

    def _gateway_bot(self, _: Call) -> tuple[int, Any]:
        remaining = 1000 - self.identifies
        limit = {"total": 1000, "remaining": remaining, "reset_after": 14_400_000, "max_concurrency": 1}
        return 200, {"url": self.gateway_url, "shards": 1, "session_start_limit": limit}

    async def _rest(self, request: web.Request) -> web.StreamResponse:
        path = "/" + request.match_info["tail"]
        route, parameters, handler = self._route(request.method, path)
        body, files = await self._body(request)
        auth = request.headers.get("Authorization", "")
        query, kind = dict(request.query), request.content_type
        call = Call(request.method, path, route, query, body, kind, auth, files, at=self.clock())
        if self.oracle:
            call.problems = self.oracle(call)
        self.calls.append(call)
        self.note()
        fault = self.take_fault(call.name) or Fault()
        await asyncio.sleep(fault.delay)
        try:
            if fault.drop:
                return common.cut(call, request)
            if fault.replaces:
                return _faulty(call, fault)
            return self._answer(call, parameters, handler)
        finally:
            self.note()

    def _route(self, method: str, path: str) -> tuple[str, dict[str, str], Any]:
        for verb, route, pattern, handler in self._table:
            if verb == method and (found := pattern.match(path)):
                return route, found.groupdict(), handler
        return path, {}, None

    def _answer(self, call: Call, parameters: dict[str, str], handler: Any) -> web.Response:
        try:
            if handler is None:
                raise HttpError(404, 0, "404: Not Found")
            open_route = call.route.startswith(("/interactions/", "/webhooks/"))  # authorised by their token
            if not open_route and call.auth != f"Bot {self.token}":
                raise HttpError(401, 0, "401: Unauthorized")
            call.status, call.response = handler(call, **parameters)
        except HttpError as error:
            call.status, call.response = error.status, error.body
        if call.response is None:
            return web.Response(status=call.status, headers=_headers(call))
        return json_answer(call.response, call.status, _headers(call))

    @staticmethod
    async def _body(request: web.Request) -> tuple[Any, list[str]]:
        """The JSON body, also from a multipart form (`payload_json` and `files[n]`)."""
        if request.content_type == "multipart/form-data":
            body, files = None, []
            async for part in await request.multipart():
                assert isinstance(part, BodyPartReader)
                data = await part.read(decode=False)
                if part.name == "payload_json":
                    body = json.loads(data)
                else:
                    files.append(part.filename or part.name or "")
            return body, files
        text = await request.text() if request.can_read_body else ""
        try:
            return (json.loads(text) if text else None), []
        except ValueError:
            return text, []


def _pattern(route: str) -> re.Pattern[str]:
    return re.compile("^" + re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[^/]+)", re.escape(route)) + "$")


def _headers(call: Call) -> dict[str, str]:
    """Limits so wide that nobody waits."""
    return {
        "Via": "1.1 google",
        "X-RateLimit-Limit": "1000000",
        "X-RateLimit-Remaining": "999999",
        "X-RateLimit-Reset": f"{time.time() + 1:.3f}",
        "X-RateLimit-Reset-After": "1.000",
        "X-RateLimit-Bucket": f"{zlib.crc32(call.name.encode()):032x}",
    }


def _faulty(call: Call, fault: Fault) -> web.Response:
    call.status = fault.status
    if fault.body is not None:
        return web.Response(status=fault.status, text=fault.body, headers=fault.headers, content_type="text/html")
    if fault.status != 429:
        answer = {"message": f"{fault.status}: emulated", "code": fault.code}
        return json_answer(answer, fault.status, _headers(call) | fault.headers)
    if fault.cloudflare:
        return web.Response(status=429, text="error code: 1015", headers={"Retry-After": "60"})
    after = fault.retry_after or 0.0
    headers = _headers(call) | {
        "Retry-After": str(int(after) or 1),
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset-After": str(after),
        "X-RateLimit-Scope": "global" if fault.is_global else "user",
        **({"X-RateLimit-Global": "true"} if fault.is_global else {}),
    }
    answer = {"message": "You are being rate limited.", "retry_after": after, "global": fault.is_global}
    return json_answer(answer, 429, headers)


def json_answer(data: Any, status: int, headers: dict[str, str]) -> web.Response:
    """discord.py parses a body only if Content-Type is exactly `application/json`, without charset."""
    return web.Response(
        body=json.dumps(data).encode(), status=status, headers={**headers, "Content-Type": "application/json"}
    )
