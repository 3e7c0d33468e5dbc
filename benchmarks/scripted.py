"""Scripted language models: one that answers whatever is asked and approves of it, one that knows when not to."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, cast

from benchmarks.refusal_cases import Refusal
from core.extraction.followups import stand_alone
from core.model import Draft, Evidence, Passage, Reflection
from core.reading.marks import without_marks
from core.reading.sentences import sentences
from core.reading.words import content_words
from core.tasks import (
    Generate,
    Quotation,
    Quote,
    Refine,
    Reflect,
    Reply,
    StandAlone,
    Task,
    Translate,
    Verification,
    Verify,
)

_FIGURE = re.compile(r"[$€£]?\d[\d,]*(?:\.\d+)?%?")
_FIGURES_SAY = 3  # a figure of the answer tells more than a word of where it stands
_APPROVED = Reflection(
    answer_grounded=True, reflection_score=1.0, hallucination_detected=False, sources_cited=True, reasoning="It stands."
)


class Scripted:
    """A `Model` that approves of everything; `drafts` writes, `quotes` says what sentence answers."""

    name = "scripted"

    def __init__(self, drafts: Callable[[Evidence], Draft], quotes: Callable[[Evidence], Quotation]) -> None:
        self.asked: list[type[Task[Any]]] = []
        self._handlers: dict[type[Any], Callable[[Any], Any]] = {
            Generate: lambda task: drafts(task.evidence),
            Quote: lambda task: quotes(task.evidence),
            Verify: lambda _: Verification(completed=True),
            Reflect: lambda _: _APPROVED,
            Refine: lambda task: task.query,
            StandAlone: lambda task: stand_alone(task.question.text, task.history),
            Translate: lambda task: task.query,
        }

    async def do(self, task: Any) -> Reply[Any]:
        """Do one task."""
        self.asked.append(type(task))
        return cast("Reply[Any]", Reply(self._handlers[type(task)](task), self.name))


def approving() -> Scripted:
    """Return a model that approves of what others wrote."""
    return Scripted(lambda _: Draft("", refused=True), lambda _: Quotation())


def eager_figures() -> Scripted:
    """Return a model that says some figure of the first source, and quotes its first sentence."""

    def drafts(evidence: Evidence) -> Draft:
        figure = next(iter(_FIGURE.findall(evidence.passages[0].text)), "42")
        return Draft(f"It is {figure} [1].", (1,))

    return Scripted(drafts, _first_sentence)


def eager_sentences() -> Scripted:
    """Return a model that says the first sentence of the first source, and quotes it."""
    return Scripted(lambda evidence: Draft(f"{_first_sentence(evidence).text} [1]", (1,)), _first_sentence)


def quoting(sentence: str) -> Scripted:
    """Return a model that says a sentence and quotes it, of the source that has it, else of the first."""

    def source(evidence: Evidence) -> int:
        return next((n for n, p in enumerate(evidence.passages, 1) if sentence in p.text), 1)

    def drafts(evidence: Evidence) -> Draft:
        return Draft(f"{sentence.rstrip('.')} [{source(evidence)}].", (source(evidence),))

    return Scripted(drafts, lambda evidence: Quotation(sentence, source(evidence)))


def _first_sentence(evidence: Evidence) -> Quotation:
    shown = next((n, p) for n, p in enumerate(evidence.passages, 1) if p.text)
    return Quotation(next(_lines(shown[1].text), ""), shown[0])


def honest(case: Refusal) -> Scripted:
    """Return a model that says and quotes what people answered, where its source is shown, and else refuses."""

    def drafts(evidence: Evidence) -> Draft:
        found = _gold(case, evidence)
        if not found.text:
            return Draft("The sources do not say that.", refused=True)
        return Draft(f"{case.gold.rstrip()} [{found.source}]", (found.source or 1,))

    return Scripted(drafts, lambda evidence: _gold(case, evidence))


def _gold(case: Refusal, evidence: Evidence) -> Quotation:
    """Return the line of a gold document that has most of a sentence of the answer, and of the question."""
    golds = [content_words(s) for s in sentences(case.gold)] or [content_words(case.gold)]
    asked = set(content_words(case.text))
    best, most = Quotation(), 0.0
    for number, passage in enumerate(evidence.passages, 1):
        for line in _lines(passage.text) if case.there and _is_gold(case, passage) else ():
            held = set(content_words(line))
            shared = max(sum(_FIGURES_SAY if t[0].isdigit() else 1 for t in {*gold} & held) for gold in golds)
            told = shared + 0.3 * len(asked & held) - 0.01 * len(held) if shared else 0.0
            if told > most:
                best, most = Quotation(line, number), told
    return best


def _is_gold(case: Refusal, passage: Passage) -> bool:
    return bool({passage.meta.document.rpartition("#")[2], passage.meta.document} & case.documents)


def _lines(text: str) -> Iterator[str]:
    for line in text.splitlines():
        yield from [line.strip()] if line.startswith("|") else filter(None, map(without_marks, sentences(line)))
