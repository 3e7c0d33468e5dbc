"""Signals as they were raised: kept in the transaction of what raised them, and read by whoever operates."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import delete
from sqlmodel import Session, col, select

from core.model import Signal
from storage.tables.learning import SignalRow

BATCH = 1_000


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which signals to read: from `since` on (seconds since 1970), older than `before` (an id), by reason or source."""

    since: float = 0.0
    before: str = ""
    reason: str = ""
    source: str = ""
    limit: int = 200


def keep(session: Session, *signals: Signal) -> None:
    """Keep signals in the caller's transaction."""
    session.add_all(_row(signal) for signal in signals)


def latest(session: Session, wanted: Wanted) -> list[Signal]:
    """Return signals, newest first."""
    query = select(SignalRow).where(SignalRow.at >= wanted.since)
    if wanted.before:
        query = query.where(SignalRow.id < wanted.before)
    if wanted.reason:
        query = query.where(SignalRow.reason == wanted.reason)
    if wanted.source:
        query = query.where(SignalRow.source == wanted.source)
    return [_signal(row) for row in session.exec(query.order_by(col(SignalRow.id).desc()).limit(wanted.limit))]


def forget(session: Session, answer_ids: Any) -> None:
    """Forget what was raised about answers that are deleted: a correction quotes what somebody said."""
    session.connection().execute(delete(SignalRow).where(col(SignalRow.answer_id).in_(answer_ids)))


def sweep(session: Session, older_than: float, limit: int = BATCH) -> int:
    """Delete up to `limit` signals from before a time; return how many."""
    ids = list(session.exec(select(SignalRow.id).where(SignalRow.at < older_than).limit(limit)))
    session.connection().execute(delete(SignalRow).where(col(SignalRow.id).in_(ids)))
    return len(ids)


def _row(signal: Signal) -> SignalRow:
    return SignalRow(
        id=signal.id,
        type=signal.type,
        at=datetime.fromisoformat(signal.timestamp).timestamp(),
        trace_id=signal.trace_id,
        source=signal.source,
        session_id=signal.session_id,
        reason=signal.reason,
        context=json.dumps(dict(signal.context), ensure_ascii=False),
        answer_id=str(signal.context.get("answer_id") or ""),
    )


def _signal(row: SignalRow) -> Signal:
    return Signal(
        id=row.id,
        type=row.type,
        timestamp=datetime.fromtimestamp(row.at, UTC).isoformat(),
        trace_id=row.trace_id,
        source=row.source,  # type: ignore[arg-type]  # only signals are written there
        session_id=row.session_id,
        reason=row.reason,
        context=json.loads(row.context),
    )
