"""Tables of records: each row a thing (an employee, an order), each column what is known of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from core.facts.readable import SYMBOLS
from core.reading.amounts import read_amounts
from core.reading.characters import has_digit, has_letter
from core.reading.column_names import column_in_words
from core.reading.digits import years_in
from core.reading.lexicon import speaks_of, speaks_of_any, words_of
from core.reading.notation import CURRENCY_NAMES
from core.reading.plurals import is_plural
from core.reading.scales import declared_in_heading, says_percent
from core.reading.senses import senses_of
from core.reading.stems import inflected_stem
from core.tabulated.cells import (
    PERCENT,
    Unit,
    code_behind,
    is_code,
    is_stated,
    scaled_code,
    unit_behind,
    unit_of_heading,
    value_of,
)
from core.tabulated.finding import Found, found_at, telling
from core.tabulated.labels import before_measure, without_asides
from core.tabulated.periods import heading_period
from core.tabulated.table import Column, Line, Period, TypedTable

LEAST = 3
"""Rows that make records of a table: of fewer, nobody asks how many there are."""
_MOST = 0.8  # of a column's cells say what it holds
_EARLIEST, _LATEST = 1900, 2100
_CLOSE = 3  # on average from one number to the next, where numbers count up
_BARE = Unit("")


@dataclass(frozen=True, slots=True)
class Field:
    """What is known of each record: its heading, what each says (empty where nothing), and of which kind that is.

    `numbers` are their figures, where it is one of those; `years` those that its days and years name. `noun`: what
    they count, where each says so behind its figure (`12 months`): then they are told as they stand, and not added up.
    `at` is the column, -1 for what names the records and -2 for the headings that they stand below.
    """

    heading: str
    at: int
    texts: tuple[str, ...]
    numbers: tuple[float | None, ...] = ()
    years: tuple[int, ...] = ()
    unit: Unit = _BARE
    noun: str = ""

    @property
    def told(self) -> str:
        """The heading as people say it; a share's figures bear their own sign."""
        said = column_in_words(self.heading)
        return (said.removesuffix("%").rstrip() or said) if self.is_share else said

    @property
    def in_words(self) -> bool:
        """What its cells say is asked for, and told, in their own words."""
        return bool(self.noun) or not (self.numbers or self.years)

    @property
    def is_price(self) -> bool:
        """Its figures are money that something costs."""
        return self.is_amount and (bool(self.unit.name) or speaks_of("asks_price", self.heading)) and not self.is_share

    @property
    def is_share(self) -> bool:
        """Its figures are percentages."""
        return self.unit.name == PERCENT

    @property
    def is_count(self) -> bool:
        """Its figures count people or things that are called by its heading: `Singers`, `Shops`, `Mitglieder`."""
        if not self.is_amount or self.is_price or self.is_share or self.unit != _BARE:
            return False
        named = speaks_of_any(("counts_people", "plan_headcount", "counted_things"), self.heading)
        whole = all(number is None or float(number).is_integer() for number in self.numbers)
        words = self.heading.split()
        return whole and (named or (bool(words) and is_plural(words[-1].casefold()) and len(words) == 1))

    @property
    def is_amount(self) -> bool:
        """Its figures may be added up and compared: they are no years, and number nothing."""
        return bool(self.numbers) and not (self.years or self.noun or self._numbers_records)

    @property
    def _numbers_records(self) -> bool:
        """It is called so, or counts up: `1041`, `1042`, `1044` in the first column."""
        known = [number for number in self.numbers if number is not None]
        counts_up = self.at == 0 and all(a < b for a, b in pairwise(known)) and self.unit == _BARE
        close = bool(known) and known[-1] - known[0] < _CLOSE * len(known) and all(map(float.is_integer, known))
        return speaks_of("table_identifier", before_measure(self.heading)) or (counts_up and close)

    @property
    def senses(self) -> frozenset[str]:
        """The senses of its heading."""
        return senses_of(self.heading)


@dataclass(frozen=True, slots=True)
class Records:
    """The records of a table: its rows but for those that sum up others, and their fields, what names them first."""

    table: TypedTable
    lines: tuple[Line, ...]
    fields: tuple[Field, ...]

    @property
    def name(self) -> Field:
        """What names the records."""
        return self.fields[0]

    def cell(self, place: int, of: Field) -> Found:
        """Return what the record at a place has in a field of figures."""
        line, column = self.lines[place], self.table.columns[of.at]
        value = of.numbers[place] or 0.0
        plain = Column(column.label)
        return Found(line.label, Period(), value, of.unit, of.texts[place], self.table, line, plain)


def records_of(table: TypedTable) -> Records | None:
    """Return a table's records; None of one whose columns are periods, or that has too few rows."""
    if _is_of_periods(table.columns) or not _is_headed(table.columns):
        return None
    lines = tuple(_without_sums(table))
    if len(lines) < LEAST:
        return None
    names = Field(table.corner, -1, tuple(line.label for line in lines))
    held = (_field(table, column, at, lines) for at, column in enumerate(table.columns))
    above = Field("", -2, tuple(" ".join(line.section[-1:]) for line in lines))
    return Records(table, lines, (names, *(one for one in held if any(one.texts)), above))


