"""Slack and Discord as emulated, seen by Bolt and discord.py: what they say can be trusted elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord import app_commands
from slack_bolt.adapter.aiohttp import to_aiohttp_response, to_bolt_request
from slack_bolt.adapter.socket_mode.async_handler import AsyncSocketModeHandler
from slack_bolt.async_app import AsyncAck, AsyncApp, AsyncSay
from slack_sdk.errors import SlackApiError
from slack_sdk.web.async_client import AsyncWebClient

from tests.emulators.common import PATIENCE
from tests.emulators.discord_emu import DiscordEmulator
from tests.emulators.slack_emu import SlackEmulator
from tests.emulators.spec_oracle import DiscordOracle, SlackOracle


@pytest.fixture
async def slack_bot(slack_emulator: SlackEmulator) -> AsyncIterator[AsyncApp]:
    """A connected bot that answers every mention with `heard`."""
    async with aiohttp.ClientSession() as session:
        web = AsyncWebClient(slack_emulator.bot_token, slack_emulator.api_url, session=session)
        app = AsyncApp(client=web, signing_secret=slack_emulator.signing_secret)

        @app.event("app_mention")
        async def answer(event: dict[str, str], say: AsyncSay) -> None:
            await say(f"heard {event['text']}", thread_ts=event["ts"])

        handler = AsyncSocketModeHandler(app, slack_emulator.app_token)
        await handler.connect_async()
        await slack_emulator.wait_connected()
        yield app
        await handler.close_async()


@pytest.fixture
async def slack_web(slack_emulator: SlackEmulator) -> AsyncIterator[AsyncWebClient]:
    async with aiohttp.ClientSession() as session:
        yield AsyncWebClient(slack_emulator.bot_token, slack_emulator.api_url, session=session)


async def test_slack_lists_the_channels_of_a_user_by_type_and_page(
    slack_web: AsyncWebClient, slack_emulator: SlackEmulator
) -> None:
    slack_emulator.add_channel("C3", members={"U1"}, name="without-the-bot")
    slack_emulator.add_channel("C4", members={"U1"}, name="private-without-the-bot", is_private=True)
    slack_emulator.add_channel("C5", members={"U1"}, name="old", is_archived=True)

    async def of(**asked: Any) -> list[str]:
        said = await slack_web.users_conversations(**asked)
        return [channel["id"] for channel in said["channels"]]

    assert await of() == ["C1"], "the bot's own, public ones where no type is named"
    assert await of(user="U1") == ["C1", "C3", "C5"]
    assert await of(user="U1", types="public_channel,private_channel", exclude_archived=True) == ["C1", "C2", "C3"]
    assert await of(user="U1", types="im") == ["D1"]
    first = await slack_web.users_conversations(user="U1", limit=2)
    cursor = first["response_metadata"]["next_cursor"]
    rest = await slack_web.users_conversations(user="U1", limit=2, cursor=cursor)
    assert [channel["id"] for said in (first, rest) for channel in said["channels"]] == ["C1", "C3", "C5"]
    assert rest["response_metadata"]["next_cursor"] == ""
    for wrong in ({"user": "U404"}, {"types": "club"}, {"cursor": "there"}):
        with pytest.raises(SlackApiError, match=r"user_not_found|invalid_types|invalid_cursor"):
            await slack_web.users_conversations(**wrong)


async def test_slack_delivers_a_mention_and_takes_the_answer(
    slack_bot: AsyncApp, slack_emulator: SlackEmulator
) -> None:
    receipt = await slack_emulator.app_mention("C1", "U1", "<@UBOT> hello")
    await receipt.acked()
    call = await slack_emulator.wait_call("chat.postMessage", text="heard <@UBOT> hello")
    assert call.args["thread_ts"] in slack_emulator.messages["C1"]
    assert receipt.attempts == 1


async def test_slack_redelivers_what_is_not_acknowledged_and_then_gives_up(
    slack_bot: AsyncApp, slack_emulator: SlackEmulator
) -> None:
    slack_emulator.ack_timeout = 0.02
    receipt = await slack_emulator.event({"type": "unheard_of", "user": "U1"})
    await slack_emulator.until(lambda: receipt.gave_up)
    assert receipt.attempts == 1 + slack_emulator.max_retries


async def test_slack_clients_come_back_after_a_dead_network(slack_bot: AsyncApp, slack_emulator: SlackEmulator) -> None:
    await slack_emulator.disconnect(close_after=0)
    await slack_emulator.until(lambda: slack_emulator.connections_opened >= 2 and slack_emulator.sockets)
    await (await slack_emulator.app_mention("C1", "U1", "again")).acked()


async def test_slack_streams_an_answer_until_the_stream_expires(
    slack_web: AsyncWebClient, slack_emulator: SlackEmulator
) -> None:
    root = slack_emulator.store("C1", "U1", "question")
    started = await slack_web.chat_startStream(
        channel="C1", thread_ts=root["ts"], recipient_user_id="U1", recipient_team_id="T0EMU"
    )
    await slack_web.chat_appendStream(channel="C1", ts=started["ts"], markdown_text="half ")
    await slack_web.chat_appendStream(channel="C1", ts=started["ts"], markdown_text="an answer")
    assert slack_emulator.messages["C1"][started["ts"]]["text"] == "half an answer"
    slack_emulator.expire_stream("C1", started["ts"])
    with pytest.raises(SlackApiError, match="message_not_in_streaming_state"):
        await slack_web.chat_stopStream(channel="C1", ts=started["ts"])


@pytest.mark.parametrize(
    ("message", "error"),
    [
        ({}, "no_text"),
        ({"text": "x" * 40_001}, "msg_too_long"),
        (
            {"text": "x", "blocks": [{"type": "section", "text": {"type": "mrkdwn", "text": "x" * 3001}}]},
            "invalid_blocks",
        ),
        ({"text": "x", "blocks": [{"type": "divider"}] * 51}, "invalid_blocks"),
        ({"text": "x", "blocks": [{"type": "markdown", "text": "x" * 12_001}]}, "invalid_blocks"),
        ({"text": "x", "blocks": [{"type": "context_actions", "elements": []}]}, "invalid_blocks"),
        ({"text": "x", "thread_ts": "1.1"}, "thread_not_found"),
    ],
)
async def test_slack_refuses_what_the_service_refuses(
    slack_web: AsyncWebClient, message: dict[str, object], error: str
) -> None:
    with pytest.raises(SlackApiError, match=error):
        await slack_web.chat_postMessage(channel="C1", **message)  # type: ignore[arg-type]


async def test_slack_faults_reach_the_client_as_its_own_errors(
    slack_web: AsyncWebClient, slack_emulator: SlackEmulator
) -> None:
    slack_emulator.rate_limit("chat.postMessage", retry_after=7)
    with pytest.raises(SlackApiError) as caught:
        await slack_web.chat_postMessage(channel="C1", text="x")
    assert (caught.value.response.status_code, caught.value.response.headers["Retry-After"]) == (429, "7")
    slack_emulator.fail("chat.postMessage", error="internal_error")
    with pytest.raises(SlackApiError, match="internal_error"):
        await slack_web.chat_postMessage(channel="C1", text="x")
    assert (await slack_web.chat_postMessage(channel="C1", text="x"))["ok"]


async def test_slack_tells_of_what_people_take_back_change_and_submit(
    slack_bot: AsyncApp, slack_emulator: SlackEmulator
) -> None:
    heard: asyncio.Queue[str] = asyncio.Queue()

    @slack_bot.event("reaction_removed")
    async def _removed(event: dict[str, str]) -> None:
        heard.put_nowait(f"-{event['reaction']}")

    @slack_bot.event({"type": "message", "subtype": "message_changed"})
    async def _changed(event: dict[str, dict[str, str]]) -> None:
        heard.put_nowait(event["message"]["text"])

    @slack_bot.event({"type": "message", "subtype": "message_deleted"})
    async def _deleted(event: dict[str, str]) -> None:
        heard.put_nowait(f"deleted {event['deleted_ts']}")

    @slack_bot.view("why")
    async def _submitted(ack: AsyncAck, view: dict[str, Any]) -> None:
        heard.put_nowait(view["state"]["values"]["reason"]["text"]["value"])
        await ack()

    ts = slack_emulator.store("C1", "U1", "first")["ts"]
    modal = {"type": "modal", "callback_id": "why", "title": {"type": "plain_text", "text": "Why?"}, "blocks": []}
    await (await slack_emulator.reaction_removed("C1", ts, "U1", "-1")).acked()
    await (await slack_emulator.message_changed("C1", ts, "second")).acked()
    await (await slack_emulator.message_deleted("C1", ts)).acked()
    await (await slack_emulator.view_submission("U1", modal, {"reason": {"text": {"value": "stale"}}})).acked()
    told = {await asyncio.wait_for(heard.get(), PATIENCE) for _ in range(4)}
    assert told == {"--1", "second", f"deleted {ts}", "stale"}


async def test_slack_signs_events_so_that_bolt_takes_them_and_only_them(
    slack_bot: AsyncApp, slack_emulator: SlackEmulator
) -> None:
    door = web.Application()
    door.router.add_post("/slack/events", _bolt_door(slack_bot))
    async with TestServer(door) as server:
        url = str(server.make_url("/slack/events"))
        good = await slack_emulator.post_event(
            url, slack_emulator.callback({"type": "app_mention", "text": "x", "ts": "1.1"})
        )
        forged = await slack_emulator.post_event(
            url, slack_emulator.callback({"type": "x"}), signature="v0=0", retries=1
        )
    assert good.http_statuses == [200]
    assert forged.http_statuses == [401, 401]
    assert forged.gave_up


def _bolt_door(app: AsyncApp) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def door(request: web.Request) -> web.Response:
        return await to_aiohttp_response(await app.async_dispatch(await to_bolt_request(request)))

    return door


class DiscordBot(discord.Client):
    """Answers /ask after a deferral, messages that mention it, and a button."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.heard: asyncio.Queue[str] = asyncio.Queue()

    async def setup_hook(self) -> None:
        self.tree.command(name="ask", description="Ask")(self.ask)
        await self.tree.sync()

    async def ask(self, interaction: discord.Interaction, question: str) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(content=f"answer to {question}")

    async def on_message(self, message: discord.Message) -> None:
        if self.user in message.mentions:
            await message.reply(f"heard {message.content}")

    async def on_raw_reaction_add(self, event: discord.RawReactionActionEvent) -> None:
        self.heard.put_nowait(f"+{event.emoji}")

    async def on_raw_reaction_remove(self, event: discord.RawReactionActionEvent) -> None:
        self.heard.put_nowait(f"-{event.emoji}")

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        self.heard.put_nowait(f"deleted {event.message_id}")


