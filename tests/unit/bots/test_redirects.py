"""No client of a service follows a redirect: what it asks, and its key, go to the address that was named alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord.http
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bots.courier import Delivery
from bots.discord_app.api import DiscordApi
from bots.discord_app.hosts import api_base
from bots.messages import Place
from bots.render.slack_blocks import Message
from bots.slack_app.api import SlackApi
from bots.slack_app.ephemeral import post_ephemeral
from bots.slack_app.startup import socket_url, who_am_i
from core.clients.tavily_search import Retrying, TavilySearch
from core.errors import ErrataError, Unavailable
from storage.index.pinecone_vectors import Access, PineconeVectors

STATUSES = (301, 302, 303, 307, 308)


class Elsewhere:
    """A server that redirects all to another, and what reached that one."""

    def __init__(self) -> None:
        self.reached: list[str] = []
        self.url = ""


@pytest.fixture(params=STATUSES)
async def elsewhere(request) -> AsyncIterator[Elsewhere]:
    found = Elsewhere()

    async def take(call: web.Request) -> web.Response:
        found.reached.append(await call.text())
        return web.json_response({"ok": True, "url": "wss://there", "results": []})

    async with _serving(take) as there:

        async def point(_: web.Request) -> web.Response:
            return web.Response(status=request.param, headers={"Location": f"{there}/taken"})

        async with _serving(point) as here:
            found.url = here
            yield found


@asynccontextmanager
async def _serving(handler) -> AsyncIterator[str]:
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", handler)
    async with TestServer(app, host="127.0.0.1") as server:
        yield str(server.make_url("")).rstrip("/")


async def _anything() -> None:
    pass


async def test_slack_is_asked_nowhere_else(elsewhere):
    api = SlackApi("xoxb-secret", f"{elsewhere.url}/api/", pauses=())
    try:
        with pytest.raises(Unavailable):
            await api.call("chat.postMessage", {"channel": "C1", "text": "secret"})
        with pytest.raises(Unavailable):
            await api.read("users.info", {"user": "U1"})
        place = Place("slack", "U1", interaction=f"{elsewhere.url}/respond")
        with pytest.raises(Unavailable):
            await post_ephemeral(api, place, "U1", [Message((), "secret", "secret")], Delivery("k", _anything))
    finally:
        await api.close()
    assert elsewhere.reached == []


@pytest.mark.parametrize("ask", [who_am_i, socket_url])
async def test_slack_is_asked_who_the_bot_is_nowhere_else(elsewhere, ask, monkeypatch):
    monkeypatch.setattr("bots.slack_app.startup._PAUSES", ())

    with pytest.raises(Unavailable, match="SLACK_API_URL"):
        await ask("xoxb-secret", f"{elsewhere.url}/api/")
    assert elsewhere.reached == []


async def test_discord_is_asked_nowhere_else(elsewhere, monkeypatch):
    monkeypatch.setattr(discord.http.Route, "BASE", api_base(elsewhere.url))
    api = DiscordApi("secret", pauses=())
    try:
        with pytest.raises(Unavailable):
            await api.client()
    finally:
        await api.close()
    assert elsewhere.reached == []


async def test_the_web_is_searched_nowhere_else(elsewhere):
    search = TavilySearch("tvly-secret", elsewhere.url, retrying=Retrying(attempts=1))
    with pytest.raises(Unavailable):
        await search.search("secret")
    await search.close()
    assert elsewhere.reached == []


async def test_vectors_are_kept_nowhere_else(elsewhere):
    vectors = PineconeVectors(Access("pc-secret", "errata", controller_host=elsewhere.url), 3)
    with pytest.raises(ErrataError):
        await vectors.open()
    await vectors.close()
    assert elsewhere.reached == []
