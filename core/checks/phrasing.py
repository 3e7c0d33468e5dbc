"""How verdicts put things: severities from shares, lists, figures with their period."""

from __future__ import annotations

from collections.abc import Sequence

from core.checks.cells import Cell
from core.facts.readable import readable
from core.model import Severity

MOST_LISTED = 12


def severity_of(wrong: int, judged: int) -> Severity:
    """Less than a quarter wrong is low, up to a half medium, more is high."""
    share = wrong / max(judged, 1)
    if share < 0.25:
        return Severity.LOW
    return Severity.MEDIUM if share <= 0.5 else Severity.HIGH


def listed(items: Sequence[object]) -> str:
    """Join with commas; runs of years become ranges, long lists are cut short."""
    shown = [str(i) for i in items]
    years = [i for i in items if isinstance(i, int)]
    if len(years) == len(items) and len(items) > 2 and years[-1] - years[0] == len(years) - 1:
        return f"{years[0]} to {years[-1]}"
    return ", ".join(shown[:MOST_LISTED]) + (" ..." if len(shown) > MOST_LISTED else "")


def counted(count: int, name: str) -> str:
    """Write a count with its noun: `1 figure`, `2 figures`, `3 years or dates`."""
    if count == 1:
        return f"1 {name}"
    first, *others = name.split(" or ")
    return f"{count} " + " or ".join(f"{word}s" for word in (first, *others))


def shown(cell: Cell) -> str:
    """Write a cell's figure as an answer would: a fact row's readable, any other as its source prints it."""
    if cell.exact:
        unit = {"%": "percent", "x": "ratio", "": "ratio"}.get(cell.unit, cell.unit)
        return readable(cell.raw, unit if abs(cell.raw) >= 1000 or unit != "USD" else "USD/shares")
    if cell.scale > 1 and not cell.percent and cell.column >= 0:
        code = cell.unit if len(cell.unit) == 3 else ""
        return readable(cell.raw * cell.scale, code or "").strip()
    return cell.text


def period_of(cell: Cell) -> str:
    """Name a cell's period: `2023`, `Q3 2023`, a day; empty where unknown."""
    if cell.exact:
        return cell.heading
    years = "/".join(str(y) for y in cell.years[:2])
    return f"Q{cell.quarter} {years}".strip() if cell.quarter > 0 else years
