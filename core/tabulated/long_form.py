"""Tables that name in each row what it measures (`Metric | Period | Value`), turned to a row a measure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from core.reading.lexicon import words_of
from core.reading.roles import Role
from core.tabulated.cells import is_text, is_value
from core.tabulated.periods import heading_period
from core.tabulated.table import Column, Line, TypedTable

_MOST = 0.9  # of a column's cells say what it holds
_FEWEST = 2  # rows


@dataclass(frozen=True, slots=True)
class _Held:
    heading: str
    cells: tuple[str, ...]

    def is_of(self, role: Role) -> bool:
        return self.heading.strip(" :").casefold() in words_of(role)

    @property
    def of_periods(self) -> bool:
        return _mostly([bool(heading_period(cell).year) for cell in self.cells])


def in_wide_form(table: TypedTable) -> TypedTable:
    """Return a table of measures, periods and values with a row a measure and a column a period; any other as it is.

    Its value is headed by what says no more (`Value`, `Wert`), beside one column of words, one of periods, and perhaps
    one of units. A further column, or two values for one measure and period, and it is none of these.
    """
    held = _columns(table)
    values = [one for one in held if one.is_of("heads_value") and _mostly([is_value(cell) for cell in one.cells])]
    units = [one for one in held if one.is_of("heads_unit")]
    periods = [one for one in held if one.of_periods and one not in values]
    told = (*values, *units, *periods)
    measures = [one for one in held if one not in told and _mostly(list(map(is_text, one.cells)))]
    if [len(values), len(periods), len(measures)] != [1, 1, 1] or len(units) > 1:
        return table
    if len(held) != len(units) + 3 or len(table.lines) < _FEWEST:
        return table
    called = measures[0].cells
    unit_of = dict(zip(called, units[0].cells, strict=True)) if units else {}
    if units and any(unit_of[name] != unit for name, unit in zip(called, units[0].cells, strict=True)):
        return table
    return _pivoted(table, measures[0], periods[0].cells, values[0].cells, unit_of)


def _columns(table: TypedTable) -> list[_Held]:
    labels = _Held(table.corner, tuple(line.label for line in table.lines))
    own = (
        _Held(column.label, tuple("".join(line.cells[at : at + 1]) for line in table.lines))
        for at, column in enumerate(table.columns)
    )
    return [labels, *own]


def _mostly(told: Sequence[bool]) -> bool:
    return bool(told) and sum(told) >= _MOST * len(told)


def _pivoted(
    table: TypedTable, measure: _Held, when: Sequence[str], values: Sequence[str], unit_of: dict[str, str]
) -> TypedTable:
    periods = tuple(dict.fromkeys(when))
    stated: dict[tuple[str, str], str] = {}
    chunks: dict[str, int] = {}
    for name, period, value, line in zip(measure.cells, when, values, table.lines, strict=True):
        if (name, period) in stated:
            return table
        stated[name, period] = value
        chunks.setdefault(name, line.chunk)
    lines = tuple(_lines(stated, periods, chunks, unit_of))
    columns = tuple(Column(period, heading_period(period)) for period in periods)
    return replace(table, columns=columns, lines=lines, corner=measure.heading)


def _lines(
    stated: dict[tuple[str, str], str], periods: Sequence[str], chunks: dict[str, int], unit_of: dict[str, str]
) -> Iterator[Line]:
    for name, chunk in chunks.items():
        unit = unit_of.get(name, "")
        label = f"{name} ({unit})" if unit else name
        yield Line(label, tuple(stated.get((name, period), "") for period in periods), chunk=chunk)
