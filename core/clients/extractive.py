"""The model that needs no key and no network: it quotes the evidence, cites it, and refuses on weak support."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar, cast

from core.concurrency.threads import computed
from core.extraction.drafting import draft_answer
from core.extraction.followups import stand_alone
from core.extraction.gate.quotation import best_quotation
from core.extraction.judging import refine, reflect
from core.extraction.verifying import verify
from core.facts.planning import Names, choose_for
from core.model import EXTRACTIVE, Draft, Grading, Reflection, ToolCall
from core.ports import Embedder, Reranker
from core.retrieval.relevance import cheap_grade
from core.tasks import (
    Generate,
    Grade,
    Hypothesise,
    Quotation,
    Quote,
    Refine,
    Reflect,
    Reply,
    Route,
    StandAlone,
    Task,
    Translate,
    Verification,
    Verify,
)

ResultT = TypeVar("ResultT")

Notes = tuple[str, ...]


class ExtractiveModel:
    """A `Model` made of rules. Embedder and cross-encoder are optional and sharpen the choice of sentences."""

    def __init__(self, embedder: Embedder | None = None, reranker: Reranker | None = None) -> None:
        self._embedder = embedder
        self._reranker = reranker
        self._handlers: Mapping[type[Any], Callable[[Any], Awaitable[tuple[Any, Notes]]]] = {
            Generate: self._generate,
            Verify: self._verify,
            Reflect: self._reflect,
            Quote: self._quote,
            Grade: self._grade,
            Route: self._route,
            Refine: self._refine,
            StandAlone: self._stand_alone,
            Translate: self._translate,
            Hypothesise: self._hypothesise,
        }

    @property
    def name(self) -> str:
        """How receipts call it."""
        return EXTRACTIVE

    async def do(self, task: Task[ResultT]) -> Reply[ResultT]:
        """Do one task; never raises for what the evidence holds."""
        value, notes = await self._handlers[type(task)](task)
        return Reply(cast("ResultT", value), self.name, notes=notes)

    async def _generate(self, task: Generate) -> tuple[Draft, Notes]:
        return await draft_answer(task, self._reranker, self._embedder)

    async def _verify(self, task: Verify) -> tuple[Verification, Notes]:
        return await computed(verify, task.question.text, task.evidence, task.draft), ()

    async def _reflect(self, task: Reflect) -> tuple[Reflection, Notes]:
        return await computed(reflect, task.question, task.evidence, task.draft), ()

    async def _quote(self, task: Quote) -> tuple[Quotation, Notes]:
        return await computed(best_quotation, task.question.text, task.evidence, task.draft), ()

    async def _grade(self, task: Grade) -> tuple[Grading, Notes]:
        return await computed(cheap_grade, task.question, task.evidence), ()

    async def _route(self, task: Route) -> tuple[ToolCall, Notes]:
        return await computed(choose_for, task.question, Names(task.companies, task.metrics, task.today)), ()

    async def _refine(self, task: Refine) -> tuple[str, Notes]:
        return await computed(refine, task), ()

    async def _translate(self, task: Translate) -> tuple[str, Notes]:
        return task.query, ()

    async def _stand_alone(self, task: StandAlone) -> tuple[str, Notes]:
        return await computed(stand_alone, task.question.text, task.history), ()

    async def _hypothesise(self, task: Hypothesise) -> tuple[str, Notes]:
        return task.question.text, ()
