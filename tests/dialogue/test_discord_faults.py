"""What goes wrong between Discord and the adapter, and how little of it is noticed."""

from __future__ import annotations

import asyncio

import pytest

from bots.discord_app import client as client_module
from bots.messages import Kind
from core.errors import BadSetting, KeyRejected, Unavailable
from tests.dialogue.discord_talk import (
    PACE,
    run_discord,
    serving,
    settings_for,
    shown,
    talking,
)
from tests.emulators.common import PATIENCE
from tests.engine_bench import until
from tests.fakes_engine import FakeConversation, ScriptedEngine


@pytest.fixture
async def talk(discord_emulator):
    async with talking(discord_emulator) as talk:
        yield talk


async def test_an_event_that_is_delivered_twice_is_answered_once(talk):
    asked = await talk.say("How many days?")
    await talk.discord.dispatch("MESSAGE_CREATE", {**asked, "guild_id": talk.discord.guild_id})
    await talk.hear()
    await talk.discord.dispatch("MESSAGE_CREATE", {**asked, "guild_id": talk.discord.guild_id})
    await talk.nothing_more()
    assert talk.engine.kinds() == [Kind.ASK]


ODD = {
    "a button without an id": (
        "INTERACTION_CREATE",
        {
            "id": "9",
            "application_id": "1",
            "type": 3,
            "token": "t",
            "version": 1,
            "channel_id": "5",
            "data": {"custom_id": None, "component_type": 2},
        },
    ),
    "a thread without its count": ("THREAD_CREATE", {"id": "77", "parent_id": "5", "type": 11, "name": "x"}),
    "nothing at all": ("MESSAGE_CREATE", {}),
    "no object": ("MESSAGE_REACTION_ADD", []),
    "no member": ("GUILD_MEMBER_UPDATE", {"guild_id": "x"}),
}


@pytest.mark.parametrize("odd", ODD)
async def test_one_odd_event_is_skipped_and_the_next_is_heard(talk, odd):
    name, data = ODD[odd]
    if isinstance(data, dict):
        data = {**data, "guild_id": data.get("guild_id", talk.discord.guild_id)}
    await talk.discord.dispatch(name, data)
    await talk.say("How many days?")
    assert "25 days" in shown(await talk.hear())
    assert (talk.discord.resumes, talk.discord.identifies) == (0, 1)


async def test_events_missed_on_a_dead_network_are_delivered_when_it_resumes(talk):
    talk.discord.drop()
    await talk.say("How many days?")
    heard = await talk.hear()
    assert "25 days" in shown(heard)
    assert (talk.discord.resumes, talk.discord.identifies) == (1, 1)
    await talk.nothing_more()


async def test_a_reaction_that_is_replayed_is_the_same_event(talk):
    await talk.say("How many days?")
    heard = await talk.hear()
    session = next(iter(talk.discord.sessions.values()))
    await talk.discord.react("bob", heard["channel_id"], heard["id"], "👍")
    await talk.until(Kind.FEEDBACK_ADDED)
    talk.discord.drop()
    session.log.append(dict(session.log[-1]))
    await talk.discord.until(lambda: talk.discord.resumes == 1)
    await talk.nothing_more()
    assert talk.engine.kinds() == [Kind.ASK, Kind.FEEDBACK_ADDED]


async def test_being_asked_to_reconnect_it_resumes(talk):
    await talk.discord.reconnect()
    await talk.discord.until(lambda: talk.discord.resumes == 1)
    await talk.say("How many days?")
    await talk.hear()
    assert talk.discord.identifies == 1


async def test_with_an_invalid_session_it_resumes_where_it_may(talk):
    await talk.discord.invalidate(resumable=True)
    await talk.discord.until(lambda: talk.discord.resumes == 1)
    await talk.say("How many days?")
    await talk.hear()


async def test_after_a_session_is_lost_it_identifies_again(talk, monkeypatch):
    pauses = []

    async def at_once(seconds, sleep=asyncio.sleep):
        pauses.append(seconds)
        await sleep(0 if seconds >= 1 else seconds)

    monkeypatch.setattr("discord.gateway.asyncio.sleep", at_once)  # it waits 5 s before it identifies anew
    await talk.discord.invalidate()
    await talk.discord.until(lambda: talk.discord.identifies == 2)
    await talk.say("How many days?")
    await talk.hear()


async def test_a_gateway_that_goes_away_for_good_is_connected_to_again(talk):
    await talk.discord.close_gateway(4000)
    await talk.discord.until(lambda: talk.discord.resumes >= 1)
    await talk.say("How many days?")
    await talk.hear()


async def test_a_gateway_that_refuses_the_first_connection_is_tried_again(discord_emulator, refusing_port):
    conversation = FakeConversation()
    engine = ScriptedEngine(None, conversation)
    stop = asyncio.Event()
    given = settings_for(discord_emulator, discord_gateway_url=f"ws://127.0.0.1:{refusing_port}/gateway/")
    task = asyncio.create_task(run_discord(given, engine, conversation, stop=stop, pace=PACE))
    await discord_emulator.wait_call("GET /users/@me", n=3)
    assert not task.done()
    import discord.gateway
    import yarl

    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(discord_emulator.gateway_url)
    await discord_emulator.wait_ready()
    stop.set()
    await asyncio.wait_for(task, PATIENCE)


