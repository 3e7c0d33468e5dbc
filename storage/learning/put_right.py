"""Which answers a correction led to, and which approved words of people belong to which question."""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlmodel import Session, col, or_, select

from core.learning.signals import JobName
from core.model import DEFAULT_COLLECTION, Outcome
from storage.database import Database
from storage.learning.suggestions import APPLIED
from storage.tables.conversations import AnswerRow
from storage.tables.feedback import FeedbackRow, FixSuggestionRow

MOST = 300
"""Corrections that are looked through, latest first."""


class StoredCorrections:
    """Implements `core.ports.Corrections`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put_right(self) -> Sequence[tuple[str, str]]:
        """Return the answers (id, question) that took a rejected one's place and stand, latest first."""
        return await self._database.read(_put_right)

    async def supplied(self) -> Sequence[tuple[str, str, str]]:
        """Return what was approved and holds (collection, path, question), latest first."""
        return await self._database.read(_supplied)


def _put_right(session: Session) -> list[tuple[str, str]]:
    down = select(FeedbackRow.answer_id).where(FeedbackRow.kind == "down", col(FeedbackRow.active).is_(True))
    later = select(AnswerRow.replaces).where(col(AnswerRow.replaces) > "")
    query = (
        select(AnswerRow.id, AnswerRow.question)
        .where(col(AnswerRow.replaces) > "", col(AnswerRow.hidden).is_(False))
        .where(AnswerRow.outcome == Outcome.ANSWERED.value)
        .where(col(AnswerRow.id).not_in(down), col(AnswerRow.id).not_in(later))
        .order_by(col(AnswerRow.created_at).desc())
        .limit(MOST)
    )
    return [(one, asked) for one, asked in session.exec(query)]


def _supplied(session: Session) -> list[tuple[str, str, str]]:
    table = FixSuggestionRow
    holds = or_(table.expires_at == 0, table.expires_at > time.time())
    query = (
        select(table.id, table.collection, table.question)
        .where(table.status == APPLIED, table.action == JobName.INJECT_EVIDENCE.value, table.question != "", holds)
        .order_by(col(table.created_at).desc())
        .limit(MOST)
    )
    return [(into or DEFAULT_COLLECTION, f"supplied/{one}", asked) for one, into, asked in session.exec(query)]
