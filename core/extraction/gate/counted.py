"""How many of something there are, asked in English, and a sentence that speaks of it and counts something else.

`Members may bring one guest a month` has one guest and no number of members.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import takewhile
from typing import Final

from core.extraction.gate.asked import Asked
from core.extraction.wanted import in_english
from core.reading.characters import has_digit, runs_of
from core.reading.lexicon import opens_with, pattern_of, speaks_of, words_of
from core.reading.number_words import NUMBERS
from core.reading.senses import senses_of
from core.reading.stems import stem
from core.reading.stopwords import plain_words_of
from core.reading.unit_words import time_unit_behind, unit_behind
from core.reading.units import NAMED_UNITS

_ENGLISH: Final = "en"
_NEAR: Final = 4
"""Words behind a number in which what it counts stands: `46 free parking spaces`."""
_BEFORE: Final = 3
_LONGEST: Final = 4
"""Words of what is to be counted: `beds in the dormitory` begins with it."""


def counts_something_else(asked: Asked, text: str) -> bool:
    """Tell whether a sentence speaks of what is to be counted, and each number in it, if any, is of something else."""
    if not in_english(asked.language):
        return False
    head = _counted_in(asked.text)
    told = [run.casefold().strip(".,") for run in runs_of(text, "'’-.,")]
    if not head or not any(_is(word, head) for word in told):
        return False
    if not words_of("counts_loosely", language=_ENGLISH).isdisjoint(told):
        return False
    return not any(_counts(told, at, head) for at in _numbers(told))


@lru_cache(maxsize=512)
def _counted_in(question: str) -> str:
    """Return the noun behind `how many`; nothing where that is a time, a unit or money."""
    asked = pattern_of("counts_things", _ENGLISH).match(question.lstrip())
    behind = question.lstrip()[asked.end() :] if asked else ""
    if not behind or unit_behind(behind) or time_unit_behind(behind) or opens_with("money_noun", behind.lstrip(), "en"):
        return ""
    idle = plain_words_of(_ENGLISH) | words_of("auxiliary", "modal", "preposition", language=_ENGLISH)
    noun = list(takewhile(lambda word: word not in idle, (run.casefold() for run in runs_of(behind))))
    return noun[-1] if 0 < len(noun) < _LONGEST and not speaks_of("calendar_word", " ".join(noun)) else ""


def _is(word: str, head: str) -> bool:
    return stem(word) == stem(head) or not senses_of(word).isdisjoint(senses_of(head))


def _numbers(told: list[str]) -> Iterator[int]:
    words = NUMBERS.keys() | words_of("figure_word", language=_ENGLISH) - words_of("indefinite", language=_ENGLISH)
    yield from (at for at, word in enumerate(told) if has_digit(word) or word in words)


def _counts(told: list[str], at: int, head: str) -> bool:
    """Tell whether a number may count the noun: that stands by it (`the hall seats 120 people`), or nothing does."""
    behind = told[at + 1 : at + 1 + _NEAR]
    if behind and (behind[0] in NAMED_UNITS or time_unit_behind(" ".join(behind))):
        return False
    idle = plain_words_of(_ENGLISH) | words_of("auxiliary", "modal", "preposition", language=_ENGLISH)
    before = next((word for word in reversed(told[max(0, at - _BEFORE) : at]) if word not in idle), "")
    return not behind or behind[0] in idle or any(_is(word, head) for word in (before, *behind) if word)
