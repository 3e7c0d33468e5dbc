"""Sections that answer alike in other words than the question's: a model reads them, and each is a choice."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import islice

from core.errors import ErrataError
from core.extraction.gate.asked import is_period
from core.extraction.places import Places, places_of
from core.extraction.prose_readings import differs
from core.extraction.segments import Segment
from core.extraction.sharpening import in_context
from core.extraction.support import Query
from core.extraction.understanding import Understanding
from core.model import Passage
from core.ports import Reranker
from core.reading.lexicon import speaks_of
from core.reading.words import content_words
from core.retrieval.language import reads_surely

_PLAINLY = -2.0
"""Logit from which on a section is read as an answer: of 31 questions with one, the best sections have -1.8 to 6.5."""
_AS_WELL, _AT_ALL = 5.0, -4.0
"""How far below it another is that is as likely meant, and its least: what answers alone is 6 and more ahead."""
_MOST = 2  # documents, those that were found first
_MOST_READ = 24  # sentences: three batches of the shipped cross-encoder
_HANGING = 5.0  # seconds
_LEAST = 2


async def read_as_alike(read: Understanding, passages: Sequence[Passage], reranker: Reranker | None) -> tuple[str, ...]:
    """Name the sections of one document that answer alike, best first.

    None where the question names one of them, or insists on what they don't all say; where one answers plainly better;
    or where no cross-encoder reads the question's language.
    """
    if reranker is None or not reads_surely(reranker, read.query.text):
        return ()
    # Paragraphs are called by what they open with (`completed`, `a copy`): read alike, they are no subjects.
    parallel = (places for places in places_of(read.pool, passages) if _have_headings(places))
    several = (places for places in parallel if not _names_one(read.query, places))
    for places in islice(several, _MOST):
        names = await _alike(read.query, places, reranker)
        if len(names) >= _LEAST and _all_say(read.query, [places[name] for name in names]):
            return names
    return ()


def _have_headings(places: Places) -> bool:
    return all(segment.heading == name for name, inside in places.items() for segment in inside[:1])


def _names_one(query: Query, places: Places) -> bool:
    return any(query.weights.keys() & set(content_words(name)) for name in places)


async def _alike(query: Query, places: Places, reranker: Reranker) -> tuple[str, ...]:
    told = [(name, segment) for name, inside in places.items() if not speaks_of("of_all", name) for segment in inside]
    told = told[:_MOST_READ]
    try:
        async with asyncio.timeout(_HANGING):
            logits = await reranker.score(query.text, [in_context(segment, query.weights) for _, segment in told])
    except (ErrataError, TimeoutError):
        return ()
    best: dict[str, tuple[float, Segment]] = {}
    for logit, (name, segment) in sorted(zip(logits, told, strict=True), key=lambda one: -one[0]):
        best.setdefault(name, (logit, segment))
    ranked = list(best)
    first, said = best[ranked[0]]
    if first < _PLAINLY:
        return ()
    least = max(first - _AS_WELL, _AT_ALL)
    others = (n for n in ranked[1:] if best[n][0] >= least and differs(query, said, best[n][1]))
    return ranked[0], *others


def _all_say(query: Query, places: Sequence[Sequence[Segment]]) -> bool:
    """What the question insists on must stand in all of them: in one alone, that is meant; in none, none is."""
    insisted = {term for term in query.specifics if not is_period(term)}
    return all(insisted <= query.held(" ".join(f"{s.context} {s.text}" for s in inside)) for inside in places)
