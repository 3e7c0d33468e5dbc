"""Which of a measure's periods a plan means, and which of those named there are no figures of."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from core.facts.periods_stored import CALENDAR, FULL, QUARTERS, TRAILING, Key, Measure, ends_in
from core.facts.plan import FactPlan, Operation
from core.facts.timespans import TimeSpan

_OVER_ALL = frozenset(
    (
        *(Operation.TREND, Operation.CAGR, Operation.SUM, Operation.AVERAGE, Operation.MEDIAN, Operation.HIGHEST),
        *(Operation.LOWEST, Operation.RANGE, Operation.FIRST, Operation.COUNT, Operation.WHICH, Operation.SINCE),
    )
)
_MOVES = (Operation.CHANGE, Operation.PERCENT_CHANGE, Operation.MULTIPLE)
_MONTH = 31  # days


def periods_of(plan: FactPlan, measure: Measure) -> list[Key]:
    """Return the periods asked for, oldest first, whether there are figures of them or not."""
    keys = [key for key in _keys(plan, measure) if key[0] not in plan.when.span.without]
    if plan.operation in _MOVES and len(keys) == 1:
        return [before(keys[0], quarterly=False), *keys]
    return keys


def before(key: Key, *, quarterly: bool) -> Key:
    """Return the same period of the year before, or the quarter before."""
    year, period = key
    if quarterly and period in QUARTERS:
        at = QUARTERS.index(period)
        return (year, QUARTERS[at - 1]) if at else (year - 1, "Q4")
    return year - 1, period


def _keys(plan: FactPlan, measure: Measure) -> list[Key]:
    when, span = plan.when, plan.when.span
    if span.periods:
        return list(span.periods)
    if when.ended:
        return _ended(measure, when.ended)
    if when.calendar and span.quarter in QUARTERS:
        return [k for y in span.years for k in _ended(measure, (y, 3 * int(span.quarter[1])))]
    if when.trailing:
        return _trailing(measure, span)
    if when.half or when.calendar:
        name = f"H{when.half}" if when.half else CALENDAR
        return [(year, name) for year in span.years or _latest_years(measure, span.latest or 1)]
    return _fiscal(plan, measure)


_EXTREMES = frozenset((Operation.HIGHEST, Operation.LOWEST))


def _fiscal(plan: FactPlan, measure: Measure) -> list[Key]:
    span = plan.when.span
    if span.quarter in QUARTERS:
        known = [year for year, period in measure.quarters() if period == span.quarter]
        wide = plan.operation in _OVER_ALL
        years = _within(span, known) if span.years else known[-(span.latest or (len(known) if wide else 1)) :]
        return [(year, quarter) for year in years for quarter in span.quarters or (span.quarter,)]
    if plan.by_quarter:
        return _quarters(plan, measure)
    return _full_years(plan, measure)


def _trailing(measure: Measure, span: TimeSpan) -> list[Key]:
    year = span.years[-1] if span.years else max((y for y, _ in measure.quarters()), default=0)
    return [(year, TRAILING)]


def _ended(measure: Measure, month: tuple[int, int]) -> list[Key]:
    """`Ended in March` is a quarter whose last fortnight lies there, or whose last day does."""
    rows = [(key, row) for key in measure.quarters() if (row := measure.at(key)) is not None]
    named = f"{month[0]}-{month[1]:02}"
    found = [key for key, row in rows if ends_in(row) == month]
    return found or [key for key, row in rows if str(row.values["end"]).startswith(named)] or [(month[0], "")]


def _quarters(plan: FactPlan, measure: Measure) -> list[Key]:
    span, known = plan.when.span, measure.quarters()
    if plan.operation in _EXTREMES:
        known = [key for key in known if _is_of_several(key, known, measure)]
    if span.years:
        years = _within(span, sorted({year for year, _ in known}))
        found = [key for key in known if key[0] in years]
        lacking = [(year, "Q1") for year in years if year not in {key[0] for key in known}]
        return [*found, *lacking]
    return known[-(span.latest or len(known)) :]


def _is_of_several(key: Key, known: Sequence[Key], measure: Measure) -> bool:
    """Tell whether a year has quarters to choose from: one that the year's own figure stands for is none."""
    stored = measure.main is not None and key in measure.main.rows
    return stored or any(other != key and other[0] == key[0] for other in known)


def _full_years(plan: FactPlan, measure: Measure) -> list[Key]:
    span = plan.when.span
    if span.years:
        return [(year, FULL) for year in _within(span, measure.years())]
    if span.start is not None and span.end is not None:
        return _between(measure, span.start, span.end)
    many = span.latest or (len(measure.years()) if plan.operation in _OVER_ALL else 1)
    if plan.operation in _MOVES and span.latest is None:
        many = 2
    return [(year, FULL) for year in _latest_years(measure, many)]


def _between(measure: Measure, start: date, end: date) -> list[Key]:
    """The periods that end in a span of days; those of whole weeks may end some days behind its month.

    What adds up over a quarter or a year is no month's: of such there is nothing between a month's first day and last.
    """
    keys = [*measure.quarters(), *((year, FULL) for year in measure.years())]
    last = end + timedelta(days=7) if (end + timedelta(days=1)).day == 1 else end
    found = [
        key
        for key in keys
        if (row := measure.at(key)) and start.isoformat() <= str(row.values["end"]) <= last.isoformat()
    ]
    if start < end < start + timedelta(days=_MONTH) and any(map(measure.covers_time, found)):
        return [(start.year, "")]
    full = [key for key in found if key[1] == FULL]
    return (full if len(full) > 1 or not found else found) or [(start.year, "")]


def _latest_years(measure: Measure, many: int) -> list[int]:
    return measure.years()[-many:]


def _within(asked: TimeSpan, known: Sequence[int]) -> list[int]:
    """Leave out what lies beyond all figures where the question left that end open: `since 2019`, `until 2015`."""
    years = list(asked.years)
    if not set(years) & set(known):
        return years
    first = known[0] if asked.open_start else years[0]
    last = known[-1] if asked.open_end else years[-1]
    found = [year for year in years if first <= year <= last]
    return found[-asked.latest :] if asked.latest and asked.open_start else found
