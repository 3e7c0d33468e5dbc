"""What a document says of the unit of a table's figures, in its own words, and how its numbers are written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from core.reading.characters import asides, has_digit
from core.reading.detection import language_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import terms_in
from core.reading.notation import CODES, CONTINENTAL, CURRENCY_NAMES, EAST_ASIAN, SCALES
from core.reading.scales import declared_in_heading, declared_in_text
from core.tabulated.table import TypedTable

_LONGEST = 80
_ASIDE = (2, 120)
_FEWEST = 3  # numbers of which nothing else tells how they are written


def unit_said(above: Sequence[str]) -> str:
    """Return the line, or bracket, nearest above a table that says its unit; empty where none does."""
    parts = (part.strip(" ()（）[]:|") for line in reversed(above) for part in _parts(line))
    return next((part for part in parts if part and len(part) <= _LONGEST and _says_unit(part)), "")


def _parts(line: str) -> Iterator[str]:
    yield from (line[start:end] for start, end in asides(line, *_ASIDE))
    yield from (piece for piece in line.split("; "))
    yield from (piece for piece in line.split(", "))


def _says_unit(part: str) -> bool:
    lowered = part.casefold()
    if any(term in lowered for term in terms_in("unit_mark")):
        return True
    runs = ["".join(sign for sign in run if sign.isalnum() or sign in "€$£¥") for run in lowered.split()]
    spelt = [word for word in runs if word in CONTINENTAL or (word in SCALES and len(word) > 1) or _in_thousands(word)]
    if has_digit(part.replace("000", "")):
        return any(map(_in_thousands, runs))
    close = any(word in lowered for word in EAST_ASIAN) and any(
        name in lowered for name in CURRENCY_NAMES if name[0] > "\u2fff"
    )
    return bool(spelt) or close or bool(declared_in_text(part) or declared_in_heading(part))


def _in_thousands(word: str) -> bool:
    """`TEUR`, `T€`: thousands of a currency."""
    return len(word) > 1 and word[0] in "tk" and (word[1:] in CODES or word[1:] in "€$£¥")


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
