"""Words that say the opposite of each other of the same two things: `larger` and `smaller`, `before` and `after`."""

from __future__ import annotations

from collections import defaultdict
from functools import cache, lru_cache
from typing import Final, NamedTuple

from core.reading.characters import HEAD
from core.reading.language import terms_of
from core.reading.languages import READ

Side = tuple[str, bool]
"""A pair, named by its language and first word, and whether the word is of its first half."""
_NONE: Final[frozenset[Side]] = frozenset()


@cache
def _sides() -> tuple[dict[str, set[Side]], dict[str, set[Side]]]:
    """The sides of words, and of what words begin with."""
    whole: defaultdict[str, set[Side]] = defaultdict(set)
    starts: defaultdict[str, set[Side]] = defaultdict(set)
    for language in READ:
        for entry in language.opposites:
            kind, _, words_of_it = entry.rpartition(":")
            first, _, second = words_of_it.partition("|")
            name = f"{language.code}:{kind or first.split()[0]}"
            for words, is_first in ((first, True), (second, False)):
                for word in words.split():
                    (starts if word.endswith("*") else whole)[word.rstrip("*")].add((name, is_first))
    return dict(whole), dict(starts)


@lru_cache(maxsize=4096)
def sides_of(word: str) -> frozenset[Side]:
    """Return the sides of the pairs that a word in lower case is of."""
    whole, starts = _sides()
    found = [whole.get(word, _NONE), *(starts[word[:n]] for n in range(1, len(word) + 1) if word[:n] in starts)]
    return _NONE.union(*found)


def are_opposites(one: str, other: str) -> bool:
    """Tell whether two words in lower case are the two sides of one pair."""
    mine = sides_of(one)
    return bool(mine) and one != other and any((name, not first) in mine for name, first in sides_of(other))


@cache
def _time_units() -> dict[str, str]:
    """Words for lengths of time, by the English one."""
    said = {
        word: unit
        for language in READ
        for unit, words in language.time_units.items()
        for word in terms_of(words)
        if " " not in word
    }
    units = dict.fromkeys(said.values())
    return {**said, **{unit: unit for unit in units}, **{f"{unit}s": unit for unit in units}}


def names_a_time(word: str) -> bool:
    """Tell whether a word in lower case is a length of time: `weeks`."""
    return word in _time_units()


def are_other_times(one: str, other: str) -> bool:
    """Tell whether two words in lower case are different lengths of time: `months` and `weeks`."""
    mine, theirs = _time_units().get(one, ""), _time_units().get(other, "")
    return bool(mine and theirs) and mine != theirs


class Compared(NamedTuple):
    """What a word compares: by what (`size`), whether it says more of it, and whether it sets one before all others."""

    by: str
    more: bool
    most: bool


_BY: Final = frozenset(("size", "amount", "height", "length", "weight", "price", "age", "speed", "temperature"))


@lru_cache(maxsize=4096)
def compared_by(word: str, language: str) -> Compared | None:
    """Return what a word in lower case compares in a language (ISO 639-1), None where it compares nothing."""
    for name, is_first in sides_of(word):
        code, _, kind = name.partition(":")
        by = kind.removesuffix("_most")
        if code == language and by in _BY:
            return Compared(by, is_first, by != kind)
    return None


def may_compare(words: frozenset[str], language: str) -> bool:
    """Tell, quicker than of each, whether one of some words in lower case may compare anything in a language."""
    whole, starts, heads = _comparing(language)
    return not whole.isdisjoint(words) or bool([w for w in words if w[:HEAD] in heads and w.startswith(starts)])


@cache
def _comparing(language: str) -> tuple[frozenset[str], tuple[str, ...], frozenset[str]]:
    whole, starts = _sides()
    comparing = tuple(word for word in starts if compared_by(word, language))
    return (
        frozenset(word for word in whole if compared_by(word, language)),
        comparing,
        frozenset(word[:HEAD] for word in comparing),
    )
