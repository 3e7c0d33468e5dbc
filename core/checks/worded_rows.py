"""What the cells of a table say in words, by the rows that they stand in: who, where, on which day, at what time.

Read of the small tables that are read as `grids`. Bare figures and yes or no are left to other rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from core.checks.grids import Column, Grid, grids_of
from core.reading.calendars import months_named
from core.reading.characters import has_digit, has_letter, runs_of
from core.reading.clock_times import moments_in
from core.reading.lexicon import words_of
from core.reading.periods import dates_in
from core.reading.stopwords import STOP_WORDS
from core.reading.weekdays import weekdays_in

LONGEST: Final = 60
"""Characters of a cell at most that is read."""
_SHORTEST: Final = 3
"""Letters of a word by which a row is named, in scripts with capitals."""
_FIRST_WIDE: Final = "\u0590"
_ANY: Final = 0
Day = tuple[int, int, int]
Clock = tuple[frozenset[object], ...]


class Times(NamedTuple):
    """The days of the week, dates (year, month, day; 0 for what is not said) and clock times that a text names."""

    weekdays: frozenset[int]
    dates: tuple[frozenset[Day], ...]
    clock: Clock

    def __bool__(self) -> bool:
        return bool(self.weekdays or self.dates or self.clock)


class WordedCell(NamedTuple):
    """A cell in words: its text in small letters, its runs, and the times that it names."""

    text: str
    lowered: str
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
    headings: frozenset[str]
    """The words of its headings, in small letters."""


def worded_tables(sources: Sequence[str]) -> tuple[WordedTable, ...]:
    """Return what the tables of all sources say in words."""
    return tuple(table for grid in grids_of(sources) for table in _tables(grid))


@lru_cache(maxsize=256)
def _tables(grid: Grid) -> tuple[WordedTable, ...]:
    words = [i for i, column in enumerate(grid.columns) if _is_of_words(column)]
    if not words or len(grid.columns) < len(("label", "cell")):
        return ()
    keys = [i for i in words if _names_rows(grid.columns[i])]
    distinct = (i for i in keys if len({c.casefold() for c in grid.columns[i].cells}) == grid.size)
    chosen = dict.fromkeys((*keys[:1], *list(distinct)[:1]))
    found = (_table(grid, key, [i for i in words if i != key]) for key in chosen)
    return tuple(table for table in found if table is not None)


def _is_of_words(column: Column) -> bool:
    return not column.numbers and not column.is_flag and any(_is_worded(cell) for cell in column.cells)


def _names_rows(column: Column) -> bool:
    """All of its cells are words, and it is none of days or times."""
    return all(has_letter(c) and len(c) <= LONGEST for c in column.cells) and not all(map(times_of, column.cells))


def _is_worded(cell: str) -> bool:
    if not cell or len(cell) > LONGEST or cell.casefold() in words_of("yes_word", "says_yes", "says_no", "unknown"):
        return False
    return bool(times_of(cell)) if has_digit(cell) else has_letter(cell)


def _table(grid: Grid, key: int, columns: Sequence[int]) -> WordedTable | None:
    lines: dict[str, list[int]] = {}
    labels: dict[str, str] = {}
    for at, label in enumerate(grid.columns[key].cells):
        lines.setdefault(label.casefold(), []).append(at)
        labels.setdefault(label.casefold(), label)
    if len(lines) < len(("one", "other")) or not columns:
        return None
    counts: dict[str, int] = {}
    for column in grid.columns:
        for cell in dict.fromkeys(column.cells):
            for run in set(runs_of(cell)):
                counts[run] = counts.get(run, 0) + 1
    told = {name: tuple(runs_of(name)) for name in lines}
    rows = tuple(
        WordedRow(
            labels[name],
            told[name],
            tuple(_own(name, told, grid, at)),
            tuple(_cells(grid, at, columns, counts)),
        )
        for name, at in lines.items()
    )
    headings = frozenset(run for column in grid.columns for run in runs_of(column.heading.casefold()))
    return WordedTable(rows, headings)


def _own(name: str, told: dict[str, tuple[str, ...]], grid: Grid, lines: Sequence[int]) -> Iterator[str]:
    others = {run for other, runs in told.items() if other != name for run in runs}
    here = set(lines)
    for column in grid.columns:
        for at, cell in enumerate(column.cells):
            if at not in here:
                others.update(runs_of(cell.casefold()))
    yield from (run for run in told[name] if run not in others and tells(run))


def tells(run: str) -> bool:
    """Tell whether a word may name something: no figure, no stop word, not too short."""
    if not has_letter(run) or run in STOP_WORDS:
        return False
    return len(run) >= (_SHORTEST if run[0] < _FIRST_WIDE else 1)


def _cells(
    grid: Grid, lines: Sequence[int], columns: Sequence[int], counts: dict[str, int]
) -> Iterator[tuple[int, WordedCell]]:
    for column in columns:
        for at in lines:
            text = grid.columns[column].cells[at]
            if _is_worded(text):
                yield column, _cell(text, counts)


def _cell(text: str, counts: dict[str, int]) -> WordedCell:
    runs = runs_of(text)
    last = runs[-1] if len(runs) > 1 and all(run[0].isupper() for run in (runs[0], runs[-1])) else ""
    surname = last if len(last) > _SHORTEST and counts.get(last) == 1 else ""
    lowered = " ".join(text.casefold().split())
    return WordedCell(text, lowered, tuple(run.casefold() for run in runs), times_of(text), surname)


@lru_cache(maxsize=4096)
def times_of(text: str) -> Times:
    """Read the days and times that a text names."""
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
        if day.isdecimal() and 0 < int(day) <= 31:
            months = next(filter(None, (months_named(w.strip(".,;")) for w in words[at + 1 : at + 3])), [])
            if months:
                yield frozenset(((_ANY, months[0], int(day)),))
