"""What is deleted by age alone: answers, conversations, feedback, gaps, suggestions. Ages are seconds since 1970."""

from __future__ import annotations

from typing import Any

from sqlalchemy import and_, delete
from sqlmodel import Session, col, select

from storage.learning.suggestions import APPLIED, APPROVED
from storage.tables.conversations import AnswerRow, ConversationRow
from storage.tables.feedback import FeedbackRow, FixSuggestionRow, KnowledgeGapRow

BATCH = 1_000


def sweep_answers(session: Session, older_than: float, limit: int = BATCH) -> int:
    """Delete up to `limit` answers, such as those of the terminal, which no question's clean-up takes along."""
    return _sweep(session, AnswerRow, col(AnswerRow.created_at) < older_than, limit)


def sweep_conversations(session: Session, older_than: float, limit: int = BATCH) -> int:
    """Delete up to `limit` titles and shares of conversations that were last changed before a time."""
    return _sweep(session, ConversationRow, col(ConversationRow.updated_at) < older_than, limit)


def sweep_feedback(session: Session, older_than: float, limit: int = BATCH) -> int:
    """Delete up to `limit` votes that were last changed before a time."""
    return _sweep(session, FeedbackRow, col(FeedbackRow.updated_at) < older_than, limit)


def sweep_gaps(session: Session, older_than: float, limit: int = BATCH) -> int:
    """Delete up to `limit` knowledge gaps."""
    return _sweep(session, KnowledgeGapRow, col(KnowledgeGapRow.created_at) < older_than, limit)


def sweep_suggestions(session: Session, older_than: float, limit: int = BATCH) -> int:
    """Delete up to `limit` suggestions: what nobody looked at for so long nobody misses.

    What was approved stays: its row alone tells when the text it put into the index is to leave that.
    """
    table = FixSuggestionRow
    old = and_(col(table.created_at) < older_than, col(table.status).not_in((APPROVED, APPLIED)))
    return _sweep(session, table, old, limit)


def _sweep(session: Session, table: Any, old: Any, limit: int) -> int:
    ids = list(session.exec(select(table.id).where(old).limit(limit)))
    session.connection().execute(delete(table).where(col(table.id).in_(ids)))
    return len(ids)
