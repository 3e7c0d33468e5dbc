"""Enqueueing, leases, work and conversations: the same words kept on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from sqlmodel import select

from core.errors import LeaseLost, NotFound, Overloaded, Stopped
from core.learning.second_looks import MOST_OF_ALL, Look
from core.model import Attempt, Draft, Outcome, Question, Severity, Span, Status, Table, Turn, Usage, Verdict
from storage.conversations import questions
from storage.conversations.feedback import Mark, add, summary, withdraw
from storage.conversations.store import StoredConversations
from storage.costs import looks
from storage.database import open_database
from storage.tables.conversations import PostRow
from storage.tables.engine import WorkRow
from storage.tables.feedback import FeedbackRow
from storage.work import leases, queues, recovery
from storage.work import pieces as work
from storage.work.enqueue import BatchedEnqueue, Entry
from storage.work.leases import Holder
from tests.engine_bench import answer_to
from tests.queues import LAWLESS, plenty, room_for

ME, OTHER = Holder("w0.A", "w0", "", 1), Holder("w1.B", "w1", "", 2)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, tmp_path):
    url = f"sqlite:///{tmp_path / 'errata.db'}"
    database = open_database(request.getfixturevalue("postgres_url") if request.param == "postgres" else url)
    yield database
    database.close()


def entry(number: int, lane: str = "answers") -> Entry:
    return Entry(f"slack:Ev{number}", lane, "ask", "{}")


def claimed(database, work_id: str, holder: Holder = ME) -> work.Work:
    def claim(session):
        leases.acquire(session, holder)
        queues.due(session, 100, plenty())
        generation = session.exec(select(WorkRow.generation).where(WorkRow.id == work_id)).one()
        return work.claim(session, work_id, generation, holder.executor)

    return database.transaction(claim)


async def test_a_burst_is_durable_in_a_few_transactions_and_in_order(database):
    written = []
    queue = BatchedEnqueue(database, LAWLESS)
    transaction = database.transaction
    database.transaction = lambda act: (written.append(1), transaction(act))[1]
    await asyncio.gather(*(queue.put(entry(n)) for n in range(100)))
    await queue.close()

    assert len(written) <= 3
    rows = transaction(lambda session: list(session.exec(select(WorkRow.id).order_by(WorkRow.seq))))
    assert rows == [f"slack:Ev{n}" for n in range(100)]


async def test_two_processes_that_get_the_same_event_keep_it_once(database):
    one, two = BatchedEnqueue(database, LAWLESS), BatchedEnqueue(database, LAWLESS)
    receipts = await asyncio.gather(*(queue.put(entry(n)) for n in range(20) for queue in (one, two)))
    await one.close()
    await two.close()

    assert len(receipts) == 40
    assert len(database.transaction(lambda session: list(session.exec(select(WorkRow.id))))) == 20


async def test_a_full_lane_says_who_would_be_next_and_the_other_lane_takes_on(database):
    queue = BatchedEnqueue(database, room_for(answers=3))
    receipts = await asyncio.gather(*(queue.put(entry(n)) for n in range(5)), return_exceptions=True)
    aside = await queue.put(entry(9, "asides"))
    again = await queue.put(entry(1))
    await queue.close()

    assert [enqueued.position for enqueued in receipts[:3]] == [1, 2, 3]
    assert [type(enqueued) for enqueued in receipts[3:]] == [Overloaded, Overloaded]
    assert receipts[3].position == 4
    assert "number 4" in str(receipts[3])
    assert aside.position == 1
    assert again.duplicate


def test_a_lease_that_ran_out_is_removed_once_and_cannot_be_renewed(database):
    database.transaction(lambda session: leases.acquire(session, ME, ttl=-1.0))
    database.transaction(lambda session: leases.acquire(session, OTHER))

    assert database.transaction(lambda session: leases.remove_dead(session, OTHER)) == [ME.executor]
    assert database.transaction(lambda session: leases.remove_dead(session, OTHER)) == []
    assert database.transaction(leases.live) == {OTHER.executor}
    with pytest.raises(LeaseLost):
        database.transaction(lambda session: leases.renew(session, ME.executor))


def test_a_process_that_was_held_up_does_not_count_itself_among_the_dead(database):
    database.transaction(lambda session: leases.acquire(session, ME, ttl=-1.0))

    assert database.transaction(lambda session: leases.dead(session, ME)) == []
    assert database.transaction(lambda session: leases.remove_dead(session, ME)) == []
    database.transaction(lambda session: leases.renew(session, ME.executor))
    assert database.transaction(lambda session: leases.remove_dead(session, OTHER)) == []


def test_one_process_reaps_at_a_time(database):
    assert database.transaction(lambda session: leases.begin_reaping(session, ME))
    assert not database.transaction(lambda session: leases.begin_reaping(session, OTHER))
    assert database.transaction(lambda session: leases.begin_reaping(session, ME, ttl=-1.0))
    assert database.transaction(lambda session: leases.begin_reaping(session, OTHER))


async def test_a_later_claim_fences_out_the_earlier_one(database):
    queue = BatchedEnqueue(database, LAWLESS)
    await queue.put(entry(1))
    await queue.close()
    mine = claimed(database, "slack:Ev1")
    database.transaction(lambda session: work.put_checkpoint(session, mine, "answer", '"yes"'))
    theirs = claimed(database, "slack:Ev1", OTHER)

    for act in (
        lambda session: work.may_go_on(session, mine),
        lambda session: work.put_checkpoint(session, mine, "post", '"late"'),
        lambda session: work.finish(session, mine),
        lambda session: work.put_off(session, mine, 0.0, ""),
    ):
        with pytest.raises(LeaseLost):
            database.transaction(act)
    assert theirs.epoch == 2
    assert database.transaction(lambda session: work.may_go_on(session, theirs))
    assert database.transaction(lambda session: work.checkpoints(session, "slack:Ev1")) == {"answer": '"yes"'}


async def test_who_holds_no_lease_claims_and_posts_nothing(database):
    queue = BatchedEnqueue(database, LAWLESS)
    await queue.put(entry(1))
    await queue.close()
    mine = claimed(database, "slack:Ev1")
    database.transaction(lambda session: leases.release(session, ME.executor))

    with pytest.raises(LeaseLost):
        database.transaction(lambda session: work.may_go_on(session, mine))
    with pytest.raises(LeaseLost):
        database.transaction(lambda session: work.claim(session, "slack:Ev1", 0, ME.executor))


async def test_a_halted_piece_of_work_may_not_post_but_may_end(database):
    queue = BatchedEnqueue(database, LAWLESS)
    await queue.put(entry(1))
    await queue.close()
    mine = claimed(database, "slack:Ev1")
    assert database.transaction(lambda session: work.halt(session, "slack:Ev1", "stopped"))

    with pytest.raises(Stopped):
        database.transaction(lambda session: work.may_go_on(session, mine))
    database.transaction(lambda session: work.finish(session, mine))
    assert not database.transaction(lambda session: work.halt(session, "slack:Ev1", "stopped"))


async def test_the_dead_are_listed_revived_and_swept(database):
    queue = BatchedEnqueue(database, LAWLESS)
    await queue.put(entry(1))
    await queue.close()
    mine = claimed(database, "slack:Ev1")
    database.transaction(lambda session: work.finish(session, mine, "It broke."))

    (dead,) = database.transaction(recovery.dead)
    assert (dead.id, dead.error, dead.attempts) == ("slack:Ev1", "It broke.", 1)
    database.transaction(lambda session: recovery.revive(session, "slack:Ev1"))
    with pytest.raises(NotFound):
        database.transaction(lambda session: recovery.revive(session, "slack:Ev1"))
    again = claimed(database, "slack:Ev1")
    assert (again.attempts, again.generation) == (1, 1)
    assert database.transaction(lambda session: work.claim(session, "slack:Ev1", 0, ME.executor)) is None
    database.transaction(lambda session: work.finish(session, again))
    assert database.transaction(lambda session: recovery.sweep(session, older_than=0.0)) == []
    assert database.transaction(lambda session: recovery.sweep(session, older_than=1e12)) == ["slack:Ev1"]


def rich_answer(question: Question):
    span = Span(0, 2, "It", "no such figure")
    verdict = Verdict("numbers", Status.FAIL, Severity.LOW, "d", "h", (span,))
    return answer_to(
        question,
        "It was $383.3B [1] – “über”.",
        outcome=Outcome.PARTIAL,
        verdicts=(verdict,),
        attempts=(Attempt(1, Draft("It was", (1,)), (verdict,)),),
        table=Table("Revenue", ("year", "value"), ((2023, 383.285), (2024, None))),
        notes=("a note",),
        usage=Usage(1, 2, 3, 0.5),
        timings_ms={"total": 1.5},
    )


async def test_an_answer_comes_back_as_it_was(database):
    conversations = StoredConversations(database)
    question = Question("Revenue?", "Q1", conversation_id="c", history=(Turn("user", "Hi"),), collections=("hr",))
    answer = rich_answer(question)
    await conversations.record(answer)

    assert await conversations.answer(answer.id) == answer
    assert await conversations.answer("none") is None
    await conversations.record(replace(answer, text="Other."))
    assert (await conversations.answer(answer.id)).text == "Other."


async def test_history_is_the_latest_messages_oldest_first(database):
    conversations = StoredConversations(database)
    for n in range(5):
        await conversations.record(answer_to(Question(f"Q{n}", f"{n}", conversation_id="c"), f"A{n}"))
    await conversations.record(answer_to(Question("Else", "9", conversation_id="d"), "A"))

    assert [turn.text for turn in await conversations.history("c", 3)] == ["A3", "Q4", "A4"]
    assert len(await conversations.history("c", 100)) == 10
    assert await conversations.history("", 4) == []


async def test_a_reaction_finds_the_answer_by_any_part_until_it_is_edited_shorter(database):
    def post(message: str, part: int) -> PostRow:
        return PostRow(
            platform="slack", channel="C1", message=message, part=part, key="A1", answer_id="A1", question_id="Q1"
        )

    database.transaction(lambda session: questions.put_posts(session, "Q1", [post("m1", 0), post("m2", 1)]))
    assert database.transaction(lambda session: questions.post_of(session, "slack", "C1", "m2")).answer_id == "A1"
    database.transaction(lambda session: questions.put_posts(session, "Q1", [post("m1", 0)]))
    assert database.transaction(lambda session: questions.post_of(session, "slack", "C1", "m2")) is None


async def test_feedback_is_one_row_a_user_and_vote_whatever_the_order(database):
    def mark(seq: int, name: str = "+1", vote: str = "up") -> Mark:
        return Mark("A1", "slack:T1:C1", "m1", "U1", vote, name, seq)

    first = database.transaction(lambda session: add(session, mark(1)))
    again = database.transaction(lambda session: add(session, mark(2)))
    late = database.transaction(lambda session: withdraw(session, mark(5)))
    old = database.transaction(lambda session: add(session, mark(4)))
    assert (first.activated, again.activated, late.withdrawn, old.activated) == (True, False, True, False)
    assert len(database.transaction(lambda session: list(session.exec(select(FeedbackRow))))) == 1
    back = database.transaction(lambda session: add(session, mark(6)))
    assert (back.activated, back.round) == (True, 2)
    assert database.transaction(lambda session: summary(session, "slack:T1:C1")) == (1, 0, [])


async def test_one_persons_looks_at_once_at_many_answers_are_no_more_than_one_after_the_other(database):
    def wish(root: str, user: str):
        return database.transaction(lambda session: looks.take(session, root, user, 1_000.0))

    wishes = [asyncio.to_thread(wish, f"slack:T1:C1\n{n}.0", "U1") for n in range(30)]
    others = [asyncio.to_thread(wish, f"slack:T1:C1\n{n}.0", f"V{n}") for n in range(5)]
    got = await asyncio.gather(*wishes, *others)

    assert [look for look in got[:30] if look is Look.GRANTED] == [Look.GRANTED] * MOST_OF_ALL
    assert got[:30].count(Look.REFUSED_OF_ALL) == 1, "told once"
    assert got[30:] == [Look.GRANTED] * 5
