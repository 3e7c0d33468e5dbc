"""The figure is a rate of the evidence by another span of time: `60 litres a minute` for 3,600 an hour."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.objections.rated_otherwise import RATED_OTHERWISE
from core.checks.proofs.stated import is_objected_to
from core.checks.ranking import Ranked
from core.checks.rule import Finding, Grounds, Rule, proved
from core.reading.amounts import Amount
from core.reading.claim_words import tokens_of
from core.reading.rates import EXACT, SECONDS, span_counted_by

_LEAST = 0.005
"""How far the figure may be off, as a share, where it is written to the last digit."""


def _rated(amount: Amount, claim: Claim, grounds: Grounds) -> Finding | None:
    at = grounds.sentence.start
    span = span_counted_by(grounds.sentence.text, amount.start - at, amount.end - at)
    if span not in EXACT or amount.percent:
        return None
    for hit in grounds.cells:
        told = _told(hit)
        if not told or told == span or hit.score <= 0 or not hit.timely or not _counts_the_same(amount, hit):
            continue
        value = hit.cell.raw * SECONDS[span] / SECONDS[told]
        near = abs(amount.value - value) <= max(amount.step / 2 if amount.step < 1 else 0.0, _LEAST * value)
        if near and not is_objected_to(amount, claim, hit, grounds, but=RATED_OTHERWISE.name):
            return proved(amount, f"{hit.cell.text} by another span of time")
    return None


def _told(hit: Ranked) -> str:
    start, end = hit.cell.place
    span = span_counted_by(hit.row.text, start, end) if end and hit.row.origin == "prose" else ""
    return span if span in EXACT else ""


def _counts_the_same(amount: Amount, hit: Ranked) -> bool:
    """It is in the same unit, and counts the same, as far as either says."""
    ours, theirs = tokens_of(amount.noun), tokens_of(hit.cell.noun)
    return amount.unit == hit.cell.unit and not (ours and theirs and ours.isdisjoint(theirs))


RATED = Rule("rated", _rated)
