"""Work that nobody does any more: begun and left, given up, or ended long ago. Freed, revived, swept."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete
from sqlmodel import Session, col, select

from core.errors import NotFound
from storage.states import BEGUN, ENDED, WorkState
from storage.tables.engine import CheckpointRow, WorkRow
from storage.work.pieces import wait_on


@dataclass(frozen=True, slots=True)
class DeadWork:
    """A piece of work that was given up; `failed_at` and `created_at` are seconds since 1970."""

    id: str
    name: str
    error: str
    attempts: int
    created_at: float
    failed_at: float


def dead(session: Session, limit: int = 100) -> list[DeadWork]:
    """List what was given up, latest first."""
    query = (
        select(WorkRow).where(WorkRow.state == WorkState.DEAD).order_by(col(WorkRow.finished_at).desc()).limit(limit)
    )
    return [
        DeadWork(row.id, row.name, row.error, row.attempts, row.created_at, row.finished_at)
        for row in session.exec(query)
    ]


def revive(session: Session, work_id: str) -> None:
    """Let a dead piece of work be tried anew, from its last checkpoint. Raises `NotFound`."""
    row = session.exec(select(WorkRow).where(WorkRow.id == work_id).with_for_update()).first()
    if row is None or row.state != WorkState.DEAD:
        raise NotFound(f"There is no failed job {work_id}.", hint="`errata jobs list` shows them.")
    row.state, row.error, row.owner, row.halt = WorkState.WAITING, "", "", ""
    row.attempts, row.put_offs, row.not_before, row.finished_at = 0, 0, 0.0, 0.0
    row.generation += 1
    session.add(row)


def stuck(session: Session, platforms: Collection[str] = (), limit: int = 500) -> list[tuple[str, int]]:
    """Return (id, generation) of what is queued or running, and could be done by who serves `platforms`."""
    query = select(WorkRow.id, WorkRow.generation).where(col(WorkRow.state).in_(BEGUN))
    return list(session.exec(query.where(_served(platforms)).limit(limit)).all())


def free(session: Session, work_id: str, generation: int) -> bool:
    """Let what is queued or running, and whose workflow is gone, be started again; False where it has ended since."""
    row = session.exec(select(WorkRow).where(WorkRow.id == work_id).with_for_update()).first()
    if row is None or row.generation != generation or row.state not in BEGUN:
        return False
    wait_on(session, row)
    return True


def sweep(session: Session, older_than: float, limit: int = 1_000) -> list[str]:
    """Delete up to `limit` pieces finished before a time, with their checkpoints; return their ids."""
    query = (
        select(WorkRow.id)
        .where(col(WorkRow.state).in_(ENDED), WorkRow.finished_at < older_than)
        .order_by(col(WorkRow.finished_at))
        .limit(limit)
    )
    ids = list(session.exec(query))
    connection = session.connection()
    connection.execute(delete(CheckpointRow).where(col(CheckpointRow.work_id).in_(ids)))
    connection.execute(delete(WorkRow).where(col(WorkRow.id).in_(ids)))
    return ids


def _served(platforms: Collection[str]) -> Any:
    return col(WorkRow.platform).in_(["", *platforms])
