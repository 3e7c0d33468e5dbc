"""What is said to the bot in Slack, and what it says."""

from __future__ import annotations

import re

import pytest

from bots.conversation import ChannelSettings
from bots.messages import Kind
from bots.render.slack_blocks import WHY_ACTION
from core.errors import TooMany
from core.model import Outcome
from tests.dialogue.slack_talk import shown, talking
from tests.fakes_engine import answer_to


@pytest.fixture
async def talk(slack_emulator):
    async with talking(slack_emulator) as talk:
        yield talk


async def test_a_mention_is_answered_in_its_thread_with_citation_sources_confidence_and_buttons(talk):
    asked = await talk.say("How many days of leave do we have?")
    heard = await talk.hear()
    assert (heard["channel"], heard["thread_ts"]) == ("C1", asked)
    assert "25 days** of leave [1]" in shown(heard)
    assert "[1] Leave · handbook/leave.pdf · p. 3 · modified 3 Mar 2026" in shown(heard)
    assert "high confidence (91 %)" in shown(heard)
    assert [b["type"] for b in heard["blocks"]] == ["markdown", "context", "context", "actions", "context_actions"]
    assert heard["metadata"]["event_payload"]["answer_id"] == answer_to("How many days of leave do we have?").id
    assert heard["text"], "notifications need a text"
    assert talk.engine.accepted[0].text == "How many days of leave do we have?"


async def test_a_mention_that_arrives_twice_in_two_guises_is_answered_once(talk):
    asked = await talk.say("How many days?")
    message = talk.slack.messages["C1"][asked]
    twin = await talk.slack.event({**message, "type": "message", "channel": "C1", "channel_type": "channel"})
    await twin.acked()
    await talk.hear()
    await talk.nothing_more()
    assert talk.engine.accepted[0].event_id == f"slack:{talk.slack.team_id}:C1:{asked}"


async def test_a_direct_message_is_answered_in_its_thread(talk):
    asked = await talk.write("How many days?")
    heard = await talk.hear()
    assert heard["thread_ts"] == asked
    assert talk.engine.accepted[0].place.direct


async def test_a_follow_up_in_the_thread_needs_no_mention(talk):
    asked = await talk.say("How many days?")
    await talk.hear()
    await talk.remark("And in the first year?", thread=asked)
    heard = await talk.hear()
    assert heard["thread_ts"] == asked
    assert talk.engine.accepted[1].payload == {"addressed": False}


async def test_people_talking_among_themselves_are_left_alone(talk):
    asked = await talk.say("How many days?")
    await talk.hear()
    await talk.remark("Nice weather")
    await talk.remark("In another thread", thread=talk.slack.store("C1", "U2", "root")["ts"])
    await talk.remark("<@U2> did you know that?", thread=asked)
    await talk.nothing_more()


async def test_a_channel_that_does_not_follow_up_wants_a_mention_each_time(talk):
    talk.conversation.by_channel["C1"] = ChannelSettings(reply="mentions")
    asked = await talk.say("How many days?")
    await talk.hear()
    await talk.remark("And in the first year?", thread=asked)
    await talk.nothing_more()


def told_alone(talk):
    return talk.slack.calls_to("chat.postEphemeral")


async def test_who_asks_too_much_is_told_once_where_it_is_seen_and_every_message_not_taken_is_marked(talk):
    talk.engine.too_many = TooMany("20 questions a minute are taken from one person.", retry_after=12.0)
    asked = [await talk.say("And now?")]
    call = await talk.slack.wait_call("chat.postEphemeral")
    assert "thread_ts" not in call.args, "a thread without replies does not show it"
    assert "please try again in 12 s" in str(call.args)
    talk.engine.too_many.tell = False
    asked += [await talk.say(f"And now {n}?") for n in range(3)]
    await talk.slack.wait_call("reactions.add", n=4)
    marked = {call.args["timestamp"]: call.args["name"] for call in talk.slack.calls_to("reactions.add")}
    assert marked == dict.fromkeys(asked, "turtle")
    assert len(told_alone(talk)) == 1


