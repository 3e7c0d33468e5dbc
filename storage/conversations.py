"""Questions and answers as they happened: the Conversations port over the main database."""

from __future__ import annotations

import time
from datetime import datetime

from pydantic import TypeAdapter, ValidationError
from sqlalchemy import func
from sqlmodel import Session, col, select
from ulid import ULID

from core.errors import StoreCorrupt
from core.model import Answer, Turn
from storage.database import Database
from storage.tables.conversations import AnswerRow
from storage.tables.feedback import KnowledgeGapRow

_ANSWER: TypeAdapter[Answer] = TypeAdapter(Answer)


class StoredConversations:
    """Keeps answers whole, as JSON; implements `core.ports.Conversations`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def history(self, conversation_id: str, limit: int) -> list[Turn]:
        """Return the latest messages, oldest first; those of deleted questions are left out."""
        return await self._database.read(lambda session: turns(session, conversation_id, limit))

    async def record(self, answer: Answer) -> None:
        """Keep an answer with its question and receipt; recording it again replaces it."""
        body = answer_to_json(answer)
        await self._database.run(lambda session: put_answer(session, answer, body))

    async def answer(self, answer_id: str) -> Answer | None:
        """Return a recorded answer. Raises `StoreCorrupt` where its record can't be read."""
        return await self._database.read(lambda session: get_answer(session, answer_id))

    async def tokens_since(self, workspace: str, since: datetime) -> int:
        """Return how many tokens the answers of a workspace (`slack:T1`) have spent since a moment."""

        def spent(session: Session) -> int:
            mine = col(AnswerRow.conversation_id).startswith(f"{workspace}:", autoescape=True)
            query = select(func.coalesce(func.sum(AnswerRow.tokens), 0)).where(mine)
            return int(session.exec(query.where(AnswerRow.created_at >= since.timestamp())).one())

        return await self._database.read(spent)


def answer_to_json(answer: Answer) -> str:
    """Return an answer, its question and receipt as JSON."""
    return _ANSWER.dump_json(answer).decode()


def answer_from_json(body: str) -> Answer:
    """Return the answer that `answer_to_json` wrote. Raises `StoreCorrupt`."""
    try:
        return _ANSWER.validate_json(body)
    except ValidationError as error:
        raise StoreCorrupt(f"A recorded answer can't be read: {error.error_count()} fields are wrong.") from error


def turns(session: Session, conversation_id: str, limit: int, since: float = 0.0) -> list[Turn]:
    """Return the latest `limit` messages of a conversation, oldest first; corrected answers stand for the old ones.

    `since` is seconds since 1970: what was said before is left out.
    """
    if not conversation_id or limit <= 0:
        return []
    query = (
        select(AnswerRow.question, AnswerRow.text)
        .where(AnswerRow.conversation_id == conversation_id, col(AnswerRow.hidden).is_(False))
        .where(AnswerRow.created_at >= since)
        .order_by(col(AnswerRow.created_at).desc(), col(AnswerRow.id).desc())
        .limit((limit + 1) // 2)
    )
    pairs = reversed(session.exec(query).all())
    messages = [turn for asked, said in pairs for turn in (Turn("user", asked), Turn("assistant", said))]
    return messages[-limit:]


def turns_of_answer(session: Session, answer_id: str) -> list[Turn]:
    """Return one answer and what it answers, as messages; nothing where it is deleted."""
    row = session.get(AnswerRow, answer_id)
    return [] if row is None else [Turn("user", row.question), Turn("assistant", row.text)]


def put_answer(session: Session, answer: Answer, body: str, replaces: str = "") -> None:
    """Keep an answer within the caller's transaction. The one it `replaces` leaves the conversation's history."""
    known = session.get(AnswerRow, answer.id)
    replaced = session.get(AnswerRow, replaces) if replaces else None
    created = known.created_at if known else replaced.created_at if replaced else time.time()
    if replaced is not None:
        replaced.hidden = True
        session.add(replaced)
    if known is None:
        session.add_all(_signals(answer))
    session.merge(
        AnswerRow(
            id=answer.id,
            question_id=answer.question.id,
            conversation_id=answer.question.conversation_id,
            question=answer.question.asked or answer.question.text,
            tokens=answer.usage.prompt_tokens + answer.usage.completion_tokens,
            text=answer.text,
            outcome=answer.outcome.value,
            confidence=answer.confidence,
            body=body,
            replaces=replaces or (known.replaces if known else ""),
            hidden=known.hidden if known else False,
            created_at=created,
        )
    )


def _signals(answer: Answer) -> list[KnowledgeGapRow]:
    """What an answer tells about models that broke their contract: one row each, once an answer."""
    return [
        KnowledgeGapRow(
            id=str(ULID()), topic=f"{line} ({answer.question.text})", reason="contract_invalid", created_at=time.time()
        )
        for line in answer.broken_contracts
    ]


def get_answer(session: Session, answer_id: str) -> Answer | None:
    """Return a recorded answer, or None. Raises `StoreCorrupt`."""
    row = session.get(AnswerRow, answer_id)
    return None if row is None else answer_from_json(row.body)
