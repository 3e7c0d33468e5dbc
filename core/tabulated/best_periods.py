"""The best or worst quarter or month, where rows are those: `What was our best quarter in 2025?`, by what was sold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from core.extraction.gate.asked_words import ENGLISH
from core.facts.plan import Operation
from core.reading.calendars import months_named
from core.reading.detection import language_of
from core.reading.lexicon import speaks_of, speaks_of_any
from core.reading.line_names import in_english
from core.reading.periods import named_periods
from core.reading.phrases import say
from core.reading.roles import Role
from core.reading.senses import senses_of
from core.tabulated.asking import TableQuestion
from core.tabulated.asks import Ask
from core.tabulated.covered_telling import answered, end_of_sentence, figure_told, heading_told, is_unclear, row_name
from core.tabulated.covering import Cover, Covered
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer
from core.tabulated.periods import heading_period
from core.tabulated.plain_rows import PlainRows, plain_rows

_FEWEST: Final = 2
_MOST: Final = 4
"""Rows that are told behind the first."""
_IDLE: Final[tuple[Role, ...]] = ("best_period", "worst_period", "question_word", "auxiliary", "quarter", "we_or_you")


def best_period(question: TableQuestion, document: DocumentTables) -> TableAnswer | None:
    """Return the quarter or month with the most (least) of the one column that is meant; None where two are."""
    asked, code = question.asked, language_of(question.asked) or ENGLISH
    best, worst = speaks_of("best_period", asked, code), speaks_of("worst_period", asked, code)
    years = named_periods(asked).years
    kind = _is_a_quarter if speaks_of("quarter", asked, code) else _is_a_month
    asks = speaks_of("quarter", asked, code) or speaks_of("heading_month", asked, code)
    if best is worst or len(years) > 1 or not asks:
        return None
    year = next(iter(years), 0)
    tables = plain_rows(asked.replace(str(year), " "), code, document, (*_IDLE, "heading_month"), bare=True)
    found = [cells for rows in tables for cells in _of_periods(rows, kind, year)]
    if len(found) != 1 or is_unclear(code, [cell for _, cell in found[0]]):
        return None
    rows = found[0][0][0]
    ordered = sorted((cell for _, cell in found[0]), key=_value, reverse=best)
    first, others = ordered[0], ordered[1 : 1 + _MOST]
    if _value(first) == _value(others[0]):
        return None
    each = ", ".join(f"{row_name(cell)} {figure_told(cell, code)}" for cell in others)
    name = heading_told(first) or first.column.label
    text = f"{row_name(first)}: {name} {figure_told(first, code)}{say('dates then', code, next=each)}"
    text += end_of_sentence(code)
    cover = Cover(rows.words, (), rows.document, rows.words.text)
    return answered(Ask(Operation.HIGHEST, rows.words, ()), cover, text, [first, *others])


def tells_a_period(answer: TableAnswer, question: TableQuestion) -> bool:
    """Tell whether an answer names a quarter, where the best one is asked for: no van has the highest payload."""
    asked, code = question.asked, language_of(question.asked) or ENGLISH
    asks = speaks_of_any(("best_period", "worst_period"), asked, code) and speaks_of("quarter", asked, code)
    return not asks or any(
        _is_a_quarter(label) for cell in answer.cells for label in (cell.line.label, cell.column.label)
    )


def _of_periods(rows: PlainRows, kind: Callable[[str], bool], year: int) -> Iterator[list[tuple[PlainRows, Covered]]]:
    """Yield the figures of a table's one column that is meant, of the year that is asked for."""
    lines = [line for line in rows.lines if kind(line.label) and _is_of(year, line.label)]
    if len(lines) < _FEWEST:
        return
    columns = range(len(rows.table.columns))
    known = [at for at in columns if all(rows.cell(line, at).found is not None for line in lines)]
    known = [at for at in known if _is_in(rows, at, year, lines[0].label)]
    sold = [at for at in known if senses_of(in_english(rows.table.columns[at].label)) & senses_of("revenue sales")]
    meant = [at for at in known if rows.columns[at] - rows.around] or (sold if len(known) > 1 else known)
    if len(meant) == 1 and not rows.words.every - rows.around - rows.columns[meant[0]]:
        yield [(rows, rows.cell(line, meant[0])) for line in lines]


def _is_in(rows: PlainRows, at: int, year: int, label: str) -> bool:
    """A column is of the year that is asked for: by its heading, its rows, or what stands above the table."""
    column = rows.table.columns[at]
    own = set(named_periods(column.label).years) or set(named_periods(label).years)
    own = own or ({column.period.year} if column.period.year else set())
    table, document = rows.table, rows.document
    above = set(named_periods(f"{table.caption} {table.section} {document.title} {document.path}").years)
    return year in (own or above) if year else len(own) <= 1


def _is_of(year: int, label: str) -> bool:
    years = named_periods(label).years
    return not (year and years) or year in years


def _is_a_quarter(label: str) -> bool:
    return heading_period(label).span[:1] == "Q" or bool(named_periods(label).quarters) or _is_bare_quarter(label)


def _is_bare_quarter(label: str) -> bool:
    return len(label) == len("Q1") and label[0].upper() in "QT" and label[1] in "1234"


def _is_a_month(label: str) -> bool:
    return len(months_named(label)) == 1


def _value(cell: Covered) -> float:
    return cell.found.value if cell.found is not None else 0.0
