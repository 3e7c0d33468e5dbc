"""A change that is told of one quarter or month is that since the one before, or since the same of the year before.

`Visits rose by 25 % in Q2 2023`, where Q1 has 120 and Q2 has 150. The change of another pair of periods is none.
"""

from __future__ import annotations

from core.checks.cells import Cell
from core.checks.claim import Claim
from core.checks.matching import readings, rounds_to
from core.checks.objections.moved_since import before, dated_move, the_last
from core.checks.phrasing import shown
from core.checks.rule import Finding, Grounds, Rule, faulty, proved
from core.reading.amounts import POINTS, Amount
from core.reading.claim_words import language_said
from core.reading.told_moves import told_of_move


def _since_the_last(amount: Amount, claim: Claim, grounds: Grounds) -> Finding | None:
    moved = dated_move(grounds) if claim.speaks_of("change") and amount.unit != POINTS else None
    if moved is None or not (moved[0].when.quarter or moved[0].when.month):
        return None
    said, lines = moved
    held = [line for line in lines if said.when in line.points]
    pairs = [
        (line.points[when], line.points[said.when])
        for line in held
        for when in before(line, said)
        if when in line.points
    ]
    for old, new in pairs:
        if (new.raw > old.raw) == said.rises and _is_met(amount, old, new):
            return proved(amount, f"from {shown(old)} to {shown(new)}")
    known = all(the_last(said.when) in line.points for line in held) and len(held) == len(lines)
    if pairs and known and amount.percent and _is_a_change(amount, grounds):
        return faulty(amount, f"it goes from {shown(pairs[0][0])} to {shown(pairs[0][1])}")
    return None


def _is_met(amount: Amount, old: Cell, new: Cell) -> bool:
    if amount.percent:
        grown = 100 * abs(new.raw - old.raw) / old.raw
        return rounds_to(amount, abs(amount.value), grown) or _in_points(amount, old, new)
    numbers = readings(amount, new.scale, exact=new.exact)
    return any(rounds_to(amount, abs(one), abs(new.raw - old.raw)) for one in numbers)


def _in_points(amount: Amount, old: Cell, new: Cell) -> bool:
    """Of shares, points are told for percent."""
    return old.percent and rounds_to(amount, abs(amount.value), abs(new.raw - old.raw))


def _is_a_change(amount: Amount, grounds: Grounds) -> bool:
    text, start = grounds.sentence.text, grounds.sentence.start
    return told_of_move(text, amount.start - start, amount.end - start, language_said(text)) == "change"


SINCE_THE_LAST = Rule("since_the_last", _since_the_last)
