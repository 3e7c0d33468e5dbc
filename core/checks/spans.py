"""Years that a source tells by others: `three years later`, `for a term of 12 years`, `turned 75 in 2023`."""

from __future__ import annotations

from functools import lru_cache

from core.reading.amounts import Amount, read_amounts
from core.reading.cited_sentences import Sentence, sentences_of
from core.reading.claim_words import content_words
from core.reading.lexicon import pattern_of, speaks_of, words_of
from core.reading.periods import named_periods

LONGEST = 200
"""Years that a span has at most."""


SHARED = 2
"""Words that a sentence must share with the one that states the span, for its year to be the one told there."""


def told_by_spans(source: str, said: frozenset[str], beside: frozenset[int] = frozenset()) -> frozenset[int]:
    """Return the years that lie a span of years, as the source states it, behind a year it names, or an age before one.

    The year stands in the span's own sentence, or in the one before; `said` are the words told of the year asked for,
    `beside` the years told with it: one that the span is counted from tells as much as words.
    """
    least = min(SHARED, len(said))
    return frozenset(
        year for words, told in _told(source) for since, year in told if since in beside or len(words & said) >= least
    )


@lru_cache(maxsize=256)
def spans_told(source: str) -> frozenset[int]:
    """Return the years between those that two sentences in turn name, or tell by spans."""
    before, found = frozenset[int](), set[int]()
    for sentence, (_, derived) in zip(sentences_of(source), _told(source), strict=True):
        years = frozenset(named_periods(sentence.text).years).union(year for _, year in derived)
        found |= {abs(a - b) for a in years for b in years | before}
        before = years or before
    return frozenset(found)


def is_in_years(amount: Amount) -> bool:
    """The figure is a number of whole years."""
    whole = amount.value == int(amount.value) and 0 < amount.value <= LONGEST
    return whole and not amount.unit and amount.noun in words_of("year_word")


@lru_cache(maxsize=256)
def _told(source: str) -> tuple[tuple[frozenset[str], frozenset[tuple[int, int]]], ...]:
    """The words of each sentence, with those of the one before that names its year, and the years it tells by spans.

    Each with the year that it is counted from.
    """
    told = []
    before, words_before = tuple[int, ...](), frozenset[str]()
    amounts = read_amounts(source)
    for sentence in sentences_of(source):
        years, words = named_periods(sentence.text).years, content_words(sentence.text)
        inside = (a for a in amounts if sentence.start <= a.start < sentence.end)
        spans = {(span, _years_before(a, sentence) or before or years) for a in inside if (span := _span(a, sentence))}
        ways = {(way * span, since) for span, since in spans for way in _ways(span, sentence)}
        derived = frozenset((y, y + span) for span, since in ways for y in since)
        told.append((words if years else words | words_before, derived))
        before, words_before = (years, words) if years else (before, words_before)
    return tuple(told)


def _years_before(amount: Amount, sentence: Sentence) -> tuple[int, ...]:
    """The years that a span follows; those of all the sentence, where it says an age in one of them."""
    aged = _span(amount, sentence) < 0
    return named_periods(sentence.text if aged else sentence.text[: amount.start - sentence.start]).years


def _span(amount: Amount, sentence: Sentence) -> int:
    """The years that an amount says; an age (`turned 75`) goes back."""
    before = sentence.text[: amount.start - sentence.start].rstrip()
    if any(m.end() == len(before) for m in pattern_of("turns_age").finditer(before)):
        return -int(amount.value) if not amount.unit and 0 < amount.value <= LONGEST else 0
    if not is_in_years(amount):
        return 0
    return -int(amount.value) if speaks_of("ago", sentence.text) else int(amount.value)


def _ways(span: int, sentence: Sentence) -> tuple[int, ...]:
    """What comes `after five years` may follow the year that is named, or the five years may have ended in it."""
    return (1, -1) if span > 0 and speaks_of("after_a_span", sentence.text) else (1,)
