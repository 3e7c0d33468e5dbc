"""Tables that came without marks, as text of PDF has them: lines of a label and figures below a line of periods."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from core.extraction.tables import Row
from core.reading.characters import has_digit, has_letter
from core.reading.things import Thing, sorted_out, things_in

_PERIODS = ("date", "year", "period")
# Of one period, any line that ends with a figure would be a row.
_FEWEST_COLUMNS, _MOST_COLUMNS = 2, 8
_OF_FIGURES = frozenset("0123456789.,()$€£¥%-–—− ")
_DASHES = frozenset("-–—−")


def statement_rows(lines: Sequence[str]) -> Iterator[tuple[str, Row | None]]:
    """Yield each line, with the row that it is where it has as many figures as the line of periods above has columns.

    Periods may stand on lines of their own, one below the other.
    """
    statement = Statement()
    for line in lines:
        yield line, statement.read(line)


def is_bare_row(text: str) -> bool:
    """Tell whether a line is a row that lost its table: `8,000 Turbocharger overhaul 60`, and no date or sentence.

    Nothing says what its figures are of, so that nobody can be told it.
    """
    told = sorted_out(text).rest.split() if has_digit(text[:1]) and has_digit(text[-1:]) else []
    ends = len(told) > _FEWEST_COLUMNS and set(told[0]) <= _OF_FIGURES and set(told[-1]) <= _OF_FIGURES
    named = ends and not told[1][:1].islower() and all(map(has_letter, told[1:-1]))
    return named and has_digit(told[0]) and has_digit(told[-1])


def label_and_figures(line: str) -> tuple[str, tuple[str, ...]]:
    """Return what stands before the figures that a line ends with, and these; nothing of what has figures elsewhere.

    >>> label_and_figures("Sales Tax 10.20% 278.46")
    ('Sales Tax', ('10.20%', '278.46'))
    """
    label, figures = _parted(line, 0)
    return (label, figures) if figures and not has_digit(label) else ("", ())


class Statement:
    """Reads line by line, and remembers the periods that stand above. `headers` counts the lines of periods."""

    def __init__(self) -> None:
        self.headers = 0
        self._header: tuple[str, ...] = ()
        self._section = ""
        self._gathering = False

    def read(self, line: str) -> Row | None:
        """Return the row that a line is, None where it is none."""
        if periods := _periods_of(line):
            goes_on = self._gathering and len(periods) == 1
            self._header = (*self._header, *periods) if goes_on else periods
            self.headers += 1
            self._section, self._gathering = "", len(self._header) < _MOST_COLUMNS
            return None
        self._gathering = False
        label, figures = _parted(line, len(self._header))
        if len(self._header) >= _FEWEST_COLUMNS and len(figures) == len(self._header):
            return Row(("", *self._header), (label, *figures), self._section)
        self._section = line if line.endswith(":") else self._section
        return None


def _periods_of(line: str) -> tuple[str, ...]:
    """Return the periods that a line ends with, if it has no figure beside them: `(in millions) 2021 2020`."""
    if len(line) > 200 or not has_digit(line):
        return ()
    things = [thing for thing in things_in(line) if thing.kind in _PERIODS]
    if not things or has_digit(_outside(line, things)) or line.rstrip()[-1:] in ".:":
        return ()
    return tuple(thing.text for thing in _trailing(line, things))[:_MOST_COLUMNS]


def _outside(line: str, things: Sequence[Thing]) -> str:
    kept, start = "", 0
    for thing in things:
        kept, start = kept + line[start : thing.start], thing.end
    return kept + line[start:]


def _trailing(line: str, things: Sequence[Thing]) -> list[Thing]:
    """Return the periods with nothing but blanks and commas between them and the end of the line."""
    found: list[Thing] = []
    end = len(line)
    for thing in reversed(things):
        if line[thing.end : end].strip(" ,"):
            break
        found.insert(0, thing)
        end = thing.start
    return _once(found)


def _once(things: Sequence[Thing]) -> list[Thing]:
    """Leave out what a title says before its columns: `December 31, 2022 and 2021 2022 2021` are two.

    `2023 2022 2023 2022` are four: quarters beside the months so far.
    """
    names = [thing.text for thing in things]
    half = len(names) // 2
    if len(set(names)) == len(names) or names[:half] * 2 == names:
        return list(things)
    first = next(at for at in range(len(names)) if len(set(names[at:])) == len(names) - at)
    return list(things[first:])


def _parted(line: str, columns: int) -> tuple[str, tuple[str, ...]]:
    """Part a line into its label and the figures behind it: `Net sales $ 14,082 (11,303)`.

    Of a label that has figures itself (`Receivables, net of allowances of $95 and $103 5,020 4,911`) only as many are
    cells as there are columns.
    """
    words = line.split()
    behind = len(list(takewhile(lambda word: set(word) <= _OF_FIGURES, reversed(words))))
    start = len(words) - behind
    places = [at for at in range(start, len(words)) if has_digit(words[at]) or set(words[at]) <= _DASHES]
    if len(places) > columns > 0 and has_digit(" ".join(words[:start])):
        start = places[-columns]
        places = places[-columns:]
    label = " ".join(words[:start])
    return (label, tuple(words[at] for at in places)) if has_letter(label) else ("", ())
