"""Commands, the message shortcut, and the home tab."""

from __future__ import annotations

import pytest

from bots.messages import Kind
from bots.slack_app.commands import from_command
from tests.dialogue.slack_talk import shown, talking
from tests.fakes_engine import answer_to


@pytest.fixture
async def talk(slack_emulator):
    async with talking(slack_emulator) as talk:
        yield talk


async def test_ask_answers_in_the_channel_and_repeats_the_question(talk):
    receipt = await talk.slack.slash_command("U1", "C1", "/ask", "--mode crag --in handbook How many days?")
    await receipt.acked()
    assert receipt.ack_payload["response_type"] == "ephemeral"
    heard = await talk.hear()
    assert shown(heard).startswith("❓ <@U1>: *How many days?*")
    assert "thread_ts" not in heard
    assert talk.engine.accepted[0].payload == {"addressed": True, "mode": "crag", "collections": ["handbook"]}


async def test_a_private_ask_is_answered_in_direct_messages(talk):
    receipt = await talk.slack.slash_command("U1", "C1", "/ask", "--private What is my bonus?")
    await receipt.acked()
    assert "direct message" in receipt.ack_payload["text"]
    heard = await talk.hear()
    assert heard["channel"] == talk.slack.dm_of("U1")
    assert talk.engine.accepted[0].place.channel == "C1", "the channel's settings and collections apply"
    posted, _ = talk.engine.answers[talk.engine.accepted[0].event_id]
    assert posted.place.channel == talk.slack.dm_of("U1")


@pytest.mark.parametrize(
    ("text", "said"),
    [("", "Ask me something"), ("--mode fast why?", "no mode fast"), ("--in", "needs a value")],
)
async def test_a_command_that_makes_no_sense_is_explained_at_once(talk, text, said):
    receipt = await talk.slack.slash_command("U1", "C1", "/ask", text)
    await receipt.acked()
    assert said in receipt.ack_payload["text"]
    assert not talk.engine.accepted


@pytest.mark.parametrize(
    ("text", "kind", "payload"),
    [
        ("why", Kind.WHY, {}),
        ("sources", Kind.SOURCES, {}),
        ("feedback", Kind.SUMMARY, {}),
        ("stop", Kind.STOP, {}),
        ("settings", Kind.CONFIGURE, {"changes": {}}),
        (
            "settings mode=both collections=a,b feedback=off",
            Kind.CONFIGURE,
            {"changes": {"mode": "both", "collections": "a,b", "feedback": False}},
        ),
        ("settings collections=all", Kind.CONFIGURE, {"changes": {"collections": "all"}}),
        ("settings collections=none", Kind.CONFIGURE, {"changes": {"collections": "none"}}),
        (
            "learn https://example.test/a --in web",
            Kind.INGEST,
            {"files": [], "urls": ["https://example.test/a"], "collection": "web"},
        ),
    ],
)
async def test_the_other_command_has_subcommands(talk, text, kind, payload):
    talk.engine.answers["x"] = (await talk.courier.post_note(_place(talk), "x", _delivery()), answer_to("x"))
    await talk.hear()
    await (await talk.slack.slash_command("U1", "C1", "/errata", text)).acked()
    await talk.engine.settled()
    assert (talk.engine.accepted[0].kind, dict(talk.engine.accepted[0].payload)) == (kind, payload)


@pytest.mark.parametrize("text", ["", "dance", "settings mode=fast", "settings nonsense", "learn something"])
async def test_a_subcommand_that_makes_no_sense_is_explained_at_once(talk, text):
    receipt = await talk.slack.slash_command("U1", "C1", "/errata", text)
    await receipt.acked()
    assert receipt.ack_payload["text"]
    assert not talk.engine.accepted


async def verify(talk, message):
    shortcut = {
        "type": "message_action",
        "callback_id": "errata_verify",
        "trigger_id": "t1",
        "action_ts": "1.2",
        "response_url": f"{talk.slack.url}/response/x",
        "team": {"id": talk.slack.team_id},
        "user": {"id": "U1", "team_id": talk.slack.team_id},
        "channel": {"id": "C1", "name": "general"},
        "message_ts": message["ts"],
        "message": message,
    }
    await (await talk.slack.deliver("interactive", shortcut)).acked()


async def test_the_shortcut_verifies_somebodys_claim_in_its_thread(talk):
    message = talk.slack.store("C1", "U2", "We had revenue of $400B &amp; growth in <#C1|general>")
    await verify(talk, message)
    heard = await talk.hear()
    assert heard["thread_ts"] == message["ts"]
    assert "❓ <@U1>: *We had revenue of $400B" in shown(heard), "nobody else has seen what was wanted"
    assert talk.engine.accepted[0].kind is Kind.VERIFY_CLAIM
    assert talk.engine.accepted[0].text == "We had revenue of $400B & growth in #general"


async def test_an_apps_claim_is_read_from_its_attachments_and_no_claim_is_said_so(talk):
    await verify(talk, talk.slack.store("C1", "U2", "", attachments=[{"fallback": "Sales rose by 4 %"}]))
    await talk.hear()
    assert talk.engine.accepted[0].text == "Sales rose by 4 %"
    await verify(talk, talk.slack.store("C1", "U2", "", attachments=[{"image_url": "https://e.test/x.png"}]))
    told = await talk.slack.wait_call("chat.postEphemeral")
    assert "no text in that message" in shown(told.args)


