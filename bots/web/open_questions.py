"""Questions of the page: on record when they are asked, and answered also where the page is loaded anew meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Literal

from fastapi import APIRouter, Path
from pydantic import BaseModel
from sqlmodel import Session
from starlette.responses import Response

from bots.engine.transactions import look, transact
from bots.render.plain import step_text
from bots.web.callers import Caller
from bots.web.parts import Parts
from bots.web.problems import documented
from bots.web.schemas import AnswerId
from core.errors import NotFound, Overloaded
from core.model import Answer
from core.ports import Progress
from storage.conversations import questions

STAYS, QUESTION, CONVERSATION = "Errata-Stays", "Errata-Question", "Errata-Conversation"
CORRECTS = "Errata-Corrects"  # the answer that what was asked says something against
_MOST_STEPS = 200


class QuestionState(BaseModel):
    """Whether a question is being answered still, by which steps, and which answer stands for it now."""

    question_id: str
    state: Literal["open", "answered"]
    answer_id: str | None
    steps: list[str]


@dataclass(slots=True)
class _Open:
    """A question that is being answered here."""

    caller: str
    steps: list[str] = field(default_factory=list)
    task: asyncio.Task[Answer] | None = None


class OpenQuestions:
    """What is being answered in this process for pages that may be loaded anew meanwhile."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._open: dict[str, _Open] = {}
        self._letting_go: set[asyncio.Task[None]] = set()

    async def begin(self, asked: questions.Asked, admit: Callable[[], asyncio.Task[Answer]]) -> asyncio.Task[Answer]:
        """Put a question on record and begin the work on it; where nothing comes of that, it is off the record again.

        Raises what `admit` raises.
        """
        self._open[asked.id] = _Open(asked.user)
        await transact(self._parts.database, lambda session: questions.register(session, asked))
        try:
            task = self._open[asked.id].task = admit()
        except Overloaded:
            await self._drop(asked.id)
            raise
        task.add_done_callback(lambda done: self._ended(asked.id, done))
        return task

    def note(self, question_id: str, progress: Progress) -> None:
        """Take note of a step."""
        found = self._open.get(question_id)
        if found is not None and len(found.steps) < _MOST_STEPS:
            found.steps.append(step_text(progress))

    def steps(self, question_id: str) -> list[str]:
        """Return what was done so far, as far as that is known here."""
        return list(self._open[question_id].steps) if question_id in self._open else []

    def stop(self, question_id: str, caller: str) -> bool:
        """Stop the work on somebody's question; False where it is none of theirs, or not answered here."""
        found = self._open.get(question_id)
        if found is None or found.task is None or found.caller != caller:
            return False
        found.task.cancel()
        return True

    async def _drop(self, question_id: str) -> None:
        self._open.pop(question_id, None)
        await transact(self._parts.database, lambda session: questions.drop_unanswered(session, question_id))

    def _ended(self, question_id: str, task: asyncio.Task[Answer]) -> None:
        self._open.pop(question_id, None)
        if task.cancelled() or task.exception() is not None:
            letting_go = asyncio.create_task(self._drop(question_id))
            self._letting_go.add(letting_go)
            letting_go.add_done_callback(self._letting_go.discard)


def open_questions_router(parts: Parts, opened: OpenQuestions) -> APIRouter:
    """Return the paths."""
    router = APIRouter(tags=["questions"])

    @router.get(
        "/api/questions/{question_id}", summary="What became of a question", responses=documented(404, 422, 503)
    )
    async def state(question_id: Annotated[AnswerId, Path()], caller: Caller) -> QuestionState:
        """Say whether a question that was asked with `Errata-Stays: true` is answered; 404 where nothing came of it."""
        seconds = parts.limits.answer_seconds
        found = await look(parts.database, lambda session: _state(session, (question_id, caller.id), opened, seconds))
        if found is None:
            raise NotFound("There is no such answer.")
        return found

    @router.delete(
        "/api/questions/{question_id}",
        status_code=204,
        summary="Stop answering a question",
        responses=documented(404, 422, 503),
    )
    async def stop(question_id: Annotated[AnswerId, Path()], caller: Caller) -> Response:
        """Stop the work on a question that was asked with `Errata-Stays: true`."""
        if not opened.stop(question_id, caller.id):
            raise NotFound("There is no such answer.")
        return Response(status_code=204)

    return router


def _state(session: Session, whose: tuple[str, str], opened: OpenQuestions, seconds: float) -> QuestionState | None:
    row = questions.by_id(session, whose[0])
    if row is None or (row.platform, row.user_id) != ("web", whose[1]):
        return None
    if row.answer_id:
        return QuestionState(question_id=row.id, state="answered", answer_id=row.answer_id, steps=[])
    if not questions.is_young(row, seconds):
        return None  # the process that answered it is no more
    return QuestionState(question_id=row.id, state="open", answer_id=None, steps=opened.steps(row.id))
