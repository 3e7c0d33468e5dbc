"""What has to be said about the time of figures: gaps, years with some quarters only, old ones, restated ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta

from core.facts.periods_stored import FULL, QUARTERS, Measure, key_of
from core.facts.plan import FactPlan, Operation
from core.facts.speaking import Amount, During, Listed, Years
from core.model import FactRow
from core.reading.notes import Told as Sayable
from core.reading.notes import note

_STALE = timedelta(days=550)  # a fiscal year, and half of the next, in which its report is out


def asides(plan: FactPlan, measure: Measure, rows: Sequence[FactRow], today: date) -> tuple[Sayable, ...]:
    """Return the sentences to stand behind what was told of `rows`, oldest first, at least one."""
    told = (_gaps(plan, measure, rows), _stale(plan, rows, today), _restated(plan, rows))
    return tuple(one for one in told if one is not None)


def first_reported(row: FactRow) -> FactRow:
    """Return a row with the figure that was filed first; one that was never restated as it is."""
    first = row.values.get("first_value")
    if first is None or not row.values.get("restated"):
        return row
    return replace(row, values={**row.values, "value": first, "first_value": row.values["value"], "restated": False})


def only_quarters(measure: Measure, years: Sequence[int]) -> tuple[Sayable, ...]:
    """`Of fiscal year 2026 I have Q1 and Q2 only.`, of years without a figure of their own."""
    said = []
    for year in years:
        there = [quarter for quarter in QUARTERS if measure.at((year, quarter)) is not None]
        said += [note("fact only quarters", year=year, quarters=Listed(tuple(there)))] if there else []
    return tuple(said)


def _gaps(plan: FactPlan, measure: Measure, rows: Sequence[FactRow]) -> Sayable | None:
    """Years that lie between others and have no figure; those that were asked for are said to be missing anyway."""
    years = [key_of(row)[0] for row in rows if key_of(row)[1] == FULL]
    if plan.when.span.years or len(years) < 2:
        return None
    missing = sorted(set(range(years[0], years[-1] + 1)) - set(years) - set(measure.years()))
    return note("fact gaps", periods=Years(tuple(missing))) if missing else None


def _stale(plan: FactPlan, rows: Sequence[FactRow], today: date) -> Sayable | None:
    last = rows[-1].values.get("end")
    span = plan.when.span
    asked_latest = not (span.years or span.periods) and plan.operation is Operation.VALUE and span.start is None
    if not asked_latest or not last or date.fromisoformat(str(last)) + _STALE >= today:
        return None
    return note("fact latest")


def _restated(plan: FactPlan, rows: Sequence[FactRow]) -> Sayable | None:
    """What was filed first, where that was asked for, beside what later filings made of it."""
    if not plan.first_reported:
        return None
    later = [row for row in rows if row.values.get("restated") is False and row.values.get("first_value") is not None]
    if not later:
        return note("fact never restated")
    said = tuple(note("fact for period", figure=_later(row), period=During(key_of(row))) for row in later)
    return note("fact restated as", figures=Listed(said))


def _later(row: FactRow) -> Amount:
    return Amount(float(row.values["first_value"] or 0), str(row.values["unit"]))
