"""The rows that have just what a question says (`which roles have 30 days of leave`): all of them, or how many."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from operator import eq
from typing import Final

from core.extraction.gate.asked_words import ENGLISH
from core.facts.plan import Operation
from core.reading.detection import language_of
from core.reading.lexicon import speaks_of, speaks_of_any, terms_in
from core.reading.names import unaccented
from core.reading.wording import kind_of
from core.reading.words import content_words
from core.tabulated.asking import TableQuestion
from core.tabulated.cells import Unit, value_of
from core.tabulated.covering import Covered
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer
from core.tabulated.finding import Found
from core.tabulated.headings import opens_a_total
from core.tabulated.relation_bounds import Bound, bound_in, figures_of, without_terms
from core.tabulated.relation_grid import MOST_COLUMNS, MOST_LINES, Grid
from core.tabulated.relation_labels import LabelledWords, folded, labels_said, place_of, without_label
from core.tabulated.relation_made import Made
from core.tabulated.relation_narration import told
from core.tabulated.relation_wishes import Wish
from core.tabulated.table import Line, Period, TypedTable

_FEWEST: Final = 2
_LONGEST_ENDING: Final = 3
"""Letters in which two forms of a word differ at its end: `región`, `regiones`."""


def equal_rows(question: TableQuestion, document: DocumentTables) -> TableAnswer | None:
    """Return the rows of one table whose cells stand in the question; None where a word is left, or two columns fit."""
    code, asked = language_of(question.asked) or ENGLISH, folded(question.asked)
    figures = figures_of(asked)
    asks = speaks_of_any(("row_count", "question_word", "table_group_ask", "asks_person"), asked, code)
    if len(figures) != 1 or not asks or bound_in(asked, code)[0] is not None:
        return None
    likely = [one for table in document.tables for one in _of_table(asked, figures[0], code, (document, table))]
    best = max((made.fit for made, _ in likely), default=None)
    meant = [one for one in likely if one[0].fit == best]
    return told(*meant[0]) if len(meant) == 1 else None


def _of_table(
    asked: str, figure: str, code: str, place: tuple[DocumentTables, TypedTable]
) -> Iterator[tuple[Made, Grid]]:
    table = place[1]
    lines = [one for one in table.lines if one.label and not (one.total or opens_a_total(one.label))]
    if not _FEWEST <= len(lines) <= MOST_LINES or len(table.columns) > MOST_COLUMNS:
        return
    for at in range(len(table.columns)):
        same = [line for line in lines if at < len(line.cells) and _is_said(line.cells[at], figure, asked)]
        written = {folded(line.cells[at]).strip() for line in same}
        if len(written) != 1 or len(same) == len(lines):
            continue
        text = written.pop()
        grid = _grid(asked, code, place, same[0].cells[at].strip())
        if grid is not None and _is_meant(grid, at, asked, text):
            cells = tuple(_cell(grid, line, at, figure) for line in same)
            yield Made(cells, (len(grid.columns[at]), 0), len(cells), rows=len(lines)), grid


def _is_said(cell: str, figure: str, asked: str) -> bool:
    """It has the question's one figure, and stands there with its unit: `2 weeks`; `30`."""
    text = folded(cell).strip()
    return figures_of(text) == [figure] and place_of(text, asked) >= 0


def _grid(asked: str, code: str, place: tuple[DocumentTables, TypedTable], text: str) -> Grid | None:
    """The table as the question beside a cell's text reads it."""
    document, table = place
    rest = without_label(folded(text), asked)
    labels = tuple(one for one in labels_said(table, rest) if not figures_of(one))
    for label in labels:
        rest = without_label(label, rest)
    counts = speaks_of("row_count", rest, code)
    roles = terms_in("row_count", "row_total", "asks_price", "asks_money", "asks_person", language=code)
    words = LabelledWords(without_terms(rest, roles, code), code, labels=labels)
    value = value_of("".join(figures_of(text)), decimal_comma=table.decimal_comma)
    operation = Operation.COUNT if counts else Operation.WHICH
    bound = Bound(eq, value or 0.0, "=", text)
    return Grid(words, Wish(operation, words.text, bound=bound), document, table) if words.every else None


def _is_meant(grid: Grid, at: int, asked: str, text: str) -> bool:
    """The question opens with what rows are, names the column (or no other is of such money), and no row."""
    kinds = grid.table.corner
    if grid.named or grid.left(grid.columns[at], grid.words.held(kinds)):
        return False
    called = grid.columns[at] - grid.words.held(kinds)
    named = bool(called) or (not text.isdigit() and _is_alone(grid, at, text))
    counts = grid.wish.operation is Operation.COUNT
    whose = not counts and speaks_of("asks_person", asked, grid.words.code)
    return named and (whose or _opens_with(kinds, asked, grid.words.code, whole=counts))


def _opens_with(kinds: str, asked: str, code: str, *, whole: bool) -> bool:
    """The first word that tells something is what rows are called, and all of it where they are counted.

    `How many members` counts no kinds of membership. Where words are not parted, any is, and none is counted.
    """
    if kind_of(code) == "pairs":
        return not whole and bool(LabelledWords(asked, code).held(kinds))
    bare = without_terms(asked, terms_in("row_count", "question_word", language=code), code)
    first = next((one for one in (LabelledWords(run, code) for run in bare.split()) if one.words), None)
    if first is None or not first.held(kinds):
        return False
    return not whole or all(_is_a_form(one, first.text) for one in content_words(kinds))


def _is_a_form(kind: str, word: str) -> bool:
    """Two forms of a word end otherwise, and no part is written on to one: `Mitglieder` are no `Mitgliedsart`."""
    one, other = unaccented(folded(kind)), unaccented(folded(word)).strip("?!.,")
    return (
        max(len(one), len(other))
        - sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
        <= _LONGEST_ENDING
    )


def _is_alone(grid: Grid, at: int, text: str) -> bool:
    """No other column has cells of the unit that the text has."""
    unit = _letters(text)
    others = (n for n in range(len(grid.table.columns)) if n != at)
    return not any(
        _letters(folded(line.cells[n])) == unit for n in others for line in grid.table.lines if n < len(line.cells)
    )


def _letters(text: str) -> str:
    return "".join(sign for sign in text if not (sign.isdigit() or sign in " .,"))


def _cell(grid: Grid, line: Line, at: int, figure: str) -> Covered:
    """A cell of the rows that are told, also where it is of words: `2 weeks`."""
    column, text = grid.table.columns[at], line.cells[at]
    value = value_of(figure, decimal_comma=grid.table.decimal_comma) or 0.0
    found = Found(line.label, Period(), value, Unit(""), text, grid.table, line, column)
    return Covered(grid.table, line, column, text, found, (0, 0, 0), frozenset())
