"""Rows that a question calls by their names, one beside the other: `Ghent and Lille together`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from core.tabulated.covering import Cover, Covered, around_of, heading_words
from core.tabulated.labels import without_asides
from core.tabulated.table import Column, Line, TypedTable

_FEWEST, _MOST = 2, 8


@dataclass(frozen=True, slots=True)
class _Named:
    """The rows of a table that are called by words of the question alone, each by some that no other has."""

    table: TypedTable
    lines: Mapping[int, frozenset[int]]

    @property
    def words(self) -> frozenset[int]:
        return frozenset().union(*self.lines.values())


def rows_named(cover: Cover) -> list[Covered]:
    """Return the cells of the rows that a question names apart, of the one column that is meant.

    Each word of the question must stand in their labels, in the column's heading, above them or in the document's name.
    None where another column, or another table with other figures, is as likely.
    """
    found = [cells for table in cover.document.tables for cells in _columns(cover, table)]
    if not found:
        return []
    best = min(map(_key, found))
    likely = [cells for cells in found if _key(cells) == best]
    return likely[0] if all(_figures(one) == _figures(likely[0]) for one in likely) else []


def _columns(cover: Cover, table: TypedTable) -> Iterator[list[Covered]]:
    named = _named(cover, table)
    if not _FEWEST <= len(named.lines) <= _MOST:
        return
    around = cover.of_document | around_of(cover.asked, table)
    for at, column in enumerate(table.columns):
        heading = cover.asked.held(heading_words(column))
        if cover.asked.every - around - named.words - heading:
            continue
        cells = [_cell(cover, named, (line, column), at) for line in named.lines]
        known = [cell for cell in cells if cell is not None and cell.found is not None]
        units = {cell.found.unit.name for cell in known if cell.found is not None}
        if len(known) == len(cells) and len(units) == 1:
            yield known


def _cell(cover: Cover, named: _Named, place: tuple[int, Column], at: int) -> Covered | None:
    line, column = named.table.lines[place[0]], place[1]
    text = line.cells[at] if at < len(line.cells) else ""
    own = named.lines[place[0]] | cover.asked.held(heading_words(column))
    return cover.covered((named.table, line, column, text), own) if text else None


def _named(cover: Cover, table: TypedTable) -> _Named:
    called = {at: held for at, line in enumerate(table.lines) if (held := _called(cover, line))}
    longest = {at: held for at, held in called.items() if not any(held < other for other in called.values())}
    others = {at: [held for place, held in longest.items() if place != at] for at in longest}
    apart = all(held - frozenset().union(*others[at]) for at, held in longest.items())
    return _Named(table, longest if apart else {})


def _called(cover: Cover, line: Line) -> frozenset[int]:
    """The words of a row's label, where the question says all of them, and they are no mere name of the document."""
    label = without_asides(line.label)
    if line.total or not label or cover.asked.unasked(label):
        return frozenset()
    held = cover.asked.held(label)
    return held if held - cover.of_document else frozenset()


def _key(cells: list[Covered]) -> tuple[int, ...]:
    """First by what the question says of the column, then by what else its heading says, then the newest."""
    first = cells[0]
    own = len(frozenset().union(*(cell.own for cell in cells)))
    return (-own, first.left[1], sum(cell.left[2] for cell in cells), -first.column.period.year)


def _figures(cells: list[Covered]) -> list[float]:
    return [cell.found.value for cell in cells if cell.found is not None]
