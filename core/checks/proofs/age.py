"""The figure is an age or a span of years: `he died at 49` follows from two dates of the evidence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise

from core.checks.claim import Claim
from core.checks.rule import Finding, Grounds, Rule, proved
from core.checks.spans import is_in_years, spans_told
from core.checks.support import source_of
from core.reading.amounts import Amount
from core.reading.cited_sentences import Sentence, sentences_of
from core.reading.claim_words import content_words
from core.reading.digits import EARLIEST, Place, years_at, years_in
from core.reading.lexicon import pattern_of, speaks_of, words_of
from core.reading.periods import Day, dates_in, named_periods
from core.reading.roles import Role
from core.reading.surroundings import noun_of, word_before

_DASHES, _BRACKETS = frozenset("-–—"), frozenset("()")
_ENDS = (",", ".", ";", ")", "")
_BEGINNINGS: tuple[Role, ...] = ("born", "comes_out")
NEAR = 60
"""Characters between `born` and the year, at most."""
ROUGHLY = 0.05
"""How far off `nearly 200 years` may be, as a share."""
OLDEST = 1000
BEHIND = 12
"""Characters behind a figure in which it is said to be an age: `15 years old`."""
TOLD = 2
"""Words that a sentence of the evidence must share with what is said for its year to be that of what is said."""


def _age(amount: Amount, claim: Claim, grounds: Grounds) -> Finding | None:
    behind = grounds.sentence.text[amount.end - grounds.sentence.start :][:BEHIND]
    lasted = is_in_years(amount) and not speaks_of("old_age", behind)
    if lasted and any(int(amount.value) in spans_told(s) for s in grounds.sources):
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
    if speaks_of("of_age", text) and any(_spans_as(amount, s) for s in sources):
        return True
    start, end = amount.start - sentence.start, amount.end - sentence.start
    years = frozenset(named_periods(sentence.text).years)
    behind = noun_of(sentence.text, end)
    ends = sentence.text[end:].strip()[:1] in _ENDS or behind in words_of("after_age")
    old = speaks_of("old_age", sentence.text[end:][:BEHIND])
    aged = old or (ends and word_before(sentence.text, start) in words_of("before_age"))
    lasting = bool(years) and behind in words_of("years")
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
    """The years in which a source says that somebody was born, or that something came to be."""
    found = (m for role in _BEGINNINGS for m in pattern_of(role).finditer(source))
    behind = (source[m.end() : m.end() + NEAR + 4].replace(".", ";") for m in found)
    told = (years[0] for clause in behind if (years := years_in(clause.partition(";")[0], EARLIEST)))
    lives = (first[0] for first, last in pairwise(years_at(source)) if _is_a_life(source, first, last))
    return frozenset((*told, *lives))


def _is_a_life(source: str, first: Place, last: Place) -> bool:
    """`(5 March 1950 - 3 May 2010)`."""
    _, opened, inside = source[max(0, first[1] - NEAR) : first[1]].rpartition("(")
    between = source[first[2] : last[1]]
    closed = source[last[2] : last[2] + 1] == ")"
    return bool(opened) and closed and between.lstrip()[:1] in _DASHES and _BRACKETS.isdisjoint(inside + between)


def _years_told(words: frozenset[str], source: str, most: int = 3) -> frozenset[int]:
    """The years of the sentences that share most words with what is said."""
    read = source_of(source)
    telling = words - read.common
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
