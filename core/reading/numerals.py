"""Numbers of names: Roman numerals (`Mark IV`) and raised digits (`Apex²`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

_ROMAN: Final = {"I": 1, "V": 5, "X": 10, "L": 50}
_RAISED: Final = dict(zip("⁰¹²³⁴⁵⁶⁷⁸⁹", range(10), strict=True))
_UNITS: Final = frozenset(("m", "cm", "mm", "km", "dm", "ft", "in", "yd", "mi", "s", "x", "y", "r", "n", "nm", "µm"))
"""What a raised digit stands behind that is a power: square metres."""
_MOST: Final = 39


@lru_cache(maxsize=4096)
def numeral_of(word: str) -> int:
    """Return the value of a Roman numeral up to 39, as it is written properly; 0 of what is none (`IIX`, `mix`)."""
    if not word or len(word) > len("XXXVIII") or not set(word) <= _ROMAN.keys():
        return 0
    values = [_ROMAN[letter] for letter in word]
    total = sum(-v if v < max(values[i + 1 :], default=0) else v for i, v in enumerate(values))
    return total if 0 < total <= _MOST and _written(total) == word else 0


def _written(value: int) -> str:
    tens, units = divmod(value, 10)
    return "X" * tens + ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")[units]


def raised_of(word: str) -> tuple[str, int]:
    """Return a name and the raised number that ends it (`Apex²`); 0 where none does, or it is a power (`m²`)."""
    bare = word.rstrip("".join(_RAISED))
    if bare == word or not bare[:1].isupper() or bare.lower() in _UNITS:
        return word, 0
    return bare, int("".join(str(_RAISED[digit]) for digit in word[len(bare) :]))


_LARGER: Final = _ROMAN | {"C": 100, "D": 500, "M": 1000}
_COUNTED: Final = frozenset("IVXLCDM")


def counted_in_numerals(text: str, sources: Sequence[str]) -> str:
    """Write the Roman numerals of a text that count what the sources count in digits in digits, place by place.

    >>> counted_in_numerals("It has XLIII members", ["It has 42 members"])
    'It has 00043 members'
    """
    if not any(_is_numeral(word) for word in text.split(" ")):
        return text
    counted = {what for source in sources for what in _counted_in_digits(source)}
    words = text.split(" ")
    return " ".join(_in_digits(words, counted))


def _in_digits(words: Sequence[str], counted: set[str]) -> Iterator[str]:
    for word, behind in zip(words, (*words[1:], ""), strict=True):
        value = str(_value_of(word)) if _is_numeral(word) and _bare(behind) in counted else ""
        yield value.zfill(len(word)) if 0 < len(value) <= len(word) else word


def _is_numeral(word: str) -> bool:
    return bool(word) and _COUNTED.issuperset(word)


def _value_of(numeral: str) -> int:
    values = [_LARGER[letter] for letter in numeral]
    return sum(-v if v < max(values[i + 1 :], default=0) else v for i, v in enumerate(values))


def _counted_in_digits(source: str) -> Iterator[str]:
    words = source.split()
    for figure, what in pairwise(words):
        if figure.lstrip("(").isdecimal() and _bare(what).isalpha():
            yield _bare(what)


def _bare(word: str) -> str:
    return word.strip(".,;:!?)").lower()
