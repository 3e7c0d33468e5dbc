"""Sentences about cells and about what was computed from them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from core.facts.told import Told, figure, listed, name_of, period, table_of, whose
from core.model import FactRow
from core.reading.plurals import is_plural
from core.reading.stopwords import STOP_WORDS
from core.tabulated.expressions import Expression, written
from core.tabulated.finding import Found
from core.tabulated.rows import called, is_fiscal, shown, shown_period
from core.tabulated.series import Measured, told_value

_MOST = 12


def tell_stated(rows: Sequence[FactRow]) -> Told:
    """Tell figures as the table states them, one or several periods of a line."""
    parts = [f"{figure(row)}{_in(row)}" for row in rows[-_MOST:]]
    verb = "were" if _is_plural(name_of(rows[0])) else "was"
    return Told(f"{whose(rows[0])} {verb} {listed(parts)}.", tuple(rows), table_of(rows))


def _is_plural(name: str) -> bool:
    """`Purchases of equipment` were, `Cost of sales` was: the word before the first that joins tells."""
    heads = list(takewhile(lambda word: word.casefold() not in STOP_WORDS, name.partition(",")[0].split()))
    head = heads[-1].casefold() if heads else ""
    return is_plural(head)


def _in(row: FactRow) -> str:
    return f" in {period(row)}" if row.values.get("shown_period") else ""


def tell_formula(expression: Expression, series: Sequence[Measured], rows: Sequence[FactRow]) -> Told:
    """Tell what a formula yields, then the formula and the figures that went into it."""
    first = tell_stated(rows)
    last = series[-1]
    inputs = dict.fromkeys(_input(cell) for one in series for cell in one.cells)
    how = f"That is {written(expression)}, from {listed(list(inputs)[:_MOST])}." if last.cells else ""
    return Told(f"{first.text} {how}".strip(), tuple(rows), first.table)


def _input(cell: Found) -> str:
    when = shown_period(cell.period, None, fiscal=is_fiscal(cell)) or cell.column.label
    return f"{called(cell)} {shown(told_value(cell, called(cell)), cell.unit)} ({when})"
