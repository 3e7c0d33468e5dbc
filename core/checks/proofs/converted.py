"""The figure is what one of the evidence comes to in its unit: `50 kg` for 110 pounds."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.conversions import is_same_measure, possible_measure
from core.checks.objections.measured_otherwise import MEASURED_OTHERWISE
from core.checks.proofs.stated import is_objected_to
from core.checks.ranking import Ranked
from core.checks.rule import Finding, Grounds, Rule, proved
from core.reading.amounts import Amount
from core.reading.units import Unit


def _converted(amount: Amount, claim: Claim, grounds: Grounds) -> Finding | None:
    own = claim.measure
    possible = own or _possible(amount, grounds)
    for hit in grounds.cells if possible else ():
        cell = hit.cell
        if not hit.timely or hit.score <= 0 or possible is None:
            continue
        other = cell.measure or (_possible_of(hit) if own else None)  # One of the two must be told for certain.
        if (
            other
            and is_same_measure(amount, possible, cell.raw, 0.0, other)
            and not _is_of_another(amount, claim, hit, grounds)
        ):
            return proved(amount, f"{cell.text} {cell.noun} in another unit")
    return None


def _is_of_another(amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    """An objection other than to its unit stands: `2 years on hulls` where engines have 24 months."""
    return is_objected_to(amount, claim, hit, grounds, but=MEASURED_OTHERWISE.name)


def _possible(amount: Amount, grounds: Grounds) -> Unit | None:
    return possible_measure(grounds.text, amount.end)


def _possible_of(hit: Ranked) -> Unit | None:
    """The unit that a sentence may name behind its figure."""
    return possible_measure(hit.row.text, hit.cell.place[1]) if hit.row.text and hit.cell.place[1] else None


CONVERTED = Rule("converted", _converted)
