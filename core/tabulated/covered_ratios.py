"""`Parcels per driver`, made of two columns of one row, or of two rows of one column, where no cell says it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from core.extraction.gate.asked_words import AskedWords
from core.tabulated.asks import Ask
from core.tabulated.cells import PERCENT
from core.tabulated.covered_telling import (
    answered,
    bears_names,
    figure_told,
    heading_told,
    period_told,
    row_name,
    says_all,
)
from core.tabulated.covering import Cover, Covered, heading_words, period_key
from core.tabulated.execution import TableAnswer
from core.tabulated.finding import Found, found_at
from core.tabulated.labels import without_asides
from core.tabulated.rows import derived_row, shown, stated_row
from core.tabulated.stated_rates import is_for_each, says_for_each
from core.tabulated.table import Column

_SAME = 0.005


def ratio(ask: Ask, cover: Cover) -> TableAnswer | None:
    """A figure by another one of its column or its row, which counts what the question has behind `per`."""
    if ask.other is None:
        return None
    figures = [cell for cell in cover.cells if cell.found is not None and not cell.left[0] and not _is_rate(cell)]
    figures = [cell for cell in figures if not _is_told(ask, ask.other, cell)]
    named = [cell for cell in figures if bears_names(cover, cell)]
    pairs = [(cell, by) for cell in named for by in _counted_below(cell, ask.other)]
    pairs = pairs or [(cell, by) for cell in named for by in _counted(cell, ask.other, cover)]
    if not pairs:
        return None
    most = max(len(cell.own) for cell, _ in pairs)
    best = [(cell, by) for cell, by in pairs if len(cell.own) == most]
    newest = max(period_key(cell)[:1] for cell, _ in best)
    meant = [(cell, by) for cell, by in best if period_key(cell)[:1] == newest]
    values = [cell.found.value / by.value for cell, by in meant if cell.found is not None]
    (cell, by), value = meant[0], values[0]
    if cell.found is None or any(abs(one - value) > _SAME * abs(value) for one in values) or not says_all(ask, cell):
        return None
    unit = replace(cell.found.unit, scale=1.0)
    of_lines = by.column is cell.column
    noun = by.line.label if of_lines else by.column.label.rpartition(" / ")[2]
    first = cell.label if of_lines else heading_told(cell) or cell.column.label
    formula = f"{first} / {noun}" if of_lines else "ratio"
    made = derived_row(
        replace(cell.found, unit=unit), ("", formula), value, "" if unit.name else "ratio", cover.document
    )
    sides = f"{first} {figure_told(cell, 'en')} / {noun} {shown(by.value, by.unit)}"
    name = f"{first} / {noun}{period_told(cell, 'en')}" if of_lines else row_name(cell)
    found = answered(ask, cover, f"{name}: {shown(round(value, 2), unit)} ({sides}).", [cell], [made])
    rows = (*found.told.rows, stated_row(by, "", cover.document))
    return replace(found, cells=(*found.cells, by), told=replace(found.told, rows=rows))


def _counted_below(cell: Covered, noun: AskedWords) -> Iterator[Found]:
    """What the column has in the rows that are called by what stands behind `per`: `Employees`, below `Revenue`."""
    at = cell.table.columns.index(cell.column)
    for line in cell.table.lines:
        label = without_asides(line.label) or line.label
        text = line.cells[at] if at < len(line.cells) else ""
        if line is cell.line or not text or not _is_called(noun, label):
            continue
        found = found_at((cell.table, line, cell.column, text), line.label, cell.column.period)
        if found is not None and found.value > 0 and found.unit.name != PERCENT:
            yield found


def _counted(cell: Covered, noun: AskedWords, cover: Cover) -> Iterator[Found]:
    """What the row has in the columns that are called by what stands behind `per`, and of no other period."""
    for column, text in zip(cell.table.columns, cell.line.cells, strict=False):
        if column is cell.column or not _is_called(noun, heading_words(column)):
            continue
        if not cover.asked.held(heading_words(cell.column)):
            continue  # a row is named, and nothing says which of its figures
        if not _is_of_one_time(column, cell.column):
            continue
        found = found_at((cell.table, cell.line, column, text), cell.line.label, column.period)
        if found is not None and found.value > 0 and found.unit.name != PERCENT:
            yield found


def _is_called(noun: AskedWords, label: str) -> bool:
    """A label says what stands behind `per`, and nothing beside it."""
    every = frozenset(range(len(noun.words)))
    return bool(every) and not is_for_each(label) and every <= noun.held(label) and not noun.unasked(label)


def _is_of_one_time(one: Column, other: Column) -> bool:
    return not one.period.year or (one.period.year, one.period.span) == (other.period.year, other.period.span)


def _is_told(ask: Ask, noun: AskedWords, cell: Covered) -> bool:
    """A label of its table says itself for each of what is asked (`Price per km`), and what the cell's own one says."""
    own = ask.words.held(f"{cell.line.label} {heading_words(cell.column)}")
    labels = (*map(heading_words, cell.table.columns), *(line.label for line in cell.table.lines))
    told = (label for label in labels if says_for_each(label, noun.text))
    return any(own <= ask.words.held(f"{label} {cell.line.label} {heading_words(cell.column)}") for label in told)


def _is_rate(cell: Covered) -> bool:
    if is_for_each(f"{cell.label} {heading_words(cell.column)}"):
        return True
    return cell.found is not None and (cell.found.unit.name == PERCENT or cell.found.unit.name.endswith("/shares"))
