"""What is said to the bot in Discord, and what it says."""

from __future__ import annotations

import pytest

from bots.conversation import ChannelSettings
from bots.messages import Kind
from core.errors import StoreCorrupt
from core.model import Outcome
from tests.dialogue.discord_talk import buttons, pings, shown, talking
from tests.fakes_engine import answer_to


@pytest.fixture
async def talk(discord_emulator):
    async with talking(discord_emulator) as talk:
        yield talk


async def test_a_mention_is_answered_in_a_thread_with_citation_sources_confidence_and_buttons(talk):
    asked = await talk.say("How many days of leave do we have?")
    heard = await talk.hear()
    assert heard["channel_id"] == asked["id"], "a thread has the id of the message it was started from"
    assert talk.discord.channels[asked["id"]]["name"] == "How many days of leave do we have?"
    assert "25 days** of leave [1]" in shown(heard)
    assert "[1] Leave · handbook/leave.pdf · p. 3 · modified 3 Mar 2026" in shown(heard)
    assert "high confidence (91 %)" in shown(heard)
    assert [b["label"] for b in buttons(heard)] == ["Good", "Bad", "How was this checked?", "Sources"]
    incoming = talk.engine.accepted[0]
    assert incoming.text == "How many days of leave do we have?"
    assert incoming.event_id == f"discord:{talk.discord.general}:{asked['id']}"
    assert (incoming.place.channel, incoming.place.thread) == (talk.discord.general, asked["id"])
    assert incoming.place.workspace == talk.discord.guild_id


async def test_a_follow_up_in_the_thread_needs_no_mention(talk):
    asked = await talk.say("How many days?")
    first = await talk.hear()
    followed = await talk.remark("And in the first year?", channel=first["channel_id"])
    heard = await talk.hear()
    assert heard["channel_id"] == first["channel_id"]
    assert heard["message_reference"]["message_id"] == followed["id"]
    place = talk.engine.accepted[1].place
    assert (place.channel, place.thread) == (talk.discord.general, asked["id"])
    assert place.conversation_id == talk.engine.accepted[0].place.conversation_id
    assert talk.engine.accepted[1].payload == {"addressed": False}


async def test_people_talking_among_themselves_are_left_alone(talk):
    await talk.say("How many days?")
    thread = (await talk.hear())["channel_id"]
    bob = talk.discord.users["bob"]["id"]
    await talk.remark("Nice weather")
    await talk.remark(f"<@{bob}> did you know that?", channel=thread)
    said = await talk.remark("Interesting", user="bob", channel=talk.discord.add_channel("other", 11, parent_id="1"))
    await talk.remark("Indeed", channel=said["channel_id"], reply_to=said["id"])
    await talk.nothing_more()


async def test_a_channel_that_does_not_follow_up_wants_a_mention_each_time(talk):
    talk.conversation.by_channel[talk.discord.general] = ChannelSettings(reply="mentions")
    await talk.say("How many days?")
    await talk.remark("And in the first year?", channel=(await talk.hear())["channel_id"])
    await talk.nothing_more()


async def test_a_direct_message_needs_no_mention_and_is_answered_there(talk):
    asked = await talk.write("How many days?")
    heard = await talk.hear()
    assert heard["channel_id"] == talk.discord.dm("alice")
    assert heard["message_reference"]["message_id"] == asked["id"]
    place = talk.engine.accepted[0].place
    assert (place.direct, place.thread, place.workspace) == (True, "", "")


async def test_a_reply_to_an_answer_is_addressed_and_brings_that_answer_along(talk):
    done = await talk.discord.slash("ask", {"question": "How many days?"})
    await done.settled()
    await talk.remark("Why so few?", reply_to=done.original["id"], user="bob")
    await talk.hear()
    followed = talk.engine.accepted[1]
    assert followed.payload["addressed"]
    assert followed.payload["history"][0]["role"] == "assistant"
    assert "25 days" in followed.payload["history"][0]["text"]


