"""How a figure developed over the years, asked in any language: the first, the last and the extremes, and a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import groupby

from core.extraction.gate.asked_words import ENGLISH
from core.facts.plan import Operation, When
from core.model import Table
from core.reading.detection import language_of
from core.reading.language import terms_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import speaks_of_any, terms_in
from core.reading.periods import named_periods
from core.reading.phrases import say
from core.reading.roles import Role
from core.reading.wording import kind_of
from core.tabulated.asking import TableQuestion, when_in
from core.tabulated.asks import Ask
from core.tabulated.cells import PERCENT
from core.tabulated.covered_telling import answered, figure_told, heading_told, is_unclear, made_told, row_name
from core.tabulated.covering import Cover, Covered
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer
from core.tabulated.labels import without_asides
from core.tabulated.periods import heading_period
from core.tabulated.relation_bounds import place_of_term, without_terms
from core.tabulated.relation_grid import MOST_COLUMNS, MOST_LINES, Grid, Row
from core.tabulated.relation_labels import LabelledWords, folded, labels_said, without_label
from core.tabulated.relation_narration import change_told
from core.tabulated.relation_wishes import Wish
from core.tabulated.rows import derived_row
from core.tabulated.table import Period, TypedTable

_FEWEST = 3
_JOINTS = ("from", "to", "between", "and")
_IN_ENGLISH = ("between",)
_BESIDE: tuple[Role, ...] = (
    *("year_word", "period_word", "plan_how_did", "plan_each", "newest", "row_count"),
    *("plan_change", "plan_rise", "plan_fall"),
)


@dataclass(frozen=True, slots=True)
class _Course:
    """One cell a year, in order; `fit` says how well they account for the question, `of_row` that they are a row's."""

    cells: tuple[Covered, ...]
    fit: tuple[int, int]
    of_row: bool


def year_trend(question: TableQuestion, document: DocumentTables) -> TableAnswer | None:
    """Return the years of the one row, or column, that a question names; None where another is as likely."""
    code = language_of(question.asked) or ENGLISH
    asked = folded(question.asked)
    if question.span or not asks_course(asked, code) or speaks_of_any(("quarter", "half_year"), asked, code):
        return None
    when, rest = when_in(question.text, question.today) if code == ENGLISH else (When(), asked)
    named = when.span.years or named_periods(question.text).years
    years = frozenset(range(min(named), max(named) + 1)) if named else frozenset[int]()
    grids = [grid for table in document.tables if (grid := _grid(folded(rest), code, document, table)) is not None]
    found = [(course, grid) for grid in grids for course in _courses(grid, _Span(years, when.span.latest or 0))]
    best = max((course.fit for course, _ in found), default=None)
    meant = [(course, grid) for course, grid in found if course.fit == best]
    same = {tuple((_period(cell).year, cell.text) for cell in course.cells) for course, _ in meant}
    return _told(*meant[0]) if len(same) == 1 else None


def _grid(asked: str, code: str, document: DocumentTables, table: TypedTable) -> Grid | None:
    if len(table.lines) > MOST_LINES or len(table.columns) > MOST_COLUMNS:
        return None
    labels, rest = labels_said(table, asked), asked
    for label in labels:
        rest = without_label(label, rest)
    years = tuple(str(year) for year in named_periods(asked).years)
    idle = (*_course_terms(code), *terms_in(*_BESIDE, language=code), *_joints(code), *years)
    rest = without_terms(rest, idle, code)
    words = LabelledWords(rest, code, labels=tuple(label for label in labels if not named_periods(label).years))
    return Grid(words, Wish(Operation.TREND, rest), document, table) if words.every else None


def asks_course(asked: str, code: str) -> bool:
    """Tell whether a question in lower case asks how something developed.

    >>> asks_course("wie hat sich der umsatz entwickelt?", "de"), asks_course("wie hoch war der umsatz?", "de")
    (True, False)
    """
    if code == ENGLISH:
        return speaks_of_any(("plan_trend",), asked, code)
    return any(place_of_term(term, asked, code) >= 0 for term in _course_terms(code))


@cache
def _course_terms(code: str) -> tuple[str, ...]:
    if code == ENGLISH:
        return terms_in("plan_trend", language=code)
    return tuple(terms_of(BY_CODE[code].figure_words["trend"]))


@cache
def _joints(code: str) -> tuple[str, ...]:
    """What asks for a figure, and, where words are parted, what stands between two years and says nothing."""
    known = BY_CODE[code]
    asks = tuple(terms_of(known.asks_figure))
    joints = tuple(term for name in _JOINTS for term in terms_of(known.figure_words.get(name, "")))
    return asks if kind_of(code) == "pairs" else (*asks, *known.stop_words.split(), *joints, *_IN_ENGLISH)


