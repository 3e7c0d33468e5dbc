"""An answer in other words than the question's: the one sentence that a cross-encoder reads as it, by far.

`How fast must I react to a page?` shares one word with `Pages must be acknowledged within 10 minutes`. What shares few
words is quoted only where nothing that the question insists on is another's, and nothing else reads nearly as well.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from core.errors import ErrataError
from core.extraction.cleaning import gives_orders
from core.extraction.composing import cite
from core.extraction.gate.alike import CLOSE, VERY_CLOSE, said_alike
from core.extraction.gate.asked import asked_for, is_period
from core.extraction.gate.priced import prices_another, tells_no_price
from core.extraction.gate.quotable import is_no_answer
from core.extraction.gate.reasoned import gives_no_reason
from core.extraction.gate.standing import tells_amount
from core.extraction.gate.telling import adds_nothing
from core.extraction.prose_readings import differs
from core.extraction.segments import Segment
from core.extraction.sharpening import in_context, support_with
from core.extraction.support import Query, Support, is_a_fragment
from core.extraction.understanding import Understanding
from core.model import Draft
from core.ports import Embedder, Reranker
from core.reading.lexicon import speaks_of
from core.retrieval.language import reads_surely

_READ: Final = 24
"""Sentences that are read, those with most of the question's words first: three batches of the cross-encoder."""
_READ_BARE: Final = 8
"""Of these the best are read once more, without the document's title, which says nothing of most questions."""
_HANGING: Final = 5.0
"""Seconds for which a reranker is waited for."""
# See docs/decisions/0106-read-as-the-answer.md.
_PLAINLY, _APART = 0.0, 5.0
_NEAR, _AHEAD = -4.0, 3.0  # what a refusal names as nearest, for the reader to judge
_SAID = ("sentence", "item")


@dataclass(frozen=True, slots=True)
class _Read:
    support: Support
    logit: float


async def read_plainly(
    read: Understanding, reranker: Reranker | None, refusal: str, embedder: Embedder | None = None
) -> Draft | None:
    """Return a draft that quotes the sentence; where none is sure, a refusal that names what reads most like an answer.

    What reads most like one is quoted, too, where each word of the question has one very close to it there. None where
    nothing does, or no model reads the question's language.
    """
    query = read.query
    if reranker is None or not reads_surely(reranker, query.text):
        return None
    told = list(islice((s for s in read.scored if _is_said(query, s.segment)), _READ))
    if not told:
        return None
    try:
        async with asyncio.timeout(_HANGING):
            found = await _read(query, told, reranker)
    except (ErrataError, TimeoutError):
        return None
    best, *others = found
    rival = max((one.logit for one in others if _differs(query, best, one)), default=best.logit - _APART)
    ahead, segment = best.logit - rival, best.support.segment
    if gives_orders(segment.text):
        return None
    support = support_with(best.support, best.logit)
    quoted = Draft(cite(segment.text, segment.source), cited=(segment.source,), support=round(support.score, 3))
    near, plain = best.logit >= _NEAR and ahead >= _AHEAD, best.logit >= _PLAINLY and ahead >= _APART
    if plain and best.support.fit >= 1.0 and _may_answer(query, best.support):
        return quoted
    alike = await said_alike(query, segment, embedder)
    if VERY_CLOSE <= alike < 1.0 and _may_answer(query, best.support):
        return quoted
    return Draft(refusal, refused=True, nearest=(segment.source, segment.text)) if near or alike >= CLOSE else None


async def _read(query: Query, told: Sequence[Support], reranker: Reranker) -> list[_Read]:
    """Read sentences below all that heads them, the best also below their section alone; best first."""
    logits = await reranker.score(query.text, [in_context(s.segment, query.weights) for s in told])
    found = sorted((_Read(s, logit) for s, logit in zip(told, logits, strict=True)), key=lambda one: -one.logit)
    bare = await reranker.score(query.text, [_in_its_section(one.support.segment) for one in found[:_READ_BARE]])
    again = [_Read(one.support, max(one.logit, logit)) for one, logit in zip(found, bare, strict=False)]
    return sorted((*again, *found[_READ_BARE:]), key=lambda one: -one.logit)


def _in_its_section(segment: Segment) -> str:
    return f"{segment.heading}: {segment.text}" if segment.heading else segment.text


def _is_said(query: Query, segment: Segment) -> bool:
    return segment.kind in _SAID and not is_a_fragment(segment.text, query.language)


def _differs(query: Query, best: _Read, other: _Read) -> bool:
    return differs(query, best.support.segment, other.support.segment)


def _may_answer(query: Query, support: Support) -> bool:
    """Tell whether nothing speaks against a sentence: it is of nothing else, and of the type that is asked for."""
    segment, asked = support.segment, asked_for(query.text)
    insisted = {term for term in query.specifics if not is_period(term)}
    if not insisted <= query.held(f"{segment.context} {segment.text}"):
        return False
    if is_no_answer(asked, segment) or prices_another(query, segment) or tells_no_price(query, segment):
        return False
    if query.wants_figure and not query.wants_date and not _tells_amount(segment.text):
        return False
    if any(bound.terms.isdisjoint(query.literally(segment.text)) for bound in query.bounds):
        return False  # `the number of the duty phone`: a sentence that only speaks of it
    return not (adds_nothing(query.text, segment.text) or gives_no_reason(asked, [segment.text]))


def _tells_amount(text: str) -> bool:
    return tells_amount(text) or speaks_of("figure_word", text, "en")
