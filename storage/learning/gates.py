"""The gates' shares of each day, counted from the answers that were recorded."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from sqlalchemy import case, func
from sqlmodel import Session, col, select

from core.learning.gates import Gate, Share, dropped, has_fallen
from core.model import Outcome
from storage.learning import signals
from storage.tables.conversations import AnswerRow
from storage.tables.learning import GateRow

KEPT_DAYS = 400
_ANSWERED = (Outcome.ANSWERED.value, Outcome.PARTIAL.value)


@dataclass(frozen=True, slots=True)
class Day:
    """What a gate took on one day (ISO 8601, UTC)."""

    day: str
    gate: Gate
    share: Share
    fell: bool


def judge(session: Session, now: float) -> int:
    """Take the shares of the last whole day, once, and raise a signal of each that fell; return how many were taken."""
    day = datetime.fromtimestamp(now, UTC).date() - timedelta(days=1)
    taken = 0
    for gate in Gate:
        if session.get(GateRow, (day.isoformat(), gate.value)) is not None:
            continue
        share, before = share_of(session, gate, day), _before(session, gate, day)
        fell = has_fallen(before, share)
        session.add(GateRow(day=day.isoformat(), gate=gate.value, good=share.good, total=share.of, fell=fell))
        if fell:
            signals.keep(session, dropped(gate, day.isoformat(), before, share))
        taken += 1
    if taken:
        _sweep(session, day - timedelta(days=KEPT_DAYS))
    return taken


def days(session: Session, since: date) -> list[Day]:
    """Return what the gates took from a day on, oldest first."""
    query = select(GateRow).where(GateRow.day >= since.isoformat()).order_by(col(GateRow.day), col(GateRow.gate))
    return [Day(row.day, Gate(row.gate), Share(row.good, row.total), row.fell) for row in session.exec(query)]


def share_of(session: Session, gate: Gate, day: date) -> Share:
    """Count a day's share (UTC) from its answers; corrections are left out."""
    begins = datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()
    within = (AnswerRow.created_at >= begins, AnswerRow.created_at < begins + 86_400.0, AnswerRow.replaces == "")
    if gate is Gate.IO:
        calls, broken = func.coalesce(func.sum(AnswerRow.calls), 0), func.coalesce(func.sum(AnswerRow.broken), 0)
        made, bad = session.exec(select(calls, broken).where(*within)).one()
        total = int(made or 0)
        return Share(total - min(int(bad or 0), total), total)
    good = case(((col(AnswerRow.outcome).in_(_ANSWERED)) & (col(AnswerRow.citations) > 0), 1), else_=0)
    query = select(func.count(), func.coalesce(func.sum(good), 0)).where(*within, col(AnswerRow.citations).is_not(None))
    asked, cited = session.exec(query).one()
    return Share(int(cited or 0), int(asked))


def _before(session: Session, gate: Gate, day: date) -> Share:
    """The day before as it was taken, or as it can be counted now: nobody was there to take it."""
    before = day - timedelta(days=1)
    row = session.get(GateRow, (before.isoformat(), gate.value))
    return Share(row.good, row.total) if row is not None else share_of(session, gate, before)


def _sweep(session: Session, older_than: date) -> None:
    for row in session.exec(select(GateRow).where(GateRow.day < older_than.isoformat()).limit(100)):
        session.delete(row)
