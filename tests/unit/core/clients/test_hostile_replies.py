"""Servers of vendors and platforms that answer with bombs, without end, or with what no store takes."""

from __future__ import annotations

import gzip
import tracemalloc
from contextlib import asynccontextmanager

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from pydantic import SecretStr

from bots.discord_app import downloads as from_discord
from bots.messages import FileRef
from bots.slack_app import downloads as from_slack
from bots.slack_app.api import SlackApi
from core.clients.openai_server import BODY_BYTES, connect
from core.clients.prompted_model import PromptedModel
from core.clients.tavily_search import TavilySearch
from core.errors import Unavailable, Unreadable
from core.settings import Settings
from tests.fakes import FakeLedger
from tests.hostile_inputs import bomb


@asynccontextmanager
async def answering(body, headers=None):
    """A server whose every answer is this; `body` bytes, or an endless stream of them."""
    asked = []

    async def serve(request):
        asked.append(request.path)
        response = web.StreamResponse(headers={"Content-Type": "application/json", **(headers or {})})
        await response.prepare(request)
        try:
            for part in body:
                await response.write(part)
        except ConnectionError:
            pass
        return response

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", serve)
    async with TestServer(app) as server:
        yield str(server.make_url("/")).rstrip("/"), asked


def endless():
    while True:
        yield b" " * 100_000


HOSTILE = {
    "a bomb": lambda: ([bomb(60_000_000)], {"Content-Encoding": "gzip"}),
    "a bomb in a bomb": lambda: ([gzip.compress(bomb(60_000_000))], {"Content-Encoding": "gzip, gzip"}),
    "brotli": lambda: ([b"anything"], {"Content-Encoding": "br"}),
    "no end": lambda: (endless(), {}),
    "a boast": lambda: ([b"{"], {"Content-Length": "99999999999"}),
    "a damaged pack": lambda: ([b"{}"], {"Content-Encoding": "gzip"}),
}


@pytest.fixture(params=HOSTILE)
async def hostile(request):
    body, headers = HOSTILE[request.param]()
    tracemalloc.start()
    try:
        async with answering(body, headers) as (url, asked):
            yield url, asked
        assert tracemalloc.get_traced_memory()[1] < 25_000_000
    finally:
        tracemalloc.stop()


def model(url):
    settings = Settings(openai_base_url=url, openai_api_key=SecretStr("sk-x"))
    return PromptedModel(connect(settings), "m", settings, FakeLedger())


async def test_a_language_model_server_that_attacks_does_not_answer_and_is_not_asked_again(hostile):
    url, asked = hostile
    with pytest.raises(Unavailable, match="answers what is not read"):
        await model(url).ping()
    assert len(asked) == 1


async def test_a_web_search_that_attacks_does_not_answer_and_is_not_asked_again(hostile):
    url, asked = hostile
    search = TavilySearch("tvly-x", url)
    with pytest.raises(Unavailable, match="answered what is not read"):
        await search.search("anything")
    await search.close()
    assert len(asked) == 1


@pytest.mark.parametrize("body", [b"[" * 900_000, b'{"choices": ' + b"[" * 900_000, b"[]," * 300_000, b"\x00\xff\xfe"])
async def test_nonsense_within_the_size_is_a_server_that_does_not_answer(body):
    assert len(body) < BODY_BYTES
    async with answering([body]) as (url, _):
        with pytest.raises(Unavailable):
            await model(url).ping()


async def test_a_packed_reply_is_read():
    reply = gzip.compress(b'{"choices": [{"message": {"content": "ready"}}]}')
    async with answering([reply], {"Content-Encoding": "gzip"}) as (url, _):
        assert await model(url).ping() > 0


@pytest.mark.parametrize("platform", ["slack", "discord"])
async def test_a_shared_file_that_attacks_is_refused_by_name_and_leaves_nothing(
    hostile, platform, tmp_path, monkeypatch
):
    url, _ = hostile
    with pytest.raises((Unreadable, Unavailable)):
        await downloaded(platform, url, tmp_path, monkeypatch)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("platform", ["slack", "discord"])
async def test_a_packed_file_is_unpacked_once(platform, tmp_path, monkeypatch):
    async with answering([gzip.compress(b"Hello.")], {"Content-Encoding": "gzip"}) as (url, _):
        path = await downloaded(platform, url, tmp_path, monkeypatch)
    assert path.read_bytes() == b"Hello."
    assert path.stat().st_mode & 0o777 == 0o600


async def downloaded(platform, url, folder, monkeypatch):
    file = FileRef("a.md", f"{url}/a.md", 7)
    if platform == "slack":
        api = SlackApi("xoxb-x", f"{url}/api/")
        try:
            return await from_slack.download(api, file, folder, 20_000_000)
        finally:
            await api.close()
    monkeypatch.setattr("discord.http.Route.BASE", f"{url}/api/v10")
    return await from_discord.download(file, folder, 20_000_000)
