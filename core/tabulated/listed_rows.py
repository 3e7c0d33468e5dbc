"""All rows of a small table, with the columns that are asked for: `List all rooms with their size`, in any language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from core.extraction.gate.asked_words import ENGLISH, AskedWords
from core.facts.plan import FactPlan, Operation
from core.facts.told import Told
from core.model import Table
from core.reading.characters import has_digit
from core.reading.detection import language_of
from core.reading.lexicon import opens_with, pattern_of, speaks_of
from core.reading.periods import named_periods
from core.reading.roles import Role
from core.tabulated.asking import TablePlan, TableQuestion
from core.tabulated.covered_telling import figure_told, heading_told, row_name
from core.tabulated.covering import Covered
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer
from core.tabulated.finding import found_at
from core.tabulated.relation_labels import folded
from core.tabulated.relation_wishes import wish_of
from core.tabulated.rows import stated_row
from core.tabulated.table import Line, TypedTable

FEWEST, MOST = 2, 12
"""Rows of a table that is shown whole."""
_MOST_COLUMNS: Final = 8
_ASKS: Final[tuple[Role, ...]] = ("asks_listing", "asks_each_row", "listing_soft")


def listed_rows(question: TableQuestion, documents: Sequence[DocumentTables]) -> TableAnswer | None:
    """Return the rows of the one small table that has all that is asked for of each row.

    None where nothing asks for all rows, a word of the question is said by no table, or several tables say all.
    """
    code = language_of(question.asked) or ENGLISH
    if not _asks_all(question.asked, code) or has_digit(question.asked):
        return None
    rest = _without_asking(question.asked, code)
    wish = wish_of(folded(rest), code)
    if question.counts or (wish is not None and wish.operation is not Operation.WHICH):
        return None
    words = AskedWords(question.asked if code == ENGLISH else rest, code, _ASKS)
    found = [
        (document, table, columns)
        for document in documents
        for table in document.tables
        if (columns := _columns(words, document, table)) is not None
    ]
    if len(found) != 1:
        return None
    document, table, columns = found[0]
    return _told(document, table, columns, code)


def _asks_all(asked: str, code: str) -> bool:
    """`Show me the prices of each`, `List all`; `What does each room cost?` asks for each, too."""
    if opens_with("asks_listing", asked.strip(), code):
        return True
    told = speaks_of("asks_listing", asked, code) or opens_with("question_word", asked.strip(), code)
    return speaks_of("asks_each_row", asked, code) and (told or code in _VERBS_LAST)


_VERBS_LAST: Final = ("ja", "ko", "zh", "hi", "ar")
"""What is to be told stands before that it is."""


def _without_asking(asked: str, code: str) -> str:
    """Leave out what asks for all rows: what is left may ask for a sum of them, and words are written together."""
    for role in _ASKS:
        asked = pattern_of(role, code).sub(" ", asked)
    return asked


def _columns(words: AskedWords, document: DocumentTables, table: TypedTable) -> tuple[int, ...] | None:
    """Return the places of the columns that are asked for: all where none is named; None where the table is not meant.

    The question says what its rows are (`rooms`), and names none of them.
    """
    lines = [line for line in table.lines if not line.total and line.label]
    if not (FEWEST <= len(lines) <= MOST and len(lines) == len(table.lines) and len(table.columns) <= _MOST_COLUMNS):
        return None
    if any(named_periods(column.label).years for column in table.columns):
        return None  # what is of years is told as a course of them
    kind = words.held(table.corner)
    around = kind | words.held(f"{document.name} {table.section} {table.caption}")
    if not kind or any(words.held(line.label) - around for line in lines):
        return None
    own = {at: words.held(column.label) - around for at, column in enumerate(table.columns)}
    if not words.every <= around.union(*own.values()):
        return None
    named = tuple(at for at, held in own.items() if held)
    return named or tuple(own)


def _told(document: DocumentTables, table: TypedTable, columns: Sequence[int], code: str) -> TableAnswer | None:
    rows = [[_cell(table, line, at) for at in columns] for line in table.lines if len(line.cells) > max(columns)]
    if len(rows) < FEWEST:
        return None
    cells = [cell for row in rows for cell in row]
    headings = [heading_told(cell) for cell in rows[0]]
    text = _column_told(rows, headings[0], code) if len(columns) == 1 else _rows_told(rows, headings, code)
    shown = tuple((row_name(row[0]), *(figure_told(cell, code) for cell in row)) for row in rows)
    found = tuple(cell.found for cell in cells if cell.found is not None)
    stated = tuple(stated_row(one, "", document) for one in found)
    made = Table(document.name, (table.corner, *headings), shown)
    plan = TablePlan(FactPlan("tables", ("",), ()), ())
    chunks = tuple(dict.fromkeys(line.chunk for line in table.lines))
    return TableAnswer(document, plan, Told(f"{text}.", stated, made), found, chunks=chunks)


def _cell(table: TypedTable, line: Line, at: int) -> Covered:
    column, text = table.columns[at], line.cells[at]
    return Covered(
        table,
        line,
        column,
        text,
        found_at((table, line, column, text), line.label, column.period),
        (0, 0, 0),
        frozenset(),
    )


def _column_told(rows: Sequence[Sequence[Covered]], heading: str, code: str) -> str:
    """`Size: Ahorn 18 sqm, Birke 24 sqm`."""
    return f"{heading}: {', '.join(f'{row_name(cell)} {figure_told(cell, code)}'.strip() for (cell,) in rows)}"


def _rows_told(rows: Sequence[Sequence[Covered]], headings: Sequence[str], code: str) -> str:
    return "; ".join(_row_told(row, headings, code) for row in rows)


def _row_told(row: Sequence[Covered], headings: Sequence[str], code: str) -> str:
    return f"{row_name(row[0])}: {', '.join(_parts(row, headings, code))}"


def _parts(row: Sequence[Covered], headings: Sequence[str], code: str) -> Iterator[str]:
    for cell, heading in zip(row, headings, strict=True):
        if cell.text.strip():
            yield f"{heading} {figure_told(cell, code)}".strip()
