"""What goes wrong between Slack and our door, and that nothing is lost or answered twice for it."""

from __future__ import annotations

import pytest

from core.errors import Unavailable
from tests.dialogue.slack_talk import shown, talking
from tests.emulators.slack_emu import SlackEmulator


@pytest.fixture
async def talk(slack_emulator):
    async with talking(slack_emulator) as talk:
        yield talk


def messages(slack: SlackEmulator, channel: str = "C1") -> list[dict]:
    return [m for m in slack.messages[channel].values() if m["user"] == slack.bot_user_id]


async def test_an_envelope_delivered_twice_is_answered_once(talk):
    await talk.say("How many days?", duplicate=True)
    await talk.hear()
    await talk.nothing_more()


async def test_an_event_redelivered_under_its_id_counts_once(talk):
    await talk.say("How many days?")
    heard = await talk.hear()
    event = {"type": "reaction_added", "user": "U1", "reaction": "-1", "item_user": talk.slack.bot_user_id}
    event["item"] = {"type": "message", "channel": "C1", "ts": heard["ts"]}
    for _ in range(2):
        await (await talk.slack.event(dict(event), event_id="Ev42")).acked()
    assert [i.event_id for i in talk.engine.accepted[1:]] == ["slack:Ev42"]


async def test_what_could_not_be_made_durable_is_not_acknowledged_and_comes_again():
    async with SlackEmulator(ack_timeout=0.3, max_retries=100) as slack, talking(slack) as talk:
        talk.engine.broken = [RuntimeError("the database is away")]
        receipt = await slack.app_mention("C1", "U1", "<@UBOT> How many days?")
        await receipt.acked()
        assert receipt.attempts >= 2
        await talk.hear()
        await talk.nothing_more()


async def test_a_command_that_could_not_be_kept_is_not_left_without_a_word(talk):
    talk.engine.broken = [Unavailable("the database is away")]
    command = await talk.slack.slash_command("U1", "C1", "/ask", "How many days?")
    await command.acked()
    assert "can't take anything in right now" in command.ack_payload["text"]


async def test_a_press_that_could_not_be_kept_is_not_left_without_a_word(talk):
    await talk.say("How many days?")
    heard = await talk.hear()
    talk.engine.broken = [Unavailable("the database is away")]
    await talk.press(heard, "down")
    told = await talk.slack.wait_call("chat.postEphemeral")
    assert "can't take anything in right now" in shown(told.args)
    assert not talk.slack.calls_to("views.open"), "no reason is asked for a vote that does not count"
    await talk.press(heard, "down")
    await talk.slack.wait_call("views.open")
    talk.engine.broken = [Unavailable("the database is away")]
    written = {"reason": {"text": {"value": "It is 28 days."}}}
    sent = await talk.slack.view_submission("U1", talk.slack.modal_views[0], written)
    await sent.acked()
    assert sent.ack_payload["response_action"] == "errors", "the dialog keeps what was written"
    await (await talk.slack.view_submission("U1", talk.slack.modal_views[0], written)).acked()
    assert talk.engine.accepted[-1].text == "It is 28 days."


async def test_events_that_are_nothing_for_us_are_acknowledged_at_once(talk):
    for event in ({"type": "team_join", "user": {"id": "U3"}}, {"type": "message", "subtype": "channel_topic"}):
        receipt = await talk.slack.event({"channel": "C1", "ts": "1.1", **event})
        await receipt.acked()
        assert receipt.attempts == 1
    for kind in ("view_closed", "message_action", "shortcut"):
        payload = {"type": kind, "callback_id": "unknown", "view": {"callback_id": "unknown", "id": "V1"}}
        await (await talk.slack.deliver("interactive", {**payload, "user": {"id": "U1"}, "team": {"id": "T"}})).acked()
    await talk.nothing_more()
    assert not talk.engine.accepted


async def test_a_full_queue_says_so_once_and_keeps_nothing(talk):
    talk.engine.full_at = 17
    asked = await talk.say("How many days?")
    message = talk.slack.messages["C1"][asked]
    await (await talk.slack.event({**message, "channel": "C1", "channel_type": "channel"})).acked()
    told = await talk.slack.wait_call("chat.postEphemeral")
    assert "you are number 17" in shown(told.args)
    # In a thread without replies nobody would see it.
    assert (told.args["user"], told.args.get("thread_ts")) == ("U1", None)
    command = await talk.slack.slash_command("U1", "C1", "/ask", "How many days?")
    await command.acked()
    assert "you are number 17" in command.ack_payload["text"]
    assert len(talk.slack.calls_to("chat.postEphemeral")) == 1


async def test_a_question_that_has_to_wait_is_told_its_place_and_then_answered(talk):
    talk.engine.waits_at = 12
    await talk.say("How many days?", duplicate=True)
    await talk.hear()
    told = await talk.slack.wait_call("chat.postEphemeral")
    assert "you are number 12 in line" in shown(told.args)
    command = await talk.slack.slash_command("U1", "C1", "/ask", "How many days?")
    await command.acked()
    assert "you are number 12 in line" in command.ack_payload["text"]
    await talk.hear()
    await talk.nothing_more()
    assert len(talk.slack.calls_to("chat.postEphemeral")) == 1


async def test_a_dropped_socket_comes_back_and_what_was_said_meanwhile_is_answered(talk):
    talk.slack.drop_sockets()
    await talk.slack.until(lambda: not talk.slack.sockets, what="the drop")
    receipt = await talk.slack.app_mention("C1", "U1", "<@UBOT> Still there?")
    await receipt.acked()
    await talk.hear()
    await talk.nothing_more()


@pytest.mark.parametrize("reason", ["warning", "refresh_requested"])
async def test_a_requested_refresh_loses_nothing(talk, reason):
    before = talk.slack.connections_opened
    await talk.slack.disconnect(reason)
    await talk.slack.until(lambda: talk.slack.connections_opened > before, what="a new connection")
    await talk.say("Still there?")
    await talk.hear()
    await talk.nothing_more()


async def test_a_hundred_mentions_at_once_are_all_acknowledged_and_answered(talk):
    receipts = [await talk.slack.app_mention("C1", "U1", f"<@UBOT> Question {n}?") for n in range(100)]
    for receipt in receipts:
        await receipt.acked()
    await talk.engine.settled()
    assert len(messages(talk.slack)) == 100
