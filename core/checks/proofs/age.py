"""The figure is an age or a span of years: `he died at 49` follows from two dates of the evidence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from core.checks.claim import Claim
from core.checks.rule import Finding, Grounds, Rule, proved
from core.checks.spans import is_in_years, spans_told
from core.checks.support import source_of
from core.reading.amounts import Amount
from core.reading.cited_sentences import Sentence, sentences_of
from core.reading.claim_words import content_words
from core.reading.lexicon import speaks_of
from core.reading.periods import Day, dates_in, named_periods

_AGE = re.compile(r"\b(?:age|aged|old|years?|lived|anniversary|later|decades?)\b", re.IGNORECASE)
_AT = re.compile(r"\b(?:at|was|turned|aged|just|only|when)\s(?:he\s|she\s)?$", re.IGNORECASE)
_THEN = re.compile(r"\s?(?:[,.;)]|$|\b(?:when|in|and|at|on|to)\b)")
_BORN = re.compile(
    r"\b(?:born|birth)\b[^.;]{0,60}?\b((?:1[5-9]|20)\d\d)\b"
    r"|\([^()]{0,60}?\b((?:1[5-9]|20)\d\d)\s?[-–—]\s?(?:[^()\d]{0,20}\d{0,2}[^()\d]{0,20})(?:1[5-9]|20)\d\d\)",
    re.IGNORECASE,
)
_SPAN = re.compile(r"\s?-?(?:years?|decades?)\b", re.IGNORECASE)
ROUGHLY = 0.05
"""How far off `nearly 200 years` may be, as a share."""
OLDEST = 1000
NEAR = 12
"""Characters behind a figure in which it is said to be an age: `15 years old`."""
TOLD = 2
"""Words that a sentence of the evidence must share with what is said for its year to be that of what is said."""


def _age(amount: Amount, claim: Claim, grounds: Grounds) -> Finding | None:
    behind = grounds.sentence.text[amount.end - grounds.sentence.start :][:NEAR]
    if (
        is_in_years(amount)
        and not speaks_of("of_age", behind)
        and any(int(amount.value) in spans_told(s) for s in grounds.sources)
    ):
        return proved(amount, "years between two dates")
    if not _is_an_age(amount, grounds.sentence, claim.text, grounds.sources):
        return None
    return proved(amount, "years between two dates")


def _is_an_age(amount: Amount, sentence: Sentence, text: str, sources: Iterable[str]) -> bool:
    """The figure is the whole years between two dates of the evidence.

    They stand in one sentence; or it is somebody's age in the year that is named, or that the evidence has for what is
    said; or the years from one such to another. `text` is the sentence, with the question where it is short.
    """
    bare = not (amount.unit or amount.scaled) and 0 < amount.value < OLDEST and amount.value == int(amount.value)
    if not bare:
        return False
    said = int(amount.value)
    if _AGE.search(text) and any(_spans_as(amount, s) for s in sources):
        return True
    before, behind = sentence.text[: amount.start - sentence.start], sentence.text[amount.end - sentence.start :]
    years = frozenset(named_periods(sentence.text).years)
    aged = bool(_AT.search(before) and _THEN.match(behind))
    lasting = bool(years and _SPAN.match(behind))
    if not (aged or lasting):
        return False
    words = content_words(sentence.text)
    return any(
        (aged and _is_aged(said, years or _years_told(words, source, most=1), source))
        or (lasting and any(abs(y - t) == said for t in _years_told(words, source) for y in years))
        for source in sources
    )


def _is_aged(said: int, years: frozenset[int], source: str) -> bool:
    return any(year - born - said in (0, 1) for born in _births(source) for year in years)


def _spans_as(amount: Amount, source: str) -> bool:
    off = ROUGHLY * amount.value if amount.approximate else 0
    return any(abs(span - amount.value) <= off for span in spans_of(source))


@lru_cache(maxsize=256)
def _births(source: str) -> frozenset[int]:
    """The years in which a source says that somebody was born."""
    return frozenset(int(m[1] or m[2]) for m in _BORN.finditer(source))


def _years_told(words: frozenset[str], source: str, most: int = 3) -> frozenset[int]:
    """The years of the sentences that share most words with what is said."""
    read = source_of(source)
    telling = frozenset(w for w in words if not read.is_common(w))
    shared = ((len(telling & ws), ys) for ws, ys in zip(read.words, read.years, strict=True) if ys)
    best = sorted((s for s in shared if s[0] >= min(TOLD, len(telling)) and s[0]), key=lambda s: -s[0])[:most]
    return frozenset(int(y) for _, ys in best for y in ys)


@lru_cache(maxsize=256)
def spans_of(source: str) -> frozenset[int]:
    """Return the whole years between the dates, or the years, of each sentence."""
    return frozenset(span for sentence in sentences_of(source) for span in _spans(sentence.text))


def _spans(text: str) -> Iterator[int]:
    days = [r for d in dates_in(text) for r in d.readings if r[0]][:6]
    yield from (_years(a, b) for a in days for b in days if a < b)
    if not days:
        years = named_periods(text).years[:6]
        yield from (b - a for a in years for b in years if a < b)


def _years(since: Day, until: Day) -> int:
    return until[0] - since[0] - ((until[1], until[2]) < (since[1], since[2]))


AGE = Rule("age", _age)
