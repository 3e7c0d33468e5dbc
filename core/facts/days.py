"""The days that a question about prices means."""

from __future__ import annotations

from datetime import date, timedelta

from core.facts.timespans import TimeSpan


def days_meant(time: TimeSpan, today: date) -> tuple[date, date]:
    """Return the first and the last day of what a question about prices says of time; today where it says nothing."""
    if time.start is not None and time.end is not None:
        return time.start, time.end
    if time.years and time.quarter in ("Q1", "Q2", "Q3", "Q4"):
        first = 3 * int(time.quarter[1]) - 2
        start = date(time.years[0], first, 1)
        return start, (start + timedelta(days=95)).replace(day=1) - timedelta(days=1)
    if time.years:
        return date(time.years[0], 1, 1), date(time.years[-1], 12, 31)
    if time.latest is not None and time.latest > 1:
        return date(today.year - min(time.latest, 50), today.month, min(today.day, 28)), today
    return today, today
