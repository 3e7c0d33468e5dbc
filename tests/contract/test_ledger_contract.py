"""The ledger: the same bookings, sums and caps in memory, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import text
from sqlmodel import select

from core.costs.accounts import Account, Caps, ModelCall, Spent, Subject, subjects
from core.errors import CapReached
from core.model import Asker
from storage.costs.bookings import sweep_bookings, sweep_totals, totals
from storage.costs.ledger import SqlLedger
from storage.database import open_database
from storage.tables.bookings import BookingRow
from tests.fakes import FakeLedger
from tests.postgres_copies import copied

ADA = Asker("slack", "T1", "C1", "U1")
BEN = Asker("slack", "T1", "C2", "U2")
TOKEN = Asker("web", user="k1", token="k1")
TERMINAL = Asker()


class Day:
    """A day that passes when it is told to."""

    def __init__(self) -> None:
        self.now = datetime(2026, 1, 2, 23, 59, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


class Kept:
    """A real ledger, with the fake's way of looking into it."""

    def __init__(self, database, caps: Caps) -> None:
        self.database, self.time = database, Day()
        self.ledger = SqlLedger(database, caps, self.time)

    def __getattr__(self, name):
        return getattr(self.ledger, name)

    async def sum(self, subject: Subject) -> tuple[int, int]:
        await self.ledger.flush()
        found = await self.database.read(lambda session: totals(session, self.time().date().isoformat()))
        return next(((t.calls, t.tokens) for t in found if (t.kind, t.subject) == (subject.kind, subject.name)), (0, 0))

    def next_day(self) -> None:
        self.time.now += timedelta(days=1)


class Faked(FakeLedger):
    async def sum(self, subject: Subject) -> tuple[int, int]:
        mine = [b for b in self.bookings.values() if b.day == self.day and subject in subjects(b.payer)]
        return sum(self.ended.get(b.id, Spent()).sent for b in mine), self.tokens(subject)

    def next_day(self) -> None:
        self.day += "+1"


@pytest.fixture(scope="module")
def databases(tmp_path_factory, request):
    """Opened once a kind: to make a database on PostgreSQL takes longer than all that is asked of it here."""
    with contextlib.ExitStack() as stack:
        opened = {}

        def of(kind: str):
            if kind not in opened:
                folder = tmp_path_factory.mktemp("ledger")
                url = f"sqlite:///{folder / 'e.db'}"
                if kind == "postgres":
                    url = stack.enter_context(copied(request.getfixturevalue("_migrated_postgres")))
                opened[kind] = open_database(url)
                stack.callback(opened[kind].close)
            _sql(opened[kind], "DELETE FROM booking")
            _sql(opened[kind], "DELETE FROM booking_total")
            return opened[kind]

        yield of


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, databases):
    return databases(request.param)


@pytest.fixture(params=["memory", "sqlite", "postgres"])
async def ledger_of(request, databases):
    """Makes the ledger under test; its caps are the argument."""
    opened = []

    def make(**caps: int):
        if request.param == "memory":
            return Faked(Caps(**caps))
        opened.append(Kept(databases(request.param), Caps(**caps)))
        return opened[-1]

    yield make
    for kept in opened:
        await kept.close()


def call(payer: Asker = ADA, tokens: int = 100, task: str = "generate") -> ModelCall:
    return ModelCall(Account(payer, "trace"), task, "m", tokens)


def subject(asker: Asker, kind: str) -> Subject:
    return next(found for found in subjects(asker) if found.kind == kind)


async def test_a_call_counts_at_its_reservation_until_it_is_settled_at_what_it_cost(ledger_of):
    ledger = ledger_of()
    booking = await ledger.book(call())
    for kind in ("person", "channel", "workspace"):
        assert await ledger.sum(subject(ADA, kind)) == (1, 100)
    ledger.settle(booking, Spent(30, 12))
    for kind in ("person", "channel", "workspace"):
        assert await ledger.sum(subject(ADA, kind)) == (1, 42)


