"""Things that are told apart by a number or a letter behind their name: `severity 2`, `Stufe 3`, `Plan B`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from core.reading.amounts import read_amounts
from core.reading.characters import has_digit, runs_of
from core.reading.lexicon import words_of
from core.reading.number_words import ORDINALS
from core.reading.stems import inflected_stem
from core.reading.stopwords import plain_words_of
from core.reading.things import sorted_out
from core.reading.unit_words import time_unit_behind

_LONGEST = 3
"""Digits of a number that tells things apart: with four it is a year, or an amount."""


def is_otherwise_numbered(question: str, text: str, around: str) -> bool:
    """Tell whether a sentence is of another number of what the question numbers, and of that alone.

    `around` is what heads it, and may name the number that is asked for. What is told of several (`levels 1 to 3`,
    `severity 2 or higher`) may be told of that one, too.
    """
    asked = numbered_in(question)
    if not asked:
        return False
    told = numbered_in(text)
    names = {name for name, _ in asked}
    if asked & (told | numbered_in(around)) or _tells_several(text, names):
        return False
    return any(name in names for name, _ in told)


@lru_cache(maxsize=512)
def numbered_in(text: str) -> frozenset[tuple[str, str]]:
    """Return what a text numbers: the stem of the name and the number or the capital letter behind it."""
    return frozenset((name, number) for name, number, _ in _numbered(text))


def _numbered(text: str) -> Iterator[tuple[str, str, str]]:
    """Yield what is numbered, by which number, and the word behind that; no date, time or amount of anything."""
    rest = sorted_out(text).rest if has_digit(text) else text
    amounts = {amount.text.split()[0] for amount in read_amounts(rest) if amount.unit or amount.scaled}
    words = [*runs_of(rest, "'’-"), ""]
    for before, word, behind in zip(words, words[1:], words[2:], strict=False):
        counts = word.isdecimal() and _is_counted(before, behind)
        if _is_number(word) and word not in amounts and _is_name(before) and not counts:
            yield inflected_stem(before.casefold()), word.lstrip("0") or "0", behind.casefold()


def _is_number(word: str) -> bool:
    if word.isdecimal():
        return len(word) <= _LONGEST
    return len(word) == 1 and word.isupper() and word.isascii() and word != "I"


def _is_counted(before: str, behind: str) -> bool:
    """`20 days`, `seats 4 passengers`: what follows a number is what it counts, and the number names nothing."""
    return bool(time_unit_behind(f" {behind}")) or (before.endswith("s") and behind.endswith("s"))


def _is_name(word: str) -> bool:
    lower = word.casefold()
    if not word.isalpha() or len(word) < len("abc") or lower in plain_words_of(""):
        return False
    return lower not in words_of("calendar_word", "preposition", "until", "everybody_is") and lower not in ORDINALS


def _tells_several(text: str, names: set[str]) -> bool:
    joints = words_of("until", "both_ends", "span_joint", "least_behind", "most_behind")
    return any(behind in joints for name, _, behind in _numbered(text) if name in names)
