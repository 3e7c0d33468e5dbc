"""Votes in Slack: one a person and answer, confirmed quietly."""

from __future__ import annotations

import pytest

from tests.dialogue.slack_talk import shown, talking


@pytest.fixture
async def talk(slack_emulator):
    async with talking(slack_emulator) as talk:
        yield talk


@pytest.fixture
def a_moment_later(monkeypatch):
    """Two presses are one within no time at all."""
    monkeypatch.setattr("bots.vote_presses.DOUBLE", 0.0)


async def told(talk, n):
    call = await talk.slack.wait_call("chat.postEphemeral", n=n)
    return call.args["user"], shown(call.args)


async def test_a_thumbs_up_is_confirmed_to_its_giver_alone_and_a_second_press_takes_it_back(talk, a_moment_later):
    await talk.say("How many days?")
    heard = await talk.hear()
    await talk.press(heard, "up", user="U2")
    assert await told(talk, 1) == ("U2", "👍 Noted, thank you.")
    await talk.press(heard, "up", user="U2")
    assert await told(talk, 2) == ("U2", "Your vote is taken back.")
    await talk.nothing_more()


async def test_a_press_that_is_made_twice_within_a_moment_counts_as_one(talk):
    await talk.say("How many days?")
    heard = await talk.hear()
    await talk.press(heard, "up", user="U2")
    assert await told(talk, 1) == ("U2", "👍 Noted, thank you.")
    await talk.press(heard, "up", user="U2")
    assert await told(talk, 2) == ("U2", "👍 Noted, thank you.")
    assert [v for (user, _), v in talk.engine.conversation.votes.items() if user == "U2"] == ["up"]


@pytest.mark.usefixtures("a_moment_later")
async def test_a_second_thumbs_down_asks_for_no_reason(talk):
    await talk.say("How many days?")
    heard = await talk.hear()
    await talk.press(heard, "down")
    await talk.slack.wait_call("views.open")
    await talk.press(heard, "down")
    assert await told(talk, 1) == ("U1", "Your vote is taken back.")
    assert len(talk.slack.calls_to("views.open")) == 1


async def test_a_thumbs_down_after_a_thumbs_up_asks_for_a_reason(talk):
    await talk.say("How many days?")
    heard = await talk.hear()
    await talk.press(heard, "up")
    await told(talk, 1)
    await talk.press(heard, "down")
    await talk.slack.wait_call("views.open")
    assert "Looking again" in shown((await talk.slack.wait_call("chat.update")).args)
