"""Whether two words are of one verb: `regar` and `riegan`, `rangés` and `range`, `ausgeliehen` and `ausleihen`."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from core.reading.lexicon import terms_in
from core.reading.normal_forms import normal

_SHORTEST: Final = 3
_DIPHTHONGS: Final = (("ie", "e"), ("ue", "o"))
_WEAK: Final = ("es", "as", "os", "e", "a", "o", "i")
_BROKEN: Final = frozenset(("es", "it"))


@lru_cache(maxsize=8192)
def are_of_one_verb(one: str, other: str, language: str) -> bool:
    """Tell whether two words have one stem, and one of them at least the ending of a verb (ISO 639-1).

    An ending that nouns have, too (`casa`, `caso`), tells nothing by itself. What a language parts no words by, or
    compares by stems, is none of this.
    """
    if language not in _READ_SO or one[:1] != other[:1]:
        return False
    mine, theirs = _stems(one, language), _stems(other, language)
    return any(stem in theirs and (strong or theirs[stem]) for stem, strong in mine.items())


_READ_SO: Final = frozenset(("de", "fr", "es", "it", "pt", "nl"))


@cache
def _stems(word: str, language: str) -> dict[str, bool]:
    """Return the stems that a word may have, and whether its ending is that of a verb."""
    found: dict[str, bool] = {}
    plain = _plain(word)
    for ending in _endings(language):
        if plain.endswith(ending) and len(plain) - len(ending) >= _SHORTEST:
            found.setdefault(_even(plain.removesuffix(ending), language), True)
    for ending in (*_WEAK, ""):
        if plain.endswith(ending) and len(plain) - len(ending) >= _SHORTEST:
            found.setdefault(_even(plain.removesuffix(ending), language), False)
    return found


@cache
def _endings(language: str) -> tuple[str, ...]:
    return tuple(
        sorted({_plain(ending) for ending in terms_in("verb_ending", language=language)}, key=len, reverse=True)
    )


def _plain(word: str) -> str:
    """Return a word without the marks above its letters, which endings take away and bring."""
    return "".join(letter for letter in normal(word, "NFD") if letter.isalpha())


def _even(stem: str, language: str) -> str:
    """Return a stem with the vowel that it has where another is stressed: `rieg` is `reg`."""
    for said, plain in _DIPHTHONGS if language in _BROKEN else ():
        stem = stem.replace(said, plain)
    return stem
