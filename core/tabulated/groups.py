"""Rows that belong together: those of one kind (`zones`), of one table, or with a word in common, in one period."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from core.reading.characters import has_letter
from core.reading.periods import named_periods
from core.reading.senses import idle_senses, senses_of
from core.tabulated.cells import value_of
from core.tabulated.finding import Found, Sheets, Wanted, found_at
from core.tabulated.labels import squeeze, without_asides
from core.tabulated.parts import parts_of
from core.tabulated.periods import heading_period
from core.tabulated.table import Column, Line, TypedTable

LEAST, MOST = 2, 200
"""Rows that make a group; of more, nobody wants the highest."""
_CAPTION = 200  # characters before a table that are said of it
_SAME = 0.005


@dataclass(frozen=True, slots=True)
class Group:
    """Cells of one column, by their row's squeezed label, in order. `left` counts the heading's words not asked for."""

    cells: Mapping[str, Found]
    left: int


def group_of(asked: frozenset[str], sheets: Sheets, wanted: Wanted) -> Group | None:
    """Return the rows of which a question speaks, in a period; None where no table has such, or two tables differ.

    `asked` are the senses of what it says beside the period: each must stand in the rows, their headings or captions.
    """
    found = [group for table in sheets.tables for group in _groups(asked, table, sheets, wanted)]
    if not found:
        return None
    least = min(group.left for group in found)
    fullest = max((group for group in found if group.left == least), key=lambda group: len(group.cells))
    return fullest if all(_agree(fullest, one) for one in found if one.left == least) else None


def _agree(whole: Group, other: Group) -> bool:
    """Another table states the same rows, or some of them."""
    if not other.cells.keys() <= whole.cells.keys():
        return False
    pairs = ((whole.cells[label].value, found.value) for label, found in other.cells.items())
    return all(abs(a - b) <= _SAME * max(abs(a), abs(b)) for a, b in pairs)


def _groups(asked: frozenset[str], table: TypedTable, sheets: Sheets, wanted: Wanted) -> Iterator[Group]:
    about = senses_of(table.caption[-_CAPTION:]) | senses_of(table.section)
    for sections in dict.fromkeys(line.section for line in table.lines):
        below = [line for line in table.lines if line.section == sections and not line.total and line.label]
        lines = parts_of(table, below)
        said = about | senses_of(" ".join(sections)) | _totalled(table, lines)
        for at, column in enumerate(table.columns):
            heading = _heading(column)
            key = asked - said - heading
            of_it = [line for line in lines if key <= _words(line, table)]
            if heading and not column.period.year and not heading & asked:
                continue
            cells = dict(_cells(table, of_it, at, sheets, wanted))
            least = LEAST if key else LEAST + 1  # two rows of a table that is about it may be of anything
            if least <= len(cells) <= MOST and len({found.unit.name for found in cells.values()}) == 1:
                yield Group(cells, len(heading - asked))


def _heading(column: Column) -> frozenset[str]:
    """What a column's heading says beside its period and unit."""
    if not has_letter(column.label):
        return frozenset()
    label = without_asides(column.label).rpartition(" / ")[2]
    plain = frozenset(one for one in senses_of(label) if not one.isdigit())
    return frozenset() if named_periods(label).years else plain - idle_senses()


def heading_of(column: Column) -> str:
    """What a column is called beside its period and unit; empty where that is all."""
    last = column.label.rpartition(" / ")[2]
    told = _heading(column) and not heading_period(last).year
    return without_asides(last).strip(" ,") if told else ""


def _words(line: Line, table: TypedTable) -> frozenset[str]:
    """A row's label, and what its other cells say in words."""
    texts = (cell for cell in line.cells if has_letter(cell) and value_of(cell) is None)
    return senses_of(" ".join((line.label, *texts))) if table.columns else frozenset()


def _totalled(table: TypedTable, lines: Sequence[Line]) -> frozenset[str]:
    """What the rows add up to, as the total's label says."""
    sections = {(), *(line.section for line in lines)}
    totals = (line.label for line in table.lines if line.total and line.section in sections)
    return frozenset().union(*map(senses_of, totals))


def _cells(
    table: TypedTable, lines: Sequence[Line], at: int, sheets: Sheets, wanted: Wanted
) -> Iterator[tuple[str, Found]]:
    for line in lines:
        cell, column = line.cells[at] if at < len(line.cells) else "", table.columns[at]
        found = found_at((table, line, column, cell), line.label, column.period)
        if found is None:
            continue
        if (not wanted.year and not column.period.year) or (wanted.year and sheets.is_meant(found, wanted)):
            yield squeeze(without_asides(line.label) or line.label), found


def periods_in(sheets: Sheets, span: str) -> list[Wanted]:
    """Return the periods of that length that columns are of, oldest first."""
    found = {c.period.year for t in sheets.tables for c in t.columns if c.period.year and _is_long(c, span)}
    return [Wanted(year, span) for year in sorted(found)]


def _is_long(column: Column, span: str) -> bool:
    return column.period.span == span if span else column.period.annual
