"""Steps where Slack shows no status line: a passing note, gone when the answer stands, and never left behind."""

from __future__ import annotations

import asyncio

import pytest

from bots.messages import Place
from bots.slack_app.api import SlackApi
from bots.slack_app.progress import StatusBoard
from bots.slack_app.steps import SlackNotePoster
from bots.step_notes import StepNotes
from core.ports import Progress
from tests.dialogue.slack_talk import QUICK, quick_courier, shown, valid
from tests.emulators.slack_emu import SlackEmulator
from tests.fakes_engine import Fence, answer_to, delivery

STATUS = "assistant.threads.setStatus"


def with_notes(slack: SlackEmulator):
    api = SlackApi(slack.bot_token, slack.api_url, pauses=QUICK)
    notes = StepNotes(SlackNotePoster(api), after=0.0, pause=0.01)
    return quick_courier(slack, board=StatusBoard(api, quiet=0.01, notes=notes))


@pytest.fixture
async def courier(slack_emulator):
    slack_emulator.fail(STATUS, error="missing_scope", times=99)
    courier = with_notes(slack_emulator)
    yield courier
    await courier.close()
    valid(slack_emulator)


@pytest.fixture
def place(slack_emulator):
    asked = slack_emulator.store("C1", "U1", "<@UBOT> How many days?")["ts"]
    return Place("slack", "C1", slack_emulator.team_id, thread=asked, message=asked, user="U1")


def ours(slack: SlackEmulator, channel: str = "C1") -> list[str]:
    return [shown(m) for m in slack.messages[channel].values() if m["user"] == slack.bot_user_id]


async def test_where_slack_shows_no_status_the_steps_stand_in_the_thread_until_the_answer_does(
    courier, place, slack_emulator
):
    await courier.status(place, delivery("w"), Progress("searching"))
    note = await slack_emulator.wait_call("chat.postMessage")
    assert note.args["thread_ts"] == place.thread
    assert shown(note.args) == "⏳ Searching the documents…"
    await courier.status(place, delivery("w"), Progress("verifying"))
    edit = await slack_emulator.wait_call("chat.update")
    assert "Verifying the draft against its sources" in shown(edit.args)
    await courier.post_answer(place, answer_to("q"), delivery("k"))
    assert len(ours(slack_emulator)) == 1
    assert "25 days" in ours(slack_emulator)[0]
    order = [c.method for c in slack_emulator.calls if c.method in ("chat.postMessage", "chat.delete")]
    assert order == ["chat.postMessage", "chat.postMessage", "chat.delete"]


async def test_a_quick_answer_needs_no_note(slack_emulator, place):
    slack_emulator.fail(STATUS, error="missing_scope")
    courier = quick_courier(slack_emulator)
    await courier.status(place, delivery("w"), Progress("searching"))
    await courier.post_answer(place, answer_to("q"), delivery("k"))
    assert len(slack_emulator.calls_to("chat.postMessage")) == 1
    await courier.close()


async def test_a_channel_without_status_leaves_the_others_theirs(courier, place, slack_emulator):
    slack_emulator.faults.clear()
    slack_emulator.fail(STATUS, error="not_in_channel")
    await courier.status(place, delivery("w"), Progress("searching"))
    other = slack_emulator.store("C2", "U1", "<@UBOT> How many hours?")["ts"]
    elsewhere = Place("slack", "C2", slack_emulator.team_id, thread=other, message=other, user="U1")
    await courier.status(elsewhere, delivery("x"), Progress("searching"))
    said = await slack_emulator.wait_call(STATUS, channel_id="C2")
    assert said.args["status"] == "is searching the documents..."


@pytest.mark.parametrize("private", [True, False])
async def test_in_direct_messages_without_a_thread_steps_are_told_too(courier, slack_emulator, private):
    channel = "C1" if private else slack_emulator.dm_of("U1")
    place = Place("slack", channel, slack_emulator.team_id, direct=not private, private=private, user="U1")
    await courier.status(place, delivery("w"), Progress("searching"))
    note = await slack_emulator.wait_call("chat.postMessage")
    assert note.args["channel"] == slack_emulator.dm_of("U1")
    await courier.post_answer(place, answer_to("q"), delivery("k"))
    (answer,) = ours(slack_emulator, slack_emulator.dm_of("U1"))
    assert "25 days" in answer


