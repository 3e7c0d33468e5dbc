"""What people confirmed, read from votes, corrections and what was approved: bounded, so that nobody alone decides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from sqlmodel import Session, col, select

from core.adjusting.confirmed import Confirmed, confirmed_bad, confirmed_good, figures, rejected_case
from core.learning.signals import JobName
from core.model import DEFAULT_COLLECTION, Answer, Outcome
from core.reading.marks import without_marks
from storage.conversations.store import answer_from_json
from storage.learning import suggestions
from storage.tables.conversations import AnswerRow
from storage.tables.feedback import FeedbackRow

MOST = 500  # answers of each kind, latest first
MOST_OF_ONE = 20  # answers that one person's votes confirm
_ANSWERED = (Outcome.ANSWERED.value, Outcome.PARTIAL.value)


def examples(session: Session) -> list[Confirmed]:
    """Return answers that stand, cite something, and have thumbs up and none down; of one person no more than a few."""
    down = select(FeedbackRow.answer_id).where(FeedbackRow.kind == "down", col(FeedbackRow.active).is_(True))
    query = (
        select(FeedbackRow.user_id, AnswerRow.body)
        .join(AnswerRow, col(AnswerRow.id) == col(FeedbackRow.answer_id))
        .where(FeedbackRow.kind == "up", col(FeedbackRow.active).is_(True), col(AnswerRow.hidden).is_(False))
        .where(col(AnswerRow.outcome).in_(_ANSWERED), col(AnswerRow.id).not_in(down))
        .order_by(col(FeedbackRow.updated_at).desc())
        .limit(MOST)
    )
    said_by: Counter[str] = Counter()
    found: dict[str, Confirmed] = {}
    for user, body in session.exec(query):
        said_by[user] += 1
        if said_by[user] <= MOST_OF_ONE:
            one = confirmed_good(answer_from_json(body))
            if one.sources:
                found.setdefault(one.text.casefold(), one)
    return list(found.values())


def fixes(session: Session) -> list[Confirmed]:
    """Return what was put right: corrections that stand and pass their checks, what people supplied and approved."""
    found = {one.text.casefold(): one for one in (*_supplied(session), *_corrected(session))}
    return list(found.values())


def rejected(session: Session, since: float = 0.0, limit: int = 10_000) -> list[dict[str, Any]]:
    """Return the answers that have a thumbs-down, latest first, as lines that `errata eval` reads."""
    query = (
        select(FeedbackRow.reason, AnswerRow.id, AnswerRow.body)
        .join(AnswerRow, col(AnswerRow.id) == col(FeedbackRow.answer_id))
        .where(FeedbackRow.kind == "down", col(FeedbackRow.active).is_(True), FeedbackRow.updated_at >= since)
        .order_by(col(FeedbackRow.updated_at).desc())
        .limit(limit)
    )
    cases: dict[str, dict[str, Any]] = {}
    for reason, answer_id, body in session.exec(query):
        if answer_id not in cases or (reason and "why" not in cases[answer_id]):
            cases[answer_id] = rejected_case(answer_from_json(body), reason, _in_its_place(session, answer_id))
    return list(cases.values())


def _corrected(session: Session) -> Iterator[Confirmed]:
    query = select(AnswerRow.replaces, AnswerRow.body).where(
        AnswerRow.replaces != "", col(AnswerRow.hidden).is_(False), AnswerRow.outcome == Outcome.ANSWERED.value
    )
    for replaces, body in session.exec(query.order_by(col(AnswerRow.created_at).desc()).limit(MOST)):
        right, row = answer_from_json(body), session.get(AnswerRow, replaces)
        if row is None or right.question.retry is None or not right.passed or _is_rejected(session, right.id):
            continue
        yield confirmed_bad(answer_from_json(row.body), right)


def _supplied(session: Session) -> Iterator[Confirmed]:
    for one in suggestions.listed(session, suggestions.APPLIED, MOST):
        if one.action != JobName.INJECT_EVIDENCE or not one.question:
            continue
        inside, path = one.collection or DEFAULT_COLLECTION, f"supplied/{one.id}"
        said = tuple(figures(without_marks(str(one.details.get("content") or ""))))[:1]
        good = ((inside, path),)
        yield Confirmed(one.id, one.question, (inside,), good, (), said, (), (path,), answer_id=one.answer_id)


def _in_its_place(session: Session, answer_id: str) -> Answer | None:
    """Return what stands in a rejected answer's place, None where it stands itself."""
    seen = {answer_id}
    found: AnswerRow | None = None
    while (row := session.exec(select(AnswerRow).where(AnswerRow.replaces == answer_id)).first()) is not None:
        if row.id in seen:
            break
        seen.add(row.id)
        found, answer_id = row, row.id
    return answer_from_json(found.body) if found is not None else None


def _is_rejected(session: Session, answer_id: str) -> bool:
    query = select(FeedbackRow.id).where(
        FeedbackRow.answer_id == answer_id, FeedbackRow.kind == "down", col(FeedbackRow.active).is_(True)
    )
    return session.exec(query.limit(1)).first() is not None
