"""The figure leaves out the unit and scale of the one before it: `22.9 cents by night; by day, 31.4`."""

from __future__ import annotations

from dataclasses import replace

from core.checks.claim import Claim
from core.checks.proofs.stated import STATED
from core.checks.rule import Finding, Grounds, Rule
from core.reading.amounts import Amount
from core.reading.claim_words import tokens_of


def _elided(amount: Amount, claim: Claim, grounds: Grounds) -> Finding | None:
    at = grounds.beside.index(amount)
    if not at or amount.unit or amount.scaled or tokens_of(amount.noun):
        return None
    lender = grounds.beside[at - 1]
    if lender.scale == 1.0 and not lender.unit:
        return None
    meant = replace(
        amount,
        value=amount.value * lender.scale,
        step=amount.step * lender.scale,
        scale=lender.scale,
        scaled=lender.scaled,
        unit=lender.unit,
    )
    beside = (*grounds.beside[:at], meant, *grounds.beside[at + 1 :])
    found = STATED.judge(meant, claim, replace(grounds, beside=beside))
    return replace(found, amount=amount) if found else None


ELIDED = Rule("elided", _elided)
