"""Signs differ, and no words account for it: a loss, an outflow, an expense may be written either way."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.claims import speaks_of_loss
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount
from core.reading.surroundings import may_be_a_dash


def _wrong_sign(amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    negative, stated = amount.value < 0, hit.cell.raw < 0
    if claim.sign == "loss" and not (negative or stated) and hit.row.origin != "prose":
        return not speaks_of_loss(hit.row.label)
    if negative == stated or not amount.value or (negative and may_be_a_dash(grounds.text, amount.start)):
        return False
    if claim.short and claim.speaks_of("change"):
        return negative or claim.direction not in ("fall", "either")
    if hit.row.origin == "prose":
        return negative and not speaks_of_loss(hit.row.label)
    return not (speaks_of_loss(claim.text) or (not hit.cell.exact and speaks_of_loss(hit.row.label)))


WRONG_SIGN = Objection("wrong_sign", _wrong_sign)