async def test_a_mention_of_the_role_that_discord_gave_the_bot_is_addressed(discord_emulator, monkeypatch):
    guild = discord_emulator._guild_object
    role = guild()["roles"][0] | {"id": "4242", "name": "ragbot", "tags": {"bot_id": discord_emulator.bot_id}}
    with_role = guild() | {"roles": [guild()["roles"][0], role]}
    monkeypatch.setattr(discord_emulator, "_guild_object", lambda: with_role)
    async with talking(discord_emulator) as talk:
        await talk.remark("<@&4242> how many days?")
        await talk.hear()
    assert talk.engine.accepted[0].text == "how many days?"


async def test_where_no_thread_may_be_started_the_answer_is_a_reply(talk):
    talk.discord.fail("POST /channels/*/messages/*/threads", status=403)
    asked = await talk.say("How many days?")
    heard = await talk.hear()
    assert heard["channel_id"] == talk.discord.general
    assert heard["message_reference"]["message_id"] == asked["id"]
    posted, _ = talk.engine.answers[asked["id"]]
    assert posted.place.thread == "", "reactions to it come from the channel"


async def test_another_bots_mention_is_only_answered_where_the_channel_wants_it(talk):
    talk.discord.add_user("robot")["bot"] = True
    other = talk.discord.add_channel("robots")
    talk.conversation.by_channel[other] = ChannelSettings(respond_to_bots=True)
    await talk.say("How many days?", user="robot")
    await talk.say("How many days?", user="robot", channel=other)
    await talk.hear()
    await talk.nothing_more()
    assert [i.place.channel for i in talk.engine.accepted] == [other]
    assert talk.engine.accepted[0].from_bot


async def test_names_stand_for_ids_in_what_is_asked(talk):
    bob = talk.discord.users["bob"]
    await talk.discord.dispatch(
        "MESSAGE_CREATE",
        talk.discord.store(talk.discord.general, talk.discord.users["alice"], "x")
        | {
            "guild_id": talk.discord.guild_id,
            "content": f"<@{talk.discord.bot_id}> is <@{bob['id']}> right about <#{talk.discord.general}>?",
            "mentions": [talk.discord.bot_user, bob],
        },
    )
    assert (await talk.until(Kind.ASK)).text == "is @Bob right about #general?"
    await talk.hear()


async def test_an_edited_mention_corrects_its_answer_in_place_once(talk):
    asked = await talk.say("How many days?")
    first = await talk.hear()
    talk.engine.say = lambda question: answer_to(question, f"About {question}: 30 days [1].")
    await talk.discord.edit_message(talk.discord.general, asked["id"], f"<@{talk.discord.bot_id}> How many hours?")
    await talk.discord.dispatch("MESSAGE_UPDATE", {**asked, "guild_id": talk.discord.guild_id})  # an unfurled link
    edit = await talk.discord.wait_call("PATCH /channels/*/messages/*")
    assert edit.response["id"] == first["id"]
    assert "How many hours?" in shown(edit.response)
    await talk.nothing_more()
    assert talk.engine.kinds() == [Kind.ASK, Kind.EDIT]
    assert talk.engine.accepted[1].place.conversation_id == talk.engine.accepted[0].place.conversation_id


async def test_an_unfurled_link_is_no_edit(talk):
    asked = await talk.say("How many days? https://example.test")
    await talk.hear()
    await talk.discord.dispatch("MESSAGE_UPDATE", {**asked, "guild_id": talk.discord.guild_id, "embeds": []})
    await talk.nothing_more()
    assert talk.engine.kinds() == [Kind.ASK]


async def test_a_deleted_question_takes_its_answer_along(talk):
    asked = await talk.say("How many days?")
    heard = await talk.hear()
    await talk.discord.delete_message(talk.discord.general, asked["id"])
    await talk.discord.wait_call("DELETE /channels/*/messages/*")
    assert heard["id"] not in talk.discord.messages[heard["channel_id"]]


