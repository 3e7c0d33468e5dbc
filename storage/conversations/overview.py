"""What dashboards and metrics show, read from the tables: answers, feedback, queues, and what was given up."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, func
from sqlmodel import Session, col, select

from storage.states import UNFINISHED, WorkState
from storage.tables.conversations import AnswerRow, QuestionRow
from storage.tables.engine import WorkRow
from storage.tables.feedback import FeedbackRow

TERMINAL = "terminal"  # answers to whom no question of a platform belongs


@dataclass(frozen=True, slots=True)
class Recorded:
    """An answer as it was recorded: `body` is its JSON, `created_at` in seconds since 1970."""

    id: str
    created_at: float
    body: dict[str, Any]


@dataclass(frozen=True, slots=True)
class LatestAnswer:
    """One line on an answer."""

    id: str
    question: str
    platform: str
    outcome: str
    confidence: float
    created_at: float


@dataclass(frozen=True, slots=True)
class Queues:
    """Unfinished pieces of work by (lane, state), and how many were given up by kind."""

    depth: Counter[tuple[str, str]]
    dead: Counter[str]


def recorded_since(session: Session, since: float, limit: int) -> list[Recorded]:
    """Return up to `limit` answers made from `since` (seconds since 1970) on, oldest first; no corrections."""
    query = select(AnswerRow.id, AnswerRow.created_at, AnswerRow.body).where(
        AnswerRow.created_at >= since, AnswerRow.replaces == ""
    )
    rows = session.exec(query.order_by(col(AnswerRow.created_at), col(AnswerRow.id)).limit(limit))
    return [Recorded(row_id, created_at, json.loads(body)) for row_id, created_at, body in rows]


def latest_bodies(session: Session, since: float, limit: int) -> Iterator[Recorded]:
    """Yield the standing answers made from `since` on, latest first, at most `limit`."""
    query = select(AnswerRow.id, AnswerRow.created_at, AnswerRow.body).where(AnswerRow.created_at >= since)
    query = query.where(col(AnswerRow.hidden).is_(False)).order_by(col(AnswerRow.created_at).desc()).limit(limit)
    for row_id, created_at, body in session.exec(query.execution_options(yield_per=50)):
        yield Recorded(row_id, created_at, json.loads(body))


def recorded_with_platform(session: Session, since: float, platform: str, limit: int) -> Iterator[Recorded]:
    """Yield the standing answers made from `since` on, latest first, of one platform (`terminal`, too) or of all."""
    query = select(AnswerRow.id, AnswerRow.created_at, AnswerRow.body).where(AnswerRow.created_at >= since)
    query = query.where(col(AnswerRow.hidden).is_(False))
    if platform:
        asked = select(QuestionRow.id).where(QuestionRow.id == AnswerRow.question_id)
        known = asked.exists() if platform == TERMINAL else asked.where(QuestionRow.platform == platform).exists()
        query = query.where(~known if platform == TERMINAL else known)
    query = query.order_by(col(AnswerRow.created_at).desc()).limit(limit)
    for row_id, created_at, body in session.exec(query.execution_options(yield_per=50)):
        yield Recorded(row_id, created_at, json.loads(body))


def latest_answers(session: Session, limit: int, platform: str = "") -> list[LatestAnswer]:
    """Return the latest standing answers, newest first, of all platforms where none is named."""
    query = (
        select(AnswerRow, QuestionRow.platform)
        .join(QuestionRow, col(QuestionRow.id) == col(AnswerRow.question_id), isouter=True)
        .where(col(AnswerRow.hidden).is_(False), *_asked_on(platform))
        .order_by(col(AnswerRow.created_at).desc())
        .limit(limit)
    )
    return [
        LatestAnswer(row.id, row.question, platform or TERMINAL, row.outcome, row.confidence, row.created_at)
        for row, platform in session.exec(query)
    ]


def outcomes(session: Session, since: float, platform: str = "") -> Counter[str]:
    """Count the standing answers made from `since` on by outcome, of all platforms where none is named."""
    query = (
        select(AnswerRow.outcome, func.count())
        .join(QuestionRow, col(QuestionRow.id) == col(AnswerRow.question_id), isouter=True)
        .where(AnswerRow.created_at >= since, col(AnswerRow.hidden).is_(False), *_asked_on(platform))
    )
    return Counter(dict(session.exec(query.group_by(AnswerRow.outcome)).all()))


def _asked_on(platform: str) -> list[ColumnElement[bool]]:
    asked = col(QuestionRow.platform)
    return [asked.is_(None) if platform == TERMINAL else asked == platform] if platform else []


def votes(session: Session) -> Counter[str]:
    """Count the standing votes by kind."""
    query = select(FeedbackRow.kind, func.count()).where(col(FeedbackRow.active).is_(True))
    return Counter(dict(session.exec(query.group_by(FeedbackRow.kind)).all()))


def reasons(session: Session, limit: int) -> list[str]:
    """Return the latest reasons that were given."""
    query = select(FeedbackRow.reason).where(FeedbackRow.reason != "", col(FeedbackRow.active).is_(True))
    return list(session.exec(query.order_by(col(FeedbackRow.updated_at).desc()).limit(limit)))


def queues(session: Session) -> Queues:
    """Count what waits, runs and was given up."""
    waiting = select(WorkRow.lane, WorkRow.state, func.count()).where(col(WorkRow.state).in_(UNFINISHED))
    dead = select(WorkRow.name, func.count()).where(WorkRow.state == WorkState.DEAD).group_by(WorkRow.name)
    found = session.exec(waiting.group_by(WorkRow.lane, WorkRow.state)).all()
    depth = Counter({(lane, state): count for lane, state, count in found})
    return Queues(depth, Counter(dict(session.exec(dead).all())))


def known_work(session: Session, ids: Sequence[str]) -> dict[str, str]:
    """Return those of these pieces of work that exist, each with its payload."""
    return dict(session.exec(select(WorkRow.id, WorkRow.body).where(col(WorkRow.id).in_(ids))).all())


def any_unfinished(session: Session, ids: Sequence[str]) -> bool:
    """Say whether any of these pieces of work waits or runs."""
    query = select(WorkRow.id).where(col(WorkRow.id).in_(ids), col(WorkRow.state).in_(UNFINISHED))
    return session.exec(query.limit(1)).first() is not None


def is_about_to_begin(session: Session, name: str, answer_id: str) -> bool:
    """Say whether a job about an answer waits that nobody has begun."""
    waiting = select(WorkRow.body).where(WorkRow.name == name, WorkRow.state == WorkState.WAITING)
    return any(json.loads(body).get("answer_id") == answer_id for body in session.exec(waiting))


def is_under_way(session: Session, name: str, answer_id: str) -> bool:
    """Say whether a job about an answer waits or runs."""
    return any(json.loads(body).get("answer_id") == answer_id for body in unfinished_bodies(session, name))


def unfinished_bodies(session: Session, name: str) -> list[str]:
    """Return the payloads of one kind of work that waits or runs."""
    query = select(WorkRow.body).where(WorkRow.name == name, col(WorkRow.state).in_(UNFINISHED))
    return list(session.exec(query.limit(1_000)))
