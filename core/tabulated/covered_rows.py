"""Rows together, found by the words of a question: added up, averaged, the highest of them, those off their plan."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.extraction.gate.asked_words import ENGLISH
from core.facts.plan import Operation
from core.facts.told import beside, listed
from core.reading.lexicon import speaks_of
from core.tabulated.asks import Ask
from core.tabulated.blanks import rows_without, told_without
from core.tabulated.covered_questions import side_asked
from core.tabulated.covered_telling import (
    answered,
    figure_told,
    heading_told,
    is_unclear,
    period_told,
    row_name,
    says_all,
)
from core.tabulated.covering import CAPTION, Cover, Covered, around_of, heading_words
from core.tabulated.execution import TableAnswer
from core.tabulated.headings import opens_a_total
from core.tabulated.named_rows import rows_named
from core.tabulated.parts import parts_of
from core.tabulated.rows import derived_row, shown

MOST_TOLD = 12


def _rows_of_one_column(cells: Sequence[Covered]) -> list[Covered]:
    """The rows that are no totals, of the one column that is meant; none where another column or table is as likely."""
    rows = [cell for cell in cells if cell.found is not None and not _is_total(cell) and not cell.is_of_years]
    if not rows:
        return []
    newest = max(cell.column.period.year for cell in rows)
    rows = [cell for cell in rows if cell.column.period.year == newest]
    least = min(cell.left[1] for cell in rows)
    rows = [cell for cell in rows if cell.left[1] == least]
    first = rows[0]
    kept = {id(line) for line in parts_of(first.table, [cell.line for cell in rows if cell.table is first.table])}
    rows = [cell for cell in rows if cell.table is not first.table or id(cell.line) in kept]
    one = all(cell.table is first.table and cell.column is first.column for cell in rows)
    units = {(cell.found.unit.name, cell.found.unit.measure) for cell in rows if cell.found and cell.found.value}
    names = {row_name(cell) for cell in rows}
    sections = {cell.line.section for cell in rows}
    return rows if one and len(units) <= 1 and len(names) == len(rows) and len(sections) == 1 else []


def _is_total(cell: Covered) -> bool:
    return cell.line.total or opens_a_total(cell.line.label)


def summed(ask: Ask, cover: Cover) -> TableAnswer | None:
    """What rows add up to that are named, or each of which says what is asked, and more: no rates, and no prices."""
    if named := rows_named(cover):
        return _added(ask, cover, named)
    rows = _rows_of_one_column(replace(cover, loose=True).cells)
    if len(rows) < _FEWEST or not says_all(ask, rows[0]) or not _say_more(ask, rows):
        return None
    said = f"{rows[0].column.label} {' '.join(cell.line.label for cell in rows)}"
    return None if speaks_of("no_sum", said) or counts_prices(cover, rows[0]) else _added(ask, cover, rows)


def counts_prices(cover: Cover, cell: Covered) -> bool:
    """Tell whether it is asked how many there are, and a cell is of what things cost: no fares come to so many cars."""
    if not speaks_of("plan_how_many", cover.said):
        return False
    above = f"{cover.document.title} {cell.table.section} {cell.table.caption[-CAPTION:]}"
    return speaks_of("row_price", f"{above} {cell.column.label}") and not speaks_of("counts_people", cell.column.label)


def _added(ask: Ask, cover: Cover, rows: Sequence[Covered]) -> TableAnswer | None:
    first = rows[0].found
    if first is None or first.unit.name == "percent" or is_unclear(ask.words.code, rows):
        return None
    total = sum(cell.found.value for cell in rows if cell.found is not None)
    each = listed([beside(row_name(cell), figure_told(cell, ENGLISH)) for cell in rows[:MOST_TOLD]])
    more = len(rows) - MOST_TOLD
    rest = (f" and {more:,} more" if more > 0 else "") + _left_out(cover, rows)
    heading = heading_told(rows[0])
    told = f"{heading}: together" if heading else "Together"
    text = f"{told} {shown(total, first.unit)}{period_told(rows[0], ENGLISH)}: {each}{rest}."
    made = [derived_row(first, ("", "total"), total, "", cover.document)]
    made += [derived_row(first, ("", "rows"), more, "rows", cover.document)] if more > 0 else []
    return answered(ask, cover, text, rows, made)


def _left_out(cover: Cover, rows: Sequence[Covered]) -> str:
    """Which rows that are meant, too, have no figure: what is told of all is told of the others."""
    table, column = rows[0].table, rows[0].column
    lines = {id(cell.line) for cell in rows}
    if len(lines) < _FEWEST or any(cell.column is not column for cell in rows):
        return ""  # one row's periods
    around = cover.of_document | around_of(cover.asked, table) | cover.asked.held(heading_words(column))
    beside = rows_without(cover.asked, around, table, column)
    return told_without([line for line in beside if line.section == rows[0].line.section], cover.asked.code)


def _say_more(ask: Ask, rows: Sequence[Covered]) -> bool:
    """Each row has a name beside what is asked of all: a row that is just what is asked is the answer by itself."""
    return all(ask.words.unasked(row_name(cell)) for cell in rows)


def averaged(ask: Ask, cover: Cover) -> TableAnswer | None:
    """The mean of rows, each of which says what is asked, and more."""
    rows = _rows_of_one_column(replace(cover, loose=True).cells)
    first = rows[0].found if rows else None
    if len(rows) < _FEWEST or first is None or not says_all(ask, rows[0]) or not _say_more(ask, rows):
        return None
    mean = sum(cell.found.value for cell in rows if cell.found is not None) / len(rows)
    each = listed([beside(row_name(cell), figure_told(cell, ENGLISH)) for cell in rows[:MOST_TOLD]])
    each += _left_out(cover, rows)
    name = heading_told(rows[0]) or "The figure"
    text = f"{name} is {shown(mean, first.unit)} on average{period_told(rows[0], ENGLISH)}: {each}."
    made = [derived_row(first, ("", "average"), mean, "", cover.document)]
    return answered(ask, cover, text, rows[:MOST_TOLD], made) if len(rows) <= MOST_TOLD else None


def extreme(ask: Ask, cover: Cover) -> TableAnswer | None:
    """The row that has the highest or lowest figure."""
    over = _periods_of_one_row(cover.cells)
    rows = over or _rows_of_one_column(replace(cover, loose=True).cells)
    if ask.operation is Operation.LOWEST and _is_money(rows):
        rows = [cell for cell in rows if cell.found is not None and cell.found.value]  # of nothing, there is no lowest
    if len(rows) < _FEWEST or not says_all(ask, rows[0]):
        return None
    highest = ask.operation is Operation.HIGHEST
    ordered = sorted(rows, key=lambda cell: cell.found.value if cell.found else 0.0, reverse=highest)
    first = [cell for cell in ordered if cell.found and ordered[0].found and cell.found.value == ordered[0].found.value]
    if len(first) > 1:
        return None
    others = listed([beside(row_name(cell), figure_told(cell, ENGLISH)) for cell in ordered[1:MOST_TOLD]])
    word = "highest" if highest else "lowest"
    name = heading_told(ordered[0])
    text = f"{row_name(ordered[0])} has the {word} {name or 'figure'}{period_told(ordered[0], ENGLISH)}, "
    text += f"{figure_told(ordered[0], ENGLISH)}; the others: {others}{_left_out(cover, rows)}."
    return answered(ask, cover, text, ordered[:MOST_TOLD])


def _periods_of_one_row(cells: Sequence[Covered]) -> list[Covered]:
    """One row's figures in the quarters of a year, where that is what its columns are."""
    quarters = [cell for cell in cells if cell.found is not None and cell.column.period.span[:1] == "Q"]
    lines = {id(cell.line) for cell in quarters}
    years = {cell.column.period.year for cell in quarters}
    return quarters if len(lines) == 1 == len(years) and len(quarters) > 1 else []


