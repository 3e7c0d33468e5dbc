"""Conversations on the page: listed, searched, named, shared and forgotten. An id begins with its owner's prefix."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, and_, case, delete, func, or_
from sqlmodel import Session, col, select

from core.model import Outcome
from storage.conversations import questions
from storage.states import QuestionState
from storage.tables.conversations import AnswerRow, ConversationRow, QuestionRow

LONGEST_TITLE = 120
_SAID_AT_ONCE = (Outcome.ANSWERED.value, Outcome.REFUSED.value)
MOST_LISTED = 200
MOST_READ = 200
"""Exchanges of a conversation that a page shows, the latest."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A conversation in a list: its name, else the first that was asked in it; `latest` in seconds since 1970."""

    id: str
    title: str
    latest: float
    share: str = ""


def listed(session: Session, prefix: str, user: str, find: str = "", limit: int = MOST_LISTED) -> list[Listed]:
    """Return a user's conversations, the latest first; `find` must stand in title, a question or an answer."""
    latest = func.max(QuestionRow.asked_at)
    query = (
        select(QuestionRow.conversation_id, latest)
        .where(
            QuestionRow.platform == "web",
            QuestionRow.workspace == "",
            QuestionRow.user_id == user,
            QuestionRow.state != QuestionState.DELETED,
            col(QuestionRow.conversation_id).startswith(prefix, autoescape=True),
        )
        .group_by(QuestionRow.conversation_id)
        .order_by(latest.desc())
        .limit(limit)
    )
    if find.strip():
        query = query.where(_holding(find.strip(), prefix))
    found = session.exec(query).all()
    ids = [conversation_id for conversation_id, _ in found]
    kept = {row.id: row for row in session.exec(select(ConversationRow).where(col(ConversationRow.id).in_(ids)))}
    first = _first_questions(session, ids)
    return [
        Listed(one, _title(kept.get(one)) or first.get(one, ""), at, kept[one].share if one in kept else "")
        for one, at in found
    ]


def named(session: Session, conversation_id: str) -> Listed | None:
    """Return one conversation, None where nothing was asked in it, or all was deleted."""
    asked = questions.asked_in(session, conversation_id, 1)
    if not asked:
        return None
    row = session.get(ConversationRow, conversation_id)
    title = _title(row) or _first_questions(session, [conversation_id]).get(conversation_id, "")
    return Listed(conversation_id, title, asked[0].asked_at, row.share if row is not None else "")


def answers_in(session: Session, conversation_id: str, limit: int = MOST_READ) -> list[AnswerRow]:
    """Return the standing answers of a conversation, oldest first; of more than `limit`, the latest."""
    query = select(AnswerRow).where(AnswerRow.conversation_id == conversation_id, col(AnswerRow.hidden).is_(False))
    query = query.order_by(col(AnswerRow.created_at).desc(), col(AnswerRow.id).desc()).limit(limit)
    return list(reversed(session.exec(query).all()))


def said_of_answers(session: Session, conversation_id: str) -> dict[str, list[str]]:
    """Return what was said in a conversation against answers, oldest first, by the id of the question they answer."""
    query = (
        select(AnswerRow.question_id, QuestionRow.text)
        .join(AnswerRow, col(AnswerRow.id) == col(QuestionRow.answer_id))
        .where(
            QuestionRow.conversation_id == conversation_id,
            QuestionRow.state != QuestionState.DELETED,
            col(AnswerRow.question_id) != col(QuestionRow.id),
        )
    )
    found: dict[str, list[str]] = {}
    for question_id, text in session.exec(query.order_by(col(QuestionRow.asked_at))).all():
        found.setdefault(question_id, []).append(text)
    return found


def rename(session: Session, conversation_id: str, title: str) -> None:
    """Give a conversation a title; an empty one gives it back its first question."""
    row = _row(session, conversation_id)
    row.title = " ".join(title.split())[:LONGEST_TITLE]
    session.add(row)


def share(session: Session, conversation_id: str, *, on: bool) -> str:
    """Let others read a conversation, by a word that nobody guesses, or no more; return the word, or nothing."""
    row = _row(session, conversation_id)
    row.share = (row.share or secrets.token_urlsafe(18)) if on else ""
    session.add(row)
    return row.share


def shared(session: Session, word: str) -> str:
    """Return the id of the conversation that is shared by a word, or nothing."""
    found = session.exec(select(ConversationRow.id).where(ConversationRow.share == word).limit(1)) if word else None
    return (found.first() or "") if found is not None else ""


def is_shared(session: Session, conversation_id: str) -> bool:
    """Say whether others may read a conversation now."""
    row = session.get(ConversationRow, conversation_id) if conversation_id else None
    return row is not None and bool(row.share)


def forget(session: Session, conversation_id: str) -> int:
    """Delete what was asked and answered in a conversation, its title and its share; return how many questions."""
    found = session.exec(
        select(QuestionRow).where(
            QuestionRow.conversation_id == conversation_id, QuestionRow.state != QuestionState.DELETED
        )
    ).all()
    for row in found:
        questions.forget(session, row)
    session.connection().execute(delete(ConversationRow).where(col(ConversationRow.id) == conversation_id))
    return len(found)


def _row(session: Session, conversation_id: str) -> ConversationRow:
    row = session.get(ConversationRow, conversation_id, with_for_update=True) or ConversationRow(id=conversation_id)
    row.updated_at = time.time()
    return row


def _title(row: ConversationRow | None) -> str:
    return row.title if row is not None else ""


def _first_questions(session: Session, ids: Sequence[str]) -> dict[str, str]:
    """Return what was asked first in each, by its id: a greeting names one only where nothing else was said."""
    standing = and_(col(AnswerRow.question_id) == col(QuestionRow.id), col(AnswerRow.hidden).is_(False))
    query = (
        select(QuestionRow.conversation_id, QuestionRow.text, _asks_nothing())
        .join(AnswerRow, standing, isouter=True)
        .where(col(QuestionRow.conversation_id).in_(ids), QuestionRow.state != QuestionState.DELETED)
        .order_by(_asks_nothing().desc(), col(QuestionRow.asked_at).desc())
    )
    # The earliest that asks something is read last, and stays.
    return {conversation: text for conversation, text, _ in session.exec(query).all()}


def _asks_nothing() -> ColumnElement[int]:
    """Return 2 for what was said against an answer, 1 for a greeting or thanks, 0 for a question."""
    against = and_(col(AnswerRow.id).is_(None), col(QuestionRow.answer_id) != "")
    at_once = and_(col(AnswerRow.citations).is_(None), col(AnswerRow.outcome).in_(_SAID_AT_ONCE))
    return case((against, 2), (at_once, 1), else_=0)


def _holding(find: str, prefix: str) -> ColumnElement[bool]:
    own = col(QuestionRow.conversation_id)
    titled = select(ConversationRow.id).where(
        col(ConversationRow.id).startswith(prefix, autoescape=True),
        col(ConversationRow.title).icontains(find, autoescape=True),
    )
    said = select(AnswerRow.conversation_id).where(
        col(AnswerRow.conversation_id).startswith(prefix, autoescape=True),
        col(AnswerRow.hidden).is_(False),
        or_(
            col(AnswerRow.text).icontains(find, autoescape=True),
            col(AnswerRow.question).icontains(find, autoescape=True),
        ),
    )
    return or_(own.in_(titled), own.in_(said))
