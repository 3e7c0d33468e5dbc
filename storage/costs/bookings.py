"""Bookings and their sums: what is written in one transaction, what is read of a day, what is cleaned up."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import delete, tuple_, update
from sqlmodel import Session, col, select

from core.costs.accounts import Booking, Caps, Spent, Subject, subjects
from core.errors import CapReached
from storage.states import BookingState
from storage.tables.bookings import BookingRow, BookingTotalRow
from storage.tables.tokens import TokenRow
from storage.upserts import upsert_into

Key = tuple[str, str, str]
"""Day, kind and subject of a sum."""

SWEEP = 1_000


@dataclass(frozen=True, slots=True)
class Ending:
    """A call that came to its end, and what it cost."""

    booking: Booking
    spent: Spent


@dataclass(frozen=True, slots=True)
class Total:
    """What the calls of a day come to for one subject, calls under way at what was reserved for them."""

    kind: str
    subject: str
    calls: int
    tokens: int


def write(
    session: Session, bookings: Sequence[Booking], endings: Sequence[Ending], caps: Caps
) -> list[CapReached | None]:
    """Settle the endings, then book what the caps allow, in order; one result a booking: None, or the refusal.

    Sums are locked in one order by all processes, so that two transactions wait for each other at most once.
    """
    ended = _still_open(session, endings)
    sums = _locked(session, {key for booking in (*bookings, *(e.booking for e in ended)) for key in _keys(booking)})
    for ending in ended:
        spent, reserved = ending.spent, ending.booking.reserved
        for key in _keys(ending.booking):
            sums[key].tokens += spent.tokens - reserved
            sums[key].calls -= 0 if spent.sent else 1
    refusals = [_booked(booking, sums, caps) for booking in bookings]
    _insert(session, [booking for booking, refusal in zip(bookings, refusals, strict=True) if refusal is None])
    _settle(session, ended)
    session.flush()
    return refusals


def tell_first(session: Session, day: str, subject: Subject) -> bool:
    """Note that a subject is told of a cap today; False where it was before."""
    sums = _locked(session, {(day, subject.kind, subject.name)})
    row = sums[day, subject.kind, subject.name]
    first, row.told = not row.told, True
    return first


def totals(session: Session, day: str) -> list[Total]:
    """Return the sums of a day, the greatest first."""
    query = select(BookingTotalRow).where(BookingTotalRow.day == day, BookingTotalRow.calls > 0)
    rows = session.exec(query.order_by(col(BookingTotalRow.tokens).desc(), BookingTotalRow.subject))
    return [Total(row.kind, row.subject, row.calls, row.tokens) for row in rows]


def spending(session: Session, day: str) -> list[Total]:
    """Return what everybody spent on a day, the most first: workspaces, channels, people, and tokens by their names."""
    names = dict(session.exec(select(TokenRow.id, TokenRow.name)).all())
    found = [total for total in totals(session, day) if total.kind != "task" and total.tokens]
    return [replace(t, subject=names.get(t.subject, t.subject)) if t.kind == "token" else t for t in found]


def sweep_bookings(session: Session, older_than: float, limit: int = SWEEP) -> int:
    """Delete up to `limit` bookings made before a time (seconds since 1970); their sums stay."""
    ids = list(session.exec(select(BookingRow.id).where(BookingRow.created_at < older_than).limit(limit)))
    session.connection().execute(delete(BookingRow).where(col(BookingRow.id).in_(ids)))
    return len(ids)


def sweep_totals(session: Session, before_day: str, limit: int = SWEEP) -> int:
    """Delete up to `limit` sums of days before one."""
    table = BookingTotalRow
    old = select(table.day, table.kind, table.subject).where(table.day < before_day).limit(limit)
    keys = list(session.exec(old))
    session.connection().execute(delete(table).where(_key_of(keys)))
    return len(keys)


def _keys(booking: Booking) -> list[Key]:
    named = [(booking.day, subject.kind, subject.name) for subject in subjects(booking.payer)]
    return [*named, (booking.day, "task", f"{booking.task} {booking.model}"[:320])]


def _booked(booking: Booking, sums: dict[Key, BookingTotalRow], caps: Caps) -> CapReached | None:
    for subject in subjects(booking.payer):
        row = sums[booking.day, subject.kind, subject.name]
        if not caps.allow(subject, row.tokens + booking.reserved):
            return caps.reached(subject, booking.reserved)
    for key in _keys(booking):
        sums[key].tokens += booking.reserved
        sums[key].calls += 1
    return None


def _locked(session: Session, keys: Iterable[Key]) -> dict[Key, BookingTotalRow]:
    """Return the sums, locked, those that were missing at nothing."""
    wanted = sorted(set(keys))
    found = _found(session, wanted)
    missing = [key for key in wanted if key not in found]
    if missing:
        rows = [
            {"day": day, "kind": kind, "subject": name, "calls": 0, "tokens": 0, "told": False}
            for day, kind, name in missing
        ]
        insert = upsert_into(session, BookingTotalRow)
        session.connection().execute(insert.on_conflict_do_nothing(), rows)
        found = _found(session, wanted)
    return found


def _found(session: Session, keys: Sequence[Key]) -> dict[Key, BookingTotalRow]:
    if not keys:
        return {}
    table = BookingTotalRow
    query = select(table).where(_key_of(keys)).order_by(table.day, table.kind, table.subject)
    rows = session.exec(query.with_for_update().execution_options(populate_existing=True))
    return {(row.day, row.kind, row.subject): row for row in rows}


def _key_of(keys: Sequence[Key]) -> Any:
    table = BookingTotalRow
    return tuple_(col(table.day), col(table.kind), col(table.subject)).in_(keys)


def _still_open(session: Session, endings: Sequence[Ending]) -> list[Ending]:
    """Leave out what is settled already: a commit may have come through whose confirmation was lost."""
    if not endings:
        return []
    first = {ending.booking.id: ending for ending in reversed(endings)}
    query = select(BookingRow.id).where(col(BookingRow.id).in_(sorted(first)), BookingRow.state == BookingState.OPEN)
    return [first[known] for known in session.exec(query.order_by(BookingRow.id).with_for_update())]


def _settle(session: Session, endings: Sequence[Ending]) -> None:
    for ending in endings:
        spent = ending.spent
        session.connection().execute(
            update(BookingRow)
            .where(col(BookingRow.id) == ending.booking.id)
            .values(
                state=BookingState.SETTLED if spent.sent else BookingState.UNSENT,
                prompt_tokens=spent.prompt_tokens,
                completion_tokens=spent.completion_tokens,
            )
        )


def _insert(session: Session, bookings: Sequence[Booking]) -> None:
    now = time.time()
    for booking in bookings:
        payer = booking.payer
        session.add(
            BookingRow(
                id=booking.id,
                day=booking.day,
                platform=payer.platform,
                workspace=payer.workspace,
                channel=payer.channel,
                user_id=payer.user,
                token=payer.token,
                task=booking.task,
                model=booking.model,
                reserved=booking.reserved,
                trace_id=booking.trace_id,
                created_at=now,
            )
        )
