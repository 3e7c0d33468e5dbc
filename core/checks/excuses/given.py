"""A bare number that the question itself brings (`the 1040 form`) claims nothing."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.rule import Finding, Grounds, Rule, excused
from core.reading.amounts import Amount, read_amounts

LEAST = 100
"""Smaller numbers stand in a question by chance."""


def _given(amount: Amount, _claim: Claim, grounds: Grounds) -> Finding | None:
    bare = not (amount.unit or amount.scaled or amount.signed) and amount.coefficient >= LEAST
    given = bare and any(a.value == amount.value and not a.unit for a in read_amounts(grounds.question))
    return excused(amount) if given else None


GIVEN = Rule("given", _given)
