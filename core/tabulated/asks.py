"""What cells are looked for by: a question as its operation, its words beside that, and its periods."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from core.extraction.gate.asked_words import AskedWords
from core.facts.plan import Operation
from core.tabulated.finding import Wanted


@dataclass(frozen=True, slots=True)
class Ask:
    """A question as cells are looked for: its operation, its words beside it, and its periods.

    `made` is what is made of two cells (`share`, `margin`, `difference`, `times`, `ratio`, `quarters`); `other` are the
    words of the second one, where they stand apart (`... than Japan`).
    """

    operation: Operation
    words: AskedWords
    wanted: tuple[Wanted, ...]
    off_plan: bool = False
    asks_amount: bool = False
    made: str = ""
    other: AskedWords | None = None


def two_periods(wanted: Sequence[Wanted]) -> tuple[Wanted, ...]:
    """A move that names one period is from the year before."""
    if len(wanted) == 1 and wanted[0].year:
        return (replace(wanted[0], year=wanted[0].year - 1, end=""), wanted[0])
    return (wanted[0], wanted[-1]) if len(wanted) > 1 else ()
