"""What characters a text has, and its runs of some of them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from functools import cache, lru_cache
from typing import NamedTuple

_CJK = re.compile(r"[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0002fa1f]+")
_HIRAGANA = dict.fromkeys(range(0x3040, 0x30A0), " ")
QUESTION_MARKS = ("?", "？", "؟")
QUOTES = frozenset('"“”„«»‹›「」『』《》')
FULL_STOPS = ".!?…。！？؟۔।॥"
_FIRST_WIDE = "\u3040"
_DIGIT = re.compile(r"\d")
_LETTERS = re.compile(r"(?:[^\W\d_]|[\u0900-\u097f]){2,}")
"""Devanagari writes vowels as signs, which are no letters to `\\w`."""


def cjk_runs(text: str) -> list[str]:
    """Return the runs of Chinese characters, kana and hangul."""
    return [] if text.isascii() or max(text) < _FIRST_WIDE else _CJK.findall(text)


def is_hangul(character: str) -> bool:
    """Tell whether a character is a syllable of Korean."""
    return "\uac00" <= character <= "\ud7a3"


def without_cjk(text: str) -> str:
    """Return a text with a blank for each of those runs."""
    return _CJK.sub(" ", text)


def without_hiragana(text: str) -> str:
    """Return a text with blanks for hiragana: between other characters it is mostly grammar, as stop words are."""
    return text.translate(_HIRAGANA)


def letter_runs(text: str) -> list[str]:
    """Return the runs of two letters and more, in order."""
    return _LETTERS.findall(text)


def asides(text: str, least: int = 0, most: int = 200) -> list[tuple[int, int]]:
    """Return where brackets stand with so many characters in them, and no brackets."""
    found: list[tuple[int, int]] = []
    since, end = 0, text.find(")")
    while end >= 0:
        start = text.rfind("(", since, end)
        if start >= 0 and least <= end - start - 1 <= most:
            found.append((start, end + 1))
        since, end = end + 1, text.find(")", end + 1)
    return found


def without_asides(text: str, most: int = 200, put: str = " ") -> str:
    """Return a text with a blank for each of such brackets."""
    for start, end in reversed(asides(text, 0, most)):
        text = f"{text[:start]}{put}{text[end:]}"
    return text


def longest_word(text: str) -> int:
    """Return how many letters the longest run of them has."""
    letters = "".join(c if c.isalnum() and not c.isdecimal() else " " for c in text)
    return max(map(len, letters.split()), default=0)


def first_of(text: str, characters: str, since: int = 0) -> int:
    """Return where the first of some characters stands in a text, from `since` on; its length where none does."""
    return min([at for c in characters if (at := text.find(c, since)) >= 0], default=len(text))


def last_of(text: str, characters: str, until: int) -> int:
    """Return where the last of some characters stands before `until`; -1 where none does."""
    return max([text.rfind(c, 0, until) for c in characters], default=-1)


def has_digit(text: str) -> bool:
    """Tell whether a text has a decimal digit of any script."""
    return _DIGIT.search(text) is not None


def before_digits(text: str) -> str:
    """Return what stands before the first decimal digit of any script."""
    digit = _DIGIT.search(text)
    return text[: digit.start()] if digit else text


def has_letter(text: str) -> bool:
    """Tell whether a text has a letter, or a sign that counts as one (`½`, `²`)."""
    return any(c.isalnum() and not c.isdecimal() for c in text)


def runs_of(text: str, also: str = "") -> list[str]:
    """Return the runs of letters, digits, underscores and the characters `also`, in order."""
    return _runs(also).findall(text)


class Runs(NamedTuple):
    """The different words of a text in lower case, runs of letters, digits and underscores, and their first letters.

    `lowered` is all of the text, `beyond` are its characters that are not of ASCII; `plain` where they are no letters
    and no digits, but dashes and quotes: of any other text the words are not told here.
    """

    lowered: str
    plain: bool
    whole: frozenset[str] = frozenset()
    heads: frozenset[str] = frozenset()
    beyond: frozenset[str] = frozenset()


def blanks_for_all_but(keeps: Callable[[str], bool]) -> bytes:
    """Return a table for `pieces_of` that keeps some characters of ASCII."""
    return bytes(code if code < _FIRST_BEYOND and keeps(chr(code)) else ord(" ") for code in range(256))


def pieces_of(text: str, table: bytes) -> list[str]:
    """Return the runs that a table keeps of a text of ASCII, in order: several times quicker than by a pattern."""
    return text.encode().translate(table).decode().split()


_FIRST_BEYOND = 0x80
_ASCII = frozenset(map(chr, range(_FIRST_BEYOND)))
_WORDS = blanks_for_all_but(lambda character: character.isalnum() or character == "_")
HEAD = 2
"""Letters of a head."""


def is_word(text: str) -> bool:
    """Tell whether a text is one run of letters, digits and underscores."""
    return text.replace("_", "a").isalnum()


@lru_cache(maxsize=512)
def word_runs(text: str) -> Runs:
    """Return the words of a text, found once for all that ask whether it may have some of them."""
    lowered = text.lower()
    beyond = frozenset[str]() if lowered.isascii() else frozenset(lowered) - _ASCII
    if any(map(str.isalnum, beyond)):
        return Runs(lowered, plain=False, beyond=beyond)
    whole = frozenset(runs_of(lowered) if beyond else pieces_of(lowered, _WORDS))
    return Runs(lowered, True, whole, frozenset([run[:HEAD] for run in whole]), beyond)


@cache
def _runs(also: str) -> re.Pattern[str]:
    return re.compile(rf"[\w{re.escape(also)}]+")


def takes_blanks(character: str) -> bool:
    """Tell whether it is a letter or digit of a script that parts words by blanks."""
    return character.isalnum() and character < _FIRST_WIDE


def goes_on(character: str) -> bool:
    """Tell whether a word goes on with it: a letter, a digit or a sign of a vowel; not what is empty."""
    return character.isalnum() or (bool(character) and unicodedata.category(character)[0] == "M")


def stands_alone(word: str, text: str) -> bool:
    """Tell whether a text has the word, written just so, with no letter, digit or underscore on either side."""
    at = text.find(word)
    while at >= 0:
        around = text[at - 1 : at] + text[at + len(word) : at + len(word) + 1]
        if not any(c.isalnum() or c == "_" for c in around):
            return True
        at = text.find(word, at + 1)
    return False