async def test_the_deletion_of_a_message_we_no_longer_know_is_taken_in_as_well(talk):
    old = talk.discord.store(talk.discord.general, talk.discord.users["bob"], "an old question")
    talk.engine.answers[old["id"]] = (await talk.courier.post_note(_place(talk), "x", _delivery()), answer_to("x"))
    await talk.hear()
    await talk.discord.delete_message(talk.discord.general, old["id"])
    gone = await talk.until(Kind.DELETED)
    assert gone.place.message == old["id"]


async def test_an_edit_of_a_message_from_before_we_came_that_now_mentions_us_is_a_question(talk):
    old = talk.discord.store(talk.discord.general, talk.discord.users["bob"], "How many days?")
    talk.engine.answers[old["id"]] = (await talk.courier.post_note(_place(talk), "x", _delivery()), answer_to("x"))
    await talk.hear()
    mention = {"mentions": [talk.discord.bot_user], "mention_roles": []}
    talk.discord.messages[talk.discord.general][old["id"]] |= mention
    await talk.discord.edit_message(talk.discord.general, old["id"], f"<@{talk.discord.bot_id}> How many days?")
    edit = await talk.until(Kind.EDIT)
    assert (edit.text, edit.payload) == ("How many days?", {"addressed": True})


async def test_messages_deleted_in_bulk_are_each_taken_in(talk):
    asked = [await talk.say("How many days?"), await talk.say("How many hours?")]
    await talk.hear()
    await talk.hear()
    ids = [message["id"] for message in asked]
    gone = {"ids": ids, "channel_id": talk.discord.general, "guild_id": talk.discord.guild_id}
    await talk.discord.dispatch("MESSAGE_DELETE_BULK", gone)
    await talk.until(Kind.DELETED, 2)
    assert {i.place.message for i in talk.engine.accepted if i.kind is Kind.DELETED} == set(ids)


async def test_a_thumbs_down_button_looks_again_at_once_and_asks_for_the_reason(talk):
    await talk.say("How many days?")
    heard = await talk.hear()
    pressed = await talk.press(heard, "down")
    await pressed.settled()
    assert pressed.modal["title"] == "What was wrong?"
    await talk.until(Kind.FEEDBACK_ADDED)
    edit = await talk.discord.wait_call("PATCH /channels/*/messages/*")
    assert shown(edit.response).startswith("ℹ️ Looking again")
    given = await talk.discord.modal_submit(
        pressed.modal["custom_id"],
        {"reason": "It is 28 days."},
        user="bob",
        channel=heard["channel_id"],
        message=heard,
    )
    await given.settled()
    assert "looking again" in given.content
    assert given.ephemeral
    reason = talk.engine.accepted[-1]
    assert (reason.kind, reason.text) == (Kind.REASON, "It is 28 days.")
    assert reason.payload["answer_id"] == answer_to("How many days?").id
    assert reason.place.message == heard["id"]


async def test_an_empty_reason_is_no_reason(talk):
    await talk.say("How many days?")
    heard = await talk.hear()
    pressed = await talk.press(heard, "down")
    await pressed.settled()
    given = await talk.discord.modal_submit(pressed.modal["custom_id"], {"reason": " "}, message=heard)
    await given.settled()
    assert Kind.REASON not in talk.engine.kinds()


async def test_a_thumbs_up_button_says_thanks_and_asks_nothing_back(talk):
    await talk.say("How many days?")
    pressed = await talk.press(await talk.hear(), "up")
    await pressed.settled()
    assert pressed.ephemeral
    assert talk.engine.accepted[-1].payload["vote"] == "up"
    await talk.nothing_more()