async def test_where_nothing_can_be_marked_each_question_not_taken_is_told(talk):
    talk.engine.too_many = TooMany("20 questions a minute are taken from one person.", retry_after=12.0)
    talk.slack.fail("reactions.add", error="missing_scope", times=9)
    await talk.say("And now?")
    await talk.slack.wait_call("chat.postEphemeral")
    talk.engine.too_many.tell = False
    await talk.say("And then?")
    await talk.slack.wait_call("chat.postEphemeral", n=2)


async def test_a_notice_in_a_thread_with_replies_stays_there(talk):
    asked = await talk.say("How many days?")
    await talk.hear()
    talk.engine.too_many = TooMany("20 questions a minute are taken from one person.", retry_after=12.0)
    await talk.say("And now?", thread=asked)
    assert (await talk.slack.wait_call("chat.postEphemeral")).args["thread_ts"] == asked


async def test_another_bots_mention_is_only_answered_where_the_channel_wants_it(talk):
    talk.conversation.by_channel["C2"] = ChannelSettings(respond_to_bots=True)
    for channel in ("C1", "C2"):
        message = talk.slack.store(channel, "B9", "<@UBOT> how many days?", bot_id="B9", subtype="bot_message")
        await (await talk.slack.event({**message, "type": "app_mention", "channel": channel})).acked()
    assert (await talk.hear())["channel"] == "C2"
    await talk.nothing_more()
    assert talk.engine.accepted[0].from_bot


async def test_an_edited_mention_corrects_its_answer_in_place_once(talk):
    asked = await talk.say("How many days?")
    first = await talk.hear()
    talk.engine.say = lambda question: answer_to(question, f"About {question}: 30 days [1].")
    receipt = await talk.slack.message_changed("C1", asked, "<@UBOT> How many hours?", duplicate=True)
    await receipt.acked()
    edit = await talk.slack.wait_call("chat.update")
    assert edit.args["ts"] == first["ts"]
    assert "How many hours?" in shown(edit.args)
    await talk.nothing_more()
    assert talk.engine.kinds() == [Kind.ASK, Kind.EDIT]


async def test_an_unfurled_link_or_a_new_reply_is_no_edit(talk):
    asked = await talk.say("How many days? https://example.test")
    await talk.hear()
    text = talk.slack.messages["C1"][asked]["text"]
    await (await talk.slack.message_changed("C1", asked, text)).acked()
    await talk.nothing_more()
    assert talk.engine.kinds() == [Kind.ASK]


async def test_a_mention_added_by_an_edit_is_a_question(talk):
    ts = await talk.remark("How many days?", user="U1")
    await (await talk.slack.message_changed("C1", ts, "<@UBOT> How many days?")).acked()
    assert (await talk.hear())["thread_ts"] == ts


async def test_a_deleted_question_takes_its_answer_along(talk):
    asked = await talk.say("How many days?")
    heard = await talk.hear()
    await (await talk.slack.message_deleted("C1", asked)).acked()
    gone = await talk.slack.wait_call("chat.delete")
    assert gone.args["ts"] == heard["ts"]


async def test_a_deleted_question_with_replies_comes_as_a_tombstone_and_takes_its_answer_along(talk):
    asked = await talk.say("How many days?")
    heard = await talk.hear()
    before = dict(talk.slack.messages["C1"][asked])
    tombstone = {"type": "message", "subtype": "tombstone", "ts": asked, "thread_ts": asked, "user": "USLACKBOT"}
    event = {"type": "message", "subtype": "message_changed", "channel": "C1", "channel_type": "channel"}
    told = {"message": tombstone, "previous_message": before, "ts": talk.slack.new_ts()}
    await (await talk.slack.event({**event, **told})).acked()
    assert (await talk.slack.wait_call("chat.delete")).args["ts"] == heard["ts"]


