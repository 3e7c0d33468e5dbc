"""Administration in chat on both platforms: listed and acted upon by admins, seen by nobody else; on real sockets."""

from __future__ import annotations

import pytest
from sqlmodel import select

from core.model import Outcome
from core.ports import DocumentEntry
from core.reading.detection import language_of
from storage.access import audit
from storage.learning import gaps, suggestions
from storage.states import WorkState
from storage.tables.conversations import AnswerRow
from storage.tables.engine import WorkRow
from storage.tables.feedback import FeedbackRow
from tests.dialogue.discord_talk import ORIGINAL
from tests.dialogue.slack_talk import shown
from tests.dialogue.test_discord_engine import bot
from tests.dialogue.test_slack_engine import serving
from tests.engine_bench import FakeAnswerer, answer_to, until
from tests.fakes import question

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


async def lacking(services, topic):
    """A question that the documents did not tell."""
    refused = answer_to(question(topic), "I could not find that.", outcome=Outcome.REFUSED)
    await services.database.run(lambda session: gaps.note(session, refused, "insufficient_evidence"))


async def supplied(services, content, author):
    """What somebody wrote in a reason, waiting for approval; returns its id."""
    given = suggestions.Suggestion("sugg0123456789", "evidence.inject", "text", {"content": content}, author=author)
    await services.database.run(lambda session: suggestions.suggest(session, given))
    return given.id


def _an_answer(session):
    return session.exec(select(AnswerRow.id).limit(1)).first()


class Told:
    """What an admin command on Discord comes to, for its user alone."""

    def __init__(self, discord):
        self.discord, self.heard = discord, 0

    async def __call__(self, name, options=None, user="alice"):
        await self.discord.slash(f"admin {name}", options or {}, user=user)
        self.heard += 1
        return str((await self.discord.wait_call(ORIGINAL, n=self.heard)).body)


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


async def test_on_slack_a_gap_is_assigned_and_dismissed_and_a_suggestion_approved_or_rejected(slack_emulator, tmp_path):
    async with serving(slack_emulator, tmp_path, FakeAnswerer()) as services:
        assert "lack nothing" in await command(slack_emulator, "gaps")
        await lacking(services, "What does lunch cost?")
        listed = await command(slack_emulator, "gaps", n=2)
        assert "What does lunch cost?" in listed
        gap = listed.split("`")[1]
        await command(slack_emulator, f"gaps assign {gap} <@U2|ben>", n=3)
        assert "· U2" in await command(slack_emulator, "gaps", n=4), "by the name that Slack has of them"
        assert "Done" in await command(slack_emulator, f"gaps dismiss {gap}", n=5)
        assert "lack nothing" in await command(slack_emulator, "gaps", n=6)
        assert "Nothing waits" in await command(slack_emulator, "suggestions", n=7)
        made = await supplied(services, "Lunch costs 6 euros.", "slack:T1:U2")
        assert "Lunch costs 6 euros." in await command(slack_emulator, "suggestions", n=8)
        where = await command(slack_emulator, f"suggestions approve {made}", n=9)
        assert f"/errata suggestions approve {made} --in COLLECTION" in where
        assert "Done" in await command(slack_emulator, f"suggestions reject {made}", n=10)
        assert "Nothing waits" in await command(slack_emulator, "suggestions", n=11)


async def test_on_slack_help_names_what_admins_can_do_to_them_alone(slack_emulator, tmp_path):
    async with serving(slack_emulator, tmp_path, FakeAnswerer()):
        told = await command(slack_emulator, "help")
        await (await slack_emulator.slash_command("U2", "C1", "/errata", "help")).acked()
        to_others = shown((await slack_emulator.wait_call("chat.postEphemeral", n=2)).args)
    for name in ("jobs", "documents", "feedback all", "gaps", "suggestions"):
        assert f"`/errata {name}`" in told
        assert f"`/errata {name}`" not in to_others
    assert "mode=..." in told
    assert "/errata why" in to_others
    assert "mode=..." not in to_others


@pytest.mark.parametrize("typed", ["why", "stop", "help"])
async def test_on_slack_a_command_without_words_is_answered_in_the_language_of_what_was_asked_last(
    slack_emulator, tmp_path, typed
):
    slack_emulator.users["U1"]["locale"] = "en-US"
    async with serving(slack_emulator, tmp_path, FakeAnswerer("25 [1].")):
        await (await slack_emulator.app_mention("C1", "U1", "<@UBOT> Wie viele Urlaubstage haben wir?")).acked()
        await slack_emulator.wait_call("chat.postMessage")
        await (await slack_emulator.slash_command("U1", "C2", "/errata", typed)).acked()
        told = shown((await slack_emulator.wait_call("chat.postEphemeral")).args)
    assert language_of(told) == "de", told


async def test_on_discord_what_was_given_up_is_listed_and_tried_again(discord_emulator, tmp_path):
    async with bot(discord_emulator, tmp_path, FakeAnswerer()) as services:
        told = Told(discord_emulator)
        assert "Nothing was given up." in await told("jobs")
        await given_up(services, "discord:1:1.0")
        assert "It took too long." in await told("jobs")
        assert "is tried again" in await told("jobs", {"retry": "discord:1:1.0"})
        assert "Only admins can do that." in await told("jobs", {"retry": "discord:1:1.0"}, user="bob")


