"""Dates that a source tells in two parts: `In 2019 it was shut. It opened again on 5 June.` bears out 5 June 2019."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache

from core.reading.digits import years_at
from core.reading.periods import Day, dates_in


@lru_cache(maxsize=64)
def days_told_in_parts(source: str) -> frozenset[Day]:
    """Return the days that a text names without a year, in the year that it named last."""
    bare = [(date.start, r[1], r[2]) for date in dates_in(source) for r in date.readings if not r[0] and r[1]]
    named = years_at(source) if bare else []
    last = ((bisect_left(named, start, key=lambda year: year[1]) - 1, month, day) for start, month, day in bare)
    return frozenset((named[at][0], month, day) for at, month, day in last if at >= 0)
