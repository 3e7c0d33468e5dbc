"""Where an answer lands in Slack: always seen by its asker, and by nobody who was not to see it."""

from __future__ import annotations

import pytest

from bots.messages import Kind, Place, Posted
from core.errors import NotFound
from core.model import Outcome
from tests.dialogue.slack_talk import quick_courier, shown, talking
from tests.fakes_engine import answer_to, delivery

PEOPLES = "D9"


@pytest.fixture
async def talk(slack_emulator):
    slack_emulator.add_channel(PEOPLES, members={"U1", "U2"}, is_im=True)
    async with talking(slack_emulator) as talk:
        yield talk


async def ask(talk, text="How many days?", channel="C1", command="/ask"):
    receipt = await talk.slack.slash_command("U1", channel, command, text)
    await receipt.acked()
    await talk.engine.settled()
    return talk.slack.seen_alone(receipt.payload["response_url"])


def said(messages):
    return [shown(message) or message["text"] for message in messages]


def ours(talk, channel):
    return [m for m in talk.slack.messages[channel].values() if m["user"] == talk.slack.bot_user_id]


async def test_a_command_between_two_people_is_answered_to_its_asker_alone_where_it_was_asked(talk):
    [seen] = await ask(talk, channel=PEOPLES)
    assert "25 days** of leave" in shown(seen)
    assert "Only you see this" in shown(seen)
    assert not ours(talk, PEOPLES)
    await talk.nothing_more()


async def test_where_a_commands_address_is_over_the_answer_comes_as_a_direct_message(talk):
    talk.slack.fail("response_url", status=404, error="expired_url", times=9)
    await ask(talk, channel=PEOPLES)
    heard = await talk.hear()
    assert heard["channel"] == talk.slack.dm_of("U1")
    assert "25 days" in shown(heard)


async def test_what_a_command_said_at_first_goes_when_its_answer_stands(talk):
    assert await ask(talk) == []
    assert (await talk.hear())["channel"] == "C1"


async def test_a_command_answered_in_private_says_where_the_answer_is(talk):
    assert said(await ask(talk, "How many days? --private")) == ["🔒 The answer is in your direct messages with me."]
    assert (await talk.hear())["channel"] == talk.slack.dm_of("U1")


async def test_where_a_private_answer_is_is_said_in_the_language_of_the_question(talk):
    heard = await ask(talk, "Wie viele Urlaubstage habe ich im Jahr? --private")
    assert said(heard) == ["🔒 Die Antwort steht in Ihren Direktnachrichten mit mir."]


async def test_a_command_in_the_users_messages_with_the_bot_is_answered_there(talk):
    dm = talk.slack.dm_of("U1")
    assert await ask(talk, channel=dm) == []
    assert (await talk.hear())["channel"] == dm


@pytest.mark.parametrize(
    ("code", "helps"),
    [
        ("not_in_channel", "/invite"),
        ("channel_not_found", "/invite"),
        ("is_archived", "is archived"),
        ("restricted_action", "the answer here."),
    ],
)
async def test_where_it_may_not_write_its_asker_has_the_answer_and_is_told_where(talk, code, helps):
    talk.slack.fail("chat.postMessage", error=code)
    [pointer] = said(await ask(talk))
    assert "in your direct messages" in pointer
    assert "may not write" in pointer
    await talk.slack.wait_call("chat.postMessage", n=2)
    answer = shown(ours(talk, talk.slack.dm_of("U1"))[0])
    assert "25 days" in answer
    assert helps in answer
    assert ("/invite" in answer) == (helps == "/invite"), "nobody is invited into a channel that is archived or closed"


@pytest.mark.parametrize("private", [" --private", ""])
async def test_who_takes_no_direct_messages_has_the_answer_where_the_command_was_given(talk, private):
    talk.slack.fail("chat.postMessage", error="not_in_channel" if not private else "cannot_dm_bot")
    talk.slack.fail("chat.postMessage", error="cannot_dm_bot")
    [seen] = await ask(talk, f"How many days?{private}")
    assert "25 days" in shown(seen)
    assert not ours(talk, "C1")


