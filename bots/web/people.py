"""`POST /api/answers/{id}/person`: a person is asked for what was refused; their answer stands there later."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel
from sqlmodel import Session
from ulid import ULID

from bots.engine.transactions import transact
from bots.languages import say
from bots.messages import WEB
from bots.render.plain import language_asked_in, may_ask_person, question_asked
from bots.web.callers import Caller
from bots.web.pacing import Pacers
from bots.web.parts import Parts
from bots.web.problems import documented
from bots.web.schemas import AnswerId
from bots.web.voting import own_answer
from core.access.rights import Scope
from core.errors import BadInput, NotFound
from core.model import Answer
from storage.access.tokens import Token
from storage.learning import people
from storage.learning.people import PersonAsked, There

_SHOWN = 500  # characters of a question, for somebody to know it again


class PersonWished(BaseModel):
    """Whether somebody is asked now: `noted`, `already`, or `many` (more than one token may have asked in an hour).

    `told` says it in the question's language.
    """

    answer_id: str
    status: Literal["noted", "already", "many"]
    told: str


def people_router(parts: Parts) -> APIRouter:
    """Return the path."""
    router = APIRouter(tags=["questions"])
    pacers = Pacers(parts.kit.settings)

    @router.post(
        "/api/answers/{answer_id}/person",
        status_code=202,
        summary="Ask a person",
        responses=documented(400, 404, 422, 429, 503),
    )
    async def wish(answer_id: Annotated[AnswerId, Path()], request: Request, caller: Caller) -> PersonWished:
        """Have a person asked what an own question was refused for; `GET /api/answers/{id}` tells what came of it."""
        await pacers.keep(request, caller)
        scope = await parts.conversation.read_with(caller)
        return await transact(parts.database, lambda session: _wish(session, answer_id, caller, scope))

    return router


def _wish(session: Session, answer_id: str, caller: Token, scope: Scope) -> PersonWished:
    answer = own_answer(session, answer_id, caller, scope)
    if answer is None:
        raise NotFound("There is no such answer.")
    if not may_ask_person(answer):
        raise BadInput("Only what was refused is asked of a person.", hint="Say what is wrong by POST /api/feedback.")
    there = There(WEB, "", caller.id, "")
    status = people.ask(session, _asked(answer), there, caller.id) or "noted"
    return PersonWished.model_validate(
        {"answer_id": answer.id, "status": status, "told": say(f"person {status}", language_asked_in(answer))}
    )


def _asked(answer: Answer) -> PersonAsked:
    """Return the wish: it names nobody, whoever looks after gaps or is assigned to this one sees who waits."""
    topic = question_asked(answer)[:_SHOWN]
    return PersonAsked(str(ULID()), answer.id, "", topic, "", people.ASKED, "")
