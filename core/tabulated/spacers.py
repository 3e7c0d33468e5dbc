"""Columns that hold no figures: converters of filings give signs (`$`, `%`) and gaps columns of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

from core.facts.readable import SYMBOLS
from core.tabulated.cells import is_value
from core.tabulated.table import Column, Line

_BEHIND = ("%", ")", ")%")
_SIGNS = frozenset((*SYMBOLS.values(), *_BEHIND))
_LEAST_ROWS = 2


def without_spacers(
    columns: tuple[Column, ...], lines: Sequence[Line], headed: Callable[[int], tuple[Column, ...]]
) -> tuple[tuple[Column, ...], tuple[Line, ...]]:
    """Return columns and rows with each figure below its heading, where signs stand in cells of their own.

    A row with more or fewer figures than most keeps its label alone: nobody knows which are missing. `headed` gives as
    many columns as it is asked for by what stands above the table, where the headings are not as many as the figures.
    """
    if not any(cell in _SIGNS for line in lines for cell in line.cells):
        return columns, tuple(lines)
    told = [_figures(line.cells) for line in lines]
    counted = Counter(len(row) for row in told if row).most_common(1)
    if not counted or counted[0][1] < _LEAST_ROWS or counted[0][0] == len(columns):
        return columns, tuple(lines)
    size = counted[0][0]
    named = tuple(column for column in columns if column.label and column.label not in _SIGNS)
    found = named if len(named) == size else headed(size)
    if not any(column.period.year for column in found):
        return columns, tuple(lines)
    empty = ("",) * size
    rows = zip(lines, told, strict=True)
    return found, tuple(replace(line, cells=row if len(row) == size else empty) for line, row in rows)


def _figures(cells: Sequence[str]) -> tuple[str, ...]:
    """Return a row's figures in order, each with the signs around it."""
    found: list[str] = []
    before = ""
    for cell in cells:
        if cell in _BEHIND and found:
            found[-1] += cell
        elif cell in _SIGNS:
            before = cell
        elif is_value(cell):
            found.append(f"{before}{cell}")
            before = ""
    return tuple(found)
