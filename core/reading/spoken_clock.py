"""Clock times in words: `a quarter past nine`, `halb zehn`, `neuf heures et quart`, `las nueve y media`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

from core.reading.claim_words import language_said
from core.reading.kindred import kindred
from core.reading.languages import BY_CODE
from core.reading.lexicon import either, speaks_of_any, terms_in
from core.reading.roles import Role

_BEFORE: Final[tuple[tuple[Role, int], ...]] = (
    ("clock_quarter_past", 15),
    ("clock_half_past_word", 30),
    ("clock_quarter_to", -15),
    ("clock_half_to", -30),
)
_BEHIND: Final[tuple[tuple[Role, int], ...]] = (
    ("clock_and_quarter", 15),
    ("clock_and_half", 30),
    ("clock_less_quarter", -15),
)
_ALL: Final[tuple[Role, ...]] = tuple(role for role, _ in (*_BEFORE, *_BEHIND))
_HOURS, _HALF_DAY, _DAY = 12, 720, 1440


class SpokenTime(NamedTuple):
    """A clock time in its place, as it is written, and the minutes of the day that it may mean."""

    start: int
    end: int
    text: str
    minutes: frozenset[int]


@lru_cache(maxsize=512)
def spoken_times(text: str) -> tuple[SpokenTime, ...]:
    """Return the clock times that a text says in words, in order."""
    return tuple(sorted(set(_read(text)))) if speaks_of_any(_ALL, text) else ()


def _read(text: str) -> Iterator[SpokenTime]:
    for code, (pattern, minutes) in ((c, p) for c in kindred(language_said(text)) for p in _patterns(c)):
        for match in pattern.finditer(text):
            hour = _hours(code).get(match[1].lower(), 0)
            at = ((hour or int(match[1])) * 60 + minutes) % _HALF_DAY
            yield SpokenTime(match.start(), match.end(), match[0], frozenset((at, at + _HALF_DAY)))


@cache
def _hours(language: str) -> dict[str, int]:
    return {word: value for word, value in BY_CODE[language].clock_hours.items() if value <= _HOURS}


@cache
def _patterns(language: str) -> tuple[tuple[re.Pattern[str], int], ...]:
    """A pattern for each way of saying it that the language has, and the minutes that it is off the hour."""
    hour = rf"({either(_hours(language))}|1[0-2]|[1-9])(?![\w%]|[:.,]\d)"
    before = ((terms_in(role, language=language), off) for role, off in _BEFORE)
    behind = ((terms_in(role, language=language), off) for role, off in _BEHIND)
    return (
        *((re.compile(rf"{either(t, whole=True)}\s{hour}", re.IGNORECASE), off) for t, off in before if t),
        *((re.compile(rf"(?<!\w){hour}\s{either(t, whole=True)}", re.IGNORECASE), off) for t, off in behind if t),
    )
