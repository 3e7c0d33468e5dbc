"""Which of the cells that account for a question is meant: sure, or none."""

from __future__ import annotations

from collections.abc import Sequence

from core.reading.lexicon import speaks_of
from core.tabulated.covering import CAPTION, Covered, period_key

_MOST_UNASKED = 2  # words of a label that the question leaves out, where nothing else could be meant
_SAME = 0.005


def surest(cells: Sequence[Covered]) -> Covered | None:
    """Return the cell of the row that says most of what is asked, and least beside; None where several differ."""
    if not cells:
        return None
    best = min(_key(cell) for cell in cells)
    first = _newest([cell for cell in cells if _key(cell) == best])
    own = _newest([cell for cell in cells if len(cell.own) == len(first[0].own)])
    # What a label says beside may part it from another that says all that is asked, too.
    alike = own if first[0].left[0] else first
    if first[0].left[0] > _MOST_UNASKED or not all(_is_same(first[0], cell) for cell in alike):
        return None
    return first[0]


def _newest(cells: Sequence[Covered]) -> list[Covered]:
    newest = max((period_key(cell)[:1] for cell in cells), default=())
    return [cell for cell in cells if period_key(cell)[:1] == newest]


def _key(cell: Covered) -> tuple[int, ...]:
    """First by how much of the question a row says itself, then by how little else it says."""
    flows = speaks_of("statement_of_flows", f"{cell.table.section} {cell.table.caption[-CAPTION:]}")
    label, heading, section = cell.left
    return (-len(cell.own), label, int(flows), section, heading, -cell.exact)


def _is_same(one: Covered, other: Covered) -> bool:
    if one.found is None or other.found is None:
        return one.text == other.text
    most = max(abs(one.found.value), abs(other.found.value))
    return abs(one.found.value - other.found.value) <= _SAME * most
