"""Slack and the real engine together: what is said, done and corrected, from socket to socket."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager

import pytest
from sqlmodel import select

from bots.conversation import Conversation
from bots.engine.intake import Intake
from bots.engine.services import Services
from bots.health import ModelHealth, report
from bots.render.slack_blocks import FEEDBACK_ACTION, WHY_ACTION
from bots.slack_app.listeners import VERIFY_SHORTCUT
from bots.slack_bot import run_slack
from core.model import Question
from storage.database import open_database
from storage.tables.conversations import PostRow
from storage.tables.feedback import FeedbackRow
from tests.dialogue.slack_talk import quick_courier, settings_for, shown, valid
from tests.emulators.common import PATIENCE
from tests.engine_bench import QUICK, FakeAnswerer, FakeIndexer, answer_to
from tests.workers import run_worker


@asynccontextmanager
async def serving(slack, folder, answerer, given=lambda services: {}, **parts):
    """Adapter and engine of one process, over a database of its own."""
    database = open_database(f"sqlite:///{folder / 'errata.db'}")
    courier = quick_courier(slack)
    conversation = Conversation(
        database, admins=["U1"], channels_of={"slack": courier.channels_of}, standing_of={"slack": courier.standing}
    )
    services = Services(
        database, conversation, answerer, {"slack": courier}, FakeIndexer(), limits=QUICK, scratch=folder, **parts
    )
    intake = Intake(database, QUICK)
    stop = asyncio.Event()
    tasks = [
        asyncio.create_task(run_worker(services, stop)),
        asyncio.create_task(run_slack(settings_for(slack), intake, conversation, stop=stop, **given(services))),
    ]
    try:
        await slack.wait_connected()
        yield services
    finally:
        stop.set()
        await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
        await intake.close()
        await courier.close()
        database.close()
    valid(slack)


def posts(slack, channel="C1"):
    return [m for m in slack.messages[channel].values() if m["user"] == slack.bot_user_id]


async def test_a_question_is_answered_rejected_and_corrected_in_place(slack_emulator, tmp_path):
    slack = slack_emulator
    async with serving(slack, tmp_path, FakeAnswerer("We sold 400 lutes [1].", "We sold 383 lutes [1].")) as services:
        asked = await slack.app_mention("C1", "U1", "<@UBOT> How many lutes did we sell?", duplicate=True)
        await asked.acked()
        heard = await slack.wait_call("chat.postMessage")
        ts = heard.response["ts"]
        assert heard.args["thread_ts"] == asked.payload["event"]["ts"]
        value = f"down:{heard.args['metadata']['event_payload']['answer_id']}"
        await (await slack.feedback("U1", "C1", ts, FEEDBACK_ACTION, value)).acked()
        corrected = await slack.until(
            lambda: [c for c in slack.calls_to("chat.update") if "383 lutes" in shown(c.args)], what="the correction"
        )
        assert corrected[0].args["ts"] == ts
        first, *_ = slack.calls_to("chat.update")
        assert "looking again" in shown(first.args)
        assert "✏️ Corrected because of a thumbs-down: 400 became 383" in shown(corrected[0].args)
        assert len(posts(slack)) == 1
        rows = await services.database.run(lambda session: list(session.exec(select(FeedbackRow))))
        assert len(rows) == 1


async def test_a_thread_goes_on_without_a_mention_and_a_deleted_question_takes_its_answer_along(
    slack_emulator, tmp_path
):
    slack = slack_emulator
    answerer = FakeAnswerer("25 days [1].", "20 in the first year [1].")
    async with serving(slack, tmp_path, answerer) as services:
        asked = await slack.app_mention("C1", "U1", "<@UBOT> How many days of leave?")
        root = asked.payload["event"]["ts"]
        await slack.wait_call("chat.postMessage")
        await slack.until(lambda: slack.sessions.get(("C1", root), {}).get("status") == "active")
        await _noted(services, 1)
        await (await slack.message_channel("C1", "U2", "And in the first year?", thread_ts=root)).acked()
        follow_up = await slack.wait_call("chat.postMessage", n=2)
        assert "20 in the first year" in shown(follow_up.args)
        assert answerer.asked[1].history
        await (await slack.message_deleted("C1", root)).acked()
        gone = await slack.wait_call("chat.delete")
        assert gone.args["ts"] == slack.calls_to("chat.postMessage")[0].response["ts"]


async def test_commands_receipts_and_settings_reach_the_engine(slack_emulator, tmp_path):
    slack = slack_emulator
    async with serving(slack, tmp_path, FakeAnswerer("25 days [1].")):
        await (await slack.slash_command("U1", "C1", "/errata", "settings follow_ups=off")).acked()
        told = await slack.wait_call("chat.postEphemeral")
        assert "reply: mentions" in shown(told.args)
        await (await slack.slash_command("U1", "C1", "/ask", "How many days?")).acked()
        heard = await slack.wait_call("chat.postMessage")
        button = next(e for b in heard.args["blocks"] if b["type"] == "actions" for e in b["elements"])
        assert button["action_id"] == WHY_ACTION
        await _receipt_shown(slack, heard.response["ts"], button)


async def _receipt_shown(slack, ts, button):
    for n in range(2, 50):
        await (await slack.block_action("U1", "C1", ts, {k: button[k] for k in ("type", "action_id", "value")})).acked()
        told = await slack.wait_call("chat.postEphemeral", n=n)
        if "How this answer came about" in shown(told.args):
            return
    pytest.fail("no receipt")


async def test_direct_messages_read_nothing_where_slack_does_not_say_what_their_user_may_read(slack_emulator, tmp_path):
    slack = slack_emulator
    slack.fail("users.conversations", error="missing_scope", times=9)
    answerer = FakeAnswerer("25 days [1].")
    async with serving(slack, tmp_path, answerer):
        await (await slack.message_im("U1", "How many days of leave?")).acked()
        assert "25 days" in shown((await slack.wait_call("chat.postMessage")).args)
        for number, (typed, said) in enumerate((("all", "collections: all"), ("hr", "no collection 'hr'")), 1):
            await (await slack.slash_command("U1", "C1", "/errata", f"settings collections={typed}")).acked()
            assert said in shown((await slack.wait_call("chat.postEphemeral", n=number)).args)
        await (await slack.message_im("U1", "What does the boss earn?")).acked()
        refused = await slack.wait_call("chat.postMessage", n=2)
        told = shown(refused.args)
        assert "which channels we are both in" in told
        assert "scope" not in told, "what Slack said is for the log"
        assert [question.collections for question in answerer.asked] == [("default",)]


async def test_a_thread_under_the_answer_to_a_command_goes_on(slack_emulator, tmp_path):
    slack = slack_emulator
    answerer = FakeAnswerer("25 days [1].", "20 in the first year [1].")
    async with serving(slack, tmp_path, answerer) as services:
        await (await slack.slash_command("U1", "C1", "/ask", "How many days of leave?")).acked()
        root = (await slack.wait_call("chat.postMessage")).response["ts"]
        await _noted(services, 1)
        await (await slack.message_channel("C1", "U2", "And in the first year?", thread_ts=root)).acked()
        follow_up = await slack.wait_call("chat.postMessage", n=2)
        assert follow_up.args["thread_ts"] == root
        assert [turn.text for turn in answerer.asked[1].history] == ["How many days of leave?", "25 days [1]."]
        await (await slack.slash_command("U2", "C1", "/errata", "sources")).acked()
        await (await slack.slash_command("U2", "C1", "/errata", "why")).acked()
        await slack.until(lambda: len(slack.calls_to("chat.postEphemeral")) == 2, what="sources and receipt")
        told = [shown(call.args) for call in slack.calls_to("chat.postEphemeral")]
        assert any("How this answer came about" in text for text in told)
        assert not any("no answer of mine" in text for text in told)


async def test_a_private_answer_tells_how_it_came_about_and_a_claim_is_verified_again(slack_emulator, tmp_path):
    slack = slack_emulator
    async with serving(slack, tmp_path, FakeAnswerer("It is so [1].")) as services:
        await (await slack.slash_command("U1", "C1", "/ask", "--private What do I earn?")).acked()
        heard = await slack.wait_call("chat.postMessage")
        button = next(e for b in heard.args["blocks"] if b["type"] == "actions" for e in b["elements"])
        action = {key: button[key] for key in ("type", "action_id", "value")}
        await _noted(services, 1)
        await (await slack.block_action("U1", heard.args["channel"], heard.response["ts"], action)).acked()
        told = await slack.wait_call("chat.postEphemeral")
        assert "How this answer came about" in shown(told.args)
        claim = slack.store("C1", "U2", "We sold 400 lutes.")
        for number in (2, 3):
            shortcut = {
                "type": "message_action",
                "callback_id": VERIFY_SHORTCUT,
                "trigger_id": "1.1",
                "action_ts": f"{number}.0",
                "team": {"id": slack.team_id},
                "user": {"id": "U1"},
                "channel": {"id": "C1", "name": "general"},
                "message": claim,
            }
            await (await slack.deliver("interactive", shortcut)).acked()
            verdict = await slack.wait_call("chat.postMessage", n=number)
            assert verdict.args["thread_ts"] == claim["ts"]


async def test_admins_see_a_rejected_key_in_red_on_the_home_page(slack_emulator, tmp_path):
    slack = slack_emulator

    def health(services):
        return {"health": lambda: report(services.database)}

    async with serving(slack, tmp_path, FakeAnswerer("x"), health) as services:
        await ModelHealth(services.database, lambda: "The service rejected the key.").heed(answer_to(Question("x")))
        for number, (user, red) in enumerate((("U1", True), ("U2", False)), 1):
            await (await slack.app_home_opened(user)).acked()
            shown_home = await slack.wait_call("views.publish", n=number)
            assert ("🔴 The language model" in str(shown_home.args["view"])) is red


async def _noted(services, count):
    """An answer can be seen just before it is noted where it stands."""
    async with asyncio.timeout(PATIENCE):
        while len(await services.database.run(lambda session: list(session.exec(select(PostRow))))) < count:  # noqa: ASYNC110 - a database tells nobody of a change
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("unit", ["a.de/x|", "https://a.bc|", "www.a.de'", "https://\u4e00\u4e8c"])
async def test_whatever_collection_is_named_its_asker_gets_an_answer(slack_emulator, tmp_path, unit):
    slack = slack_emulator
    async with serving(slack, tmp_path, FakeAnswerer("25 days [1].")):
        named = unit * (3_000 // len(unit))
        await (await slack.slash_command("U2", "C1", "/ask", f"--in={named} How many days of leave?")).acked()
        await slack.wait_call("chat.postEphemeral")
