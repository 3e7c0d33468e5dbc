"""What goes wrong while posting, editing and deleting, and that nothing is said twice for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bots.messages import Place, Posted
from bots.slack_app.api import LONGEST_WAIT
from core.errors import Forbidden, KeyRejected, LeaseLost, NotFound, RateLimited, Unavailable
from tests.dialogue.slack_talk import quick_courier, valid
from tests.emulators.slack_emu import SlackEmulator
from tests.fakes_engine import Fence, answer_to, delivery

LONG = "\n\n".join(f"Paragraph {n}. " + "Words " * 300 for n in range(14))


@pytest.fixture
async def courier(slack_emulator):
    courier = quick_courier(slack_emulator)
    yield courier
    await courier.close()
    valid(slack_emulator)


@pytest.fixture
def place(slack_emulator):
    asked = slack_emulator.store("C1", "U1", "<@UBOT> How many days?")["ts"]
    return Place("slack", "C1", slack_emulator.team_id, thread=asked, message=asked, user="U1")


def messages(slack: SlackEmulator, channel: str = "C1") -> list[dict]:
    return [m for m in slack.messages[channel].values() if m["user"] == slack.bot_user_id]


async def test_429_is_waited_out_and_the_fence_asked_again(courier, place, slack_emulator):
    slack_emulator.rate_limit("chat.postMessage", retry_after=0)
    fence = Fence()
    await courier.post_answer(place, answer_to("q"), delivery(fence=fence))
    assert len(messages(slack_emulator)) == 1
    assert fence.asked == 2


async def test_a_long_retry_after_is_left_to_the_engine(courier, place, slack_emulator):
    slack_emulator.rate_limit("chat.postMessage", retry_after=LONGEST_WAIT + 1)
    with pytest.raises(RateLimited) as limited:
        await courier.post_answer(place, answer_to("q"), delivery())
    assert limited.value.retry_after == LONGEST_WAIT + 1


@pytest.mark.parametrize("fault", [{"status": 500}, {"status": 503}, {"drop": True}, {"body": "<html>proxy</html>"}])
async def test_a_failed_post_is_tried_again_after_a_look_whether_it_went_through(courier, place, slack_emulator, fault):
    slack_emulator.fail("chat.postMessage", **fault)
    await courier.post_answer(place, answer_to("q"), delivery())
    assert len(messages(slack_emulator)) == 1
    [looked] = slack_emulator.calls_to("conversations.replies")
    assert looked.args["include_all_metadata"] in (True, "1", 1)


async def test_a_post_whose_confirmation_was_lost_is_not_posted_twice(slack_emulator, place):
    """The message arrives, the connection drops before Slack's answer does."""
    courier = quick_courier(slack_emulator)
    performed = slack_emulator._perform

    def perform_and_lose(call, verb):
        said = performed(call, verb)
        if call.method == "chat.postMessage" and len(slack_emulator.calls_to("chat.postMessage")) == 1:
            return {"ok": False, "error": "internal_error"}
        return said

    slack_emulator._perform = perform_and_lose
    posted = await courier.post_answer(place, answer_to("q"), delivery())
    assert [m["ts"] for m in messages(slack_emulator)] == list(posted.messages)
    await courier.close()


async def test_three_failures_in_a_row_are_given_back_to_the_engine(courier, place, slack_emulator):
    slack_emulator.fail("chat.postMessage", status=500, times=3)
    with pytest.raises(Unavailable, match=r"chat\.postMessage"):
        await courier.post_answer(place, answer_to("q"), delivery())
    assert not messages(slack_emulator)


async def test_after_a_crash_between_post_and_record_the_old_post_is_found(courier, place, slack_emulator):
    first = await courier.post_answer(place, answer_to("q"), delivery("k"))
    again = await courier.post_answer(place, answer_to("q"), delivery("k", again=True))
    assert again == first
    assert len(messages(slack_emulator)) == 1
    assert await courier.find_posted(place, "k") == first
    assert await courier.find_posted(place, "another") is None


