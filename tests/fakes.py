"""Hand-written fakes for the loop's ports: they do what they are told, and remember what they were asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

import numpy as np

from core.concurrency.threads import computed
from core.costs.accounts import Booking, Caps, Spent, Subject, subjects
from core.extraction.gate.quotation import best_quotation
from core.model import Draft, Evidence, Grading, Passage, PassageMeta, Question, Reflection, ToolCall, Turn, Usage
from core.ports import Kit
from core.settings import Settings
from core.tasks import (
    Generate,
    Grade,
    Hypothesise,
    Quote,
    Refine,
    Reflect,
    Reply,
    Route,
    StandAlone,
    Translate,
    Verification,
    Verify,
)
from tests.fakes_index import InMemoryIndex


class FakeClock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def now(self):
        return datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)

    def monotonic(self):
        return self.seconds


class ScriptedModel:
    """Replies per task in order (the last one for ever); an exception is raised, a callable is asked.

    What it costs it books to the task's account, as a real one does.
    """

    name = "scripted"
    usage = Usage(10, 5, 1)

    def __init__(self, **replies: Any) -> None:
        self.replies = {name: list(value) if isinstance(value, list) else [value] for name, value in replies.items()}
        self.asked: list[Any] = []

    async def do(self, task):
        self.asked.append(task)
        queue = self.replies.get(type(task).__name__.lower())
        if queue is None:
            return Reply(await computed(_DEFAULTS[type(task)], task), self.name, self.usage)
        value = queue.pop(0) if len(queue) > 1 else queue[0]
        value = value(task) if isinstance(value, Callable) else value
        if isinstance(value, BaseException):
            raise value
        task.account.booked += self.usage.prompt_tokens + self.usage.completion_tokens
        return Reply(value, self.name, self.usage)

    def calls(self, kind: type) -> list[Any]:
        return [task for task in self.asked if isinstance(task, kind)]


_DEFAULTS: dict[type, Callable[[Any], Any]] = {
    Generate: lambda task: Draft("", refused=True),
    Verify: lambda task: Verification(completed=True),
    Reflect: lambda task: approving(),
    Grade: lambda task: Grading(0.9, "relevant", needs_web_search=False),
    Route: lambda task: ToolCall("search_documents", {"query": task.question.text}),
    Quote: lambda task: best_quotation(task.question.text, task.evidence, task.draft),
    Refine: lambda task: task.query,
    Translate: lambda task: task.query,
    StandAlone: lambda task: task.question.text,
    Hypothesise: lambda task: task.question.text,
}


def approving(score: float = 0.95, **changes: Any) -> Reflection:
    """A reflection that accepts."""
    values = {
        "answer_grounded": True,
        "reflection_score": score,
        "hallucination_detected": False,
        "sources_cited": True,
        "reasoning": "grounded",
    }
    return Reflection(**(values | changes))


def draft(text: str, *cited: int) -> Draft:
    """A draft in good form."""
    return Draft(text, cited)


def passage(text: str, chunk_id: str = "c1", **meta: Any) -> Passage:
    """A passage of a document."""
    values = {"source_file": "handbook.md", "file_type": "md", "document": "handbook.md", "title": "Handbook"}
    return Passage(text, PassageMeta(chunk_id, **(values | meta)), 0.5)


def evidence(*texts: str) -> Evidence:
    """Evidence of one passage a text."""
    return Evidence(tuple(passage(text, f"c{n}") for n, text in enumerate(texts, 1)))


class FakeConversations:
    """Keeps what was recorded."""

    def __init__(self) -> None:
        self.recorded: dict[str, Any] = {}

    async def history(self, conversation_id, limit):
        found = []
        for answer in self.recorded.values():
            if answer.question.conversation_id == conversation_id:
                found += [Turn("user", answer.question.text), Turn("assistant", answer.text)]
        return found[-limit:]

    async def record(self, answer):
        self.recorded[answer.id] = answer

    async def answer(self, answer_id):
        return self.recorded.get(answer_id)


class FakeLedger:
    """Keeps bookings in memory, under the same caps as the real one; `day` passes when it is told to."""

    def __init__(self, caps: Caps = Caps()) -> None:  # noqa: B008 - frozen
        self.caps = caps
        self.day = "2026-01-02"
        self.bookings: dict[str, Booking] = {}
        self.ended: dict[str, Spent] = {}
        self.told: set[tuple[str, Subject]] = set()

    async def book(self, call):
        booking = Booking(
            str(len(self.bookings)), self.day, call.account.payer, call.task, call.model, call.tokens,
            call.account.trace_id,
        )  # fmt: skip
        for subject in subjects(booking.payer):
            if not self.caps.allow(subject, self.tokens(subject) + call.tokens):
                raise self.caps.reached(subject, call.tokens)
        self.bookings[booking.id] = booking
        return booking

    def settle(self, booking, spent):
        self.ended.setdefault(booking.id, spent)

    async def first_refusal_today(self, asker):
        known, this = len(self.told), (self.day, subjects(asker)[0])
        self.told.add(this)
        return len(self.told) > known

    def tokens(self, subject):
        mine = (b for b in self.bookings.values() if b.day == self.day and subject in subjects(b.payer))
        return sum(self.ended[b.id].tokens if b.id in self.ended else b.reserved for b in mine)


class FakeWeb:
    """Answers every search with the same results, or raises."""

    def __init__(self, *results: Passage, error: Exception | None = None) -> None:
        self.results = results
        self.error = error
        self.queries: list[str] = []

    async def search(self, query, limit):
        self.queries.append(query)
        if self.error:
            raise self.error
        return list(self.results)[:limit]


def kit_of(model: Any, index: InMemoryIndex | None = None, **parts: Any) -> Kit:
    """A kit of fakes; `settings` takes a dict."""
    settings = Settings(**parts.pop("settings", {}))
    return Kit(
        settings=settings,
        model=model,
        index=index or InMemoryIndex(),
        clock=FakeClock(),
        conversations=FakeConversations(),
        **parts,
    )


class ReadingReranker:
    """A cross-encoder for English whose logits are given by query and what a text ends in; -11 of anything else."""

    name, languages = "reading", frozenset({"en"})

    def __init__(self, logits: Mapping[tuple[str, str], float]) -> None:
        self._logits = logits

    async def score(self, query: str, texts: Sequence[str]) -> list[float]:
        """Return one logit a text."""
        known = {end: logit for (asked, end), logit in self._logits.items() if asked == query}
        return [next((logit for end, logit in known.items() if text.endswith(end)), -11.0) for text in texts]


class WordEmbedder:
    """An embedder for English to which words of one group, given as `cloths rags`, mean the same.

    Sentences are all on one topic to it, but for those that have the word `off`.
    """

    name, languages, dimensions = "words", frozenset({"en"}), 512

    def __init__(self, *groups: str, off: str = "") -> None:
        self._groups = [frozenset(group.split()) for group in groups]
        self._off = off

    async def embed_query(self, text: str) -> Any:
        """Return one unit vector."""
        return (await self.embed_passages([text]))[0]

    async def embed_passages(self, texts: Sequence[str]) -> Any:
        """Return a unit vector a text: an axis of its own for each group, for sentences, and for each other text."""
        vectors = np.zeros((len(texts), self.dimensions), dtype=np.float32)
        others = list(dict.fromkeys(texts))
        for row, text in enumerate(texts):
            group = next((n for n, words in enumerate(self._groups, 1) if text in words), None)
            on_it = group is None and len(text.split()) > 2 and self._off not in text.split()
            vectors[row, 0] = 0.8 if on_it else 0.0
            own = others.index(text) + len(self._groups) + 1 if group is None else group
            vectors[row, own] = 0.6 if on_it else 1.0
        return vectors


def question(text: str = "How many days of leave do I get?", **parts: Any) -> Question:
    """A question."""
    return Question(text, **parts)
