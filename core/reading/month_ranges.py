"""Months that a text names by a range: `from November to March`, `de novembre à mars`, `12月から2月`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final

from core.reading.languages import BY_CODE
from core.reading.lexicon import either, terms_in

_YEAR: Final = 12
_LONGEST: Final = 4_000  # characters looked at
_DASHES: Final = ("-", "–", "—", "~", "〜", "～", "から", "至", "到", "부터", "에서")
_NUMBERED: Final = re.compile(r"(\d{1,2}) ?[月월]")
_BETWEEN: Final = 14  # characters from one month to the next at most


@lru_cache(maxsize=4096)
def months_told(text: str, language: str) -> str:
    """Return the names, in a language (ISO 639-1), of the months between the ends of ranges that a text names.

    >>> months_told("Von Oktober bis Dezember geschlossen.", "de")
    'oktober november dezember'
    """
    if language not in BY_CODE or not BY_CODE[language].months:
        return _numbered(text[:_LONGEST])
    named = [entry.split()[0] for entry in BY_CODE[language].months]
    found = list(_named(text[:_LONGEST].lower(), language))
    told = [named[at] for first, last in found for at in _between(first, last)]
    return " ".join(told) or _numbered(text[:_LONGEST])


def _named(text: str, language: str) -> Iterator[tuple[int, int]]:
    places = {name: at for at, entry in enumerate(BY_CODE[language].months) for name in entry.split()}
    matches = list(_pattern(language).finditer(text))
    for one, other in pairwise(matches):
        if _joins(text[one.end() : other.start()], language):
            yield places[one[0]], places[other[0]]


def _numbered(text: str) -> str:
    matches = [m for m in _NUMBERED.finditer(text) if 0 < int(m[1]) <= _YEAR]
    told: list[str] = []
    for one, other in pairwise(matches):
        between = text[one.end() : other.start()].strip()
        if len(between) <= _BETWEEN and any(mark in between for mark in _DASHES):
            sign = one[0][-1]
            told += [f"{at + 1}{sign}" for at in _between(int(one[1]) - 1, int(other[1]) - 1)]
    return " ".join(told)


def _between(first: int, last: int) -> list[int]:
    return [(first + step) % _YEAR for step in range((last - first) % _YEAR + 1)]


def _joins(between: str, language: str) -> bool:
    said = between.strip(" .")
    return said in _DASHES or said in terms_in("until", language=language)


@cache
def _pattern(language: str) -> re.Pattern[str]:
    names = [name for entry in BY_CODE[language].months for name in entry.split()]
    return re.compile(rf"(?<!\w){either(names)}(?!\w)")
