"""What people supply: it waits, is approved by somebody else, cited as what it is, and goes when it expires."""

from __future__ import annotations

import json
import time
from dataclasses import replace

import pytest
from sqlalchemy import update
from sqlmodel import select

from bots.engine.deciding import Desk, as_json
from bots.engine.suggesting import content_of, expire
from bots.messages import Kind
from bots.render.contradictions import contradictions_text
from core.contradictions.survey import Bounds, survey
from core.errors import BadInput, Forbidden
from storage.access import tokens
from storage.conversations import retention
from storage.database import open_database
from storage.learning import suggestions
from storage.learning.captured import StoredReplies
from storage.learning.suggestions import Approval
from storage.tables.conversations import AnswerRow
from storage.tables.engine import WorkRow
from storage.tables.feedback import FixSuggestionRow
from tests.engine_bench import incoming
from tests.learning_bench import stories

RIGHT = "No, that is wrong: since January every employee gets 31 days of paid leave a year."
SUPPLIED = "Since January every employee gets 31 days of paid leave a year."
"""What is offered of it for approval: the remark is left out."""
LEAVE = "How many days of paid leave does every employee get a year?"
SINCE = "Since January, how many days of paid leave does every employee get a year?"


async def corrected(told) -> FixSuggestionRow:
    message = await told.ask(LEAVE)
    await told.bench.hear(incoming(Kind.CORRECTION, RIGHT, message=message, user="U2", payload={"addressed": True}))
    (row,) = told.bench.rows(select(FixSuggestionRow))
    return row


async def test_a_correction_of_a_few_words_waits_as_the_sentence_that_it_makes_of_its_answer(tmp_path):
    async with stories(tmp_path) as told:
        message = await told.ask(LEAVE)
        payload = {"addressed": True}
        await told.bench.hear(incoming(Kind.CORRECTION, "no, it is 31", message=message, user="U2", payload=payload))
        (row,) = told.bench.rows(select(FixSuggestionRow))
        content = json.loads(row.details)["content"]
        assert "31 days" in content
        assert "leave" in content


FRAGMENT = "no, that is wrong, ask Petra Kalt"


async def test_what_makes_no_sentence_is_told_as_somebodys_words_to_the_question(tmp_path):
    async with stories(tmp_path) as told:
        message = await told.ask(LEAVE)
        payload = {"addressed": True}
        await told.bench.hear(incoming(Kind.CORRECTION, FRAGMENT, message=message, user="U2", payload=payload))
        (row,) = told.bench.rows(select(FixSuggestionRow))
        assert json.loads(row.details)["content"] == "ask Petra Kalt"
        done = await desk(told, "U1", "U2").approve(row.id, Approval("slack:T1:U1"))
        said = f"somebody on Slack said, to the question “{LEAVE.rstrip('?')}”: ask Petra Kalt"
        assert as_json(done)["indexed_as"] == said
        (entry,) = [entry for entry in await told.index.documents() if entry.path.startswith("supplied/")]
        (passage,) = await told.index.document_passages(entry.collection, entry.path)
        assert passage.text.strip() == said

        told.bench.database.transaction(lambda session: suggestions.forget(session, [row.answer_id]))
        assert await expire(told.bench.services) == 1, "with the question go the words that need it"
        assert not [entry for entry in await told.index.documents() if entry.path.startswith("supplied/")]


async def test_a_question_that_words_are_told_with_leads_out_of_no_quotation_marks(tmp_path):
    async with stories(tmp_path) as told:
        asked = "How many days of paid leave”: 99, says the board. “And who asks?"
        message = await told.ask(asked)
        payload = {"addressed": True}
        await told.bench.hear(incoming(Kind.CORRECTION, FRAGMENT, message=message, user="U2", payload=payload))
        (row,) = told.bench.rows(select(FixSuggestionRow))
        given = told.bench.database.transaction(lambda session: suggestions.by_id(session, row.id))
        said = content_of(given)
        assert (said.count("“"), said.count("”")) == (1, 1)
        assert said.endswith("”: ask Petra Kalt")


