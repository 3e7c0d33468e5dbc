"""Everything on record about one question: its answer, the work that made it, its model calls, its votes."""

from __future__ import annotations

from dataclasses import dataclass

from sqlmodel import Session, col, select
from ulid import ULID

from core.model import Answer
from storage.conversations.store import answer_from_json
from storage.tables.bookings import BookingRow
from storage.tables.conversations import AnswerRow, QuestionRow
from storage.tables.engine import CheckpointRow, WorkRow
from storage.tables.feedback import FeedbackRow

LONGEST_ID = 255
_LATEST = 86_400.0  # seconds that work may have waited between a trace's beginning and its answer
_MOST = 200


@dataclass(frozen=True, slots=True)
class Trace:
    """What is known of one question; `answer` is None where it has none (yet), `question` where nobody registered it.

    `steps_done` are the names of the durable steps of its work, in their order.
    """

    answer: Answer | None
    question: QuestionRow | None
    work: WorkRow | None
    steps_done: tuple[str, ...]
    calls: tuple[BookingRow, ...]
    votes: tuple[FeedbackRow, ...]


def find_trace(session: Session, named: str) -> Trace | None:
    """Return what is on record under the id of an answer, a trace or a question; None where there is nothing."""
    named = named.strip()[:LONGEST_ID]
    row = session.get(AnswerRow, named) or _by_trace(session, named)
    question = session.get(QuestionRow, row.question_id if row else named)
    row = row or (session.get(AnswerRow, question.answer_id) if question else None)
    answer = answer_from_json(row.body) if row else None
    trace_id = answer.question.trace_id if answer else named
    calls = _calls(session, trace_id)
    if row is None and question is None and not calls:
        return None
    work = _work(session, question)
    votes = _votes(session, row.id) if row else ()
    return Trace(answer, question, work, _steps_done(session, work), calls, votes)


def _by_trace(session: Session, trace_id: str) -> AnswerRow | None:
    """Look where an answer of that trace must be by its time, which a trace's id begins with."""
    try:
        began = ULID.from_str(trace_id).timestamp
    except ValueError:
        return None
    query = select(AnswerRow).where(
        AnswerRow.created_at >= began - 1,
        AnswerRow.created_at < began + _LATEST,
        col(AnswerRow.body).contains(f'"trace_id":"{trace_id}"', autoescape=True),
    )
    return session.exec(query.order_by(col(AnswerRow.created_at)).limit(1)).first()


def _calls(session: Session, trace_id: str) -> tuple[BookingRow, ...]:
    if not trace_id:
        return ()
    query = select(BookingRow).where(BookingRow.trace_id == trace_id).order_by(col(BookingRow.created_at))
    return tuple(session.exec(query.limit(_MOST)))


def _work(session: Session, question: QuestionRow | None) -> WorkRow | None:
    if question is None:
        return None
    return session.exec(select(WorkRow).where(WorkRow.id == question.work_id)).first()


def _steps_done(session: Session, work: WorkRow | None) -> tuple[str, ...]:
    if work is None:
        return ()
    query = select(CheckpointRow.name).where(CheckpointRow.work_id == work.id)
    return tuple(session.exec(query.order_by(col(CheckpointRow.created_at)).limit(_MOST)))


def _votes(session: Session, answer_id: str) -> tuple[FeedbackRow, ...]:
    query = select(FeedbackRow).where(FeedbackRow.answer_id == answer_id).order_by(col(FeedbackRow.updated_at))
    return tuple(session.exec(query.limit(_MOST)))
