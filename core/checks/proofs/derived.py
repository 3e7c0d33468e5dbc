"""The figure can be computed from the evidence: `core.checks.derivations` searches."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.derivations import derive
from core.checks.leftovers import left_of
from core.checks.products import product_of
from core.checks.rule import Finding, Grounds, Rule, proved
from core.reading.amounts import Amount


def _derived(amount: Amount, claim: Claim, grounds: Grounds) -> Finding | None:
    if product := product_of(amount, claim, grounds):
        return proved(amount, product.formula)
    if left := left_of(amount, claim, grounds.cells):
        return proved(amount, left)
    if not grounds.effort.searches.take():
        return None
    derived = derive(amount, claim, grounds.cells)
    return proved(amount, derived.formula) if derived else None


DERIVED = Rule("derived", _derived)
