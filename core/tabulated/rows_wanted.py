"""Which rows fit what a question in another language than English asks of them: above a figure, or `yes` there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final, NamedTuple

from core.extraction.gate.asked_words import ENGLISH
from core.facts.plan import Operation
from core.reading.detection import language_of
from core.reading.digits import figures_in
from core.reading.lexicon import pattern_of, speaks_of, words_of
from core.reading.periods import named_periods
from core.reading.roles import Role
from core.tabulated.asking import TableQuestion
from core.tabulated.asks import Ask
from core.tabulated.cells import is_text
from core.tabulated.cells_wanted import WordsOfCells
from core.tabulated.covered_telling import answered, row_name
from core.tabulated.covering import Cover, Covered, around_of, heading_words
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer
from core.tabulated.extremes import is_read_in_two_ways
from core.tabulated.finding import found_at
from core.tabulated.table import Column, Line, TypedTable

_MOST_LINES, _MOST = 60, 12
_BOUNDS: Final[tuple[tuple[Role, Callable[[float, float], bool]], ...]] = (
    ("bound_least", lambda value, bound: value >= bound),
    ("bound_most", lambda value, bound: value <= bound),
    ("bound_above", lambda value, bound: value > bound),
    ("bound_below", lambda value, bound: value < bound),
)


class _Bound(NamedTuple):
    """How rows are held to a figure, and the question without it."""

    fits: Callable[[float], bool]
    rest: str


def rows_that_fit(question: TableQuestion, document: DocumentTables) -> TableAnswer | None:
    """Return the rows that a question asks for; None where a word is left, or several columns may be meant."""
    code = language_of(question.asked)
    if code in ("", ENGLISH) or not speaks_of("question_word", question.asked, code):
        return None
    bound = _bound_in(question.asked, code)
    words = WordsOfCells(bound.rest if bound else question.asked, code)
    if not words.words:
        return None
    found = [rows for table in document.tables for rows in _fitting(words, bound, document, table)]
    return _told(found[0], words, document, bound) if len(found) == 1 else None


def _bound_in(question: str, code: str) -> _Bound | None:
    """The one figure that a question names, with the words for more or less of it: the longest are meant."""
    figures = figures_in(question)
    if len(figures) != 1 or named_periods(question).years:
        return None
    said = [(match[0], fits) for role, fits in _BOUNDS for match in pattern_of(role, code).finditer(question)]
    if not said:
        return None
    term, fits = max(said, key=lambda one: len(one[0]))
    value = float(figures[0].replace(",", ""))
    rest = question.replace(term, " ", 1).replace(figures[0], " ", 1)
    return _Bound(lambda cell: fits(cell, value), rest)


def _fitting(
    words: WordsOfCells, bound: _Bound | None, document: DocumentTables, table: TypedTable
) -> Iterator[list[Covered]]:
    """Yield for each column that, with what stands above, says all words the cells of the rows that fit."""
    if len(table.lines) > _MOST_LINES:
        return
    around = Cover(words, (), document, words.text).of_document | around_of(words, table)
    lines = [line for line in table.lines if not line.total]
    if any(words.held(" ".join((line.label, *filter(is_text, line.cells)))) - around for line in lines):
        return  # a row is named
    for at, column in enumerate(table.columns):
        heading = words.held(heading_words(column))
        if not heading - around or words.every - around - heading:
            continue
        cells = [_cell(table, line, column, at) for line in lines]
        kept = _kept(cells, bound, words)
        if 0 < len(kept) <= _MOST:
            yield kept


def _cell(table: TypedTable, line: Line, column: Column, at: int) -> Covered:
    text = line.cells[at] if at < len(line.cells) else ""
    found = found_at((table, line, column, text), line.label, column.period) if text else None
    return Covered(table, line, column, text, found, (0, 0, 0), frozenset())


def _kept(cells: list[Covered], bound: _Bound | None, words: WordsOfCells) -> list[Covered]:
    if bound is not None:
        known = [cell for cell in cells if cell.found is not None and not is_read_in_two_ways(cell.text)]
        figures = [(cell, cell.found.value) for cell in known if cell.found is not None]
        return [cell for cell, value in figures if bound.fits(value)] if len(known) == len(cells) else []
    said = [_says(cell.text) for cell in cells]
    if None in said or len(set(said)) == 1:
        return []
    wanted = not speaks_of("negates", words.text, words.code)
    return [cell for cell, says in zip(cells, said, strict=True) if says is wanted]


@cache
def _says(text: str) -> bool | None:
    """Whether a cell says yes or no; None where it says something else."""
    told = text.strip().casefold()
    return True if told in words_of("cell_yes") else False if told in words_of("cell_no") else None


def _told(
    cells: list[Covered], words: WordsOfCells, document: DocumentTables, bound: _Bound | None
) -> TableAnswer | None:
    heading = heading_words(cells[0].column)
    if bound is not None:
        text = f"{heading}: {', '.join(f'{row_name(cell)} {cell.text}' for cell in cells)}."
    else:
        text = f"{heading} ({cells[0].text}): {', '.join(map(row_name, cells))}."
    ask = Ask(Operation.WHICH, words, ())
    return answered(ask, Cover(words, (), document, words.text), text, cells)
