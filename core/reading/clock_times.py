"""Moments that a sentence names: clock times, days and years, each as what it may be compared by."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from core.reading.amounts import read_amounts
from core.reading.clock_forms import LAST_HOUR, minutes_of
from core.reading.digits import years_at
from core.reading.lexicon import either, speaks_of, terms_in, words_of
from core.reading.periods import dates_in, opening_days_in
from core.reading.spoken_clock import spoken_times
from core.reading.thing_patterns import Kind
from core.reading.things import things_of

Place = tuple[int, int]
_OR_SPAN = terms_in("clock_mark_or_span")
_SIGN = re.compile(
    rf"(?:1[5-9]|20)\d\d|\d:\d|\d\s?(?i:[ap]\.?m|h\s?\d|uhr|{either(_OR_SPAN)}(?!\w))"
    r"|[\u0600-\u097f\u3040-\u9fff\uac00-\ud7af]"
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
    found = [*_times(text), *_days(text), *spoken, *_from_hour_to_hour(text)]
    taken = [m.place for m in found] + [(d.start, d.end) for d in dates_in(text)]
    for year, start, end in years_at(text):
        if not any(low <= start < high for low, high in taken):
            found.append(Moment((start, end), "year", frozenset((year,))))
    return tuple(sorted(found))


def tells_one_end(text: str, told: str) -> bool:
    """Tell whether a sentence names one of the two clock times of another: `closes at 18:00`, of `open 9:00 to 18:00`.

    Which end that is, it must be held to by itself: `closes` is no opposite of `open` there.
    """
    ours, theirs = ([m for m in moments_in(one) if m.sort == "time"] for one in (text, told))
    return len(ours) == 1 and len(theirs) > 1 and any(not ours[0].readings.isdisjoint(m.readings) for m in theirs)


def _times(text: str) -> Iterator[Moment]:
    for thing in things_of(_TIMES, text):
        if readings := minutes_of(thing.text):
            yield Moment((thing.start, thing.end), "time", frozenset[object](readings))


def _from_hour_to_hour(text: str) -> Iterator[Moment]:
    """What may be a span of time names two hours where it leads from one to the other: `de 9 h à 18 h`."""
    if not speaks_of("clock_mark_or_span", text):
        return
    for one, two in pairwise(read_amounts(text)):
        marked = max(one.value, two.value) <= LAST_HOUR and {one.noun, two.noun} <= words_of("clock_mark_or_span")
        between = text[one.end : two.start].lower().split() if marked else []
        if len(between) == len((one, two)) and between[0] == one.noun and between[1] in words_of("until"):
            for hour in (one, two):
                place = (hour.start, text.lower().index(hour.noun, hour.end) + len(hour.noun))
                yield Moment(place, "time", frozenset[object](minutes_of(f"{hour.value:g}")))


def _days(text: str) -> Iterator[Moment]:
    for date in (*dates_in(text), *opening_days_in(text)):
        days = frozenset(day for day in date.readings if all(day))
        if days:
            yield Moment((date.start, date.end), "day", days)
