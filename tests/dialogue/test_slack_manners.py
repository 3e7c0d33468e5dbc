"""When the bot speaks in Slack, and what it knows of the thread: over real sockets, with the real engine."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import pytest
import pytest_asyncio
from sqlmodel import col, select

from storage.states import ENDED
from storage.tables.engine import WorkRow
from storage.tables.feedback import FeedbackRow
from tests.dialogue.manners import CALLED, FRAGMENTS, OF_A_TOPIC, PUT_TO_SOMEBODY, RETRACTED, SMALL_TALK, Answerer
from tests.dialogue.slack_talk import shown
from tests.dialogue.test_slack_engine import serving
from tests.emulators.slack_emu import SlackEmulator
from tests.engine_bench import until

pytestmark = pytest.mark.asyncio(loop_scope="module")

HELP_CHANNEL = "C2"


@dataclass
class Room:
    """One bot for all tests here: each has its own thread."""

    slack: SlackEmulator
    services: Any
    answerer: Answerer

    async def settle(self) -> None:
        """All that was taken in is done."""

        def busy(session):
            return session.exec(select(WorkRow.id).where(col(WorkRow.state).not_in(ENDED)).limit(1)).first()

        await until(lambda: self.services.database.transaction(busy) is None)

    async def ask(self, text="How many days of leave do we get?", user="U1", **thread) -> str:
        receipt = await self.slack.app_mention("C1", user, f"<@UBOT> {text}", **thread)
        await receipt.acked()
        await self.settle()
        return str(receipt.payload["event"]["ts"])

    async def say(self, text, root, user="U1", channel="C1") -> str:
        receipt = await self.slack.message_channel(channel, user, text, thread_ts=root)
        await receipt.acked()
        await self.settle()
        return str(receipt.payload["event"]["ts"])

    def posts(self, root, channel="C1"):
        ours = (m for m in self.slack.messages[channel].values() if m["user"] == self.slack.bot_user_id)
        return [m for m in ours if m.get("thread_ts") == root]

    async def reacted(self, ts, name, channel="C1"):
        await until(lambda: [r for r in self.slack.messages[channel][ts].get("reactions", []) if r["name"] == name])


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def room(tmp_path_factory):
    answerer = Answerer()
    folder = tmp_path_factory.mktemp("manners")
    async with SlackEmulator(ack_timeout=10.0) as slack, serving(slack, folder, answerer) as services:
        slack.add_user("U9", real_name=f"{CALLED} Mokoena")
        yield Room(slack, services, answerer)


@pytest.mark.parametrize("text", SMALL_TALK)
async def test_small_talk_in_its_thread_is_left_alone_and_not_taken_in(room, text):
    root = await room.ask()
    asked = len(room.answerer.asked)
    ts = await room.say(text, root)
    assert len(room.posts(root)) == 1
    assert len(room.answerer.asked) == asked
    assert not room.slack.messages["C1"][ts].get("reactions")


@pytest.mark.parametrize("text", PUT_TO_SOMEBODY)
async def test_a_question_that_is_put_to_somebody_by_name_is_left_to_them(room, text):
    thread = await room.ask()
    asked = len(room.answerer.asked)
    await room.say(text, thread)
    assert len(room.posts(thread)) == 1
    assert len(room.answerer.asked) == asked


@pytest.mark.parametrize("text", OF_A_TOPIC)
async def test_a_topic_that_stands_where_a_name_may_is_asked_of_us(room, text):
    thread = await room.ask()
    await room.say(text, thread)
    assert len(room.posts(thread)) == 2
    assert room.answerer.asked[-1].text == text


@pytest.mark.parametrize("text", RETRACTED)
async def test_what_takes_itself_back_is_not_looked_up_though_it_mentions_it(room, text):
    asked = len(room.answerer.asked)
    ts = await room.ask(text)
    assert room.posts(ts) == []
    assert len(room.answerer.asked) == asked


async def test_thanks_are_answered_by_a_reaction(room):
    root = await room.ask()
    ts = await room.say("thanks a lot!", root)
    await room.reacted(ts, "raised_hands")
    assert len(room.posts(root)) == 1


async def test_a_greeting_that_mentions_it_is_greeted_back_and_not_searched(room):
    asked = len(room.answerer.asked)
    ts = await room.ask("hi!")
    await room.reacted(ts, "wave")
    assert len(room.answerer.asked) == asked
    assert room.posts(ts) == []


async def test_what_slack_tells_twice_is_reacted_to_once(room):
    ts = await room.ask("thanks!", user="U2")
    await room.reacted(ts, "raised_hands")
    again = {**room.slack.messages["C1"][ts], "channel": "C1", "channel_type": "channel"}
    await (await room.slack.event(again)).acked()  # a mention comes as a message, too
    after = await room.ask("hi!", user="U2")
    await room.reacted(after, "wave")
    given = [call.args["timestamp"] for call in room.slack.calls_to("reactions.add")]
    assert (given.count(ts), given.count(after)) == (1, 1)


async def test_its_asker_goes_on_without_a_mention_or_a_question_mark(room):
    root = await room.ask()
    await room.say("and for part timers", root)
    assert len(room.posts(root)) == 2


@pytest.mark.parametrize("text", FRAGMENTS)
async def test_a_fragment_of_its_asker_is_asked_next_and_one_among_people_is_not(room, text):
    thread = await room.ask()
    await room.say(text, thread)
    assert len(room.posts(thread)) == 2
    assert room.answerer.asked[-1].text == text
    await room.say("I never got mine last year", thread, user="U2")
    await room.say("and Seoul", thread)
    assert len(room.posts(thread)) == 2


@pytest.mark.parametrize("text", ["and for part timers?", "what does parking cost?"])
async def test_who_asks_on_beside_a_question_that_is_still_answered_is_answered_and_nobody_else(room, text):
    held = room.answerer.held = asyncio.Event()
    asked = len(room.answerer.asked)
    await (await room.slack.app_mention("C1", "U1", "<@UBOT> How many days of leave do we get?")).acked()
    await until(lambda: len(room.answerer.asked) > asked)
    await (await room.slack.message_channel("C1", "U2", text)).acked()
    await (await room.slack.message_channel("C1", "U1", "did you see my badge?")).acked()
    second = await room.slack.message_channel("C1", "U1", text)
    await second.acked()
    await until(lambda: len(room.answerer.asked) > asked + 1)
    held.set()
    await room.settle()
    assert [question.text for question in room.answerer.asked[asked + 1 :]] == [text]
    assert room.answerer.asked[-1].history[0].text == "How many days of leave do we get?"
    assert len(room.posts(second.payload["event"]["ts"])) == 1


async def test_somebody_else_asks_in_a_thread_of_one_person_and_it(room):
    root = await room.ask()
    await room.say("does it carry over to next year?", root, user="U2")
    assert len(room.posts(root)) == 2


async def test_two_people_who_talk_to_each_other_are_left_alone(room):
    root = await room.ask()
    await room.say("I never got mine last year", root, user="U2")
    await room.say("really? since when", root)
    await room.say("since the merger", root, user="U2")
    await room.say("did you ask Dana?", root)
    assert len(room.posts(root)) == 1


async def test_a_question_to_somebody_who_is_named_is_theirs(room):
    root = await room.ask()
    await room.say("<@U2> did you know that?", root)
    await room.say("was it you <@U2>", root)
    await room.say("<@U2> can you ask <@UBOT> later?", root)
    assert len(room.posts(root)) == 1
    await room.say("<@U2> no idea. <@UBOT> who approves it?", root)
    assert len(room.posts(root)) == 2


async def test_people_who_talk_are_answered_where_they_mention_it(room):
    root = await room.ask()
    await room.say("I never got mine", root, user="U2")
    await room.ask("who approves it?", user="U2", thread_ts=root)
    assert len(room.posts(root)) == 2


async def test_a_correction_in_words_is_kept_with_its_reason_and_looked_at_in_place(room):
    root = await room.ask("What does the team plan cost?")
    ts = await room.say("that is wrong, it costs 8 now", root, user="U2")
    given = [c.args for c in room.slack.calls_to("reactions.add") if c.args["timestamp"] == ts]
    assert [args["name"] for args in given] == ["eyes"], "it is seen to be looked at"
    assert room.slack.messages["C1"][ts]["reactions"][0]["users"] == [], "until it is over"
    rows = await room.services.database.run(lambda session: list(session.exec(select(FeedbackRow))))
    assert [(row.kind, row.reason) for row in rows if row.user_id == "U2"] == [
        ("down", "that is wrong, it costs 8 now")
    ]
    assert any("looking again" in shown(call.args) for call in room.slack.calls_to("chat.update"))
    assert room.answerer.asked[-1].retry.reason == "that is wrong, it costs 8 now"
    assert len(room.posts(root)) == 1


async def test_a_channel_that_wants_mentions_gets_nothing_else(room):
    room.slack.add_channel("C7", members={"U1", "U2", "UBOT"})
    await _settings(room, "C7", "reply=mentions")
    receipt = await room.slack.app_mention("C7", "U1", "<@UBOT> how many days?")
    await receipt.acked()
    await room.settle()
    root = str(receipt.payload["event"]["ts"])
    await room.say("and for part timers?", root, channel="C7")
    assert len(room.posts(root, "C7")) == 1


async def test_a_wrong_setting_is_refused_with_what_it_can_be(room):
    said = await _settings(room, "C1", "reply=sometimes")
    assert "It can be mentions, asked, all" in said
    assert "from 0 to 1" in await _settings(room, "C1", "unasked_above=loud")


async def _settings(room, channel, changes) -> str:
    n = len(room.slack.calls_to("chat.postEphemeral"))
    await (await room.slack.slash_command("U1", channel, "/errata", f"settings {changes}")).acked()
    return shown((await room.slack.wait_call("chat.postEphemeral", n=n + 1)).args)


async def test_a_help_channel_answers_what_nobody_asked_it_only_where_it_is_sure(room):
    said = await _settings(room, HELP_CHANNEL, "reply=all unasked_above=0.8")
    assert "reply: all" in said
    assert "unasked_above: 0.8" in said
    sure = await room.say("does anyone know how to reset a badge", None, channel=HELP_CHANNEL)
    assert len(room.posts(sure, HELP_CHANNEL)) == 1
    room.answerer.sure, n = 0.4, len(room.slack.calls_to("chat.postEphemeral"))
    try:
        unsure = await room.say("where do I get a parking permit?", None, user="U2", channel=HELP_CHANNEL)
    finally:
        room.answerer.sure = 0.9
    offered = await room.slack.wait_call("chat.postEphemeral", n=n + 1)
    assert (offered.args["user"], offered.args.get("thread_ts")) == ("U2", None)
    assert "Only you see this" in shown(offered.args)
    assert room.posts(unsure, HELP_CHANNEL) == []
    statement = await room.say("the lift is broken again", None, channel=HELP_CHANNEL)
    assert room.posts(statement, HELP_CHANNEL) == []


async def test_elsewhere_a_question_that_nobody_asked_it_is_left_alone(room):
    ts = await room.say("does anyone know how to reset a badge?", None)
    assert room.posts(ts) == []


async def test_called_into_a_thread_it_knows_what_stands_there(room):
    root = room.slack.store("C1", "U2", "The VPN drops every hour since the update.")["ts"]
    room.slack.store("C1", "U3", "lol same", thread_ts=root)
    await room.ask("please help", thread_ts=root)
    history = room.answerer.asked[-1].history
    assert [(turn.role, turn.text) for turn in history] == [("person", "The VPN drops every hour since the update.")]


async def test_what_points_back_is_asked_with_what_stands_in_the_thread(room):
    root = room.slack.store("C1", "U2", "Notice is three months.")["ts"]
    await room.ask("is that right?", thread_ts=root)
    assert [turn.text for turn in room.answerer.asked[-1].history] == ["Notice is three months."]


async def test_what_a_thread_says_is_bounded(room):
    root = room.slack.store("C1", "U2", "The VPN drops.")["ts"]
    for number in range(60):
        room.slack.store("C1", "U2", f"{number} {'x' * 3_000}", thread_ts=root)
    await room.ask("what now?", thread_ts=root)
    history = room.answerer.asked[-1].history
    assert sum(len(turn.text) for turn in history) <= 6_000
    assert "59 xxx" in history[-1].text


async def test_a_thread_that_may_not_be_read_is_answered_without(room):
    root = room.slack.store("C1", "U2", "The VPN drops.")["ts"]
    room.slack.fail("conversations.replies", error="missing_scope", times=9)
    try:
        await room.ask("is that right?", thread_ts=root)
        assert len(room.posts(root)) == 1
        assert room.answerer.asked[-1].history == ()
    finally:
        room.slack.faults.clear()


async def test_a_shared_message_comes_along_as_somebodys_word(room):
    message = room.slack.store("C1", "U1", "<@UBOT> is that right?")
    shared = {"is_share": True, "author_id": "U5", "text": "The team plan costs 6 euros.", "ts": "1.0"}
    event = {**message, "attachments": [shared], "type": "app_mention", "channel": "C1"}
    await (await room.slack.event(event)).acked()
    await room.settle()
    (turn,) = room.answerer.asked[-1].history
    assert (turn.role, turn.text, turn.collections) == ("person", "The team plan costs 6 euros.", None)


async def test_direct_messages_follow_up_outside_of_threads(room):
    for text in ("How many days of leave?", "and in the first year?"):
        await (await room.slack.message_im("U3", text)).acked()
        await room.settle()
    assert room.answerer.asked[-1].history[0].text == "How many days of leave?"


async def test_a_file_sent_with_a_question_is_read_for_it_and_what_cannot_be_read_is_said(room):
    good = room.slack.add_file("rates.txt", b"Nights cost 80.")
    bad = room.slack.add_file("run.exe", b"MZ")
    message = room.slack.store("C1", "U1", "<@UBOT> what do nights cost?", files=[good, bad], subtype="file_share")
    await (await room.slack.event({**message, "channel": "C1", "channel_type": "channel"})).acked()
    await room.settle()
    assert [passage.text for passage in room.answerer.asked[-1].attached] == ["Nights cost 80."]
    (post,) = room.posts(message["ts"])
    assert "run.exe: Not a document." in shown(post)


async def test_a_follow_up_in_its_thread_reads_the_file_again_and_says_so_where_that_cannot_be(room):
    file = room.slack.add_file("rates.txt", b"Nights cost 80. Dogs cost 12.")
    bad = room.slack.add_file("run.exe", b"MZ")
    message = room.slack.store("C1", "U1", "<@UBOT> what do nights cost?", files=[file, bad], subtype="file_share")
    await (await room.slack.event({**message, "channel": "C1", "channel_type": "channel"})).acked()
    await room.settle()
    await room.say("and what does it say about dogs?", message["ts"], user="U1")
    assert [passage.text for passage in room.answerer.asked[-1].attached] == ["Nights cost 80. Dogs cost 12."]
    assert "run.exe" not in shown(room.posts(message["ts"])[-1]), "that it can't be read was said"
    await room.say("what do dogs cost there?", message["ts"], user="U2")
    assert room.answerer.asked[-1].text == "what do dogs cost there?"
    assert room.answerer.asked[-1].attached == (), "it is read for the person who sent it"
    elsewhere = await room.ask("what do dogs cost?")
    assert room.posts(elsewhere)
    assert room.answerer.asked[-1].attached == (), "nobody reads it in another thread"
    room.slack.fail("files.download", status=404)
    await room.say("and cats?", message["ts"])
    assert room.answerer.asked[-1].attached == ()
    assert "rates.txt: Slack did not hand out" in shown(room.posts(message["ts"])[-1])


async def test_a_mention_that_wishes_to_be_private_is_answered_directly_and_its_asker_is_told_where(room):
    signs = len(room.slack.calls_to("assistant.threads.setStatus"))
    root = await room.ask("what is my bonus? --private")
    assert room.posts(root) == []
    told = room.slack.calls_to("assistant.threads.setStatus")[signs:]
    assert [call.args["status"] for call in told if call.args["status"]] == [], "the channel sees no sign of it"
    directly = [m for m in room.slack.messages[room.slack.dm_of("U1")].values() if "my bonus" in str(m)]
    assert len(directly) == 1
    assert room.answerer.asked[-1].text == "what is my bonus?"
    told = room.slack.calls_to("chat.postEphemeral")[-1].args
    assert (told["user"], "direct messages" in str(told)) == ("U1", True)


async def test_what_only_the_asker_of_a_mention_can_mend_is_shown_to_nobody_else(room):
    root = await room.ask("how long? --in nowhere")
    assert room.posts(root) == []
    told = room.slack.calls_to("chat.postEphemeral")[-1].args
    assert told["user"] == "U1"
    assert "nowhere" in str(told)
    assert "thread_ts" not in told, "a thread without replies is seen by nobody"
