"""Say and hear: the whole Slack adapter with the real libraries, over real sockets, against the loopback Slack."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from bots.render.slack_blocks import FEEDBACK_ACTION
from bots.slack_app.api import SlackApi
from bots.slack_app.courier import SlackCourier
from bots.slack_app.progress import StatusBoard
from bots.slack_bot import run_slack
from core.settings import Settings
from tests.emulators.common import PATIENCE
from tests.emulators.slack_emu import Call, SlackEmulator, block_text
from tests.emulators.spec_oracle import SPECS
from tests.fakes_engine import FakeConversation, ScriptedEngine

QUICK = (0.01, 0.01)


def settings_for(slack: SlackEmulator, **given: Any) -> Settings:
    return Settings(
        slack_bot_token=slack.bot_token,
        slack_app_token=slack.app_token,
        slack_signing_secret=slack.signing_secret,
        slack_api_url=slack.api_url,
        **given,
    )


def quick_courier(slack: SlackEmulator, **given: Any) -> SlackCourier:
    api = SlackApi(slack.bot_token, slack.api_url, pauses=QUICK)
    return SlackCourier(api, **{"board": StatusBoard(api, quiet=0.01)} | given)


@dataclass
class Talk:
    """One conversation with the bot; `heard` are its messages in the order they came."""

    slack: SlackEmulator
    engine: ScriptedEngine
    conversation: FakeConversation
    courier: SlackCourier
    task: asyncio.Task[None]
    _read: int = field(default=0)

    async def say(
        self, text: str, *, user: str = "U1", channel: str = "C1", thread: str | None = None, **kw: Any
    ) -> str:
        """Mention the bot in a channel; returns the message's timestamp."""
        receipt = await self.slack.app_mention(
            channel, user, f"<@{self.slack.bot_user_id}> {text}", thread_ts=thread, **kw
        )
        await receipt.acked()
        return str(receipt.payload["event"]["ts"])

    async def write(self, text: str, **kw: Any) -> str:
        """Write in direct messages."""
        receipt = await self.slack.message_im("U1", text, **kw)
        await receipt.acked()
        return str(receipt.payload["event"]["ts"])

    async def remark(self, text: str, thread: str | None = None, user: str = "U2", channel: str = "C1") -> str:
        """Say something without a mention."""
        receipt = await self.slack.message_channel(channel, user, text, thread_ts=thread)
        await receipt.acked()
        return str(receipt.payload["event"]["ts"])

    async def hear(self) -> dict[str, Any]:
        """The bot's next message, as Slack got it."""
        self._read += 1
        call = await self.slack.wait_call("chat.postMessage", n=self._read)
        await self.engine.settled()
        return {**call.args, "ts": call.response.get("ts")}

    async def nothing_more(self) -> None:
        """All is done, and nothing was said beyond what was heard."""
        await self.engine.settled()
        assert len(self.slack.calls_to("chat.postMessage")) == self._read

    async def press(self, message: dict[str, Any], vote: str, user: str = "U1") -> None:
        button = next(b for b in message["blocks"] if b["type"] == "context_actions")["elements"][0]
        value = button["positive_button" if vote == "up" else "negative_button"]["value"]
        receipt = await self.slack.feedback(user, message["channel"], message["ts"], FEEDBACK_ACTION, value)
        await receipt.acked()

    async def click(self, message: dict[str, Any], action_id: str, user: str = "U1") -> None:
        buttons = [e for b in message["blocks"] if b["type"] == "actions" for e in b["elements"]]
        button = next(b for b in buttons if b["action_id"] == action_id)
        action = {"type": "button", "action_id": action_id, "value": button["value"]}
        receipt = await self.slack.block_action(user, message["channel"], message["ts"], action)
        await receipt.acked()


def shown(message: dict[str, Any]) -> str:
    """All that a person reads in a message."""
    found: list[str] = []

    def walk(node: Any) -> None:
        if isinstance(node, dict):
            found.extend(v for k, v in node.items() if k == "text" and isinstance(v, str))
            for value in node.values():
                walk(value)
        elif isinstance(node, list):
            for item in node:
                walk(item)

    walk(message.get("blocks") or [])
    assert sum(map(len, found)) == block_text(message.get("blocks") or [])
    return "\n".join(found)


@asynccontextmanager
async def talking(slack: SlackEmulator, **given: Any) -> AsyncIterator[Talk]:
    """The bot, connected; at the end every request it made is held against the official schemas."""
    conversation = FakeConversation()
    courier = quick_courier(slack, source_url_template=given.pop("template", None))
    courier.heed(conversation)
    engine = ScriptedEngine(courier, conversation)
    stop = asyncio.Event()
    bot = run_slack(settings_for(slack), engine, conversation, stop=stop, **given)
    task = asyncio.create_task(bot)
    try:
        await slack.wait_connected()
        yield Talk(slack, engine, conversation, courier, task)
        await engine.settled()
    finally:
        stop.set()
        await asyncio.wait_for(task, PATIENCE)
        await courier.close()
    valid(slack)


def valid(slack: SlackEmulator) -> None:
    """Every request recorded so far is one that Slack's own description allows (where it is present)."""
    if not SPECS.is_dir():
        return
    from tests.emulators.spec_oracle import SlackOracle

    oracle = SlackOracle()
    described = oracle.doc["methods"]
    for call in slack.calls:
        if call.method in described:
            problems = oracle(call.method, typed(call))
            assert not problems, (call.method, problems, call.args)


def typed(call: Call) -> dict[str, Any]:
    """The arguments with the types they had before a query string made text of them."""
    if call.content_type == "application/json":
        return call.args
    numbers = {k: int(v) for k, v in call.args.items() if k == "limit"}
    flags = {k: v == "1" for k, v in call.args.items() if k == "include_all_metadata"}
    return call.args | numbers | flags