async def test_a_thumbs_down_button_looks_again_at_once_and_asks_for_the_reason(talk):
    await talk.say("How many days?")
    heard = await talk.hear()
    await talk.press(heard, "down")
    edit = await talk.slack.wait_call("chat.update")
    assert shown(edit.args).startswith("ℹ️ Looking again")
    opened = await talk.slack.wait_call("views.open")
    assert opened.args["view"]["title"]["text"] == "What was wrong?"
    view = talk.slack.modal_views[0]
    await (await talk.slack.view_submission("U1", view, {"reason": {"text": {"value": "It is 28 days."}}})).acked()
    reason = talk.engine.accepted[-1]
    assert (reason.kind, reason.text) == (Kind.REASON, "It is 28 days.")
    assert reason.payload["answer_id"] == heard["metadata"]["event_payload"]["answer_id"]
    assert reason.place.message == heard["ts"]


async def test_an_empty_reason_is_no_reason(talk):
    await talk.say("How many days?")
    await talk.press(await talk.hear(), "down")
    await talk.slack.wait_call("views.open")
    await (
        await talk.slack.view_submission("U1", talk.slack.modal_views[0], {"reason": {"text": {"value": " "}}})
    ).acked()
    assert Kind.REASON not in talk.engine.kinds()


async def test_a_thumbs_up_button_asks_nothing_back(talk):
    await talk.say("How many days?")
    await talk.press(await talk.hear(), "up")
    await talk.nothing_more()
    assert talk.engine.accepted[-1].payload["vote"] == "up"
    assert not talk.slack.calls_to("views.open")


async def test_reactions_count_are_withdrawn_and_count_again(talk):
    await talk.say("How many days?")
    heard = await talk.hear()
    for act in (talk.slack.reaction_added, talk.slack.reaction_removed, talk.slack.reaction_added):
        await (await act("C1", heard["ts"], "U1", "thumbsdown")).acked()
    votes = talk.engine.accepted[1:]
    assert [v.kind for v in votes] == [Kind.FEEDBACK_ADDED, Kind.FEEDBACK_WITHDRAWN, Kind.FEEDBACK_ADDED]
    assert len({v.event_id for v in votes}) == 3
    assert all(v.place.message == heard["ts"] and v.payload["vote"] == "down" for v in votes)


async def test_reactions_with_a_skin_tone_count_and_others_and_other_peoples_messages_do_not(talk):
    asked = await talk.say("How many days?")
    heard = await talk.hear()
    await (await talk.slack.reaction_added("C1", heard["ts"], "U1", "eyes")).acked()
    await (await talk.slack.reaction_added("C1", asked, "U1", "+1")).acked()
    assert talk.engine.kinds() == [Kind.ASK]
    await (await talk.slack.reaction_added("C1", heard["ts"], "U1", "+1::skin-tone-3")).acked()
    assert talk.engine.accepted[-1].payload["vote"] == "up"


async def test_buttons_can_be_switched_off_for_a_channel(talk):
    talk.conversation.by_channel["C2"] = ChannelSettings(feedback=False)
    await talk.say("How many days?", channel="C2")
    assert "context_actions" not in [b["type"] for b in (await talk.hear())["blocks"]]


async def test_the_receipt_is_shown_to_the_asking_user_alone(talk):
    await talk.say("How many days?")
    heard = await talk.hear()
    await talk.click(heard, WHY_ACTION, user="U2")
    receipt = await talk.slack.wait_call("chat.postEphemeral")
    assert receipt.args["user"] == "U2"
    assert receipt.args["thread_ts"] == heard["thread_ts"]
    for said in ("Attempt 1** - not accepted", "30: closest 25", "Attempt 2** - accepted", "took 1.2 s"):
        assert said in shown(receipt.args)


async def test_a_file_with_a_mention_is_learnt_from_and_fetched(talk, tmp_path):
    file = talk.slack.add_file("Leave rules.md", b"# Leave\n25 days", mimetype="text/markdown")
    await talk.write("learn this, please", files=[file])
    assert "Learnt from **Leave rules.md**" in shown(await talk.hear())
    given = talk.engine.accepted[0]
    assert given.kind is Kind.INGEST
    assert given.payload["files"][0]["size"] == 15


