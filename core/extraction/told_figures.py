"""A figure told in prose, in other words than the question's: the one sentence that reads as the answer, by far."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from core.concurrency.threads import computed
from core.errors import ErrataError
from core.extraction.composing import cite
from core.extraction.gate.asked import Asked, asked_for
from core.extraction.gate.conclusion import names_of
from core.extraction.gate.figures import agree, values_in
from core.extraction.gate.quotable import is_no_answer
from core.extraction.gate.standing import tells_amount
from core.extraction.segments import Segment
from core.extraction.sharpening import in_context, support_with
from core.extraction.support import Query, Support
from core.extraction.understanding import Understanding
from core.model import Draft
from core.ports import Reranker
from core.reading.amounts import read_amounts
from core.reading.lexicon import speaks_of
from core.reading.periods import named_periods
from core.reading.words import words
from core.retrieval.language import reads

_READ: Final = 24
"""Sentences and rows that are read, those with most of the question's words first: three batches."""
_BESIDE: Final = 20
"""Characters before and behind a number, in which stands what it is of."""
_HANGING: Final = 5.0
"""Seconds for which a reranker is waited for."""
# Of sentences on the subject and the period asked for, the cross-encoder gives the one that tells the figure even odds
# or more, and the next with another figure far less: see docs/decisions/0069-figures-told-in-prose.md.
_WORDS: Final = 4.0
_LEAST_ODDS, _APART = -0.5, 3.0


@dataclass(frozen=True, slots=True)
class _Read:
    """What was read, how it reads as an answer, and the figures that it tells beside the question's own."""

    support: Support
    odds: float
    logit: float
    values: frozenset[float]


async def told_in_prose(read: Understanding, reranker: Reranker | None) -> Draft | None:
    """Return a draft that quotes the sentence which tells the figure asked for; None where none is sure.

    The question must name whom it is about, and what is quoted must stand below that name, and below the years and the
    quarters asked for. Rows are read beside sentences, and only keep them from being sure: tables have been asked.
    """
    if reranker is None or not reads(reranker, read.query.text):
        return None
    candidates = await computed(_candidates, read)
    if not candidates:
        return None
    try:
        async with asyncio.timeout(_HANGING):
            logits = await reranker.score(read.query.text, [in_context(s.segment) for s, _ in candidates])
    except (ErrataError, TimeoutError):
        return None
    found = [
        _Read(support, logit + _WORDS * support.score, logit, values)
        for (support, values), logit in zip(candidates, logits, strict=True)
    ]
    return _surest(found)


def _surest(found: Sequence[_Read]) -> Draft | None:
    best, *others = sorted(found, key=lambda one: -one.odds)
    rival = max((one.odds for one in others if not agree(best.values, one.values)), default=best.odds - _APART)
    if best.support.segment.row is not None or best.odds < _LEAST_ODDS or best.odds - rival < _APART:
        return None
    segment = best.support.segment
    support = round(support_with(best.support, best.logit).score, 3)
    return Draft(cite(segment.text, segment.source), cited=(segment.source,), support=support)


def _candidates(read: Understanding) -> list[tuple[Support, frozenset[float]]]:
    """Return what tells a figure of the subject and the period asked for, with the figures the question has not."""
    query, asked = read.query, asked_for(read.query.text)
    wanted = (asked.figure or query.wants_figure) and not query.wants_date
    if not wanted or not names_of(query) or _counts_periods(query, asked):
        return []
    stated = values_in(query.text)
    fitting = (s for s in read.scored if _is_of_it(s, query, asked) and not is_no_answer(asked, s.segment))
    told = ((s, frozenset(v for v in values_in(s.segment.text) if v not in stated)) for s in fitting)
    return list(islice(((s, values) for s, values in told if values), _READ))


def _counts_periods(query: Query, asked: Asked) -> bool:
    """`In how many of the years 2022 to 2024 was it negative?` is counted over figures, and no figure that is told."""
    return len(asked.years) > 1 and speaks_of("plan_how_many", query.text, query.language)


def _is_of_it(support: Support, query: Query, asked: Asked) -> bool:
    segment = support.segment
    if segment.kind not in ("sentence", "item", "row") or not tells_amount(segment.text):
        return False
    told = f"{segment.text} {segment.context}"
    if not names_of(query) <= query.held(told) or not _of_the_period(asked, segment.text, segment.context):
        return False
    if segment.row is None and asked.change and not speaks_of("asks_change", segment.text):
        return False
    return not query.counted or _counts(query, segment)


def _counts(query: Query, segment: Segment) -> bool:
    """Tell whether what is counted is told: by its word, or a part of one (`shareholders` for `holders`).

    Else a name that stands nowhere above must be beside a number: `107 in Canada`.
    """
    numbers = [amount for amount in read_amounts(segment.text) if not amount.unit]
    said = words(segment.text.casefold())
    if numbers and all(any(term in word for word in said) for term in query.counted):
        return True
    own = names_of(query) - query.held(segment.context)
    beside = (segment.text[max(0, amount.start - _BESIDE) : amount.end + _BESIDE] for amount in numbers)
    return any(own & query.held(text) for text in beside)


def _of_the_period(asked: Asked, text: str, context: str) -> bool:
    """Tell whether the years and quarters asked for are those that a sentence names, or else what stands above it."""
    own = named_periods(text)
    around = named_periods(context)
    years = frozenset(own.years or around.years)
    quarters = frozenset(own.quarters or around.quarters)
    return asked.years <= years and asked.quarters <= quarters
