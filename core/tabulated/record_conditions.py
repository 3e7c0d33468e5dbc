"""What a question holds records to: the rows that meet it, how it is said, and the column that it is of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from core.reading.characters import has_digit
from core.reading.periods import dates_in
from core.tabulated.record_tables import Field
from core.tabulated.record_words import Cell


@dataclass(frozen=True, slots=True)
class Condition:
    """Rows at `kept` meet it; `start` is where it stands in the question, `at` its column."""

    kept: frozenset[int]
    said: str
    start: int
    at: int = -1
    holds: bool = False
    """It holds each row's figure to something; else, it names rows."""


def counts_otherwise(named: Iterable[Field]) -> bool:
    """Tell whether a field that a question names is of digits that are no amount."""
    return any(not field.is_amount and all(map(has_digit, field.texts)) for field in named)


def month_of(text: str) -> tuple[int, int] | None:
    """Return the month that a cell is dated by: `2024-02`, `2024-02-17`, `Feb 2024`."""
    year, dash, month = text.strip()[:7].partition("-")
    if dash and year.isdigit() and len(year) == len("2024") and month.isdigit() and len(month) == len("02"):
        return int(year), int(month)
    found = next((date.readings[0] for date in dates_in(text)), None)
    return (found[0], found[1]) if found is not None and found[0] and found[1] else None


def said_by(found: Sequence[tuple[Cell, int]], *, negated: bool) -> Condition:
    """Return the condition that cells of one field make."""
    (field, _), start = found[0]
    texts = dict.fromkeys(text for (_, text), _ in found)
    kept = frozenset(at for at, text in enumerate(field.texts) if (text in texts) is not negated)
    said = " ".join(part for part in (field.heading, "not" if negated else "", " or ".join(texts)) if part)
    return Condition(kept, said, start, field.at)