@pytest.fixture
async def discord_bot(discord_emulator: DiscordEmulator) -> AsyncIterator[DiscordBot]:
    bot = DiscordBot()
    running = asyncio.create_task(bot.start(discord_emulator.token))
    await discord_emulator.wait_ready()
    await bot.wait_until_ready()
    yield bot
    await bot.close()
    await running


async def test_discord_runs_a_slash_command_through_deferral_to_answer(
    discord_bot: DiscordBot, discord_emulator: DiscordEmulator
) -> None:
    asked = await discord_emulator.slash("ask", {"question": "why?"}, user="alice")
    await asked.settled()
    assert asked.content == "answer to why?"
    assert (asked.response_type, asked.edits) == (5, 1)


async def test_discord_hands_on_mentions_reactions_and_deletions(
    discord_bot: DiscordBot, discord_emulator: DiscordEmulator
) -> None:
    message = await discord_emulator.message("bob", "hello", mention=True)
    call = await discord_emulator.wait_call("POST /channels/*/messages")
    assert call.body["message_reference"]["message_id"] in (message["id"], int(message["id"]))
    await discord_emulator.react("bob", discord_emulator.general, call.response["id"], "👎")
    await discord_emulator.unreact("bob", discord_emulator.general, call.response["id"], "👎")
    await discord_emulator.delete_message(discord_emulator.general, message["id"])
    heard = [await asyncio.wait_for(discord_bot.heard.get(), PATIENCE) for _ in range(3)]
    assert heard == ["+👎", "-👎", f"deleted {message['id']}"]


