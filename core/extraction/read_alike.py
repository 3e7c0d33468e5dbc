"""Sections that answer alike in other words than the question's: a model reads them, and each is a choice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence

from core.errors import ErrataError
from core.extraction.gate.asked import is_period
from core.extraction.leads import leads_of, unit_of
from core.extraction.prose_readings import QUOTABLE, differs, is_a_subject
from core.extraction.segments import Segment
from core.extraction.sharpening import in_context
from core.extraction.support import Query
from core.extraction.understanding import Understanding
from core.model import Passage
from core.ports import Reranker
from core.reading.words import content_words
from core.retrieval.language import reads_surely

_PLAINLY = -2.0
"""Logit from which on a section is read as an answer: of 31 questions with one, the best sections have -1.8 to 6.5."""
_AS_WELL, _AT_ALL = 5.0, -4.0
"""How far below it another is that is as likely meant, and its least: what answers alone is 6 and more ahead."""
_DOCUMENTS = 2  # those that were found first
_MOST_READ = 24  # sentences: three batches of the shipped cross-encoder
_HANGING = 5.0  # seconds
_LEAST = 2

Places = Mapping[str, Sequence[Segment]]


async def read_as_alike(read: Understanding, passages: Sequence[Passage], reranker: Reranker | None) -> tuple[str, ...]:
    """Name the sections (or paragraphs with a subject of their own) of one document that answer alike, best first.

    None where the question names one of them, or insists on what they don't all say; where one answers plainly better;
    or where no cross-encoder reads the question's language.
    """
    if reranker is None or not reads_surely(reranker, read.query.text):
        return ()
    for places in _parallel(read, passages):
        names = await _alike(read.query, places, reranker)
        if len(names) >= _LEAST and _all_say(read.query, [places[name] for name in names]):
            return names
    return ()


def _parallel(read: Understanding, passages: Sequence[Passage]) -> Iterator[Places]:
    """Yield the sections of each of the first documents, and its paragraphs, where the question names none of them."""
    leads = leads_of(read.pool)
    documents = dict.fromkeys(passage.meta.document for passage in passages)
    for document in list(documents)[:_DOCUMENTS]:
        sections: dict[str, list[Segment]] = {}
        paragraphs: dict[str, list[Segment]] = {}
        for segment in read.pool:
            if passages[segment.source - 1].meta.document != document or segment.kind not in QUOTABLE:
                continue
            if segment.heading and is_a_subject(segment.heading):
                sections.setdefault(segment.heading, []).append(segment)
            if unit_of(segment) in leads:
                paragraphs.setdefault(leads[unit_of(segment)].name, []).append(segment)
        yield from (p for p in (sections, paragraphs) if len(p) >= _LEAST and not _names_one(read.query, p))


def _names_one(query: Query, places: Places) -> bool:
    return any(query.weights.keys() & set(content_words(name)) for name in places)


async def _alike(query: Query, places: Places, reranker: Reranker) -> tuple[str, ...]:
    told = [(name, segment) for name, inside in places.items() for segment in inside][:_MOST_READ]
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
