"""Tables in text - Markdown, or flattened by a PDF reader - as rows of cells with label, heading and unit."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import log10

from core.reading.amounts import BASIS_POINTS, PERCENT, POINTS, TIMES, plain_number, read_amounts
from core.reading.claim_words import parts_thousands_by_points
from core.reading.digits import is_year, years_in
from core.reading.lexicon import speaks_of_any
from core.reading.notation import CURRENCIES, LARGE_SCALE, SCALES
from core.reading.roles import Role
from core.reading.year_labels import is_year_label

SPACED_YEAR = len("2 0 1 8")
MOST_COLUMNS = 60
MOST_ROWS = 2_000
MOST_NUMBERS = 8_000
"""Figures of one table that are read."""
LONGEST_LINE = 8_000


@dataclass(frozen=True, slots=True)
class Number:
    """A bare figure of a cell: signed as written, without the table's scale. `unit` as in `Amount.unit`."""

    value: float
    decimals: int
    unit: str = ""
    scale: float = 0.0
    """A scale written in the cell itself, else 0."""
    text: str = ""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A row: its label, the section it stands in, and its figures by column."""

    label: str
    section: str
    numbers: tuple[tuple[int, Number], ...]
    position: int = 0
    texts: tuple[tuple[int, str], ...] = ()
    """Cells with digits that are no single figure (`91 - 80`, `22 June 1974`), by column."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table: headings by column (all header rows joined), rows, and where it stands in the text."""

    headings: tuple[str, ...]
    rows: tuple[TableRow, ...]
    start: int
    end: int
    corner: str = ""
    """What the header rows say in the label column, and in cells that span: units, mostly."""


_NUMBER = (
    r"\d{1,3}(?:[,\u00a0\u202f]\d{3}){1,9}(?:\.\d{1,12})?|\d{1,24}(?:\.\d{1,16})?|\.\d{1,12}"
    r"|\d{1,2}(?:,\d{2}){1,5},\d{3}"
)
_CELL = re.compile(
    r"(?P<currency>US\$|A\$|C\$|HK\$|NT\$|[$€£¥₹]|(?:USD|EUR|GBP|RMB|NIS|Rs\.?)(?=[\s\d(-]))?\s{0,3}(?P<open>\()?\s{0,2}(?P<sign>[-−–+])?\s{0,2}"
    rf"(?P<currency2>[$€£¥₹])?\s{{0,2}}(?P<open2>\()?(?P<number>{_NUMBER})[.,\s]{{0,2}}"
    rf"(?P<scale>{LARGE_SCALE}|bn|mn|[KMBkm](?![a-z]))?\s{{0,2}}(?P<close>\))?\s{{0,2}}"
    r"(?P<unit>%|％|percent|pp|pts?|bps?|basis points|x|times|cents|years?|days|months)?\s{0,2}(?P<close2>\))?"
    r"(?:\s{0,2}(?:\(\w{1,3}\)|\[\w{1,3}\]|[*†‡]{1,3})){0,3}",
    re.IGNORECASE,
)
_DECIMAL_POINT = re.compile(r"(?<![\d,.])0\.\d|\d\.\d{1,2}(?![\d.,]\d|\d)")
_DECIMAL_COMMA = re.compile(r"\d,\d{1,2}(?!\d)")
_FIRST_WIDE = "\u3040"
LONGEST_COUNTER = 3
"""Characters behind a figure, of a script without blanks, at most for them to say what it counts: `40人`."""
_SIGNS = "-−–+"
_PERIODS: tuple[Role, ...] = ("reported_span", "quarter")
_RULE = " \t|:+-"
_EMPTY = frozenset(("", "-", "—", "–", "−", "n/a", "nm", "n.m.", "na", "*", "$-", "$—", "$ —", "$–"))


def read_cell(text: str, *, continental: bool = False) -> Number | None:
    """Read a cell that holds one figure (`$ (1,234)`, `(12)%`, `63 bps`), None for any other.

    `continental`: its table is in a language whose point parts thousands.
    """
    text = text.strip()
    if not text or len(text) > 60 or not any(c.isdigit() for c in text):
        return None
    match = _CELL.fullmatch(text)
    if match is None:
        return _cell_abroad(text)
    value, decimals = plain_number(match["number"], continental=continental)
    negative = (match["sign"] or "+") != "+" or bool(
        (match["open"] or match["open2"]) and (match["close"] or match["close2"])
    )
    unit = _cell_unit(match)
    if unit == BASIS_POINTS:
        value, decimals, unit = value / 100, decimals + 2, POINTS
    scale = SCALES.get((match["scale"] or "").lower(), 0.0) or SCALES.get((match["unit"] or "").lower(), 0.0)
    return Number(-value if negative else value, decimals, unit, scale, text)


