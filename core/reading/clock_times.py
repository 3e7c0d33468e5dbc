"""Moments that a sentence names: clock times, days and years, each as what it may be compared by."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from core.reading.clock_forms import minutes_of
from core.reading.digits import years_at
from core.reading.periods import dates_in
from core.reading.spoken_clock import spoken_times
from core.reading.thing_patterns import Kind
from core.reading.things import things_of

Place = tuple[int, int]
_SIGN = re.compile(
    r"(?:1[5-9]|20)\d\d|\d:\d|\d\s?(?:[apAP]\.?[mM]|[hH]\s?\d|[uU]hr)|[\u0600-\u097f\u3040-\u9fff\uac00-\ud7af]"
)
"""What a text has that names one at all: quicker to look for."""
_TIMES: frozenset[Kind] = frozenset(("time",))


class Moment(NamedTuple):
    """A moment in its place; `readings` are minutes of the day, days or a year: equal ones share one."""

    place: Place
    sort: str
    readings: frozenset[object]


@lru_cache(maxsize=512)
def moments_in(text: str) -> tuple[Moment, ...]:
    """Return the clock times, whole dates and years of a sentence, in order."""
    spoken = [Moment((t.start, t.end), "time", frozenset[object](t.minutes)) for t in spoken_times(text)]
    if not _SIGN.search(text):
        return tuple(spoken)
    found = [*_times(text), *_days(text), *spoken]
    taken = [m.place for m in found] + [(d.start, d.end) for d in dates_in(text)]
    for year, start, end in years_at(text):
        if not any(low <= start < high for low, high in taken):
            found.append(Moment((start, end), "year", frozenset((year,))))
    return tuple(sorted(found))


def _times(text: str) -> Iterator[Moment]:
    for thing in things_of(_TIMES, text):
        if readings := minutes_of(thing.text):
            yield Moment((thing.start, thing.end), "time", frozenset[object](readings))


def _days(text: str) -> Iterator[Moment]:
    for date in dates_in(text):
        days = frozenset(day for day in date.readings if all(day))
        if days:
            yield Moment((date.start, date.end), "day", days)
