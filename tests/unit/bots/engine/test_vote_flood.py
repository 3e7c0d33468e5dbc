"""A flood of votes by five people: few answers are made anew, behind the questions of others."""

from __future__ import annotations

from sqlmodel import select

from bots.messages import Kind
from core.learning.second_looks import MOST_OF_ALL
from storage.database import open_database
from storage.learning.signals import Wanted, latest
from storage.states import Lane
from storage.tables.engine import WorkRow
from storage.tables.feedback import FeedbackRow
from tests.engine_bench import Bench, FakeAnswerer, incoming

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
