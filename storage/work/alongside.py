"""What waits of the same person in the same line, and can be done together with what they are about."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence

from sqlmodel import Session, col, select

from storage.states import WorkState
from storage.tables.engine import WorkRow
from storage.work.pieces import Work

MOST = 500  # in one transaction


def waiting(session: Session, work: Work, names: Collection[str]) -> list[WorkRow]:
    """Return what of these names waits beside `work`, due or not, oldest first; locked until the transaction ends."""
    if not work.person:
        return []
    mine = (WorkRow.person == work.person, WorkRow.lane == work.lane, WorkRow.platform == work.platform)
    query = select(WorkRow).where(*mine, WorkRow.state == WorkState.WAITING, col(WorkRow.name).in_(names))
    return list(session.exec(query.order_by(col(WorkRow.seq)).limit(MOST).with_for_update(skip_locked=True)))


def end(session: Session, rows: Sequence[WorkRow]) -> None:
    """Note that it was done together with another piece of work; nothing else was ever begun for it."""
    now = time.time()
    for row in rows:
        row.state, row.finished_at = WorkState.DONE, now
        session.add(row)


def body_of(session: Session, work_id: str) -> str:
    """Return what a piece of work is about, as JSON; empty where it is gone."""
    return session.exec(select(WorkRow.body).where(WorkRow.id == work_id)).first() or ""