@dataclass(frozen=True, slots=True)
class _Span:
    """The years that are asked for, empty where all are; `latest` counts the last ones, 0: all."""

    years: frozenset[int]
    latest: int

    def of(self, cells: Sequence[Covered]) -> list[Covered]:
        kept = sorted((cell for cell in cells if not self.years or _year(cell) in self.years), key=_year)
        return kept[-self.latest :]


def _courses(grid: Grid, span: _Span) -> Iterator[_Course]:
    """Yield the years of the rows that are named, then of the column that is, where the rows are years."""
    for row in grid.named or tuple(row for row in grid.rows if _is_called_otherwise(row, grid)):
        if not grid.left(row.own):
            cells = [cell for at, cell in row.cells.items() if not grid.columns[at] - grid.around]
            yield from _whole(cells, span, (len(row.own), -grid.words.unasked(row.line.label)), of_row=True)
    of_years = [row for row in grid.rows if heading_period(row.line.label).year]
    if len(of_years) == len(grid.rows) and not grid.named:
        for at, cells in grid.column(of_years, whole=False):
            if grid.columns[at] - grid.around or len(grid.table.columns) == 1:
                yield from _whole(cells, span, (len(grid.columns[at]), -len(grid.table.columns)), of_row=False)


def _is_called_otherwise(row: Row, grid: Grid) -> bool:
    """`Umsatz` names the row `Umsatzerlöse`, as the language says."""
    label, code = folded(without_asides(row.line.label)), grid.words.code
    alike = (tuple(name.strip() for name in names.split(",")) for names in BY_CODE[code].same_things)
    return any(place_of_term(name, grid.words.text, code) >= 0 for names in alike if label in names for name in names)


def _whole(cells: Sequence[Covered], span: _Span, fit: tuple[int, int], *, of_row: bool) -> Iterator[_Course]:
    """Yield several years, each once, all of one unit; none where a year stands there twice."""
    dated = [cell for cell in cells if _period(cell).year and _period(cell).annual and cell.found is not None]
    kept = span.of(dated)
    once = all(len(list(group)) == 1 for _, group in groupby(kept, _year))
    units = {cell.found.unit.name for cell in kept if cell.found is not None}
    if len(kept) >= _FEWEST and once and len(units) == 1:
        yield _Course(tuple(kept), fit, of_row)


def _period(cell: Covered) -> Period:
    return cell.column.period if cell.column.period.year else heading_period(cell.line.label)


def _year(cell: Covered) -> int:
    return _period(cell).year


def _value(cell: Covered) -> float:
    return cell.found.value if cell.found is not None else 0.0


def _told(course: _Course, grid: Grid) -> TableAnswer | None:
    cells, code = course.cells, grid.words.code
    if is_unclear(code, cells):
        return None
    first, last = cells[0], cells[-1]
    name = without_asides(row_name(first) if course.of_row else heading_told(first))
    change = _change(first, last)
    text = say(
        "cells course",
        code,
        name=name,
        first=_dated(first, code),
        last=_dated(last, code),
        change=f": {change_told(change, code)}" if change is not None else "",
        most=_dated(max(cells, key=_value), code),
        least=_dated(min(cells, key=_value), code),
    )
    place = [replace(cell.found, period=_period(cell)) for cell in cells if cell.found is not None]
    unit = place[-1].unit
    made = [] if change is None else [derived_row(place[-1], ("", "change"), change, PERCENT, grid.document)]
    made.append(derived_row(place[-1], ("", "difference"), _value(last) - _value(first), "", grid.document))
    dated = [replace(cell, found=found) for cell, found in zip(cells, place, strict=True)]
    found = answered(Ask(Operation.TREND, grid.words, ()), _cover(grid), text, dated, made)
    rows = tuple((str(_year(cell)), _whole_or_not(_value(cell))) for cell in cells)
    shown = Table(name, ("Period", name), rows, unit.name or unit.measure)
    return replace(found, told=replace(found.told, table=shown))


def _cover(grid: Grid) -> Cover:
    return Cover(grid.words, (), grid.document, grid.words.text)


def _dated(cell: Covered, code: str) -> str:
    told = figure_told(cell, code) if code == ENGLISH else made_told(_value(cell), cell, code)
    return f"{told} ({_year(cell)})"


def _change(first: Covered, last: Covered) -> float | None:
    """In percent; nothing grows so from zero or from a loss, and percents change by points."""
    if _value(first) <= 0 or first.found is None or first.found.unit.name == PERCENT:
        return None
    return 100 * (_value(last) / _value(first) - 1)


def _whole_or_not(value: float) -> float:
    return int(value) if value.is_integer() else value
