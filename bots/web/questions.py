"""`POST /api/ask` and `GET /api/answers/{id}`: a question put, answered and kept; an answer as it stands now."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from sqlmodel import Session
from starlette.responses import Response
from ulid import ULID

from bots.asking import aloud
from bots.earlier_messages import HISTORY, heard
from bots.engine.repairs import follow
from bots.engine.transactions import look, transact
from bots.manners.small_talk import with_small_talk
from bots.messages import Place, place_to_json
from bots.render.answer_json import answer_json
from bots.web.callers import Caller, conversation_prefix
from bots.web.corrections import corrected_by, looked_at_again
from bots.web.event_stream import NO_HEADERS, Steps, streamed, wants_events
from bots.web.open_questions import CONVERSATION, CORRECTS, QUESTION, STAYS, OpenQuestions, open_questions_router
from bots.web.pacing import Pacers
from bots.web.page_language import spoken_by
from bots.web.parts import Parts
from bots.web.problems import Json, documented
from bots.web.question_queue import FairQueue, QueueLimits, cancel_when_gone
from bots.web.schemas import Answered, AnswerId, Asked
from bots.web.voting import is_looked_at_again, own_answer
from core.access.rights import refuse_others
from core.errors import NotFound
from core.model import Answer, Asker, Question
from core.ports import Progress, Report, silent
from core.text.printable import printable
from storage.access import audit
from storage.access.tokens import Token
from storage.conversations import questions
from storage.conversations.store import answer_to_json, exchanges, put_answer

GONE = 499  # nobody reads it: the client closed the connection
PENDING = "Errata-Pending"
EVENTS = {
    "text/event-stream": {
        "schema": {"type": "string", "description": "`step` events, then one `answer` (the JSON) or `error`."}
    }
}


_PENDING_HEADER = {
    PENDING: {"schema": {"type": "string"}, "description": "`true` while feedback on it is being worked on."}
}


def questions_router(parts: Parts) -> APIRouter:
    """Return the paths."""
    opened = OpenQuestions(parts)
    router = APIRouter(tags=["questions"])
    limits = parts.limits
    pacers = Pacers(parts.kit.settings)
    queue = FairQueue(QueueLimits(limits.at_once, limits.waiting, limits.waiting_in_all, limits.answer_seconds))

    @router.post(
        "/api/ask",
        summary="Ask a question",
        responses=documented(400, 403, 404, 422, 429, 503, success={"model": Answered, "content": EVENTS}),
    )
    async def ask(asked: Asked, request: Request, caller: Caller) -> Response:
        """Answer from the documents and figures the token may read; with steps, for `Accept: text/event-stream`.

        What says in a conversation that its last answer is wrong is feedback, and comes back as what stands then.
        """
        await pacers.keep(request, caller)
        if (wrong := await corrected_by(parts, asked, caller)) is not None:
            return await _again(parts, (asked, wrong), request, caller)
        question = await _question(parts, asked, caller)
        steps, events = Steps(), wants_events(request.headers.get("accept", ""))

        def report(progress: Progress) -> None:
            (steps.report if events else silent)(progress)
            opened.note(question.id, progress)

        def admit() -> asyncio.Task[Answer]:
            return queue.admit(caller.id, _alike(question), lambda: _answer(parts, question, caller, report))

        task, where = await _begun(request, question, caller, (opened, admit))
        if events:
            spoken, keepalive = spoken_by(request).code, parts.limits.keepalive_seconds
            return streamed(task, steps, lambda made: shown(made, caller), keepalive, spoken, headers=where)
        return await _waited_for(task, caller, stays=bool(where))

    @router.get(
        "/api/answers/{answer_id}",
        summary="An answer as it stands now",
        responses=documented(404, 422, 503, success={"model": Answered, "headers": _PENDING_HEADER}),
    )
    async def get_answer(answer_id: Annotated[AnswerId, Path()], caller: Caller) -> Response:
        """Return the answer that stands now in the place of this one: a thumbs-down may have corrected it."""
        scope = await parts.conversation.read_with(caller)
        answer = await look(parts.database, lambda session: own_answer(session, answer_id, caller, scope))
        if answer is None:
            raise NotFound("There is no such answer.")
        pending = await look(parts.database, lambda session: is_looked_at_again(session, answer.id, caller))
        return Json(shown(answer, caller), headers={PENDING: str(pending).lower()})

    router.include_router(open_questions_router(parts, opened))
    return router


async def _again(parts: Parts, said: tuple[Asked, Answer], request: Request, caller: Token) -> Response:
    """Return what stands after somebody said in words that an answer is wrong: a turn, but no question."""
    asked, wrong = said
    steps, spoken = Steps(), spoken_by(request).code
    turn = replace(_row(wrong.question, caller), id=str(ULID()), text=printable(asked.question))
    turn = replace(turn, source=f"web:{caller.id}:{turn.id}")
    await transact(parts.database, lambda session: questions.note_said(session, turn, wrong.id))
    task = asyncio.create_task(looked_at_again(parts, wrong, turn.text, caller, steps.report))
    cancel_when_gone(request, task)
    if wants_events(request.headers.get("accept", "")):
        where = {CONVERSATION: asked.conversation_id or "", CORRECTS: wrong.id}
        return streamed(
            task, steps, lambda made: shown(made, caller), parts.limits.keepalive_seconds, spoken, headers=where
        )
    return await _waited_for(task, caller, stays=False)


def shown(answer: Answer, caller: Token) -> dict[str, Any]:
    """Return the JSON of an answer, with its conversation under the caller's own name for it."""
    body = answer_json(answer)
    known = body["conversation_id"]
    body["conversation_id"] = known.removeprefix(conversation_prefix(caller)) if known else None
    return body


