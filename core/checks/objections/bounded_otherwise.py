"""The figure is a bound from below and the evidence's one from above, or the other way: `over 400`, `almost 400`."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount
from core.reading.surroundings import bound_of


def _bounded_otherwise(amount: Amount, _claim: Claim, hit: Ranked, _grounds: Grounds) -> bool:
    if not amount.bound or not hit.cell.place[1]:
        return False
    return bound_of(hit.row.text, hit.cell.place[0]) == -amount.bound


BOUNDED_OTHERWISE = Objection("bounded_otherwise", _bounded_otherwise, frozenset(("prose",)))
