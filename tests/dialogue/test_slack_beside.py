"""What stands beside the answers: whispers to one user, the status line, files, shared channels."""

from __future__ import annotations

import asyncio

import pytest

from bots.messages import FileRef, Place
from bots.slack_app.api import SlackApi
from bots.slack_app.courier import SlackCourier
from bots.slack_app.downloads import download
from bots.slack_app.groups import AGE as GROUPS_AGE
from bots.slack_app.groups import Groups
from bots.slack_app.membership import Membership
from bots.slack_app.progress import StatusBoard
from bots.slack_app.standing import AGE, Standings
from core.errors import Forbidden, NotFound, Unavailable, Unreadable
from core.ports import Progress
from tests.dialogue.slack_talk import quick_courier, shown, valid
from tests.emulators.slack_emu import SlackEmulator
from tests.fakes_engine import answer_to, delivery


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


async def test_outside_its_channels_the_bot_answers_a_command_through_its_response_url(courier, slack_emulator):
    slack_emulator.add_channel("C9", members={"U1"}, name="elsewhere")
    url = f"http://127.0.0.1:{slack_emulator.port}/response/abc"
    place = Place("slack", "C9", slack_emulator.team_id, interaction=url, user="U1")
    await courier.tell(place, "U1", "Only **you** see this", delivery())
    [told] = slack_emulator.response_url_posts
    assert told["response_type"] == "ephemeral"
    assert "Only **you** see this" in shown(told)


async def test_a_command_is_answered_also_where_the_bot_may_not_write(courier, slack_emulator):
    slack_emulator.add_channel("C9", members={"U1"}, name="elsewhere")
    place = Place("slack", "C9", slack_emulator.team_id, interaction=f"{slack_emulator.url}/response/a", user="U1")
    posted = await courier.post_answer(place, answer_to("How many days?"), delivery("k"))
    assert posted.place.channel == slack_emulator.dm_of("U1")
    assert await courier.post_answer(place, answer_to("How many days?"), delivery("k", again=True)) == posted
    [message] = messages(slack_emulator, posted.place.channel)
    assert shown(message).startswith("❓ *How many days?*")
    assert "I may not write in that channel" in shown(message)


async def test_a_mention_is_answered_also_where_the_bot_may_not_write(courier, place, slack_emulator):
    slack_emulator.fail("chat.postMessage", error="restricted_action")
    posted = await courier.post_answer(place, answer_to("How many days?"), delivery("k"))
    assert posted.place.channel == slack_emulator.dm_of("U1")
    assert "I may not write in that channel" in shown(messages(slack_emulator, posted.place.channel)[0])
    slack_emulator.fail("chat.postMessage", error="thread_not_found")
    with pytest.raises(NotFound):
        await courier.post_answer(place, answer_to("q"), delivery("a question that was deleted"))


async def test_without_a_response_url_a_user_outside_is_told_in_direct_messages(courier, slack_emulator):
    slack_emulator.add_channel("C9", members={"U1"}, name="elsewhere")
    await courier.tell(Place("slack", "C9", slack_emulator.team_id), "U1", "Only you", delivery())
    assert slack_emulator.calls_to("chat.postMessage")[0].args["channel"] == "U1"


async def test_a_status_slack_refuses_holds_nothing_up_and_is_not_tried_again(courier, place, slack_emulator):
    slack_emulator.fail("agents.sessions.setStatus", error="not_allowed", times=9)
    slack_emulator.fail("assistant.threads.setStatus", status=500)
    for step in ("searching", "drafting", "fixing"):
        await courier.status(place, delivery("k"), Progress(step))
    await courier.post_answer(place, answer_to("q"), delivery())
    assert len(slack_emulator.calls_to("agents.sessions.setStatus")) == 1


async def test_no_status_comes_after_the_answer(courier, place, slack_emulator):
    slack_emulator.fail("assistant.threads.setStatus", delay=0.1)
    late = asyncio.create_task(courier.status(place, delivery("k"), Progress("verifying")))
    await slack_emulator.wait_call("agents.sessions.setStatus")
    more = [asyncio.create_task(courier.status(place, delivery("k"), Progress("fixing", attempt=n))) for n in range(3)]
    await courier.post_answer(place, answer_to("q"), delivery())
    await asyncio.gather(late, *more)
    said = [c for c in slack_emulator.calls if c.method in ("chat.postMessage", "assistant.threads.setStatus")]
    shown = [c.method for c in said if c.args.get("status") != ""]  # what takes it away may come after
    assert shown in (["chat.postMessage"], ["assistant.threads.setStatus", "chat.postMessage"])


async def test_an_edited_answer_takes_the_status_away(courier, place, slack_emulator):
    posted = await courier.post_answer(place, answer_to("q"), delivery())
    await courier.status(place, delivery("k"), Progress("searching"))
    await courier.update_answer(posted, answer_to("q", "28 days"), delivery("k2"))
    assert slack_emulator.calls_to("assistant.threads.setStatus")[-1].args["status"] == ""


