"""Tables in text - Markdown, or flattened by a PDF reader - as rows of cells with label, heading and unit."""

from __future__ import annotations

import re
from collections.abc import Container
from dataclasses import dataclass, field

from core.checks.flattened_tables import flattened_blocks
from core.checks.markdown_tables import cells_of, markdown_blocks
from core.checks.table_cells import Number, read_cell
from core.reading.amounts import read_amounts
from core.reading.characters import has_letter
from core.reading.claim_words import parts_thousands_by_points
from core.reading.digits import is_year, years_in
from core.reading.lexicon import speaks_of_any
from core.reading.roles import Role
from core.reading.year_labels import is_year_label

LONGEST_KEY = 40
"""Characters of a cell at most for it to name its row."""
MOST_EMPTY = 400
"""Cells without a figure of one table that are read."""
MOST_NUMBERS = 16_000
"""Cells of one table that are read."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A row: its label, the section it stands in, and its figures by column."""

    label: str
    section: str
    numbers: tuple[tuple[int, Number], ...]
    position: int = 0
    texts: tuple[tuple[int, str], ...] = ()
    """Cells with digits that are no single figure (`91 - 80`, `22 June 1974`), by column."""
    keys: tuple[tuple[int, str], ...] = ()
    """What else names the row, by column: the words and periods that stand beside its label."""


@dataclass(frozen=True, slots=True)
class EmptyCell:
    """A cell that states nothing, and what its row is called; `keys` are all other cells that are filled."""

    label: str
    keys: tuple[tuple[int, str], ...]
    column: int


@dataclass(frozen=True, slots=True)
class Table:
    """A table: headings by column (all header rows joined), rows, and where it stands in the text."""

    headings: tuple[str, ...]
    rows: tuple[TableRow, ...]
    start: int
    end: int
    corner: str = ""
    """What the header rows say in the label column, and in cells that span: units, mostly."""
    empty: tuple[EmptyCell, ...] = ()
    kind: str = ""
    """What heads the label column, in a table of one header row: `region`."""


_DECIMAL_POINT = re.compile(r"(?<![\d,.])0\.\d|\d\.\d{1,2}(?![\d.,]\d|\d)")
_SIGNS = "-−–+"
_PERIODS: tuple[Role, ...] = ("reported_span", "quarter")
_RULE = " \t|:+-"
_EMPTY = frozenset(("", "-", "—", "–", "−", "n/a", "nm", "n.m.", "na", "*", "$-", "$—", "$ —", "$–"))


def read_tables(text: str) -> tuple[Table, ...]:
    """Return the tables of a text, Markdown ones first, flattened ones only where no Markdown table stands."""
    markdown = [(start, end, [cells_of(line) for line in lines]) for start, end, lines in markdown_blocks(text)]
    blocks = markdown or list(flattened_blocks(text))
    continental = bool(blocks) and not _DECIMAL_POINT.search(text) and parts_thousands_by_points(text, untold=False)
    tables = (_table(grid, start, end, _Builder(continental=continental)) for start, end, grid in blocks)
    return tuple(table for table in tables if table)


@dataclass(slots=True)
class _Builder:
    headers: list[list[str]] = field(default_factory=list)
    rows: list[TableRow] = field(default_factory=list)
    section: str = ""
    fresh: bool = True
    ruled: bool = False
    continental: bool = False
    """The Markdown rule below the heading has been passed."""
    empty: list[EmptyCell] = field(default_factory=list)

    @property
    def of_records(self) -> bool:
        """All columns have one heading, and none is a year: a row without figures heads no others."""
        heads = self.headers[0] if len(self.headers) == 1 else ()
        return self.ruled and bool(heads) and all(heads) and not any(map(is_year_label, heads))


def _table(grid: list[list[str]], start: int, end: int, building: _Builder) -> Table | None:
    numbers = 0
    for position, cells in enumerate(grid):
        numbers += len(cells)
        if numbers > MOST_NUMBERS:
            break
        if not any(cells) or not "".join(cells).strip(_RULE):
            building.ruled = building.ruled or any("-" in cell for cell in cells)
            continue
        if not position and _is_ruled_off(grid) and _heads_like_figures(cells):
            _header(building, cells)
        else:
            _take(building, cells, position)
    if not building.rows:
        return None
    width = max(len(c) for c in grid)
    corner = " ".join(dict.fromkeys(c for row in building.headers for c in row if c))
    kind = building.headers[0][0] if len(building.headers) == 1 else ""
    headings, empty = _headings(building.headers, width), tuple(building.empty)
    return Table(headings, tuple(building.rows), start, end, corner, empty, kind)


