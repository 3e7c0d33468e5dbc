"""The figures of fact rows as they are given: as numbers, or as text that is one; a row without is named."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

from core.checks.fact_rows import PRICES
from core.checks.table_cells import read_cell
from core.errors import BadInput
from core.model import Scalar
from core.reading.lexicon import words_of

_OF_A_METRIC = ("value", "first_value")
_NO_FIGURE = frozenset(("", "-", "—", "–", "null", "none"))


def states_nothing(value: Scalar) -> bool:
    """The cell is empty, or says that nothing is known: `n/a`, `—`."""
    if value is None:
        return True
    return isinstance(value, str) and (value.strip() in _NO_FIGURE or value.strip().lower() in words_of("unknown"))


def with_figures(number: int, values: Mapping[str, Scalar]) -> Mapping[str, Scalar]:
    """Return a fact row with its figures as numbers: `"$1.2 billion"` as 1.2e9, in USD where no unit is given.

    An empty cell is no figure. Raises `BadInput` for what is neither; `number` is the row's.
    """
    return {**values, **dict(_read(number, values))}


def is_a_price(values: Mapping[str, Scalar]) -> bool:
    """One of the names of prices holds what may be one; opening hours (`09:00`, true) are none."""
    return any(name in values and not _is_of_a_shop(values[name]) for name in PRICES)


def _is_of_a_shop(value: Scalar) -> bool:
    clock = isinstance(value, str) and any(map(str.isdecimal, value)) and read_cell(value) is None
    return clock or isinstance(value, bool)


def _read(number: int, values: Mapping[str, Scalar]) -> Iterator[tuple[str, Scalar]]:
    for name in _OF_A_METRIC if "metric" in values else PRICES:
        value = values.get(name)
        if states_nothing(value):
            if name in values:
                yield name, None
        elif isinstance(value, str) and (read := read_cell(value)) is not None:
            yield name, read.value * (read.scale or 1.0)
            if read.unit and not values.get("unit") and "metric" in values:
                yield "unit", read.unit
        elif isinstance(value, bool | str) or not _is_finite(value):
            told = f'"{value}"' if isinstance(value, str) else str(value).lower()
            raise BadInput(
                f'Row {number} of "rows" can\'t be read: "{name}" holds {told}, which is no figure.',
                hint="The figure of a metric or a price is a number, or text that is one; null where there is none.",
            )


def _is_finite(value: Scalar) -> bool:
    return isinstance(value, int) or (isinstance(value, float) and math.isfinite(value))
