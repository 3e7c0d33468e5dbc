"""Which rows of a table are parts of one thing: those before the total that sums them up, not those behind it."""

from __future__ import annotations

from collections.abc import Sequence

from core.tabulated.table import Line, TypedTable

_FEWEST = 2


def parts_of(table: TypedTable, lines: Sequence[Line]) -> list[Line]:
    """Return those of the rows that stand before the first total of their section; all where that leaves one alone."""
    sections = {line.section for line in lines}
    end = next((at for at, one in enumerate(table.lines) if one.total and one.section in sections), len(table.lines))
    before = {id(line) for line in table.lines[:end]}
    found = [line for line in lines if id(line) in before]
    return found if len(found) >= _FEWEST else list(lines)


def has_a_total(table: TypedTable, lines: Sequence[Line]) -> bool:
    """Tell whether a row below the same heading sums rows up."""
    sections = {line.section for line in lines}
    return any(line.total and line.section in sections for line in table.lines)
