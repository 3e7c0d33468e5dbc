"""What prose says band by band: `14 days: free; 7-13 days: 50 %; less: 100 %`, and of which band a question is.

One figure of a question falls into one of several stretches that a paragraph or list tells one after the other: what is
said of that one is quoted, and nothing of the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, groupby
from math import inf
from typing import Final

from core.extraction.composing import cite
from core.extraction.gate.asked_words import ENGLISH, AskedWords
from core.extraction.segments import Segment
from core.extraction.understanding import Understanding
from core.model import Draft
from core.reading.amount import Amount
from core.reading.amounts import read_amounts
from core.reading.characters import letter_runs
from core.reading.detection import language_of
from core.reading.intervals import Interval, in_unit_of, interval_in
from core.reading.lexicon import ends_with, opens_with, speaks_of
from core.reading.roles import Role
from core.reading.stems import inflected_stem
from core.reading.unit_words import time_unit_behind

_SUPPORT: Final = 0.85
_FEWEST: Final = 2
_BEFORE, _BEHIND = 3, 2
"""Words before and behind a figure that may say which way a band goes."""
_BREAKS: Final = (";", ", ", "；", "，", "、", "؛", "،")
_UP_TO: Final[tuple[Role, ...]] = ("up_to", "until")
_PROSE: Final = ("sentence", "item")
_ALIKE: Final = 5  # letters that a verb and its noun begin with
_LEAST_ALIKE: Final = 4  # letters that two forms of a noun begin with


@dataclass(frozen=True, slots=True)
class _Band:
    """A stretch of figures, and the clause that says what holds for it: `part` of `segment`."""

    stretch: Interval
    segment: Segment
    start: int
    end: int
    alone: bool = False

    @property
    def text(self) -> str:
        return self.segment.text if self.alone else self.segment.text[self.start : self.end].strip(" ,;.，；、")


def told_in_bands(read: Understanding) -> Draft | None:
    """Return a draft that quotes what is said of the band which the question's one figure is of; else None."""
    asked = _asked(read.query.text)
    if asked is None:
        return None
    code = language_of(read.query.text) or ENGLISH
    words = AskedWords(read.query.text[: asked.start] + read.query.text[asked.end :], code)
    unit = _unit_of(read.query.text, asked)
    groups = groupby((one for one in read.pool if one.kind in _PROSE), key=lambda one: (one.source, one.group))
    found = [one for _, group in groups if (one := _band_of(list(group), asked.coefficient, unit, words)) is not None]
    most = max((said for said, _ in found), default=0)
    meant = {band.text: band for said, band in found if said == most}
    if not most or len(meant) != 1:
        return None
    band = next(iter(meant.values()))
    return Draft(cite(band.text, band.segment.source), cited=(band.segment.source,), support=_SUPPORT)


def _asked(question: str) -> Amount | None:
    """The one figure of a question, that no words make a bound; in digits, where `dois` is a verb."""
    amounts = read_amounts(question)
    amounts = tuple(one for one in amounts if not one.from_words) or amounts
    return amounts[0] if len(amounts) == 1 and not amounts[0].bound and not amounts[0].percent else None


def _unit_of(text: str, amount: Amount) -> str:
    return amount.unit or time_unit_behind(text, amount.end) or amount.noun


def _band_of(group: Sequence[Segment], value: float, unit: str, words: AskedWords) -> tuple[int, _Band] | None:
    """The band of a paragraph or list that holds a value, and how many words of the question stand around it."""
    bands = [band for segment in group for band in _bands(segment, unit)]
    said = _said(words, f"{group[0].context} {' '.join(one.text for one in group)}")
    if len(bands) < _FEWEST or not said:
        return None
    bands = _apart(bands)
    bands += [other for segment in group for other in _beyond(segment, bands)]
    if any(_overlap(one.stretch, other.stretch) for one, other in combinations(bands, 2)):
        return None
    holding = [band for band in bands if band.stretch.holds(value)]
    if len(holding) != 1:
        return None
    alone = sum(one.segment == holding[0].segment for one in bands) == 1
    return said, replace(holding[0], alone=alone)


def _said(words: AskedWords, text: str) -> int:
    """How many words of a question a text says, as whatever kind of word: `cancel`, of `Cancellation`."""
    begun = {run[:_ALIKE].casefold() for run in letter_runs(text) if len(run) >= _ALIKE}
    alike = sum(run[:_ALIKE].casefold() in begun for run in letter_runs(words.text) if len(run) >= _ALIKE)
    return max(len(words.held(text)), alike)


def _clauses(text: str) -> Iterator[tuple[int, int]]:
    """Yield where the clauses of a sentence stand, parted by commas and semicolons."""
    start, at = 0, 0
    while at < len(text):
        mark = next((one for one in _BREAKS if text.startswith(one, at)), "")
        if mark:
            yield start, at
            start = at + len(mark)
        at += len(mark) or 1
    yield start, len(text)