async def test_a_call_settled_twice_counts_once(ledger_of):
    ledger = ledger_of()
    booking = await ledger.book(call())
    for _ in range(2):
        ledger.settle(booking, Spent(30, 12))
    assert await ledger.sum(subject(ADA, "person")) == (1, 42)


async def test_a_call_that_was_never_sent_counts_nothing(ledger_of):
    ledger = ledger_of()
    ledger.settle(await ledger.book(call()), Spent(sent=False))
    assert await ledger.sum(subject(ADA, "workspace")) == (0, 0)


async def test_a_call_whose_end_is_not_known_stays_at_its_reservation(ledger_of):
    ledger = ledger_of()
    await ledger.book(call())
    ledger.settle(await ledger.book(call(tokens=50)), Spent(1, 1))
    assert await ledger.sum(subject(ADA, "person")) == (2, 102)


@pytest.mark.parametrize("kind", ["person", "channel", "workspace"])
async def test_a_cap_refuses_what_might_exceed_it_and_books_nothing_of_it(ledger_of, kind):
    ledger = ledger_of(**{kind: 250})
    for _ in range(2):
        await ledger.book(call())
    with pytest.raises(CapReached, match="250 tokens"):
        await ledger.book(call())
    for known in ("person", "channel", "workspace"):
        assert await ledger.sum(subject(ADA, known)) == (2, 200)
    await ledger.book(call(tokens=50))


async def test_what_is_given_back_at_the_end_of_a_call_is_room_for_the_next(ledger_of):
    ledger = ledger_of(person=250)
    bookings = [await ledger.book(call()) for _ in range(2)]
    ledger.settle(bookings[0], Spent(5, 5))
    await ledger.book(call())
    with pytest.raises(CapReached):
        await ledger.book(call())


async def test_calls_at_the_same_time_never_exceed_a_cap_together(ledger_of):
    ledger = ledger_of(workspace=1_000)
    made = await asyncio.gather(*(ledger.book(call()) for _ in range(50)), return_exceptions=True)
    assert [type(one) for one in made].count(CapReached) == 40
    assert await ledger.sum(subject(ADA, "workspace")) == (10, 1_000)


async def test_one_persons_cap_is_not_anothers_and_a_workspaces_is(ledger_of):
    ledger = ledger_of(person=100, workspace=250)
    await ledger.book(call(ADA))
    with pytest.raises(CapReached, match="your 100 tokens"):
        await ledger.book(call(ADA))
    await ledger.book(call(BEN))
    with pytest.raises(CapReached, match="this workspace"):
        await ledger.book(call(Asker("slack", "T1", "C3", "U3")))
    await ledger.book(call(Asker("slack", "T2", "C1", "U1")))


async def test_each_token_has_a_cap_of_its_own_and_none_of_a_person(ledger_of):
    ledger = ledger_of(token=100, person=1)
    await ledger.book(call(TOKEN))
    with pytest.raises(CapReached, match="DAILY_TOKEN_CAP_TOKEN"):
        await ledger.book(call(TOKEN))
    await ledger.book(call(Asker("web", user="k2", token="k2")))
    assert await ledger.sum(Subject("workspace", "web")) == (2, 200)


async def test_a_new_day_begins_at_nothing_and_the_old_ones_calls_stay_its_own(ledger_of):
    ledger = ledger_of(person=100)
    before = await ledger.book(call())
    ledger.next_day()
    await ledger.book(call())
    ledger.settle(before, Spent(1, 1))
    assert await ledger.sum(subject(ADA, "person")) == (1, 100)


async def test_an_asker_is_told_once_a_day(ledger_of):
    ledger = ledger_of(person=1)
    assert [await ledger.first_refusal_today(ADA) for _ in range(3)] == [True, False, False]
    assert await ledger.first_refusal_today(BEN)
    assert await ledger.first_refusal_today(TERMINAL)
    ledger.next_day()
    assert await ledger.first_refusal_today(ADA)


