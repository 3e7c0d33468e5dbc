"""What the cells of a table say in words, by the rows that they stand in: who, where, on which day, at what time.

Read of the small tables that are read as `grids`. Bare figures and yes or no are left to other rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from core.checks.grids import Column, Grid, grids_of
from core.reading.calendars import months_named
from core.reading.characters import has_digit, has_letter
from core.reading.clock_times import moments_in
from core.reading.lexicon import words_of
from core.reading.periods import dates_in
from core.reading.stopwords import STOP_WORDS
from core.reading.weekdays import weekdays_in
from core.reading.word_forms import WORD

LONGEST: Final = 60
"""Characters of a cell at most that is read."""
_SHORTEST: Final = 3
"""Letters of a word by which a row is named, in scripts with capitals."""
_FIRST_WIDE: Final = "\u0590"
_ANY: Final = 0
_LAST_DAY: Final = 31
_MANY: Final = 0.5
"""Share of a column's cells that are days or times from which on it names no rows."""
_PARTS_A_TIME: Final = frozenset(":-/")
Day = tuple[int, int, int]
Clock = tuple[frozenset[object], ...]
Standing = Mapping[str, frozenset[int]]
"""The lines of a table that each word stands in."""


class Times(NamedTuple):
    """The days of the week, dates (year, month, day; 0 for what is not said) and clock times that a text names."""

    weekdays: frozenset[int]
    dates: tuple[frozenset[Day], ...]
    clock: Clock

    def __bool__(self) -> bool:
        return bool(self.weekdays or self.dates or self.clock)

    def are_like(self, other: Times) -> bool:
        """Tell whether both name days of the week, or dates, or clock times."""
        return any(bool(a) and bool(b) for a, b in zip(self, other, strict=True))


class WordedCell(NamedTuple):
    """A cell in words, in small letters as well, and the times that it names."""

    text: str
    runs: tuple[str, ...]
    times: Times
    surname: str
    """The last word of a name of several, with its capital; empty where the table has it elsewhere."""


class WordedRow(NamedTuple):
    """What is called by one name, in one row or several: its own words, and its cells by column."""

    label: str
    runs: tuple[str, ...]
    own: tuple[str, ...]
    """The words of its label that no other label has and no cell of another row."""
    cells: tuple[tuple[int, WordedCell], ...]


class WordedTable(NamedTuple):
    """A table as it is read by one of its columns."""

    rows: tuple[WordedRow, ...]
    heads: frozenset[str]
    """The words of its headings, in small letters."""
    headings: tuple[str, ...]


def worded_tables(sources: Sequence[str]) -> tuple[WordedTable, ...]:
    """Return what the tables of all sources say in words."""
    return tuple(table for grid in grids_of(sources) for table in _tables(grid))


@lru_cache(maxsize=256)
def _tables(grid: Grid) -> tuple[WordedTable, ...]:
    words = [i for i, column in enumerate(grid.columns) if _is_of_words(column)]
    if not words or len(grid.columns) < len(("label", "cell")):
        return ()
    keys = [i for i, column in enumerate(grid.columns) if _names_rows(column)]
    distinct = (i for i in keys if len({c.casefold() for c in grid.columns[i].cells}) == grid.size)
    chosen = dict.fromkeys((*keys[:1], *list(distinct)[:1]))
    found = (_table(grid, key, [i for i in words if i != key]) for key in chosen)
    return tuple(table for table in found if table is not None)


def _is_of_words(column: Column) -> bool:
    return not column.numbers and not column.is_flag and any(_is_worded(cell) for cell in column.cells)


def _names_rows(column: Column) -> bool:
    """All of its cells are words or have some, and few of them are days or times."""
    if column.numbers or column.is_flag or not all(has_letter(c) and len(c) <= LONGEST for c in column.cells):
        return False
    return sum(map(bool, map(times_of, column.cells))) < _MANY * len(column.cells)


