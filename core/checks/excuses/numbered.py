"""A figure within the name of a row or a column, as the answer writes it, is none: `100 m` over a column of times."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.numbered_names import is_in_a_name
from core.checks.rule import Finding, Grounds, Rule, excused
from core.reading.amounts import Amount


def _numbered(amount: Amount, _claim: Claim, grounds: Grounds) -> Finding | None:
    return excused(amount) if is_in_a_name(amount, grounds.text, grounds.ledger.numbered_names) else None


NUMBERED = Rule("numbered", _numbered)
