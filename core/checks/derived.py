"""A value that follows from figures of the evidence, and how."""

from __future__ import annotations

from dataclasses import dataclass

from core.checks.cells import Cell
from core.checks.phrasing import period_of, shown


@dataclass(frozen=True, slots=True)
class Derived:
    """A value that follows from evidence: in the cells' scale, or a pure number (`ratio`), or percent."""

    value: float
    kind: str
    cells: tuple[Cell, ...]
    signed: bool = False

    @property
    def formula(self) -> str:
        """How it is computed, with the figures as the evidence writes them and their periods."""
        named = [f"{shown(c)} ({period_of(c)})" if period_of(c) else shown(c) for c in self.cells[:6]]
        return f"{self.kind} of {', '.join(named)}"

    @property
    def pure(self) -> bool:
        """A quotient: free of the evidence's scale and currency."""
        return self.kind in ("growth", "share", "ratio")
