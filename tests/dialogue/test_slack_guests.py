"""Guests in Slack, and people of other workspaces: answered where a setting lets them; on real sockets."""

from __future__ import annotations

from storage.access import audiences
from storage.access.audiences import Grant
from tests.dialogue.slack_talk import shown
from tests.dialogue.test_slack_engine import posts, serving
from tests.engine_bench import FakeAnswerer


async def mention(slack, user, channel="C1"):
    receipt = await slack.app_mention(channel, user, "<@UBOT> How many days of leave do we get?")
    await receipt.acked()
    return receipt.payload["event"]["ts"]


def give(services, slack, collection, channel):
    grants = [Grant(collection, "channel", f"slack:{slack.team_id}:{channel}")]
    services.database.transaction(lambda session: audiences.give(session, grants, by="terminal"))


async def test_a_guest_is_told_alone_why_nothing_is_answered_until_the_channel_lets_guests_ask(
    slack_emulator, tmp_path
):
    slack = slack_emulator
    slack.add_user("G1", is_restricted=True)
    slack.members["C1"].add("G1")
    async with serving(slack, tmp_path, FakeAnswerer("25 days [1].")) as services:
        give(services, slack, "hr", "C1")
        await mention(slack, "G1")
        told = await slack.wait_call("chat.postEphemeral")
        assert told.args["user"] == "G1"
        assert "you are a guest" in shown(told.args)
        assert "Ask an admin of this workspace" in shown(told.args)
        assert "guests=on" not in shown(told.args), "how that is set is for admins"
        assert posts(slack) == []
        await (await slack.slash_command("U1", "C1", "/errata", "settings guests=on")).acked()
        await slack.wait_call("chat.postEphemeral", n=2)
        await mention(slack, "G1")
        assert "25 days" in shown((await slack.wait_call("chat.postMessage")).args)
        assert [question.collections for question in services.answer.asked] == [("hr",)]


async def test_what_is_for_everyone_is_not_read_where_another_workspace_reads_along(slack_emulator, tmp_path):
    slack = slack_emulator
    slack.add_channel("C7", members={"U1", slack.bot_user_id}, is_channel=True, is_ext_shared=True)
    async with serving(slack, tmp_path, FakeAnswerer("25 days [1].")) as services:
        await mention(slack, "U1", "C7")
        told = await slack.wait_call("chat.postEphemeral")
        assert "People of other workspaces read this channel" in shown(told.args)
        give(services, slack, "partners", "C7")
        await mention(slack, "U1", "C7")
        await slack.wait_call("chat.postMessage")
        assert [question.collections for question in services.answer.asked] == [("partners",)]


async def test_a_command_in_a_group_that_it_was_not_let_into_is_answered_to_its_asker_alone(slack_emulator, tmp_path):
    slack = slack_emulator
    slack.add_channel("G5", members={"U1", "U2"}, is_mpim=True, name="mpdm-u1--u2-1")
    async with serving(slack, tmp_path, FakeAnswerer("25 days [1].")) as services:
        give(services, slack, "hr", "C1")
        await (await slack.slash_command("U1", "G5", "/ask", "How many days of leave do we get?")).acked()
        answer = (await slack.wait_call("chat.postMessage")).args
        assert (answer["channel"], "25 days" in shown(answer)) == (slack.dm_of("U1"), True)
        await slack.until(lambda: slack.response_url_posts, what="where it is")
        assert "in your direct messages" in str(slack.response_url_posts[-1])
        (question,) = services.answer.asked
        assert "hr" in question.collections, "what its asker may read, as nobody else sees it"
        assert posts(slack, "G5") == []


async def test_of_two_people_in_their_own_conversation_neither_is_shown_what_the_other_asked(slack_emulator, tmp_path):
    slack = slack_emulator
    slack.add_channel("D77", members={"U1", "U2"}, is_im=True, user="U2")
    async with serving(slack, tmp_path, FakeAnswerer("Your bonus is 900 [1].")) as services:
        await (await slack.slash_command("U1", "D77", "/ask", "What is my bonus?")).acked()
        await slack.until(lambda: "900" in str(slack.response_url_posts), what="the answer")
        told = len(slack.response_url_posts)
        await (await slack.slash_command("U2", "D77", "/errata", "why")).acked()
        await slack.until(lambda: len(slack.response_url_posts) > told, what="that there is none")
        assert "900" not in str(slack.response_url_posts[told:])
        assert "How this answer came about" not in str(slack.response_url_posts[told:])
        await (await slack.slash_command("U2", "D77", "/ask", "And when?")).acked()
        await slack.until(lambda: len(services.answer.asked) > 1, what="the second question")
        assert services.answer.asked[1].history == ()
