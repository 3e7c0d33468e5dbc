"""What is the matter, told by the process that met it to those that show it."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass

from sqlmodel import Session, col, select

from storage.states import WorkState
from storage.tables.engine import WorkRow
from storage.tables.health import ProblemRow

MODEL = "language model"


@dataclass(frozen=True, slots=True)
class Problem:
    """What is the matter with a subject, and since when, in seconds since 1970."""

    subject: str
    problem: str
    since: float


def note(session: Session, subject: str, problem: str) -> None:
    """Note what is the matter with a subject now; empty where it is well again."""
    row = session.get(ProblemRow, subject)
    if row is not None and not problem:
        session.delete(row)
    elif problem and (row is None or row.problem != problem):
        since = row.since if row else time.time()
        session.merge(ProblemRow(subject=subject, problem=problem, since=since))


def known(session: Session, subject: str) -> str:
    """Return what is the matter with a subject, or nothing."""
    row = session.get(ProblemRow, subject)
    return row.problem if row else ""


def problems(session: Session) -> list[Problem]:
    """Return all that is the matter, longest first."""
    rows = session.exec(select(ProblemRow).order_by(col(ProblemRow.since))).all()
    return [Problem(row.subject, row.problem, row.since) for row in rows]


def oldest_waiting(session: Session, now: float, served: Collection[str] = ()) -> float:
    """Return for how many seconds the oldest event that might be worked on has been waiting; 0 where none is.

    What nobody serves is told apart (`storage.work.members.unserved`): `served` are the platforms that are.
    """
    query = select(WorkRow.created_at, WorkRow.not_before).where(
        WorkRow.state == WorkState.WAITING, WorkRow.not_before <= now
    )
    query = query.where(col(WorkRow.platform).in_(["", *served]))
    row = session.exec(query.order_by(col(WorkRow.seq)).limit(1)).first()
    return max(0.0, now - max(row)) if row else 0.0
