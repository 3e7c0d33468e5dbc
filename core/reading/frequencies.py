"""How often something is done, as times a year: `quarterly`, `four times a year`, `every three months`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from core.reading.language import terms_of
from core.reading.languages import READ
from core.reading.lexicon import pattern_of, speaks_of_any, terms_in, words_of
from core.reading.number_words import NUMBERS
from core.reading.rates import A_YEAR, SPANS
from core.reading.roles import Role
from core.reading.stopwords import STOP_WORDS

_LONGEST: Final = 400
_FINE: Final = 100
"""Times a year are told apart to a hundredth."""
_COUNTS: Final[tuple[tuple[Role, int], ...]] = (("once_word", 1), ("twice_word", 2), ("thrice_word", 3))
_ROLES: Final[tuple[Role, ...]] = (*SPANS, "every_word")
_DAYS: Final[dict[str, float]] = {"day": 365.0, "week": 52.0, "month": 12.0, "year": 1.0}
_SIGNS: Final = ".,;:!?)"
_BEHIND: Final = 2
"""Words that a count and what is counted take: `four times`."""


class Often(NamedTuple):
    """How often, in hundredths of times a year, and where that is said."""

    times: int
    start: int
    end: int


def frequencies_in(text: str) -> frozenset[int]:
    """Return how often things are done by a text, in hundredths of times a year.

    >>> frequencies_in("The board meets quarterly.") == frequencies_in("It meets four times a year.")
    True
    """
    return frozenset(one.times for one in _told(text))


def without_frequencies(text: str) -> str:
    """Return a text without the words that say how often."""
    for one in sorted(_told(text), key=lambda often: often.start, reverse=True):
        text = f"{text[: one.start]} {text[one.end :]}"
    return text


@lru_cache(maxsize=1024)
def _told(text: str) -> tuple[Often, ...]:
    lowered = text[:_LONGEST].lower()
    if len(text) > _LONGEST or not speaks_of_any(_ROLES, lowered):
        return ()
    every = tuple(_every(lowered))
    taken = [(one.start, one.end) for one in every]
    found = (one for span, times in A_YEAR.items() for one in _by_span(lowered, span, times))
    return (*every, *(one for one in found if not any(low < one.end and one.start < high for low, high in taken)))


def _by_span(lowered: str, span: str, times: float) -> Iterator[Often]:
    """`Quarterly`, `every quarter`; `twice a year` where a count stands before it."""
    for role in (role for role in SPANS if role == span):
        for match in pattern_of(role).finditer(lowered):
            count, start = _count_before(lowered[: match.start()])
            if count or _is_by_itself(match[0], lowered[match.end() :]):
                yield Often(round(times * (count or 1) * _FINE), start if count else match.start(), match.end())


def _is_by_itself(said: str, behind: str) -> bool:
    """One word, or one that begins with `every`: `a year` alone tells what is paid, `a yearly report` what it is."""
    first, blank, _ = said.partition(" ")
    if blank:
        return first in words_of("every_word")
    word = behind.split(None, 1)[0] if behind.strip() else ""
    return said[0].isalpha() and (not word[:1].isalpha() or word.strip(_SIGNS) in STOP_WORDS)


def _count_before(ahead: str) -> tuple[int, int]:
    """The number of times that a text ends in, and where it begins; 0 where it ends in none."""
    words = ahead.split()
    last = words[-1].strip(",") if words else ""
    for role, count in _COUNTS:
        if last in words_of(role):
            return count, ahead.rindex(last)
    if len(words) >= _BEHIND and last in words_of("times") and (count := _number(words[-2])):
        return count, ahead.rindex(words[-2], 0, ahead.rindex(last))
    for ending in terms_in("times"):
        if last.endswith(ending) and (count := _number(last.removesuffix(ending))):
            return count, ahead.rindex(last)
    return 0, 0


def _number(word: str) -> int:
    if word.isdecimal() and len(word) < len("1000"):
        return int(word)
    return int(NUMBERS.get(word, 0))


def _every(lowered: str) -> Iterator[Often]:
    """`Every two weeks`, `alle drei Monate`."""
    for match in pattern_of("every_word").finditer(lowered):
        words = lowered[match.end() :].split(None, _BEHIND)[:_BEHIND]
        unit = _units().get(words[1].strip(".,;:!?"), "") if len(words) == _BEHIND else ""
        number = _number(words[0]) if unit else 0
        if number:
            end = lowered.index(words[1], match.end()) + len(words[1].rstrip(".,;:!?"))
            yield Often(round(_DAYS[unit] / number * _FINE), match.start(), end)


@cache
def _units() -> dict[str, str]:
    """The names of spans of time, in all languages that part words by blanks, by the English one."""
    named: dict[str, str] = {f"{unit}{ending}": unit for unit in _DAYS for ending in ("", "s")}
    for language in READ:
        told: dict[str, Sequence[str]] = {unit: tuple(terms_of(words)) for unit, words in language.time_units.items()}
        named |= {word: unit for unit, words in told.items() if unit in _DAYS for word in words if word.isalpha()}
    return named
