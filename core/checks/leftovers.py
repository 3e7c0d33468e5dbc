"""What is left of what was taken in where the costs are told as well: a profit, a surplus."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from core.checks.cells import Cell
from core.checks.claim import Claim
from core.checks.matching import readings, rounds_to
from core.checks.phrasing import shown
from core.checks.ranking import Ranked
from core.reading.amounts import Amount
from core.reading.lexicon import speaks_of, speaks_of_any
from core.reading.roles import Role

MOST = 60
"""Figures of the evidence that are tried, those that the claim speaks of most first."""
_SIDES: tuple[Role, ...] = ("money_in", "money_out", "money_left")


def left_of(amount: Amount, claim: Claim, cells: Sequence[Ranked]) -> str:
    """Return how the figure is what is left, empty where it is not; both are of one column, sentence or period."""
    if not speaks_of("money_left", claim.text) or amount.percent:
        return ""
    sided = [(r, side) for r in islice(filter(_is_operand, cells), MOST) if (side := _side_of(r))]
    pairs = ((a, b) for a, one in sided for b, two in sided if (one, two) == ("money_in", "money_out"))
    met = ((a.cell, b.cell) for a, b in pairs if _are_beside(a, b) and _is_met(amount, a.cell, b.cell))
    return next((f"{shown(a)} less {shown(b)}" for a, b in met), "")


def _is_operand(ranked: Ranked) -> bool:
    return ranked.timely and not ranked.cell.loose and not ranked.cell.percent


def _are_beside(one: Ranked, two: Ranked) -> bool:
    alike = one.cell.unit == two.cell.unit and one.cell.years == two.cell.years and one.row.table == two.row.table
    return alike and (one.row is two.row or one.cell.column == two.cell.column)


def _is_met(amount: Amount, taken: Cell, spent: Cell) -> bool:
    left = taken.raw - abs(spent.raw)
    numbers = readings(amount, taken.scale, exact=taken.exact)
    return taken.scale == spent.scale and left > 0 and any(rounds_to(amount, one, left) for one in numbers)


def _side_of(ranked: Ranked) -> str:
    """Whether the figure was taken in or spent, by the words next to it."""
    said = next((part for part in _around(ranked) if speaks_of_any(_SIDES, part)), "")
    sides = [side for side in _SIDES if said and speaks_of(side, said)]
    return sides[0] if len(sides) == 1 else ""


def _around(ranked: Ranked) -> Iterator[str]:
    """The label of a row with its heading; in a sentence what stands before the figure, then what stands behind it."""
    start, end = ranked.cell.place
    if not end:
        yield ranked.row.label
        yield ranked.cell.heading
        return
    places = sorted(cell.place for cell in ranked.row.cells)
    yield ranked.row.text[max((high for low, high in places if low < start), default=0) : start]
    yield ranked.row.text[end : min((low for low, _ in places if low > start), default=len(ranked.row.text))]
