"""Which cells of a table a sentence has: names whole or by surname, days and times however they are written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from core.checks.worded_rows import Clock, Day, Times, WordedCell, WordedRow, WordedTable, runs_in, tells, times_of
from core.reading.word_forms import WORD

_ENDING: Final = 2
"""Letters that an ending adds at most."""
_STEM: Final = 4
_FIRST_WIDE: Final = "\u0590"
"""From here on words are written on to one another, or have no blanks between them."""


class Value(NamedTuple):
    """What a sentence has of a row: the cell, its column, and its words or the times that are said."""

    row: WordedRow
    column: int
    cell: WordedCell
    heading: str
    words: tuple[str, ...]
    times: Times

    @property
    def tells_much(self) -> bool:
        """A name or a time, which is seldom said for another reason, rather than a word like `red`."""
        return bool(self.cell.times) or (self.cell.text[0].isupper() and len(self.cell.runs) > 1)

    def stands_in(self, text: str) -> bool:
        """Tell whether a text has what is said."""
        if self.words:
            return has_in_order(self.words, " ".join(text.casefold().split()))
        return _may_hold(times_of(text), self.times, self.cell.times)

    def taken_from(self, lowered: str) -> str:
        """Return a text with blanks for the value's words."""
        for word in self.words:
            at = lowered.find(word)
            lowered = lowered[:at] + " " * len(word) + lowered[at + len(word) :] if at >= 0 else lowered
        return lowered


def values_said(table: WordedTable, text: str) -> Iterator[Value]:
    """Yield the cells that a sentence has, row by row."""
    times = times_of(text)
    for row in table.rows:
        for column, cell in row.cells:
            words = () if cell.times else _words_said(cell, text)
            if _is_time(cell.times, times) or not all(_is_of_a_heading(word, table) for word in words):
                yield Value(row, column, cell, table.headings[column], words, times)


def _is_of_a_heading(word: str, table: WordedTable) -> bool:
    return word in table.heads or any(is_form(word, head) for head in table.heads)


def says(cell: WordedCell, text: str) -> bool:
    """Tell whether a sentence has the cell."""
    return _is_time(cell.times, times_of(text)) if cell.times else bool(_words_said(cell, text))


def has_word(word: str, lowered: str) -> bool:
    """Tell whether a text in small letters has a word, or a form of it."""
    return word in lowered if word[0] >= _FIRST_WIDE else any(is_form(word, run) for run in runs_in(lowered))


def is_form(word: str, run: str) -> bool:
    """The two are the same, or differ by a short ending: `Tim Ruhrs`."""
    if word == run or word[0].isdecimal():
        return word == run
    short, long = sorted((word, run), key=len)
    return len(short) >= _STEM and long.startswith(short) and len(long) - len(short) <= _ENDING


def has_in_order(words: Sequence[str], lowered: str) -> bool:
    """Tell whether words, or forms of them, stand together in a text in small letters."""
    if not words:
        return False
    if words[0][0] >= _FIRST_WIDE:
        return " ".join(words) in lowered
    runs = runs_in(lowered)
    last = len(runs) - len(words)
    return any(all(map(is_form, words, runs[at : at + len(words)])) for at in range(last + 1))


def _words_said(cell: WordedCell, text: str) -> tuple[str, ...]:
    """The words of a cell that a sentence has: all of them in order, or the surname alone."""
    if any(map(tells, cell.runs)) and has_in_order(cell.runs, " ".join(text.casefold().split())):
        return cell.runs
    bare = cell.surname.removesuffix("s")
    return (cell.surname.casefold(),) if bare and any(w.removesuffix("s") == bare for w in WORD.findall(text)) else ()


def _is_time(told: Times, said: Times) -> bool:
    """The days, the one date or the times that are said are those that are told."""
    if told.weekdays and told.weekdays == said.weekdays:
        return True
    if len(said.dates) == 1 and any(_is_date(said.dates[0], day) for day in told.dates):
        return True
    return bool(told.clock) and _is_clock(said.clock, told.clock)


def _may_hold(text: Times, said: Times, told: Times) -> bool:
    """A text has one of the days, the date or one of the times that are said, or names a span of time around it."""
    if told.weekdays and told.weekdays == said.weekdays:
        return not said.weekdays.isdisjoint(text.weekdays)
    if told.dates and said.dates:
        return any(_is_date(said.dates[0], day) for day in text.dates)
    return any(a & b for a in said.clock for b in text.clock) or len(text.clock) > len(said.clock)


def _is_date(one: frozenset[Day], other: frozenset[Day]) -> bool:
    """Two readings name the same day or month; what one leaves unsaid may be anything."""
    return any(all(a == b or not (a and b) for a, b in zip(x, y, strict=True)) for x in one for y in other)


def _is_clock(one: Clock, other: Clock) -> bool:
    return len(one) == len(other) and all(a & b for a, b in zip(one, other, strict=True))
