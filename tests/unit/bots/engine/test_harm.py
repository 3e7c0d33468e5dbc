"""No thumbs-down does harm: what is gone is taken back, what is right stays and says why, questions go first."""

from __future__ import annotations

import time

import pytest
from sqlmodel import select

from core.model import Draft
from storage.database import open_database
from storage.states import Lane
from storage.tables.engine import WorkRow
from storage.work import queues
from storage.work.enqueue import Entry, put_all
from storage.work.queues import LaneCapacity
from tests.fakes import ScriptedModel
from tests.learning_bench import HANDBOOK, stories

LEAVE = "How many days of paid leave does every employee get a year?"


async def test_a_deleted_files_answer_is_taken_back_and_not_defended(tmp_path):
    async with stories(tmp_path) as told:
        message = await told.ask(LEAVE)
        assert "28 days" in told.shown(message).text
        (told.folder / "leave.md").unlink()
        await told.reject(message)

        shown = told.shown(message)
        assert "28" not in shown.text
        assert "no longer in the documents: Leave" in shown.notes[0]


async def test_a_removed_sentences_answer_is_taken_back(tmp_path):
    async with stories(tmp_path) as told:
        message = await told.ask(LEAVE)
        await told.write(leave_md="# Leave\n\nUnused leave expires on 31 March.\n")
        await told.reject(message)

        shown = told.shown(message)
        assert "28" not in shown.text
        assert "no longer in the documents" in shown.notes[0]


async def test_a_changed_files_answer_is_corrected(tmp_path):
    async with stories(tmp_path) as told:
        message = await told.ask(LEAVE)
        await told.write(leave_md=HANDBOOK["leave.md"].replace("28", "30"))
        await told.reject(message)

        shown = told.shown(message)
        assert "30 days" in shown.text
        assert "28 became 30" in shown.notes[0]


@pytest.mark.parametrize("reason", ["", "I do not believe that at all."])
async def test_a_right_answer_stays_and_says_what_it_stands_on(tmp_path, reason):
    async with stories(tmp_path) as told:
        message = await told.ask(LEAVE)
        before = told.shown(message).text
        await told.reject(message, reason)

        shown = told.shown(message)
        assert shown.text == before
        assert "it holds: “Every employee gets 28 days of paid leave a year.” (Leave)" in shown.notes[0]


@pytest.mark.parametrize(
    "second", ["Each year, 28 days of paid leave are given to every employee [1].", "Employees get 28 days [1]."]
)
async def test_other_words_or_fewer_take_no_right_answers_place(tmp_path, second):
    first = "Every employee gets 28 days of paid leave a year [1]. Unused leave expires on 31 March [1]."
    model = ScriptedModel(generate=[Draft(first, (1,)), Draft(second, (1,))])
    async with stories(tmp_path, model=model) as told:
        message = await told.ask(LEAVE)
        before = told.shown(message).text
        await told.reject(message)

        assert told.shown(message).text == before
        again = [task for task in model.asked if type(task).__name__ == "Generate"][-1]
        assert "28 days of paid leave" in again.instruction, "it knows what was rejected"


def lanes() -> list[LaneCapacity]:
    retries = LaneCapacity(Lane.RETRIES, "slack", 2, 1, behind=Lane.ANSWERS, patience=60.0)
    return [LaneCapacity(Lane.ANSWERS, "slack", 8, 4), retries]


def test_a_thousand_retries_wait_behind_one_question_but_not_for_ever(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    retries = [
        Entry(f"r{n}", Lane.RETRIES, "answer.retry", "{}", platform="slack", person=f"U{n % 5}") for n in range(50)
    ]
    question = Entry("q", Lane.ANSWERS, "ask", "{}", platform="slack", person="U9")

    def startable() -> dict[str, int]:
        found = database.transaction(lambda session: queues.startable(session, lanes()))
        return {lane.lane: lane.free for lane in found}

    database.transaction(lambda session: put_all(session, retries))
    assert startable() == {"retries": 2}
    database.transaction(lambda session: put_all(session, [question]))
    assert startable() == {"answers": 8}, "whoever asks comes first"

    def age(session):
        for row in session.exec(select(WorkRow).where(WorkRow.lane == Lane.RETRIES)):
            row.created_at = time.time() - 61
            session.add(row)

    database.transaction(age)
    assert startable() == {"answers": 8, "retries": 1}
    database.close()