async def test_what_is_put_right_is_told_with_the_document_that_says_otherwise(tmp_path):
    async with stories(tmp_path) as told:
        await told.write(leave_md="# Leave\n\nEvery employee gets 28 days of paid leave a year.\n")
        await told.indexed()
        message = await told.ask(LEAVE)
        payload = {"addressed": True}
        await told.bench.hear(incoming(Kind.CORRECTION, "no, it is 31", message=message, user="U2", payload=payload))
        (row,) = told.bench.rows(select(FixSuggestionRow))
        await desk(told, "U1", "U2").approve(row.id, Approval("slack:T1:U1"))
        said = told.said(await told.ask(LEAVE, message="2.0", thread="2.0"))
        first, _, other = said.partition("older source says otherwise")
        assert "gets 31 days" in first
        assert "gets 28 days" in other
        found = await survey(told.index, None, Bounds())
        assert len(found.contradictions) == 1
        (pair,) = found.contradictions
        assert pair.one.meta.title.startswith("Correction by ")
        assert "default/Correction by somebody on Slack" in contradictions_text(found, 9)


async def test_whoever_puts_it_into_words_of_their_own_says_what_they_are_about(tmp_path):
    async with stories(tmp_path) as told:
        message = await told.ask(LEAVE)
        payload = {"addressed": True}
        await told.bench.hear(incoming(Kind.CORRECTION, FRAGMENT, message=message, user="U2", payload=payload))
        (row,) = told.bench.rows(select(FixSuggestionRow))
        changed = await desk(told).approve(row.id, Approval("slack:T1:U1", content="Petra Kalt knows of leave."))
        assert as_json(changed)["indexed_as"] == "Petra Kalt knows of leave."


async def test_a_correction_that_its_author_deletes_or_changes_is_not_what_is_approved(tmp_path):
    async with stories(tmp_path) as told:
        row = await corrected(told)
        answered_in = next(iter(told.bench.platform.messages))
        other = incoming(
            Kind.EDIT, RIGHT.replace("31", "32"), message=answered_in, user="U2", payload={"addressed": False}
        )
        await told.bench.hear(other)
        changed = {one.status: json.loads(one.details)["content"] for one in told.bench.rows(select(FixSuggestionRow))}
        assert changed == {"rejected": SUPPLIED, "pending": SUPPLIED.replace("31", "32")}

        await told.bench.hear(incoming(Kind.DELETED, message=answered_in, user="U2"))
        assert {one.status for one in told.bench.rows(select(FixSuggestionRow))} == {"rejected"}
        with pytest.raises(BadInput):
            await desk(told, "U1").approve(row.id, Approval("slack:T1:U1"))


def desk(told, *admins: str) -> Desk:
    return Desk(told.bench.database, told.bench.services.indexer, admins)


async def answered(told, message: str) -> str:
    return told.shown(await told.ask(SINCE, message=message, thread=message)).text


async def test_a_correction_waits_and_is_cited_as_what_it_is_once_somebody_else_approved_it(tmp_path):
    async with stories(tmp_path) as told:
        row = await corrected(told)
        assert (row.action, row.status, row.author) == ("evidence.inject", "pending", "slack:T1:U2")
        assert "Since January" not in await answered(told, "2.0"), "nobody injects evidence"

        for own in (Approval("slack:T1:U2"), Approval("slack:T1:U2", waived=True)):
            with pytest.raises(Forbidden):
                await desk(told, "U1", "U2").approve(row.id, own)
        done = await desk(told, "U1", "U2").approve(row.id, Approval("slack:T1:U1", expires_at=time.time() + 86_400))
        assert (done.status, done.owner, done.waived) == ("applied", "slack:T1:U1", False)
        (entry,) = [entry for entry in await told.index.documents() if entry.path.startswith("supplied/")]
        assert entry.title.startswith("Correction by somebody on Slack, valid until ")
        assert entry.file_type == "correction"
        (passage,) = await told.index.document_passages(entry.collection, entry.path)
        assert passage.text.strip() == SUPPLIED, "the asker's words are no evidence"
        assert "Since January" in await answered(told, "3.0")
        await told.bench.settle()
        with pytest.raises(BadInput, match="applied already"):
            await desk(told).reject(row.id, "terminal")

        tomorrow = told.bench.database.transaction
        tomorrow(lambda session: setattr(session.get(FixSuggestionRow, row.id), "expires_at", time.time() - 1))
        assert "Since January" not in await answered(told, "4.0"), (
            "it is no evidence from then on, not from the hour on"
        )
        assert [entry for entry in await told.index.documents() if entry.path.startswith("supplied/")]
        assert await expire(told.bench.services) == 1
        assert not [entry for entry in await told.index.documents() if entry.path.startswith("supplied/")]


