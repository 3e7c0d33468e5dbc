"""When the bot speaks in Discord, and what it knows of the thread: over real sockets, with the real engine."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import pytest
import pytest_asyncio
from sqlmodel import col, select

from bots.conversation import Conversation
from storage.states import ENDED
from storage.tables.engine import WorkRow
from storage.tables.feedback import FeedbackRow
from tests.dialogue.discord_talk import ORIGINAL, shown
from tests.dialogue.manners import CALLED, FRAGMENTS, OF_A_TOPIC, PUT_TO_SOMEBODY, RETRACTED, SMALL_TALK, Answerer
from tests.dialogue.test_discord_engine import bot
from tests.emulators.discord_emu import DiscordEmulator
from tests.engine_bench import until

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Attentive(Conversation):
    """Remembers what became of each event, by its id: Discord waits for nobody to hear a message."""

    def __init__(self, *given, **named) -> None:
        super().__init__(*given, **named)
        self.became: dict[str, bool] = {}

    async def heard(self, incoming):
        heard = await super().heard(incoming)
        self.became[incoming.event_id] = heard.incoming is not None
        return heard


@dataclass
class Room:
    """One bot for all tests here: each has its own thread."""

    discord: DiscordEmulator
    services: Any
    answerer: Answerer

    async def settle(self, message, *, named=False) -> None:
        """A message has been heard, or was nothing for us at first sight, and what was taken in is done."""
        event, became = f"discord:{message['channel_id']}:{message['id']}", self.services.conversation.became
        asked = await self.discord.slash("ask", {"question": "x", "collection": ""}, focused="collection")
        await asked.settled()
        if not named:
            await until(lambda: event in became)

        def done(session):
            busy = session.exec(select(WorkRow.id).where(col(WorkRow.state).not_in(ENDED)).limit(1)).first()
            taken = session.exec(select(WorkRow.id).where(WorkRow.id == event)).first()
            return busy is None and (not became.get(event) or taken is not None)

        await until(lambda: self.services.database.transaction(done))

    async def ask(self, text="How many days of leave do we get?", user="alice", **there) -> str:
        message = await self.discord.message(user, text, mention=True, **there)
        await self.settle(message)
        return str(message["id"])

    async def say(self, text, thread, user="alice", *, named=False, **more) -> str:
        message = await self.discord.message(user, text, channel=thread, **more)
        await self.settle(message, named=named)
        return str(message["id"])

    def posts(self, channel):
        return [m for m in self.discord.messages[channel].values() if m["author"] == self.discord.bot_user]

    async def reacted(self, channel, message, emoji):
        said = self.discord.messages[channel][message]
        await until(lambda: [r for r in said.get("reactions", []) if r["emoji"]["name"] == emoji])

    async def settings(self, **given) -> str:
        n = len(self.discord.calls_to(ORIGINAL))
        await self.discord.slash("settings", given, user="alice")
        await self.discord.wait_call(ORIGINAL, n=n + 1)
        return str(self.discord.calls_to(ORIGINAL)[-1].body)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def room(tmp_path_factory):
    answerer, folder = Answerer(), tmp_path_factory.mktemp("manners")
    async with DiscordEmulator(respond_within=30.0) as discord:
        discord.add_user(CALLED.lower())
        with discord.discord_py():
            async with bot(discord, folder, answerer, talks=Attentive) as services:
                yield Room(discord, services, answerer)


@pytest.mark.parametrize("text", SMALL_TALK)
async def test_small_talk_in_its_thread_is_left_alone_and_not_taken_in(room, text):
    thread = await room.ask()
    asked = len(room.answerer.asked)
    said = await room.say(text, thread)
    assert len(room.posts(thread)) == 1
    assert len(room.answerer.asked) == asked
    assert not room.discord.messages[thread][said].get("reactions")


@pytest.mark.parametrize("text", RETRACTED)
async def test_what_takes_itself_back_is_not_looked_up_though_it_mentions_it(room, text):
    thread = await room.ask()
    asked = len(room.answerer.asked)
    await room.say(text, thread, mention=True)
    assert len(room.posts(thread)) == 1
    assert len(room.answerer.asked) == asked


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


async def test_thanks_are_answered_by_a_reaction(room):
    thread = await room.ask()
    said = await room.say("thanks a lot!", thread)
    await room.reacted(thread, said, "🙌")
    assert len(room.posts(thread)) == 1


async def test_a_greeting_that_mentions_it_is_greeted_back_and_not_searched(room):
    asked = len(room.answerer.asked)
    said = await room.ask("hi!")
    await room.reacted(room.discord.general, said, "👋")
    assert len(room.answerer.asked) == asked
    assert said not in room.discord.channels


async def test_what_discord_tells_twice_is_reacted_to_once(room):
    thread = await room.ask()
    said = await room.discord.message("alice", "thanks a lot!", channel=thread)
    await room.discord.dispatch("MESSAGE_CREATE", dict(said), 1 << 9)
    await room.settle(said)
    after = await room.say("thank you!", thread)
    await room.reacted(thread, after, "🙌")
    given = [call.path.split("/")[-4] for call in room.discord.calls if "/reactions/" in call.path]
    assert (given.count(said["id"]), given.count(after)) == (1, 1)


async def test_its_asker_goes_on_without_a_mention_or_a_question_mark(room):
    thread = await room.ask()
    await room.say("and for part timers", thread)
    assert len(room.posts(thread)) == 2


@pytest.mark.parametrize("text", FRAGMENTS)
async def test_a_fragment_of_its_asker_is_asked_next_and_one_among_people_is_not(room, text):
    thread = await room.ask()
    await room.say(text, thread)
    assert len(room.posts(thread)) == 2
    assert room.answerer.asked[-1].text == text
    await room.say("I never got mine last year", thread, "bob")
    await room.say("and Seoul", thread)
    assert len(room.posts(thread)) == 2


async def test_who_asks_on_beside_a_question_that_is_still_answered_is_answered(room):
    held = room.answerer.held = asyncio.Event()
    asked = len(room.answerer.asked)
    await room.discord.message("alice", "How many days of leave do we get?", mention=True)
    await until(lambda: len(room.answerer.asked) > asked)
    await room.discord.message("alice", "what does parking cost?")
    await until(lambda: len(room.answerer.asked) > asked + 1)
    held.set()
    assert room.answerer.asked[-1].text == "what does parking cost?"
    assert room.answerer.asked[-1].history[0].text == "How many days of leave do we get?"
    await room.say("the lift is broken", room.discord.general)


async def test_somebody_else_asks_in_a_thread_of_one_person_and_it(room):
    thread = await room.ask()
    await room.say("does it carry over to next year?", thread, user="bob")
    assert len(room.posts(thread)) == 2


async def test_two_people_who_talk_to_each_other_are_left_alone(room):
    thread = await room.ask()
    await room.say("I never got mine last year", thread, user="bob")
    await room.say("really? since when", thread)
    await room.say("since the merger", thread, user="bob")
    await room.say("did you ask Dana?", thread)
    assert len(room.posts(thread)) == 1


async def test_a_question_to_somebody_who_is_named_or_replied_to_is_theirs(room):
    thread = await room.ask()
    bob = room.discord.users["bob"]["id"]
    await room.say(f"<@{bob}> did you know that?", thread, named=True)
    theirs = await room.say("I never got mine", thread, user="bob")
    await room.say("what happened to it?", thread, reply_to=theirs, named=True)
    us = room.discord.bot_id
    await room.say(f"<@{bob}> can you ask <@{us}> later?", thread, named=True)
    assert len(room.posts(thread)) == 1
    await room.say(f"<@{bob}> no idea. <@{us}> who approves it?", thread)
    assert len(room.posts(thread)) == 2


async def test_people_who_talk_are_answered_where_they_mention_it(room):
    thread = await room.ask()
    await room.say("I never got mine", thread, user="bob")
    await room.ask("who approves it?", user="bob", channel=thread)
    assert len(room.posts(thread)) == 2


async def test_a_correction_in_words_is_kept_with_its_reason_and_looked_at_in_place(room):
    thread = await room.ask("What does the team plan cost?")
    said = await room.say("that is wrong, it costs 8 now", thread, user="bob")
    given = [c.method for c in room.discord.calls if f"/messages/{said}/reactions/👀" in c.path]
    assert given == ["PUT", "DELETE"], "it is seen to be looked at, until it is over"
    rows = await room.services.database.run(lambda session: list(session.exec(select(FeedbackRow))))
    assert [(row.kind, row.reason) for row in rows] == [("down", "that is wrong, it costs 8 now")]
    edits = room.discord.calls_to("PATCH /channels/*/messages/*")
    assert any("looking again" in str(call.body) for call in edits)
    assert room.answerer.asked[-1].retry.reason == "that is wrong, it costs 8 now"
    assert len(room.posts(thread)) == 1


async def test_a_question_that_nobody_asked_it_is_left_alone(room):
    said = await room.say("does anyone know how to reset a badge?", room.discord.general)
    assert said not in room.discord.channels


async def test_a_channel_that_wants_mentions_gets_nothing_else_and_a_help_channel_what_is_sure(room):
    assert "reply: mentions" in await room.settings(reply="mentions")
    thread = await room.ask()
    await room.say("and for part timers?", thread)
    assert len(room.posts(thread)) == 1
    assert "unasked_above: 0.8" in await room.settings(reply="all", unasked_above=0.8)
    try:
        sure = await room.say("does anyone know how to reset a badge", room.discord.general)
        assert len(room.posts(sure)) == 1
        room.answerer.sure = 0.4
        unsure = await room.say("where do I get a parking permit?", room.discord.general, user="bob")
        assert unsure not in room.discord.channels
        (offered,) = room.posts(room.discord.dm("bob"))
        assert "Only you see this" in shown(offered)
        statement = await room.say("the lift is broken again", room.discord.general)
        assert statement not in room.discord.channels
    finally:
        room.answerer.sure = 0.9
        await room.settings(reply="asked")


def started(room, text, title="Thread", by="bob", parent=""):
    """A thread that somebody started from a message, or, where its parent is a forum, a post without its text."""
    author = room.discord.users[by]
    message = {"id": room.discord.new_id()} if parent else room.discord.store(room.discord.general, author, text)
    made = room.discord.add_channel(
        title,
        11,
        parent_id=parent or room.discord.general,
        owner_id=author["id"],
        message_count=0,
        member_count=1,
        total_message_sent=0,
        applied_tags=[],
        thread_metadata={
            "archived": False,
            "locked": False,
            "auto_archive_duration": 1440,
            "archive_timestamp": "2026-01-01T00:00:00+00:00",
        },
    )
    room.discord.channels[message["id"]] = {**room.discord.channels.pop(made), "id": message["id"]}
    room.discord.messages[message["id"]] = room.discord.messages.pop(made)
    return str(message["id"])


async def test_called_into_a_thread_it_knows_its_title_what_it_was_started_from_and_what_was_said(room):
    thread = started(room, "The VPN drops every hour since the update.", "Trouble with the VPN")
    room.discord.store(thread, room.discord.users["mallory"], "lol same")
    room.discord.store(thread, room.discord.users["mallory"], "Only on Macs.")
    await room.ask("please help", channel=thread)
    history = room.answerer.asked[-1].history
    assert {turn.role for turn in history} == {"person"}
    assert [turn.text for turn in history] == [
        "Trouble with the VPN",
        "The VPN drops every hour since the update.",
        "Only on Macs.",
    ]


async def test_a_post_in_a_forum_is_answered_in_it_with_its_title_and_goes_on_without_a_mention(room):
    forum = room.discord.add_channel("questions", 15)
    post = started(room, "", "VPN on a Mac", by="alice", parent=forum)
    opening = await room.discord.message("alice", "how do I set it up?", channel=post, mention=True, id=post)
    await room.settle(opening)
    assert len(room.posts(post)) == 1
    assert [turn.text for turn in room.answerer.asked[-1].history] == ["VPN on a Mac"]
    await room.say("and on Linux?", post)
    await room.say("same here, so annoying", post, user="bob")
    assert len(room.posts(post)) == 2
    assert [turn.text for turn in room.answerer.asked[-1].history][:2] == ["VPN on a Mac", "how do I set it up?"]


async def test_questions_side_by_side_in_a_thread_are_each_answered_in_a_reply_to_theirs(room):
    thread = await room.ask("How many days of leave do we get?")
    asked = [
        await room.discord.message(who, f"and hours, {who} asks?", channel=thread, mention=True)
        for who in ("alice", "bob")
    ]
    for message in asked:
        await room.settle(message)
    quoted = [m.get("message_reference", {}).get("message_id") for m in room.posts(thread)]
    assert sorted(filter(None, quoted)) == sorted(message["id"] for message in asked)


async def test_what_points_back_is_asked_with_what_stands_in_the_thread(room):
    thread = started(room, "Notice is three months.")
    await room.ask("is that right?", channel=thread)
    assert [turn.text for turn in room.answerer.asked[-1].history][-1] == "Notice is three months."


async def test_what_a_thread_says_is_bounded(room):
    thread = started(room, "The VPN drops.")
    for number in range(60):
        room.discord.store(thread, room.discord.users["bob"], f"{number} {'x' * 1_900}")
    await room.ask("what now?", channel=thread)
    history = room.answerer.asked[-1].history
    assert sum(len(turn.text) for turn in history) <= 6_000
    assert "59 xxx" in history[-1].text


async def test_a_thread_that_may_not_be_read_is_answered_without(room):
    thread = started(room, "The VPN drops.")
    room.discord.fail("GET /channels/*/messages", status=403, times=9)
    try:
        await room.ask("is that right?", channel=thread)
        assert len(room.posts(thread)) == 1
        assert room.answerer.asked[-1].history == ()
    finally:
        room.discord.faults.clear()


async def test_a_replied_to_message_comes_along_as_somebodys_word(room):
    theirs = room.discord.store(room.discord.general, room.discord.users["bob"], "The team plan costs 6 euros.")
    await room.ask("is that right?", reply_to=theirs["id"])
    assert [(turn.role, turn.text) for turn in room.answerer.asked[-1].history] == [
        ("person", "The team plan costs 6 euros.")
    ]


async def test_a_forwarded_message_comes_along_as_somebodys_word(room):
    forwarded = {
        "type": 0,
        "content": "The team plan costs 6 euros.",
        "embeds": [],
        "attachments": [],
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "flags": 0,
        "mentions": [],
        "mention_roles": [],
        "sticker_items": [],
        "components": [],
    }
    channel = room.discord.dm("alice")
    message = room.discord.store(
        channel, room.discord.users["alice"], "is that right?", message_snapshots=[{"message": forwarded}]
    )
    await room.discord.dispatch("MESSAGE_CREATE", dict(message), 1 << 12)
    await room.settle(message)
    (turn,) = room.answerer.asked[-1].history
    assert (turn.role, turn.text, turn.collections) == ("person", "The team plan costs 6 euros.", None)


async def test_a_file_that_cannot_be_read_is_named_beneath_the_answer(room):
    file = {"id": "77", "filename": "rates.txt", "size": 15, "url": "https://elsewhere.example.com/rates.txt"}
    file |= {"proxy_url": file["url"], "content_type": "text/plain"}
    thread = await room.ask("what do nights cost?", attachments=[file])
    (post,) = room.posts(thread)
    assert "rates.txt is not kept by Discord itself" in shown(post)


async def test_a_follow_up_in_its_thread_reads_the_file_again_and_says_so_where_that_cannot_be(room):
    file = room.discord.attachment("rates.txt", b"Nights cost 80. Dogs cost 12.")
    thread = await room.ask("what do nights cost?", attachments=[file])
    await room.say("and what does it say about dogs?", thread, "alice")
    assert [passage.text for passage in room.answerer.asked[-1].attached] == ["Nights cost 80. Dogs cost 12."]
    await room.say("what do dogs cost there?", thread, "bob")
    assert room.answerer.asked[-1].text == "what do dogs cost there?"
    assert room.answerer.asked[-1].attached == (), "it is read for the person who sent it"
    await room.ask("what do dogs cost?")
    assert room.answerer.asked[-1].attached == (), "nobody reads it in another thread"
    room.discord.attachment("rates.txt", b"")
    await room.say("and cats?", thread)
    assert room.answerer.asked[-1].attached == ()
    assert "rates.txt" in shown(room.posts(thread)[-1]), "its link has run out"


async def test_a_mention_that_wishes_to_be_private_is_answered_directly_alone(room):
    before = len(room.posts(room.discord.dm("bob")))
    typed = len(room.discord.calls_to("POST /channels/*/typing"))
    asked = await room.ask("what is my bonus? --private", user="bob")
    typing = room.discord.calls_to("POST /channels/*/typing")[typed:]
    assert [call for call in typing if room.discord.general in str(call)] == [], "the channel sees no sign of it"
    assert asked not in room.discord.channels, "no thread is begun"
    answered = room.posts(room.discord.dm("bob"))[before:]
    assert len(answered) == 1
    assert "what is my bonus?" in shown(answered[0])
    assert room.answerer.asked[-1].text == "what is my bonus?"


async def test_what_only_the_asker_of_a_mention_can_mend_is_told_in_direct_messages_with_what_it_is_of(room):
    message = await room.ask("how long is notice? --in nowhere", user="bob")
    assert message not in room.discord.channels, "no thread is begun for it"
    told = list(room.discord.messages[room.discord.dm("bob")].values())[-1]
    assert "> how long is notice?" in shown(told)
    assert "nowhere" in shown(told)


async def test_who_takes_no_direct_messages_is_told_in_the_channel_what_only_they_can_mend(room):
    room.discord.fail("POST /users/@me/channels", status=403)
    try:
        message = await room.ask("how long is notice? --in nowhere", user="bob")
    finally:
        room.discord.faults.clear()
    assert "nowhere" in shown(room.posts(message)[-1])
