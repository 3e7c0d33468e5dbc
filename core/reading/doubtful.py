"""Figures that were read from a picture and may be other ones: they are marked in the text, and prove nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Final

DOUBT: Final = "\u203d"
"""Stands behind a word with digits that text recognition was not sure of: `1,409‽`. No normal form changes it."""

_BEHIND_FIGURES = "%°$€£¥"


def doubted(word: str) -> str:
    """Return a word as it stands in a text whose digits nobody is sure of; one without digits as it is."""
    last = max((at for at, sign in enumerate(word) if sign.isalnum() or sign in _BEHIND_FIGURES), default=-1)
    return f"{word[: last + 1]}{DOUBT}{word[last + 1 :]}" if any(map(str.isdecimal, word)) else word


def doubtful_words(text: str) -> Iterator[tuple[int, int]]:
    """Yield where the marked words of a text begin and end, their marks with them."""
    end = text.find(DOUBT)
    while end >= 0:
        word = _last_word(text[:end])
        if any(map(str.isdecimal, text[end - word : end])):
            yield end - word, end + 1
        end = text.find(DOUBT, end + 1)


def without_doubtful(text: str) -> str:
    """Return a text, as long as it was, in which no digit of a marked word is a digit."""
    if DOUBT not in text:
        return text
    parts = text.split(DOUBT)
    return DOUBT.join([*map(_last_word_undone, parts[:-1]), parts[-1]])


def _last_word(text: str) -> int:
    return sum(1 for _ in takewhile(lambda sign: not sign.isspace(), reversed(text)))


def _last_word_undone(text: str) -> str:
    kept = len(text) - _last_word(text)
    return text[:kept] + "".join(DOUBT if sign.isdecimal() else sign for sign in text[kept:])
