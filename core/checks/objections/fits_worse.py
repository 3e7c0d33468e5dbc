"""A short answer leaves the row to its question: another row, or another column of this one, fits it much better."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.matching import equals
from core.checks.ranking import MEANT, Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount
from core.reading.lexicon import words_of

BESIDE = 0.9
"""Of one row, the column is meant whose heading fits best, within a tenth."""


def _fits_worse(amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    if not claim.short or _names_its_row(amount, hit, grounds):
        return False
    others = [other for other in grounds.beside if other is not amount]
    row = (r for r in grounds.cells if r.timely and r.row is hit.row)
    # A heading that another figure of the sentence is of says nothing of this one: `$12,450 from 310 orders`.
    beside = max((r.score for r in row if not any(equals(other, r.cell) for other in others)), default=0.0)
    return hit.score < MEANT * grounds.best or hit.score < BESIDE * beside


def _names_its_row(amount: Amount, hit: Ranked, grounds: Grounds) -> bool:
    """Listed behind a colon, as numbers alone, it is what its row is called: `4 rows are open: 1007, 1008 and 1012`."""
    if amount.text != hit.row.label:
        return False
    ahead = grounds.sentence.text[: amount.start - grounds.sentence.start]
    _, colon, listed = ahead.rpartition(":")
    words = "".join(sign if sign.isalnum() else " " for sign in listed).split()
    return bool(colon) and all(word.isdecimal() or word in words_of("coordinates") for word in words)


FITS_WORSE = Objection("fits_worse", _fits_worse, frozenset(("table",)))
