"""Reads a source into rows of figures: those of its tables, then its sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import astuple, replace
from functools import lru_cache
from itertools import islice

from core.checks.cells import Cell, Empty, Row
from core.checks.conversions import measures_of, unit_declared, unit_of_cell
from core.checks.markdown_tables import MOST_COLUMNS
from core.checks.markdown_tables import MOST_ROWS as TABLE_ROWS
from core.checks.table_cells import Number
from core.checks.tables import MOST_NUMBERS, EmptyCell, Table, TableRow, read_tables
from core.reading.alignment import quarters_of_figures, years_of_figures
from core.reading.amounts import PERCENT, Amount, amounts_outside, read_amounts
from core.reading.cited_sentences import sentences_of
from core.reading.claim_words import tokens_of
from core.reading.digits import is_year
from core.reading.lexicon import speaks_of, words_of
from core.reading.periods import FULL_YEAR, days_named, month_numbers, named_periods
from core.reading.scales import CENT, HEADS, PER_SHARE, PER_UNIT, declared_in_heading, declared_in_text, says_percent
from core.reading.things import ordinals_in
from core.reading.unit_lines import scale_of_money, scale_stated, unit_line

MOST_ROWS = 6_000
"""Rows of one source that are read; the rest is left out."""

LONGEST_PERIOD = 7
"""Characters of a cell of a table that is of a year or a quarter."""

MOST_CELLS = 8_000
"""Figures of one source that are compared."""

LONGEST_SOURCE = 200_000
"""Characters of one source that are read."""


@lru_cache(maxsize=256)
def rows_of_text(text: str) -> tuple[Row, ...]:
    """Read one source: its tables' rows, then its sentences that hold figures."""
    text = text[:LONGEST_SOURCE]
    tables = read_tables(text)
    rows: list[Row] = []
    for number, table in enumerate(tables, 1):
        rows += _table_rows(text, table, number, len(rows))
    rows += _sentence_rows(text, tables, len(rows))
    return tuple(_bounded(rows))


@lru_cache(maxsize=64)
def is_read_whole(text: str) -> bool:
    """Tell whether all of a source is compared; where it is longer than the bounds, a figure may stand in the rest."""
    if len(text) > LONGEST_SOURCE:
        return False
    lines = [line.count("|") for line in text.splitlines() if line.lstrip().startswith("|")]
    if len(lines) > TABLE_ROWS or sum(lines) > MOST_NUMBERS:
        return False
    rows = rows_of_text(text)
    return len(rows) < MOST_ROWS and sum(len(row.cells) for row in rows) < MOST_CELLS - MOST_COLUMNS


def _bounded(rows: Iterable[Row]) -> Iterator[Row]:
    """The rows that hold figures, up to the bounds."""
    left = MOST_CELLS
    for row in islice((r for r in rows if r.cells), MOST_ROWS):
        left -= len(row.cells)
        if left < 0:
            return
        yield row


def _table_rows(text: str, table: Table, number: int, offset: int) -> list[Row]:
    columns = [_Column(h) for h in table.headings]
    scale = _scale_around(text, table, columns)
    rows = [_table_row(r, columns, scale, number, offset + i) for i, r in enumerate(table.rows)]
    empty = _empty_cells(table, columns)
    if empty or table.kind:
        rows = [replace(row, empty=empty, kind=table.kind) for row in rows]
    return [_dated(row, day) for row, day in zip(rows, _days_of(table), strict=True)]


def _empty_cells(table: Table, columns: Sequence[_Column]) -> tuple[Empty, ...]:
    """Those of columns that hold figures elsewhere."""
    of_figures = {column for row in table.rows for column, _ in row.numbers}
    found = ((e, columns[e.column]) for e in table.empty if e.column in of_figures and e.column < len(columns))
    return tuple(
        Empty(e.label, e.keys, e.column, head.heading, head.years or _years_of(e, columns)) for e, head in found
    )


def _years_of(empty: EmptyCell, columns: Sequence[_Column]) -> tuple[int, ...]:
    """Of what its row is called, and of what dates it; a figure that may be a year is one under such a heading."""
    dated = (t for i, t in empty.keys if _is_a_period(t) and (columns[i].of_years or not t.isdecimal()))
    return named_periods(" ".join((empty.label, *dated))).years


