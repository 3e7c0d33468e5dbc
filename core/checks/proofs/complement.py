"""The figure is the rest of a share that a sentence states: `59 % were men` where 41 % were women."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.matching import rounds_to
from core.checks.rule import Finding, Grounds, Rule, proved
from core.reading.amounts import PERCENT, Amount

WHOLE = 100.0


def _complement(amount: Amount, claim: Claim, grounds: Grounds) -> Finding | None:
    if amount.unit != PERCENT or claim.speaks_of("change") or amount.value < 0:
        return None
    told = (r for r in grounds.cells if r.score > 0 and r.timely and r.row.origin == "prose")
    shares = (r.cell for r in told if r.cell.unit == PERCENT and 0 < r.cell.raw < WHOLE)
    hit = next((c for c in shares if rounds_to(amount, amount.value, WHOLE - c.raw)), None)
    return proved(amount, f"what {hit.text} leaves") if hit else None


COMPLEMENT = Rule("complement", _complement)