async def _question(parts: Parts, asked: Asked, caller: Token) -> Question:
    """Return the question. Raises `Forbidden` for a collection that the token may not read, be it there or not."""
    conversation_id = conversation_prefix(caller) + (asked.conversation_id or str(ULID()))
    scope = await parts.conversation.read_with(caller)
    wanted = tuple(dict.fromkeys(asked.collections or ()))
    refuse_others(scope, wanted)
    said = await look(parts.database, lambda session: exchanges(session, conversation_id, HISTORY // 2))
    settings = await parts.conversation.settings(_place(caller))
    return Question(
        text=printable(asked.question),
        id=str(ULID()),
        mode=asked.mode or settings.mode,
        collections=scope,
        conversation_id=conversation_id,
        history=with_small_talk(heard(said, scope)),
        trace_id=str(ULID()),
        asker=Asker("web", user=caller.id, token=caller.id),
        wanted=wanted,
    )


def _alike(question: Question) -> Question:
    """Return what equal questions have in common, whoever asks them."""
    return replace(question, id="", conversation_id="", trace_id="", asker=Asker())


async def _answer(parts: Parts, question: Question, caller: Token, report: Report) -> Answer:
    who = audit.person("web", "", caller.id)
    # Before it is answered: who hangs up has asked all the same.
    await transact(parts.database, lambda session: audit.note(session, who, audit.QUESTION_ASKED, question.id, "web"))
    answer = aloud(await parts.answer(question, report))
    row = _row(question, caller)
    body = answer_to_json(answer)

    def keep(session: Session) -> None:
        questions.register(session, row)
        follow(session, answer, put_answer(session, answer, body))
        questions.close(session, question.id, answer.id, answer.outcome.value, questions.RETURNED)

    await transact(parts.database, keep)
    return answer


def _row(question: Question, caller: Token) -> questions.Asked:
    return questions.Asked(
        id=question.id,
        source=f"web:{caller.id}:{question.id}",
        conversation_id=question.conversation_id,
        platform="web",
        workspace="",
        channel=caller.id,
        user=caller.id,
        text=question.text,
        place=place_to_json(_place(caller)),
        work_id="",
    )


def _where(question: Question, caller: Token) -> dict[str, str]:
    return {QUESTION: question.id, CONVERSATION: question.conversation_id.removeprefix(conversation_prefix(caller))}


async def _begun(
    request: Request, question: Question, caller: Token, work: tuple[OpenQuestions, Callable[[], asyncio.Task[Answer]]]
) -> tuple[asyncio.Task[Answer], Mapping[str, str]]:
    """Begin to answer, and return where to ask for the answer later; where nobody would, it ends with the request."""
    opened, admit = work
    if request.headers.get(STAYS) == "true":
        return await opened.begin(_row(question, caller), admit), _where(question, caller)
    task = admit()
    cancel_when_gone(request, task)
    return task, NO_HEADERS


async def _waited_for(task: asyncio.Task[Answer], caller: Token, *, stays: bool) -> Response:
    try:
        await asyncio.wait({task})
    finally:
        if not stays:
            task.cancel()
    return Response(status_code=GONE) if task.cancelled() else Json(shown(task.result(), caller))


def _place(caller: Token) -> Place:
    return Place("web", caller.id, user=caller.id)
