"""A clock time of one row of a table is said of another, or of the other end of its hours: Monday opens at 10:00.

Proved where the sentence names one row alone by its label, or by a day of the week, and the time stands in other rows
and not in that one; or in it under a heading that says `closes` where the sentence says `opens`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from core.checks.markdown_tables import cells_of, markdown_blocks
from core.checks.rule import Misstatement, Said, Statement
from core.checks.statements.opened_otherwise import CLOSES, OPENS
from core.checks.statements.timed_otherwise import is_same
from core.reading.characters import has_letter, stands_alone
from core.reading.clock_times import Moment, moments_in
from core.reading.lexicon import speaks_of_any
from core.reading.roles import Role
from core.reading.weekdays import weekdays_in

_LONGEST: Final = 240
_MOST_ROWS: Final = 60
_DENIES: Final[tuple[Role, ...]] = ("denied", "negates")


class _Row(NamedTuple):
    """The times of a row, each with the heading over it."""

    label: str
    times: tuple[tuple[Moment, str], ...]


def _hour_of_another_row(said: Statement) -> Iterator[Misstatement]:
    text = said.sentence.text
    if len(text) > _LONGEST or not any("|" in source for source in said.sources):
        return
    times = [moment for moment in moments_in(text) if moment.sort == "time"]
    if not times or speaks_of_any(_DENIES, text):
        return
    tables = [table for source in said.sources for table in _tables(source)]
    for moment in times:
        told = [other for table in tables if (other := _other(moment, text, table)) is not None]
        if told and not any(_holds(moment, text, table) for table in tables):
            start, end = moment.place
            at = said.sentence.start
            reason = "the evidence gives this time to something else"
            hint = f'`{text[start:end]}` is not what the row "{told[0].label}" has. Say what stands there.'
            yield Misstatement(at + start, at + end, reason, hint)
            return


def _other(moment: Moment, text: str, table: Sequence[_Row]) -> _Row | None:
    """The one row that is named, where the time is told in the table, and not of it."""
    named = _named(text, table)
    told = any(is_same(moment, one) for row in table for one, _ in row.times)
    return named[0] if told and len(named) == 1 and named[0].times and not _has(moment, text, named[0]) else None


def _holds(moment: Moment, text: str, table: Sequence[_Row]) -> bool:
    return any(_has(moment, text, row) for row in _named(text, table))


def _named(text: str, table: Sequence[_Row]) -> list[_Row]:
    days, lowered = weekdays_in(text), text.casefold()
    return [row for row in table if _is_named(row.label, days, lowered)]


def _is_named(label: str, days: frozenset[int], lowered: str) -> bool:
    told = weekdays_in(label)
    return (
        bool(told & days) if told else len(label) > 1 and has_letter(label) and stands_alone(label.casefold(), lowered)
    )


def _has(moment: Moment, text: str, row: _Row) -> bool:
    """The row has the time, under no heading of the other end than the sentence says."""
    opens, closes = speaks_of_any(OPENS, text), speaks_of_any(CLOSES, text)
    for one, heading in row.times:
        if is_same(moment, one):
            under = speaks_of_any(OPENS, heading), speaks_of_any(CLOSES, heading)
            if opens is closes or under[0] is under[1] or under == (opens, closes):
                return True
    return False


@lru_cache(maxsize=64)
def _tables(source: str) -> tuple[tuple[_Row, ...], ...]:
    found = []
    for _, _, lines in markdown_blocks(source):
        heads, *rows = map(cells_of, lines)
        read = tuple(_row(heads, cells) for cells in rows[:_MOST_ROWS] if cells)
        found += [read] if sum(bool(row.times) for row in read) > 1 else []
    return tuple(found)


def _row(heads: Sequence[str], cells: Sequence[str]) -> _Row:
    times = ((m, head) for head, cell in zip(heads[1:], cells[1:], strict=False) for m in moments_in(cell))
    return _Row(cells[0].strip(), tuple((m, head) for m, head in times if m.sort == "time"))


HOUR_OF_ANOTHER_ROW = Said("hour_of_another_row", _hour_of_another_row, of_digits=True)
