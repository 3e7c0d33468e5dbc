"""What a draft says, sentence by sentence, and how much of it must stand in what it cites."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from core.extraction.support import Query
from core.model import Draft
from core.reading.marks import without_marks
from core.reading.sentences import sentences

# Measured over 210 right answers and 237 sentences of sources that do not answer, of reports, an encyclopedia and
# manuals (benchmarks.refusals): a statement that the cross-encoder gives even odds (logit 0) is 84 % of the right ones,
# and 10 % of the others where the subject is not there at all.
EVEN_ODDS: Final = 0.0
LONGEST: Final = 400
"""Characters of a statement that are read."""
HANGING: Final = 5.0
"""Seconds for which a reranker is waited for."""
_MOST_STATEMENTS = 6
# Of a draft's words that are not the question's, so many must stand in what it cites: a paraphrase of manuals shares a
# fifth.
_LEAST_BORNE = 0.15
# Of the question's words that a statement repeats, by weight, so many must, too: who says whatever was asked over again
# answers nothing.
_NOT_REPEATED = 0.2


def statements_of(draft: Draft) -> list[str]:
    """Return the first sentences of a draft, without marks."""
    return [without_marks(s).strip() for s in sentences(draft.text)[:_MOST_STATEMENTS]]


def is_borne(beyond: Set[str], held: Set[str]) -> bool:
    """Tell whether enough of what a draft says beyond the question is held."""
    return len(beyond & held) >= _LEAST_BORNE * len(beyond)


def repeats(query: Query, said: Set[str], held: Set[str]) -> bool:
    """Tell whether the question is said over again in words that are not held."""
    again = said & query.weights.keys()
    return _weight(query, again & held) < _NOT_REPEATED * _weight(query, again)


def _weight(query: Query, terms: Set[str]) -> float:
    return sum(query.weights[term] for term in terms)
