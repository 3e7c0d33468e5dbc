"""A flood of votes by five people: few answers are made anew, behind the questions of others."""

from __future__ import annotations

import time
from dataclasses import replace

from sqlalchemy import update
from sqlmodel import col, select

from bots.engine.intake import SPACED
from bots.messages import Kind
from core.learning.second_looks import MOST_OF_ALL, Look
from storage.costs import looks
from storage.database import open_database
from storage.learning.signals import Wanted, latest
from storage.states import Lane, QuestionState
from storage.tables.conversations import AnswerRow, QuestionRow
from storage.tables.engine import CheckpointRow, WorkRow
from storage.tables.feedback import FeedbackRow
from storage.work.turns import AT_ONCE
from tests.engine_bench import QUICK, Bench, FakeAnswerer, incoming

PEOPLE = [f"V{number}" for number in range(5)]
SPACING = replace(QUICK, votes_apart=1.0)


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


def pressed(number: int, posted: str, user: str = "V1", **changes):
    vote = {"vote": "down", "via": "reaction", "emoji": "-1"}
    kind = Kind.FEEDBACK_WITHDRAWN if number % 2 else Kind.FEEDBACK_ADDED
    return incoming(kind, message=posted, user=user, payload=vote, **changes)


def votes_of(bench: Bench, user: str) -> list[WorkRow]:
    rows = bench.rows(select(WorkRow).where(col(WorkRow.person).endswith(f":{user}")).order_by(WorkRow.seq))
    return [row for row in rows if row.name in {kind.value for kind in SPACED}]


