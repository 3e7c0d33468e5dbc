"""Which columns of a table hold figures: those stand right, so that digits of one weight stand below each other."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

_NOTHING: Final = frozenset({"", "-", "–", "—", "−", "n/a", "n.a.", "…"})
_SIGNS: Final = frozenset("+-−–±~≈<>≤≥(（[")
_WITHIN: Final = frozenset(".,'’ \u00a0\u202f")
_LONGEST_BEFORE, _LONGEST_BEHIND = 3, 12  # characters of a currency before a figure, of a unit behind it
_MOST_UNITS = 3  # of one column: where there are more, the words are what it tells
_SHORT = 2  # `B`, `M`, `%`: they scale a figure, and may be as many as there are
_GROUP = 3  # digits
_JOINS: Final = frozenset("-–/:#")


def figure_columns(rows: Sequence[Sequence[str]]) -> list[bool]:
    """Return for each column of the rows below a table's head whether all that stands in it are figures.

    A unit may stand with them, and some may be missing. Days, times, codes and years by themselves are none.
    """
    columns = max(map(len, rows), default=0)
    return [_holds_figures([row[at] for row in rows if at < len(row)], first=at == 0) for at in range(columns)]


def _holds_figures(cells: Sequence[str], *, first: bool) -> bool:
    told = [cell.strip() for cell in cells if cell.strip().casefold() not in _NOTHING]
    if not told or (first and all(map(_may_be_a_year, told))):
        return False
    units = {unit for unit in map(_unit_of, told) if unit is None or len(unit) > _SHORT}
    return None not in units and len(units) <= _MOST_UNITS


def _may_be_a_year(cell: str) -> bool:
    return cell.isdecimal() and len(cell) == len("2026")


def _unit_of(cell: str) -> str | None:
    """Return what stands behind the figure that a cell is; None where it is none."""
    begins = next((at for at, character in enumerate(cell) if character.isdecimal()), len(cell))
    before = cell[:begins].strip().strip("".join(_SIGNS)).strip()
    if begins == len(cell) or len(before) > _LONGEST_BEFORE or not _is_currency(before):
        return None
    ends = begins
    while ends < len(cell) and (cell[ends].isdecimal() or cell[ends] in _WITHIN):
        ends += 1
    written, unit = cell[begins:ends].rstrip(), cell[ends:].strip().strip(")）]")
    if not _is_number(written) or len(unit) > _LONGEST_BEHIND or any(map(str.isdecimal, unit)):
        return None
    return None if unit[:1] in _JOINS else unit


def _is_currency(before: str) -> bool:
    if before.isalpha():
        return before.isupper() and len(before) == len("EUR")
    return not before or any(unicodedata.category(character) == "Sc" for character in before)


def _is_number(written: str) -> bool:
    """Say whether digits are a number: no numbered section, day or ordinal, and no code that a zero leads."""
    if written.endswith("."):
        return False
    whole = written.replace("\u00a0", " ").replace("\u202f", " ").rstrip(",")
    groups = [*whole.split(" ")[1:], *(part.partition(",")[0] for part in whole.split(".")[1:] if whole.count(".") > 1)]
    is_code = len(whole) > 1 and whole[0] == "0" and whole[1].isdecimal()
    return not is_code and all(len(group.partition(",")[0].partition(".")[0]) == _GROUP for group in groups)
