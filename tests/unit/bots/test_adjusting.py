"""Guarded learning: what people confirmed is tried in the shadow, promoted where nothing gets worse, rolled back."""

from __future__ import annotations

import json
import time
from dataclasses import replace

import pytest
from sqlmodel import select

from bots.adjusting import Trial, status_of, try_out
from bots.engine.deciding import Desk
from bots.engine.reasking import have_asked
from bots.messages import Kind
from core.adjusting.confirmed import case_of, confirmed_good
from core.clients.extractive import ExtractiveModel
from core.errors import BadInput
from core.evaluation.expectations import read_expectation
from core.settings import Settings
from core.tasks import Generate, Reply
from core.tuning import UNTUNED, Tuning
from storage.conversations import confirmed
from storage.conversations.store import answer_to_json, put_answer
from storage.database import open_database
from storage.learning import frozen, steps
from storage.learning.suggestions import Approval, listed
from storage.tables.audit import AuditRow
from storage.tables.feedback import FeedbackRow
from storage.tables.learning import FrozenCaseRow, SignalRow
from tests.engine_bench import answer_to, incoming
from tests.fakes import draft, question
from tests.learning_bench import stories
from tests.unit.core.adjusting.test_proposing import PLACES, kit_over_sites


class QuotesTheLast(ExtractiveModel):
    """Answers with the last passage it is given."""

    async def do(self, task):
        """Do one task."""
        if isinstance(task, Generate):
            return Reply(draft(f"{task.evidence.passages[-1].text} [1]", 1), self.name)
        return await super().do(task)


