"""Asked back which of several is meant: a button, a number or a name on both platforms, and the answer to that one."""

from __future__ import annotations

import asyncio

import pytest
from sqlmodel import select

from bots.introduction.about import told_of_itself
from bots.render.slack_blocks import CHOICE_ACTION
from core.clients.extractive import ExtractiveModel
from core.loop import answer
from storage.tables.feedback import FeedbackRow
from tests.dialogue.discord_talk import buttons, shown
from tests.dialogue.slack_talk import shown as shown_on_slack
from tests.dialogue.test_discord_engine import bot, heard, until_posted
from tests.dialogue.test_slack_engine import serving
from tests.dialogue.web_browser import open_page
from tests.engine_bench import until
from tests.fakes import kit_of
from tests.unit.core.test_loop import corpus
from tests.web_bench import ADMIN, on_a_socket

QUESTION = "What were mooring fees in 2021?"


@pytest.fixture
async def answerer():
    index = await corpus("Mooring fees were $412 in 2021.", "Mooring fees were $977 in 2021.")

    async def over_two_documents(question, report):
        kit = kit_of(ExtractiveModel(), index)
        return await told_of_itself(question, kit, None) or await answer(question, kit, report)

    return over_two_documents


async def test_a_choice_pressed_on_slack_is_answered_in_the_thread_once(slack_emulator, tmp_path, answerer):
    slack = slack_emulator
    async with serving(slack, tmp_path, answerer):
        asked = await slack.app_mention("C1", "U1", f"<@UBOT> {QUESTION}")
        back = await slack.wait_call("chat.postMessage")
        row = next(b for b in back.args["blocks"] if b["type"] == "actions")
        assert [e["text"]["text"] for e in row["elements"]] == ["Document 0", "Document 1", "None of these"]
        assert [b["type"] for b in back.args["blocks"]] == ["markdown", "actions"]
        second = row["elements"][1]
        action = {"type": "button", "action_id": second["action_id"], "value": second["value"]}
        thread = asked.payload["event"]["ts"]
        for _ in range(2):  # an impatient hand
            pressed = await slack.block_action("U2", "C1", back.response["ts"], action)
            await pressed.acked()
        given = await slack.wait_call("chat.postMessage", n=2)
        assert second["action_id"].startswith(CHOICE_ACTION)
        assert given.args["thread_ts"] == thread
        assert "$977" in shown_on_slack(given.args)
        assert "Document 1: What were mooring fees in 2021?" in shown_on_slack(given.args)
        await slack.until(lambda: slack.sessions.get(("C1", thread), {}).get("status") == "active")
    assert len(slack.calls_to("chat.postMessage")) == 2


async def replied(slack, reply):
    """What is posted when the asker answers in the thread in which we asked back."""
    asked = await slack.app_mention("C1", "U1", f"<@UBOT> {QUESTION}")
    await slack.wait_call("chat.postMessage")
    thread = asked.payload["event"]["ts"]
    await slack.until(lambda: slack.sessions.get(("C1", thread), {}).get("status") == "active")
    await (await slack.message_channel("C1", "U1", reply, thread_ts=thread)).acked()
    return await slack.wait_call("chat.postMessage", n=2)


@pytest.mark.parametrize(
    "reply", ["2", "Document 1", "the second one", "That is the wrong table: the one of Document 1 is meant."]
)
async def test_a_reply_in_the_thread_that_means_a_choice_is_answered(slack_emulator, tmp_path, answerer, reply):
    slack = slack_emulator
    async with serving(slack, tmp_path, answerer):
        given = await replied(slack, reply)
        assert "$977" in shown_on_slack(given.args)


@pytest.mark.parametrize("reply", ["0", "none of these", "Keins davon", "neither"])
async def test_a_reply_that_means_none_of_them_is_told_how_to_ask_and_nothing_is_searched(
    slack_emulator, tmp_path, answerer, reply
):
    slack = slack_emulator
    async with serving(slack, tmp_path, answerer):
        given = await replied(slack, reply)
        assert "ask it with what tells it apart" in shown_on_slack(given.args)
        assert not [block for block in given.args["blocks"] if block["type"] == "actions"]