async def test_discord_clients_resume_after_a_dead_network(
    discord_bot: DiscordBot, discord_emulator: DiscordEmulator
) -> None:
    discord_emulator.drop()
    await discord_emulator.until(lambda: discord_emulator.resumes == 1)
    asked = await discord_emulator.slash("ask", {"question": "still there?"})
    await asked.settled()
    assert discord_emulator.identifies == 1


async def test_discord_drops_a_second_post_with_the_same_nonce(
    discord_bot: DiscordBot, discord_emulator: DiscordEmulator
) -> None:
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=discord_emulator.general)
    post = {"content": "once", "nonce": "n1", "enforce_nonce": True}
    first, second = [await discord_bot.http.request(route, json=post) for _ in range(2)]
    assert first["id"] == second["id"]
    assert len(discord_emulator.messages[discord_emulator.general]) == 1


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"content": ""}, 50006),
        ({"content": "x" * 2001}, 50035),
        ({"embed": discord.Embed(description="x" * 4097)}, 50035),
        ({"embeds": [discord.Embed(description="x" * 4000)] * 2}, 50035),
    ],
)
async def test_discord_refuses_what_the_service_refuses(
    discord_bot: DiscordBot, discord_emulator: DiscordEmulator, message: dict[str, object], code: int
) -> None:
    channel = await discord_bot.fetch_channel(int(discord_emulator.general))
    with pytest.raises(discord.HTTPException) as caught:
        await channel.send(**message)
    assert caught.value.code == code


