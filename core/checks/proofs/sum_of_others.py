"""The figure is the sum of all the proved ones of its sentence: `42 jobs (12 in Leeds and 30 in York)`."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.matching import rounds_to
from core.checks.rule import Finding, Grounds, Rule, proved
from core.reading.amounts import Amount


def _sum_of_others(amount: Amount, _claim: Claim, grounds: Grounds) -> Finding | None:
    if amount in grounds.proved:
        return None
    others = [a for a in grounds.proved if a.unit == amount.unit]
    if len(others) < 2 or not rounds_to(amount, amount.value, sum(a.value for a in others)):
        return None
    return proved(amount, "sum of the others in the sentence")


SUM_OF_OTHERS = Rule("sum_of_others", _sum_of_others)