async def test_on_discord_a_document_is_found_read_anew_and_taken_away_once_that_is_confirmed(
    discord_emulator, tmp_path
):
    async with bot(discord_emulator, tmp_path, FakeAnswerer()) as services:
        told, services.indexer.entries = Told(discord_emulator), [HANDBOOK]
        assert "guides/handbook.md" not in await told("documents", {"find": "invoice"})
        assert "guides/handbook.md" in await told("documents", {"find": "HANDbook"})
        await told("documents", {"reindex": "default:guides/handbook.md"})
        assert services.indexer.reindexed == [("guides/handbook.md", "default")]
        asked = await told("documents", {"remove": "guides/handbook.md"})
        assert "`remove:guides/handbook.md confirm:True`" in asked
        assert services.indexer.entries == [HANDBOOK]
        await told("documents", {"remove": "guides/handbook.md", "confirm": True})
        assert services.indexer.entries == []


async def test_on_discord_a_vote_is_listed_and_dismissed(discord_emulator, tmp_path):
    async with bot(discord_emulator, tmp_path, FakeAnswerer("25 days [1].")) as services:
        await discord_emulator.slash("ask", {"question": "How many days?"}, user="bob")
        await discord_emulator.wait_call(ORIGINAL)
        await until(lambda: services.database.transaction(_an_answer))
        answer_id = services.database.transaction(_an_answer)
        row = FeedbackRow(id="abcdef0123456789", answer_id=answer_id, user_id="U2", kind="down", reason="It is 28.")
        await services.database.run(lambda session: session.add(row))
        told = Told(discord_emulator)
        told.heard = len(discord_emulator.calls_to(ORIGINAL))
        assert "`abcdef01` · How many days? · It is 28." in await told("votes")
        assert "is dismissed" in await told("votes", {"dismiss": "abcdef01"})
        assert "There is no 👎" in await told("votes")


async def test_on_discord_a_gap_is_assigned_and_dismissed_and_a_suggestion_rejected(discord_emulator, tmp_path):
    async with bot(discord_emulator, tmp_path, FakeAnswerer()) as services:
        told = Told(discord_emulator)
        assert "lack nothing" in await told("gaps")
        await lacking(services, "What does lunch cost?")
        listed = await told("gaps")
        assert "What does lunch cost?" in listed
        gap = listed.split("`")[1]
        ben = discord_emulator.users["bob"]["id"]
        assert "Done" in await told("gaps", {"id": gap, "owner": ben})
        assert "· Bob" in await told("gaps")
        assert "Done" in await told("gaps", {"id": gap, "dismiss": True})
        assert "lack nothing" in await told("gaps")
        made = await supplied(services, "Lunch costs 6 euros.", f"discord:1:{ben}")
        assert "Lunch costs 6 euros." in await told("suggestions")
        assert "Only admins can do that." in await told("suggestions", {"approve": made}, user="bob")
        assert "Done" in await told("suggestions", {"reject": made})
        assert "Nothing waits" in await told("suggestions")


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


async def test_on_slack_the_only_admin_waives_a_second_look_aloud(slack_emulator, tmp_path):
    async with serving(slack_emulator, tmp_path, FakeAnswerer(), admins=("U1",)) as services:
        made = await supplied(services, "Lunch costs 6 euros.", "slack:T0EMU:U1")
        own = await command(slack_emulator, f"suggestions approve {made} --in default")
        assert "Nobody approves what they supplied themselves." in own
        assert f"/errata suggestions approve {made} --waive" in own
        done = await command(slack_emulator, f"suggestions approve {made} --waive --in default", n=2)
        assert "nobody else looked at it: that is on record" in done
        found = await services.database.read(lambda session: suggestions.by_id(session, made))
        assert (found.status, found.waived) == ("applied", True)
        noted = await services.database.read(lambda session: audit.entries(session, audit.Wanted()))
        assert audit.SUGGESTION_WAIVED in [one.action for one in noted]


async def test_on_slack_who_is_not_the_only_admin_waives_nothing(slack_emulator, tmp_path):
    async with serving(slack_emulator, tmp_path, FakeAnswerer(), admins=("U1", "U2")) as services:
        made = await supplied(services, "Lunch costs 6 euros.", "slack:T0EMU:U1")
        told = await command(slack_emulator, f"suggestions approve {made} --waive --in default")
        assert "there are others here" in told
        found = await services.database.read(lambda session: suggestions.by_id(session, made))
        assert found.status == "pending"


async def test_on_discord_the_only_admin_waives_a_second_look_aloud(discord_emulator, tmp_path):
    async with bot(discord_emulator, tmp_path, FakeAnswerer()) as services:
        told = Told(discord_emulator)
        whose = f"discord::{discord_emulator.users['alice']['id']}"
        made = await supplied(services, "Lunch costs 6 euros.", whose)
        own = await told("suggestions", {"approve": made, "collection": "default"})
        assert f"approve:{made} waive:True" in own
        done = await told("suggestions", {"approve": made, "collection": "default", "waive": True})
        assert "nobody else looked at it: that is on record" in done
        found = await services.database.read(lambda session: suggestions.by_id(session, made))
        assert (found.status, found.waived) == ("applied", True)
