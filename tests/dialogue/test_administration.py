"""Administration in chat on both platforms: listed and acted upon by admins, seen by nobody else; on real sockets."""

from __future__ import annotations

import pytest

from core.ports import DocumentEntry
from storage.states import WorkState
from storage.tables.engine import WorkRow
from storage.tables.feedback import FeedbackRow
from tests.dialogue.discord_talk import ORIGINAL
from tests.dialogue.slack_talk import shown
from tests.dialogue.test_discord_engine import bot
from tests.dialogue.test_slack_engine import serving
from tests.engine_bench import FakeAnswerer

HANDBOOK = DocumentEntry("default", "guides/handbook.md", "h", "s", 12, "md", title="Handbook")


async def command(slack, text, user="U1", n=1):
    """The nth command, and what its user alone is told."""
    await (await slack.slash_command(user, "C1", "/errata", text)).acked()
    return shown((await slack.wait_call("chat.postEphemeral", n=n)).args)


async def given_up(services, work_id="slack:T1:C1:1.0"):
    row = WorkRow(
        id=work_id, lane="jobs", name="index.file", body="{}", state=WorkState.DEAD, error="It took too long."
    )
    await services.database.run(lambda session: session.add(row))


async def test_on_slack_admins_see_what_was_given_up_and_let_it_be_tried_again(slack_emulator, tmp_path):
    async with serving(slack_emulator, tmp_path, FakeAnswerer()) as services:
        assert "Nothing was given up." in await command(slack_emulator, "jobs")
        await given_up(services)
        listed = await command(slack_emulator, "jobs", n=2)
        assert "slack:T1:C1:1.0" in listed
        assert "It took too long." in listed
        assert "is tried again" in await command(slack_emulator, "jobs retry slack:T1:C1:1.0", n=3)
        assert "There is nothing called `nonsense`" in await command(slack_emulator, "jobs retry nonsense", n=4)


@pytest.mark.parametrize("text", ["jobs", "documents", "feedback all", "documents remove guides/handbook.md confirm"])
async def test_on_slack_nobody_else_sees_or_does_any_of_it(slack_emulator, tmp_path, text):
    async with serving(slack_emulator, tmp_path, FakeAnswerer()) as services:
        services.indexer.entries = [HANDBOOK]
        assert await command(slack_emulator, text, user="U2") == "Only admins can do that."
        assert services.indexer.entries == [HANDBOOK]


async def test_on_slack_a_document_is_taken_away_only_once_that_is_confirmed(slack_emulator, tmp_path):
    async with serving(slack_emulator, tmp_path, FakeAnswerer()) as services:
        services.indexer.entries = [HANDBOOK]
        assert "`default:guides/handbook.md` · Handbook" in await command(slack_emulator, "documents")
        asked = await command(slack_emulator, "documents remove guides/handbook.md", n=2)
        assert "`/errata documents remove guides/handbook.md confirm`" in asked
        assert services.indexer.entries == [HANDBOOK]
        done = await command(slack_emulator, "documents remove guides/handbook.md confirm", n=3)
        assert "Removed `guides/handbook.md`." in done
        assert services.indexer.entries == []


async def test_on_slack_a_document_is_read_anew(slack_emulator, tmp_path):
    async with serving(slack_emulator, tmp_path, FakeAnswerer()) as services:
        services.indexer.entries = [HANDBOOK]
        await command(slack_emulator, "documents reindex default:guides/handbook.md")
        assert services.indexer.reindexed == [("guides/handbook.md", "default")]


async def test_on_slack_a_vote_is_dismissed(slack_emulator, tmp_path):
    async with serving(slack_emulator, tmp_path, FakeAnswerer("25 days [1].")) as services:
        await (await slack_emulator.app_mention("C1", "U1", "<@UBOT> How many days?")).acked()
        posted = await slack_emulator.wait_call("chat.postMessage")
        answer_id = posted.args["metadata"]["event_payload"]["answer_id"]
        row = FeedbackRow(id="abcdef0123456789", answer_id=answer_id, user_id="U2", kind="down", reason="It is 28.")
        await services.database.run(lambda session: session.add(row))
        listed = await command(slack_emulator, "feedback all")
        assert "`abcdef01` · How many days? · It is 28." in listed
        assert "is dismissed" in await command(slack_emulator, "feedback dismiss abcdef01", n=2)
        assert "There is no 👎" in await command(slack_emulator, "feedback all", n=3)


async def test_on_discord_admins_are_those_named_and_those_of_a_named_role(discord_emulator, tmp_path):
    discord = discord_emulator
    async with bot(discord, tmp_path, FakeAnswerer()) as services:
        services.indexer.entries = [HANDBOOK]
        await discord.slash("admin documents", {}, user="alice")
        told = await discord.wait_call(ORIGINAL)
        assert "guides/handbook.md" in str(told.body)
        await discord.slash("admin documents", {"remove": "guides/handbook.md", "confirm": True}, user="bob")
        refused = await discord.wait_call(ORIGINAL, n=2)
        assert "Only admins can do that." in str(refused.body)
        assert services.indexer.entries == [HANDBOOK]


async def test_discord_is_told_whom_administration_is_shown_to(discord_emulator, tmp_path):
    async with bot(discord_emulator, tmp_path, FakeAnswerer()):
        pass
    commands = {c["name"]: c for c in discord_emulator.calls_to("PUT /applications/*/commands")[0].body}
    assert {commands[name]["default_member_permissions"] for name in ("admin", "settings")} == {1 << 5}
    shown = [option["name"] for option in commands["admin"]["options"]]
    assert shown == ["jobs", "documents", "votes", "gaps", "suggestions"]


def test_a_role_named_among_the_admins_makes_its_members_admins(tmp_path):
    from bots.conversation import Conversation
    from storage.database import open_database

    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    conversation = Conversation(database, admins=["777"])
    assert conversation.is_admin("5", ("1", "777"))
    assert not conversation.is_admin("5", ("1",))
    database.close()


async def test_discord_has_names_and_descriptions_of_commands_in_its_peoples_languages(discord_emulator, tmp_path):
    async with bot(discord_emulator, tmp_path, FakeAnswerer()):
        pass
    commands = {c["name"]: c for c in discord_emulator.calls_to("PUT /applications/*/commands")[0].body}
    assert commands["ask"]["name_localizations"]["de"] == "fragen"
    assert commands["ask"]["name_localizations"]["zh-TW"] == "提問"
    assert {option["name"]: option["name_localizations"]["ko"] for option in commands["ask"]["options"]} == {
        **{"question": "질문", "mode": "모드", "collection": "컬렉션", "private": "비공개"}
    }
    assert "Zahlen Ihres Teams" in commands["ask"]["description_localizations"]["de"]
    assert commands["admin"]["description_localizations"]["ko"]
    assert commands["ask"]["integration_types"] == [0, 1]
    assert commands["settings"]["integration_types"] == [0]


async def test_where_the_bot_was_only_brought_along_its_answer_is_for_its_asker_alone(discord_emulator, tmp_path):
    discord = discord_emulator
    async with bot(discord, tmp_path, FakeAnswerer("25 days.")):
        await discord.slash("ask", {"question": "How many days?"}, user="alice", user_install=True)
        await discord.wait_call(ORIGINAL)
    deferred = discord.calls_to("POST /interactions/*/callback")[0]
    assert deferred.body["data"]["flags"] & 1 << 6
