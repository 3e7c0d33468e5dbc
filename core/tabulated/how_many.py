"""Whether what tables answer counts what is asked behind `how many`: a row's name alone says nothing of how many.

`How many bakers work here?` is not how many days of leave a baker gets: a heading that measures something else is no
answer, unless the question says it. Where columns are periods, the row's label is what is counted.
"""

from __future__ import annotations

from typing import Final

from core.extraction.gate.asked_words import ENGLISH, AskedWords
from core.facts.plan import Operation
from core.reading.characters import has_digit
from core.reading.detection import language_of
from core.reading.lexicon import pattern_of, speaks_of_any
from core.reading.roles import Role
from core.reading.sentences import sentences
from core.reading.wording import kind_of
from core.reading.words import content_words
from core.tabulated.asking import TableQuestion
from core.tabulated.cells import is_text
from core.tabulated.covering import heading_words
from core.tabulated.execution import TableAnswer
from core.tabulated.finding import Found, telling
from core.tabulated.record_words import at_what
from core.tabulated.relation_labels import folded
from core.tabulated.table import Column

_OF_ROWS: Final = (Operation.COUNT, Operation.WHICH)
_PLAIN: Final[tuple[Role, ...]] = ("measure_noun", "row_count", "kind_how_many", "opens_total", "row_total")
"""Headings of them count what rows are called: `Number`, `Total`."""
_FEWEST_UNITS, _LEADING = 2, 2


def tells_what_is_counted(answer: TableAnswer, question: TableQuestion) -> bool:
    """Tell whether each figure's heading, its unit, or its row where the heading measures nothing else, is asked."""
    code = language_of(question.asked) or ENGLISH
    found = pattern_of("row_count", code).search(question.asked)
    summed = answer.plan.plan.operation is Operation.SUM
    made = not summed and any(row.values.get("derived") for row in answer.told.rows)
    if found is None or answer.told.table is not None or answer.plan.plan.operation in _OF_ROWS or made:
        return True
    asked = AskedWords(question.asked, code)
    counted = asked if kind_of(code) == "pairs" else _first(AskedWords(question.asked[found.end() :], code))
    if summed and len({heading_words(cell.column) for cell in answer.cells}) > 1:
        return True
    if summed and not any(counted.held(_named_by(cell)) for cell in answer.cells):
        return False
    return all(_is_said(cell, asked, answer) or not (summed or counted.held(_row(cell))) for cell in answer.cells)


def _first(behind: AskedWords) -> AskedWords:
    """What is counted: the first word behind `how many` that tells something."""
    runs = behind.text.split()
    firsts = (AskedWords(run, behind.code) for run in runs)
    return next((one for one in firsts if one.words), behind)


def _measures(column: Column) -> bool:
    """A heading says something beside a period; `Days of leave` is none, as idle as its words are."""
    dated = column.period.year or column.period.span
    return bool(telling(column.label) if dated else any(not has_digit(word) for word in content_words(column.label)))


def _row(cell: Found) -> str:
    return " ".join((cell.line.label, *cell.line.section, *filter(is_text, cell.line.cells)))


def _named_by(cell: Found) -> str:
    """What its row and its column are called, and what leads to its table: no prose further above."""
    table = cell.table
    leads = sentences(table.caption)[-_LEADING:]
    return " ".join((_row(cell), heading_words(cell.column), table.section, *leads))


def _is_said(cell: Found, asked: AskedWords, answer: TableAnswer) -> bool:
    """The question says its heading or its unit, or the heading measures nothing: a period, a number, whose it is."""
    heading = heading_words(cell.column)
    if not _measures(cell.column) or speaks_of_any(_PLAIN, heading, asked.code):
        return True
    if asked.held(heading) - asked.held(_row(cell)) or asked.held(cell.cell) or _stands_in(heading, asked, cell):
        return True
    if any(_stands_in(label, asked, cell) for label in _told(answer, cell)):
        return True
    if at_what(heading)[0]:
        return True  # `In stock` counts what its rows are
    return _is_of_many(cell) or _is_number_of_each(cell, answer) or _is_whose(heading, answer, asked.code)


def _is_number_of_each(cell: Found, answer: TableAnswer) -> bool:
    """Its column alone says how many each row stands for: `Singers` of a `Voice`, where basses are asked for."""
    counts = [one.at for of in answer.document.records if of.table is cell.table for one in of.fields if one.is_count]
    return counts == [cell.table.columns.index(cell.column)]


def _stands_in(heading: str, asked: AskedWords, cell: Found) -> bool:
    """The question has the heading, or a word of it, as it stands, however little that tells: `days of leave`."""
    common = set(content_words(heading)).intersection(content_words(asked.text))
    return folded(heading) in folded(asked.text) or bool(common.difference(content_words(_row(cell))))


def _told(answer: TableAnswer, cell: Found) -> list[str]:
    """The headings that an answer names: of what is told in words, another cell of the row stands for it."""
    labels = map(heading_words, cell.table.columns)
    return [label for label in labels if label and label in answer.told.text]


def _is_whose(heading: str, answer: TableAnswer, code: str) -> bool:
    """The document's name says all of the heading: it is whose the figures are."""
    words = AskedWords(heading, code)
    every = frozenset(range(len(words.words)))
    return bool(every) and every <= words.held(f"{answer.document.title} {answer.document.about.product}")


def _is_of_many(cell: Found) -> bool:
    """A number in a column whose other cells have units of several kinds: its heading is a thing, and no measure."""
    at = cell.table.columns.index(cell.column)
    units = {_unit(line.cells[at]) for line in cell.table.lines if at < len(line.cells)}
    return not _unit(cell.cell) and len(units - {""}) >= _FEWEST_UNITS


def _unit(text: str) -> str:
    return "".join(sign for sign in text if sign.isalpha() or sign in "%°$€£¥")
