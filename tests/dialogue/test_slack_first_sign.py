"""The first sign in Slack that a question was heard, whatever the model does, and nothing of it left behind."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bots.messages import Place
from core.ports import Progress
from tests.dialogue.slack_talk import quick_courier, shown, talking
from tests.emulators.common import PATIENCE
from tests.fakes_engine import answer_to, delivery

STATUS = "assistant.threads.setStatus"


@pytest.fixture
async def talk(slack_emulator):
    async with talking(slack_emulator) as talk:
        yield talk


def slowly(talk) -> asyncio.Event:
    """Let nothing be done about what is asked until the event is set."""
    go, ask = asyncio.Event(), talk.engine._ask

    async def later(incoming):
        await go.wait()
        await ask(incoming)

    talk.engine._ask = later
    return go


async def test_a_mention_is_seen_to_be_read_before_anything_is_done_about_it(talk):
    go = slowly(talk)
    asked = await talk.say("How many days?")
    sign = await talk.slack.wait_call(STATUS)
    assert (sign.args["thread_ts"], sign.args["status"]) == (asked, "is reading your question...")
    assert not talk.slack.calls_to("chat.postMessage")
    go.set()
    await talk.hear()


@pytest.mark.parametrize(
    ("text", "locale", "said"),
    [("Wie viele Urlaubstage habe ich?", "en-US", "liest"), ("VPN", "de-DE", "liest"), ("VPN", "en-US", "is reading")],
)
async def test_the_first_sign_is_in_the_language_of_the_question_else_of_its_asker(talk, text, locale, said):
    talk.slack.users["U1"]["locale"] = locale
    go = slowly(talk)
    await talk.say(text)
    sign = await talk.slack.wait_call(STATUS)
    assert said in sign.args["status"]
    go.set()
    await talk.hear()


async def test_a_quick_answer_leaves_no_status_behind(talk):
    asked = await talk.say("How many days?")
    await talk.hear()
    await talk.engine.settled()
    assert talk.slack.statuses[-1]["status"] == ""
    assert talk.slack.statuses[-1]["thread_ts"] == asked


async def test_where_slack_shows_no_status_the_message_bears_eyes_until_the_answer_is_there(talk):
    talk.slack.fail(STATUS, error="missing_scope", times=9)
    go = slowly(talk)
    asked = await talk.say("How many days?")
    await talk.slack.wait_call("reactions.add")
    assert talk.slack.messages["C1"][asked]["reactions"][0]["name"] == "eyes"
    go.set()
    await talk.hear()
    await talk.slack.wait_call("reactions.remove")
    assert talk.slack.messages["C1"][asked]["reactions"][0]["users"] == []


async def test_the_eyes_of_a_process_that_died_go_with_the_answer_of_another(slack_emulator):
    asked = slack_emulator.store("C1", "U1", "<@UBOT> How many days?")["ts"]
    place = Place("slack", "C1", slack_emulator.team_id, thread=asked, message=asked, user="U1")
    dead, alive = quick_courier(slack_emulator), quick_courier(slack_emulator)
    slack_emulator.fail(STATUS, error="missing_scope", times=9)
    await dead.greet(place)
    await dead.close()
    await alive.post_answer(place, answer_to("q"), delivery("k", again=True))
    assert slack_emulator.messages["C1"][asked]["reactions"][0]["users"] == []
    await alive.close()


async def test_where_slack_is_out_of_breath_no_eyes_are_given_that_nobody_would_take_away(slack_emulator):
    root = slack_emulator.store("C1", "U1", "<@UBOT> How many days?")["ts"]
    place = Place("slack", "C1", slack_emulator.team_id, thread=root, message=root, user="U1")
    courier = quick_courier(slack_emulator)
    await courier.greet(place)
    slack_emulator.rate_limit(STATUS, retry_after=1, times=20)
    asked = slack_emulator.store("C1", "U1", "<@UBOT> And hours?")["ts"]
    await courier.greet(replace(place, thread=asked, message=asked))
    assert slack_emulator.calls_to("reactions.add") == []
    await courier.close()


async def test_eyes_that_are_given_behind_a_quick_answer_are_taken_away_at_once(slack_emulator):
    slack_emulator.fail(STATUS, error="missing_scope", times=9)
    asked = slack_emulator.store("C1", "U1", "<@UBOT> How many days?")["ts"]
    place = Place("slack", "C1", slack_emulator.team_id, thread=asked, message=asked, user="U1")
    courier = quick_courier(slack_emulator)
    await courier.post_answer(place, answer_to("q"), delivery("k"))
    await courier.greet(place)
    assert slack_emulator.messages["C1"][asked]["reactions"][0]["users"] == []
    await courier.close()


async def test_eyes_that_slack_would_not_take_away_are_taken_away_later(slack_emulator, monkeypatch):
    monkeypatch.setattr("bots.slack_app.progress.WAVES_APART", 0.01)
    slack_emulator.fail(STATUS, error="missing_scope", times=9)
    asked = slack_emulator.store("C1", "U1", "<@UBOT> How many days?")["ts"]
    place = Place("slack", "C1", slack_emulator.team_id, thread=asked, message=asked, user="U1")
    courier = quick_courier(slack_emulator)
    await courier.greet(place)
    slack_emulator.fail("reactions.remove", error="fatal_error", times=1)
    await courier.post_answer(place, answer_to("q"), delivery("k"))
    async with asyncio.timeout(PATIENCE):
        await slack_emulator.wait_call("reactions.remove", n=2)
    assert slack_emulator.messages["C1"][asked]["reactions"][0]["users"] == []
    await courier.close()


async def test_a_follow_up_that_may_not_be_for_us_gets_no_sign_before_it_is_answered(talk):
    asked = await talk.say("How many days?")
    await talk.hear()
    signs = len(talk.slack.statuses)
    slowly(talk).set()
    await talk.remark("And in the first year?", thread=asked)
    await talk.hear()
    assert "is reading your question..." not in [s["status"] for s in talk.slack.statuses[signs:]]


async def test_questions_side_by_side_in_a_thread_keep_each_its_status(slack_emulator):
    root = slack_emulator.store("C1", "U1", "<@UBOT> How many days?")["ts"]
    second = slack_emulator.store("C1", "U2", "<@UBOT> And hours?", thread_ts=root)["ts"]
    first_place = Place("slack", "C1", slack_emulator.team_id, thread=root, message=root, user="U1")
    other_place = Place("slack", "C1", slack_emulator.team_id, thread=root, message=second, user="U2")
    courier = quick_courier(slack_emulator)
    await courier.status(first_place, delivery("a"), Progress("searching"))
    await courier.status(other_place, delivery("b"), Progress("drafting"))
    await courier.post_answer(first_place, answer_to("q"), delivery("k"))
    assert slack_emulator.statuses[-1]["status"] == "is drafting an answer...", "posting took it away"
    assert slack_emulator.sessions["C1", root]["status"] == "processing", "it can be stopped still"
    await courier.post_answer(other_place, answer_to("q2"), delivery("k2"))
    assert slack_emulator.statuses[-1]["status"] == ""
    assert slack_emulator.sessions["C1", root]["status"] == "active"
    await courier.close()


async def test_an_answer_beside_others_says_which_question_it_answers(slack_emulator):
    root = slack_emulator.store("C1", "U1", "<@UBOT> How many days?")["ts"]
    place = Place("slack", "C1", slack_emulator.team_id, thread=root, message=root, user="U1", beside=True)
    courier = quick_courier(slack_emulator)
    posted = await courier.post_answer(place, answer_to("How many days?"), delivery("k"))
    assert shown(slack_emulator.messages["C1"][posted.messages[0]]).startswith("❓ *How many days?*")
    assert posted.place.beside, "its corrections say so, too"
    await courier.close()
