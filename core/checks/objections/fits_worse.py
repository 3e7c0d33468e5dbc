"""A short answer leaves the row to its question: another row, or another column of this one, fits it much better."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.matching import equals
from core.checks.ranking import MEANT, Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount

BESIDE = 0.9
"""Of one row, the column is meant whose heading fits best, within a tenth."""


def _fits_worse(amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    if not claim.short:
        return False
    others = [other for other in grounds.beside if other is not amount]
    row = (r for r in grounds.cells if r.timely and r.row is hit.row)
    # A heading that another figure of the sentence is of says nothing of this one: `$12,450 from 310 orders`.
    beside = max((r.score for r in row if not any(equals(other, r.cell) for other in others)), default=0.0)
    return hit.score < MEANT * grounds.best or hit.score < BESIDE * beside


FITS_WORSE = Objection("fits_worse", _fits_worse, frozenset(("table",)))
