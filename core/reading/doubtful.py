"""Figures that were read from a picture and may be other ones: they are marked in the text, and prove nothing."""

from __future__ import annotations

from itertools import takewhile
from typing import Final

DOUBT: Final = "\u203d"
"""Stands behind a word with digits that text recognition was not sure of: `1,409‽`. No normal form changes it."""
_NONE = "\x00"


def doubted(word: str) -> str:
    """Return a word as it stands in a text whose digits nobody is sure of; one without digits as it is."""
    return word + DOUBT if any(map(str.isdecimal, word)) else word


def holds_doubt(text: str) -> bool:
    """Tell whether a figure of a text is marked."""
    return DOUBT in text


def without_doubtful(text: str) -> str:
    """Return a text, as long as it was, in which no digit of a marked word is a digit."""
    if DOUBT not in text:
        return text
    parts = text.split(DOUBT)
    return DOUBT.join([*map(_last_word_undone, parts[:-1]), parts[-1]])


def _last_word_undone(text: str) -> str:
    word = sum(1 for _ in takewhile(lambda sign: not sign.isspace(), reversed(text)))
    kept = len(text) - word
    return text[:kept] + "".join(_NONE if sign.isdecimal() else sign for sign in text[kept:])
