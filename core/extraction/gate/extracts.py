"""Drafts of a language model that say no more than a sentence of what they cite: each is an extract of it."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Final

from core.extraction.gate.alike import CLOSE, said_alike
from core.extraction.gate.asked import Asked
from core.extraction.gate.priced import tells_no_price
from core.extraction.gate.quotable import gives_no_reason, is_no_answer
from core.extraction.gate.standing import tells_amount
from core.extraction.gate.telling import adds_nothing
from core.extraction.segments import Segment
from core.extraction.support import Query
from core.model import Draft
from core.ports import Embedder
from core.reading.lexicon import speaks_of
from core.reading.marks import without_marks
from core.reading.words import content_words

_FEWEST: Final = 4
"""Words of a sentence from which on who has all his words from it copies it: fewer are a figure or a name."""
_SAID: Final = ("sentence", "item")
_READ: Final = 3
"""Sentences that an embedder compares with the question."""


def copied_from(draft: Draft, pool: Sequence[Segment]) -> tuple[Segment, ...]:
    """Return the sentences that have all words of a draft; none where it says more, or too little to tell."""
    said = frozenset(content_words(without_marks(draft.text)))
    return _with_all(said, pool) if len(said) >= _FEWEST else ()


def answers_as_extract(asked: Asked, query: Query, segment: Segment) -> bool:
    """Tell whether nothing speaks against quoting a sentence: it is held to all that rules are who quote."""
    return not (is_no_answer(asked, segment) or tells_no_price(query, segment))


async def is_close(
    asked: Asked, query: Query, draft: Draft, pool: Sequence[Segment], embedder: Embedder | None
) -> bool:
    """Tell whether a sentence has all that a draft says beyond the question, and each word of that, or one near it.

    What a model chose to say is then no accident, though it may be beside the point: a doubt is left.
    """
    said = frozenset(content_words(without_marks(draft.text)))
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
    """Tell whether a sentence is of the kind that is asked for, and tells something of its own."""
    if query.wants_figure and not query.wants_date and not _tells_amount(segment.text):
        return False
    if adds_nothing(asked.text, segment.text) or gives_no_reason(asked, [segment.text]):
        return False
    return answers_as_extract(asked, query, segment)


def _tells_amount(text: str) -> bool:
    return tells_amount(text) or speaks_of("figure_word", text, "en")