def _dated(row: Row, day: str) -> Row:
    return replace(row, cells=tuple(replace(c, day=day) for c in row.cells)) if day else row


def _days_of(table: Table) -> Sequence[str]:
    """The day that each row is of, where a year has several: of one a year, the year tells as much."""
    named = [days_named(" | ".join((row.label, *(text for _, text in row.keys)))) for row in table.rows]
    days = [day[0] if len(day) == 1 else "" for day in named]
    told = {day for day in days if day}
    return days if len({day[:FULL_YEAR] for day in told}) < len(told) else [""] * len(days)


def _scale_around(text: str, table: Table, columns: Sequence[_Column]) -> float:
    """The corner of a table, the caption just above, else anywhere in the source; several different ones say nothing.

    What a heading says is said of its own column: `Sales (EUR million)` makes no millions of the employees beside it.
    Where columns are periods, all of them measure the same.
    """
    above = text[max(0, table.start - 300) : table.start]
    own = not any(column.years for column in columns) and any(
        column.scale or declared_in_text(column.heading) for column in columns
    )
    around = f"{text[: table.start]}\n{text[table.end : 20_000]}" if own else text[:20_000]
    corner = 0.0 if own else declared_in_heading(table.corner)
    found = corner or declared_in_text(above) or scale_stated(unit_line(above)) or declared_in_text(around)
    return found or float(own)  # a column that says nothing beside one that does is as written


class _Column:
    """What a heading says of its column."""

    def __init__(self, heading: str) -> None:
        named = named_periods(heading)
        self.heading = heading
        self.years = named.years
        self.quarter = named.quarters[0] if len(named.quarters) == 1 else 0
        self.tokens = tokens_of(heading)
        self.scale = declared_in_heading(heading) or scale_of_money(heading)
        self.percent = says_percent(heading)
        months = month_numbers(heading)
        self.month = max(months) if len(months) == 1 else 0
        self.moves = speaks_of("movement", heading)
        self.measure = unit_declared(heading)
        self.of_years = heading.lower() in words_of("year_word", "fiscal_year")


def _table_row(row: TableRow, columns: list[_Column], scale: float, table: int, number: int) -> Row:
    dated, numbers = _apart(row, columns)
    own, above = named_periods(" ".join((row.label, *dated))), named_periods(row.section)
    label_scale = declared_in_heading(row.label) or declared_in_heading(row.section)
    percent = says_percent(row.label)
    single, label_unit = _single(row.label), unit_declared(row.label)
    cells = []
    for column, figure in numbers:
        head = columns[column] if column < len(columns) else columns[-1]
        unit = figure.unit or (PERCENT if percent or head.percent else "")
        years = head.years or own.years or above.years
        cells.append(
            Cell(
                raw=figure.value,
                step=0.5 * 10.0**-figure.decimals,
                scale=_cell_scale(figure, unit, single, label_scale or head.scale or scale),
                unit=unit,
                row=number,
                column=column,
                years=years,
                quarter=head.quarter or (own.quarters[0] if len(own.quarters) == 1 else 0),
                tokens=head.tokens,
                text=figure.text,
                heading=head.heading,
                month=head.month,
                moves=head.moves,
                measure=None if unit else unit_of_cell(figure.text) or label_unit or head.measure,
            )
        )
    cells += [cell for i, text in row.texts for cell in _loose_cells(text[:200], i, number)]
    label = row.label or (f"Total {row.section}".strip())
    context = tokens_of(row.section) - tokens_of(label)
    return Row(label, tokens_of(label), context, tuple(cells), table, origin="table", keys=row.keys)


def _apart(row: TableRow, columns: Sequence[_Column]) -> tuple[list[str], list[tuple[int, Number]]]:
    """Part what dates a row beside its label (`2021` under `year`, `Q2`, `2021/22`) from its figures."""
    dated = [text for _, text in row.keys if _is_a_period(text)]
    numbers = []
    for column, figure in row.numbers:
        if column < len(columns) and columns[column].of_years and is_year(figure.text):
            dated.append(figure.text)
        else:
            numbers.append((column, figure))
    return dated, numbers


