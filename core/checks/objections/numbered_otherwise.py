"""The figure is that of another of its kind, which a number tells apart: `Line 7 carries 12,000`, as Line 4 does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from core.checks.cells import Row
from core.checks.claim import Claim
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount
from core.reading.numbered_nouns import NumberedNoun, numbered_nouns

Place = tuple[int, int]
Numbered = dict[str, frozenset[str]]


def _numbered_otherwise(amount: Amount, _claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    if not hit.cell.place[1] or not numbered_nouns(grounds.sentence.text):
        return False
    start = grounds.sentence.start
    said = _said_of(grounds.sentence.text, amount.start - start, tuple(grounds.places))
    told = _told_of(hit.row, hit.cell.place[0]) if said else {}
    return any(noun in told and numbers.isdisjoint(told[noun]) for noun, numbers in said.items())


@lru_cache(maxsize=512)
def _told_of(row: Row, at: int) -> Numbered:
    return _said_of(row.text, at, tuple(sorted({c.place for c in row.cells if c.place[1]})))


def _said_of(text: str, at: int, figures: Sequence[Place]) -> Numbered:
    """The numbers of each noun that a figure at a place is said of: those named last before it, with no figure between.

    A noun that stands right before the figure itself is what it counts, and tells nothing.
    """
    named = numbered_nouns(text)
    own = {one.noun for one in named if one.start == at}
    nouns = {one.noun for one in named if one.start < at} - own
    return {noun: _last(tuple(one for one in named if one.noun == noun), at, figures) for noun in nouns}


def _last(named: Sequence[NumberedNoun], at: int, figures: Sequence[Place]) -> frozenset[str]:
    places = {one.start for one in named}
    stops = [start for start, _ in figures if start < at and start not in places]
    last = max(one.start for one in named if one.start < at)
    before = max((stop for stop in stops if stop < last), default=-1)
    return frozenset(one.number for one in named if before < one.start <= last)


NUMBERED_OTHERWISE = Objection("numbered_otherwise", _numbered_otherwise, frozenset(("prose", "other period")))
