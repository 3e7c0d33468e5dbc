"""Rows of any shape (`{"region", "sales"}`): read by their column names, as the table that they are."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import cast

from core.checks.fact_rows import PRICES
from core.checks.row_figures import is_a_price
from core.checks.table_cells import read_cell
from core.errors import BadInput
from core.model import Scalar
from core.reading.calendars import month_named
from core.reading.camel_case import words_of_name
from core.reading.year_labels import is_year_label

Values = Mapping[str, Scalar]
_NO_NAME = "row"
"""Heads rows that are figures throughout: else the first figure would be read as what the row is of."""
DEEPEST = 4
"""Names that lead to a value at most."""
_OF_A_PRICE = frozenset(("date", "ticker", "company"))


def is_fact(values: Values) -> bool:
    """The row is one of the fact tables', by the names of its columns: a metric's figure, a price or a filing."""
    if values.get("table"):
        return True
    if "form" in values or "filing_type" in values:
        return True
    if "metric" in values and "value" in values:
        return True
    return is_a_price(values) and (bool(_OF_A_PRICE & set(values)) or set(values) <= set(PRICES))


def tables_of(rows: Sequence[Values]) -> tuple[str, ...]:
    """Write rows of the same columns as one Markdown table each, in order; one may lack some of another's."""
    tables: list[tuple[list[str], list[Values]]] = []
    for values in rows:
        if tables and _is_of_the_same(values, tables[-1][0]):
            names, held = tables[-1]
            names += (name for name in values if name not in names)
            held.append(values)
        else:
            tables.append((list(values), [values]))
    return tuple(_table(names, held) for names, held in tables)


def _is_of_the_same(values: Values, names: Sequence[str]) -> bool:
    """All of one's columns are columns of the other: JSON leaves out what is not there."""
    return set(values) <= set(names) or (bool(names) and set(names) <= set(values))


def flattened(number: int, values: Mapping[str, object]) -> Values:
    """Name what stands in an object by all the names that lead there: `{"goals": {"home": 2}}` has `goals home`.

    A list of plain values is one cell. Raises `BadInput` for a list of anything else, and for what is nested deeper
    than people write tables; `number` is the row's.
    """
    return dict(_leaves(number, values, ()))


def _leaves(number: int, values: Mapping[str, object], above: tuple[str, ...]) -> Iterator[tuple[str, Scalar]]:
    for name, value in values.items():
        path = (*above, name)
        if isinstance(value, dict) and len(path) < DEEPEST:
            yield from _leaves(number, value, path)
        elif isinstance(value, dict) or (isinstance(value, list) and any(isinstance(v, list | dict) for v in value)):
            raise BadInput(
                f'Row {number} of "rows" can\'t be read: "{" ".join(path)}" holds {_kind(value)}.',
                hint="A value is text, a number, true, false or null, a list of such, or an object of such.",
            )
        else:
            yield " ".join(path), ", ".join(map(str, value)) if isinstance(value, list) else cast("Scalar", value)


def _kind(value: object) -> str:
    return "a list of lists or objects" if isinstance(value, list) else "an object too deep within others"


def _table(names: Iterable[str], rows: Sequence[Values]) -> str:
    names = list(names)
    cells = [[_cell(row.get(n)) for n in names] for row in rows]
    columns = [_with_months(column) for column in zip(*cells, strict=True)]
    cells = [list(line) for line in zip(*columns, strict=True)]
    lines = [[_heading(n) for n in names], ["---"] * len(names), *cells]
    if all(read_cell(c) and not is_year_label(c) for line in cells for c in line):
        lines = [[mark, *line] for mark, line in zip((_NO_NAME, "---", *[_NO_NAME] * len(cells)), lines, strict=True)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _with_months(column: Sequence[str]) -> Sequence[str]:
    """A column of months as people name them: `February 2024` for `2024-02`."""
    named = [month_named(cell) for cell in column]
    return named if named and all(named) else column


def _heading(name: str) -> str:
    """`parcels_per_day` and `parcelsPerDay` are `parcels per day`."""
    return _plain(words_of_name(name))


def _cell(value: Scalar) -> str:
    if isinstance(value, float):
        return f"{value:.15g}" if math.isfinite(value) else ""
    text = "" if value is None else _plain(str(value))
    return text.replace("_", " ") if text.isidentifier() else text


def _plain(text: str) -> str:
    return " ".join(text.replace("|", "/").split())
