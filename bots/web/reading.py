"""Which answers of which conversations a caller may see: its own, and those that others share, as far as it reads."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from sqlmodel import Session

from bots.web.voting import own_answer
from core.access.rights import Scope, may_read, rests_on
from core.model import Answer
from storage.access.tokens import Token
from storage.conversations import feedback, questions, threads
from storage.conversations.store import answer_from_json, collections_of_answer, get_answer
from storage.learning import people


@dataclass(frozen=True, slots=True)
class Said:
    """What a caller said of some answers: standing votes (up, down) by answer, and where a person is asked for them."""

    votes: Mapping[str, str]
    waiting: frozenset[str] = frozenset()


def readable(session: Session, answer_id: str, caller: Token, scope: Scope) -> Answer | None:
    """Return what stands now for an answer, where it is the caller's own or of a conversation that is shared."""
    own = own_answer(session, answer_id, caller, scope)
    if own is not None:
        return own
    answer = get_answer(session, questions.standing(session, answer_id))
    if answer is None or not may_read(scope, rests_on(answer)):
        return None
    return answer if threads.is_shared(session, answer.question.conversation_id) else None


@dataclass(frozen=True, slots=True)
class Exchange:
    """A question, the answer that stands, and what was `said` against those before it.

    Without an answer where that rests on more than may be read; what was said of it is not told either.
    """

    asked: str
    answer: Answer | None
    said: tuple[str, ...] = ()


def exchanges(session: Session, conversation_id: str, scope: Scope) -> list[Exchange]:
    """Return what was asked and answered in a conversation, oldest first."""
    against = threads.said_of_answers(session, conversation_id)
    rows = threads.answers_in(session, conversation_id)
    return [
        Exchange(row.question, answer_from_json(row.body), tuple(against.get(row.question_id, ())))
        if may_read(scope, collections_of_answer(row))
        else Exchange(row.question, None)
        for row in rows
    ]


def said_of(session: Session, answers: Iterable[Answer | None], caller: Token) -> Said:
    """Return what the caller said of answers."""
    ids = [answer.id for answer in answers if answer is not None]
    return Said(feedback.standing_of(session, caller.id, ids), frozenset(people.waits_at(session, ids)))