async def test_a_deferral_that_comes_too_late_still_leads_to_an_answer(talk):
    talk.discord.respond_within = 0.0
    asked = await talk.discord.slash("ask", {"question": "How many days?"})
    heard = await talk.hear()
    assert shown(heard).startswith(f"❓ <@{talk.discord.users['alice']['id']}>: **How many days?**")
    assert "25 days" in shown(heard)
    assert asked.response_type is None
    call = talk.discord.calls_to("POST /interactions/*/callback")[0]
    assert call.response["code"] == 10_062


async def test_a_button_whose_response_comes_too_late_still_counts(talk):
    await talk.say("How many days?")
    heard = await talk.hear()
    talk.discord.respond_within = 0.0
    await talk.press(heard, "down")
    vote = await talk.until(Kind.FEEDBACK_ADDED)
    assert vote.payload["vote"] == "down"


async def test_two_processes_that_hear_the_same_answer_once(talk):
    async with serving(talk.discord, talk.engine, talk.conversation):
        await talk.discord.until(lambda: sum(bool(s.socket) for s in talk.discord.sessions.values()) == 2)
        asked = await talk.discord.slash("ask", {"question": "How many days?"})
        await asked.settled()
        await talk.discord.wait_call("POST /interactions/*/callback", n=2)
        await talk.say("And hours?")
        await talk.hear()
        await talk.nothing_more()
    assert talk.engine.kinds() == [Kind.ASK, Kind.ASK]
    assert sorted(c.status for c in talk.discord.calls_to("POST /interactions/*/callback"))[-1] == 400


async def test_commands_that_can_not_be_registered_do_not_keep_it_from_listening(discord_emulator):
    discord_emulator.fail("PUT /applications/*/commands", status=403)
    async with talking(discord_emulator) as talk:
        await talk.say("How many days?")
        await talk.hear()
    assert [c.status for c in discord_emulator.calls_to("PUT /applications/*/commands")] == [403]


async def test_what_a_listener_raises_does_not_stop_the_next_event(talk):
    talk.engine.broken = [RuntimeError("a bug")]
    await talk.say("How many days?")
    await talk.say("How many hours?")
    await talk.hear()
    assert [i.text for i in talk.engine.accepted] == ["How many hours?"]


async def test_stopping_lets_go_within_seconds(discord_emulator):
    async with talking(discord_emulator) as talk:
        assert not talk.task.done()
    assert not any(s.socket for s in discord_emulator.sessions.values())


async def start(discord, **given):
    conversation = FakeConversation()
    async with asyncio.timeout(PATIENCE):
        await run_discord(settings_for(discord, **given), ScriptedEngine(None, conversation), conversation, pace=PACE)


@pytest.mark.parametrize(
    ("token", "error", "said"),
    [
        (None, BadSetting, "DISCORD_TOKEN is not set"),
        ("1234567890", BadSetting, "no bot token"),
        ("two words", BadSetting, "no bot token"),
        ("wrong.token", KeyRejected, "rejected DISCORD_TOKEN"),
    ],
)
async def test_a_missing_or_wrong_token_is_one_clear_line(discord_emulator, token, error, said):
    with pytest.raises(error, match=said) as caught:
        await start(discord_emulator, discord_token=token)
    assert "discord.com/developers" in str(caught.value)
    assert "\n" not in str(caught.value)


async def test_a_token_refused_by_the_gateway_is_one_clear_line(discord_emulator):
    async def refuse(socket, _):
        await socket.ws.close(code=4004, message=b"Authentication failed.")

    discord_emulator._identify = refuse
    with pytest.raises(KeyRejected, match="4004"):
        await start(discord_emulator)


async def test_a_missing_intent_is_told_before_and_after_connecting(discord_emulator):
    discord_emulator.allowed_privileged = False
    with pytest.raises(BadSetting, match=r"MESSAGE_CONTENT.*Message Content Intent"):
        await start(discord_emulator)
    told = discord_emulator._application

    def without(call):
        status, application = told(call)
        return status, application | {"flags": 0}

    discord_emulator._table = [(m, r, p, without if h == told else h) for m, r, p, h in discord_emulator._table]
    before = len(discord_emulator.sessions)
    with pytest.raises(BadSetting, match="MESSAGE_CONTENT"):
        await start(discord_emulator)
    assert len(discord_emulator.sessions) == before


async def test_a_discord_that_can_not_be_reached_is_one_clear_line(discord_emulator, refusing_port):
    with pytest.raises(Unavailable, match=r"can't be reached.*DISCORD_API_URL"):
        await start(discord_emulator, discord_api_url=f"http://127.0.0.1:{refusing_port}/api/v10")


def test_only_what_is_needed_is_asked_of_the_gateway():
    asked = {name for name, value in client_module.intents() if value}
    assert asked == {
        "guilds",
        "guild_messages",
        "dm_messages",
        "guild_reactions",
        "dm_reactions",
        "message_content",
    }


async def test_a_bot_in_no_server_logs_how_to_invite_it(discord_emulator, caplog):
    caplog.set_level("WARNING", "bots.discord_app.client")
    ready = discord_emulator._ready
    discord_emulator._ready = lambda session, d: ready(session, d) | {"guilds": []}
    discord_emulator._guild_object = lambda: {"id": "1", "unavailable": True}
    async with talking(discord_emulator):
        await until(lambda: "Invite it" in caplog.text)
    assert f"client_id={discord_emulator.application_id}" in caplog.text
    assert "permissions=" in caplog.text
