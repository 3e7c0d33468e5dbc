"""Conversations as somebody finds them again: the latest first, by what was asked in them."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import func
from sqlmodel import Session, col, select

from storage.tables.conversations import AnswerRow


@dataclass(frozen=True, slots=True)
class Conversation:
    """One conversation: its id, its first question, how many were answered, and when last (seconds since 1970)."""

    id: str
    first: str
    questions: int
    latest: float


def recent(session: Session, begins: str, limit: int) -> list[Conversation]:
    """Return the latest `limit` conversations whose ids begin so; those of deleted questions alone are left out."""
    counted = func.count(col(AnswerRow.id))
    latest, earliest = func.max(AnswerRow.created_at), func.min(AnswerRow.created_at)
    found = session.exec(
        select(AnswerRow.conversation_id, counted, latest, earliest)
        .where(col(AnswerRow.conversation_id).startswith(begins, autoescape=True), col(AnswerRow.hidden).is_(False))
        .group_by(AnswerRow.conversation_id)
        .order_by(latest.desc())
        .limit(limit)
    ).all()
    return [Conversation(name, _asked_at(session, name, first), count, last) for name, count, last, first in found]


def _asked_at(session: Session, conversation: str, moment: float) -> str:
    query = select(AnswerRow.question).where(
        AnswerRow.conversation_id == conversation,
        AnswerRow.created_at == moment,
        col(AnswerRow.hidden).is_(False),
    )
    return session.exec(query.limit(1)).first() or ""
