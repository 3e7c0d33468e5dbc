"""Channels of Discord as a source: threads and days, who may look into them, and what is nobody's knowledge."""

from __future__ import annotations

import logging
import re

import pytest
from discord.http import Route
from discord.utils import snowflake_time

from bots import discord_history
from bots.discord_app.hosts import api_base
from core.access.readers import LET_THROUGH, NOBODY
from core.errors import BadInput, BadSetting
from core.settings import Settings
from tests.emulators.discord_emu import DiscordEmulator
from tests.emulators.spec_oracle import SPECS, DiscordOracle
from tests.source_benches import DiscordBench
from tests.unit.core.indexing.test_sources import InStep

VIEW = str(1 << 10)


@pytest.fixture
async def discord(monkeypatch):
    async with DiscordEmulator() as emulator:
        monkeypatch.setattr(Route, "BASE", api_base(emulator.api_url))
        yield emulator


class Bench:
    def __init__(self, emulator, *channels, **settings):
        self.address = f"discord:{','.join(channels or [emulator.general])}"
        self.settings = Settings(discord_token=emulator.token, discord_api_url=emulator.api_url, **settings)

    def source(self):
        return discord_history.connect(self.address, self.settings)


def _readers(story):
    return [document.readers for document, *_ in story.index.stored.values()]


async def test_talk_in_no_thread_is_a_document_a_day_linked_to_its_first_message(discord, tmp_path):
    alice, bob = discord.users["alice"], discord.users["bob"]
    said = f"The code is 4711, says <@{bob['id']}>."
    first = discord.store(discord.general, alice, said, mentions=[bob])
    discord.store(discord.general, bob, "Thanks.", attachments=[{"id": "1", "filename": "plan.pdf"}])
    story = InStep(tmp_path, Bench(discord))
    await story.sync()
    day = f"{snowflake_time(int(first['id'])):%Y-%m-%d}"
    assert story.paths() == [f"{discord.general}/{day}.md"]
    assert all(said in story.texts() for said in ("**Alice**", "4711, says @Bob.", "Thanks. [plan.pdf]"))
    (document,) = [document for document, *_ in story.index.stored.values()]
    assert document.url == f"https://discord.com/channels/{discord.guild_id}/{discord.general}/{first['id']}"
    assert (document.readers, document.title) == (LET_THROUGH, f"#general {day}")


async def test_what_the_bot_says_and_is_asked_and_who_came_is_left_out(discord, tmp_path):
    alice = discord.users["alice"]
    discord.store(discord.general, discord.bot_user, "Leave is 27 days.")
    discord.store(discord.general, alice, f"<@{discord.bot_id}> How long is leave?")
    discord.store(discord.general, alice, "alice", type=7)
    story = InStep(tmp_path, Bench(discord))
    await story.sync()
    assert (story.standing.error, story.paths()) == (None, [])


async def test_edited_and_deleted_messages_follow(discord, tmp_path):
    alice = discord.users["alice"]
    first, second = (discord.store(discord.general, alice, text) for text in ("The code is 4711.", "Call 0815."))
    story = InStep(tmp_path, Bench(discord))
    await story.sync()
    first["content"] = "The code is 4712."
    del discord.messages[discord.general][second["id"]]
    await story.sync()
    assert "4712" in story.texts()
    assert not any(gone in story.texts() for gone in ("4711", "0815"))


async def test_a_thread_begins_with_the_message_it_was_made_of(discord, tmp_path, monkeypatch):
    bench = DiscordBench(discord, monkeypatch)
    await bench.publish({"key": "It hangs in the hall."})
    asked = discord.store(discord.general, discord.users["bob"], "Who has the key?")
    discord.store(bench.threads["key"], discord.users["bob"], "", type=21, referenced_message=asked)
    story = InStep(tmp_path, bench)
    await story.sync()
    (document,) = [document for document, *_ in story.index.stored.values() if "About key" in document.title]
    assert "Who has the key?" in "\n".join(block.text for block in document.blocks)


async def test_of_a_forum_its_threads_are_read_and_nothing_else_is_asked_for(discord, tmp_path, monkeypatch):
    bench = DiscordBench(discord, monkeypatch)
    await bench.publish({"key": "It hangs in the hall."})
    discord.channels[discord.general]["type"] = 15
    discord.fail(f"GET /channels/{discord.general}/messages", status=400, times=10_000)
    story = InStep(tmp_path, bench)
    await story.sync()
    assert (story.standing.error, story.paths()) == (None, [bench.path("key")])
    assert not [call for call in discord.calls if call.path == f"/channels/{discord.general}/messages"]


