"""Turns: one person's hundred wait behind another's first, and what one person may ask in a minute."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import delete, event, update
from sqlmodel import select

from core.concurrency.fairness import Pace
from core.errors import Overloaded, TooMany
from storage.database import open_database
from storage.tables.engine import WorkRow
from storage.work import queues
from storage.work.enqueue import Enqueued, Entry, put_all
from storage.work.queues import LaneCapacity
from storage.work.turns import Rules


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, tmp_path):
    url = f"sqlite:///{tmp_path / 'errata.db'}"
    database = open_database(request.getfixturevalue("postgres_url") if request.param == "postgres" else url)
    yield database
    database.close()


LAW = Rules({"answers": 400}, {"ask": "questions", "vote": "votes"}, Pace(20))
FREE = Rules({}, {})


def put(database, person: str, count: int = 1, *, name: str = "ask", rules: Rules = FREE, start: int = 0):
    entries = [
        Entry(f"{person}-{name}-{number}", "answers", name, "{}", platform="slack", person=person)
        for number in range(start, start + count)
    ]
    return database.transaction(lambda session: put_all(session, entries, rules))


def begin(database, free: int, a_person: int = 100) -> list[str]:
    """Begin what comes next, as one process does: nothing is begun that there are no hands for."""
    hands = [LaneCapacity("answers", "slack", free, a_person)]
    left = database.transaction(lambda session: queues.startable(session, hands))
    return [found for found, _, _ in database.transaction(lambda session: queues.due(session, 50, left))]


def end(database, *names: str) -> None:
    database.transaction(
        lambda session: session.execute(update(WorkRow).where(WorkRow.id.in_(names)).values(state="done"))
    )


def test_where_nothing_is_due_one_statement_tells(database):
    put(database, "ada")
    begin(database, 1)
    hands = [LaneCapacity(lane, "slack", 4, 2) for lane in ("answers", "asides", "jobs")]
    said: list[str] = []
    event.listen(database.engine, "before_cursor_execute", lambda *heard: said.append(heard[2]))
    assert database.transaction(lambda session: queues.startable(session, hands)) == []
    assert len([text for text in said if "work" in text]) == 1


def test_one_persons_hundred_wait_behind_anothers_first(database):
    put(database, "greedy", 100)
    assert begin(database, 2) == ["greedy-ask-0", "greedy-ask-1"]
    (receipt,) = put(database, "modest")
    assert receipt.position == 3  # behind what has begun alone
    assert begin(database, 4) == ["modest-ask-0", "greedy-ask-2"]


def test_a_persons_own_questions_stay_in_order_while_others_come_between(database):
    put(database, "a", 3)
    put(database, "b", 3)
    put(database, "a", 2, start=3)
    order = begin(database, 50)
    for person in "ab":
        mine = [name for name in order if name.startswith(person)]
        assert mine == sorted(mine)
    assert Counter(name[0] for name in order[:4]) == {"a": 2, "b": 2}


def test_what_is_begun_and_not_taken_up_yet_holds_its_hand(database):
    put(database, "a", 10)
    assert len(begin(database, 4)) == 4
    assert begin(database, 4) == []


def test_one_person_gets_half_of_the_hands_and_the_next_finds_one_free(database):
    put(database, "greedy", 20)
    assert len(begin(database, 8, a_person=4)) == 4
    put(database, "modest")
    assert begin(database, 8, a_person=4) == ["modest-ask-0"]


def capacity_for(database, free: int, a_person: int) -> list[LaneCapacity]:
    return database.transaction(
        lambda session: queues.startable(session, [LaneCapacity("answers", "slack", free, a_person)])
    )


def test_nothing_can_be_started_where_all_that_is_due_is_of_people_whose_hands_are_full(database):
    put(database, "greedy", 3)
    put(database, "busy", 3)
    assert len(begin(database, 8, a_person=2)) == 4
    assert capacity_for(database, 8, a_person=2) == []
    assert capacity_for(database, 8, a_person=3) == [LaneCapacity("answers", "slack", 4, 3)]
    put(database, "modest")
    assert capacity_for(database, 8, a_person=2) == [LaneCapacity("answers", "slack", 4, 2)]
    assert begin(database, 8, a_person=2) == ["modest-ask-0"]
    end(database, "greedy-ask-0")
    assert begin(database, 8, a_person=2) == ["greedy-ask-2"]


def test_what_is_nobodys_fills_no_hands(database):
    put(database, "", 5)
    assert len(begin(database, 2, a_person=1)) == 2
    assert capacity_for(database, 8, a_person=1) == [LaneCapacity("answers", "slack", 6, 1)]


def test_who_has_their_hands_full_hides_nobody_however_much_of_theirs_comes_first(database):
    put(database, "greedy", 1)
    assert begin(database, 8, a_person=1) == ["greedy-ask-0"]
    put(database, "greedy", 2 * queues.LOOKED_THROUGH, start=1)
    put(database, "modest")
    database.transaction(
        lambda session: session.execute(update(WorkRow).where(WorkRow.person == "modest").values(turn=9_999))
    )
    assert begin(database, 8, a_person=1) == ["modest-ask-0"]


def test_what_is_put_off_holds_up_nobody(database):
    put(database, "a")
    put(database, "b", 2)
    database.transaction(
        lambda session: session.execute(update(WorkRow).where(WorkRow.person == "a").values(not_before=9e12))
    )
    assert begin(database, 5) == ["b-ask-0", "b-ask-1"]


def test_twenty_a_minute_are_taken_from_one_person_and_each_kind_counts_for_itself(database):
    results = put(database, "a", 25, rules=LAW)
    assert [type(result) for result in results] == [Enqueued] * 20 + [TooMany] * 5
    assert 0 < results[20].retry_after <= 60
    assert isinstance(put(database, "a", name="vote", rules=LAW)[0], Enqueued)
    assert isinstance(put(database, "b", rules=LAW)[0], Enqueued)


def test_a_redelivered_question_is_no_new_one_however_many_there_were(database):
    put(database, "a", 20, rules=LAW)
    again = put(database, "a", 20, rules=LAW)
    assert all(result.duplicate for result in again)


def test_what_was_finished_counts_too_and_after_a_minute_no_more(database):
    put(database, "a", 20, rules=LAW)
    database.transaction(lambda session: session.execute(update(WorkRow).values(state="done")))
    assert isinstance(put(database, "a", start=20, rules=LAW)[0], TooMany)
    database.transaction(lambda session: session.execute(update(WorkRow).values(created_at=WorkRow.created_at - 61)))
    assert isinstance(put(database, "a", start=20, rules=LAW)[0], Enqueued)


def test_one_person_fills_a_quarter_of_a_lane_and_no_more(database):
    slow = Rules({"answers": 400}, {})
    results = put(database, "a", 120, rules=slow)
    assert [type(result) for result in results] == [Enqueued] * 100 + [Overloaded] * 20
    assert isinstance(put(database, "b", rules=slow)[0], Enqueued)


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.sampled_from("abc"), min_size=1, max_size=25))
def test_who_has_nothing_waiting_goes_before_everybodys_second(database, people):
    database.transaction(lambda session: session.execute(delete(WorkRow)))
    for number, person in enumerate(people):
        put(database, person, start=number)
    order = begin(database, 100)
    firsts = {next(name for name in order if name.startswith(person)) for person in set(people)}
    assert set(order[: len(firsts)]) == firsts
    rows = database.transaction(lambda session: list(session.exec(select(WorkRow.id))))
    assert sorted(order) == sorted(rows)
