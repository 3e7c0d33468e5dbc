"""A sentence that counts all rows of a table speaks of their sum: `the three departments employ 300 people`."""

from __future__ import annotations

from dataclasses import replace

from core.checks.claim import Claim
from core.checks.ledger import Ledger
from core.checks.rule import Reading
from core.reading.amounts import read_amounts

FEWEST, MOST = 2, 12
"""Rows that people count in a sentence; and a sum of more is no longer looked for."""


def _of_all_rows(claim: Claim, ledger: Ledger) -> Claim:
    sizes = frozenset() if claim.speaks_of("sum") else ledger.table_sizes
    # Reading figures costs: most evidence has no table of so few rows.
    if not any(FEWEST <= size <= MOST for size in sizes):
        return claim
    counts = {a.value for a in read_amounts(claim.text) if not (a.unit or a.scaled) and FEWEST <= a.value <= MOST}
    if counts.isdisjoint(sizes):
        return claim
    return replace(claim, arithmetic=claim.arithmetic | {"sum"})


WHOLE_TABLE = Reading("whole_table", _of_all_rows)
