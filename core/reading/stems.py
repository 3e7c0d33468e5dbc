"""What a word is compared by: its stem, by the endings that the files of the languages hold.

There are two, and that was measured (docs/decisions/0023-reading.md): search must let `expires`, `expiry` and
`expiration` meet, while a check must tell `operations` from `operating`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from core.reading.languages import LANGUAGES
from core.reading.same_words import CANONICAL

_ENDINGS: Final = tuple(ending for language in LANGUAGES for ending in language.endings)
_INFLECTIONS: Final = tuple(
    (ending, instead)
    for language in LANGUAGES
    for ending, _, instead in (entry.partition(" ") for entry in language.inflections)
)
_SHORTEST_STEM, _LONGEST_STEM = 3, 64


@lru_cache(maxsize=50_000)
def stem(word: str) -> str:
    """Return the word as search compares it: without its commonest endings, one word for those that mean the same."""
    base = word.removesuffix("'s") or word
    base = CANONICAL.get(base, base)
    if not base.isascii() or not base.isalpha() or not _SHORTEST_STEM < len(base) <= _LONGEST_STEM:
        return base.replace(",", "") if base[:1].isdigit() else base
    # Until nothing comes off any more: `covered` loses two endings and `cover` one.
    while (shorter := _without_ending(base)) != base:
        base = shorter
    return base


@lru_cache(maxsize=8192)
def inflected_stem(word: str) -> str:
    """Return the word as checks compare it, without its inflection: `revenues` is `revenue`."""
    word = word.rstrip("'’").removesuffix("'s").removesuffix("’s") or word
    if len(word) <= _SHORTEST_STEM:
        return word
    for ending, instead in _INFLECTIONS:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_STEM and not word.endswith("ss"):
            word = word.removesuffix(ending) + instead
            break
    return word.removesuffix("e") if len(word) > _SHORTEST_STEM else word


def _without_ending(base: str) -> str:
    for suffix in _ENDINGS:
        if base.endswith(suffix) and len(base) - len(suffix) >= _SHORTEST_STEM:
            return _undouble(base.removesuffix(suffix))
    return base


def _undouble(base: str) -> str:
    doubled = len(base) > _SHORTEST_STEM and base[-1] == base[-2] and base[-1] not in "aeiouls"
    return base[:-1] if doubled else base
