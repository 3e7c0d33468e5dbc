"""Gaps: refusals that mean the same are one; its owner answers whoever asks next, while that holds."""

from __future__ import annotations

import json
import time
from dataclasses import replace

import pytest
from sqlmodel import select

from bots.engine.deciding import Desk
from bots.engine.gathering import gathered
from bots.engine.suggesting import expire
from core.errors import BadInput, Forbidden
from storage.conversations import questions
from storage.learning import gaps
from storage.learning.suggestions import Approval
from storage.tables.conversations import QuestionRow
from storage.tables.engine import WorkRow
from storage.tables.feedback import FeedbackRow, FixSuggestionRow, KnowledgeGapRow
from tests.learning_bench import stories

LUNCH = "How much does lunch cost in the canteen?"
AGAIN = "How much does a lunch in the canteen cost?"
OTHER = "How much does dinner cost in the canteen?"
REPLY = "Lunch in the canteen costs 6 euros."


async def listed(told, **wanted):
    return await gathered(told.bench.database, None, **wanted)


async def test_an_owners_reply_answers_the_next_who_asks_and_is_cited_owned_and_expiring(tmp_path):
    async with stories(tmp_path) as told:
        for number, text in enumerate((LUNCH, AGAIN, "Who was the first person on the moon?"), start=1):
            await told.ask(text, message=f"{number}.0", thread=f"{number}.0")
        lunch, moon = await listed(told)
        assert (lunch.times, set(lunch.topics), moon.times) == (2, {LUNCH, AGAIN}, 1)

        database, desk = told.bench.database, Desk(told.bench.database, told.bench.services.indexer, ("U1", "U2"))
        database.transaction(lambda session: gaps.assign(session, lunch.id, "slack:T1:U7", "terminal:root"))
        assert [gap.owner for gap in await listed(told, status="assigned")] == ["slack:T1:U7"]
        with pytest.raises(BadInput):
            await desk.answer_gap(lunch.id, "No.", Approval("terminal:root"))
        soon = Approval("terminal:root", collection="default", expires_at=time.time() + 86_400)
        made = await desk.answer_gap(lunch.id, REPLY, soon)
        assert (made.status, made.owner, made.author) == ("pending", "slack:T1:U7", "terminal:root")
        with pytest.raises(Forbidden):
            await desk.approve(made.id, replace(soon, owner="slack:T1:U7"))
        made = await desk.approve(made.id, replace(soon, by="terminal:ada"))
        assert (made.status, made.owner, made.author) == ("applied", "slack:T1:U7", "terminal:root")

        assert "6 euros" in told.shown(await told.ask(AGAIN, message="8.0", thread="8.0")).text
        assert "6 euros" not in told.shown(await told.ask(OTHER, message="9.0", thread="9.0")).text
        (entry,) = [entry for entry in await told.index.documents() if entry.file_type == "answer"]
        (passage,) = await told.index.document_passages(entry.collection, entry.path)
        assert passage.text.strip() == REPLY, "an asker's words are no evidence"
        assert passage.meta.section in (None, ""), "nor are they cited"
        assert entry.title.startswith("Answer by root, owned by somebody on Slack, valid until ")

        database.transaction(lambda session: setattr(session.get(FixSuggestionRow, made.id), "expires_at", 1.0))
        await expire(told.bench.services)
        assert "6 euros" not in told.shown(await told.ask(LUNCH, message="10.0", thread="10.0")).text
        assert database.transaction(lambda session: gaps.by_id(session, lunch.id)).status == "open"


async def test_ones_own_reply_waits_for_somebody_else_and_opens_the_gap_again_where_that_rejects_it(tmp_path):
    async with stories(tmp_path) as told:
        await told.ask(LUNCH)
        (gap,) = await listed(told)
        desk = Desk(told.bench.database, told.bench.services.indexer, ("U1", "U2"))
        made = await desk.answer_gap(gap.id, REPLY, Approval("terminal:root", collection="default"))
        assert made.status == "pending"
        assert "6 euros" not in told.shown(await told.ask(AGAIN, message="2.0", thread="2.0")).text
        await desk.reject(made.id, "terminal:ada")
        (gap,) = await listed(told)
        assert gap.status == "open"
        told.bench.database.transaction(lambda session: gaps.close(session, gap.id, "terminal:ada"))
        assert [gap.status for gap in await listed(told)] == ["dismissed"]


@pytest.mark.parametrize("inside", [("board", "default"), ()])
async def test_of_several_collections_whoever_answers_says_which(tmp_path, inside):
    async with stories(tmp_path) as told:
        await told.ask(LUNCH)
        (gap,) = await listed(told)
        database = told.bench.database
        database.transaction(
            lambda session: setattr(session.get(KnowledgeGapRow, gap.id), "collections", json.dumps(inside))
        )
        desk = Desk(database, told.bench.services.indexer)
        with pytest.raises(BadInput, match="board, default" if inside else "which collection"):
            await desk.answer_gap(gap.id, REPLY, Approval("terminal:root"))
        assert not told.bench.rows(select(FixSuggestionRow))
        made = await desk.answer_gap(gap.id, REPLY, Approval("terminal:root", collection="default"))
        assert made.collection == "default"


async def test_what_is_deleted_leaves_no_words_in_gaps_reasons_and_work(tmp_path):
    async with stories(tmp_path) as told:
        await told.reject(await told.ask(LUNCH), "But the canteen has a price list.")
        await listed(told)
        await told.bench.settle()

        def forget(session):
            for row in session.exec(select(QuestionRow)):
                questions.forget(session, row)

        told.bench.database.transaction(forget)
        assert {row.topic for row in told.bench.rows(select(KnowledgeGapRow))} == {""}
        assert {row.reason for row in told.bench.rows(select(FeedbackRow))} == {""}
        (asked,) = told.bench.rows(select(QuestionRow))
        (work,) = told.bench.rows(select(WorkRow).where(WorkRow.id == asked.work_id))
        assert (asked.text, work.body) == ("", "{}")
        assert await listed(told) == []
