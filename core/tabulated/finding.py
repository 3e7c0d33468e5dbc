"""Finds the cells of a document's tables that a line and a period name: sure, or none."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import cached_property

from core.extraction.gate.asked import is_period
from core.reading.lexicon import speaks_of
from core.reading.periods import named_periods
from core.reading.senses import idle_senses, senses_of
from core.tabulated.cells import Unit, code_behind, is_beside_money, unit_of, unit_of_heading, value_of
from core.tabulated.labels import LAST, item_of, kind_of, names_of, rank, squeeze, without_asides
from core.tabulated.periods import heading_period
from core.tabulated.scaled_columns import is_scaled
from core.tabulated.subject import DocumentSubject
from core.tabulated.table import DAY, YEAR, Column, Line, Period, TypedTable

_SAME = 0.005
"""Two tables state the same where they differ by no more: one may be rounded to millions, the other to thousands."""

_MONTH_LONG = 7  # characters of `2025-03`
_WEEK = timedelta(days=7)
_LONGEST_WORD = 16  # letters: longer ones ran together
_BORNE_AROUND = 1_000  # after all labels that are a line's name come those that say part of it, and a heading the rest


@dataclass(frozen=True, slots=True)
class Found:
    """A cell: what it is called, when it is of, its value in units, and where it stands."""

    label: str
    period: Period
    value: float
    unit: Unit
    cell: str
    table: TypedTable
    line: Line
    column: Column


@dataclass(frozen=True, slots=True)
class Wanted:
    """The period that a figure is looked for of: a year, the span within it (`Q2`, `3M`; empty for all), its end.

    The end is a day (`2025-03-29`), or the month that it ends in (`2025-03`).
    """

    year: int = 0
    span: str = ""
    end: str = ""


@dataclass(frozen=True, slots=True)
class _Candidate:
    key: tuple[int, int, int]
    found: Found


_QUARTERS_IN = {"6M": 2, "9M": 3}

Place = tuple[TypedTable, Line, Column, str]


class Sheets:
    """A document's tables, to look lines up in."""

    def __init__(self, tables: Sequence[TypedTable], subject: DocumentSubject) -> None:
        self.tables = tables
        self.subject = subject
        self._known: dict[str, tuple[_Candidate, ...]] = {}

    def at(self, phrase: str, wanted: Wanted) -> Found | None:
        """Return the cell of a line and a period; None where there is none, or several that differ."""
        found = self._surest([c for c in self._of(phrase) if self.is_meant(c.found, wanted)])
        return replace(found, label=phrase) if found is not None and _ran_together(found.label) else found

    def periods(self, phrase: str, span: str) -> list[Wanted]:
        """Return the periods that there are of a line, oldest first, of the length that is asked for."""
        found = {
            Wanted(c.found.period.year, span)
            for c in self._of(phrase)
            if c.found.period.year and self.is_meant(c.found, Wanted(c.found.period.year, span))
        }
        return sorted(found, key=lambda one: one.year)

    def undated(self, phrase: str) -> Found | None:
        """Return the cell of a line whose column names no period."""
        return self._surest([c for c in self._of(phrase) if not c.found.period.year and not c.found.period.span])

    def name(self, phrase: str, cells: Sequence[Found]) -> None:
        """Let a phrase mean a line, whatever it is called."""
        self._known[phrase] = tuple(_Candidate((0, 0, 0), cell) for cell in cells)

    def _of(self, phrase: str) -> tuple[_Candidate, ...]:
        if phrase not in self._known:
            self._known[phrase] = tuple(c for table in self.tables for c in _candidates(table, phrase))
        return self._known[phrase]

    def _surest(self, candidates: Sequence[_Candidate]) -> Found | None:
        if not candidates:
            return None
        best = min(c.key for c in candidates)
        found = [c.found for c in candidates if c.key == best]
        first = found[0]
        same = all(_is_same(first, other) for other in found)
        return first if same else None

    @cached_property
    def _newest(self) -> Period:
        """The newest period of a quarter's length, or day."""
        periods = [c.period for table in self.tables for c in table.columns if c.period.span in ("3M", "", DAY)]
        return max(periods, key=lambda p: (bool(p.end), p.year, p.end), default=Period())

    @cached_property
    def _quarters(self) -> frozenset[int]:
        """The quarter that the document names itself by, else that which its months since the year began end with."""
        if self.subject.quarters:
            return self.subject.quarters
        periods = [column.period for table in self.tables for column in table.columns]
        newest = max((p.end for p in periods if p.span == "3M"), default="")
        since = {_QUARTERS_IN[p.span] for p in periods if p.end == newest and newest and p.span in _QUARTERS_IN}
        return frozenset(since) if len(since) == 1 else frozenset()

    def is_meant(self, found: Found, wanted: Wanted) -> bool:
        """Tell whether a cell is of a period."""
        period = found.period
        if not period.year:
            # A table that names no period is of its document's.
            plain = not wanted.span and not period.span and not any(c.period.year for c in found.table.columns)
            return plain and self.subject.years == {wanted.year} and not self.subject.quarters
        if wanted.end:
            same = period.annual if not wanted.span or wanted.span == YEAR else period.span == wanted.span
            return same and _ends_so(period, wanted)
        if not wanted.span or wanted.span == YEAR:
            return period.year == wanted.year and period.annual
        if wanted.span[:1] in "QH" and period.span != wanted.span:
            return self._is_quarter(found, wanted)
        return period.year == wanted.year and period.span == wanted.span

    def _is_quarter(self, found: Found, wanted: Wanted) -> bool:
        """Three months are the quarter that the document names itself by, and the same one of the year before."""
        period = found.period
        if period.span not in ("3M", "", DAY) or {int(wanted.span[1])} != self._quarters:
            return False
        years = self.subject.years or {self._newest.year}
        if any(c.period.year == period.year and c.period.end > period.end for c in found.table.columns):
            return False  # of two balances of a year the later one ends the quarter
        return len(years) == 1 and next(iter(years)) - wanted.year == self._newest.year - period.year