def _cell_abroad(text: str) -> Number | None:
    """Read a cell as other languages write it: `12,50 €`, `1.234,5 Mio. €`, `4,800円`, `40人`."""
    if text.isascii() and not _DECIMAL_COMMA.search(text):
        return None
    amounts = read_amounts(text)
    if len(amounts) != 1:
        return None
    amount = amounts[0]
    around = (text[: amount.start] + text[amount.end :]).strip()
    if around and (around[0] < _FIRST_WIDE or len(around) > LONGEST_COUNTER):
        return None
    decimals = round(-log10(2 * amount.step / amount.scale))
    return Number(amount.value / amount.scale, decimals, amount.unit, amount.scale if amount.scaled else 0.0, text)


def _cell_unit(match: re.Match[str]) -> str:
    word = (match["unit"] or "").lower()
    if word in ("%", "％", "percent"):
        return PERCENT
    if word in ("pp", "pt", "pts"):
        return POINTS
    if word.startswith("b"):
        return BASIS_POINTS
    if word in ("x", "times"):
        return TIMES
    return CURRENCIES.get((match["currency"] or match["currency2"] or "").lower(), "")


def read_tables(text: str) -> tuple[Table, ...]:
    """Return the tables of a text, Markdown ones first, flattened ones only where no Markdown table stands."""
    markdown = [(start, end, [_cells(line) for line in lines]) for start, end, lines in _markdown_blocks(text)]
    blocks = markdown or list(_flattened_blocks(text))
    continental = bool(blocks) and not _DECIMAL_POINT.search(text) and parts_thousands_by_points(text, untold=False)
    tables = (_table(grid, start, end, _Builder(continental=continental)) for start, end, grid in blocks)
    return tuple(table for table in tables if table)


def _markdown_blocks(text: str) -> Iterator[tuple[int, int, list[str]]]:
    lines: list[str] = []
    start = at = 0
    for line in text.splitlines(keepends=True):
        if line.lstrip().startswith("|") and len(line) <= LONGEST_LINE:
            if not lines:
                start = at
            if len(lines) < MOST_ROWS:
                lines.append(line)
        elif lines:
            yield start, at, lines
            lines = []
        at += len(line)
    if lines:
        yield start, at, lines


def _cells(line: str) -> list[str]:
    line = line.strip().removeprefix("|").removesuffix("|")
    cells = line.split("|")[:MOST_COLUMNS]
    return [_with_whole_year(c.replace("**", "").replace("\\|", "/").strip()) for c in cells]


def _with_whole_year(cell: str) -> str:
    """Put a year together that ends a cell in parts: `December 31, 2 0 1 8`."""
    year = cell[-SPACED_YEAR:].replace(" ", "")
    return cell[:-SPACED_YEAR] + year if is_year(year) and " ".join(year) == cell[-SPACED_YEAR:] else cell


@dataclass(slots=True)
class _Builder:
    headers: list[list[str]] = field(default_factory=list)
    rows: list[TableRow] = field(default_factory=list)
    section: str = ""
    fresh: bool = True
    ruled: bool = False
    continental: bool = False
    """The Markdown rule below the heading has been passed."""


def _table(grid: list[list[str]], start: int, end: int, building: _Builder) -> Table | None:
    numbers = 0
    for position, cells in enumerate(grid):
        numbers += len(cells)
        if numbers > MOST_NUMBERS:
            break
        if not any(cells) or not "".join(cells).strip(_RULE):
            building.ruled = building.ruled or any("-" in cell for cell in cells)
            continue
        _take(building, cells, position)
    if not building.rows:
        return None
    width = max(len(c) for c in grid)
    corner = " ".join(dict.fromkeys(c for row in building.headers for c in row if c))
    return Table(_headings(building.headers, width), tuple(building.rows), start, end, corner)