async def test_reactions_count_are_withdrawn_and_count_again(talk):
    await talk.say("How many days?")
    heard = await talk.hear()
    for act in (talk.discord.react, talk.discord.unreact, talk.discord.react):
        await act("bob", heard["channel_id"], heard["id"], "👎🏽")
    await talk.until(Kind.FEEDBACK_ADDED, 2)
    await talk.until(Kind.FEEDBACK_WITHDRAWN)
    votes = talk.engine.accepted[1:]
    assert sorted(v.kind for v in votes) == [Kind.FEEDBACK_ADDED, Kind.FEEDBACK_ADDED, Kind.FEEDBACK_WITHDRAWN]
    assert len({v.event_id for v in votes}) == 3
    assert all(v.place.message == heard["id"] and v.payload["vote"] == "down" for v in votes)
    assert all(v.place.thread == heard["channel_id"] for v in votes)


async def test_other_reactions_and_other_peoples_messages_do_not_count(talk):
    asked = await talk.say("How many days?")
    heard = await talk.hear()
    await talk.discord.react("bob", heard["channel_id"], heard["id"], "👀")
    await talk.discord.react("bob", talk.discord.general, asked["id"], "👍")
    await talk.nothing_more()
    assert talk.engine.kinds() == [Kind.ASK]


async def test_a_stop_sign_on_the_question_stops_it_and_elsewhere_means_nothing(talk):
    asked = await talk.say("How many days?")
    await talk.hear()
    other = talk.discord.store(talk.discord.general, talk.discord.users["bob"], "hello")
    await talk.discord.react("alice", talk.discord.general, other["id"], "🛑")
    await talk.discord.react("alice", talk.discord.general, asked["id"], "🛑")
    stop = await talk.until(Kind.STOP)
    assert stop.place.conversation_id == talk.engine.accepted[0].place.conversation_id
    assert stop.user == talk.discord.users["alice"]["id"]
    assert shown(await talk.hear()) == "Stopped."
    await talk.nothing_more()


async def test_a_stop_sign_that_could_not_be_taken_in_is_told(talk):
    asked = await talk.say("How many days?")
    await talk.hear()
    talk.engine.broken = [StoreCorrupt("the database is damaged")]
    await talk.discord.react("alice", talk.discord.general, asked["id"], "🛑")
    assert "can't take anything in" in shown(await talk.hear())


async def test_buttons_can_be_switched_off_for_a_channel(talk):
    talk.conversation.by_channel[talk.discord.general] = ChannelSettings(feedback=False)
    await talk.say("How many days?")
    assert [b["label"] for b in buttons(await talk.hear())] == ["How was this checked?", "Sources"]


async def test_receipt_and_sources_are_shown_to_the_asking_user_alone(talk):
    await talk.say("How many days?")
    heard = await talk.hear()
    receipt = await talk.press(heard, "why")
    await receipt.settled()
    assert receipt.ephemeral
    for said in ("Attempt 1** - not accepted", "30: closest 25", "Attempt 2** - accepted", "took 1.2 s"):
        assert said in shown(receipt.original)
    sources = await talk.press(heard, "sources")
    await sources.settled()
    assert "Staff have 25 days of leave a year." in shown(sources.original)
    await talk.nothing_more()


async def test_a_file_with_a_mention_is_learnt_from_and_a_question_beside_a_file_stays_one(talk):
    file = {
        "id": "77",
        "filename": "Leave rules.md",
        "size": 15,
        "url": "https://cdn.discordapp.com/attachments/1/77/Leave.md",
        "proxy_url": "https://media.discordapp.net/attachments/1/77/Leave.md",
        "content_type": "text/markdown",
    }
    await talk.write("learn this, please", attachments=[file])
    assert "Learnt from **Leave rules.md**" in shown(await talk.hear())
    given = talk.engine.accepted[0]
    assert given.kind is Kind.INGEST
    assert given.payload["files"][0] == {
        "name": "Leave rules.md",
        "url": file["url"],
        "size": 15,
        "media_type": "text/markdown",
    }
    await talk.write("How many days does this give me?", attachments=[file])
    await talk.hear()
    assert talk.engine.kinds() == [Kind.INGEST, Kind.ASK]


