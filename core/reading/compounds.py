"""Words that a language writes in one (`Kündigungsfrist`): which parts one may have, and which ones parts may make.

No list of words is kept: whoever asks looks up which of the forms there are. `Language.joints` says who writes so.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from core.reading.languages import BY_CODE

SHORTEST_COMPOUND: Final = 8
_SHORTEST_MODIFIER: Final = 4
_SHORTEST_HEAD: Final = 4
_SHORTEST_BASE: Final = 4
_VOWELS, _DOUBLING = frozenset("aeiouyäöü"), "en"
LONGEST: Final = 40  # letters that are looked at: names of chemicals are no compounds of a team's words


@dataclass(frozen=True, slots=True)
class Split:
    """A way to part a compound: how its first part may be written by itself, and its second part."""

    modifiers: tuple[str, ...]
    head: str


def writes_compounds(language: str) -> bool:
    """Tell whether a language (ISO 639-1, or nothing) writes compounds in one."""
    return bool(_joints(language))


def splits_of(word: str, language: str) -> Iterator[Split]:
    """Yield the ways to part a word, the longest second part first; one that is too short or too long has none."""
    if not SHORTEST_COMPOUND <= len(word) <= LONGEST or not word.isalpha():
        return
    for at in range(_SHORTEST_MODIFIER, len(word) - _SHORTEST_HEAD + 1):
        yield Split(_modifiers(word[:at], language), word[at:])


def forms_of(word: str, language: str) -> tuple[str, ...]:
    """Return a word and its inflected forms, as far as endings make them."""
    base = base_of(word, language)
    doubled = base + base[-1:]  # opzeg, opzeggen
    bases = (base, doubled) if base[-1:] not in _VOWELS else (base,)
    made = (one + ending for one in bases for ending in _endings(language) if one is base or ending == _DOUBLING)
    return tuple(dict.fromkeys((word, base, *made)))


@lru_cache(maxsize=4096)
def base_of(word: str, language: str) -> str:
    """Return a word without the ending of its inflection."""
    for ending in _endings(language):
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_BASE:
            return word.removesuffix(ending)
    return word


def spellings_of(word: str, language: str) -> Iterator[str]:
    """Yield the other ways to write a word: `kuendigung` for `kündigung`, and the reverse."""
    known = BY_CODE.get(language)
    for one, _, other in (pair.partition(" ") for pair in (known.respelled if known else ())):
        yield from (word.replace(a, b) for a, b in ((one, other), (other, one)) if a in word)


def joined(modifier: str, head: str, language: str) -> tuple[str, ...]:
    """Return the compounds that two words may make, in this order."""
    firsts = dict.fromkeys((modifier, base_of(modifier, language)))
    joints = ("", *_joints(language))
    return tuple(dict.fromkeys(first + joint + base_of(head, language) for first in firsts for joint in joints))


def _modifiers(written: str, language: str) -> tuple[str, ...]:
    """Return what the first part of a compound may be by itself: `kündigungs` is `kündigung`, `kühl` `kühlung`."""
    bare = [written.removesuffix(j) for j in _joints(language) if written.endswith(j)]
    return (written, *(form for form in bare if len(form) >= _SHORTEST_MODIFIER))


def _joints(language: str) -> tuple[str, ...]:
    known = BY_CODE.get(language)
    return tuple(known.joints.split()) if known else ()


def _endings(language: str) -> tuple[str, ...]:
    known = BY_CODE.get(language)
    return tuple(known.noun_endings.split()) if known else ()
