"""Share splits, told from restated per-share figures: old EPS stays on its old basis unless a later filing restated it.

A row stated first as 12.01 and later as 3.00 shows a 4:1 split between the two filings. A row whose latest filing is
older than that is on the old basis, and must not be compared with later ones as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from core.model import FactRow

_MOST = 50  # the largest split looked for


@dataclass(frozen=True, slots=True)
class Split:
    """`factor` new shares for an old one (below 1: a reverse split), known from filings of `filed` on."""

    factor: float
    filed: str


def find_splits(rows: Iterable[FactRow]) -> list[Split]:
    """Return the splits that restated per-share rows show, oldest first: the fewest that explain them all."""
    shown = sorted(
        (str(row.values["filing_date"]), str(row.values["first_filing_date"]), factor)
        for row in rows
        if (factor := _factor(row)) is not None
    )
    splits: list[Split] = []
    for filed, first_filed, factor in shown:
        if not any(split.factor == factor and first_filed < split.filed <= filed for split in splits):
            splits.append(Split(factor, filed))
    return splits


def mark_basis(rows: Sequence[FactRow], splits: Sequence[Split]) -> list[FactRow]:
    """Return the rows with `split_factor`: what the value is to be divided by to stand on the latest basis."""
    return [replace(row, values={**row.values, "split_factor": _since(row, splits)}) for row in rows]


def _since(row: FactRow, splits: Sequence[Split]) -> float:
    filed = str(row.values.get("filing_date") or row.values["end"])
    factor = 1.0
    for split in splits:
        if filed < split.filed:
            factor *= split.factor
    return factor


def _factor(row: FactRow) -> float | None:
    first, value = row.values.get("first_value"), row.values["value"]
    dated = row.values.get("filing_date") and row.values.get("first_filing_date")
    if not dated or not first or not value or abs(float(value)) < 0.1 or abs(float(first)) < 0.1:
        return None  # cents are too coarse to tell a split from a correction
    ratio = float(first) / float(value)
    for factor in range(2, _MOST + 1):
        if _rounds_to(float(first), factor, float(value)) and abs(ratio / factor - 1) < 0.02:
            return float(factor)
        if _rounds_to(float(value), factor, float(first)) and abs(ratio * factor - 1) < 0.02:
            return 1 / factor
    return None


def _rounds_to(larger: float, factor: int, smaller: float) -> bool:
    return abs(larger / factor - smaller) <= 0.0100001  # cents, of both
