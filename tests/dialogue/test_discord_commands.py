"""Slash commands, message commands and dialogs: durable, then deferred, then filled."""

from __future__ import annotations

import pytest

from bots.conversation import ChannelSettings
from bots.messages import Kind
from bots.render.discord_text import neutral
from core.errors import TooMany, Unavailable
from tests.dialogue.discord_talk import POST, buttons, serving, shown, talking
from tests.fakes_engine import FakeConversation, ScriptedEngine, answer_to


@pytest.fixture
async def talk(discord_emulator):
    async def every_collection():
        return ["handbook", "Finance", "handicraft"]

    async with talking(discord_emulator, collections=every_collection) as talk:
        yield talk


async def test_ask_is_deferred_and_becomes_the_answer_with_its_question(talk):
    asked = await talk.discord.slash("ask", {"question": "How many days?", "mode": "crag", "collection": "handbook"})
    await asked.settled()
    assert asked.response_type == 5
    assert shown(asked.original).startswith(f"❓ <@{talk.discord.users['alice']['id']}>: **How many days?**")
    assert len(buttons(asked.original)) == 4
    incoming = talk.engine.accepted[0]
    assert incoming.payload == {"addressed": True, "mode": "crag", "collections": ["handbook"]}
    assert incoming.event_id == f"discord:interaction:{asked.id}"
    assert incoming.place.interaction == asked.token
    await talk.nothing_more()


async def test_a_private_ask_is_seen_by_its_user_alone(talk):
    asked = await talk.discord.slash("ask", {"question": "What is my bonus?", "private": True})
    await asked.settled()
    assert asked.ephemeral
    assert "25 days" in shown(asked.original)
    await talk.nothing_more()


async def test_a_long_private_answer_is_one_message_with_the_whole_text_in_a_file(talk):
    text = "\n\n".join(f"Paragraph {n}. " + "Words " * 60 for n in range(40))
    talk.engine.say = lambda question: answer_to(question, text)
    asked = await talk.discord.slash("ask", {"question": "All of it", "private": True})
    await asked.settled()
    await talk.nothing_more()
    call = talk.discord.calls_to("PATCH /webhooks/*")[0]
    assert call.files == ["answer.md"]
    assert call.body["attachments"] == [{"id": 0, "filename": "answer.md"}]
    assert "The whole answer is in the file" in shown(asked.original)
    assert "[1]" in shown(asked.original)
    assert asked.followups == []


async def test_a_long_public_answer_goes_on_in_the_channel(talk):
    text = "\n\n".join(f"Paragraph {n}. " + "Words " * 60 for n in range(20))
    talk.engine.say = lambda question: answer_to(question, text)
    asked = await talk.discord.slash("ask", {"question": "All of it"})
    await asked.settled()
    await talk.hear()
    posted, _ = talk.engine.answers[talk.engine.accepted[0].event_id]
    assert posted.messages[0] == asked.original["id"]
    last = talk.discord.messages[talk.discord.general][posted.messages[-1]]
    assert buttons(last)
    assert asked.followups == []


async def test_collections_are_completed_from_what_the_channel_may_read(talk):
    typed = await talk.discord.slash("ask", {"question": "x", "collection": "HAND"}, focused="collection")
    await typed.settled()
    assert [c["value"] for c in typed.choices] == ["handbook", "handicraft"]


async def test_in_a_thread_a_command_belongs_to_the_threads_conversation(talk):
    asked = await talk.say("How many days?")
    heard = await talk.hear()
    again = await talk.discord.slash("ask", {"question": "Why?"}, channel=heard["channel_id"])
    await again.settled()
    place = talk.engine.accepted[1].place
    assert (place.channel, place.thread) == (talk.discord.general, asked["id"])


@pytest.mark.parametrize(
    ("name", "options", "kind", "payload"),
    [
        ("feedback", {}, Kind.SUMMARY, {}),
        ("stop", {}, Kind.STOP, {}),
        ("settings", {}, Kind.CONFIGURE, {"changes": {}}),
        (
            "settings",
            {"mode": "both", "collections": "a,b", "feedback": False, "ingesters": "nobody"},
            Kind.CONFIGURE,
            {"changes": {"mode": "both", "collections": "a,b", "feedback": False, "ingesters": "nobody"}},
        ),
        (
            "ingest",
            {"url": "https://example.test/a", "collection": "web"},
            Kind.INGEST,
            {"files": [], "urls": ["https://example.test/a"], "collection": "web"},
        ),
    ],
)
async def test_the_other_commands_answer_their_user_alone(talk, name, options, kind, payload):
    asked = await talk.discord.slash(name, options)
    taken = await talk.until(kind)
    await talk.discord.wait_call("POST /interactions/*/callback")
    assert dict(taken.payload) == payload
    assert taken.place.private
    assert asked.ephemeral