@pytest.fixture
def database(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    yield database
    database.close()


@pytest.fixture
async def trial(database):
    """Answers that stand, cite the right site, and have a thumbs-up of two people."""

    def fill(session):
        for number, name in enumerate(PLACES):
            made = answer_to(
                question(f"site {number} opening hours of the morning"),
                f"{name} opens at dawn. [1]",
                files=(f"{name}.md",),
            )
            put_answer(session, made, answer_to_json(made))
            session.add(FeedbackRow(id=f"{number:08}", answer_id=made.id, user_id=f"U{number % 2}", kind="up"))

    database.transaction(fill)
    kit = replace(await kit_over_sites(), model=QuotesTheLast(), settings=Settings(top_k=5))
    return Trial(database, kit, "terminal:ada")


async def test_what_gains_and_loses_nothing_is_promoted_holds_and_is_rolled_back(trial):
    database = trial.database
    step = await try_out(trial)
    assert step.step == "promoted", step.report
    assert step.tuning.dense > UNTUNED.dense
    assert not any(one["worse"] for one in step.report["sets"].values())

    stored = steps.StoredTunings(database)
    assert await stored.active() == step.tuning
    status = database.transaction(lambda session: status_of(session, 5))
    assert (status["learnt"], status["known"]["examples"], status["steps"][0]["id"]) == (True, len(PLACES), step.id)

    with pytest.raises(BadInput, match="meanwhile"):
        database.transaction(lambda session: steps.promote(session, UNTUNED, "terminal:bob", {}, ""))
    back = database.transaction(lambda session: steps.roll_back(session, "terminal:bob"))
    assert back.tuning == UNTUNED
    assert await steps.StoredTunings(database).active() == UNTUNED
    with pytest.raises(BadInput, match="nothing to roll back"):
        database.transaction(lambda session: steps.roll_back(session, "terminal:bob"))
    noted = database.transaction(lambda session: [(row.actor, row.action) for row in session.exec(select(AuditRow))])
    assert noted == [("terminal:ada", "learning.promoted"), ("terminal:bob", "learning.rolled_back")]


async def test_one_question_that_gets_worse_is_enough_to_refuse(trial):
    before = read_expectation({"text": "site 3 opening hours of the morning", "expected": "morning"})
    step = await try_out(replace(trial, files={"team.jsonl": [before]}))
    assert step.report["sets"]["team.jsonl"]["worse"]
    assert (step.step, step.report["reasons"]) == ("refused", ["1 question got worse"])
    assert await steps.StoredTunings(trial.database).active() == UNTUNED


async def test_nothing_is_recorded_of_a_dry_run(trial):
    assert (await try_out(trial, dry_run=True)).step == "promoted"
    assert trial.database.transaction(lambda session: steps.latest(session, 5)) == []


async def test_rolling_back_goes_back_step_by_step(database):
    def promoted(weight, over):
        return database.transaction(lambda session: steps.promote(session, Tuning(dense=weight), "a", {}, over))

    first = promoted(2.0, "")
    promoted(3.0, first.id)
    held = [database.transaction(lambda session: steps.roll_back(session, "a")).tuning.dense for _ in range(2)]
    assert held == [2.0, UNTUNED.dense]


def test_of_one_person_only_a_few_votes_count_and_none_that_is_disputed(database):
    def fill(session):
        for number in range(30):
            made = answer_to(question(f"Question {number}?"))
            put_answer(session, made, answer_to_json(made))
            session.add(FeedbackRow(id=f"{number:08}", answer_id=made.id, user_id="U1", kind="up", updated_at=number))
            if number == 29:
                session.add(FeedbackRow(id="down", answer_id=made.id, user_id="U2", kind="down"))

    database.transaction(fill)
    texts = [one.text for one in database.transaction(confirmed.examples)]
    assert len(texts) == 20
    assert "Question 29?" not in texts, "somebody else rejected it"


async def test_a_rejected_answer_is_exported_with_what_is_right_once_that_is_known(tmp_path):
    async with stories(tmp_path) as told:
        leave = await told.ask(
            "How many days of paid leave does every employee get a year?", message="1.0", thread="1.0"
        )
        await told.ask("How much may a hotel cost a night?", message="2.0", thread="2.0")
        hotel = list(told.bench.platform.messages)[-1]
        await told.write(leave_md="# Leave\n\nEvery employee gets 31 days of paid leave a year.\n")
        await told.reject(leave)
        await told.reject(hotel, "I doubt it")
        cases = {case["text"]: case for case in told.bench.database.transaction(confirmed.rejected)}
        right = cases["How many days of paid leave does every employee get a year?"]
        assert (right["confirmed"], right["expected"], right["not_expected"]) == (True, ["31"], ["28"])
        doubted = cases["How much may a hotel cost a night?"]
        assert (doubted["confirmed"], "not_expected" in doubted, doubted["why"]) == (False, False, "I doubt it")
        for case in cases.values():
            assert read_expectation(json.loads(json.dumps(case))).text == case["text"]


async def test_a_fix_is_asked_again_every_night_and_a_signal_where_it_is_wrong_again(tmp_path):
    async with stories(tmp_path) as told:
        database = told.bench.database
        leave = await told.ask("How many days of paid leave does every employee get a year?")
        await told.write(leave_md="# Leave\n\nEvery employee gets 31 days of paid leave a year.\n")
        await told.reject(leave)
        assert await have_asked(database, time.time()) == 0, "it was put right just now"
        (case,) = database.transaction(frozen.all_frozen)
        assert case.body["expected"] == ["31"]

        assert await have_asked(database, time.time() + 2 * 86_400.0) == 1
        await told.bench.settle()
        assert database.transaction(frozen.all_frozen)[0].right is True
        (told.folder / "leave.md").unlink()
        await told.bench.services.indexer.remove("leave.md", "default")
        assert await have_asked(database, time.time() + 4 * 86_400.0) == 1
        await told.bench.settle()
        assert database.transaction(frozen.all_frozen)[0].right is False
        raised = [row for row in told.bench.rows(select(SignalRow)) if row.source == "gate"]
        assert [(row.reason, json.loads(row.context)["file"]) for row in raised] == [("retrieval_miss", "leave.md")]
        assert database.transaction(lambda session: status_of(session, 1))["frozen"]["wrong"] == 1
        await told.bench.hear(incoming(Kind.DELETED))
        assert told.bench.rows(select(FrozenCaseRow)) == [], "it held the asker's words"


async def test_an_approved_answer_is_a_case_too(tmp_path):
    async with stories(tmp_path) as told:
        message = await told.ask("How many days of paid leave does every employee get a year?")
        payload = {"addressed": True}
        said = "No, that is wrong: since January every employee gets 31 days of paid leave a year."
        await told.bench.hear(incoming(Kind.CORRECTION, said, message=message, user="U2", payload=payload))
        desk = Desk(told.bench.database, told.bench.services.indexer, ("U1", "U2"))
        (one,) = told.bench.database.transaction(listed)
        await desk.approve(one.id, Approval("slack:T1:U1"))
        cases = [case_of(case) for case in told.bench.database.transaction(confirmed.fixes)]
        assert any(case["sources"] == [f"supplied/{one.id}"] and case["expected"] == ["31"] for case in cases)


def test_a_list_of_figures_is_not_expected_word_by_word():
    made = answer_to(question(), "It was 1, 2, 3, 4 and 5 euros. [1]")
    assert confirmed_good(made).said == ()
