"""Rows of any shape (`{"region", "sales"}`): read by their column names, as the table that they are."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import cast

from core.checks.conversions import unit_declared
from core.checks.fact_rows import PRICES
from core.checks.filings import FILED
from core.checks.row_figures import is_a_price, states_nothing
from core.checks.table_cells import read_cell
from core.checks.tables import LONGEST_KEY
from core.errors import BadInput
from core.model import Scalar
from core.reading.calendars import month_named
from core.reading.characters import has_letter
from core.reading.identifiers import words_of_name
from core.reading.year_labels import is_year_label

Values = Mapping[str, Scalar]
_NO_NAME = "row"
"""Heads rows that are figures throughout: else the first figure would be read as what the row is of."""
_EMPTY = "-"
_FLAGS = frozenset(("True", "False", "true", "false"))
TOLD_APART = 2
"""Rows at least that a column of names tells apart."""
DEEPEST = 4
"""Names that lead to a value at most."""
MOST_BITS = 3_330
"""Of a whole number of a thousand digits; Python itself writes none of several thousand."""
_OF_A_FILING = frozenset((*FILED, "accession", "accession_number", "accn", "ticker", "cik", "company", "period"))
"""Names beside which `form` is that of a filing, and not of a tablet."""
_OF_A_PRICE = frozenset(("date", "ticker", "company"))


def is_fact(values: Values) -> bool:
    """The row is one of the fact tables', by the names of its columns: a metric's figure, a price or a filing."""
    if values.get("table"):
        return True
    if "filing_type" in values or ("form" in values and not _OF_A_FILING.isdisjoint(values)):
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

    A list of plain values is one cell. Raises `BadInput` for a list of anything else, for what is nested deeper than
    people write tables, and for a number that none writes; `number` is the row's.
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
        elif isinstance(value, int) and value.bit_length() > MOST_BITS:
            raise BadInput(
                f'Row {number} of "rows" can\'t be read: "{" ".join(path)}" holds a number of more than 1,000 digits.'
            )
        else:
            yield " ".join(path), ", ".join(map(str, value)) if isinstance(value, list) else cast("Scalar", value)


def _kind(value: object) -> str:
    return "a list of lists or objects" if isinstance(value, list) else "an object too deep within others"


def _table(names: Iterable[str], rows: Sequence[Values]) -> str:
    names = list(names)
    cells = [[_cell(row.get(n)) for n in names] for row in rows]
    columns = [_with_months(_with_empty(column)) for column in zip(*cells, strict=True)]
    names, columns = _by_what_they_are_of(names, columns)
    cells = [list(line) for line in zip(*columns, strict=True)]
    lines = [[_heading(n) for n in names], ["---"] * len(names), *cells]
    if all((c == _EMPTY or read_cell(c)) and not is_year_label(c) for line in cells for c in line):
        lines = [[mark, *line] for mark, line in zip((_NO_NAME, "---", *[_NO_NAME] * len(cells)), lines, strict=True)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _by_what_they_are_of(names: list[str], columns: list[Sequence[str]]) -> tuple[list[str], list[Sequence[str]]]:
    """Put the first column of texts that tells the rows apart before numbers, or flags, that stand first."""
    if not columns or len(columns[0]) < TOLD_APART or not all(map(_is_no_name, columns[0])):
        return names, columns
    at = next((i for i, column in enumerate(columns) if _tells_apart(column)), 0)
    order = [at, *(i for i in range(len(columns)) if i != at)]
    return [names[i] for i in order], [columns[i] for i in order]


def _is_no_name(cell: str) -> bool:
    return cell in _FLAGS or (read_cell(cell) is not None and not is_year_label(cell))


def _tells_apart(column: Sequence[str]) -> bool:
    """Each cell is a short text, and no other is the same; dates and periods in digits are none."""
    texts = all(has_letter(c) and len(c) <= LONGEST_KEY and not read_cell(c) and c not in _FLAGS for c in column)
    return texts and len(set(column)) == len(column)


def _with_empty(column: Sequence[str]) -> Sequence[str]:
    """A column of figures with a mark where a row has none: a row that is blank throughout would head the next ones."""
    if not any(map(read_cell, column)):
        return column
    return [_EMPTY if states_nothing(cell) else cell for cell in column]


def _with_months(column: Sequence[str]) -> Sequence[str]:
    """A column of months as people name them: `February 2024` for `2024-02`."""
    named = [month_named(cell) for cell in column]
    return named if named and all(named) else column


def _heading(name: str) -> str:
    """`parcels_per_day` and `parcelsPerDay` are `parcels per day`, `weight_kg` is `weight (kg)`."""
    named, _, unit = name.rpartition("_")
    if named and unit_declared(name) is not None:
        return f"{_plain(words_of_name(named))} ({unit})"
    return _plain(words_of_name(name))


def _cell(value: Scalar) -> str:
    if isinstance(value, float):
        return f"{value:.15g}" if math.isfinite(value) else ""
    text = "" if value is None else _plain(str(value))
    return text.replace("_", " ") if text.isidentifier() else text


def _plain(text: str) -> str:
    return " ".join(text.replace("|", "/").split())
