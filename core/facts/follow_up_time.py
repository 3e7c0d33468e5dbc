"""The time that a follow-up means: what it says itself, laid over that of the question before."""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta
from functools import cache

from core.facts.plan import FactPlan, When
from core.facts.timespans import TimeSpan
from core.reading.lexicon import alternatives, speaks_of, standing_alone
from core.reading.number_words import NUMBERS
from core.reading.roles import Role

_QUARTERS = ("Q1", "Q2", "Q3", "Q4")
Shown = Sequence[tuple[int, str]]


def later(earlier: When, now: When, shown: Shown = ()) -> When:
    """Return the time of a follow-up; `shown` are the periods told last, which `the one before` counts from."""
    if not now.said:
        return earlier
    span = now.span
    if span.shift:
        return replace(earlier, span=_shifted(_explicit(earlier.span, shown), span), trailing=False)
    if span.without and span == TimeSpan(without=span.without):
        left = tuple(year for year in earlier.span.years if year not in span.without)
        periods = tuple(key for key in earlier.span.periods if key[0] not in span.without)
        without = tuple(sorted({*earlier.span.without, *span.without}))
        return replace(earlier, span=replace(earlier.span, years=left, periods=periods, without=without))
    if (span.quarter is not None and span == TimeSpan(quarter=span.quarter)) or (now.half and span == TimeSpan()):
        base = _explicit(earlier.span, shown) if span.quarter in _QUARTERS or now.half else earlier.span
        return replace(earlier, span=replace(base, quarter=span.quarter), half=now.half, trailing=False)
    if now == When(span) and span.years and not span.quarter:
        quarter = earlier.span.quarter if earlier.span.quarter in _QUARTERS else None
        kept = replace(earlier, trailing=False, ended=None)
        return replace(kept, span=replace(span, quarter=quarter))
    return now


def narrowed(meant: When, said: When) -> When:
    """Return the time that a question points back at, of which it may name a quarter: `Q4 only, both years`."""
    quarter, years = said.span.quarter, {year for year, _ in meant.span.periods} or set(meant.span.years)
    if quarter not in _QUARTERS or not years:
        return meant
    return replace(meant, span=TimeSpan(years=tuple(sorted(years)), quarter=quarter))


def spanned_year(earlier: When) -> When:
    """Return the whole year that a day, a month or a quarter lies in."""
    span = earlier.span
    year = span.start.year if span.start is not None and not span.years else None
    return When(TimeSpan(years=(year,))) if year is not None else When(TimeSpan(years=span.years))


def days_later(text: str, previous: FactPlan) -> When | None:
    """Return the day before or after the one asked for last; None where neither is meant."""
    day = previous.when.span.start
    if day is None or day != previous.when.span.end:
        return None
    if (counted := _moved().search(text)) is not None:
        return _days_or_months_later(day, counted)
    if not speaks_of("plan_day_shift", text):
        return None
    moved = timedelta(days=-1 if speaks_of("plan_day_before", text) else 1)
    return When(TimeSpan(start=day + moved, end=day + moved))


@cache
def _moved() -> re.Pattern[str]:
    """`One week before`, `3 months later`, `10 days after that`."""
    n = rf"(?:(?P<n>\d{{1,3}}|a|{alternatives('count_word')}|one) )?"
    unit = "|".join(f"(?P<{name}>{alternatives(role)})" for name, role in _UNITS)
    way = f"(?:(?P<back>{alternatives('plan_earlier')})|{alternatives('plan_later')})"
    return standing_alone(rf"{n}(?:{unit}) {way}(?: that| this)?", r"\w-")


_UNITS: tuple[tuple[str, Role], ...] = (
    ("days", "plan_some_days"),
    ("weeks", "plan_some_weeks"),
    ("months", "plan_some_months"),
)


def _days_or_months_later(day: date, said: re.Match[str]) -> When:
    counted = said["n"] or ""
    number = int(counted) if counted.isdecimal() else NUMBERS.get(counted, 1)
    number = -number if said["back"] else number
    days = timedelta(days=number * (7 if said["weeks"] else 1))
    moved = _months_later(day, number) if said["months"] else day + days
    return When(TimeSpan(start=moved, end=moved))


def without_shift(text: str) -> str:
    """Leave out the words that move a day."""
    return _moved().sub(" ", text)


def _explicit(span: TimeSpan, shown: Shown) -> TimeSpan:
    """The latest figures are those that were shown, and one of many that was singled out stands for them."""
    if len(shown) == 1 and (span.periods or len(span.years) > 1):
        ((year, period),) = shown
        return TimeSpan(years=(year,), quarter=period if period in _QUARTERS else None)
    if span.years or not shown:
        return span
    years = tuple(sorted({year for year, _ in shown}))
    return replace(span, years=years if span.latest is None or len(years) == span.latest else years[-1:], latest=None)


def _shifted(earlier: TimeSpan, moved: TimeSpan) -> TimeSpan:
    if earlier.start is not None and earlier.end is not None:
        return _days_shifted(earlier, moved)
    if not earlier.years:
        return replace(earlier, latest=(earlier.latest or 1) + 1)
    quarter = earlier.quarter or ""
    from_year = min(earlier.years) if moved.shift < 0 else max(earlier.years)
    year = from_year + moved.shift
    if moved.shift_all:
        years = range(year, from_year) if moved.shift < 0 else range(from_year + 1, year + 1)
        return replace(earlier, years=tuple(years), periods=(), open_start=False, open_end=False)
    if moved.shift_quarters and quarter[1:].isdigit():
        number = int(quarter[1:]) + moved.shift
        same = year - moved.shift
        if 1 <= number <= len(_QUARTERS):
            return replace(earlier, years=(same,), quarter=f"Q{number}")
        return replace(earlier, years=(year,), quarter="Q4" if number < 1 else "Q1")
    return replace(earlier, years=(year,), open_start=False, open_end=False)


def _days_shifted(earlier: TimeSpan, moved: TimeSpan) -> TimeSpan:
    """The same days of another year, or of three months before or after."""
    months = moved.shift * (3 if moved.shift_quarters else 12)
    start, end = (_months_later(day, months) if day else None for day in (earlier.start, earlier.end))
    years = () if moved.shift_quarters else tuple(year + moved.shift for year in earlier.years)
    return replace(earlier, start=start, end=end, years=years)


def _months_later(day: date, months: int) -> date:
    year, month = divmod(12 * day.year + day.month - 1 + months, 12)
    last = monthrange(year, month + 1)[1]
    return date(year, month + 1, last if day.day == monthrange(day.year, day.month)[1] else min(day.day, last))