@pytest.mark.parametrize("name", ["why", "sources"])
async def test_receipt_and_sources_of_the_latest_answer_come_by_command(talk, name):
    await talk.say("How many days?")
    await talk.hear()
    asked = await talk.discord.slash(name)
    await asked.settled()
    assert {"why": "How this answer came about", "sources": "Staff have 25 days"}[name] in shown(asked.original)


async def test_feedback_is_summed_up(talk):
    asked = await talk.discord.slash("feedback")
    await asked.settled()
    assert "3 👍, 1 👎 here." in shown(asked.original)


async def test_an_attached_file_is_learnt_from(talk):
    attached = {
        "id": "900",
        "filename": "rules.pdf",
        "size": 9,
        "url": "https://cdn.discordapp.com/attachments/1/900/rules.pdf",
        "proxy_url": "https://media.discordapp.net/attachments/1/900/rules.pdf",
    }
    data = {
        "id": "1",
        "name": "ingest",
        "type": 1,
        "options": [{"name": "file", "type": 11, "value": "900"}],
        "resolved": {"attachments": {"900": attached}},
    }
    asked = await talk.discord.interact(2, data)
    await asked.settled()
    assert "Learnt from **rules.pdf**" in shown(asked.original)
    assert talk.engine.accepted[0].payload["files"][0]["url"] == attached["url"]


async def test_ingest_without_anything_is_explained_at_once(talk):
    asked = await talk.discord.slash("ingest")
    await asked.settled()
    assert "Give me a file" in asked.content
    assert not talk.engine.accepted


async def test_a_claim_is_verified_from_the_messages_menu(talk):
    message = talk.discord.store(talk.discord.general, talk.discord.users["bob"], "Revenue was $400B.")
    asked = await talk.discord.context_menu("Verify this claim", talk.discord.general, message["id"])
    await asked.settled()
    assert talk.engine.accepted[0].kind is Kind.VERIFY_CLAIM
    assert talk.engine.accepted[0].text == "Revenue was $400B."
    assert "25 days" in shown(asked.original)


async def test_a_message_without_text_holds_no_claim(talk):
    message = talk.discord.store(talk.discord.general, talk.discord.users["bob"], "")
    asked = await talk.discord.context_menu("Verify this claim", talk.discord.general, message["id"])
    await asked.settled()
    assert "no text" in asked.content
    assert not talk.engine.accepted


async def test_a_question_about_a_message_is_asked_in_a_dialog(talk):
    message = talk.discord.store(talk.discord.general, talk.discord.users["bob"], "We have 30 days of leave. <@&1>")
    opened = await talk.discord.context_menu("Ask about this", talk.discord.general, message["id"])
    await opened.settled()
    assert "30 days" in str(opened.modal)
    assert "<@&1>" not in str(opened.modal), "broken in the dialog, and whole again in what comes back from it"
    asked = await talk.discord.modal_submit(
        opened.modal["custom_id"], {"question": "Is that so?", "about": neutral("We have 30 days of leave. <@&1>")}
    )
    await asked.settled()
    incoming = talk.engine.accepted[0]
    assert (incoming.kind, incoming.text) == (Kind.ASK, "Is that so?")
    assert incoming.payload["history"] == [{"role": "user", "text": "We have 30 days of leave. <@&1>", "quoted": True}]
    assert shown(asked.original).startswith(f"❓ <@{talk.discord.users['alice']['id']}>: **Is that so?**")


async def test_buttons_and_dialogs_of_before_a_restart_work_after_it(discord_emulator):
    async with talking(discord_emulator) as talk:
        asked = await talk.discord.slash("ask", {"question": "How many days?"})
        await asked.settled()
        await talk.engine.settled()  # the answer is seen a moment before it is noted
        pressed = await talk.press(asked.original, "down")
        await pressed.settled()
    conversation = FakeConversation()
    engine = ScriptedEngine(talk.courier, conversation)
    engine.answers["old"] = talk.engine.answers[talk.engine.accepted[0].event_id]
    async with serving(discord_emulator, engine, conversation):
        again = await talk.press(asked.original, "up")
        await again.settled()
        written = await talk.discord.modal_submit(
            pressed.modal["custom_id"], {"reason": "Too few."}, message=asked.original
        )
        await written.settled()
        await engine.settled()
    assert engine.kinds() == [Kind.FEEDBACK_ADDED, Kind.REASON]
    assert engine.accepted[1].payload["answer_id"] == answer_to("How many days?").id
    await talk.courier.close()


