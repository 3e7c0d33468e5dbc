"""`Parcels per driver`, made of two columns of one row where no cell says it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from core.extraction.gate.asked_words import AskedWords
from core.tabulated.asks import Ask
from core.tabulated.covered_telling import answered, bears_names, figure_told, heading_told, row_name, says_all
from core.tabulated.covering import Cover, Covered, heading_words
from core.tabulated.execution import TableAnswer
from core.tabulated.finding import Found, found_at
from core.tabulated.rows import derived_row, shown, stated_row
from core.tabulated.table import Column

_SAME = 0.005


def ratio(ask: Ask, cover: Cover) -> TableAnswer | None:
    """A figure of a row by another one of the row, which counts what the question has behind `per`."""
    if ask.other is None:
        return None
    figures = [cell for cell in cover.cells if cell.found is not None and not cell.left[0] and not _is_rate(cell)]
    pairs = [(cell, by) for cell in figures if bears_names(cover, cell) for by in _counted(cell, ask.other, cover)]
    if not pairs:
        return None
    most = max(len(cell.own) for cell, _ in pairs)
    meant = [(cell, by) for cell, by in pairs if len(cell.own) == most]
    values = [cell.found.value / by.value for cell, by in meant if cell.found is not None]
    (cell, by), value = meant[0], values[0]
    if cell.found is None or any(abs(one - value) > _SAME * abs(value) for one in values) or not says_all(ask, cell):
        return None
    unit = replace(cell.found.unit, scale=1.0)
    made = derived_row(
        replace(cell.found, unit=unit), ("", "ratio"), value, "" if unit.name else "ratio", cover.document
    )
    noun = by.column.label.rpartition(" / ")[2]
    sides = f"{heading_told(cell) or cell.column.label} {figure_told(cell, 'en')} / {noun} {shown(by.value, by.unit)}"
    found = answered(ask, cover, f"{row_name(cell)}: {shown(round(value, 2), unit)} ({sides}).", [cell], [made])
    rows = (*found.told.rows, stated_row(by, "", cover.document))
    return replace(found, cells=(*found.cells, by), told=replace(found.told, rows=rows))


def _counted(cell: Covered, noun: AskedWords, cover: Cover) -> Iterator[Found]:
    """What the row has in the columns that are called by what stands behind `per`, and of no other period."""
    for column, text in zip(cell.table.columns, cell.line.cells, strict=False):
        if column is cell.column or not noun.every or not noun.every <= noun.held(heading_words(column)):
            continue
        if noun.unasked(heading_words(column)) or not _is_of_one_time(column, cell.column):
            continue
        found = found_at((cell.table, cell.line, column, text), cell.line.label, column.period)
        if found is not None and found.value > 0 and found.unit.name != "percent":
            yield found


def _is_of_one_time(one: Column, other: Column) -> bool:
    return not one.period.year or (one.period.year, one.period.span) == (other.period.year, other.period.span)


def _is_rate(cell: Covered) -> bool:
    return cell.found is not None and (cell.found.unit.name == "percent" or cell.found.unit.name.endswith("/shares"))