def month_ended(ended: tuple[int, int]) -> str:
    """Return the end that is wanted of what ended in a month of a year."""
    return f"{ended[0]:04}-{ended[1]:02}"


def _ends_so(period: Period, wanted: Wanted) -> bool:
    """Tell whether a period ends when it is asked to; quarters of whole weeks end some days off their month."""
    if len(wanted.end) > _MONTH_LONG:
        return period.end == wanted.end or (not period.end and period.year == wanted.year)
    if not period.end:
        return period.annual and period.year == wanted.year
    first = date.fromisoformat(f"{wanted.end}-01")
    last = first + timedelta(days=monthrange(first.year, first.month)[1] - 1)
    return first - _WEEK < date.fromisoformat(period.end) < last + _WEEK


def _ran_together(label: str) -> bool:
    return max(map(len, label.replace(",", " ").replace("-", " ").split()), default=0) > _LONGEST_WORD


def _is_same(one: Found, other: Found) -> bool:
    most = max(abs(one.value), abs(other.value))
    return one.unit.name == other.unit.name and abs(one.value - other.value) <= _SAME * most


def _candidates(table: TypedTable, phrase: str) -> Iterator[_Candidate]:
    item = item_of(phrase)
    unit = item.unit if item else "*"
    for line in table.lines:
        place = rank(line.label, phrase) if line.label else None
        if place is not None:
            beside = min(len(_section_words(line) - senses_of(phrase)), 1) + _is_a_change(table, line, phrase)
            planned = speaks_of("planned_column", phrase)
            for found, extra in _cells(table, line, unit, planned=planned):
                yield _Candidate((place, beside + extra, _is_no_statement(table)), found)
            continue
        yield from _transposed(table, line, phrase)
        yield from _around(table, line, phrase)
        yield from _of_the_whole(table, line, phrase)


def _cells(table: TypedTable, line: Line, unit: str, *, planned: bool) -> Iterator[tuple[Found, int]]:
    """Yield a row's cells, and what their headings say beyond a period: `Budget` beside `Actual` is meant if said."""
    for column, cell in zip(table.columns, line.cells, strict=False):
        found = found_at((table, line, column, cell), _whole(line), column.period)
        if found is not None and _is_in(found.unit, unit):
            extra = 0 if column.period.year else min(len(telling(column.label)), 1)
            yield found, extra + (speaks_of("planned_column", column.label) and not planned)


def cells_of(table: TypedTable, line: Line) -> Iterator[Found]:
    """Yield what a row's cells state, each with the period of its column."""
    for column, cell in zip(table.columns, line.cells, strict=False):
        if (found := found_at((table, line, column, cell), _whole(line), column.period)) is not None:
            yield found


def _is_a_change(table: TypedTable, line: Line, phrase: str) -> int:
    """Below `Changes in operating assets`, and in a statement of flows, stands how much inventories changed."""
    said = line.section[-1] if line.section else ""
    changes = speaks_of("change_column", said) or speaks_of("statement_of_flows", f"{table.section} {table.caption}")
    return int(changes and not speaks_of("change_column", phrase))


def _is_in(unit: Unit, wanted: str) -> bool:
    """A line is in what its item says; amounts a share are meant only where that says so (`*`: any)."""
    return wanted == "*" or (unit.name.endswith(wanted) if wanted else not unit.name.endswith("/shares"))


def _whole(line: Line) -> str:
    """A label of one word may say little by itself: `Basic` below `Earnings per share:`."""
    alone = line.section and len(without_asides(line.label).split()) == 1 and item_of(line.label) is None
    return f"{line.section[-1].strip(' :')}, {line.label}" if alone else line.label


def _transposed(table: TypedTable, line: Line, phrase: str) -> Iterator[_Candidate]:
    """A row may be a period, and its columns what is measured."""
    period = heading_period(line.label)
    if not period.year:
        return
    for column, cell in zip(table.columns, line.cells, strict=False):
        place = rank(column.label, phrase) if column.label and not column.period.year else None
        if place is not None and (found := found_at((table, line, column, cell), column.label, period)):
            yield _Candidate((place, 0, _is_no_statement(table)), found)