async def test_a_limited_status_is_left_out_for_as_long_as_slack_asks(courier, place, slack_emulator):
    slack_emulator.rate_limit("assistant.threads.setStatus", retry_after=60)
    await courier.status(place, delivery("k"), Progress("searching"))
    await courier.clear_status(place, "k")
    assert len(slack_emulator.calls_to("assistant.threads.setStatus")) == 1


async def test_statuses_that_come_too_fast_are_thinned_and_the_latest_is_said(slack_emulator, place):
    api = SlackApi(slack_emulator.bot_token, slack_emulator.api_url)
    courier = SlackCourier(api, board=StatusBoard(api, quiet=0.3))
    for n in range(50):
        await courier.status(place, delivery("k"), Progress("fixing", attempt=n))
    latest = "is fixing what the checks found (attempt 49)..."
    await slack_emulator.wait_call("assistant.threads.setStatus", status=latest)
    assert len(slack_emulator.calls_to("assistant.threads.setStatus")) < 10
    await courier.clear_status(place, "k")
    assert slack_emulator.calls_to("assistant.threads.setStatus")[-1].args["status"] == ""
    assert slack_emulator.sessions["C1", place.thread]["status"] == "active"
    await courier.close()


async def test_a_status_is_said_again_before_slack_takes_it_away(slack_emulator, place):
    courier = quick_courier(slack_emulator)
    board = StatusBoard(courier.api, quiet=0.01, refresh=0.02)
    await board.show(place, delivery("k"), "thinking hard")
    await slack_emulator.wait_call("assistant.threads.setStatus", n=3, status="is thinking hard...")
    await board.close()
    await courier.close()


async def test_a_file_is_fetched_with_the_token_into_the_folder_under_a_safe_name(courier, slack_emulator, tmp_path):
    file = slack_emulator.add_file("rules.md", b"# Rules")
    ref = FileRef("../../.rules: §1.md", file["url_private_download"], 7, "text/markdown")
    paths = [await courier.download(ref, tmp_path / "in") for _ in range(2)]
    assert [p.read_bytes() for p in paths] == [b"# Rules"] * 2
    assert all(p.parent == tmp_path / "in" for p in paths)
    assert len({p.name for p in paths}) == 2


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"size": 60_000_000}, "larger than 50 MB"),
        ({"url": "https://drive.example.test/x"}, "not kept by Slack"),
        ({"url": "http://slack.com.example.test/x"}, "not kept by Slack"),
        ({"url": "file:///etc/passwd"}, "not kept by Slack"),
    ],
)
async def test_a_file_that_may_not_be_fetched_is_not_asked_for(courier, slack_emulator, tmp_path, change, reason):
    file = slack_emulator.add_file("rules.md", b"# Rules")
    given = {"name": "rules.md", "url": file["url_private_download"], "size": 7, **change}
    with pytest.raises(Unreadable, match=reason):
        await courier.download(FileRef(**given), tmp_path)
    assert not slack_emulator.downloads


async def test_a_sign_in_page_is_no_file_and_a_lie_about_the_size_is_found_out(slack_emulator, tmp_path):
    file = slack_emulator.add_file("rules.md", b"# Rules" * 100)
    ref = FileRef("rules.md", file["url_private_download"], 7)
    stranger, known = (
        SlackApi("xoxb-other", slack_emulator.api_url),
        SlackApi(slack_emulator.bot_token, slack_emulator.api_url),
    )
    with pytest.raises(Unreadable, match="files:read"):
        await download(stranger, ref, tmp_path)
    with pytest.raises(Unreadable, match="larger"):
        await download(known, ref, tmp_path, largest=100)
    assert not list(tmp_path.iterdir())
    slack_emulator.fail("files.download", status=503)
    with pytest.raises(Unavailable):
        await download(known, ref, tmp_path)
    await asyncio.gather(stranger.close(), known.close())


async def test_shared_channels_are_those_both_are_in_and_asked_once(courier, slack_emulator):
    slack_emulator.add_channel("C3", members={"U1"}, name="without-the-bot")
    slack_emulator.add_channel("C4", members={"U1", slack_emulator.bot_user_id}, name="old", is_archived=True)
    for number in range(200):
        slack_emulator.add_channel(f"X{number}", members={"U1"}, name=f"many-{number}")
    assert await courier.channels_of("U1") == ("C1", "C2")
    assert await courier.channels_of("U1") == ("C1", "C2")
    calls = slack_emulator.calls_to("users.conversations")
    assert [call.args.get("user", "") for call in calls] == ["U1", "U1", ""], "two pages and one"


async def test_the_channels_that_the_bot_is_in_are_told_by_their_names_asked_once(courier, slack_emulator):
    slack_emulator.add_channel("C3", members={"U1"}, name="without-the-bot")
    slack_emulator.add_channel("C4", members={"U1", slack_emulator.bot_user_id}, name="leave")
    for _ in range(2):
        names = await courier.channel_names()
    assert (names["C4"], "C3" in names) == ("leave", False)
    assert len(slack_emulator.calls_to("users.conversations")) == 1