async def test_typing_is_shown_while_it_works(talk):
    await talk.say("How many days?")
    await talk.hear()
    assert 1 <= len(talk.discord.calls_to("POST /channels/*/typing")) <= 2, "by who heard it, and by who answers"


async def test_a_long_answer_stays_whole_with_sources_and_buttons_on_its_last_part(talk):
    paragraphs = [f"Paragraph {n} about leave, at some length. " + "Words " * 60 + "[1]." for n in range(30)]
    talk.engine.say = lambda question: answer_to(question, "\n\n".join(paragraphs))
    asked = await talk.say("Tell me everything")
    parts = [await talk.hear()]
    while "continued below" in shown(parts[-1]):
        parts.append(await talk.hear())
    await talk.nothing_more()
    assert len(parts) > 2
    everything = "\n".join(shown(p) for p in parts)
    assert all(f"Paragraph {n} about" in everything for n in range(30))
    assert all(p["channel_id"] == asked["id"] for p in parts)
    assert [("Sources" in shown(p), bool(buttons(p))) for p in parts] == [
        *[(False, False)] * (len(parts) - 1),
        (True, True),
    ]
    await talk.discord.react("bob", asked["id"], parts[0]["id"], "👎")
    vote = await talk.until(Kind.FEEDBACK_ADDED)
    assert vote.place.message == parts[0]["id"]


async def test_nothing_the_model_writes_pings_anybody(talk):
    evil = "@everyone @here <@1> <@!2> <@&3> <#4> `<@5>` [x](<@6>)\n\n| @everyone | <@7> |\n|---|---|\n| <@8> | @here |"
    talk.engine.say = lambda question: answer_to(question, evil, notes=("Note for <@9> and @everyone",))
    asked = await talk.say("Ping everybody @everyone")
    heard = await talk.hear()
    assert not pings(shown(heard))
    assert not pings(talk.discord.channels[asked["id"]]["name"])


@pytest.mark.parametrize(
    ("outcome", "said"),
    [(Outcome.PARTIAL, "Partly verified"), (Outcome.REFUSED, "Not answered"), (Outcome.FAILED, "Failed")],
)
async def test_every_outcome_says_what_it_is(talk, outcome, said):
    talk.engine.say = lambda question: answer_to(question, "I can't say.", outcome=outcome, sources=(), verdicts=())
    await talk.say("What?")
    assert said in shown(await talk.hear())


def _place(talk):
    from bots.messages import Place

    return Place("discord", talk.discord.general, talk.discord.guild_id)


def _delivery():
    from tests.fakes_engine import delivery

    return delivery("note-1")


async def test_a_press_that_is_made_twice_within_a_moment_counts_as_one(talk):
    await talk.say("How many days?")
    heard = await talk.hear()
    for _ in range(2):
        press = await talk.press(heard, "up")
        await press.settled()
        assert shown(press.original) == "👍 Noted, thank you."
        await talk.engine.settled()


async def test_a_second_press_takes_a_vote_back_and_says_so_alone(talk, monkeypatch):
    monkeypatch.setattr("bots.vote_presses.DOUBLE", 0.0)
    await talk.say("How many days?")
    heard = await talk.hear()
    for act in ("up", "down"):
        await (await talk.press(heard, act)).settled()
        await talk.engine.settled()
        again = await talk.press(heard, act)
        await again.settled()
        assert again.ephemeral
        assert shown(again.original) == "Your vote is taken back."
        await talk.engine.settled()


async def test_a_thumbs_down_after_a_thumbs_up_asks_for_a_reason(talk):
    await talk.say("How many days?")
    heard = await talk.hear()
    await (await talk.press(heard, "up")).settled()
    await talk.engine.settled()
    pressed = await talk.press(heard, "down")
    await pressed.settled()
    assert pressed.modal
