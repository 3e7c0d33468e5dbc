"""A fact row is of a quarter, and a year is named whose figure stands in the rows."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.fact_rows import ANNUAL
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount


def _only_a_quarter(_amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    if not is_of_a_quarter_unnamed(claim, hit):
        return False
    return any(r.cell.quarter == ANNUAL and r.row is hit.row and r.cell.exact and r.timely for r in grounds.cells)


def is_of_a_quarter_unnamed(claim: Claim, hit: Ranked) -> bool:
    """The figure is of a quarter, and the claim names a year and no quarter."""
    return hit.cell.quarter > 0 and bool(claim.when.years) and not claim.when.quarters


ONLY_A_QUARTER = Objection("only_a_quarter", _only_a_quarter, frozenset(("fact",)))
