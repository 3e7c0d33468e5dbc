"""What is asked of several cells in another language than English: how far two are apart, and what some come to.

Each word of the question must be said by the rows, by the columns, or by what stands above the table; what tells the
two sides apart must be named. What is told is the calculation, in the table's own words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations

from core.extraction.gate.asked_words import ENGLISH
from core.facts.plan import Operation
from core.reading.detection import language_of
from core.reading.periods import named_periods
from core.reading.phrases import say
from core.tabulated.asking import TableQuestion
from core.tabulated.asks import Ask
from core.tabulated.cells import is_text
from core.tabulated.cells_wanted import Wish, wish_of
from core.tabulated.covered_telling import answered, is_unclear, made_told, row_name
from core.tabulated.covering import Cover, Covered, around_of, heading_words
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer
from core.tabulated.finding import found_at
from core.tabulated.headings import opens_a_total
from core.tabulated.rows import derived_row
from core.tabulated.table import Column, Line, Period, TypedTable

_MOST_LINES, _MOST_COLUMNS = 60, 16
_FEWEST, _MOST = 2, 24
Words = frozenset[int]


def answer_of_cells(question: TableQuestion, document: DocumentTables) -> TableAnswer | None:
    """Return what two cells differ by, or several come to; None where a word is left, or other cells are as likely."""
    code = language_of(question.asked)
    wish = None if code in ("", ENGLISH) else wish_of(question.asked, code)
    if wish is None or not wish.words.words:
        return None
    grids = [_Grid(wish, document, table) for table in document.tables if _is_small(table)]
    likely = [found for grid in grids for found in (grid.pairs() if wish.apart else grid.sums())]
    best = max((one.fit for one in likely), default=None)
    meant = [one for one in likely if one.fit == best]
    results = {round(one.result, 6) for one in meant}
    return _told(meant[0], wish, document) if len(results) == 1 else None


def _is_small(table: TypedTable) -> bool:
    return len(table.lines) <= _MOST_LINES and len(table.columns) <= _MOST_COLUMNS


@dataclass(frozen=True, slots=True)
class _Likely:
    """Cells that account for a question: how well they fit it, and what they come to."""

    cells: tuple[Covered, ...]
    fit: tuple[int, int]
    result: float


@dataclass(frozen=True)  # no slots: what is read of it is read once
class _Grid:
    """A table as a question reads it: which of its words each row, each column and all around them say."""

    wish: Wish
    document: DocumentTables
    table: TypedTable

    @cached_property
    def around(self) -> Words:
        words = self.wish.words
        named = Cover(words, (), self.document, words.text).of_document
        return named | around_of(words, self.table)

    @cached_property
    def rows(self) -> list[tuple[Line, Words, dict[int, Covered]]]:
        """The rows with a figure that sum up no others, with their cells by column."""
        found = []
        for line in self.table.lines:
            cells = {at: cell for at in range(len(self.table.columns)) if (cell := self._cell(line, at)) is not None}
            if cells and not line.total and not opens_a_total(line.label):
                found.append((line, self.wish.words.held(_said_by(line)), cells))
        return found

    @cached_property
    def columns(self) -> list[Words]:
        return [self.wish.words.held(heading_words(column)) for column in self.table.columns]

    def _cell(self, line: Line, at: int) -> Covered | None:
        column, text = self.table.columns[at], line.cells[at] if at < len(line.cells) else ""
        found = found_at((self.table, line, column, text), line.label, self._period(column)) if text else None
        if found is None or (self.wish.of_money and not _is_money(found.unit.name)):
            return None
        return Covered(self.table, line, column, text, found, (0, 0, 0), frozenset())

    def _period(self, column: Column) -> Period:
        """A column of no year is of the one that is asked for, where the table is."""
        if column.period.year or len(self.wish.years) != 1 or not self._dated:
            return column.period
        return replace(column.period, year=min(self.wish.years))

    def pairs(self) -> Iterator[_Likely]:
        """Two columns of one row, or two rows of one column, each named by words that the other has not."""
        yield from self._of_one_row()
        for place, (_, held, cells) in enumerate(self.rows):
            for _, others, beside in self.rows[place + 1 :]:
                for at in cells.keys() & beside.keys():
                    heading = self.columns[at]
                    named = heading or len(cells) == 1 or self.wish.of_money
                    found = self._pair(heading, (held, others), (cells[at], beside[at])) if named else None
                    yield from (found,) if found else ()

    def _of_one_row(self) -> Iterator[_Likely]:
        for _, held, cells in self.rows:
            for one, other in combinations(cells, 2) if held - self.around else ():
                sides = (self.columns[one], self.columns[other])
                found = self._pair(held, sides, (cells[one], cells[other]))
                yield from (found,) if found else ()

    def _pair(self, shared: Words, sides: tuple[Words, Words], cells: tuple[Covered, Covered]) -> _Likely | None:
        one, two = sides
        left = self.wish.words.every - self.around - shared - one - two
        if left or not one - two or not two - one or not _are_alike(cells):
            return None
        beyond = sum(self.wish.words.unasked(_called(cell)) for cell in cells)
        values = [cell.found.value for cell in cells if cell.found is not None]
        return _Likely(cells, (2 * len(shared) + len(one) + len(two), -beyond), abs(values[0] - values[1]))

    def sums(self) -> Iterator[_Likely]:
        """A column's rows, those of a name where one is said; or the columns of one row that the question calls."""
        every = self.wish.words.every - self.around
        figured = {at for _, _, cells in self.rows for at in cells}
        for at in sorted(figured):
            wanted = every - self.columns[at]
            if not self.columns[at] and len(figured) > 1:
                continue
            fitting = [cells[at] for line, held, cells in self.rows if at in cells and self._is_in(line, held, wanted)]
            yield from self._sum(tuple(fitting), self.columns[at], len(wanted))
        for _, held, cells in self.rows:
            wanted = every - held
            fitting = [cell for at, cell in cells.items() if wanted and wanted <= self.columns[at]]
            if held - self.around:
                yield from self._sum(tuple(fitting), held, len(wanted))

    def _is_in(self, line: Line, held: Words, wanted: Words) -> bool:
        named = named_periods(_said_by(line))
        of_quarters = not self.wish.quarters or self.wish.quarters.issuperset(named.quarters)
        of_years = not self.wish.years or (self.wish.years.issuperset(named.years) and bool(named.years or self._dated))
        return wanted <= held and of_quarters and of_years

    @cached_property
    def _dated(self) -> bool:
        """What stands above the table, or heads its columns, names the years that are asked for."""
        headings = " ".join(column.label for column in self.table.columns)
        said = f"{self.table.caption} {self.table.section} {self.document.title} {headings}"
        return self.wish.years.issubset(named_periods(said).years)

    def _sum(self, cells: tuple[Covered, ...], shared: Words, said: int) -> Iterator[_Likely]:
        if _FEWEST <= len(cells) <= _MOST and _are_alike(cells):
            total = sum(cell.found.value for cell in cells if cell.found is not None)
            yield _Likely(cells, (len(shared) + said, 0), total)


