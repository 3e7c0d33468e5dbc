"""A flood of votes by five people: few answers are made anew, behind the questions of others."""

from __future__ import annotations

import time
from dataclasses import replace

from sqlalchemy import update
from sqlmodel import col, select

from bots.engine.intake import SPACED
from bots.messages import Kind
from core.learning.corrections import LINED_UP
from core.learning.second_looks import MOST_OF_ALL, Look
from storage.costs import looks
from storage.database import open_database
from storage.learning.signals import Wanted, latest
from storage.states import Lane
from storage.tables.engine import WorkRow
from storage.tables.feedback import FeedbackRow
from storage.work.turns import AT_ONCE
from tests.engine_bench import QUICK, Bench, FakeAnswerer, incoming

PEOPLE = [f"V{number}" for number in range(5)]


async def test_many_votes_of_five_people_have_few_answers_made_anew(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    answerer = FakeAnswerer("5 [1].")
    async with Bench(database, tmp_path, answerer) as bench:
        for number in range(4):
            await bench.hear(incoming(text=f"Question {number}?", message=f"{number}.0", thread=f"{number}.0"))
        posted, asked = list(bench.platform.messages), len(answerer.asked)
        for number in range(60):
            vote = {"vote": "down", "via": "button", "emoji": ""}
            event = incoming(
                Kind.FEEDBACK_ADDED,
                message=posted[number // 5 % len(posted)],
                user=PEOPLE[number % 5],
                payload=vote,
            )
            await bench.intake.accept(event)
        await bench.settle()
        again = len(answerer.asked) - asked
        assert 0 < again <= min(len(PEOPLE) * MOST_OF_ALL, len(PEOPLE) * len(posted)), "a look a person and answer"
        lanes = {row.lane for row in bench.rows(select(WorkRow)) if row.name == "answer.retry"}
        assert lanes == {Lane.RETRIES.value}, "behind the questions of others"
        assert len(bench.rows(select(FeedbackRow))) == len(PEOPLE) * len(posted), "one vote a person and answer"
        kept = database.transaction(lambda session: latest(session, Wanted(reason="thumbs_down", limit=1_000)))
        assert len(kept) <= 60
    database.close()


async def test_the_votes_of_a_flood_are_spaced(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    spacing = replace(QUICK, votes_apart=1.0)
    async with Bench(database, tmp_path, FakeAnswerer("5 [1]."), limits=spacing) as bench:
        await bench.hear(incoming(text="Which?", message="1.0", thread="1.0"))
        (posted,) = bench.platform.messages
        begun = time.time()
        for number in range(12):
            vote = {"vote": "down", "via": "reaction", "emoji": "-1"}
            kind = Kind.FEEDBACK_WITHDRAWN if number % 2 else Kind.FEEDBACK_ADDED
            await bench.intake.accept(incoming(kind, message=posted, user="V1", payload=vote))
        rows = bench.rows(select(WorkRow).where(col(WorkRow.person).endswith(":V1")).order_by(WorkRow.seq))
        votes = [row for row in rows if row.name in {kind.value for kind in SPACED}]
        due = [row.not_before for row in votes]
        assert due[:AT_ONCE] == [0.0] * AT_ONCE
        assert [round(later - due[AT_ONCE]) for later in due[AT_ONCE:]] == list(range(7))
        assert due[AT_ONCE] >= begun, "one a second"
    database.close()


async def test_the_looks_of_one_person_begin_two_at_once_then_one_after_the_other(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    user, now = "slack:T1:V1", time.time()

    for number, later in enumerate((0.0, 0.0, 15.0, 30.0)):

        def take(session, number=number):
            return looks.take(session, f"answer {number}", user, now), looks.due(session, user, now, 15.0)

        assert database.transaction(take) == (Look.GRANTED, now + later if later else 0.0)
    database.close()


async def test_one_look_serves_all_who_only_voted_while_it_waits(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    answerer = FakeAnswerer("5 [1].")
    async with Bench(database, tmp_path, answerer) as bench:
        await bench.hear(incoming(text="Which?", message="1.0", thread="1.0"))
        (posted,) = bench.platform.messages
        for user in PEOPLE:
            vote = {"vote": "down", "via": "reaction", "emoji": "-1"}
            await bench.intake.accept(incoming(Kind.FEEDBACK_ADDED, message=posted, user=user, payload=vote))
        held = update(WorkRow).where(col(WorkRow.lane) == Lane.RETRIES.value).values(not_before=time.time() + 60)
        for work_id, _, generation in bench._due():
            await bench.executor.execute(work_id, generation)
            database.transaction(lambda session: session.connection().execute(held))
        assert len(bench.rows(select(WorkRow).where(WorkRow.name == "answer.retry"))) == 1
        assert len(bench.rows(select(FeedbackRow))) == len(PEOPLE), "each vote counts"
    database.close()


async def test_an_answer_whose_look_waits_for_others_says_so_and_not_that_it_is_looked_at(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    async with Bench(database, tmp_path, FakeAnswerer("5 [1]."), limits=replace(QUICK, looks_apart=60.0)) as bench:
        for number in range(3):
            await bench.hear(incoming(text=f"Question {number}?", message=f"{number}.0", thread=f"{number}.0"))
        posted = list(bench.platform.messages)
        for message in posted:
            payload = {"vote": "down", "via": "button", "emoji": ""}
            await bench.intake.accept(incoming(Kind.FEEDBACK_ADDED, message=message, user="V1", payload=payload))
        await bench.settle()
        assert bench.platform.messages[posted[2]].notes[0] == LINED_UP
        assert LINED_UP not in [note for message in posted[:2] for note in bench.platform.messages[message].notes]
    database.close()
