"""A small number word (`both films`, `two reasons`) counts what the answer itself lists."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.rule import Finding, Grounds, Rule, excused
from core.reading.amounts import Amount

COUNTING = 10
"""Number words up to this one are counting, not figures."""


def _counted(amount: Amount, _claim: Claim, _grounds: Grounds) -> Finding | None:
    counts = amount.from_words and amount.value <= COUNTING and not (amount.unit or amount.scaled)
    return excused(amount) if counts else None


COUNTED = Rule("counted", _counted)
