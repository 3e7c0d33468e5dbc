"""The stretches of a text that are worth a closer look: near digits, near names of months, behind a word."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from string import ascii_letters

from core.reading.calendars import MONTH_NUMBERS
from core.reading.characters import blanks_for_all_but, letter_runs, pieces_of
from core.reading.lexicon import words_of
from core.reading.notation import VULGAR

Windows = tuple[tuple[int, int], ...]

_DIGITS = re.compile(rf"[\d{''.join(VULGAR)}][\d\s,.:/-]*")
_MONTHS = frozenset(MONTH_NUMBERS)
BEFORE, AFTER = 20, 32
"""Characters around digits that may belong to what they are part of."""
AROUND_MONTH = 32
"""Characters around the start of a month's name that may belong to its date."""


def digit_windows(text: str) -> Windows:
    """Return the stretches of a text near digits: all that has to be searched for figures."""
    return merged(((m.start() - BEFORE, m.end() + AFTER) for m in _DIGITS.finditer(text)), len(text))


def month_windows(text: str, names: frozenset[str] = _MONTHS) -> Windows:
    """Return the stretches of a text near the names of months."""
    places = places_of(names, text)
    if places is None:
        return ((0, len(text)),)
    return merged(((at - AROUND_MONTH, at + AROUND_MONTH) for at in places), len(text))


def names_a_month(text: str) -> bool:
    """Tell whether a text may name a month: quicker than to tell where."""
    lowered, letters = _letters_of(text)
    return len(lowered) != len(text) or not _MONTHS.isdisjoint(letters)


def places_of(words: frozenset[str], text: str) -> list[int] | None:
    """Return where words (lower-case, of 3 to 10 letters) may begin in a text, None where that can't be told."""
    lowered, letters = _letters_of(text)
    if len(lowered) != len(text):
        return None
    if words.isdisjoint(letters):
        return []
    return sorted(at for word in words & letters for at in _places(lowered, word))


def letters_of(text: str) -> frozenset[str]:
    """Return the runs of letters of a text, in lower case."""
    return _letters_of(text)[1]


@lru_cache(maxsize=512)
def _letters_of(text: str) -> tuple[str, frozenset[str]]:
    lowered = text.lower()
    if not lowered.isascii():
        return lowered, frozenset(letter_runs(lowered))
    return lowered, frozenset(pieces_of(lowered, _LETTERS))


_LETTERS = blanks_for_all_but(str.isalpha)


def _places(text: str, word: str) -> Iterator[int]:
    at = text.find(word)
    while at >= 0:
        yield at
        at = text.find(word, at + 1)


def named_windows(text: str) -> Windows:
    """Return the stretches of a text that begin like `Section 5`: a word that takes a number, and digits."""
    runs = ((m.start(), m.end()) for m in _DIGITS.finditer(text))
    named = ((at - BEFORE, end + AFTER) for at, end in runs if _word_before(text, at) in words_of("numbered"))
    return merged(named, len(text))


def _word_before(text: str, at: int) -> str:
    ahead = text[max(0, at - BEFORE) : at].removesuffix("#")
    ahead = ahead[:-1] if ahead[-1:].isspace() else ahead
    if ahead.endswith("§"):
        return "§"
    bare = ahead.removesuffix(".")
    word = bare[len(bare.rstrip(ascii_letters)) :]
    return f"{word}{ahead[len(bare) :]}".lower() if word else ""


def merged(stretches: Iterable[tuple[int, int]], length: int) -> Windows:
    """Join the stretches, given in order, that touch."""
    windows: list[tuple[int, int]] = []
    begun, end = 0, -1
    for low, high in stretches:
        if low > end or end < 0:
            if end >= 0:
                windows.append((begun, end))
            begun = max(low, 0)
        end = min(high, length)
    return (*windows, (begun, end)) if end >= 0 else ()