async def test_a_discord_response_that_comes_too_late_is_unknown(
    discord_bot: DiscordBot, discord_emulator: DiscordEmulator
) -> None:
    discord_emulator.respond_within = 0.0
    asked = await discord_emulator.slash("ask", {"question": "why?"})
    call = await discord_emulator.wait_call("POST /interactions/*/callback")
    assert (call.status, call.response["code"]) == (404, 10062)
    assert asked.response_type is None


async def test_a_discord_client_waits_out_a_rate_limit_but_not_a_ban(
    discord_bot: DiscordBot, discord_emulator: DiscordEmulator
) -> None:
    channel = await discord_bot.fetch_channel(int(discord_emulator.general))
    discord_emulator.rate_limit("POST /channels/*/messages", retry_after=0.05)
    await channel.send("waited")
    assert [c.status for c in discord_emulator.calls_to("POST /channels/*/messages")] == [429, 200]
    discord_emulator.rate_limit("POST /channels/*/messages", cloudflare=True)
    with pytest.raises(discord.HTTPException, match="1015"):
        await channel.send("banned")


async def test_what_the_platforms_would_refuse_is_seen_by_the_oracle(
    specs: Path, discord_emulator: DiscordEmulator, slack_web: AsyncWebClient, slack_emulator: SlackEmulator
) -> None:
    slack_oracle, discord_oracle = (
        SlackOracle(specs / "slack_requests.json"),
        DiscordOracle(specs / "discord_openapi.json"),
    )
    await slack_web.chat_postMessage(channel="C1", text="fine")
    (posted,) = slack_emulator.calls
    assert slack_oracle(posted.method, posted.args) == []
    assert slack_oracle("chat.postMessage", {"channel": "C1", "blocks": [{"type": "nonsense"}]})
    bot = DiscordBot()
    async with bot:
        await bot.login(discord_emulator.token)
        await (await bot.fetch_channel(int(discord_emulator.general))).send("fine")
    problems = [discord_oracle(c) + discord_oracle.answer(c) for c in discord_emulator.calls]
    assert problems
    assert not any(problems)
    call = discord_emulator.calls_to("POST /channels/*/messages")[0]
    call.body = {"content": 7}
    assert discord_oracle(call)
