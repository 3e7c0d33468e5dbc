"""The figure is the time from one moment of the evidence to another: `8.5 hours` from 22:00 to 06:30."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from core.checks.claim import Claim
from core.checks.conversions import whole_measure
from core.checks.rule import Finding, Grounds, Rule, proved
from core.reading.amounts import Amount
from core.reading.characters import has_digit
from core.reading.cited_sentences import sentences_of
from core.reading.claim_words import content_words
from core.reading.clock_times import Moment, moments_in
from core.reading.periods import Day

MINUTE, DAY, WEEK = 60.0, 86_400.0, 604_800.0
MOST_MOMENTS = 8
"""Moments of one sentence that are set against each other."""


def _elapsed(amount: Amount, claim: Claim, grounds: Grounds) -> Finding | None:
    unit = claim.measure
    if unit is None or unit.quantity != "time" or not MINUTE <= unit.factor <= WEEK or amount not in grounds.beside:
        return None
    sentence, at = grounds.sentence, grounds.beside.index(amount)
    whole = whole_measure(sentence.text, grounds.beside, at, sentence.start)
    if whole is None:
        return None
    for source in grounds.sources:
        for words, span in _spans_of(source):
            if abs(span - whole.value) <= whole.step and (not words or not words.isdisjoint(claim.tokens)):
                return proved(amount, "time between two moments")
    return None


@lru_cache(maxsize=256)
def _spans_of(source: str) -> tuple[tuple[frozenset[str], float], ...]:
    """The seconds between two moments of a sentence, with its words; of a table's row, with none."""
    found = []
    for sentence in sentences_of(source):
        moments = moments_in(sentence.text) if has_digit(sentence.text) else ()
        words = frozenset[str]() if sentence.text.startswith("|") else content_words(sentence.text)
        found += [
            (words, span)
            for one, two in combinations(moments[:MOST_MOMENTS], 2)
            if one.sort == two.sort
            for span in _between(one, two)
        ]
    return tuple(found)


def _between(one: Moment, two: Moment) -> Iterator[float]:
    for first in one.readings:
        for second in two.readings:
            if isinstance(first, int) and isinstance(second, int) and one.sort == "time":
                yield ((second - first) * MINUTE) % DAY
            elif isinstance(first, tuple) and isinstance(second, tuple):
                yield abs(_ordinal(second) - _ordinal(first)) * DAY


def _ordinal(day: Day) -> int:
    """Days since a day long ago, by the Gregorian calendar."""
    year, month, of_month = day
    year, month = (year - 1, month + 12) if month <= len("Feb") - 1 else (year, month)
    return 365 * year + year // 4 - year // 100 + year // 400 + (153 * (month - 3) + 2) // 5 + of_month


ELAPSED = Rule("elapsed", _elapsed)