def _is_a_period(text: str) -> bool:
    """A cell of a year or a quarter and little else."""
    return len(text) <= LONGEST_PERIOD and any(c.isdecimal() for c in text) and any(astuple(named_periods(text)))


def _single(label: str) -> float | None:
    """The scale of a row that no caption's scale holds for: 1 a share, 0 (nobody says) for prices and spans."""
    if declared_in_heading(label) == CENT:
        return CENT
    if PER_SHARE.search(label):
        return 1.0
    return 0.0 if PER_UNIT.search(label) or HEADS.match(label) else None


def _loose_cells(text: str, column: int, number: int) -> Iterator[Cell]:
    """The figures within a cell of text: stated, but not to be computed with."""
    amounts = read_amounts(text)
    for a, measure in zip(amounts, measures_of(text, amounts), strict=True):
        yield Cell(a.value, a.step, 1.0, a.unit, number, column, text=a.text, loose=True, measure=measure)


def _cell_scale(figure: Number, unit: str, single: float | None, declared: float) -> float:
    if unit in ("%", "pp", "x"):
        return 1.0
    if figure.scale:
        return figure.scale
    return declared if single is None else single


def _sentence_rows(text: str, tables: Sequence[Table], offset: int) -> list[Row]:
    """Read the sentences outside of Markdown tables; what was put together from flattened text is read as text too."""
    spans = [(t.start, t.end) for t in tables if "|" in text[t.start : t.start + 3]]
    amounts = amounts_outside(text, spans)
    table = len(tables) + 1
    for low, high in spans:
        text = text[:low] + " " * (high - low) + text[high:]
    rows: list[Row] = []
    at = 0
    for sentence in sentences_of(text):
        while at < len(amounts) and amounts[at].start < sentence.start:
            at += 1
        here = at
        while at < len(amounts) and amounts[at].start < sentence.end:
            at += 1
        ranks = ordinals_in(sentence.text)
        if at > here or ranks:
            row = _sentence_row(sentence.text, sentence.start, amounts[here:at], table, offset + len(rows))
            rows.append(
                replace(row, cells=(*row.cells, *_ranks(ranks, row.cells, offset + len(rows)))) if ranks else row
            )
    return rows


def _ranks(ranks: Sequence[tuple[str, int]], cells: Sequence[Cell], number: int) -> Iterator[Cell]:
    """Places in an order (`the 82nd minute`), as figures that are stated but not to be computed with."""
    years = cells[0].years if cells else ()
    return (Cell(value, 0.0, 1.0, "", number, -1, years, text=text, loose=True) for text, value in ranks)


def _scale_behind(text: str, amount: Amount, start: int) -> float:
    """The scale in brackets right behind a figure: `3,420 (in thousands of euros)`; 0 where there is none."""
    behind = text[amount.end - start :].lstrip()
    aside, closed, _ = behind[1:LONGEST_ASIDE].partition(")") if behind.startswith("(") else ("", "", "")
    led = aside.split()[:1]
    if not closed or amount.scaled or amount.percent or not words_of("opens_unit").issuperset(map(str.lower, led)):
        return 0.0
    return scale_stated(aside) if led else 0.0


LONGEST_ASIDE = 60


def _sentence_row(text: str, start: int, amounts: Sequence[Amount], table: int, number: int) -> Row:
    years = years_of_figures(text, amounts, start)
    quarters = quarters_of_figures(text, amounts, start)
    cells = tuple(
        Cell(
            raw=a.value,
            step=a.step,
            scale=_scale_behind(text, a, start) or (0.0 if a.money and not a.scaled else 1.0),
            unit=a.unit,
            row=number,
            column=-1,
            years=y,
            quarter=q[0] if len(q) == 1 else 0,
            text=a.text,
            noun=a.noun,
            measure=measure,
            place=(a.start - start, a.end - start),
        )
        for a, y, q, measure in zip(amounts, years, quarters, measures_of(text, amounts, start), strict=True)
    )
    return Row(" ".join(text[:200].split()), tokens_of(text), frozenset(), cells, table, text=text)