def reactions_of(talk, message):
    return talk.discord.messages[message["channel_id"]][message["id"]].get("reactions", [])


async def test_who_asks_too_much_is_told_so_alone_by_command_and_once_by_mention(talk):
    talk.engine.too_many = TooMany("20 questions a minute are taken from one person.", retry_after=12.0)
    refused = await talk.discord.slash("ask", {"question": "And now?"})
    await refused.settled()
    assert "20 questions a minute" in refused.content
    assert "12 s" in refused.content
    assert refused.ephemeral
    await talk.say("And like this?")
    assert "20 questions a minute" in shown(await talk.hear())
    posted = len(talk.discord.calls_to(POST))
    talk.engine.too_many.tell = False
    again = [await talk.say(f"And again {n}?") for n in range(3)]
    await talk.discord.wait_call("PUT /channels/*/messages/*/reactions/*/@me", n=4)
    for message in again:
        assert [r["emoji"]["name"] for r in reactions_of(talk, message)] == ["🐢"]
    talk.engine.too_many = None
    await talk.say("And later?")
    assert "25 days" in shown(await talk.hear())
    assert len(talk.discord.calls_to(POST)) == posted + 1


async def test_a_full_queue_is_said_to_the_user(talk):
    talk.engine.full_at = 7
    asked = await talk.discord.slash("ask", {"question": "How many days?"})
    await asked.settled()
    assert "you are number 7" in asked.content
    assert asked.ephemeral
    await talk.say("How many days?")
    heard = await talk.hear()
    assert "you are number 7" in shown(heard)
    assert heard["channel_id"] == talk.discord.general


async def test_a_question_that_waits_says_its_number_and_then_becomes_the_answer(talk):
    talk.engine.waits_at = 5
    asked = await talk.discord.slash("ask", {"question": "How many days?"})
    await talk.discord.wait_call("PATCH /webhooks/*/@original")
    assert "you are number 5" in str(talk.discord.calls_to("POST /interactions/*/callback")[0].body)
    assert "25 days" in shown(asked.original)


async def test_what_can_not_be_kept_is_not_taken_silently(talk):
    talk.engine.broken = [Unavailable("the database is away")]
    asked = await talk.discord.slash("ask", {"question": "How many days?"})
    await asked.settled()
    assert "can't take anything in right now" in asked.content
    talk.engine.broken = [Unavailable("the database is away")]
    await talk.say("How many days?")
    assert "25 days" in shown(await talk.hear()), "the gateway delivers once: it is tried again"


async def test_nothing_is_acknowledged_before_it_is_durable(talk):
    seen = []

    async def accept(incoming, was=talk.engine.accept):
        seen.append(len(talk.discord.calls_to("POST /interactions/*/callback")))
        return await was(incoming)

    talk.engine.accept = accept
    await (await talk.discord.slash("ask", {"question": "How many days?"})).settled()
    assert seen == [0]


async def test_where_feedback_is_off_a_commands_answer_has_no_votes(talk):
    talk.conversation.by_channel[talk.discord.general] = ChannelSettings(feedback=False)
    asked = await talk.discord.slash("ask", {"question": "How many days?"})
    await asked.settled()
    assert [b["label"] for b in buttons(asked.original)] == ["How was this checked?", "Sources"]
    assert not talk.discord.calls_to(POST)


async def test_options_typed_into_the_question_count_as_if_they_were_chosen(talk):
    asked = await talk.discord.slash("ask", {"question": "What is my bonus? --private --mode crag"})
    await asked.settled()
    await talk.engine.settled()
    incoming = talk.engine.accepted[0]
    assert (incoming.text, incoming.payload["mode"], incoming.place.private) == ("What is my bonus?", "crag", True)
    assert asked.ephemeral


async def test_an_option_that_is_none_is_refused_by_name_and_alone(talk):
    asked = await talk.discord.slash("ask", {"question": "What is my bonus? --mod crag"})
    await asked.settled()
    assert asked.ephemeral
    assert "did you mean --mode?" in shown(asked.original)
    assert not talk.engine.accepted
