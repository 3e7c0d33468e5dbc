"""A small number word (`both films`, `two reasons`) counts what the answer itself lists, as do digits before a list."""

from __future__ import annotations

from itertools import takewhile

from core.checks.claim import Claim
from core.checks.ranking import says_just_this
from core.checks.rule import Finding, Grounds, Rule, excused
from core.checks.spans import is_in_years
from core.reading.amounts import Amount
from core.reading.lexicon import speaks_of
from core.reading.list_marks import is_list_item
from core.reading.thing_patterns import Kind
from core.reading.things import things_of

COUNTING = 10
"""Number words up to this one are counting, not figures."""

_MARKERS: frozenset[Kind] = frozenset(("marker",))

NEAR = 16
"""Characters behind a figure in which it is said to be a span of time: `ten years after`."""


def _counted(amount: Amount, claim: Claim, grounds: Grounds) -> Finding | None:
    behind = grounds.sentence.text[amount.end - grounds.sentence.start :][:NEAR]
    if is_in_years(amount) and speaks_of("later", behind):
        return None
    if amount.value > COUNTING or amount.unit or amount.scaled:
        return None
    if amount.from_words:
        return None if _measures(claim, grounds) else excused(amount)
    return excused(amount) if _announces(amount, grounds) else None


def _measures(claim: Claim, grounds: Grounds) -> bool:
    """The evidence gives a figure in the same unit for what is said: `five days of leave`, where it says `3 days`."""
    if claim.measure is None or not claim.plain:
        return False
    return any(r.cell.measure == claim.measure and says_just_this(r.row, claim) for r in grounds.cells)


def _announces(amount: Amount, grounds: Grounds) -> bool:
    """Just as many items of a list follow: `Follow these 3 steps:`."""
    behind = grounds.text[amount.end :]
    lines = takewhile(is_list_item, filter(str.strip, behind.split("\n")[1:]))
    numbered = [t for t in things_of(_MARKERS, grounds.text) if t.start >= amount.end]
    return amount.value > 1 and amount.value in (len(numbered), sum(1 for _ in lines))


COUNTED = Rule("counted", _counted)
