"""The evidence counts these just once, in a sentence of what is said, and otherwise: `four children`, not five."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.ranking import says_just_this
from core.checks.rule import Finding, Grounds, Rule, unproved
from core.reading.adjoining import range_of
from core.reading.amounts import Amount
from core.reading.stems import inflected_stem as stem

MOST_COUNTED = 100
"""A count of more than this is not what a small number word miscounts."""


def _counted_otherwise(amount: Amount, claim: Claim, grounds: Grounds) -> Finding | None:
    if amount.unit or amount.scaled or amount.approximate or claim.measure or not claim.plain:
        return None
    thing = stem(amount.noun)
    if not thing or thing not in claim.said:
        return None
    if range_of(grounds.sentence.text, amount, grounds.beside, grounds.sentence.start):
        return None  # `30 to 40 beds`: the end of a range counts nothing by itself.
    told = [r for r in grounds.cells if r.cell.noun and stem(r.cell.noun) == thing and not r.cell.percent]
    if len({r.cell.raw for r in told}) != 1:
        return None
    only = told[0]
    if any(abs(c.raw) == abs(amount.value) for c in only.row.cells):
        return None  # `64 beds in Surgery, 38 in Paediatrics` leaves out what is counted.
    other = only.cell.raw <= MOST_COUNTED and only.cell.raw != amount.value and says_just_this(only.row, claim)
    return unproved(amount, claim, grounds) if other else None


COUNTED_OTHERWISE = Rule("counted_otherwise", _counted_otherwise)
