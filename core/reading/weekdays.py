"""Days of the week that a text names, one by one or as a range: `Monday to Friday`, `am Wochenende`, `平日`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from core.reading.characters import runs_of, word_runs
from core.reading.language import terms_of
from core.reading.languages import BY_CODE, LANGUAGES
from core.reading.lexicon import either, words_of
from core.reading.roles import Role

WORKDAYS: Final = frozenset(range(5))
WEEKEND: Final = frozenset((5, 6))
_GROUPS: Final[tuple[tuple[Role, frozenset[int]], ...]] = (("workdays", WORKDAYS), ("weekend", WEEKEND))
_WEEK: Final = 7
_NEAR: Final = 4  # characters from one day to the next, or to a time
_DASHES: Final = frozenset("-–—~〜～")
_SHORTEST_NAME = 5
"""Letters of a name that is read by itself: `Sat`, `mer` and `do` are other words as well."""
_LONGEST: Final = 4_000  # characters looked at


class _Named(NamedTuple):
    days: frozenset[int]
    start: int
    end: int
    short: bool


@lru_cache(maxsize=4096)
def weekdays_in(text: str) -> frozenset[int]:
    """Return the days that a text names, Monday as 0; those between the two ends of a range, too. Empty: none.

    >>> sorted(weekdays_in("Monday to Wednesday and on Sunday"))
    [0, 1, 2, 6]
    """
    found = _named(text[:_LONGEST])
    days = frozenset[int]().union(*(one.days for one in found))
    for first, last in pairwise(found):
        if len(first.days) == len(last.days) == 1 and _joins(text[first.end : last.start]):
            days |= _between(min(first.days), min(last.days))
    return days


def share_a_day(text: str, other: str) -> bool:
    """Tell whether a text names a day that another tells of, by a range or as a part of the week too.

    >>> share_a_day("On Saturday?", "At weekends it opens at ten.")
    True
    """
    return not weekdays_in(text).isdisjoint(weekdays_in(other))


def place_of_days(text: str) -> tuple[int, int] | None:
    """Return where a text names days, from the first to the last that go together; None where it names none.

    >>> place_of_days("Open Monday to Friday.")
    (5, 21)
    """
    found = _named(text[:_LONGEST])
    if not found:
        return None
    end = found[0].end
    for before, one in pairwise(found):
        if not _joins(text[before.end : one.start]):
            break
        end = one.end
    return found[0].start, end


def places_of_days(text: str) -> tuple[tuple[int, int, frozenset[int]], ...]:
    """Return where a text names days by themselves, and which; none where it names a range.

    >>> places_of_days("On Monday")
    ((3, 9, frozenset({0})),)
    """
    found = _named(text[:_LONGEST])
    if any(_joins(text[one.end : other.start]) for one, other in pairwise(found)):
        return ()
    return tuple((one.start, one.end, one.days) for one in found)


@lru_cache(maxsize=4096)
def days_told(text: str, language: str) -> str:
    """Return the names, in a language, of all days that a text tells of, by a range as well; empty where it names none.

    >>> days_told("Open Mon-Wed.", "en")
    'monday tuesday wednesday'
    """
    told = weekdays_in(text)
    known = BY_CODE.get(language)
    if known is None or not known.weekdays or not told:
        return ""
    names = [known.weekdays[day].split()[0] for day in sorted(told)]
    for role, days in _GROUPS:
        if days <= told:
            names += terms_of(known.roles.get(role, ""))
    return " ".join(names)


def _between(first: int, last: int) -> frozenset[int]:
    return frozenset((first + step) % _WEEK for step in range((last - first) % _WEEK + 1))


def _joins(between: str) -> bool:
    said = between.strip(" .").casefold()
    return said in _DASHES or said in words_of("until")


def _named(text: str) -> list[_Named]:
    runs = word_runs(text)
    if not runs.beyond and runs.whole.isdisjoint(_telling()):
        return []  # As of most texts, which is quicker to tell.
    lowered = text.lower()  # `schließt` would be longer by casefold
    if len(lowered) != len(text):
        return []
    found = [_one(match) for match in _pattern().finditer(lowered)]
    return [
        one for at, one in enumerate(found) if not one.short or _is_a_day(text, one, found[max(at - 1, 0) : at + 2])
    ]


def _one(match: re.Match[str]) -> _Named:
    name = match[0]
    return _Named(_names()[name], match.start(), match.end(), name.isascii() and len(name) < _SHORTEST_NAME)


def _is_a_day(text: str, one: _Named, beside: Sequence[_Named]) -> bool:
    """`Sat` with a capital letter, next to another day or to a time: `Sat, Sun`, `Fri 9-15`."""
    near = any(0 < other.start - one.end <= _NEAR or 0 < one.start - other.end <= _NEAR for other in beside)
    behind = text[one.end : one.end + _NEAR].lstrip(" .:")[:1]
    return text[one.start].isupper() and (near or behind.isdecimal())


@cache
def _names() -> dict[str, frozenset[int]]:
    names: dict[str, frozenset[int]] = {}
    for language in LANGUAGES:
        for day, called in enumerate(language.weekdays):
            names |= {name: frozenset((day,)) for name in called.split()}
        for role, days in _GROUPS:
            names |= {term.casefold(): days for term in terms_of(language.roles.get(role, ""))}
    return names


@cache
def _telling() -> frozenset[str]:
    """The first words of the names in letters of ASCII: a text of ASCII without them names no day."""
    return frozenset(runs_of(name)[0] for name in _names() if name.isascii())


@cache
def _pattern() -> re.Pattern[str]:
    apart = [name for name in _names() if name[0].isalpha() and not _is_wide(name)]
    wide = [name for name in _names() if _is_wide(name)]
    return re.compile(rf"(?<!\w){either(apart)}(?!\w)|{either(wide)}")


def _is_wide(name: str) -> bool:
    return name[0] > "\u1100"
