"""What all rows of a table come to, which none of them may state, and what share of it the rows named have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.checks.cells import Cell
from core.checks.claim import Claim
from core.checks.derived import Derived
from core.checks.operands import FEWEST_PARTS
from core.checks.ranking import Ranked
from core.reading.amounts import Amount

MOST_PARTS = 12
"""Rows that a sum or share may be of, where it is computed from all of them."""


def sums_of_columns(cells: Sequence[Ranked], claim: Claim) -> Iterator[Derived]:
    """Yield the sum of each column, where a sum is spoken of."""
    for column in _columns(cells) if claim.speaks_of("sum") else ():
        yield Derived(sum(r.cell.raw for r in column), "sum", tuple(r.cell for r in column))


def shares_of_columns(cells: Sequence[Ranked], claim: Claim, amount: Amount) -> Iterator[Derived]:
    """Yield the share that each row named has of a column, and that of several whose whole names are said."""
    for column in _columns(cells) if amount.percent and claim.speaks_of("share") else ():
        parts = tuple(r.cell for r in column)
        named = [r for r in column if r.row.tokens & claim.tokens]
        whole = [r.cell for r in named if r.row.tokens <= claim.said]
        if sum(c.raw for c in parts):
            yield from (_share((r.cell,), parts) for r in named)
            if 1 < len(whole) < len(parts):
                yield _share(whole, parts)


def is_plain_share(found: Sequence[Derived], claim: Claim, cells: Sequence[Ranked]) -> bool:
    """Only one share can be meant, that of the one row whose whole name is said."""
    if len(found) != 1 or found[0].kind != "share":
        return False
    row = next(r.row for r in cells if r.cell is found[0].cells[0])
    return bool(row.tokens) and row.tokens <= claim.said


def _columns(cells: Sequence[Ranked]) -> list[list[Ranked]]:
    columns: dict[tuple[int, int], list[Ranked]] = {}
    for ranked in cells:
        if ranked.cell.column >= 0 and not ranked.cell.percent:
            columns.setdefault((ranked.row.table, ranked.cell.column), []).append(ranked)
    return [column for column in columns.values() if FEWEST_PARTS <= len(column) <= MOST_PARTS]


def _share(own: Sequence[Cell], parts: Sequence[Cell]) -> Derived:
    rest = (cell for cell in parts if cell not in own)
    part, total = (sum(c.raw for c in cells) for cells in (own, parts))
    return Derived(part / total * 100, "share", (*own, *rest))
