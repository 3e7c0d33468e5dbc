"""A fraction in words (`a third of sales`) says roughly how much, unless the evidence states a share of just this."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.ranking import says_just_this
from core.checks.rule import Finding, Grounds, Rule, excused
from core.reading.amounts import Amount


def _rough_share(amount: Amount, claim: Claim, grounds: Grounds) -> Finding | None:
    if not (amount.from_words and amount.percent and amount.approximate):
        return None
    told = any(r.cell.percent and r.row.origin == "prose" and says_just_this(r.row, claim) for r in grounds.cells)
    return None if told else excused(amount)


ROUGH_SHARE = Rule("rough_share", _rough_share)
