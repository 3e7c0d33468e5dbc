"""The figure is a proved one beside it in another unit: `26.2 miles (42.2 km)`."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.conversions import is_a_conversion
from core.checks.rule import Finding, Grounds, Rule, proved
from core.reading.amounts import Amount


def _restated(amount: Amount, _claim: Claim, grounds: Grounds) -> Finding | None:
    if amount in grounds.proved or not is_a_conversion(grounds.text, amount, grounds.proved, grounds.beside):
        return None
    return proved(amount, "the figure beside it in another unit")


RESTATED = Rule("restated", _restated)