def _take(building: _Builder, cells: list[str], position: int) -> None:
    """Put one line where it belongs: a header row, a section's title, or a row of figures."""
    first, others = cells[0], cells[1:]
    filled = [c for c in others if c]
    read = ((i, read_cell(c, continental=building.continental)) for i, c in enumerate(others, 1))
    numbers = [(i, number) for i, number in read if number is not None]
    if building.ruled and first and not numbers and any(map(_is_measured, filled)):
        building.rows.append(TableRow(first, building.section, (), position, _texts(cells, numbers)))
    elif filled and not numbers and not all(c.lower() in _EMPTY for c in filled):
        _header(building, cells)
    elif numbers and all(is_year_label(_unnoted(others[i - 1])) for i, _ in numbers):
        _header(building, [_unnoted(c) for c in cells])
    elif not filled and first and read_cell(first) is None:
        building.section = first
    elif numbers:
        building.fresh = False
        building.rows.append(TableRow(first, building.section, tuple(numbers), position, _texts(cells, numbers)))


def _is_measured(cell: str) -> bool:
    """A figure with a unit of its own (`312 mm`, `-15 to 45 °C`) and no period: `12 months ended` heads a column."""
    figure = cell.lstrip(_SIGNS)
    # A year that opens the cell is a date's (`2004 - 03 - 31`), and heads no column.
    names_a_period = years_in(figure[1:]) or speaks_of_any(_PERIODS, cell)
    return figure[:1].isdecimal() and not names_a_period and bool(read_amounts(cell[:200]))


def _texts(cells: list[str], numbers: list[tuple[int, Number]]) -> tuple[tuple[int, str], ...]:
    read = {i for i, _ in numbers}
    return tuple((i, c) for i, c in enumerate(cells) if i not in read and any(d.isdigit() for d in c))


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
    """Join the header rows by column; a title reaches to the right until the next, a lone one over all columns."""
    parts: list[list[str]] = [[] for _ in range(width)]
    for cells in headers:
        titles = [(i, c) for i, c in enumerate(cells[1:], 1) if c]
        current = titles[0][1] if len(titles) == 1 else ""
        by_column = dict(titles)
        for column in range(1, width):
            current = by_column.get(column, current)
            if current and current not in parts[column]:
                parts[column].append(current)
    return tuple(" ".join(p) for p in parts)


_NUMERIC, LONGEST_NUMERIC = "0123456789 \t\u00a0$€£()%-−—–.,*", 60
_TRAILING = re.compile(
    r"(?:\s{1,8}|(?<=\s))((?:[$€£]\s{0,3})?\(?(?:[$€£]\s{0,3})?[-−–]?\d[\d,.]{0,24}\)?\s?%?\)?|[—–-])\s{0,8}$"
)


def _flattened_blocks(text: str) -> Iterator[tuple[int, int, list[list[str]]]]:
    """Find runs of lines that end in several figures, below a line of years."""
    grid: list[list[str]] = []
    start = 0
    for at, line in _joined_lines(text):
        cells = _split_line(line)
        years = len(cells) > 1 and all(is_year_label(c) for c in cells[1:])
        if years:
            if len(grid) > 1:
                yield start, at, grid
            grid, start = [cells], at
        elif grid and (len(cells) == 1 or len(cells) == len(grid[0])) and len(grid) < MOST_ROWS:
            grid.append(cells if len(cells) > 1 or len(line) < 80 else [""])
    if len(grid) > 1:
        yield start, len(text), grid


def _joined_lines(text: str) -> Iterator[tuple[int, str]]:
    """Put lines that hold only a figure behind the label above them."""
    pending, begun, at = "", 0, 0
    for line in text.splitlines(keepends=True):
        stripped = line.strip()
        if stripped and len(stripped) <= LONGEST_LINE:
            numeric = len(stripped) <= LONGEST_NUMERIC and not stripped.strip(_NUMERIC)
            if numeric and len(pending) < 600 and pending:
                pending += ("" if stripped in (")", "%", ")%") else " ") + stripped
            else:
                if pending:
                    yield begun, pending
                pending, begun = stripped, at
        at += len(line)
    if pending:
        yield begun, pending


def _split_line(line: str) -> list[str]:
    """Split `Net sales $ 383,285 394,328` into its label and its figures."""
    rest = line[:600]
    figures: list[str] = []
    while len(figures) < 16 and (match := _TRAILING.search(rest)):
        figures.append(match[1])
        rest = rest[: match.start()]
    label = rest.rstrip(" $€£")
    return [label, *reversed(figures)] if len(figures) > 1 else [line[:600]]
