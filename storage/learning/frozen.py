"""Frozen cases: questions that were put right once, and that are never to get worse again."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func
from sqlmodel import Session, col, select

from core.adjusting.confirmed import Confirmed, case_of
from storage.tables.learning import FrozenCaseRow

MOST = 300  # kept; the oldest stay


@dataclass(frozen=True, slots=True)
class Frozen:
    """A case: a line of `errata eval`, and what came of it when it was last asked (None: not yet)."""

    id: str
    body: dict[str, Any]
    answer_id: str
    asked_at: float
    right: bool | None
    said: str


def freeze(session: Session, cases: Iterable[Confirmed]) -> int:
    """Keep cases that are not kept yet, as long as there is room; return how many came."""
    room = MOST - session.exec(select(func.count()).select_from(FrozenCaseRow)).one()
    new = [case for case in cases if session.get(FrozenCaseRow, case.id) is None][: max(0, room)]
    now = time.time()
    session.add_all(
        FrozenCaseRow(
            id=case.id,
            body=json.dumps(case_of(case), ensure_ascii=False),
            answer_id=case.answer_id or case.id,
            since=now,
            asked_at=now,
        )
        for case in new
    )
    return len(new)


def all_frozen(session: Session) -> list[Frozen]:
    """Return all frozen cases, oldest first."""
    return [_frozen(row) for row in session.exec(select(FrozenCaseRow).order_by(col(FrozenCaseRow.since)))]


def due(session: Session, before: float, limit: int) -> list[str]:
    """Return the ids of cases that were not asked since a time, longest waiting first."""
    query = select(FrozenCaseRow.id).where(FrozenCaseRow.asked_at < before)
    return list(session.exec(query.order_by(col(FrozenCaseRow.asked_at)).limit(limit)))


def by_id(session: Session, case_id: str) -> Frozen | None:
    """Return one case, None where it is no more."""
    row = session.get(FrozenCaseRow, case_id)
    return _frozen(row) if row is not None else None


def asked(session: Session, case_id: str, said: str, *, right: bool) -> bool:
    """Note what came of a case; return whether it was right before (or never asked) and is not now."""
    row = session.get(FrozenCaseRow, case_id, with_for_update=True)
    if row is None:
        return False
    fell = not right and row.right is not False
    row.asked_at, row.right, row.said = time.time(), right, said
    session.add(row)
    return fell


def forget(session: Session, answer_ids: Sequence[str]) -> None:
    """Forget cases of answers that are deleted: they hold their askers' words."""
    session.connection().execute(delete(FrozenCaseRow).where(col(FrozenCaseRow.answer_id).in_(answer_ids)))


def let_go(session: Session, case_id: str) -> None:
    """Delete the case of what holds no longer, as agreed: that its question is not answered so any more is right."""
    session.connection().execute(delete(FrozenCaseRow).where(col(FrozenCaseRow.id) == case_id))


def sweep(session: Session, older_than: float, limit: int = 1_000) -> int:
    """Delete up to `limit` cases that were frozen before a time; return how many."""
    ids = list(session.exec(select(FrozenCaseRow.id).where(FrozenCaseRow.since < older_than).limit(limit)))
    session.connection().execute(delete(FrozenCaseRow).where(col(FrozenCaseRow.id).in_(ids)))
    return len(ids)


def _frozen(row: FrozenCaseRow) -> Frozen:
    return Frozen(row.id, json.loads(row.body), row.answer_id, row.asked_at, row.right, row.said)
