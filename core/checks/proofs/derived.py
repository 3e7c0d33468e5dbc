"""The figure can be computed from the evidence: `core.checks.derivations` searches."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.derivations import derive
from core.checks.rule import Finding, Grounds, Rule, proved
from core.reading.amounts import Amount


def _derived(amount: Amount, claim: Claim, grounds: Grounds) -> Finding | None:
    if not grounds.effort.searches.take():
        return None
    derived = derive(amount, claim, grounds.cells)
    return proved(amount, derived.formula) if derived else None


DERIVED = Rule("derived", _derived)
