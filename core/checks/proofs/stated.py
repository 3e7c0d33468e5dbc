"""The evidence states the figure: a cell has its value, and nothing speaks against that cell being the one meant."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.matching import equals
from core.checks.ranking import Ranked
from core.checks.rule import Finding, Grounds, Kind, Rule, proved
from core.reading.amounts import Amount


def _stated(amount: Amount, claim: Claim, grounds: Grounds) -> Finding | None:
    for hit in grounds.cells:
        if equals(amount, hit.cell) and not is_objected_to(amount, claim, hit, grounds):
            return proved(amount, hit.row.label)
    return None


def is_objected_to(amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds, but: str = "") -> bool:
    """Tell whether an objection, `but` that of one name, keeps a cell from being the one meant."""
    kind = _kind_of(hit)
    for objection in grounds.rules.objections:  # No `any`: asked of every figure, and of all that have its value.
        if kind in objection.against and objection.name != but and objection.stands(amount, claim, hit, grounds):
            return True
    return False


def _kind_of(hit: Ranked) -> Kind:
    if not hit.timely:
        return "other period"
    if hit.cell.exact:
        return "fact"
    return "prose" if hit.row.origin == "prose" else "table"


STATED = Rule("stated", _stated)
