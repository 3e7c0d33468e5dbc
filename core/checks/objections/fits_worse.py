"""A short answer leaves the row to its question: another row, or another column of this one, fits it much better."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.ranking import MEANT, Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount

BESIDE = 0.9
"""Of one row, the column is meant whose heading fits best, within a tenth."""


def _fits_worse(_amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    if not claim.short:
        return False
    beside = max((r.score for r in grounds.cells if r.timely and r.row is hit.row), default=0.0)
    return hit.score < MEANT * grounds.best or hit.score < BESIDE * beside


FITS_WORSE = Objection("fits_worse", _fits_worse, frozenset(("table",)))