async def test_a_question_beside_a_file_stays_a_question(talk):
    file = talk.slack.add_file("leave.md", b"x")
    await talk.write("How many days of leave does this give me?", files=[file])
    await talk.hear()
    assert talk.engine.kinds() == [Kind.ASK]


async def test_status_and_stop_button_are_shown_while_it_works_and_taken_back(talk):
    asked = await talk.say("How many days?")
    await talk.hear()
    said = [call.args["status"] for call in talk.slack.calls_to("assistant.threads.setStatus", thread_ts=asked)]
    assert "is searching the documents..." in said
    assert talk.slack.sessions["C1", asked]["status"] == "active"
    states = [c.args["status"] for c in talk.slack.calls_to("agents.sessions.setStatus")]
    assert states == ["processing", "active"]


async def test_the_stop_button_stops(talk):
    asked = await talk.say("How many days?")
    await talk.hear()
    await (await talk.slack.agent_session_stopped("C1", asked, "U1")).acked()
    assert shown(await talk.hear()) == "Stopped."
    stop = talk.engine.accepted[-1]
    assert (stop.kind, stop.place.thread, stop.user) == (Kind.STOP, asked, "U1")
    assert talk.slack.calls_to("agents.sessions.setStatus")[-1].args["status"] == "active"


async def test_a_long_answer_stays_whole_with_sources_and_buttons_on_its_last_part(talk):
    paragraphs = [f"Paragraph {n} about leave, at some length. " + "Words " * 60 + "[1]." for n in range(80)]
    talk.engine.say = lambda question: answer_to(question, "\n\n".join(paragraphs))
    asked = await talk.say("Tell me everything")
    parts = [await talk.hear()]
    while "continued below" in shown(parts[-1]):
        parts.append(await talk.hear())
    await talk.nothing_more()
    assert len(parts) > 2
    everything = "\n".join(shown(p) for p in parts)
    assert all(f"Paragraph {n} about" in everything for n in range(80))
    assert all(p["thread_ts"] == asked for p in parts)
    assert [("*Sources*" in shown(p), p["blocks"][-1]["type"] == "context_actions") for p in parts] == [
        *[(False, False)] * (len(parts) - 1),
        (True, True),
    ]
    keys = {(p["metadata"]["event_payload"]["key"], p["metadata"]["event_payload"]["parts"]) for p in parts}
    assert len(keys) == 1
    reacted = await talk.slack.reaction_added("C1", parts[0]["ts"], "U1", "-1")
    await reacted.acked()
    assert talk.engine.accepted[-1].place.message == parts[0]["ts"]


async def test_nothing_the_model_writes_pings_anybody(talk):
    evil = (
        "<!channel> <!here|here> <@U1> <!subteam^S1|team> <#C2> @everyone @here [x](<!channel>) `<@U2>` &lt;!here&gt;"
    )
    talk.engine.say = lambda question: answer_to(question, evil, notes=("Note for <@U1> and @channel",))
    await talk.say("Ping everybody")
    heard = await talk.hear()
    for text in (shown(heard), heard["text"]):
        assert not re.search(r"<[!@#]|@(here|channel|everyone)|&lt;[!@#]", text)
    assert heard["unfurl_links"] is False
    assert heard["unfurl_media"] is False


@pytest.mark.parametrize(
    ("outcome", "said"),
    [(Outcome.PARTIAL, "Partly verified"), (Outcome.REFUSED, "Not answered"), (Outcome.FAILED, "Failed")],
)
async def test_every_outcome_says_what_it_is(talk, outcome, said):
    talk.engine.say = lambda question: answer_to(question, "I can't say.", outcome=outcome, sources=(), verdicts=())
    await talk.say("What?")
    assert said in shown(await talk.hear())