def _is_money(rows: Sequence[Covered]) -> bool:
    figures = [cell.found for cell in rows if cell.found is not None and cell.found.value]
    return bool(figures) and all(figure.unit.name.isupper() for figure in figures)


_FEWEST = 2


def rows_off_plan(ask: Ask, cover: Cover) -> TableAnswer | None:
    """How many rows, and which, came to more or less than was planned, or to just that."""
    side, loose = side_asked(ask.words.text), replace(cover, loose=True)
    figures = [cell for cell in loose.cells if cell.found is not None and not cell.line.total]
    planned = [cell for cell in figures if speaks_of("planned_column", cell.column.label)]
    came = {(id(cell.table), id(cell.line)): cell for cell in figures if cell not in planned}
    pairs = [(plan, came[at]) for plan in planned if (at := (id(plan.table), id(plan.line))) in came]
    one_column = len({id(cell.column) for cell in came.values()}) == 1 == len({id(plan.table) for plan, _ in pairs})
    if len(pairs) < _FEWEST or len(pairs) != len(planned) or not one_column:
        return None
    kept = [(plan, actual) for plan, actual in pairs if _side_of(plan, actual) == side]
    each = [f"{row_name(plan)} {figure_told(actual, ENGLISH)} ({figure_told(plan, ENGLISH)})" for plan, actual in kept]
    told = f": {listed(each[:MOST_TOLD])}" if kept else ""
    word = {"over": "above", "under": "below", "on": "exactly at"}[side]
    text = f"{len(kept)} of {len(pairs)} rows came in {word} {pairs[0][0].column.label}{told}."
    first = pairs[0][0].found
    made = [derived_row(first, ("", "rows"), n, "rows", cover.document) for n in (len(kept), len(pairs)) if first]
    return answered(ask, cover, text, [cell for pair in (kept or pairs)[:MOST_TOLD] for cell in pair], made)


def _side_of(plan: Covered, actual: Covered) -> str:
    if plan.found is None or actual.found is None:
        return ""
    gap = actual.found.value - plan.found.value
    return "over" if gap > 0 else "under" if gap < 0 else "on"
