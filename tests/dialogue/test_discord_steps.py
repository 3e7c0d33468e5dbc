"""Steps while it works: in a deferred response, or in a passing reply; gone when the answer stands."""

from __future__ import annotations

import asyncio

import pytest

from bots.discord_app.api import DiscordApi
from bots.discord_app.responses import Responses
from bots.discord_app.steps import DiscordNotePoster
from bots.step_notes import StepNotes
from core.ports import Progress
from tests.dialogue.discord_talk import ORIGINAL, POST, QUICK, quick_courier, shown, talking, valid
from tests.dialogue.test_discord_courier import ANSWER, asked, commanded, there
from tests.fakes_engine import Fence, delivery

EDIT = "PATCH /channels/*/messages/*"
TAKEN_AWAY = "DELETE /channels/*/messages/*"


def with_notes(discord):
    api = DiscordApi(discord.token, pauses=QUICK)
    return quick_courier(discord, notes=StepNotes(DiscordNotePoster(api, Responses(api)), after=0.0, pause=0.01)), api


@pytest.fixture
async def courier(discord_emulator):
    courier, api = with_notes(discord_emulator)
    yield courier
    await courier.close()
    await api.close()
    valid(discord_emulator)


async def test_a_mention_sees_the_steps_in_a_reply_until_the_answer_stands(courier, discord_emulator):
    discord, place = discord_emulator, asked(discord_emulator)
    await courier.status(place, delivery("w"), Progress("searching"))
    note = await discord.wait_call(POST)
    assert note.body["message_reference"]["message_id"] == place.message
    (message,) = there(discord, discord.general)
    assert shown(message) == "-# ⏳ Searching the documents…"
    await courier.status(place, delivery("w"), Progress("verifying"))
    await discord.wait_call(EDIT)
    assert "Verifying the draft" in shown(message)
    await courier.post_answer(place, ANSWER, delivery("k"))
    assert there(discord, discord.general) == []
    assert "25 days" in shown(there(discord, place.thread)[0])


async def test_a_command_sees_the_steps_where_the_answer_will_stand(courier, discord_emulator):
    place, made = await commanded(discord_emulator)
    await courier.status(place, delivery("w"), Progress("searching"))
    await discord_emulator.wait_call(ORIGINAL)
    assert shown(made.original) == "-# ⏳ Searching the documents…"
    await courier.post_answer(place, ANSWER, delivery("k"))
    assert "25 days" in shown(made.original)
    assert not discord_emulator.calls_to(POST)


async def test_no_step_is_written_over_an_answer(courier, discord_emulator):
    place, made = await commanded(discord_emulator)
    discord_emulator.fail(ORIGINAL, delay=0.1)
    await courier.status(place, delivery("w"), Progress("searching"))
    await discord_emulator.until(lambda: discord_emulator.calls_to(ORIGINAL))
    await asyncio.gather(*(courier.status(place, delivery("w"), Progress("fixing", attempt=n)) for n in range(3)))
    await courier.post_answer(place, ANSWER, delivery("k"))
    assert "25 days" in shown(made.original)
    assert "25 days" in str(discord_emulator.calls_to(ORIGINAL)[-1].body)


async def test_a_stopped_command_takes_its_steps_away(courier, discord_emulator):
    place, made = await commanded(discord_emulator)
    await courier.status(place, delivery("w"), Progress("searching"))
    await discord_emulator.wait_call(ORIGINAL)
    await courier.clear_status(place, "w")
    assert made.original is None


async def test_a_quick_answer_needs_no_note(discord_emulator):
    courier = quick_courier(discord_emulator)
    place = asked(discord_emulator)
    await courier.status(place, delivery("w"), Progress("searching"))
    await courier.post_answer(place, ANSWER, delivery("k"))
    assert len(discord_emulator.calls_to(POST)) == 1
    await courier.close()


@pytest.mark.parametrize("answered", [True, False])
async def test_a_note_of_a_process_that_died_is_taken_away(courier, discord_emulator, answered):
    discord, place = discord_emulator, asked(discord_emulator)
    dead, api = with_notes(discord)
    await dead.status(place, delivery("w"), Progress("searching"))
    await discord.wait_call(POST)
    if answered:
        await courier.post_answer(place, ANSWER, delivery("k", again=True))
    else:
        await courier.clear_status(place, "w")
    assert there(discord, discord.general) == []
    await dead.close()
    await api.close()


async def test_a_note_of_a_process_that_died_is_gone_on_with(courier, discord_emulator):
    discord, place = discord_emulator, asked(discord_emulator)
    dead, api = with_notes(discord)
    await dead.status(place, delivery("w"), Progress("searching"))
    await discord.wait_call(POST)
    await courier.status(place, delivery("w", again=True), Progress("drafting"))
    await discord.wait_call(EDIT)
    assert [shown(m) for m in there(discord, discord.general)] == ["-# ⏳ Drafting an answer…"]
    await dead.close()
    await api.close()


@pytest.mark.parametrize("lost_after", [0, 2])
async def test_a_process_that_lost_its_lease_leaves_no_note(courier, discord_emulator, lost_after):
    discord, place = discord_emulator, asked(discord_emulator)
    await courier.status(place, delivery("w", fence=Fence(shut_after=lost_after)), Progress("searching"))
    if lost_after:
        await discord.wait_call(TAKEN_AWAY)
    await courier.post_answer(place, ANSWER, delivery("k"))
    assert there(discord, discord.general) == []


@pytest.mark.parametrize("fault", [{"status": 403}, {"status": 404}, {"status": 429, "cloudflare": True}])
async def test_a_note_that_discord_does_not_take_holds_nothing_up(courier, discord_emulator, fault):
    discord, place = discord_emulator, asked(discord_emulator)
    discord.fail(POST, **fault)
    await courier.status(place, delivery("w"), Progress("searching"))
    await discord.wait_call(POST)
    await courier.post_answer(place, ANSWER, delivery("k"))
    assert (len(there(discord, discord.general)), len(there(discord, place.thread))) == (0, 1)


async def test_a_mention_is_seen_to_be_read_before_anything_is_done_about_it(discord_emulator):
    async with talking(discord_emulator) as talk:
        go, ask = asyncio.Event(), talk.engine._ask

        async def later(incoming):
            await go.wait()
            await ask(incoming)

        talk.engine._ask = later
        await talk.say("How many days?")
        await discord_emulator.wait_call("POST /channels/*/typing")
        assert not discord_emulator.calls_to(POST)
        go.set()
        await talk.hear()
