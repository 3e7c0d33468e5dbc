"""Phone numbers, paragraphs, models, clock times and places in an order that neither a source nor the question has."""

from __future__ import annotations

from collections.abc import Sequence

from core.checks.support import identifiers_in, names_identifier, names_rank, names_time_near, ranks_in
from core.reading.digits import numbers_in
from core.reading.lexicon import ends_with
from core.reading.surroundings import NEAR, is_approximate

MOST_IDENTIFIERS = 200
"""Identifiers of one answer that are looked for in the evidence; as many places in an order."""

Place = tuple[int, int, str]
"""Start, end, and what stands there."""


def unknown_identifiers(text: str, question: str, sources: Sequence[str]) -> tuple[list[Place], int]:
    """Return the unknown ones, none where there are no sources, and how many the text names in all."""
    named, ranks = identifiers_in(text)[:MOST_IDENTIFIERS], ranks_in(text)[:MOST_IDENTIFIERS]
    asked = frozenset(numbers_in(question))
    wrong = [i for i in named if sources and not _is_known(text, i, sources) and not asked.issuperset(numbers_in(i[2]))]
    wrong += [r for r in ranks if sources and not any(names_rank(s, r[2]) for s in (*sources, question))]
    return wrong, len(named) + len(ranks)


def _is_known(text: str, identifier: Place, sources: Sequence[str]) -> bool:
    start, _, name = identifier
    if any(names_identifier(s, name) for s in sources):
        return True
    roughly = is_approximate(text, start) or ends_with("before_or_after", text[max(0, start - NEAR) : start])
    return roughly and any(names_time_near(s, name) for s in sources)