def _is_ruled_off(grid: list[list[str]]) -> bool:
    """A Markdown rule stands below the first line."""
    return any("-" in cell for cell in grid[1:2] and grid[1]) and not "".join(grid[1]).strip(_RULE)


def _heads_like_figures(cells: list[str]) -> bool:
    """`100 m (s)` heads a column, though it reads like a figure."""
    return all(has_letter(c) for c in cells if c) and any(map(read_cell, cells[1:]))


def _take(building: _Builder, cells: list[str], position: int) -> None:
    """Put one line where it belongs: a header row, a section's title, or a row of figures."""
    first, others = cells[0], cells[1:]
    filled = [c for c in others if c]
    read = ((i, read_cell(c, continental=building.continental)) for i, c in enumerate(others, 1))
    numbers = [(i, number) for i, number in read if number is not None]
    nothing = not numbers and all(map(_is_empty, others))
    if first and building.ruled and len(building.empty) < MOST_EMPTY and (not nothing or filled or building.of_records):
        keys = _keys(cells, ())
        building.empty += (EmptyCell(first, keys, i) for i, c in enumerate(others, 1) if _is_empty(c))
    if building.ruled and first and not numbers and any(map(_is_measured, filled)):
        building.rows.append(TableRow(first, building.section, (), position, _texts(cells, numbers), _keys(cells, ())))
    elif filled and not numbers and not all(map(_is_empty, filled)):
        _header(building, cells)
    elif (
        numbers
        and building.of_records
        and all(is_year_label(c) or _is_empty(c) for c in filled)
        and any(map(_is_empty, filled))
    ):
        return  # What dates a row without figures: `North | 2021 | -`.
    elif numbers and all(is_year_label(_unnoted(others[i - 1])) for i, _ in numbers):
        _header(building, [_unnoted(c) for c in cells])
    elif not filled and first and read_cell(first) is None:
        building.section = first
    elif numbers:
        building.fresh = False
        keys = _keys(cells, {i for i, _ in numbers})
        building.rows.append(TableRow(first, building.section, tuple(numbers), position, _texts(cells, numbers), keys))


def _is_empty(cell: str) -> bool:
    return cell.lower() in _EMPTY


def _is_measured(cell: str) -> bool:
    """A figure with a unit of its own (`312 mm`, `-15 to 45 °C`) and no period: `12 months ended` heads a column."""
    figure = cell.lstrip(_SIGNS)
    # A year that opens the cell is a date's (`2004 - 03 - 31`), and heads no column.
    names_a_period = years_in(figure[1:]) or speaks_of_any(_PERIODS, cell)
    return figure[:1].isdecimal() and not names_a_period and bool(read_amounts(cell[:200]))


def _texts(cells: list[str], numbers: list[tuple[int, Number]]) -> tuple[tuple[int, str], ...]:
    read = {i for i, _ in numbers}
    return tuple((i, c) for i, c in enumerate(cells) if i not in read and any(d.isdigit() for d in c))


def _keys(cells: list[str], read: Container[int]) -> tuple[tuple[int, str], ...]:
    return tuple((i, c) for i, c in enumerate(cells) if i and i not in read and 0 < len(c) <= LONGEST_KEY)


def _unnoted(cell: str) -> str:
    """Take a footnote's number off a year (`20181`)."""
    return " ".join(word[:-1] if word.isdecimal() and is_year(word[:-1]) else word for word in cell.split(" "))


def _header(building: _Builder, cells: list[str]) -> None:
    if not building.fresh and any(is_year_label(c) for c in cells[1:]):
        building.headers = []
        building.fresh = True
    if building.fresh:
        building.headers.append(cells)


def _headings(headers: list[list[str]], width: int) -> tuple[str, ...]:
    """Join the header rows by column; a title reaches to the right until the next, a lone one over all columns.

    Several that begin behind the first column head each its own: `Amount | % of total | Amount | % of total`.
    """
    parts: list[list[str]] = [[] for _ in range(width)]
    for cells in headers:
        titles = [(i, c) for i, c in enumerate(cells[1:], 1) if c]
        current = titles[0][1] if len(titles) == 1 else ""
        by_column = dict(titles)
        apart = len(titles) > 1 and titles[0][0] > 1
        for column in range(1, width):
            current = by_column.get(column, "" if apart else current)
            if current and current not in parts[column]:
                parts[column].append(current)
    return tuple(" ".join(p) for p in parts)
