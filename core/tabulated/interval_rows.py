"""Rows whose labels are stretches of numbers: the one that holds the number asked for (`after four years`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import isfinite

from core.extraction.gate.asked_words import ENGLISH, AskedWords
from core.facts.plan import Operation
from core.model import FactRow
from core.reading.amount import Amount
from core.reading.amounts import read_amounts
from core.reading.detection import language_of
from core.reading.intervals import Interval, in_unit_of, interval_in
from core.reading.lexicon import speaks_of
from core.reading.roles import Role
from core.reading.senses import senses_of
from core.tabulated.asking import TableQuestion
from core.tabulated.asks import Ask
from core.tabulated.cells import Unit, unit_of_heading
from core.tabulated.covered_telling import answered, figure_told, heading_told
from core.tabulated.covering import Cover, Covered, around_of, heading_words
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer
from core.tabulated.finding import Found, found_at
from core.tabulated.rows import stated_row
from core.tabulated.table import Line, Period, TypedTable

_LEAST = 2
_MOST = 0.6  # of a table's rows are stretches
_SOFT: tuple[Role, ...] = (
    *("table_kind_noun", "row_noun", "row_deed", "table_group_noun", "calendar_word", "how_measured"),
)


@dataclass(frozen=True, slots=True)
class _Asked:
    """The one number of a question, and its other words."""

    amount: Amount
    words: AskedWords
    said: str

    @property
    def noun(self) -> str:
        return self.amount.unit or self.amount.noun


def answer_from_intervals(question: TableQuestion, document: DocumentTables) -> TableAnswer | None:
    """Return what the row says whose stretch holds the number of a question; None where several do, or a word is left.

    Limits are within where they are stated so (`1-3`, `up to 5`, `200 or more`), and not where not (`under 5`).
    """
    asked = _asked(question.asked)
    tables = [(table, stretches) for table in document.tables if (stretches := _stretches(table))]
    if asked is None or not tables:
        return None
    cover = Cover(asked.words, (), document, question.asked)
    found = [cell for table, stretches in tables for cell in _meant(asked, cover, table, stretches)]
    if len({(cell.line.label, cell.column.label, cell.text) for cell in found}) != 1:
        return None
    cell = found[0]
    name = ", ".join(part for part in (cell.line.label.strip(" :"), heading_told(cell)) if part)
    ask = Ask(Operation.VALUE, asked.words, ())
    told = figure_told(cell, asked.words.code) if cell.found is not None else cell.text.rstrip(".")
    return answered(ask, cover, f"{name}: {told}.", [cell], list(_limits(cell, document)))


def _limits(cell: Covered, document: DocumentTables) -> Iterator[FactRow]:
    """The limits that the row's label states, as rows, so that they can be proved."""
    stretch = interval_in(cell.line.label)
    limits = (stretch.low, stretch.high) if stretch is not None else ()
    for limit in filter(isfinite, limits):
        place = Found(cell.line.label, Period(), limit, Unit(""), cell.line.label, cell.table, cell.line, cell.column)
        yield stated_row(place, "", document)


def _asked(question: str) -> _Asked | None:
    amounts = read_amounts(question)
    if len(amounts) != 1 or amounts[0].bound:
        return None
    amount = amounts[0]
    behind = question[amount.end :]
    noun = amount.noun
    rest = behind.replace(noun, " ", 1) if noun else behind
    code = language_of(question) or ENGLISH
    return _Asked(amount, AskedWords(f"{question[: amount.start]} {rest}", code, _SOFT), question)


def _stretches(table: TypedTable) -> dict[int, Interval]:
    """The rows that are stretches, by their place; none of a table where most are called otherwise."""
    found = {at: one for at, line in enumerate(table.lines) if (one := interval_in(line.label)) is not None}
    return found if len(found) >= max(_LEAST, _MOST * len(table.lines)) else {}


def _meant(asked: _Asked, cover: Cover, table: TypedTable, stretches: dict[int, Interval]) -> list[Covered]:
    value = _value_in(asked, table, list(stretches.values()))
    rows = [table.lines[at] for at, one in stretches.items() if value is not None and one.holds(value)]
    if not rows or len({row.section for row in rows}) < len(rows):
        return []  # none, or stretches that overlap
    likely = [cell for row in rows for cell in _cells(asked, cover, table, row)]
    most = max((len(cell.own) for cell in likely), default=0)
    return [cell for cell in likely if len(cell.own) == most]


def _value_in(asked: _Asked, table: TypedTable, stretches: Sequence[Interval]) -> float | None:
    """The number in the unit of the table's stretches; None where they count something else."""
    nouns = {one.noun for one in stretches if one.noun}
    if not asked.noun:
        return asked.amount.coefficient  # `and after five?`
    if nouns:
        values = {in_unit_of(asked.amount.coefficient, asked.noun, noun) for noun in nouns}
        return next(iter(values)) if len(values) == 1 else None
    headed = unit_of_heading(table.corner)
    if headed is not None and headed.measure:
        return in_unit_of(asked.amount.coefficient, asked.noun, headed.measure)
    above = f"{table.corner} {table.section} {table.caption}"
    named = senses_of(asked.noun) <= senses_of(above)
    return asked.amount.coefficient if named else None


def _cells(asked: _Asked, cover: Cover, table: TypedTable, line: Line) -> Iterator[Covered]:
    """The cells of a row that, with what stands around them, say all other words of the question."""
    words = asked.words
    around = cover.of_document | around_of(words, table)
    beside = words.held(" ".join((line.label, *line.section)))
    known = [(at, column) for at, column in enumerate(table.columns) if at < len(line.cells) and line.cells[at]]
    headings = {at: words.held(heading_words(column)) for at, column in known}
    own = {at: held | (words.held(table.corner) if len(known) == 1 else frozenset()) for at, held in headings.items()}
    priced = speaks_of("asks_price", asked.said)
    for at, column in known:
        # Its heading is said; or it is the only one; or the price, where one is asked for.
        named = bool(own[at]) or len(known) == 1 or (priced and speaks_of("asks_price", column.label))
        if not named or words.every - around - beside - headings[at]:
            continue
        place = (table, line, column, line.cells[at])
        yield Covered(table, line, column, line.cells[at], found_at(place, line.label, Period()), (0, 0, 0), own[at])