async def test_the_home_tab_shows_what_it_can_do_own_questions_and_health_to_admins(slack_emulator):
    async def health():
        return ["🟢 database", "🔴 language model: the key was rejected"]

    async with talking(slack_emulator, health=health) as talk:
        await talk.say("How many days?")
        await talk.hear()
        talk.conversation.recent = [_recent(talk)]
        await (await slack_emulator.app_home_opened("U2")).acked()
        view = (await slack_emulator.wait_call("views.publish")).args["view"]
        assert "How many days?" in shown(view)
        assert "emulated.slack.com/archives/C1/p" in shown(view)
        assert "Health" not in shown(view)
        talk.conversation.admins = {"U1"}
        await (await slack_emulator.app_home_opened("U1")).acked()
        view = (await slack_emulator.wait_call("views.publish", n=2)).args["view"]
        assert "the key was rejected" in shown(view)


async def test_a_prompt_on_the_home_tab_is_answered_in_direct_messages(talk):
    await (await talk.slack.app_home_opened("U1")).acked()
    view = (await talk.slack.wait_call("views.publish")).args["view"]
    button = next(b for b in view["blocks"] if b["type"] == "actions")["elements"][0]
    pressed = {
        "type": "block_actions",
        "team": {"id": talk.slack.team_id},
        "user": {"id": "U1"},
        "trigger_id": "t",
        "view": view,
        "actions": [{**button, "action_ts": "1.1"}],
    }
    await (await talk.slack.deliver("interactive", pressed)).acked()
    heard = await talk.hear()
    assert heard["channel"] == talk.slack.dm_of("U1")
    assert button["value"] in shown(heard)
    notice = await talk.slack.wait_call("views.open")
    assert "the answer comes under *Messages*" in shown(notice.args["view"]), "a press is seen where it was made"


@pytest.mark.parametrize("tab", ["messages", "older"])
async def test_opening_the_messages_tab_offers_prompts(talk, tab):
    if tab == "messages":
        await (await talk.slack.app_home_opened("U1", tab="messages")).acked()
    else:
        await (await talk.slack.assistant_thread_started("U1")).acked()
    prompts = await talk.slack.wait_call("assistant.threads.setSuggestedPrompts")
    assert 1 <= len(prompts.args["prompts"]) <= 4


def _place(talk):
    from bots.messages import Place

    return Place("slack", "C1", talk.slack.team_id)


def _delivery():
    from tests.fakes_engine import delivery

    return delivery("note-1")


def _recent(talk):
    from bots.conversation import RecentQuestion

    incoming = talk.engine.accepted[0]
    return RecentQuestion(incoming.text, "2026-11-21T10:00:00+00:00", "answered", "a1", incoming.place)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("documents remov a.md", "documents remove"), ("gaps dismis 01", "gaps dismiss"), ("jobs retyr 1", "jobs retry")],
)
def test_what_admins_misspell_is_met_with_what_was_meant_and_not_with_a_list(typed, meant):
    assert f"did you mean `/errata {meant}`?" in from_command({"command": "/errata", "text": typed}).text


@pytest.mark.parametrize("name", ["removal plan.md", "remove.md", "travel note"])
def test_documents_are_looked_for_by_any_name(name):
    taken = from_command({"command": "/errata", "text": f"documents {name}"})
    assert (taken.payload["act"], taken.payload["name"]) == ("list", name)


@pytest.mark.parametrize(
    ("typed", "meant"), [("setings mode=both", "settings"), ("lern https://x", "learn"), ("wyh", "why")]
)
def test_a_subcommand_that_is_nearly_one_is_met_with_what_was_meant(typed, meant):
    reply = from_command({"command": "/errata", "text": typed})
    assert f"did you mean `/errata {meant}`?" in reply.text
    assert "did you mean" not in from_command({"command": "/errata", "text": "help"}).text


@pytest.mark.parametrize(
    "typed",
    ["What is my bonus? --private", "What is --private my bonus?", "--private /ask What?", "--privat What?"],
)
async def test_whoever_asks_for_privacy_anywhere_in_a_command_is_answered_alone(talk, typed):
    await (await talk.slack.slash_command("U1", "C1", "/ask", typed)).acked()
    heard = await talk.hear()
    assert heard["channel"] == talk.slack.dm_of("U1")
    assert "--priv" not in shown(heard)
    assert not [m for m in talk.slack.messages["C1"].values() if m["user"] == talk.slack.bot_user_id]


async def test_an_option_that_is_none_is_refused_by_name_and_alone(talk):
    receipt = await talk.slack.slash_command("U1", "C1", "/ask", "What is my bonus? --mod crag")
    await receipt.acked()
    assert "did you mean --mode?" in receipt.ack_payload["text"]
    assert receipt.ack_payload["response_type"] == "ephemeral"
    assert not talk.engine.accepted


async def test_options_may_stand_before_a_subcommand(talk):
    await (await talk.slack.slash_command("U1", "C1", "/errata", "--private ask What is my bonus?")).acked()
    assert (await talk.hear())["channel"] == talk.slack.dm_of("U1")


@pytest.mark.parametrize("typed", ["foo", "hilfe", "zzz now"])
async def test_a_word_that_is_no_subcommand_is_said_to_be_none(talk, typed):
    receipt = await talk.slack.slash_command("U1", "C1", "/errata", typed)
    await receipt.acked()
    first, *rest = receipt.ack_payload["text"].splitlines()
    assert f"`/errata {typed.split()[0]}`" in first
    assert "`/errata why`" in "".join(rest)