async def test_a_mention_in_a_channel_that_is_gone_is_answered_directly_and_a_deleted_question_is_not(talk):
    talk.slack.fail("chat.postMessage", error="channel_not_found")
    await talk.say("How many days?")
    await talk.slack.wait_call("chat.postMessage", n=2)
    assert ours(talk, talk.slack.dm_of("U1"))
    place = Place("slack", "C1", talk.slack.team_id, thread="1.0", message="1.0", user="U1")
    with pytest.raises(NotFound):
        await talk.courier.post_answer(place, answer_to("q"), delivery("k"))


async def test_a_correction_of_what_only_its_asker_saw_takes_its_place_or_comes_directly(slack_emulator):
    slack = slack_emulator
    slack.add_channel(PEOPLES, members={"U1", "U2"}, is_im=True)
    address = slack.new_response_url(PEOPLES)
    place = Place("slack", PEOPLES, slack.team_id, direct=True, private=True, interaction=address, user="U1")
    courier = quick_courier(slack)
    posted = await courier.post_answer(place, answer_to("q"), delivery("k"))
    assert posted == Posted(posted.place, posted.messages)
    await courier.update_answer(posted, answer_to("q", "You have 28 days [1]."), delivery("k2"))
    [seen] = slack.seen_alone(address)
    assert "28 days" in shown(seen)
    slack.response_urls[address.rsplit("/", 1)[-1]].uses = 5
    for text in ("You have 29 days [1].", "You have 30 days [1]."):
        moved = await courier.update_answer(posted, answer_to("q", text), delivery("k3"))
    [message] = [m for m in slack.messages[slack.dm_of("U1")].values() if m["user"] == slack.bot_user_id]
    assert "30 days" in shown(message)
    assert moved.messages == (message["ts"],)
    await courier.close()


async def test_settings_between_two_people_are_told_alone_and_nothing_waits(talk):
    talk.engine.answers["x"] = (Posted(Place("slack", "C1"), ("1.0",)), answer_to("q"))
    [seen] = await ask(talk, "feedback", channel=PEOPLES, command="/errata")
    assert "3 👍" in shown(seen)
    assert await ask(talk, "feedback", command="/errata") == []
    assert "3 👍" in shown(talk.slack.calls_to("chat.postEphemeral")[-1].args)


async def pressed(talk, heard, action_id):
    await talk.click(heard, action_id)
    return await talk.slack.wait_call("chat.update")


async def test_a_private_answer_asks_whether_to_share_it_and_keeps_the_question_to_itself_after(talk):
    await ask(talk, "How many days? --private")
    heard = await talk.hear()
    assert "errata_share" in str(heard["blocks"])
    changed = await pressed(talk, heard, "errata_keep")
    assert "errata_share" not in str(changed.args["blocks"])
    assert "25 days" in shown(changed.args)
    assert [incoming.kind for incoming in talk.engine.accepted] == [Kind.ASK]


async def test_the_wish_to_share_is_taken_in_once_its_button_is_pressed(talk):
    await ask(talk, "How many days? --private")
    changed = await pressed(talk, await talk.hear(), "errata_share")
    assert "errata_share" not in str(changed.args["blocks"])
    assert talk.engine.accepted[-1].kind is Kind.SHARE
    await ask(talk)
    assert "errata_share" not in str((await talk.hear())["blocks"]), "what everybody sees is shared already"


@pytest.mark.parametrize("outcome", [Outcome.REFUSED, Outcome.UNCLEAR, Outcome.FAILED])
async def test_nobody_is_asked_whether_to_share_what_answers_nothing(talk, outcome):
    talk.engine.say = lambda question: answer_to(question, "I can't say.", outcome=outcome, sources=())
    await ask(talk, "How many days? --private")
    heard = await talk.hear()
    assert "I can't say." in shown(heard)
    assert "errata_share" not in str(heard["blocks"])
