"""The period that a table's heading names, and whether it is the one asked for."""

from __future__ import annotations

from functools import lru_cache

from core.facts.plan import When
from core.reading.lexicon import pattern_of
from core.reading.periods import dates_in, named_periods
from core.reading.time_lengths import span_named
from core.tabulated.table import DAY, Period


@lru_cache(maxsize=4096)
def heading_period(text: str) -> Period:
    """Return the period that a heading names; of year 0 where it names none, or several years."""
    named = named_periods(text)
    ends = [day for found in dates_in(text) for day in found.readings[:1]]
    years = {day[0] for day in ends if day[0]} or set(named.years)
    span = span_named(text) or (f"Q{named.quarters[0]}" if len(named.quarters) == 1 else "")
    if len(years) != 1:
        return Period(0, span)
    (year,) = years
    end = next((f"{year:04}-{day[1]:02}-{day[2]:02}" for day in ends if day[1] and day[2]), "")
    return Period(year, span or (DAY if pattern_of("as_of_date").search(text) else ""), end)


def quarter_asked(when: When) -> str:
    """Return the span that a question asks for beside its year: `Q2`, `3M`, `6M`; empty for a year or a day."""
    if when.ended:
        return "3M"
    if when.half:
        return "6M" if when.half == 1 else "H2"
    quarter = when.span.quarter
    return quarter if quarter and quarter != "all" else ""