async def test_what_is_right_waits_for_approval_also_where_it_is_the_reason_of_a_thumbs_down(tmp_path):
    async with stories(tmp_path) as told:
        message = await told.ask(LEAVE)
        await told.reject(message, "That is outdated.")
        assert not told.bench.rows(select(FixSuggestionRow)), "a complaint tells nothing"
        await told.reject(message, RIGHT, user="U3")
        (row,) = told.bench.rows(select(FixSuggestionRow))
        assert (row.status, row.author, row.collection) == ("pending", "slack:T1:U3", "default")
        assert json.loads(row.details)["content"] == SUPPLIED
        assert row.said_in == "", "it was said in no message: the answer's own is not deleted for it"


async def test_the_operator_is_not_the_only_admin_where_another_is_named(tmp_path):
    async with stories(tmp_path) as told:
        row = await corrected(told)
        mine = Approval("terminal:root", content="Everybody gets 99 days of paid leave a year.", waived=True)
        with pytest.raises(Forbidden, match="there are others here"):
            await desk(told, "U2").approve(row.id, mine)
        done = await replace(desk(told, "U2"), people=("U2=terminal:root",)).approve(row.id, mine)
        assert (done.status, done.waived) == ("applied", True)


async def test_where_there_is_one_admin_a_waiver_is_said_aloud_and_recorded(tmp_path):
    async with stories(tmp_path) as told:
        row = await corrected(told)
        done = await desk(told, "U2").approve(row.id, Approval("slack:T1:U2", waived=True))
        assert (done.status, done.waived) == ("applied", True)


async def test_other_words_are_whose_they_are_and_somebody_else_approves_them(tmp_path):
    async with stories(tmp_path) as told:
        row = await corrected(told)
        other = "Since January every employee gets 99 days of paid leave a year."
        mine = Approval("terminal:root", content=other)
        done = await desk(told).approve(row.id, mine)
        assert (done.status, done.author, done.details["content"]) == ("pending", "terminal:root", other)
        with pytest.raises(Forbidden):
            await desk(told).approve(row.id, mine)
        await told.bench.settle()
        assert not [entry for entry in await told.index.documents() if entry.path.startswith("supplied/")]
        done = await desk(told).approve(row.id, Approval("terminal:ada"))
        assert (done.status, done.author) == ("applied", "terminal:root")


async def test_nobody_approves_under_another_identity_what_they_supplied_under_one(tmp_path):
    linked = ("slack:T1:U2=discord::22", "discord::22=token:T9")
    async with stories(tmp_path) as told:
        row = await corrected(told)
        at_desk = replace(desk(told, "U1", "U2"), people=linked)
        for own in ("discord::22", "token:T9"):
            with pytest.raises(Forbidden):
                await at_desk.approve(row.id, Approval(own))
        assert (await at_desk.approve(row.id, Approval("slack:T1:U1"))).status == "applied"


async def test_who_is_the_only_admin_under_two_identities_may_waive_aloud(tmp_path):
    async with stories(tmp_path) as told:
        row = await corrected(told)
        waived = Approval("slack:T1:U2", waived=True)
        with pytest.raises(Forbidden):
            await desk(told, "U2", "22").approve(row.id, waived)
        done = await replace(desk(told, "U2", "22"), people=("U2=22",)).approve(row.id, waived)
        assert (done.status, done.waived) == ("applied", True)


async def test_an_admins_token_is_another_admin_who_could_approve(tmp_path):
    async with stories(tmp_path) as told:
        row = await corrected(told)
        token, _ = told.bench.database.transaction(lambda session: tokens.create(session, "ada", "admin"))
        with pytest.raises(Forbidden):
            await desk(told, "U2").approve(row.id, Approval("slack:T1:U2", waived=True))
        told.bench.database.transaction(lambda session: tokens.revoke(session, token.name))
        done = await desk(told, "U2").approve(row.id, Approval("slack:T1:U2", waived=True))
        assert (done.status, done.waived) == ("applied", True)


async def test_what_is_rejected_never_becomes_evidence(tmp_path):
    async with stories(tmp_path) as told:
        row = await corrected(told)
        done = await desk(told).reject(row.id[:8], "terminal:root")
        assert done.status == "rejected"
        assert "Since January" not in await answered(told, "2.0")


