"""Dates that a source tells in two parts: `In 2019 the pier closed. It opened again on 5 June.` bears out 5 June 2019."""

from __future__ import annotations

from functools import lru_cache

from core.reading.cited_sentences import sentences_of
from core.reading.digits import EARLIEST, years_in
from core.reading.periods import Day, dates_in


@lru_cache(maxsize=64)
def days_told_in_parts(source: str) -> frozenset[Day]:
    """Return the days that a text names without a year, in the years of the last sentence before that names any."""
    found: set[Day] = set()
    years: tuple[int, ...] = ()
    for sentence in sentences_of(source):
        years = tuple(years_in(sentence.text, EARLIEST)) or years
        readings = (r for date in dates_in(sentence.text) for r in date.readings)
        found |= {(year, month, day) for told, month, day in readings if not told and month for year in years}
    return frozenset(found)
