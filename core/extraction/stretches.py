"""An answer that no sentence gives alone: where each is too weak, neighbours are weighed and read together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from core.errors import ErrataError
from core.extraction.composing import cite
from core.extraction.gate.asked import asked_for
from core.extraction.gate.office import asks_for_somebody
from core.extraction.gate.quotable import is_beside_the_point, tells_nothing_of_it
from core.extraction.gate.reasoned import gives_no_reason
from core.extraction.segments import Segment
from core.extraction.sharpening import is_read, support_with
from core.extraction.support import Query, Support, is_a_fragment, score_segments
from core.model import Draft, Passage
from core.ports import Reranker
from core.reading.characters import QUESTION_MARKS
from core.reading.lexicon import opens_with
from core.reading.roles import Role

# Of questions whose best sentence is too weak, nine are answered so and one is wrong (666 of ClapNQ, MTRAG, MTRAG-UN,
# RAGTruth, XQuAD and our own); at 0.55, as for a sentence, more of both.
LEAST = 0.65
_AROUND = 1  # sentences before and behind
_STRETCHES = 8  # pairs of the shipped cross-encoder, as many as sentences are read
_LONGEST = 420  # characters of a stretch that are read
_LONGEST_TITLE = 80
_HANGING = 5.0
_PROSE = ("sentence", "item")
_BY_A_WORD: tuple[Role, ...] = ("asks_where", "asks_where_done", "auxiliary")


@dataclass(frozen=True, slots=True)
class Stretch:
    """A sentence with its neighbours: `parts` in order, and their support as one."""

    parts: tuple[Segment, ...]
    support: Support


async def best_stretch(
    query: Query, ranked: Sequence[Support], pool: Sequence[Segment], passages: Sequence[Passage], reranker: Reranker
) -> Stretch | None:
    """Return the stretch around one of the best sentences that answers; None where none does, or a figure is asked for.

    None either where no model reads the language.
    """
    if _is_told_by_a_word(query) or not is_read(query, ranked, reranker, None):
        return None
    asked = asked_for(query.text)
    whole = _stretches(ranked, [s for s in pool if not is_a_fragment(s.text, query.language)])
    pointed = (parts for parts in whole if not all(is_beside_the_point(asked, part) for part in parts))
    around = [parts for parts in pointed if not all(tells_nothing_of_it(asked, part) for part in parts)]
    scored = score_segments(query, [_whole(n, parts) for n, parts in enumerate(around)], passages)[:_STRETCHES]
    if not scored:
        return None
    try:
        async with asyncio.timeout(_HANGING):
            logits = await reranker.score(query.text, [_as_read(s.segment, passages) for s in scored])
    except (ErrataError, TimeoutError):
        return None
    best = max((support_with(s, logit) for s, logit in zip(scored, logits, strict=True)), key=lambda s: s.score)
    parts = around[best.segment.position]
    if best.score < LEAST or gives_no_reason(asked, [part.text for part in parts]):
        return None
    return Stretch(parts, best)


def _is_told_by_a_word(query: Query) -> bool:
    """What is told by one figure, date, name, place, or yes: next to what was asked, it may be another thing's."""
    if query.wants_figure or query.wants_date:
        return True
    return asks_for_somebody(query.text) or any(opens_with(role, query.text.lstrip("¿¡ ")) for role in _BY_A_WORD)


def quoted(stretch: Stretch) -> Draft:
    """Return a draft that quotes all of a stretch."""
    source = stretch.parts[0].source
    text = " ".join(cite(part.text, source) for part in stretch.parts)
    return Draft(text, cited=(source,), support=round(stretch.support.score, 3))


def _stretches(ranked: Sequence[Support], pool: Sequence[Segment]) -> list[tuple[Segment, ...]]:
    found: dict[tuple[Segment, ...], None] = {}
    beside = {(s.segment.source, s.segment.position) for s in ranked if s.beside}
    at = {(s.source, s.position): s for s in pool if s.kind in _PROSE and (s.source, s.position) not in beside}
    for segment in (s.segment for s in ranked[: 2 * _STRETCHES] if s.segment.kind in _PROSE):
        near = range(segment.position - _AROUND, segment.position + _AROUND + 1)
        parts = [at[segment.source, n] for n in near if (segment.source, n) in at]
        found.setdefault(tuple(p for p in parts if _goes_with(p, segment)))
    return [parts for parts in found if len(parts) > 1]  # of one paragraph: another is of something else


def _goes_with(part: Segment, segment: Segment) -> bool:
    """Sentences of one paragraph go together, and a question with what is said below it."""
    entry = part.position < segment.position and part.text.endswith(QUESTION_MARKS)
    return part.heading == segment.heading and (part.group == segment.group or entry)


def _whole(number: int, parts: Sequence[Segment]) -> Segment:
    text = " ".join(part.text for part in parts)[:_LONGEST]
    return Segment(text, parts[0].source, "sentence", number, parts[0].context, parts[0].heading)


def _as_read(stretch: Segment, passages: Sequence[Passage]) -> str:
    title = (passages[stretch.source - 1].meta.title or "")[-_LONGEST_TITLE:]
    return f"{title}: {stretch.text}" if title else stretch.text
