"""Small tables of records, as columns: what can be counted, summed and set against each other in their rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from core.checks.conversions import unit_declared, unit_of_cell
from core.checks.markdown_tables import cells_of, markdown_blocks
from core.checks.table_cells import Number, read_cell
from core.reading.amounts import PERCENT
from core.reading.claim_words import tokens_of
from core.reading.lexicon import words_of
from core.reading.scales import declared_in_heading, says_percent
from core.reading.units import Unit

MOST_RECORDS = 40
"""Rows of a table whose rows people count and compute with."""

MOST_GRIDS = 8
_RULE = frozenset(" :-")
_BOTH = frozenset(("true", "false"))


@dataclass(frozen=True, slots=True, eq=False)
class Column:
    """One column: the words of its heading, and its cells, as figures where all of them are."""

    heading: str
    tokens: frozenset[str]
    cells: tuple[str, ...]
    numbers: tuple[Number, ...] = ()
    scale: float = 0.0
    percent: bool = False
    unit: str | Unit | None = None
    """What all of its figures are in: a currency, or a unit of measure."""

    @property
    def told_apart(self) -> dict[str, int]:
        """How many cells hold each text, in lower case; empty where they are figures."""
        lowered = [] if self.numbers else [c.lower() for c in self.cells if c]
        return {text: lowered.count(text) for text in lowered}

    @property
    def is_flag(self) -> bool:
        """All cells are true, false or empty; or `yes`, in any language, and one other word."""
        told = self.told_apart.keys()
        return bool(told) and (told <= _BOTH or (len(told) <= len(_BOTH) and any(map(is_true, told))))

    @property
    def values(self) -> tuple[float, ...]:
        """The figures as they are written."""
        return tuple(number.value for number in self.numbers)


@dataclass(frozen=True, slots=True, eq=False)
class Grid:
    """A table whose columns all have a heading; `names` is the column that tells what each row is of, if one does."""

    columns: tuple[Column, ...]
    names: Column | None
    size: int

    @property
    def figures(self) -> tuple[Column, ...]:
        """The columns of figures that may be added up."""
        return tuple(c for c in self.columns if c.numbers and not c.percent)


def grids_of(sources: Sequence[str]) -> tuple[Grid, ...]:
    """Return the small tables of all sources, the first ones where there are many."""
    return tuple(grid for source in sources for grid in _grids_of(source))[:MOST_GRIDS]


def is_true(text: str) -> bool:
    """Tell whether a cell in lower case says yes."""
    return text in words_of("yes_word")


@lru_cache(maxsize=256)
def _grids_of(source: str) -> tuple[Grid, ...]:
    return tuple(_read(source)) if "|" in source else ()


def _read(source: str) -> Iterator[Grid]:
    for _, _, lines in markdown_blocks(source):
        if len(lines) - 2 > MOST_RECORDS:
            continue
        headings, *rows = [cells_of(line) for line in lines]
        width = len(headings)
        ruled = bool(rows) and all(cell and not set(cell) - _RULE for cell in rows[0])
        if ruled and len(rows) > 1 and all(headings) and all(len(row) == width for row in rows):
            columns = tuple(_column(h, cells) for h, *cells in zip(headings, *rows[1:], strict=True))
            named = (c for c in columns if not c.numbers and not c.is_flag and all(c.cells))
            yield Grid(columns, next(named, None), len(rows) - 1)


def _column(heading: str, cells: Sequence[str]) -> Column:
    read = [read_cell(cell) for cell in cells]
    numbers = tuple(n for n in read if n is not None)
    whole = numbers if len(numbers) == len(cells) else ()
    percent = says_percent(heading) or any(n.unit == PERCENT for n in whole)
    scale = next((n.scale for n in whole if n.scale), 0.0) or declared_in_heading(heading)
    units = {n.unit or unit_of_cell(n.text) for n in whole}
    unit = units.pop() if len(units) == 1 else None
    return Column(heading, tokens_of(heading), tuple(cells), whole, scale, percent, unit or unit_declared(heading))
