"""How what is made of cells is told in the asker's language: the calculation, in the table's own words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.extraction.gate.asked_words import ENGLISH
from core.facts.plan import Operation
from core.model import FactRow
from core.reading.digits import EARLIEST, years_in
from core.reading.phrases import say
from core.tabulated.asks import Ask
from core.tabulated.cells import PERCENT
from core.tabulated.covered_telling import answered, heading_told, is_unclear, made_told, row_name
from core.tabulated.covering import Cover, Covered, heading_words
from core.tabulated.execution import TableAnswer
from core.tabulated.labels import without_asides
from core.tabulated.relation_grid import Grid
from core.tabulated.relation_made import Made
from core.tabulated.rows import derived_row, written_in

MOST_TOLD: Final = 12
_NEXT: Final = 2
_PHRASES: Final = {
    Operation.CHANGE: "cells apart",
    Operation.PERCENT_CHANGE: "cells moved",
    Operation.SUM: "cells together",
    Operation.AVERAGE: "cells average",
    Operation.MEDIAN: "cells median",
    Operation.MULTIPLE: "cells share",
    Operation.COUNT: "rows counted",
    Operation.WHICH: "rows listed",
    Operation.HIGHEST: "cells most",
    Operation.LOWEST: "cells least",
}


def told(made: Made, grid: Grid) -> TableAnswer | None:
    """Return the answer; None where a figure may be read in two ways, or no row meets the bound."""
    ask = Ask(grid.wish.operation, grid.words, ())
    if not made.cells and made.looked_at:
        return _none(made, grid)
    if not made.cells or is_unclear(grid.words.code, made.cells):
        return None
    parts = _parts(made, grid)
    text = say(_PHRASES[grid.wish.operation], grid.words.code, **parts)
    cover = Cover(grid.words, (), grid.document, grid.words.text)
    return answered(ask, cover, text, made.cells[:MOST_TOLD], _rows(made, grid, parts["name"]))


def _none(made: Made, grid: Grid) -> TableAnswer | None:
    """That no row meets a bound, with what those have that were looked at; nothing where one of them states none."""
    held, code, cells = grid.wish.bound, grid.words.code, made.looked_at
    if held is None or made.without or is_unclear(code, cells):
        return None
    bound = f"{_heading(cells[0])} {held.sign} {_parted(held.figure, '')}"
    told_each = _joined([_called(cell, made) for cell in cells], ", ")
    text = say("rows none", code, bound=bound, each=told_each)
    cover = Cover(grid.words, (), grid.document, grid.words.text)
    more = [float(len(cells) - MOST_TOLD)] if len(cells) > MOST_TOLD else []
    first = cells[0].found
    rows = [derived_row(first, ("", "rows"), number, "rows", grid.document) for number in (held.value, *more) if first]
    return answered(Ask(grid.wish.operation, grid.words, ()), cover, text, cells[:MOST_TOLD], rows)


def _parts(made: Made, grid: Grid) -> dict[str, str]:
    """What the phrases put into braces; each says some of it."""
    first, last, code = made.cells[0], made.cells[-1], grid.words.code
    name = row_name(first) if made.of_one_row else _heading(first)
    each = [_called(cell, made) for cell in made.cells]
    in_percent = grid.wish.operation in (Operation.PERCENT_CHANGE, Operation.MULTIPLE)
    held = grid.wish.bound
    bound = f"{name} {held.sign} {_parted(held.figure, '')}" if held else f"{name}: {first.text}"
    rows = each if grid.wish.bound else [row_name(cell) for cell in made.cells]
    first_of = sum(cell.found is not None and cell.found.value == made.result for cell in made.cells)
    return {
        "name": name,
        "first": ", ".join(each[:first_of]) if grid.wish.operation in _EXTREMES else each[0],
        "last": _called(last, made),
        "each": _joined(rows if grid.wish.operation in _LISTS else each, _SIGNS.get(grid.wish.operation, ", ")),
        "next": ", ".join(each[first_of : first_of + _NEXT]),
        "without": say("records without", code, names=", ".join(made.without)) if made.without else "",
        "count": f"{len(made.cells)}",
        "all": f"{made.rows}",
        "bound": bound,
        "whole": figure_like(made.whole, first, code),
        "value": _percent(made.result, code) if in_percent else figure_like(made.result, first, code),
    }


_LISTS: Final = (Operation.COUNT, Operation.WHICH)
_EXTREMES: Final = (Operation.HIGHEST, Operation.LOWEST)
_SIGNS: Final = {Operation.SUM: " + ", Operation.AVERAGE: " + ", Operation.MULTIPLE: " + "}


def _called(cell: Covered, made: Made) -> str:
    return f"{heading_words(cell.column) if made.of_one_row else row_name(cell)} {cell.text}"


def _heading(cell: Covered) -> str:
    return without_asides(heading_told(cell)) or heading_words(cell.column)


def _joined(parts: Sequence[str], sign: str) -> str:
    more = [f"… ({len(parts) - MOST_TOLD})"] if len(parts) > MOST_TOLD else []
    return sign.join((*parts[:MOST_TOLD], *more))


def figure_like(value: float, like: Covered, code: str) -> str:
    """Return a figure with the signs that stand around those it was made of: `€ 85,00`, `36 €`."""
    if like.found is None:
        return f"{value:g}"
    number, cell = made_told(value, like, code, exact=True), like.text
    digits = [at for at, sign in enumerate(cell) if sign.isdigit()]
    if code == ENGLISH or not digits or not number.replace(",", "").replace(".", "").isdigit():
        return number
    number = _parted(number, cell[digits[0] : digits[-1] + 1])
    before, behind = cell[: digits[0]], cell[digits[-1] + 1 :]
    return f"{before}{number}{behind}" if before.strip(" -−(") or behind.strip(" )") else number


def _percent(value: float, code: str) -> str:
    """With three digits that tell something: `39.3 %`, `6.67 %`."""
    told = f"{value:,.2f}".rstrip("0").rstrip(".") if abs(value) < _SMALL else f"{value:,.1f}".removesuffix(".0")
    return f"{written_in(told, code)} %"


_SMALL: Final = 10  # percent


def change_told(value: float, code: str) -> str:
    """Return a change in percent with its sign: `+51.7 %`."""
    return f"{'+' if value > 0 else ''}{_percent(value, code)}"


def _parted(number: str, like: str) -> str:
    """Part thousands by narrow blanks where the cell has blanks, the number looks like a year, or is hard to read."""
    whole, comma, decimals = number.partition(",")
    long = len(whole) > _READ
    blank = "\u202f" if any(map(str.isspace, like)) or long or years_in(number, EARLIEST) else ""
    if not blank or not whole.isdecimal() or len(whole) <= _GROUP:
        return number
    first = len(whole) % _GROUP
    groups = [whole[:first], *(whole[at : at + _GROUP] for at in range(first, len(whole), _GROUP))]
    return f"{blank.join(filter(None, groups))}{comma}{decimals}"


_GROUP: Final = 3  # digits
_READ: Final = 4  # digits that are read at a glance


def _rows(made: Made, grid: Grid, name: str) -> list[FactRow]:
    """What was made, the whole of a share, and numbers of rows, so that they can be proved."""
    cell = next((one.found for one in made.cells if one.found is not None), None)
    if cell is None:
        return []
    numbers = {Operation.COUNT: (len(made.cells), made.rows), Operation.AVERAGE: (len(made.cells),)}
    more = (len(made.cells) - MOST_TOLD,) if len(made.cells) > MOST_TOLD else ()
    counted: dict[float, None] = dict.fromkeys((*numbers.get(grid.wish.operation, ()), *more))
    unit = PERCENT if grid.wish.operation in (Operation.PERCENT_CHANGE, Operation.MULTIPLE) else ""
    rows = [] if grid.wish.operation in _LISTS else [derived_row(cell, ("", name), made.result, unit, grid.document)]
    rows += [derived_row(cell, ("", name), made.whole, "", grid.document)] if made.whole else []
    counted |= dict.fromkeys([grid.wish.bound.value] if grid.wish.bound else [])
    return [*rows, *(derived_row(cell, ("", name), number, "rows", grid.document) for number in counted)]