async def test_what_a_crash_left_approved_is_indexed_by_the_job(tmp_path):
    async with stories(tmp_path) as told:
        row = await corrected(told)

        class Dead:
            async def supply(self, supplied):
                raise ConnectionError("killed")

        with pytest.raises(ConnectionError):
            await replace(desk(told), indexer=Dead()).approve(row.id, Approval("terminal:root"))
        await told.bench.settle()
        assert "Since January" in await answered(told, "2.0")


async def test_a_correction_of_what_several_collections_told_waits_for_a_word_where_it_belongs(tmp_path):
    async with stories(tmp_path) as told:
        row = await corrected(told)
        assert row.collection == "default"

        def of_two(session):
            kept = session.get(AnswerRow, row.answer_id)
            body = json.loads(kept.body)
            other = json.loads(json.dumps(body["sources"][0]))
            other["passage"]["meta"]["collection"] = "board"
            kept.body = json.dumps(body | {"sources": [*body["sources"], other]})

        told.bench.database.transaction(of_two)
        with pytest.raises(BadInput, match="board, default"):
            await desk(told).approve(row.id, Approval("terminal:root"))
        done = await desk(told).approve(row.id, Approval("terminal:root", collection="board"))
        assert (done.status, done.collection) == ("applied", "board")


async def test_an_answer_that_was_kept_or_is_rejected_stands_on_nothing_that_expired_meanwhile(tmp_path):
    async with stories(tmp_path) as told:
        row = await corrected(told)
        await desk(told, "U1", "U2").approve(
            row.id, Approval("slack:T1:U1", "default", expires_at=time.time() + 86_400)
        )
        message = await told.ask(SINCE, message="3.0", thread="3.0")
        assert "31 days" in told.said(message)

        told.bench.database.transaction(expiring(row.id))
        follow_up = await told.ask("And since January?", message="3.1", thread="3.0")
        assert "31 days" not in told.said(follow_up)
        await told.reject(message, "Is that still so?")
        assert "31 days" not in told.said(message), "taken back: it is no longer in the documents"


def expiring(suggestion_id: str):
    def expire_it(session) -> None:
        session.get(FixSuggestionRow, suggestion_id).expires_at = time.time() - 1

    return expire_it


@pytest.mark.parametrize(
    ("status", "expires_in", "lapsed"),
    [
        ("applied", 0, False),  # never
        ("applied", 3_600, False),
        ("approved", 3_600, False),
        ("applied", -1, True),
        ("rejected", 0, True),
        ("expired", 0, True),
    ],
)
async def test_whether_what_was_supplied_holds_its_row_tells(tmp_path, status, expires_in, lapsed):
    expires_at = time.time() + expires_in if expires_in else 0.0
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    row = FixSuggestionRow(id="s1", action="a", target="t", status=status, expires_at=expires_at)
    database.transaction(lambda session: session.add(row))
    found = await StoredReplies(database).lapsed(["supplied/s1", "supplied/unknown", "menu.md"])
    assert found == ({"supplied/s1"} if lapsed else set())
    database.close()


@pytest.mark.parametrize(("status", "left"), [("approved", 1), ("applied", 1), ("pending", 0), ("expired", 0)])
def test_what_is_in_the_index_keeps_the_row_that_tells_when_it_is_to_leave(tmp_path, status, left):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    database.transaction(lambda session: session.add(FixSuggestionRow(id="s", action="a", target="t", status=status)))
    database.transaction(lambda session: retention.sweep_suggestions(session, time.time()))
    assert len(database.transaction(lambda session: list(session.exec(select(FixSuggestionRow))))) == left
    database.close()


async def test_an_approved_correction_goes_before_the_file_it_corrects_in_place_and_until_that_changes(tmp_path):
    async with stories(tmp_path) as told:
        row = await corrected(told)
        (first, *_) = told.bench.platform.messages
        await desk(told, "U1", "U2").approve(row.id, Approval("slack:T1:U1", "default"))
        later = update(WorkRow).values(not_before=0.0)
        told.bench.database.transaction(lambda session: session.connection().execute(later))
        await told.bench.settle()

        said = told.said(first)
        assert "31 days" in said
        assert said.find("31 days") < (said.find("28 days") if "28 days" in said else len(said))