def _is_worded(cell: str) -> bool:
    if not cell or len(cell) > LONGEST or cell.casefold() in words_of("yes_word", "says_yes", "says_no", "unknown"):
        return False
    if not has_digit(cell):
        return has_letter(cell)
    return (has_letter(cell) or not _PARTS_A_TIME.isdisjoint(cell)) and bool(times_of(cell))


def _table(grid: Grid, key: int, columns: Sequence[int]) -> WordedTable | None:
    lines: dict[str, list[int]] = {}
    labels: dict[str, str] = {}
    for at, label in enumerate(grid.columns[key].cells):
        lines.setdefault(label.casefold(), []).append(at)
        labels.setdefault(label.casefold(), label)
    if len(lines) < len(("one", "other")) or not columns:
        return None
    standing = _standing(grid)
    own = {name: _own(name, at, standing) for name, at in lines.items()}
    rows = tuple(
        WordedRow(labels[name], runs_in(name), own[name], tuple(_cells(grid, at, columns, standing)))
        for name, at in lines.items()
    )
    heads = frozenset(run for column in grid.columns for run in runs_in(column.heading))
    return WordedTable(rows, heads, tuple(column.heading for column in grid.columns))


def _standing(grid: Grid) -> dict[str, frozenset[int]]:
    """The lines that each word stands in, in any column."""
    found: dict[str, set[int]] = {}
    for column in grid.columns:
        if not column.numbers:
            for at, cell in enumerate(column.cells):
                for run in runs_in(cell[:LONGEST]):
                    found.setdefault(run, set()).add(at)
    return {run: frozenset(lines) for run, lines in found.items()}


def _own(name: str, lines: Sequence[int], standing: Standing) -> tuple[str, ...]:
    return tuple(run for run in runs_in(name) if tells(run) and standing[run] <= frozenset(lines))


def runs_in(text: str) -> tuple[str, ...]:
    """Return the words and figures of a text in small letters, in order."""
    return tuple(WORD.findall(text.casefold()))


def tells(run: str) -> bool:
    """Tell whether a word may name something: no figure, no stop word, not too short."""
    if not has_letter(run) or run in STOP_WORDS:
        return False
    return len(run) >= (_SHORTEST if run[0] < _FIRST_WIDE else 1)


def _cells(
    grid: Grid, lines: Sequence[int], columns: Sequence[int], standing: Standing
) -> Iterator[tuple[int, WordedCell]]:
    for column in columns:
        for at in lines:
            text = grid.columns[column].cells[at]
            if _is_worded(text):
                same = frozenset(i for i, cell in enumerate(grid.columns[column].cells) if cell == text)
                yield column, _cell(text, standing, same)


def _cell(text: str, standing: Standing, lines: frozenset[int]) -> WordedCell:
    """`lines` are those that have the cell."""
    words = WORD.findall(text)
    last = words[-1] if len(words) > 1 and words[0][0].isupper() and words[-1][0].isupper() else ""
    known = standing.get(last.casefold(), frozenset())
    surname = last if len(last) > _SHORTEST and known <= lines else ""
    return WordedCell(text, runs_in(text), times_of(text), surname)


@lru_cache(maxsize=4096)
def times_of(text: str) -> Times:
    """Read the days and times that a text names."""
    if not has_digit(text):
        return Times(weekdays_in(text), (), ())
    clock = tuple(m.readings for m in moments_in(text) if m.sort == "time")
    return Times(weekdays_in(text), tuple(_dates(text)), clock)


def _dates(text: str) -> Iterator[frozenset[Day]]:
    found = [frozenset(date.readings) for date in dates_in(text)]
    yield from (days for days in found if all(month for _, month, _ in days))
    if not found:
        yield from _days_of_months(text.split())


def _days_of_months(words: Sequence[str]) -> Iterator[frozenset[Day]]:
    """`el 12 de julio`, which names no year: a day, and a month at most two words behind it."""
    for at, word in enumerate(words):
        day = word.strip(".,º°")
        if day.isdecimal() and 0 < int(day) <= _LAST_DAY:
            months = next(filter(None, (months_named(w.strip(".,;")) for w in words[at + 1 : at + 3])), [])
            if months:
                yield frozenset(((_ANY, months[0], int(day)),))
