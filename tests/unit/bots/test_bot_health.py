"""What admins see of the health of processes that are others."""

from __future__ import annotations

import time

import pytest

from bots.health import ModelHealth, problems, report
from core.model import Question, Usage
from storage.database import open_database
from storage.tables.engine import WorkRow
from tests.engine_bench import answer_to

ANSWER = answer_to(Question("How much?"), usage=Usage(calls=2))


@pytest.fixture
def database(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    yield database
    database.close()


async def test_a_rejected_key_is_red_until_the_model_answers_again(database):
    problem = ["The service rejected the key."]
    health = ModelHealth(database, lambda: problem[0])
    await health.begin()
    assert await report(database) == ["🟢 All is well, as of the latest question."]

    await health.heed(ANSWER)
    (line,) = await report(database)
    assert line.startswith("🔴 The language model, since ")
    assert line.endswith("The service rejected the key.")

    problem[0] = ""
    await health.heed(answer_to(ANSWER.question, cached=True, usage=Usage(calls=2)))  # the model had no part in it
    await health.heed(answer_to(ANSWER.question))
    assert len(await problems(database)) == 1
    await health.heed(ANSWER)
    assert await problems(database) == []


async def test_a_process_that_starts_knows_of_no_problem(database):
    await ModelHealth(database, lambda: "It is down.").heed(ANSWER)
    await ModelHealth(database, lambda: "").begin()

    assert await problems(database) == []


async def test_events_that_nobody_works_on_are_red(database):
    old = WorkRow(id="e1", lane="answers", name="ask", body="{}", created_at=time.time() - 600)
    database.transaction(lambda session: session.add(old))

    assert await problems(database) == ["Nothing is worked on for 10 min: does `errata worker` run?"]