async def test_where_slack_does_not_say_who_is_where_nothing_is_guessed(courier, slack_emulator):
    slack_emulator.fail("users.conversations", error="missing_scope")
    with pytest.raises(Forbidden):
        await courier.channels_of("U1")


async def test_guests_bots_strangers_and_the_deleted_are_no_members(courier, slack_emulator):
    slack = slack_emulator
    slack.add_user("G1", is_restricted=True)
    slack.add_user("G2", is_ultra_restricted=True)
    slack.add_user("F1", team_id="T9", is_stranger=True)
    slack.add_user("F2", team_id="T9")
    slack.add_user("E1", team_id="T9", enterprise_user={"teams": ["T9", slack.team_id]})
    slack.add_user("X1", deleted=True)
    people = ("U1", "E1", "G1", "G2", "F1", "F2", "X1", slack.bot_user_id)
    members = [user for user in people if (await courier.standing(Place("slack", "C1"), user)).member]
    assert members == ["U1", "E1"]
    guests = [user for user in people if (await courier.standing(Place("slack", "C1"), user)).guest]
    assert guests == ["G1", "G2", "F1", "F2"]


async def test_channels_that_others_share_or_are_invited_into_are_shared(courier, slack_emulator):
    slack = slack_emulator
    marks = {
        "C11": {"is_ext_shared": True},
        "C12": {"is_pending_ext_shared": True},
        "C13": {"shared_team_ids": [slack.team_id, "T9"]},
        "C14": {"is_org_shared": True},
        "C15": {},
    }
    for channel, fields in marks.items():
        slack.add_channel(channel, members={"U1"}, is_channel=True, **fields)
    found = {channel: (await courier.standing(Place("slack", channel), "U1")).shared for channel in marks}
    assert found == {"C11": True, "C12": True, "C13": True, "C14": True, "C15": False}
    assert not (await courier.standing(Place("slack", "C11", direct=True), "U1")).shared


async def test_who_is_who_is_remembered_for_minutes_and_never_guessed(slack_emulator):
    now = [0.0]
    api = SlackApi(slack_emulator.bot_token, slack_emulator.api_url)
    standings = Standings(api, lambda: now[0])
    place = Place("slack", "C1")
    slack_emulator.fail("users.info", error="missing_scope")
    with pytest.raises(Forbidden):
        await standings.of(place, "U1")
    assert (await standings.of(place, "U1")).member
    slack_emulator.users["U1"]["is_restricted"] = True
    assert (await standings.of(place, "U1")).member
    now[0] += AGE
    assert not (await standings.of(place, "U1")).member
    await api.close()


async def test_who_is_in_a_user_group_or_channel_is_asked_of_slack_and_remembered_for_minutes(slack_emulator):
    slack, now = slack_emulator, [0.0]
    slack.usergroups["S1"] = {"U1"}
    slack.add_channel("C8", members={"U2", slack.bot_user_id}, is_channel=True)
    slack.add_channel("C9", members={"U1"}, is_channel=True)
    api = SlackApi(slack.bot_token, slack.api_url)
    groups = Groups(api, Membership(api), lambda: now[0])
    named = {"slack:U1", "slack:U2", "slack:S1", "slack:S9", "slack:C8", "slack:C9", "token:x", "discord:1"}
    assert await groups.principals_of("U1", named) == {"slack:U1", "slack:S1"}  # the bot is not in C9
    assert await groups.principals_of("U2", named) == {"slack:U2", "slack:C8"}
    slack.usergroups["S1"] = {"U2"}
    assert "slack:S1" in await groups.principals_of("U1", named)
    now[0] += GROUPS_AGE
    assert "slack:S1" not in await groups.principals_of("U1", named)
    now[0] += GROUPS_AGE
    slack.fail("usergroups.users.list", error="missing_scope", times=2)
    assert "slack:S1" not in await groups.principals_of("U2", named)
    await api.close()


async def test_who_all_is_in_a_channel_is_asked_of_slack_and_not_known_where_they_are_many(slack_emulator):
    slack = slack_emulator
    slack.usergroups["S1"] = {"U1", "U3"}
    api = SlackApi(slack.bot_token, slack.api_url)
    groups = Groups(api, Membership(api))
    named = {"slack:U1", "slack:S1", "slack:C2"}
    assert await groups.principals_in("C1", named) == [{"slack:U1", "slack:S1", "slack:C2"}, {"slack:C2"}]
    slack.add_channel("C7", members={f"U{n}" for n in range(1_001)}, is_channel=True)
    assert await groups.principals_in("C7", named) is None
    assert await groups.principals_in("C404", named) is None
    fresh = Groups(api, Membership(api))
    slack.fail("conversations.members", error="missing_scope", times=9)
    assert await fresh.principals_in("C1", named) is None
    await api.close()


async def test_a_courier_tells_both(courier, slack_emulator):
    slack_emulator.usergroups["S1"] = {"U1"}
    place = Place("slack", "C1")
    assert await courier.principals_of(place, "U1", {"slack:S1"}) == {"slack:S1"}
    assert await courier.principals_in(place, {"slack:S1"}) == [{"slack:S1"}, frozenset()]