@pytest.mark.parametrize(
    ("overwrites", "public"),
    [
        ([], True),
        ([{"id": "EVERYONE", "type": 0, "allow": VIEW, "deny": "0"}], True),
        ([{"id": "EVERYONE", "type": 0, "allow": "0", "deny": VIEW}], False),
        ([{"id": "77", "type": 0, "allow": "0", "deny": VIEW}], False),
        ([{"id": "77", "type": 0, "allow": VIEW, "deny": "2048"}], True),
    ],
    ids=["none", "allowed to all", "denied to all", "denied to a role", "allowed to a role"],
)
async def test_a_channel_that_some_do_not_see_is_kept_to_who_sees_it(discord, tmp_path, overwrites, public):
    given = [{**one, "id": one["id"].replace("EVERYONE", discord.guild_id)} for one in overwrites]
    discord.channels[discord.general]["permission_overwrites"] = given
    discord.store(discord.general, discord.users["alice"], "The code is 4711.")
    story = InStep(tmp_path, Bench(discord))
    await story.sync()
    assert _readers(story) == [LET_THROUGH if public else ((f"discord:channel:{discord.general}",),)]


async def test_what_is_said_in_another_server_is_kept_to_who_sees_it(discord, tmp_path):
    elsewhere = discord.add_channel("elsewhere", guild_id=discord.add_server("mallory"))
    discord.store(elsewhere, discord.users["mallory"], "The code is 4711.")
    story = InStep(tmp_path, Bench(discord, elsewhere, discord_guilds=(discord.guild_id,)))
    await story.sync()
    assert _readers(story) == [((f"discord:channel:{elsewhere}",),)]


async def test_a_channel_that_is_gone_is_closed_and_stops_no_other(discord, tmp_path):
    other = discord.add_channel("other")
    for channel in (discord.general, other):
        discord.store(channel, discord.users["alice"], f"The code of {channel} is 4711.")
    story = InStep(tmp_path, Bench(discord, other, discord.general))
    await story.sync()
    del discord.channels[other]
    discord.store(discord.general, discord.users["alice"], "The alarm is 0815.")
    await story.sync()
    assert sorted(_readers(story)) == sorted([LET_THROUGH, NOBODY])
    assert "0815" in story.texts()
    assert other in story.standing.error


async def test_without_the_intent_nothing_is_taken_for_gone(discord, tmp_path, monkeypatch):
    discord.store(discord.general, discord.users["alice"], "The code is 4711.")
    story = InStep(tmp_path, Bench(discord))
    await story.sync()
    told = discord._application(None)[1]
    monkeypatch.setattr(discord, "_table", [row for row in discord._table if row[1] != "/applications/@me"])
    without = (lambda call: (200, {**told, "flags": 0}),)
    discord._table.append(("GET", "/applications/@me", re.compile("^/applications/@me$"), *without))
    for _ in range(3):
        await story.sync()
    assert "Message Content Intent" in story.standing.error
    assert len(story.paths()) == 1


async def test_all_pages_are_asked_for_as_discord_describes_it_and_no_token_is_logged(discord, tmp_path, caplog):
    caplog.set_level(logging.DEBUG, logger="bots")
    for number in range(250):
        discord.store(discord.general, discord.users["alice"], f"Shelf {number} holds part {number}.")
    story = InStep(tmp_path, Bench(discord))
    await story.sync()
    assert all(f"Shelf {number} " in story.texts() for number in (0, 100, 249))
    assert discord.token not in caplog.text


@pytest.mark.skipif(not SPECS.is_dir(), reason="the platforms' descriptions are not at hand")
async def test_what_is_asked_and_answered_is_what_discord_describes(discord, tmp_path, monkeypatch):
    bench = DiscordBench(discord, monkeypatch)
    await bench.publish({"key": "It hangs in the hall.", "old": "It was lost."})
    bench.archive("old")
    await InStep(tmp_path, bench).sync()
    oracle = DiscordOracle()
    told = [call for call in discord.calls if "threads" in call.path or "messages" in call.path]
    assert len(told) >= 4
    assert [problem for call in told for problem in (*oracle(call), *oracle.answer(call))] == []


async def test_threads_that_ended_before_the_window_are_not_read(discord, tmp_path, monkeypatch):
    bench = DiscordBench(discord, monkeypatch)
    bench.now -= 500 * 86_400
    await bench.publish({"old": "It was lost."})
    bench.archive("old")
    await bench.publish({"old": "It was lost.", "key": "It hangs in the hall."})
    story = InStep(tmp_path, bench)
    await story.sync()
    assert story.paths() == [bench.path("key")]


@pytest.mark.parametrize("address", ["discord:general", "discord:", "discord:1,../2", "discord:٣"])
def test_what_is_no_id_of_a_channel_is_refused(address):
    with pytest.raises(BadInput):
        discord_history.connect(address, Settings(discord_token="x.y.z"))


def test_a_bot_token_is_needed():
    with pytest.raises(BadSetting):
        discord_history.connect("discord:1", Settings())
