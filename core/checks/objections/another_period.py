"""The cell's period is not the one named; where that of a table or text is unclear, it may be meant all the same."""

from __future__ import annotations

from core.checks.cells import Cell
from core.checks.claim import Claim
from core.checks.ranking import MEANT, Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount


def _another_period(_amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    if _dated(hit.cell) and (hit.cell.exact or (hit.row.origin == "prose" and claim.when.said)):
        return True
    return any(r.timely and _dated(r.cell) and r.score >= MEANT * hit.score for r in grounds.cells)


def _dated(cell: Cell) -> bool:
    return bool(cell.years or cell.quarter)


ANOTHER_PERIOD = Objection("another_period", _another_period, frozenset(("other period",)))
