"""`POST /api/feedback`: a vote or a reason, accepted once; and whose answers are whose."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, get_args

from fastapi import APIRouter, Request
from sqlmodel import Session

from bots.engine.transactions import look
from bots.messages import Incoming, Kind, Place
from bots.web.callers import Caller, conversation_prefix
from bots.web.pacing import Pacers
from bots.web.parts import Parts
from bots.web.problems import documented
from bots.web.schemas import UP, Kept, Taken, Voted
from core.access.rights import Scope, may_read, rests_on
from core.errors import NotFound
from core.learning.signals import JobName
from core.model import Answer
from core.text.printable import printable
from storage.access.tokens import Token
from storage.conversations import feedback, questions
from storage.conversations.overview import any_unfinished, known_work, unfinished_bodies
from storage.conversations.store import get_answer

_KEPT: Final[tuple[Kept, ...]] = get_args(Kept)
_NONE: Final = "none"
CHANGES = 32  # of mind, about one answer, that are counted


@dataclass(frozen=True, slots=True)
class _Log:
    """What one token said of one answer so far: how often it voted, the vote that stands, and the reason with it."""

    votes: int = 0
    standing: str = ""
    reason: str = ""


def feedback_router(parts: Parts) -> APIRouter:
    """Return the path."""
    router = APIRouter(tags=["feedback"])
    pacers = Pacers(parts.kit.settings)
    refusals = documented(400, 404, 422, 429, 503)

    @router.post("/api/feedback", status_code=202, summary="Judge an answer", responses=refusals)
    async def judged(voted: Voted, request: Request, caller: Caller) -> Taken:
        """Take a vote, once a token and answer; a later one of the other kind takes the former back, as `none` does."""
        await pacers.keep(request, caller)
        return await take_vote(parts, voted, caller)

    return router


async def take_vote(parts: Parts, voted: Voted, caller: Token) -> Taken:
    """Accept a vote or a reason, durably. Raises `NotFound` where there is no such answer of this caller's."""
    scope = await parts.conversation.read_with(caller)
    found = await look(parts.database, lambda session: _subject(session, voted.answer_id, caller, scope))
    if found is None:
        raise NotFound("There is no such answer.")
    answer, log = found
    vote = _kept(voted)
    accepted = [await parts.events.accept(event) for event in _events(voted, vote, log, _Subject(answer, caller))]
    duplicate = all(one.duplicate for one in accepted)
    return Taken(answer_id=answer.id, kind=vote, duplicate=duplicate)


def own_answer(session: Session, answer_id: str, caller: Token, scope: Scope) -> Answer | None:
    """Return what stands now for an answer of this caller's, or None where it rests on more than `scope`.

    An admin's are everybody's.
    """
    answer = get_answer(session, questions.standing(session, answer_id))
    if answer is None or not may_read(scope, rests_on(answer)):
        return None
    own = answer.question.conversation_id.startswith(conversation_prefix(caller))
    return answer if own or caller.scope == "admin" else None


def is_looked_at_again(session: Session, answer_id: str, caller: Token) -> bool:
    """Say whether feedback on an answer, or the second look that follows from it, is not finished yet."""
    if any(answer_id in body for body in unfinished_bodies(session, JobName.RETRY_ANSWER)):
        return True
    return any_unfinished(session, _ids(answer_id, caller))


@dataclass(frozen=True, slots=True)
class _Subject:
    answer: Answer
    caller: Token

    def event(self, event_id: str, kind: Kind, text: str = "", **payload: Any) -> Incoming:
        """Return one event about the answer."""
        return Incoming(
            event_id=event_id,
            kind=kind,
            place=Place("web", self.caller.id, user=self.caller.id),
            user=self.caller.id,
            text=text,
            payload={"answer_id": self.answer.id, "via": "api", **payload},
            received_at=datetime.now(UTC).isoformat(),
        )


def _subject(session: Session, answer_id: str, caller: Token, scope: Scope) -> tuple[Answer, _Log] | None:
    answer = own_answer(session, answer_id, caller, scope)
    if answer is None:
        return None
    known = known_work(session, _ids(answer.id, caller))
    log = _Log()
    for number in range(CHANGES):
        for vote in _KEPT:
            body = known.get(_id(answer.id, caller, number, vote))
            if body is not None:
                standing = "" if vote == _NONE else vote
                log = _Log(number + 1, standing, str(json.loads(body).get("text", "")))
    if not log.votes:  # it may have been voted on before what is known of that was cleaned up
        log = _Log(0, feedback.standing_of(session, caller.id, [answer.id]).get(answer.id, ""))
    return answer, log


def _kept(voted: Voted) -> Kept:
    if voted.kind == _NONE:
        return _NONE
    return "up" if voted.kind in UP else "down"


def _events(voted: Voted, vote: str, log: _Log, subject: _Subject) -> Sequence[Incoming]:
    """Return what is accepted; the same feedback twice is the same events, and of nothing none is taken back."""
    if vote == _NONE:
        return _taken_back(log, subject)
    reason = printable(voted.reason or "").strip() if vote == "down" else ""
    answer_id, caller = subject.answer.id, subject.caller
    if log.standing == vote or log.votes >= CHANGES:
        last = _id(answer_id, caller, max(0, log.votes - 1), vote)
        digest = hashlib.sha256(reason.encode()).hexdigest()[:16]
        event_id = f"{last}:{digest}" if reason and reason != log.reason else last
    else:
        event_id = _id(answer_id, caller, log.votes, vote)
    if reason:
        events = [subject.event(event_id, Kind.REASON, reason)]
    else:
        events = [subject.event(event_id, Kind.FEEDBACK_ADDED, vote=vote)]
    if log.standing and log.standing != vote:
        other = subject.event(f"{event_id}:withdrawn", Kind.FEEDBACK_WITHDRAWN, vote=log.standing)
        events.insert(0, other)
    return events


def _taken_back(log: _Log, subject: _Subject) -> Sequence[Incoming]:
    if not log.standing:
        return ()
    event_id = _id(subject.answer.id, subject.caller, min(log.votes, CHANGES - 1), _NONE)
    return [subject.event(event_id, Kind.FEEDBACK_WITHDRAWN, vote=log.standing)]


def _ids(answer_id: str, caller: Token) -> list[str]:
    return [_id(answer_id, caller, number, vote) for number in range(CHANGES) for vote in _KEPT]


def _id(answer_id: str, caller: Token, number: int, vote: str) -> str:
    return f"web:vote:{caller.id}:{answer_id}:{number}:{vote}"