async def test_none_of_these_is_pressed_on_slack(slack_emulator, tmp_path, answerer):
    slack = slack_emulator
    async with serving(slack, tmp_path, answerer):
        await slack.app_mention("C1", "U1", f"<@UBOT> {QUESTION}")
        back = await slack.wait_call("chat.postMessage")
        none = next(b for b in back.args["blocks"] if b["type"] == "actions")["elements"][-1]
        action = {"type": "button", "action_id": none["action_id"], "value": none["value"]}
        await (await slack.block_action("U1", "C1", back.response["ts"], action)).acked()
        given = await slack.wait_call("chat.postMessage", n=2)
        assert "ask it with what tells it apart" in shown_on_slack(given.args)


async def test_none_of_these_is_pressed_on_discord(discord_emulator, tmp_path, answerer):
    discord = discord_emulator
    async with bot(discord, tmp_path, answerer) as services:
        await discord.message("alice", QUESTION, mention=True)
        back = await heard(discord)
        await until_posted(services)
        none = buttons(back)[-1]["custom_id"]
        pressed = await discord.component(back["channel_id"], back["id"], none, user="alice")
        told = "ask it with what tells it apart"
        await discord.until(lambda: pressed.original and told in shown(pressed.original), what="the way out")


def held(courier) -> asyncio.Event:
    """Let the first answer not be noted where it stands until the event is set: it can be seen and replied to."""
    noted, post, begun = asyncio.Event(), courier.post_answer, []

    async def seen_first(*given):
        posted = await post(*given)
        begun.append(posted)
        if len(begun) == 1:
            await noted.wait()
        return posted

    courier.post_answer = seen_first
    return noted


async def test_a_choice_named_on_slack_and_a_thumbs_down_count_though_the_answer_is_not_noted_yet(
    slack_emulator, tmp_path, answerer
):
    slack = slack_emulator
    async with serving(slack, tmp_path, answerer) as services:
        noted = held(services.couriers["slack"])
        await slack.message_im("U1", QUESTION)
        back = await slack.wait_call("chat.postMessage")
        await (await slack.reaction_added(back.args["channel"], back.response["ts"], "U1", "thumbsdown")).acked()
        await (await slack.message_im("U1", "2")).acked()
        given = await slack.wait_call("chat.postMessage", n=2)
        assert "$977" in shown_on_slack(given.args)
        noted.set()
        await until(lambda: services.database.transaction(lambda session: session.exec(select(FeedbackRow)).first()))


async def test_a_choice_named_on_discord_counts_though_the_answer_is_not_noted_yet(
    discord_emulator, tmp_path, answerer
):
    discord = discord_emulator
    async with bot(discord, tmp_path, answerer) as services:
        noted = held(services.couriers["discord"])
        await discord.message("alice", QUESTION, mention=True)
        back = await heard(discord)
        await discord.message("alice", "2", channel=back["channel_id"])

        def answers():
            ours = [m for m in discord.messages[back["channel_id"]].values() if m["author"]["id"] == discord.bot_id]
            return [shown(m) for m in ours if m["id"] != back["id"]]

        await discord.until(lambda: "$977" in "".join(answers()), what="the answer to the choice")
        noted.set()


async def test_a_choice_pressed_on_discord_is_answered(discord_emulator, tmp_path, answerer):
    discord = discord_emulator
    async with bot(discord, tmp_path, answerer) as services:
        await discord.message("alice", QUESTION, mention=True)
        back = await heard(discord)
        assert [b["label"] for b in buttons(back)] == ["Document 0", "Document 1", "None of these"]
        await until_posted(services)
        second = buttons(back)[1]["custom_id"]
        pressed = await discord.component(back["channel_id"], back["id"], second, user="bob")
        await discord.until(lambda: pressed.original and "$977" in shown(pressed.original), what="the answer")


@pytest.mark.browser
async def test_a_choice_pressed_on_the_page_is_asked_in_the_same_conversation(tmp_path, answerer):
    async with on_a_socket(tmp_path, answer=answerer) as api, open_page(tmp_path) as page:
        await page.go(str(api.client.base_url))
        await page.type("#token", ADMIN)
        await page.click("button.main")
        await page.seen("document.readyState === 'complete' && document.querySelector('#question')")
        await page.type("#question", QUESTION)
        await page.click("#send")
        await page.seen("document.querySelectorAll('.choices button').length === 3")
        assert await page.js("document.querySelector('.choices button').innerText") == "Document 0"
        assert not await page.js("document.querySelector('.votes')")
        await page.click(".choices button:nth-of-type(2)")
        await page.seen("document.querySelectorAll('.answer')[1]?.innerText.includes('$977')")
