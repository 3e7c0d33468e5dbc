"""Moments that a sentence names, months and days of the week by themselves among them: `in March`, `3월에`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from core.reading.calendars import MONTH_NUMBERS
from core.reading.clock_times import Moment, Place, moments_in
from core.reading.languages import READ
from core.reading.periods import dates_in
from core.reading.weekdays import places_of_days
from core.reading.windows import names_a_month

_OTHER_WORDS: Final = frozenset(word for language in READ for word in language.capital_months.split())
"""Months that are other words where they begin with a small letter: `may`."""
_AROUND: Final = ".,;:!?()[]\"'،؛।"
_SIGNS: Final = "月월"
_SHORTEST: Final = 4
"""Letters of a month that is read without a capital: `mar` and `set` are other words."""
_MONTHS: Final = 12


@lru_cache(maxsize=512)
def named_times_in(text: str) -> tuple[Moment, ...]:
    """Return the moments of a sentence, and the months and days of the week that are no part of one, in order."""
    moments = moments_in(text)
    named = (*_months(text), *_weekdays(text))
    if not named:
        return moments
    taken = [*(m.place for m in moments), *((d.start, d.end) for d in dates_in(text))]
    free = (one for one in named if not any(low < one.place[1] and one.place[0] < high for low, high in taken))
    return tuple(sorted((*moments, *free)))


def _weekdays(text: str) -> Iterator[Moment]:
    """One by one: of a range each day is said."""
    for start, end, days in places_of_days(text):
        if len(days) == 1:
            yield Moment((start, end), "weekday", frozenset[object](days))


def _months(text: str) -> Iterator[Moment]:
    if any(sign in text for sign in _SIGNS):
        yield from _signed(text)
    if not names_a_month(text):
        return
    at = 0
    for word in text.split():
        start = text.index(word, at)
        at = start + len(word)
        bare = word.strip(_AROUND)
        number = MONTH_NUMBERS.get(bare.lower())
        if number is not None and _is_a_month(bare, start):
            begins = start + word.index(bare)
            yield Moment((begins, begins + len(bare)), "month", frozenset[object]((number,)))


def _is_a_month(word: str, start: int) -> bool:
    if word.islower():
        return len(word) >= _SHORTEST and word not in _OTHER_WORDS
    return len(word) >= _SHORTEST or start > 0


def _signed(text: str) -> Iterator[Moment]:
    """A number of up to two digits before the sign of a month."""
    for at, letter in enumerate(text):
        if letter in _SIGNS:
            place = _digits_before(text, at)
            number = int(text[slice(*place)] or 0)
            if 0 < number <= _MONTHS:
                yield Moment((place[0], at + 1), "month", frozenset[object]((number,)))


def _digits_before(text: str, end: int) -> Place:
    start = end
    while start and end - start <= len("12") and text[start - 1].isdecimal():
        start -= 1
    return (start, end)
