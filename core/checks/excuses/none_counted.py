"""None of what the evidence doesn't speak of: `0 draws` is not ruled out by a record of wins and losses."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.rule import Finding, Grounds, Rule, excused
from core.reading.amounts import Amount
from core.reading.stems import inflected_stem


def _none_counted(amount: Amount, claim: Claim, grounds: Grounds) -> Finding | None:
    counted = inflected_stem(amount.noun)
    if amount.value or amount.unit or amount.scaled or amount.step != 0.5 or counted not in claim.said:
        return None
    spoken_of = any(counted in cell.tokens for cell in grounds.ledger.cells) or any(
        counted in row.tokens for row in grounds.ledger.rows
    )
    return None if spoken_of or any(counted in s.lower() for s in grounds.sources) else excused(amount)


NONE_COUNTED = Rule("none_counted", _none_counted)
