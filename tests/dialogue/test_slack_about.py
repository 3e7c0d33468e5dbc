"""What Discord's menus have, Slack's have, too: sources by a button, a question about a message by a shortcut."""

from __future__ import annotations

import pytest

from bots.messages import Kind
from bots.render.slack_blocks import SOURCES_ACTION
from bots.slack_app.interactions import ABOUT_BLOCK, ABOUT_INPUT
from bots.slack_app.listeners import ASK_SHORTCUT
from tests.dialogue.slack_talk import shown, talking
from tests.emulators.slack_emu import SlackEmulator


@pytest.fixture
async def talk(slack_emulator: SlackEmulator):
    async with talking(slack_emulator) as talk:
        yield talk


async def picked(talk, message):
    """Somebody chooses the shortcut in a message's menu."""
    payload = {
        "type": "message_action",
        "callback_id": ASK_SHORTCUT,
        "team": {"id": talk.slack.team_id},
        "channel": {"id": "C1"},
        "user": {"id": "U1"},
        "message": message,
        "trigger_id": "t1",
        "action_ts": "1.1",
        "response_url": "",
    }
    await (await talk.slack.deliver("interactive", payload)).acked()


async def test_sources_are_shown_to_whoever_presses_with_what_bears_the_answer_out_in_bold(talk):
    await talk.say("How many days?")
    await talk.click(await talk.hear(), SOURCES_ACTION, user="U2")
    told = await talk.slack.wait_call("chat.postEphemeral")
    assert told.args["user"] == "U2"
    assert "*Staff have 25 days of leave a year.*" in shown(told.args)


async def test_a_question_about_a_message_is_asked_in_a_dialog_and_answered_in_its_thread(talk):
    message = talk.slack.store("C1", "U2", "The mooring fee is <https://example.com|$400>.")
    await picked(talk, message)
    dialog = (await talk.slack.wait_call("views.open")).args["view"]
    assert "The mooring fee is" in shown(dialog)
    asked = {ABOUT_BLOCK: {ABOUT_INPUT: {"type": "plain_text_input", "value": "Is that still so?"}}}
    await (await talk.slack.view_submission("U1", dialog, asked)).acked()
    answer = await talk.hear()
    assert answer["thread_ts"] == message["ts"]
    incoming = talk.engine.accepted[-1]
    assert (incoming.kind, incoming.text) == (Kind.ASK, "Is that still so?")
    assert "mooring fee" in incoming.payload["history"][0]["text"]


async def test_a_dialog_that_was_left_empty_asks_nothing(talk):
    message = talk.slack.store("C1", "U2", "The mooring fee is $400.")
    await picked(talk, message)
    dialog = (await talk.slack.wait_call("views.open")).args["view"]
    asked = {ABOUT_BLOCK: {ABOUT_INPUT: {"type": "plain_text_input", "value": " "}}}
    await (await talk.slack.view_submission("U1", dialog, asked)).acked()
    await talk.nothing_more()
