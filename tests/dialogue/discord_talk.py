"""Say and hear: the whole Discord adapter with the real discord.py, over real sockets, against the loopback Discord."""

from __future__ import annotations

import asyncio
import functools
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from bots.discord_app.api import DiscordApi
from bots.discord_app.courier import DiscordCourier
from bots.discord_app.responses import Responses
from bots.discord_bot import Pace, run_discord
from core.settings import Settings
from tests.emulators.common import PATIENCE
from tests.emulators.discord_emu import Call, DiscordEmulator, Interaction
from tests.emulators.discord_emu.limits import walk
from tests.emulators.spec_oracle import SPECS
from tests.engine_bench import until
from tests.fakes_engine import FakeConversation, ScriptedEngine

QUICK = (0.01, 0.01)
PACE = Pace(first_pause=0.02, longest_pause=0.1, guild_ready=0.05)
POST = "POST /channels/*/messages"
ORIGINAL = "PATCH /webhooks/*/@original"


def settings_for(discord: DiscordEmulator, **given: Any) -> Settings:
    urls = {"discord_api_url": discord.api_url, "discord_gateway_url": discord.gateway_url}
    return Settings(**{"discord_token": discord.token, **urls, **given})


def quick_courier(discord: DiscordEmulator, **given: Any) -> DiscordCourier:
    api = DiscordApi(discord.token, pauses=QUICK)
    return DiscordCourier(api, responses=Responses(api, waits=(0.01, 0.02, 0.05)), **given)


@dataclass
class Talk:
    """One conversation with the bot; `hear` gives its messages in the order they came."""

    discord: DiscordEmulator
    engine: ScriptedEngine
    conversation: FakeConversation
    courier: DiscordCourier
    task: asyncio.Task[None]
    _read: int = field(default=0)

    async def say(self, text: str, *, user: str = "alice", channel: str = "", **kw: Any) -> dict[str, Any]:
        """Mention the bot; returns the message."""
        return await self.discord.message(user, text, channel=channel, mention=True, **kw)

    async def remark(self, text: str, *, user: str = "alice", channel: str = "", **kw: Any) -> dict[str, Any]:
        """Say something without a mention."""
        return await self.discord.message(user, text, channel=channel, **kw)

    async def write(self, text: str, user: str = "alice", **kw: Any) -> dict[str, Any]:
        """Write in direct messages."""
        return await self.discord.message(user, text, channel=self.discord.dm(user), **kw)

    async def hear(self) -> dict[str, Any]:
        """The bot's next message of its own, as Discord keeps it."""
        self._read += 1
        call = await self.discord.wait_call(POST, n=self._read)
        await self.engine.settled()
        return self.discord.messages[call.response["channel_id"]].get(call.response["id"], call.response)

    async def nothing_more(self) -> None:
        """All that was sent before has been heard, and nothing was said beyond what was read."""
        await self.caught_up()
        assert len(self.discord.calls_to(POST)) == self._read

    async def caught_up(self) -> None:
        """Everything said so far has reached the bot and was dealt with: an autocomplete answers after it."""
        asked = await self.discord.slash("ask", {"question": "x", "collection": ""}, focused="collection")
        await asked.settled()
        await asyncio.sleep(0)
        await self.engine.settled()

    async def until(self, kind: Any, n: int = 1) -> Any:
        """The n-th accepted event of a kind, as soon as there is one."""

        def found() -> list[Any]:
            return [incoming for incoming in self.engine.accepted if incoming.kind is kind]

        await until(lambda: len(found()) >= n)
        await self.engine.settled()
        return found()[n - 1]

    async def press(self, message: dict[str, Any], act: str, user: str = "bob") -> Interaction:
        button = next(b for b in buttons(message) if b["custom_id"].startswith(f"errata:{act}:"))
        return await self.discord.component(message["channel_id"], message["id"], button["custom_id"], user=user)


def shown(message: dict[str, Any] | None) -> str:
    """All that a person reads in a message."""
    assert message is not None
    texts = [str(c["content"]) for c in walk(message.get("components")) if c.get("type") == 10]
    return "\n".join(filter(None, [message.get("content") or "", *texts]))


def buttons(message: dict[str, Any]) -> list[dict[str, Any]]:
    return [c for c in walk(message["components"]) if c.get("type") == 2]


def pings(text: str) -> list[str]:
    """What in a text would notify somebody."""
    return re.findall(r"@everyone|@here|<@[!&]?\d+>|<#\d+>", text)


@asynccontextmanager
async def talking(discord: DiscordEmulator, **given: Any) -> AsyncIterator[Talk]:
    """The bot, connected; at the end every request it made is held against the official schemas."""
    conversation = FakeConversation()

    courier = quick_courier(discord, settings_of=conversation.settings, source_url_template=given.pop("template", None))
    engine = ScriptedEngine(courier, conversation)
    async with serving(discord, engine, conversation, **given) as task:
        yield Talk(discord, engine, conversation, courier, task)
        await engine.settled()
    await courier.close()
    valid(discord)


@asynccontextmanager
async def serving(discord: DiscordEmulator, inbox: Any, conversation: Any, **given: Any) -> AsyncIterator[Any]:
    """One process of the bot, from connected to stopped."""
    stop = asyncio.Event()
    before = discord.identifies
    registered = len(discord.calls_to("PUT /applications/*/commands"))
    bot = run_discord(settings_for(discord), inbox, conversation, stop=stop, **{"pace": PACE, **given})
    task = asyncio.create_task(bot)
    try:
        await discord.until(lambda: task.done() or discord.identifies > before, what="identify")
        if not task.done():
            await discord.wait_call("PUT /applications/*/commands", n=registered + 1)
        yield task
    finally:
        stop.set()
        await asyncio.wait_for(task, PATIENCE)


def valid(discord: DiscordEmulator) -> None:
    """Every request recorded so far is one that Discord's own description allows, and none pings but who asked."""
    for call in discord.calls:
        if call.method in ("POST", "PATCH") and isinstance(call.body, dict) and "components" in call.body:
            allowed = dict(call.body["allowed_mentions"])
            asker = [f"<@{user}>" for user in allowed.pop("users", [])]
            assert allowed == {"parse": [], "replied_user": False}, call.body
            assert [ping for ping in pings(shown(call.body)) if ping not in asker] == [], call.body
    if SPECS.is_dir():
        problems = [(call.name, found, call.body) for call in discord.calls if (found := _oracle()(call))]
        assert not problems


@functools.cache
def _oracle() -> Any:
    from tests.emulators.spec_oracle import DiscordOracle

    return DiscordOracle()


def posted_calls(discord: DiscordEmulator) -> list[Call]:
    return [c for c in discord.calls_to(POST) if c.status == 200]


class GuildEmulator(DiscordEmulator):
    """A Discord where people may see channels and write in them, no more; mallory is in no server."""

    def __init__(self) -> None:
        super().__init__(respond_within=30.0)
        self.strangers.add("mallory")

    def _guild_object(self) -> dict[str, Any]:
        guild = super()._guild_object()
        guild["roles"][0]["permissions"] = str(1 << 10 | 1 << 11)
        return guild