async def test_after_a_crash_amid_a_long_answer_only_the_missing_parts_are_posted(courier, place, slack_emulator):
    with pytest.raises(LeaseLost):
        await courier.post_answer(place, answer_to("q", LONG), delivery("k", fence=Fence(shut_after=1)))
    assert len(messages(slack_emulator)) == 1
    found = await courier.find_posted(place, "k")
    assert not found.complete
    posted = await courier.post_answer(place, answer_to("q", LONG), delivery("k", again=True))
    assert [m["ts"] for m in messages(slack_emulator)] == list(posted.messages)
    assert len(posted.messages) > 2
    assert (await courier.find_posted(place, "k")) == posted


async def test_an_answer_without_a_thread_is_found_again_with_the_parts_below_it(courier, slack_emulator):
    place = Place("slack", "C1", slack_emulator.team_id, user="U1")
    posted = await courier.post_answer(place, answer_to("q", LONG), delivery("k"))
    again = await courier.post_answer(place, answer_to("q", LONG), delivery("k", again=True))
    assert again.messages == posted.messages == tuple(m["ts"] for m in messages(slack_emulator))
    assert {m.get("thread_ts") for m in messages(slack_emulator)} == {None, posted.messages[0]}


async def test_a_private_answer_is_found_again_in_direct_messages(courier, slack_emulator):
    place = Place("slack", "C1", slack_emulator.team_id, private=True, user="U1")
    posted = await courier.post_answer(place, answer_to("q"), delivery("k"))
    assert await courier.post_answer(place, answer_to("q"), delivery("k", again=True)) == posted
    assert len(messages(slack_emulator, slack_emulator.dm_of("U1"))) == 1
    assert not messages(slack_emulator)


@pytest.mark.parametrize("method", ["conversations.open", "chat.postMessage"])
async def test_a_private_answer_that_direct_messages_do_not_take_is_shown_beside_its_question(
    courier, slack_emulator, method
):
    place = Place("slack", "C1", slack_emulator.team_id, "1.1", "1.1", private=True, user="U1")
    slack_emulator.fail(method, error="channel_not_found")
    posted = await courier.post_answer(place, answer_to("q"), delivery("k"))
    assert not messages(slack_emulator)
    told = slack_emulator.calls_to("chat.postEphemeral")[-1].args
    assert (told["channel"], told["user"], "thread_ts" in told) == ("C1", "U1", False)
    assert "Only you see this" in str(told)
    await courier.update_answer(posted, answer_to("q", "Another."), delivery("k2"))
    assert "Another." in str(slack_emulator.calls_to("chat.postEphemeral")[-1].args)
    assert not messages(slack_emulator)


async def test_an_old_post_is_found_among_many_messages(courier, place, slack_emulator):
    posted = await courier.post_answer(place, answer_to("q"), delivery("k"))
    for n in range(450):
        slack_emulator.store("C1", "U2", f"chatter {n}", thread_ts=place.thread)
    assert (await courier.find_posted(place, "k")).messages == posted.messages


@pytest.mark.parametrize("fault", [{"status": 429, "retry_after": 0}, {"status": 500}, {"drop": True}])
async def test_a_failed_look_is_repeated_before_anything_is_posted(courier, place, slack_emulator, fault):
    first = await courier.post_answer(place, answer_to("q"), delivery("k"))
    slack_emulator.fail("conversations.replies", **fault)
    assert await courier.post_answer(place, answer_to("q"), delivery("k", again=True)) == first
    assert len(messages(slack_emulator)) == 1


async def test_where_nothing_can_be_looked_up_nothing_is_posted(courier, place, slack_emulator):
    slack_emulator.rate_limit("conversations.replies", retry_after=60)  # what apps outside the marketplace meet
    with pytest.raises(RateLimited) as limited:
        await courier.post_answer(place, answer_to("q"), delivery("k", again=True))
    assert limited.value.retry_after == 60
    assert not slack_emulator.calls_to("chat.postMessage")


async def test_all_requests_share_one_session(courier, place, slack_emulator):
    await courier.post_answer(place, answer_to("q"), delivery("k"))
    session = courier.api.session()
    await courier.find_posted(place, "k")
    assert courier.api.session() is session
    assert not session.closed


