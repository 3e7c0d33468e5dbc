"""Figures of the evidence that may be compared with one another: one thing over the years, or many at one time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from core.checks.cells import Cell, Row
from core.checks.ledger import Ledger
from core.reading.calendars import months_at
from core.reading.dated_claims import is_a_period
from core.reading.lexicon import words_of
from core.reading.periods import named_periods

Words = frozenset[str]
WHOLE: Words = frozenset(("total", "sum", "averag", "mean", "combin", "all"))


class Parts(NamedTuple):
    """The quarters and months that a text names, each once."""

    quarters: tuple[int, ...] = ()
    months: tuple[int, ...] = ()


NO_PARTS = Parts()


def parts_named(text: str) -> Parts:
    """Return the quarters and months that a text names."""
    return Parts(named_periods(text).quarters, tuple(dict.fromkeys(month for month, _, _ in months_at(text))))


def is_nameless(heading: str) -> bool:
    """Tell whether a heading says nothing of what its figures are of: with `value`, it is whatever is spoken of."""
    said = heading.strip().lower()
    return not said or said in words_of("nameless_figure")


@dataclass(frozen=True, slots=True)
class Member:
    """One figure of a series, and what names it: its year, or the words of its label."""

    cell: Cell
    row: Row
    years: tuple[int, ...] = ()
    words: Words = frozenset()
    quarter: int = 0
    month: int = 0

    def is_named(self, said: Words, years: Sequence[int], parts: Parts = NO_PARTS) -> bool:
        """Tell whether a sentence's words, years, quarters or months name this one."""
        if self.quarter:
            return parts.quarters == (self.quarter,) and tuple(years) in ((), self.years)
        if self.month and parts.months:
            return parts.months == (self.month,) and tuple(years) in ((), self.years)
        if self.years and not self.month:
            return set(self.years) <= set(years)
        return any(word.isalpha() for word in self.words) and self.words <= said


@dataclass(frozen=True, slots=True)
class Series:
    """Members of one kind; `topic` are the words of what they are figures of."""

    members: tuple[Member, ...]
    topic: Words

    def place_of(self, member: Member, *, largest_first: bool) -> int:
        """Return which place, from 1, the member has in order."""
        own = member.cell.raw
        ahead = (m for m in self.members if (m.cell.raw > own if largest_first else m.cell.raw < own))
        return 1 + sum(1 for _ in ahead)


FEWEST = 2
"""Members of a series at least."""


@lru_cache(maxsize=8)
def has_series(ledger: Ledger) -> bool:
    """Tell whether there is any: prose seldom has one, and its every sentence is asked for comparisons."""
    return next(series_of(ledger), None) is not None


def series_of(ledger: Ledger) -> Iterator[Series]:
    """Yield each row over its years, and each column of a table over its rows."""
    columns: dict[tuple[int, int], list[tuple[Row, Cell]]] = {}
    for row in ledger.rows:
        plain = [c for c in row.cells if not (c.loose or c.moves)]
        yield from _over_years(row, plain)
        for cell in plain if row.origin == "table" and not WHOLE & row.tokens else ():
            columns.setdefault((row.table, cell.column), []).append((row, cell))
    for held in columns.values():
        yield from _over_rows(held)


def _over_years(row: Row, cells: Sequence[Cell]) -> Iterator[Series]:
    dated = [c for c in cells if len(c.years) == 1 and c.quarter <= 0 and not c.month]
    years = [c.years[0] for c in dated]
    if len(dated) >= FEWEST and len(set(years)) == len(years) and _alike(dated):
        yield Series(tuple(Member(c, row, years=c.years) for c in dated), row.tokens | row.context)


def _over_rows(held: Sequence[tuple[Row, Cell]]) -> Iterator[Series]:
    if len(held) < FEWEST or not _alike([cell for _, cell in held]):
        return
    members = tuple(_of_a_part(row, c) or Member(c, row, _year_of(row), row.tokens) for row, c in held)
    if _are_told_apart(members):
        yield Series(members, held[0][1].tokens)
    else:
        yield from _of_records(held)


def _of_records(held: Sequence[tuple[Row, Cell]]) -> Iterator[Series]:
    """Where a row is of one thing in one year: each thing over the years, and all things of each year."""
    things: dict[Words, list[Member]] = {}
    periods: dict[tuple[tuple[int, ...], int], list[Member]] = {}
    for row, cell in held:
        if len(cell.years) == 1 and not cell.quarter:
            things.setdefault(row.tokens, []).append(Member(cell, row, cell.years))
        if cell.years or cell.quarter:
            periods.setdefault((cell.years, cell.quarter), []).append(Member(cell, row, (), row.tokens))
    heading = held[0][1].tokens
    for thing, members in things.items():
        if len(members) >= FEWEST and _are_told_apart(members):
            yield Series(tuple(members), heading | thing)
    yield from (Series(tuple(ms), heading) for ms in periods.values() if len(ms) >= FEWEST and _are_told_apart(ms))


def _of_a_part(row: Row, cell: Cell) -> Member | None:
    """A row that is of a quarter or month and nothing else: `Q1 2024`, `May`."""
    parts = parts_named(row.label) if is_a_period(row.label) else NO_PARTS
    if parts.quarters and cell.quarter > 0:
        return Member(cell, row, cell.years, row.tokens, cell.quarter)
    return Member(cell, row, cell.years, row.tokens, month=parts.months[0]) if parts.months else None


def _are_told_apart(members: Sequence[Member]) -> bool:
    return len({(m.years, m.quarter, m.month, m.words) for m in members}) == len(members)


def _year_of(row: Row) -> tuple[int, ...]:
    """The year of a row whose label is one, or those of a season (`2021/22`)."""
    years = {c.years for c in row.cells}
    return years.pop() if len(years) == 1 and not any(c.isalpha() for c in row.label) else ()


def _alike(cells: Sequence[Cell]) -> bool:
    return len({(c.unit, c.scale, c.measure) for c in cells}) == 1