def _bands(segment: Segment, unit: str) -> Iterator[_Band]:
    """Yield the stretches in the unit asked for, each up to the clause that tells of another."""
    found = list[tuple[Interval | None, int, int]]()
    for start, end in _clauses(segment.text):
        clause = segment.text[start:end]
        amounts = [one for one in read_amounts(clause) if _is_in(_unit_of(clause, one), unit)]
        stretch = _stretch(clause, amounts[-1], read_amounts(clause), unit) if amounts else None
        if stretch is not None or not found or opens_with("beyond_that", clause.strip()):
            found.append((stretch, start, end))
        else:
            found[-1] = (found[-1][0], found[-1][1], end)  # `from 7 to 13 days before, half of it is due`
    yield from (_Band(stretch, segment, start, end) for stretch, start, end in found if stretch is not None)


def _is_in(noun: str, unit: str) -> bool:
    return _as_asked(1.0, noun, unit) is not None


def _as_asked(value: float, noun: str, unit: str) -> float | None:
    """A value of one unit in another; None where they are of different things."""
    if not noun or not unit:
        return None
    found = in_unit_of(value, noun, unit)
    one, other = inflected_stem(noun.casefold()), inflected_stem(unit.casefold())
    alike = min(len(one), len(other)) >= _LEAST_ALIKE and (one.startswith(other) or other.startswith(one))
    return found if found is not None else value if alike else None


def _stretch(clause: str, last: Amount, amounts: Sequence[Amount], unit: str) -> Interval | None:
    """The stretch that a clause names about a figure: with the words beside it that say which way it goes."""
    noun = _unit_of(clause, last)
    before = [one for one in amounts if one.end <= last.start]
    end = last.end + (0 if last.unit else _length_of_unit(clause[last.end :], last.noun))
    for first in (*before[-1:], last):
        run = clause[: first.start].split()
        for size in range(min(_BEFORE, len(run)), -1, -1):
            lead = " ".join(run[len(run) - size :])
            for more in range(_BEHIND + 1):
                behind = " ".join(clause[end:].split()[:more])
                label = f"{lead} {clause[first.start : end]} {behind}".strip()
                found = interval_in(label)
                if found is not None:
                    return _in_unit(found, noun, unit)
    return _in_unit(_by_words(clause, last, noun), noun, unit)


def _length_of_unit(behind: str, noun: str) -> int:
    """Characters behind a figure that its unit takes."""
    bare = behind.lstrip(" \u00a0-")
    return len(behind) - len(bare) + len(noun) if noun and bare.casefold().startswith(noun.casefold()) else 0


def _by_words(clause: str, one: Amount, noun: str) -> Interval | None:
    """What stretches have no name for as a label: `bis 14 Tage vorher`; a figure alone, at the head of its clause."""
    before = clause[: one.start].strip()
    if any(ends_with(role, before) for role in _UP_TO):
        return Interval(-inf, one.coefficient, False, True, noun)
    alone = not before or before.endswith((":", "："))
    return Interval(one.coefficient, one.coefficient, True, True, noun) if alone else None


def _in_unit(found: Interval | None, noun: str, unit: str) -> Interval | None:
    if found is None:
        return None
    low = found.low if found.low == -inf else _as_asked(found.low, noun, unit)
    high = found.high if found.high == inf else _as_asked(found.high, noun, unit)
    return None if low is None or high is None else replace(found, low=low, high=high)


def _apart(bands: Sequence[_Band]) -> list[_Band]:
    """Return bands so that none holds what another does, as far as words allow.

    `Up to 14 days before` is 14 or more, where other bands lie below; a figure alone goes on from the last of them.
    """
    return [_turned(band, [one.stretch for one in bands if one is not band]) for band in bands]


def _turned(band: _Band, others: Sequence[Interval]) -> _Band:
    stretch = band.stretch
    inner = [limit for one in others for limit in (one.low, one.high) if abs(limit) != inf]
    if not inner:
        return band
    alone = stretch.low == stretch.high
    counts_back = stretch.low == -inf and _counts_back(band)
    if (alone or counts_back) and min(inner) < max([*inner, stretch.high]) == stretch.high:
        return replace(band, stretch=replace(stretch, low=stretch.high, high=inf, with_low=True, with_high=False))
    if alone and stretch.low < min(inner):
        return replace(band, stretch=replace(stretch, low=-inf, with_low=False))
    return band


def _counts_back(band: _Band) -> bool:
    return speaks_of("ahead_of", band.segment.text[band.start : band.end])


def _beyond(segment: Segment, bands: Sequence[_Band]) -> Iterator[_Band]:
    """Yield what a clause says of all else: `above that 6 people`, with the clause before it."""
    low = min(one.stretch.low for one in bands)
    high = max(one.stretch.high for one in bands)
    if (low == -inf) is (high == inf):
        return
    with_low = any(one.stretch.with_low for one in bands if one.stretch.low == low)
    with_high = any(one.stretch.with_high for one in bands if one.stretch.high == high)
    rest = Interval(high, inf, not with_high, False) if high != inf else Interval(-inf, low, False, not with_low)
    known = {(one.start, one.end) for one in bands if one.segment == segment}
    clauses = list(_clauses(segment.text))
    for place, (start, end) in enumerate(clauses):
        clause = segment.text[start:end].strip(" .")
        if (start, end) not in known and opens_with("beyond_that", clause):
            yield _Band(rest, segment, clauses[place - 1][0] if place else start, end)


def _overlap(one: Interval, other: Interval) -> bool:
    """They share more than the limit that both name: `up to 50`, `from 50 to 500`."""
    return max(one.low, other.low) < min(one.high, other.high)
