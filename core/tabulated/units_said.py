"""How the numbers of a document's tables are written: with a decimal comma, or with a point."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.reading.characters import has_digit
from core.reading.detection import language_of
from core.reading.languages import BY_CODE
from core.tabulated.table import TypedTable

_FEWEST = 3  # numbers of which nothing else tells how they are written


def in_one_notation(tables: tuple[TypedTable, ...]) -> tuple[TypedTable, ...]:
    """Mark the tables of a document whose figures have a decimal comma: they show it, or its language writes so."""
    cells = [cell for table in tables for line in table.lines for cell in line.cells if has_digit(cell)]
    commas = sum(_has_decimals(cell, ",", ".") for cell in cells)
    points = sum(_has_decimals(cell, ".", ",") for cell in cells)
    if commas <= points and not (commas == points == 0 and _is_written_so(tables, cells)):
        return tables
    return tuple(replace(table, decimal_comma=True) for table in tables)


def _has_decimals(cell: str, mark: str, thousands: str) -> bool:
    """`12,5`, `1.284,60`: one or two digits behind the mark; of three nothing tells, but the other mark before them."""
    whole, found, decimals = cell.strip(" %€$£¥()-−–+").rpartition(mark)
    digits = "".join(sign for sign in whole if sign not in f"{thousands}()-−–+$€£¥ ")
    sure = len(decimals) in (1, 2) or (len(decimals) > 0 and thousands in whole)
    return bool(found) and decimals.isdigit() and digits.isdigit() and mark not in whole and sure


def _is_written_so(tables: Sequence[TypedTable], cells: Sequence[str]) -> bool:
    """All thousands of it would be parted by points, in a language that parts them so."""
    pointed = sum("." in cell and "," not in cell for cell in cells)
    if pointed < _FEWEST or any("," in cell for cell in cells):
        return False
    told = " ".join(f"{table.caption} {' '.join(line.label for line in table.lines)}" for table in tables)
    known = BY_CODE.get(language_of(told))
    return known is not None and known.decimal_comma