def _is_of_periods(columns: Sequence[Column]) -> bool:
    """Its columns are periods of one thing; `Vans | Parcels 2023 | Parcels 2024` are several things of each row."""
    dated = [column for column in columns if heading_period(column.label).year]
    return bool(dated) and (len(dated) == len(columns) or not all(telling(column.label) for column in columns))


def _is_headed(columns: Sequence[Column]) -> bool:
    headed = sum(has_letter(column.label) for column in columns)
    return headed > 0 and headed >= _MOST * len(columns)


def _without_sums(table: TypedTable) -> Iterator[Line]:
    """Leave out totals, said or not: a row that says nothing where nearly all others say it in words."""
    told = [at for at in range(len(table.columns)) if _share(table, at) >= _MOST]
    for line in table.lines:
        words = line.label.casefold().rstrip(" :").split()
        sums = line.total or words[-1:] in ([term] for term in words_of("opens_total"))
        empty = bool(told) and not any(line.cells[at : at + 1] != ("",) for at in told)
        empty = empty and not any(map(has_letter, line.cells))  # who has no berth may have a skipper
        if not sums and not empty and any(line.cells):
            yield line


def _share(table: TypedTable, at: int) -> float:
    """The share of a column's cells that are words."""
    return sum(has_letter(cell) for line in table.lines for cell in line.cells[at : at + 1]) / len(table.lines)


def _field(table: TypedTable, column: Column, at: int, lines: Sequence[Line]) -> Field:
    heading = without_asides(column.label) or column.label
    heading = heading.removesuffix(code_behind(heading)).rstrip()
    texts = tuple(line.cells[at] if at < len(line.cells) else "" for line in lines)
    said = [text for text in texts if is_stated(text)]
    years = [_year(text) for text in said]
    if said and all(years):
        return Field(heading, at, texts, (), tuple(_year(text) for text in texts))
    if any(map(is_code, said)):
        return Field(heading, at, texts)
    values = [value_of(text, decimal_comma=table.decimal_comma) for text in texts]
    behind = {unit_behind(text).casefold() for text in said}
    if not said or len(behind) > 1 or sum(value is not None for value in values) < len(said):
        return _counted(heading, at, texts)
    unit = _unit(column.label, said)
    if (measure := behind.pop()) and unit == _BARE and measure not in CURRENCY_NAMES:
        unit = Unit("", 1.0, unit_behind(said[0]))
    unit = _unit_above(table, column, at, lines) if unit == _BARE else unit
    numbers = tuple(None if value is None else value * unit.scale for value in values)
    return Field(heading, at, texts, numbers, (), unit)


def _counted(heading: str, at: int, texts: tuple[str, ...]) -> Field:
    """A column of words, or of figures with one noun behind each: `3 months`, `1 month`."""
    read = [read_amounts(text) if len(text) <= _LONGEST_COUNT else () for text in texts]
    nouns = {inflected_stem(one[0].noun) for one in read if one}
    bare = all(
        len(one) == 1 and one[0].noun and text.casefold().endswith(one[0].noun)
        for one, text in zip(read, texts, strict=True)
        if is_stated(text)
    )
    if len(nouns) != 1 or not bare:
        return Field(heading, at, texts)
    return Field(heading, at, texts, tuple(one[0].value if one else None for one in read), noun=nouns.pop())


_LONGEST_COUNT = 24  # characters of a figure with its noun


def _year(text: str) -> int:
    """The year that a cell is, or the day it writes is of; 0 of other cells."""
    if text.isdigit():
        return int(text) if len(text) == len("2000") and _EARLIEST <= int(text) <= _LATEST else 0
    found = set(years_in(text)) or {heading_period(text).year}
    return found.pop() if len(found) == 1 and has_digit(text) and value_of(text) is None else 0


def _unit(label: str, cells: Sequence[str]) -> Unit:
    """The unit of a column: that of its heading, else the sign in its cells."""
    scale = declared_in_heading(label) or 1.0
    if says_percent(label) or "%" in label or any("%" in cell for cell in cells):
        return Unit(PERCENT)
    headed = unit_of_heading(label)
    measure = headed.measure if headed is not None else ""
    return Unit(_currency(label) or ("" if measure else _currency(" ".join(cells[:1]))), scale, measure)


def _unit_above(table: TypedTable, column: Column, at: int, lines: Sequence[Line]) -> Unit:
    """What stands above the table (`£ thousands`) holds for its columns, but not for those that count people."""
    people = speaks_of("counts_people", column.label) or column.label.casefold() in words_of("plan_headcount")
    if people or (table.scale == 1 and not table.unit_said):
        return _BARE
    places = ((line, line.cells[at]) for line in lines if at < len(line.cells))
    cells = (found_at((table, line, column, text), line.label, column.period) for line, text in places if text)
    return next((cell.unit for cell in cells if cell is not None), _BARE)


def _currency(text: str) -> str:
    if signed := next((code for code, sign in SYMBOLS.items() if sign in text), ""):
        return signed
    bare = "".join(sign if sign.isalnum() else " " for sign in text)
    codes = {*SYMBOLS, *CURRENCY_NAMES.values()}
    found = (CURRENCY_NAMES.get(w.casefold(), w) for w in bare.split() if w in codes or w.casefold() in _NAMES)
    return next(found, "") or next(filter(None, map(scaled_code, bare.split())), "")


_NAMES = frozenset(CURRENCY_NAMES)
