"""A sum of money is said as its table writes it, and not in the thousands or millions that the caption declares.

`€17,130` of a table in thousands of euros, whose 17,130 are 17 million. Not where the answer, or the question, says the
scale as well, nor of a bare figure: `17,130` may be told as it is printed, and so may `$17,130` that a cell has. One
with what it counts is none: `45 staff`, of a headcount in thousands.
"""

from __future__ import annotations

from core.checks.cells import Cell
from core.checks.claim import Claim
from core.checks.matching import close_to
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount, read_amounts
from core.reading.claim_words import tokens_of
from core.reading.scales import declared_in_heading, declared_in_text

LEAST = 1_000.0


def _scaled_otherwise(amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    cell = hit.cell
    if amount.scaled or cell.scale < LEAST or cell.exact or hit.row.origin != "table":
        return False
    if not amount.money and not _counts(amount, cell):
        return False
    if close_to(amount, abs(amount.value), abs(cell.raw) * cell.scale) or _bears_a_sign(cell):
        return False
    return not any(declared_in_text(text) or declared_in_heading(text) for text in (claim.text, grounds.asked))


def _counts(amount: Amount, cell: Cell) -> bool:
    """What it counts is said: `45 staff` of a headcount in thousands, `12 tonnes` of thousands of tonnes."""
    return not (amount.unit or cell.unit or cell.percent) and bool(tokens_of(amount.noun))


def _bears_a_sign(cell: Cell) -> bool:
    """The cell itself is written as money (`$(2,085)`): who quotes it says what is printed."""
    return any(amount.money for amount in read_amounts(cell.text))


SCALED_OTHERWISE = Objection("scaled_otherwise", _scaled_otherwise, frozenset(("table", "other period")))