async def test_a_process_that_lost_its_lease_shows_nothing(courier, place, slack_emulator):
    shut = delivery(fence=Fence(shut_after=0))
    posted = Posted(place, (place.message,))
    for act in (
        courier.post_answer(place, answer_to("q"), shut),
        courier.update_answer(posted, answer_to("q"), shut),
        courier.post_note(place, "x", shut),
        courier.tell(place, "U1", "x", shut),
        courier.show_receipt(place, "U1", answer_to("q"), shut),
        courier.show_sources(place, "U1", answer_to("q"), shut),
        courier.delete(posted, shut),
    ):
        with pytest.raises(LeaseLost):
            await act
    assert not slack_emulator.calls_to("chat.*")


async def test_refused_blocks_become_text_so_that_the_answer_is_not_lost(courier, place, slack_emulator):
    slack_emulator.fail("chat.postMessage", error="invalid_blocks")
    posted = await courier.post_answer(place, answer_to("q"), delivery())
    [message] = messages(slack_emulator)
    assert "25 days" in message["text"]
    assert not message.get("blocks")
    slack_emulator.fail("chat.update", error="msg_blocks_too_long")
    await courier.update_answer(posted, answer_to("q", "You have 28 days [1]."), delivery("k2"))
    assert "28 days" in message["text"]


async def test_an_edit_may_need_more_parts_or_fewer(courier, place, slack_emulator):
    posted = await courier.post_answer(place, answer_to("q"), delivery("k"))
    longer = await courier.update_answer(posted, answer_to("q", LONG), delivery("k2"))
    assert longer.messages[0] == posted.messages[0]
    assert [m["ts"] for m in messages(slack_emulator)] == list(longer.messages)
    again = await courier.update_answer(posted, answer_to("q", LONG), delivery("k2", again=True))
    assert again == longer
    shorter = await courier.update_answer(longer, answer_to("q"), delivery("k3"))
    assert shorter == posted
    assert len(messages(slack_emulator)) == 1
    assert await courier.find_posted(place, "k") is not None, "the key stays with the message"


async def test_an_edit_of_a_message_that_is_gone_says_so(courier, place, slack_emulator):
    posted = await courier.post_answer(place, answer_to("q", LONG), delivery("k"))
    del slack_emulator.messages["C1"][posted.messages[1]]
    mended = await courier.update_answer(posted, answer_to("q", LONG), delivery("k2"))
    assert [m["ts"] for m in messages(slack_emulator)] == list(mended.messages)
    del slack_emulator.messages["C1"][posted.messages[0]]
    with pytest.raises(NotFound):
        await courier.update_answer(posted, answer_to("q"), delivery("k3"))


@pytest.mark.parametrize("code", ["edit_window_closed", "cant_update_message"])
async def test_an_edit_that_the_workspace_does_not_allow_comes_beneath_once(courier, place, slack_emulator, code):
    posted = await courier.post_answer(place, answer_to("q"), delivery("k"))
    for key, text in (("k2", "Looking again."), ("k3", "You have 28 days [1].")):
        slack_emulator.fail("chat.update", error=code)
        moved = await courier.update_answer(posted, answer_to("q", text), delivery(key))
    first, second = messages(slack_emulator)
    assert (first["ts"], second["ts"]) == (*posted.messages, *moved.messages)
    assert "25 days" in first["text"]
    assert "28 days" in second["text"]
    assert "beneath the first answer" in second["text"]
    assert second["thread_ts"] == place.thread


async def test_deleting_what_is_gone_already_is_no_error(courier, place, slack_emulator):
    posted = await courier.post_answer(place, answer_to("q", LONG), delivery("k"))
    del slack_emulator.messages["C1"][posted.messages[0]]
    await courier.delete(posted, delivery("k2"))
    assert not messages(slack_emulator)


@pytest.mark.parametrize(
    ("code", "error"),
    [
        ("channel_not_found", NotFound),
        ("thread_not_found", NotFound),
        ("not_in_channel", Forbidden),
        ("is_archived", Forbidden),
        ("restricted_action", Forbidden),
        ("token_revoked", KeyRejected),
        ("something_new", Forbidden),
    ],
)
async def test_what_slack_refuses_has_a_meaning(courier, place, slack_emulator, code, error):
    slack_emulator.fail("chat.postMessage", error=code)
    with pytest.raises(error):
        await courier.post_answer(replace(place, user=""), answer_to("q"), delivery())
