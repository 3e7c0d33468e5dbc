"""Which rows of figures bear an answer out: those whose values it names, each with its columns' names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from core.extraction.tables import is_row, read_rows
from core.facts.readable import readable
from core.model import Passage
from core.reading.amounts import read_amounts
from core.reading.words import content_words

_VALUE, _UNIT, _CELL = "Value", "Unit", "Cell"  # as fact passages head their columns (`core/facts/execution.py`)
_NEAR = 0.005  # as a share of the value: what is written is rounded


@dataclass(frozen=True, slots=True)
class _Figures:
    text: str
    values: tuple[float, ...]


def rows_named(claims: Sequence[str], passage: Passage) -> tuple[str, ...]:
    """Return the rows of a passage of figures whose values the claims name, the one with most of their words first.

    Empty where they name none: what is told of the rows is then quoted.
    """
    named = [amount.value for claim in claims for amount in read_amounts(claim)]
    words = {word for claim in claims for word in content_words(claim)}
    fitting = [row for row in _rows(passage.text) if any(_is_near(own, value) for own in row.values for value in named)]
    ranked = sorted(fitting, key=lambda row: -len(words.intersection(content_words(row.text))))
    return tuple(dict.fromkeys(row.text for row in ranked))


def _rows(text: str) -> list[_Figures]:
    rows = read_rows([line for line in text.splitlines() if is_row(line)])
    return [_figures(dict(zip(row.header, row.cells, strict=False))) for row in rows]


def _figures(cells: Mapping[str, str]) -> _Figures:
    """Return a row as it is told: its value as people read it, or as the document has it written."""
    value = _number(cells.get(_VALUE, ""))
    told = [f"{name}: {cell}" for name, cell in cells.items() if cell and name not in (_VALUE, _UNIT, _CELL)]
    if value is None:
        return _Figures(", ".join(told), tuple(a.value for cell in cells.values() for a in read_amounts(cell)))
    written = cells.get(_CELL) or readable(value, cells.get(_UNIT, ""))
    return _Figures(", ".join([*told, f"{_VALUE}: {written}"]), (value,))


def _number(cell: str) -> float | None:
    try:
        return float(cell)
    except ValueError:
        return None


def _is_near(value: float, named: float) -> bool:
    return abs(value - named) <= abs(value) * _NEAR
