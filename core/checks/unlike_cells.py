"""What a sentence says of one row of a table, and its cell says otherwise: another day, another name, yes or no."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from core.checks.grids import Column, Grid, grids_of, is_true
from core.checks.told_cells import has_in_order, has_word, is_form, says
from core.checks.worded_rows import Times, WordedRow, WordedTable, runs_in, tells, times_of
from core.reading.digits import EARLIEST, years_in
from core.reading.lexicon import words_of

_LEFT: Final = 1
"""Words that are neither of the row nor of the heading, at most: a verb."""
_LONGEST_HEAD: Final = 4
"""Words of a heading at most."""


def stands_in_no_row(table: WordedTable, row: WordedRow, text: str) -> str:
    """Return the cell in whose place a sentence has a day, a time or a name that no row of its column has."""
    said, lowered = times_of(text), " ".join(text.casefold().split())
    for column, cell in row.cells:
        head = [run for run in runs_in(table.headings[column]) if tells(run)]
        named = [word for word in head if has_word(word, lowered)]
        others = [one for other in table.rows for at, one in other.cells if at == column]
        if not named or len(named) < len(head) or any(says(one, text) for one in others):
            continue
        if cell.times:
            if _is_another_time(cell.times, said) and not any(_has_any(one.times, said) for one in others):
                return cell.text
        elif cell.surname and _names_another(text, lowered, row, head):
            return cell.text
    return ""


def _is_another_time(told: Times, said: Times) -> bool:
    """One of the same sort is said, and no part of what is told."""
    alike = sum(bool(a) and bool(b) for a, b in zip(told, said, strict=True))
    return alike == 1 and sum(map(bool, said)) == 1 and not _has_any(told, said)


def _has_any(told: Times, said: Times) -> bool:
    days = any(a & b for a in told.dates for b in said.dates)
    return days or not told.weekdays.isdisjoint(said.weekdays) or any(a & b for a in told.clock for b in said.clock)


def _names_another(text: str, lowered: str, row: WordedRow, head: Sequence[str]) -> bool:
    """The sentence has a full name that is neither the row's nor the heading's, and nothing else."""
    known = {*row.runs, *head}
    words = [word.strip(".,;:!?") for word in text.split()]
    names = [
        (one, two)
        for one, two in pairwise(words)
        if one[:1].isupper()
        and two[:1].isupper()
        and not known & {one.casefold(), two.casefold()}
        and tells(one.casefold())
    ]
    left = [run for run in runs_in(lowered) if tells(run) and not _is_one_of(run, known)]
    return len(names) == 1 and len(left) <= len(names[0]) + _LEFT


def _is_one_of(run: str, known: set[str]) -> bool:
    return any(is_form(word, run) for word in known)


def flags_told(sources: Sequence[str], text: str, *, denied: bool) -> Iterator[tuple[str, str]]:
    """Yield the heading of a column of yes and no, and the cell, where a sentence says the other of a row."""
    lowered = " ".join(text.casefold().split())
    for grid in grids_of(sources):
        rows = _rows_named(grid, lowered)
        for column in grid.columns if len(rows) == 1 else ():
            cell = column.cells[rows[0]].casefold() if column.is_flag else ""
            head = [run for run in runs_in(column.heading) if tells(run)]
            if _is_yes_or_no(cell) and _says_just(head, grid, rows[0], lowered) and is_true(cell) is denied:
                yield column.heading, column.cells[rows[0]]


def years_told(sources: Sequence[str], text: str) -> Iterator[tuple[str, str]]:
    """Yield the heading of a column of years, and the cell, where a sentence names another year for a row."""
    said, lowered = set(years_in(text, EARLIEST)), " ".join(text.casefold().split())
    for grid in grids_of(sources) if len(said) == 1 else ():
        rows = _rows_named(grid, lowered)
        told = [c for c in grid.columns if all(map(_is_a_year, c.cells)) and _is_headed(c, lowered)] if rows else []
        if len(rows) == 1 == len(told) and said.isdisjoint(years_in(told[0].cells[rows[0]], EARLIEST)):
            yield told[0].heading, told[0].cells[rows[0]]


def _is_a_year(cell: str) -> bool:
    return len(cell) == len("1931") and bool(years_in(cell, EARLIEST))


def _is_headed(column: Column, lowered: str) -> bool:
    head = [run for run in runs_in(column.heading) if tells(run)]
    return bool(head) and all(has_word(word, lowered) for word in head)


def _is_yes_or_no(cell: str) -> bool:
    return is_true(cell) or cell in words_of("says_no", "no_word")


def _rows_named(grid: Grid, lowered: str) -> list[int]:
    cells = grid.names.cells if grid.names else ()
    return [at for at, cell in enumerate(cells) if has_in_order(runs_in(cell), lowered)]


def _says_just(head: Sequence[str], grid: Grid, row: int, lowered: str) -> bool:
    """All of the heading is said, and of no other; but for the row's name, hardly anything else."""
    if not 0 < len(head) <= _LONGEST_HEAD or not all(has_word(word, lowered) for word in head):
        return False
    others = {run for column in grid.columns for run in _runs_of(column)} - set(head)
    names = set(runs_in(grid.names.cells[row])) if grid.names else set()
    left = [run for run in runs_in(lowered) if tells(run) and not _is_one_of(run, {*head, *names})]
    return len(left) <= _LEFT and not others.intersection(left)


def _runs_of(column: Column) -> tuple[str, ...]:
    return runs_in(column.heading) if column.is_flag else ()
