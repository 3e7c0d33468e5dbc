"""Figures of the evidence, and the rows that they stand in: of facts, of tables, of sentences, all of one shape."""

from __future__ import annotations

from dataclasses import dataclass

from core.reading.amount import OF_PERCENT
from core.reading.units import Unit

Tokens = frozenset[str]


@dataclass(frozen=True, slots=True, eq=False)
class Cell:
    """One figure of the evidence.

    `raw` is the number as written; `scale` what turns it into base units, 0 where nobody says; `years` and
    `quarter` its period where known; `column` -1 outside tables; `tokens` those of its heading.
    """

    raw: float
    step: float
    scale: float
    unit: str
    row: int
    column: int
    years: tuple[int, ...] = ()
    quarter: int = 0
    tokens: Tokens = frozenset()
    exact: bool = False
    """A fact row's raw value: no reading of it in another scale is right."""
    text: str = ""
    heading: str = ""
    noun: str = ""
    month: int = 0
    day: str = ""
    loose: bool = False
    """Part of a cell of text: no operand."""
    moves: bool = False
    """The heading says change: the figure is a difference, not a state."""
    measure: Unit | None = None
    """The unit of measure behind a figure of a sentence."""
    place: tuple[int, int] = (0, 0)
    """Where a figure stands in its sentence."""

    @property
    def percent(self) -> bool:
        """Stated in percent."""
        return self.unit in OF_PERCENT


@dataclass(frozen=True, slots=True, eq=False)
class Empty:
    """A cell that states no figure, in a column where others do; `keys` as those of a row."""

    label: str
    keys: tuple[tuple[int, str], ...]
    column: int
    heading: str
    years: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Row:
    """Figures of one thing: a table row, a metric over the years, or a sentence."""

    label: str
    tokens: Tokens
    context: Tokens
    cells: tuple[Cell, ...]
    table: int
    source: int = 0
    origin: str = "prose"
    entity: Tokens = frozenset()
    names: tuple[Tokens, ...] = ()
    """Other names of the same thing (`net sales` for `revenue`); the one that fits a claim best counts."""
    text: str = ""
    """The whole sentence."""
    keys: tuple[tuple[int, str], ...] = ()
    """What names the row of a table beside its label, by column: `flat` and `2021` of Oslo."""
    kind: str = ""
    """What heads the column of the labels: `region`."""

    empty: tuple[Empty, ...] = ()
    """The empty cells of its table."""

    def named(self, tokens: Tokens) -> Tokens:
        """Return the words of the name that fits a claim best."""
        if not self.names:
            return self.tokens
        return max(self.names, key=lambda n: len(n & tokens) ** 2 / max(len(n), 1))
