"""Drafts of a language model that say no more than a sentence of what they cite: each is an extract of it."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Final

from core.extraction.gate.alike import CLOSE, said_alike
from core.extraction.gate.asked import Asked
from core.extraction.gate.priced import prices_another, tells_no_price
from core.extraction.gate.quotable import is_no_answer
from core.extraction.gate.reasoned import gives_no_reason
from core.extraction.gate.telling import adds_nothing
from core.extraction.segments import Segment
from core.extraction.support import Query, tells_figure
from core.model import Draft
from core.ports import Embedder
from core.reading.amounts import read_amounts
from core.reading.characters import has_digit
from core.reading.languages import BY_CODE
from core.reading.lexicon import speaks_of_any
from core.reading.marks import without_marks
from core.reading.wording import kind_of
from core.reading.words import content_words

_FEWEST: Final = 4
"""Words of a sentence from which on who has all his words from it copies it: fewer are a figure or a name."""
_FEWEST_NEW: Final = 2
"""Words that a draft says beyond the question: `It is 12` tells not what it is."""
_SAID: Final = ("sentence", "item")
_READ: Final = 3
"""Sentences that an embedder compares with the question."""


def copied_from(draft: Draft, pool: Sequence[Segment]) -> tuple[Segment, ...]:
    """Return the sentences that have all words of a draft; none where it says more, or too little to tell."""
    said = frozenset(content_words(without_marks(draft.text)))
    return _with_all(said, pool) if len(said) >= _FEWEST else ()


def answers_as_extract(asked: Asked, query: Query, segment: Segment) -> bool:
    """Tell whether nothing speaks against quoting a sentence: it is held to all that rules are who quote."""
    if query.wants_figure and not query.wants_date and not _tells_figure(query, segment.text):
        return False
    return not (is_no_answer(asked, segment) or prices_another(query, segment) or tells_no_price(query, segment))


async def is_close(
    asked: Asked, query: Query, draft: Draft, pool: Sequence[Segment], embedder: Embedder | None
) -> bool:
    """Tell whether a sentence has all that a draft says beyond the question, and each word of that, or one near it.

    What a model chose to say is then no accident, though it may be beside the point: a doubt is left.
    """
    said = frozenset(content_words(without_marks(draft.text)))
    if len(said - query.weights.keys()) < _FEWEST_NEW:
        return False  # a figure or a title, which any question may be answered with
    told = [s for s in _with_all(said - query.weights.keys(), pool) if _may_be_meant(asked, query, s)]
    fullest = sorted(told, key=lambda s: -len(said.intersection(content_words(s.text))))
    for segment in fullest[:_READ]:
        if await said_alike(query, segment, embedder) >= CLOSE:
            return True
    return False


def _with_all(said: Set[str], pool: Sequence[Segment]) -> tuple[Segment, ...]:
    if not said:
        return ()
    return tuple(s for s in pool if s.kind in _SAID and said <= frozenset(content_words(s.text)))


def _may_be_meant(asked: Asked, query: Query, segment: Segment) -> bool:
    """Tell whether a sentence tells something of its own, and a reason where one is asked for."""
    if adds_nothing(asked.text, segment.text) or gives_no_reason(asked, [segment.text]):
        return False
    return answers_as_extract(asked, query, segment)


def _tells_figure(query: Query, text: str) -> bool:
    """`None`, and `free`, tell how much, and a clock time how late."""
    if kind_of(query.language) == "pairs" and _counts(text, query.language):
        return True
    amounts = has_digit(text) or tells_figure(text, query.language) or bool(read_amounts(text))
    return amounts or speaks_of_any(("none", "calendar_word"), text, query.language or "en")


def _counts(text: str, code: str) -> bool:
    """A word of it begins with a number or scale: `만 원`, `여섯 자리`."""
    known = BY_CODE[code]
    numbers = (*known.numbers, *known.scales)
    return any(word.startswith(numbers) for word in text.split())