def _around(table: TypedTable, line: Line, phrase: str) -> Iterator[_Candidate]:
    """A row all of whose words are asked for, where its column and the headings above say the others."""
    asked, own = senses_of(phrase) - idle_senses(), telling(without_asides(line.label))
    if not own or item_of(phrase) is not None:
        return
    around = _section_words(line) | senses_of(table.caption) | senses_of(table.section)
    kind, beside = kind_of(phrase)
    rest = senses_of(beside) - idle_senses()
    if kind and rank(line.label, kind) is not None:
        own_rest, asked = frozenset[str](), rest
        around = _section_words(line)
    elif own <= asked:
        own_rest = own
        asked = rest if kind and own <= rest and _speaks_of_kind(table, line, kind) else asked
    else:
        return
    for column, cell in zip(table.columns, line.cells, strict=False):
        heading = telling(column.label)
        if asked - own_rest - heading - around or (heading and not column.period.year and not heading & asked):
            continue
        label = _both(line, column, kind, senses_of(phrase))
        if (found := found_at((table, line, column, cell), label, column.period)) is not None:
            more = _section_words(line) - asked - senses_of(kind)
            left = len(asked - own_rest - heading - _section_words(line))
            yield _Candidate((_BORNE_AROUND + left, len(heading - asked) + len(more), _is_no_statement(table)), found)


def _of_the_whole(table: TypedTable, line: Line, phrase: str) -> Iterator[_Candidate]:
    """Where columns are what is measured, what no part is asked of stands in the one row of the total."""
    asked = senses_of(phrase) - idle_senses()
    if not line.total or not asked or telling(without_asides(line.label)) or sum(o.total for o in table.lines) > 1:
        return
    for column, cell in zip(table.columns, line.cells, strict=False):
        name = column.label.rpartition(" / ")[2]
        heading = telling(name)
        if heading and asked <= heading and (found := found_at((table, line, column, cell), name, column.period)):
            yield _Candidate((_BORNE_AROUND, len(heading - asked), _is_no_statement(table)), found)


def _speaks_of_kind(table: TypedTable, line: Line, kind: str) -> bool:
    """The headings above a row, or the total below it, name the line of statements that it is a part of."""
    below = " ".join(line.section[-1:]).strip(" :")
    own = below if item_of(below) is not None else kind_of(below)[0]
    if own and rank(own, kind) is None:
        return False  # below `Segment operating profit` stand no revenues, whatever the table begins with
    totals = (one.label for one in table.lines if one.total and one.section == line.section)
    above = [*line.section, *totals, table.section]
    said = squeeze(f"{table.caption} {table.section}")
    return any(rank(label, kind) is not None for label in above) or any(
        len(name) > 4 and name in said for name, place in names_of(kind) if place < LAST and "*" not in name
    )


def _both(line: Line, column: Column, kind: str, asked: frozenset[str]) -> str:
    """Name a cell by its row, and by what of its headings, or which line of statements, is asked for."""
    heading = telling(column.label)
    section = next((one.strip(" :") for one in line.section if senses_of(one) & asked), "")
    beside = column.label.rpartition(" / ")[2] if heading & asked else section
    label = without_asides(line.label) or line.label
    if not beside and (item := item_of(kind)) is not None and rank(label, kind) is None:
        return f"{label} {item.asked[0]}"
    return f"{beside.strip(' :')}, {label}" if beside else label


def found_at(place: Place, label: str, period: Period) -> Found | None:
    """Return what a cell states, None where it holds no figure or is of a column that tells a change."""
    table, line, column, cell = place
    value = value_of(cell, decimal_comma=table.decimal_comma)
    if value is None or speaks_of("change_column", column.label):
        return None
    code = code_behind(column.label)  # of a row, `Zone EUR` is a name
    unit = unit_of_heading(column.label) or (Unit(code) if code else unit_of_heading(line.label))
    unit = unit or unit_of(table, line, cell)
    if unit.scale == table.scale and not is_scaled(table, column):
        unit = Unit("" if unit.name == table.currency else unit.name, 1.0, unit.measure)
    if unit == Unit(table.currency) and is_beside_money(table, column):
        unit = Unit("")
    return Found(label, period, value * unit.scale, unit, cell, table, line, column)


def telling(label: str) -> frozenset[str]:
    """Return the senses of a label's words that say something beside its period."""
    named = frozenset(stem for stem in senses_of(label) if not is_period(stem) and stem not in idle_senses())
    return named if not named_periods(label).years else frozenset(s for s in named if not s.isdigit())


def _section_words(line: Line) -> frozenset[str]:
    return frozenset().union(*(senses_of(without_asides(section)) for section in line.section))


def _is_no_statement(table: TypedTable) -> int:
    return int(not speaks_of("statement_title", f"{table.caption} {table.section}"))
