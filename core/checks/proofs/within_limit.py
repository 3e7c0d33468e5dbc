"""One end of a range whose other end the evidence gives as a limit: `30 to 45 minutes` where it says `up to 45`.

The evidence leaves the end open, and rules no value of it out.
"""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.matching import equals
from core.checks.ranking import Ranked
from core.checks.rule import Finding, Grounds, Rule, proved
from core.reading.adjoining import is_range
from core.reading.amounts import Amount
from core.reading.surroundings import bound_of


def _within_limit(amount: Amount, _claim: Claim, grounds: Grounds) -> Finding | None:
    other, side = _other_end(amount, grounds)
    if other is None:
        return None
    hit = next((h for h in grounds.cells if equals(other, h.cell) and _limits(h, side)), None)
    return proved(amount, hit.row.label) if hit else None


def _other_end(amount: Amount, grounds: Grounds) -> tuple[Amount | None, int]:
    """The other end of the figure's range, and whether that is the upper one (-1) or the lower (1)."""
    at = grounds.beside.index(amount) if amount in grounds.beside else -1
    text, start = grounds.sentence.text, grounds.sentence.start
    after = grounds.beside[at + 1] if 0 <= at < len(grounds.beside) - 1 else None
    if after and is_range(text, amount, after, start):
        return (after, -1) if amount.value < after.value else (None, 0)
    before = grounds.beside[at - 1] if at > 0 else None
    if before and is_range(text, before, amount, start):
        return (before, 1) if before.value < amount.value else (None, 0)
    return None, 0


def _limits(hit: Ranked, side: int) -> bool:
    start, end = hit.cell.place
    return bool(end) and bound_of(hit.row.text, start) == side


WITHIN_LIMIT = Rule("within_limit", _within_limit)
