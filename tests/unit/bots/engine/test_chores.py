"""The engine with dbos in this process: dispatch, repair, clean-up, overload, and the time an acknowledgement takes."""

from __future__ import annotations

import asyncio
import io
import logging
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from sqlmodel import select

from bots.engine.engine import Engine
from bots.engine.intake import CONTROLS, Intake
from bots.messages import Kind
from bots.workflows import HANDLERS
from core.errors import Overloaded
from storage.database import open_database
from storage.tables.conversations import QuestionRow
from storage.tables.engine import CheckpointRow, LeaseRow, WorkRow
from tests.engine_bench import QUICK, Bench, incoming, until


@pytest.fixture
def database(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    yield database
    database.close()


@asynccontextmanager
async def running(bench: Bench, **limits):
    engine = Engine(replace(bench.services, limits=replace(QUICK, **{"poll": 0.1, **limits})), HANDLERS)
    await engine.start()
    try:
        yield engine
    finally:
        await engine.stop()


async def test_what_was_accepted_is_dispatched_answered_and_cleaned_up(database, tmp_path):
    bench = Bench(database, tmp_path)
    async with running(bench) as engine:
        intake = Intake(database, QUICK, engine.wake)
        for n in range(12):
            await intake.accept(incoming(text=f"Question {n}?", message=f"{n}.0"))
        await until(lambda: {row.state for row in bench.rows(select(WorkRow))} == {"done"})
        assert len(bench.platform.verbs("post")) == 12

        # A piece of work whose workflow is gone (here: one that never had one) is started again.
        lost = incoming(text="Lost?", message="99.0")
        await intake.accept(lost)
        await until(lambda: bench.state(lost.event_id) == "done")

        old = Engine(replace(bench.services, limits=replace(QUICK, keep_work=-1.0, keep_conversations=-1.0)), HANDLERS)
        old._durable = engine._durable
        await old.clean_up()
        await intake.close()

    assert not bench.rows(select(WorkRow))
    assert not bench.rows(select(CheckpointRow))
    assert not bench.rows(select(QuestionRow))
    assert not [row for row in bench.rows(select(LeaseRow)) if row.executor != "reaper"]


async def test_what_is_begun_is_taken_up_at_once_however_seldom_the_lanes_are_looked_into(database, tmp_path):
    bench = Bench(database, tmp_path)
    async with running(bench, poll=3_600.0) as engine:
        intake = Intake(database, QUICK, engine.wake)
        for n in range(3):
            event = incoming(text=f"Question {n}?", message=f"{n}.0")
            await intake.accept(event)
            await until(lambda event=event: bench.state(event.event_id) == "done")
        await intake.close()
    assert len(bench.platform.verbs("post")) == 3


async def test_work_that_lost_its_workflow_is_started_again(database, tmp_path):
    bench = Bench(database, tmp_path)
    event = incoming(text="How long?")
    await bench.intake.accept(event)
    bench.due()  # marked as queued, as by a dispatcher whose workflow was then deleted
    async with running(bench):
        await until(lambda: bench.state(event.event_id) == "done")

    assert len(bench.platform.messages) == 1
    await bench.intake.close()


async def test_a_stop_does_not_wait_behind_questions(database, tmp_path):
    async def forever(question):
        await asyncio.Event().wait()

    bench = Bench(database, tmp_path)
    bench.answerer.replies = [forever]
    async with running(bench, answers_at_once=1) as engine:
        intake = Intake(database, replace(QUICK, answers_at_once=1), engine.wake)
        accepted = [await intake.accept(incoming(text=f"{n}?", thread="1.0", message=f"{n}.0")) for n in range(3)]
        await until(lambda: bench.answerer.asked)
        await intake.accept(incoming(Kind.STOP, message=""))
        await until(lambda: "Stopped." in bench.platform.texts())
        await intake.close()

    assert [(a.position, a.waits) for a in accepted] == [(1, False), (2, True), (3, False)], "told once of the line"


@pytest.mark.parametrize(
    ("platform", "users", "told"),
    [("slack", ["U1"] * 12, 1), ("discord", ["U1"] * 12, 1), ("discord", [f"U{n}" for n in range(12)], 2)],
    ids=["one person", "one person on Discord", "a crowd where all see it"],
)
async def test_who_waits_in_line_is_told_once_and_no_channel_is_filled_with_it(database, platform, users, told):
    intake = Intake(database, replace(QUICK, answers_at_once=0))
    asked = [incoming(text="How long?", message=f"{n}.0", thread=f"{n}.0") for n in range(12)]
    asked = [
        replace(one, user=user, place=replace(one.place, platform=platform, user=user))
        for one, user in zip(asked, users, strict=True)
    ]
    accepted = [await intake.accept(one) for one in asked]
    assert sum(one.waits for one in accepted) == told
    await intake.close()


async def test_a_full_queue_says_which_number_one_would_be(database, tmp_path):
    intake = Intake(database, replace(QUICK, answers_waiting=2))
    await intake.accept(incoming(text="1?"))
    await intake.accept(incoming(text="2?"))
    with pytest.raises(Overloaded, match="number 3"):
        await intake.accept(incoming(text="3?"))
    await intake.accept(incoming(Kind.STOP))
    await intake.close()


@pytest.mark.parametrize("kind", sorted(CONTROLS))
@pytest.mark.parametrize("whose", ["the same person's", "others'"])
async def test_what_stops_deletes_or_votes_is_taken_in_however_full_the_queue_is(database, tmp_path, kind, whose):
    intake = Intake(database, replace(QUICK, answers_waiting=2, asides_waiting=2))
    filling = "U1" if whose == "the same person's" else "U2"
    for number in range(2):
        await intake.accept(incoming(Kind.WHY, user=filling, message=f"1.{number}"))
    with pytest.raises(Overloaded):
        await intake.accept(incoming(Kind.WHY, user="U1", message="1.2"))
    for number in range(10):
        assert not (await intake.accept(incoming(kind, user="U1", message=f"2.{number}"))).duplicate
    with pytest.raises(Overloaded):
        await intake.accept(incoming(Kind.WHY, user="U3", message="1.3"))
    await intake.close()


async def test_what_dbos_logs_goes_the_way_of_all_lines_whatever_stderr_was_when_it_was_imported(
    database, tmp_path, caplog
):
    log = logging.getLogger("dbos")
    closed = io.StringIO()
    closed.close()
    log.handlers, log.propagate = [logging.StreamHandler(closed)], False
    async with running(Bench(database, tmp_path)):
        log.error("A queue is gone.")
    assert "A queue is gone." in caplog.messages
