"""The period that a table's heading names, and whether it is the one asked for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from core.facts.plan import When
from core.reading.lexicon import pattern_of, words_of
from core.reading.periods import dates_in, named_periods
from core.reading.roles import Role
from core.reading.time_lengths import span_named
from core.tabulated.table import DAY, Period


@lru_cache(maxsize=4096)
def heading_period(text: str) -> Period:
    """Return the period that a heading names; of year 0 where it names none, or several years."""
    named = named_periods(text)
    ends = [day for found in dates_in(text) for day in found.readings[:1]]
    years = {day[0] for day in ends if day[0]} or set(named.years)
    span = span_named(text) or span_of_quarters(named.quarters) or _half_marked(text)
    if len(years) != 1:
        return Period(0, span)
    (year,) = years
    end = next((f"{year:04}-{day[1]:02}-{day[2]:02}" for day in ends if day[1] and day[2]), "")
    return Period(year, span or (DAY if pattern_of("as_of_date").search(text) else ""), end)


def span_of_quarters(quarters: Sequence[int]) -> str:
    """Return the span that quarters make: one, a half year, the first three; empty for a whole year, or none."""
    if len(quarters) == 1:
        return f"Q{quarters[0]}"
    return _OF_QUARTERS.get(tuple(sorted(quarters)), "")


_OF_QUARTERS: Final = {(1, 2): "6M", (3, 4): "H2", (1, 2, 3): "9M"}


def _half_marked(text: str) -> str:
    """`S1 2024` heads a half year where it stands beside a year."""
    runs = frozenset(text.casefold().replace("/", " ").split())
    halves = (("first_half_mark", "6M"), ("second_half_mark", "H2"))
    return next((span for role, span in halves if not runs.isdisjoint(_marks(role))), "")


@cache
def _marks(role: Role) -> frozenset[str]:
    return words_of(role)


def quarter_asked(when: When) -> str:
    """Return the span that a question asks for beside its year: `Q2`, `3M`, `6M`; empty for a year or a day."""
    if when.ended:
        return "3M"
    if when.half:
        return "6M" if when.half == 1 else "H2"
    quarter = when.span.quarter
    return quarter if quarter and quarter != "all" else ""
