"""The figure is what one of the evidence comes to in its unit: `50 kg` for 110 pounds."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.conversions import is_same_measure
from core.checks.rule import Finding, Grounds, Rule, proved
from core.reading.amounts import Amount


def _converted(amount: Amount, claim: Claim, grounds: Grounds) -> Finding | None:
    own = claim.measure
    for hit in grounds.cells if own else ():
        other, cell = hit.cell.measure, hit.cell
        if own and other and hit.timely and hit.score > 0 and is_same_measure(amount, own, cell.raw, 0.0, other):
            return proved(amount, f"{cell.text} {cell.noun} in another unit")
    return None


CONVERTED = Rule("converted", _converted)
