"""Signs differ, and no words account for it: a loss, an outflow, an expense may be written either way."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.claims import speaks_of_loss
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount
from core.reading.lexicon import speaks_of
from core.reading.signs import is_plainly_negative, is_worded_negative
from core.reading.surroundings import may_be_a_dash


def _wrong_sign(amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    negative, stated = amount.value < 0, hit.cell.raw < 0
    if hit.row.origin == "prose" and amount.value:
        return _wrong_in_prose(amount, claim, hit, grounds)
    if speaks_of("phone_heading", hit.cell.heading):
        return False  # `-305` is how an extension is dialled.
    if claim.sign == "loss" and not (negative or stated):
        return not speaks_of_loss(hit.row.label)
    if negative == stated or not amount.value or (negative and may_be_a_dash(grounds.text, amount.start)):
        return False
    if claim.short and claim.speaks_of("change"):
        return negative or claim.direction not in ("fall", "either")
    return not (speaks_of_loss(claim.text) or (not hit.cell.exact and speaks_of_loss(hit.row.label)))


def _wrong_in_prose(amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    """A sentence gives the sign by a mark or by a word; where it moves or loses, the words may have taken the minus."""
    stated = hit.cell.raw < 0
    if amount.value > 0 and not stated and not hit.row.text:
        return False
    start, end = hit.cell.place
    worded = bool(hit.row.text) and is_worded_negative(hit.row.text, start, end)
    if amount.value < 0:
        if stated or worded or may_be_a_dash(grounds.text, amount.start):
            return False
        if claim.short and claim.speaks_of("change"):
            return True
        return not speaks_of_loss(hit.row.label)
    if not (worded or (stated and _is_plain(hit))):
        return False
    if is_worded_negative(grounds.text, amount.start, amount.end) or speaks_of("minus_word", claim.text):
        return False
    if claim.speaks_of("change") or claim.direction in ("fall", "either") or speaks_of_loss(claim.text):
        return False
    return worded or not (speaks_of("change", hit.row.text) or speaks_of_loss(hit.row.text))


def _is_plain(hit: Ranked) -> bool:
    measured = bool(hit.cell.unit or hit.cell.measure) or hit.cell.scale not in (0.0, 1.0)
    return is_plainly_negative(hit.row.text, *hit.cell.place, measured=measured)


WRONG_SIGN = Objection("wrong_sign", _wrong_sign)
