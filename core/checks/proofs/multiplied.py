"""A multiple in words and a number, as the two that are named have it: `deux fois plus de postes que Lens`."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.rule import Finding, Grounds, Rule, proved
from core.checks.statements.multiplied_otherwise import held_multiple
from core.reading.amounts import TIMES, Amount


def _multiplied(amount: Amount, _claim: Claim, grounds: Grounds) -> Finding | None:
    if amount.unit != TIMES or not amount.from_words:
        return None
    told = held_multiple(grounds.sentence.text, amount.start - grounds.sentence.start, tuple(grounds.sources))
    return proved(amount, told[:120]) if told else None


MULTIPLIED = Rule("multiplied", _multiplied)