def _said_by(line: Line) -> str:
    return " ".join((*line.section, line.label, *filter(is_text, line.cells)))


def _called(cell: Covered) -> str:
    return f"{cell.line.label} {heading_words(cell.column)}"


def _is_money(unit: str) -> bool:
    return unit.isupper() and len(unit) == len("EUR")


def _are_alike(cells: Sequence[Covered]) -> bool:
    units = {cell.found.unit.name for cell in cells if cell.found is not None}
    return len(units) == 1 and units != {"percent"}


def _told(found: _Likely, wish: Wish, document: DocumentTables) -> TableAnswer | None:
    """In the table's own words: `Chalet Hêtre: Haute saison 98 €, Basse saison 62 €; différence: 36 €`."""
    operation = Operation.CHANGE if wish.apart else Operation.SUM
    ask = Ask(operation, wish.words, ())
    if is_unclear(ask, found.cells):
        return None
    cells = sorted(found.cells, key=_value, reverse=True) if wish.apart else list(found.cells)
    first, code = cells[0], wish.words.code
    if first.found is None:
        return None
    one_row = all(cell.line is first.line for cell in cells)
    name = row_name(first) if one_row else heading_words(first.column)
    each = ", ".join(f"{heading_words(c.column) if one_row else row_name(c)} {c.text}" for c in cells)
    value = _with_unit(made_told(found.result, first, code), first.text)
    text = say("cells apart" if wish.apart else "cells together", code, name=name, each=each, value=value)
    made = [derived_row(first.found, ("", name), found.result, "", document)]
    return answered(ask, Cover(wish.words, (), document, wish.words.text), text, cells, made)


def _with_unit(number: str, cell: str) -> str:
    """The signs that stand before and behind a cell's figure belong to what is made of it: `€ 85,00`, `36 €`."""
    digits = [at for at, sign in enumerate(cell) if sign.isdigit()]
    if not digits or not number.replace(",", "").replace(".", "").isdigit():
        return number
    before, behind = cell[: digits[0]], cell[digits[-1] + 1 :]
    return f"{before}{number}{behind}" if before.strip(" -−(") or behind.strip(" )") else number


def _value(cell: Covered) -> float:
    return cell.found.value if cell.found is not None else 0.0