def test_a_discord_user_is_one_person_in_all_servers():
    here, there = Asker("discord", "G1", "C1", "U1"), Asker("discord", "G2", "C9", "U1")
    assert subject(here, "person") == subject(there, "person")
    assert subject(here, "workspace") != subject(there, "workspace")


def test_the_terminal_is_the_operators():
    assert subjects(TERMINAL) == (Subject("workspace", "terminal"),)


async def test_every_call_is_a_row_with_whom_it_was_for(database):
    ledger = SqlLedger(database, Caps())
    ledger.settle(await ledger.book(call(TOKEN, task="grade")), Spent(7, 3))
    await ledger.book(call(ADA))
    await ledger.close()
    graded, drafted = database.transaction(lambda s: list(s.exec(select(BookingRow).order_by(BookingRow.id))))
    assert (graded.token, graded.task, graded.state, graded.reserved) == ("k1", "grade", "settled", 100)
    assert (graded.prompt_tokens, graded.completion_tokens, graded.trace_id) == (7, 3, "trace")
    assert (drafted.platform, drafted.workspace, drafted.channel, drafted.user_id) == ("slack", "T1", "C1", "U1")
    assert drafted.state == "open"


async def test_processes_that_book_for_the_same_people_at_once_lose_nothing_and_never_exceed_a_cap(database):
    ledgers = [SqlLedger(database, Caps(workspace=4_000)) for _ in range(4)]
    askers = [Asker("slack", "T1", f"C{n % 3}", f"U{n % 5}") for n in range(60)]
    made = await asyncio.gather(
        *(ledgers[n % 4].book(call(asker)) for n, asker in enumerate(askers)), return_exceptions=True
    )
    assert {type(one) for one in made} <= {CapReached, type(made[0])}
    for ledger in ledgers:
        await ledger.close()
    rows = database.transaction(lambda session: list(session.exec(select(BookingRow.id))))
    assert len(rows) == 40


async def test_a_booking_nobody_waits_for_any_more_is_given_back(database):
    ledger = SqlLedger(database, Caps())
    booking = asyncio.create_task(ledger.book(call()))
    await asyncio.sleep(0)
    booking.cancel()
    await asyncio.gather(booking, return_exceptions=True)
    await ledger.close()
    assert {row.state for row in database.transaction(lambda s: list(s.exec(select(BookingRow))))} <= {"unsent"}
    assert database.transaction(lambda session: totals(session, datetime.now(UTC).date().isoformat())) == []


async def test_without_the_tables_no_call_is_booked_and_what_was_settled_is_kept_until_they_are_back(database):
    ledger = SqlLedger(database, Caps())
    booking = await ledger.book(call())
    _sql(database, "ALTER TABLE booking RENAME TO away")
    ledger.settle(booking, Spent(3, 4))
    with pytest.raises(Exception, match=r"booking|answer"):
        await ledger.book(call())
    _sql(database, "ALTER TABLE away RENAME TO booking")
    await ledger.close()
    [row] = database.transaction(lambda session: list(session.exec(select(BookingRow))))
    assert (row.state, row.prompt_tokens, row.completion_tokens) == ("settled", 3, 4)


async def test_what_is_old_is_swept_in_portions_and_its_sums_later(database):
    ledger = SqlLedger(database, Caps())
    for _ in range(3):
        await ledger.book(call())
    await ledger.close()
    assert database.transaction(lambda session: sweep_bookings(session, 2e10, 2)) == 2
    assert database.transaction(lambda session: sweep_bookings(session, 2e10, 2)) == 1
    assert database.transaction(lambda session: totals(session, datetime.now(UTC).date().isoformat()))
    assert database.transaction(lambda session: sweep_totals(session, "2000-01-01")) == 0
    assert database.transaction(lambda session: sweep_totals(session, "9999-01-01")) == 4
    assert database.transaction(lambda session: sweep_totals(session, "9999-01-01")) == 0


def _sql(database, statement: str) -> None:
    with database.engine.begin() as connection:
        connection.execute(text(statement))