async def test_a_vote_that_comes_while_another_of_the_person_waits_goes_along_with_it(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    async with Bench(database, tmp_path, FakeAnswerer("5 [1]."), limits=SPACING) as bench:
        await bench.hear(incoming(text="Which?", message="1.0", thread="1.0"))
        (posted,) = bench.platform.messages
        for number in range(12):
            await bench.intake.accept(pressed(number, posted))
        begun = time.time()
        first, *others = votes_of(bench, "V1")
        assert first.not_before == 0.0
        assert all(row.not_before > begun for row in others), "they wait for the first to take them along"
        await bench.settle()
        assert {row.state for row in votes_of(bench, "V1")} == {"done"}
        assert [row.attempts for row in votes_of(bench, "V1")[1:]] == [0] * 11, "nothing was begun for the others"
    database.close()


async def test_of_what_is_begun_for_one_persons_votes_five_are_due_at_once_and_the_others_spaced(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    async with Bench(database, tmp_path, FakeAnswerer("5 [1]."), limits=SPACING) as bench:
        await bench.hear(incoming(text="Which?", message="1.0", thread="1.0"))
        (posted,) = bench.platform.messages
        for number in range(AT_ONCE):
            await bench.hear(pressed(number, posted))
        begun = time.time()
        await bench.hear(pressed(AT_ONCE, posted), pressed(AT_ONCE + 1, posted))
        due = [row.not_before for row in votes_of(bench, "V1")]
        assert due[:AT_ONCE] == [0.0] * AT_ONCE
        assert begun < due[AT_ONCE] < due[AT_ONCE + 1]
    database.close()


async def test_toggles_that_come_to_nothing_are_one_row_and_have_nothing_done(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    async with Bench(database, tmp_path, FakeAnswerer("5 [1]."), limits=SPACING) as bench:
        await bench.hear(incoming(text="Which?", message="1.0", thread="1.0"))
        (posted,) = bench.platform.messages
        for number in range(40):
            await bench.intake.accept(pressed(number, posted))
        await bench.settle()
        (row,) = bench.rows(select(FeedbackRow))
        assert (row.active, row.rounds) == (False, 0)
        assert bench.rows(select(WorkRow).where(WorkRow.name == "answer.retry")) == []
        assert not bench.platform.messages[posted].notes
        assert database.transaction(lambda session: latest(session, Wanted(reason="thumbs_down"))) == []
    database.close()


async def test_votes_on_several_answers_are_counted_together_and_each_has_its_look(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    async with Bench(database, tmp_path, FakeAnswerer("5 [1]."), limits=SPACING) as bench:
        for number in range(3):
            await bench.hear(incoming(text=f"Question {number}?", message=f"{number}.0", thread=f"{number}.0"))
        for posted in bench.platform.messages:
            for number in range(3):
                await bench.intake.accept(pressed(number, posted))
        (first, *_) = bench._due()
        await bench.executor.execute(first[0], first[2])
        assert {row.state for row in votes_of(bench, "V1")[1:]} <= {"done", "queued"}
        assert all("looking again" in message.notes[0].casefold() for message in bench.platform.messages.values())
        await bench.settle()
        assert [(row.active, row.kind) for row in bench.rows(select(FeedbackRow))] == [(True, "down")] * 3
        assert len(bench.rows(select(WorkRow).where(WorkRow.name == "answer.retry"))) == 3
    database.close()


async def test_a_look_that_only_votes_asked_for_is_left_where_they_are_taken_back_before_it_begins(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    answerer = FakeAnswerer("5 [1].", "6 [1].")
    async with Bench(database, tmp_path, answerer) as bench:
        await bench.hear(incoming(text="Which?", message="1.0", thread="1.0"))
        (posted,) = bench.platform.messages
        await bench.intake.accept(pressed(0, posted))
        for work_id, _, generation in bench._due():
            await bench.executor.execute(work_id, generation)
        assert bench.platform.messages[posted].notes, "it is said that it is looked at"
        await bench.intake.accept(pressed(1, posted))
        (withdrawal,) = [row.id for row in votes_of(bench, "V1") if row.state == "waiting"]
        for work_id, _, generation in sorted(bench._due(), key=lambda one: one[0] != withdrawal):
            await bench.executor.execute(work_id, generation)
        await bench.settle()
        assert len(answerer.asked) == 1
        assert (bench.platform.messages[posted].text, bench.platform.messages[posted].notes) == ("5 [1].", [])
    database.close()


async def test_votes_in_other_channels_and_on_answers_not_noted_yet_are_left_to_themselves(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    async with Bench(database, tmp_path, FakeAnswerer("5 [1]."), limits=SPACING) as bench:
        for number in range(2):
            await bench.hear(incoming(text=f"Question {number}?", message=f"{number}.0", thread=f"{number}.0"))
        first, second = bench.platform.messages
        for vote in (pressed(0, first), pressed(0, first, channel="C2"), pressed(0, second), pressed(1, first)):
            await bench.intake.accept(vote)
        unposted = update(QuestionRow).where(QuestionRow.text == "Question 1?").values(state=QuestionState.OPEN)
        database.transaction(lambda session: session.connection().execute(unposted))
        for work_id, _, generation in bench._due():
            await bench.executor.execute(work_id, generation)
        assert [row.state for row in votes_of(bench, "V1")] == ["done", "waiting", "waiting", "done"]
    database.close()


async def test_a_vote_that_was_counted_by_itself_before_a_new_version_is_followed_up_and_not_counted_again(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    async with Bench(database, tmp_path, FakeAnswerer("5 [1]."), limits=SPACING) as bench:
        await bench.hear(incoming(text="Which?", message="1.0", thread="1.0"))
        (posted,) = bench.platform.messages
        await bench.intake.accept(pressed(0, posted))
        (row,) = votes_of(bench, "V1")
        (answer,) = bench.rows(select(AnswerRow))
        before = CheckpointRow(work_id=row.id, name="feedback", result=f'"{answer.id} job:none:1"')
        database.transaction(lambda session: session.add(before))
        await bench.settle()
        assert "looking again" in bench.platform.messages[posted].notes[0].casefold()
        assert bench.rows(select(FeedbackRow)) == []
    database.close()


async def test_the_looks_of_one_person_begin_two_at_once_then_one_after_the_other(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    user, now = "slack:T1:V1", time.time()

    for number, later in enumerate((0.0, 0.0, 15.0, 30.0)):

        def take(session, number=number):
            return looks.take(session, f"answer {number}", user, now), looks.due(session, user, now, 15.0)

        assert database.transaction(take) == (Look.GRANTED, now + later if later else 0.0)
    database.close()


async def test_looks_that_were_given_back_space_those_that_follow(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    user, now = "slack:T1:V1", time.time()

    def take(session):
        taken = looks.take(session, "answer", user, now), looks.due(session, user, now, 15.0)
        looks.give_back(session, "answer", user, now)
        return taken

    found = [database.transaction(take) for _ in range(MOST_OF_ALL + 2)]
    later = [0.0, 0.0, *(now + 15.0 * min(behind, looks.MOST_BEHIND) for behind in range(1, MOST_OF_ALL))]
    assert found[:-1] == [(Look.GRANTED, due) for due in later]
    assert found[-1][0] is Look.WORDLESS, "the last was not given back any more"
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
