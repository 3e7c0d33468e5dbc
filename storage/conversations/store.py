"""Questions and answers as they happened: the Conversations port over the main database."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from dataclasses import dataclass

from pydantic import TypeAdapter, ValidationError
from sqlmodel import Session, col, select

from core.access.rights import rests_on
from core.errors import StoreCorrupt
from core.learning.critic import criticised, said_again
from core.model import Answer, Choice, Outcome, Signal, Turn
from core.text.storable import storable_json
from storage.database import Database
from storage.learning import gaps, signals
from storage.tables.conversations import AnswerRow

_ANSWER: TypeAdapter[Answer] = TypeAdapter(Answer)
SOON = 1_800.0  # seconds within which a question that is put again says that its answer did not help


class StoredConversations:
    """Keeps answers whole, as JSON; implements `core.ports.Conversations`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def history(self, conversation_id: str, limit: int) -> list[Turn]:
        """Return the latest messages, oldest first; those of deleted questions are left out."""
        return await self._database.read(lambda session: turns(session, conversation_id, limit))

    async def record(self, answer: Answer) -> None:
        """Keep an answer with its question and receipt; recording it again replaces it.

        A second answer takes the place of the one it was asked for again.
        """
        body, retry = answer_to_json(answer), answer.question.retry
        replaces = retry.answer_id if retry is not None and retry.answer_id != answer.id else ""
        await self._database.run(lambda session: put_answer(session, answer, body, replaces))

    async def answer(self, answer_id: str) -> Answer | None:
        """Return a recorded answer. Raises `StoreCorrupt` where its record can't be read."""
        return await self._database.read(lambda session: get_answer(session, answer_id))


def answer_to_json(answer: Answer) -> str:
    """Return an answer, its question and receipt as JSON."""
    return storable_json(_ANSWER, answer)


def answer_from_json(body: str) -> Answer:
    """Return the answer that `answer_to_json` wrote. Raises `StoreCorrupt`."""
    try:
        return _ANSWER.validate_json(body)
    except ValidationError as error:
        raise StoreCorrupt(f"A recorded answer can't be read: {error.error_count()} fields are wrong.") from error


@dataclass(frozen=True, slots=True)
class Exchange:
    """A question and what was said to it; `collections` are those the answer rests on, `choices` what it offers.

    `facts` is what its figures leave for the next question, None where nobody knows.
    """

    asked: str
    said: str
    collections: frozenset[str]
    choices: tuple[Choice, ...] = ()
    facts: str | None = None


def exchanges(session: Session, conversation_id: str, limit: int, since: float = 0.0) -> list[Exchange]:
    """Return the latest `limit` exchanges of a conversation, oldest first; corrected answers stand for the old ones.

    `since` is seconds since 1970: what was said before is left out.
    """
    if not conversation_id or limit <= 0:
        return []
    query = (
        select(AnswerRow)
        .where(AnswerRow.conversation_id == conversation_id, col(AnswerRow.hidden).is_(False))
        .where(AnswerRow.created_at >= since)
        .order_by(col(AnswerRow.created_at).desc(), col(AnswerRow.id).desc())
        .limit(limit)
    )
    return [_exchange(row) for row in reversed(session.exec(query).all())]


def exchange_of(session: Session, answer_id: str) -> Exchange | None:
    """Return one answer and what it answers, or None where it is deleted."""
    row = session.get(AnswerRow, answer_id)
    return None if row is None else _exchange(row)


def answer_to(session: Session, question_id: str) -> str:
    """Return the id of the answer on record to a question, posted or not; empty where there is none yet."""
    query = select(AnswerRow.id).where(AnswerRow.question_id == question_id, col(AnswerRow.hidden).is_(False))
    return session.exec(query.order_by(col(AnswerRow.created_at).desc()).limit(1)).first() or ""


def turns(session: Session, conversation_id: str, limit: int, since: float = 0.0) -> list[Turn]:
    """Return the latest `limit` messages of a conversation, oldest first, whoever may read what they rest on."""
    found = exchanges(session, conversation_id, (max(limit, 0) + 1) // 2, since)
    messages = turns_of(found)
    return messages[-limit:] if limit > 0 else []


def turns_of(found: Iterable[Exchange]) -> list[Turn]:
    """Return exchanges as messages."""
    return [turn for one in found for turn in _messages(one)]


def _messages(one: Exchange) -> tuple[Turn, Turn]:
    inside = tuple(sorted(one.collections))
    return Turn("user", one.asked, inside), Turn("assistant", one.said, inside, one.choices, one.facts)


def collections_of_answer(row: AnswerRow) -> frozenset[str]:
    """Return the collections a recorded answer rests on."""
    if row.collections is not None:
        return frozenset(json.loads(row.collections))
    return rests_on(answer_from_json(row.body))


def _exchange(row: AnswerRow) -> Exchange:
    offers = row.outcome == Outcome.UNCLEAR.value
    choices = answer_from_json(row.body).choices if offers else ()
    return Exchange(row.question, row.text, collections_of_answer(row), choices, row.facts)


def put_answer(session: Session, answer: Answer, body: str, replaces: str = "") -> tuple[Signal, ...]:
    """Keep an answer within the caller's transaction. The one it `replaces` leaves the conversation's history.

    Returns the signals that it raised: each once, however often it is kept.
    """
    known = session.get(AnswerRow, answer.id)
    replaced = session.get(AnswerRow, replaces) if replaces else None
    created = known.created_at if known else replaced.created_at if replaced else time.time()
    if replaced is not None:
        replaced.hidden = True
        session.add(replaced)
    raised: tuple[Signal, ...] = ()
    if known is None and answer.question.retry is None:
        raised = (*criticised(answer), *_said_again(session, answer))
        signals.keep(session, *raised)
        if answer.outcome is Outcome.REFUSED and raised:
            gaps.note(session, answer, raised[-1].reason)
    session.merge(
        AnswerRow(
            id=answer.id,
            question_id=answer.question.id,
            conversation_id=answer.question.conversation_id,
            question=answer.question.asked or answer.question.text,
            tokens=answer.usage.prompt_tokens + answer.usage.completion_tokens,
            citations=len(answer.sources) if answer.attempts else None,
            calls=answer.usage.calls,
            broken=len(answer.broken_contracts),
            text=answer.text,
            outcome=answer.outcome.value,
            confidence=answer.confidence,
            body=body,
            collections=json.dumps(sorted(rests_on(answer))),
            facts=answer.facts,
            replaces=replaces or (known.replaces if known else ""),
            hidden=known.hidden if known else False,
            created_at=created,
        )
    )
    return raised


def _said_again(session: Session, answer: Answer) -> list[Signal]:
    """Return the signal that an answer did not help: its question is asked again soon after."""
    if not answer.asks_again:
        return []
    query = select(AnswerRow.id).where(
        AnswerRow.conversation_id == answer.question.conversation_id,
        col(AnswerRow.hidden).is_(False),
        AnswerRow.id != answer.id,
        AnswerRow.created_at > time.time() - SOON,
    )
    former = session.exec(query.order_by(col(AnswerRow.created_at).desc()).limit(1)).first()
    return [said_again(answer, former)] if former else []


def get_answer(session: Session, answer_id: str) -> Answer | None:
    """Return a recorded answer, or None. Raises `StoreCorrupt`."""
    row = session.get(AnswerRow, answer_id)
    return None if row is None else answer_from_json(row.body)