async def test_a_note_of_a_process_that_died_is_taken_over_and_away(courier, place, slack_emulator):
    dead = with_notes(slack_emulator)
    await dead.status(place, delivery("w"), Progress("searching"))
    await slack_emulator.wait_call("chat.postMessage")
    await courier.status(place, delivery("w", again=True), Progress("drafting"))
    await slack_emulator.wait_call("chat.update")
    assert ours(slack_emulator) == ["⏳ Drafting an answer…"]
    await courier.post_answer(place, answer_to("q"), delivery("k", again=True))
    assert len(ours(slack_emulator)) == 1
    await dead.close()


@pytest.mark.parametrize("answered", [True, False])
async def test_a_note_is_taken_away_also_by_a_process_that_showed_none(courier, place, slack_emulator, answered):
    dead = with_notes(slack_emulator)
    await dead.status(place, delivery("w"), Progress("searching"))
    await slack_emulator.wait_call("chat.postMessage")
    if answered:
        await courier.post_answer(place, answer_to("q"), delivery("k", again=True))
    else:
        await courier.clear_status(place, "w")
    assert not any("Searching" in text for text in ours(slack_emulator))
    await dead.close()


async def test_a_process_that_lost_its_lease_meanwhile_takes_its_note_back(courier, place, slack_emulator):
    await courier.status(place, delivery("w", fence=Fence(shut_after=2)), Progress("searching"))
    await slack_emulator.wait_call("chat.delete")
    await slack_emulator.until(lambda: not ours(slack_emulator))


async def test_a_process_that_lost_its_lease_before_shows_no_step(courier, place, slack_emulator):
    await courier.status(place, delivery("w", fence=Fence(shut_after=0)), Progress("searching"))
    await slack_emulator.wait_call(STATUS)
    await courier.post_answer(place, answer_to("q"), delivery("k"))
    assert len(slack_emulator.calls_to("chat.postMessage")) == 1


@pytest.mark.parametrize("fault", [{"error": "restricted_action"}, {"status": 500}, {"status": 429, "retry_after": 60}])
async def test_a_note_that_slack_does_not_take_holds_nothing_up(courier, place, slack_emulator, fault):
    slack_emulator.fail("chat.postMessage", **fault)
    await courier.status(place, delivery("w"), Progress("searching"))
    await slack_emulator.wait_call("chat.postMessage")
    await courier.post_answer(place, answer_to("q"), delivery("k"))
    assert len(ours(slack_emulator)) == 1


async def test_a_process_that_ends_takes_its_notes_along_and_does_not_wait_for_long(place, slack_emulator):
    slack_emulator.fail(STATUS, error="missing_scope", times=9)
    for delay, left in ((0.0, 0), (60.0, 1)):
        courier = with_notes(slack_emulator)
        await courier.status(place, delivery("w"), Progress("searching"))
        note = await slack_emulator.wait_call("chat.postMessage", n=left + 1)
        await slack_emulator.until(lambda note=note: note.response)
        slack_emulator.fail("chat.delete", delay=delay)
        async with asyncio.timeout(50):  # the deletion hangs for longer
            await courier.close()
        assert len(ours(slack_emulator)) == left


async def test_a_note_under_way_when_the_answer_comes_is_waited_for_and_taken_away(courier, place, slack_emulator):
    slack_emulator.fail("chat.postMessage", delay=0.1)
    await courier.status(place, delivery("w"), Progress("searching"))
    await slack_emulator.until(lambda: slack_emulator.calls_to("chat.postMessage"))
    await asyncio.gather(*(courier.status(place, delivery("w"), Progress("fixing", attempt=n)) for n in range(3)))
    await courier.post_answer(place, answer_to("q"), delivery("k"))
    assert len(ours(slack_emulator)) == 1
