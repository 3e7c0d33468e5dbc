"""Nouns with a number behind them, in their places, which may tell two things apart: `Linie 4`, `Room 12`, `7号線`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from core.reading.characters import takes_blanks
from core.reading.claim_words import content_words
from core.reading.digits import is_year

_SHORTEST: Final = 3  # letters of a noun before a number at least; of scripts that write less of a word, one fewer
_LONGEST: Final = 3  # digits of such a number at most
_BEHIND: Final = ("호선", "号線", "号线", "號線", "号室", "号", "號", "호", "楼", "館", "층", "階")
_AROUND: Final = ".,;:!?()[]\"“”„«»'’*_،؛।。、，"
_HIRAGANA: Final = range(0x3040, 0x30A0)
_ASCII: Final = 0x80


class NumberedNoun(NamedTuple):
    """A noun, the number behind it, and where the number stands."""

    noun: str
    number: str
    start: int


@lru_cache(maxsize=1024)
def numbered_nouns(text: str) -> tuple[NumberedNoun, ...]:
    """Return those of a text, in order; what is counted may be among them (`seats 40`), years are not."""
    return tuple(_found(text))


def _found(text: str) -> Iterator[NumberedNoun]:
    for number, start in _numbers(text):
        end = start + len(number)
        sign = next((s for s in _BEHIND if text.startswith(s, end)), "")
        if sign:
            yield NumberedNoun(sign, number, start)
        elif not text[end : end + 1].isalpha() or not takes_blanks(text[end]) or text[end] >= "\u0900":
            noun = _noun_before(text, start)
            if noun:
                yield NumberedNoun(noun, number, start)


def _numbers(text: str) -> Iterator[tuple[str, int]]:
    """The whole numbers of few digits that are part of no longer one."""
    at = 0
    while at < len(text):
        if not text[at].isdecimal():
            at += 1
            continue
        end = at
        while end < len(text) and (
            text[end].isdecimal() or (text[end] in ".,:/" and text[end + 1 : end + 2].isdecimal())
        ):
            end += 1
        number = text[at:end]
        if number.isdecimal() and len(number) <= _LONGEST and not is_year(number):
            yield number, at
        at = end


def _noun_before(text: str, start: int) -> str:
    before = text[:start]
    if not before or not before[-1].isspace():
        return _written_on_to(before)
    word = before.rsplit(None, 1)[-1] if before.strip() else ""
    noun = word.lstrip(_AROUND).casefold()
    least = _SHORTEST if noun[:1] and ord(noun[0]) < 0x0400 else _SHORTEST - 1
    return noun if len(noun) >= least and noun.isalpha() and content_words(noun) else ""


def _written_on_to(before: str) -> str:
    """The last two signs of a noun that has its number right behind it: `版本2`, `バージョン2`."""
    last = before[-2:]
    of_it = (
        len(last) == len("版本") and last.isalpha() and not any(ord(c) < _ASCII or ord(c) in _HIRAGANA for c in last)
    )
    return last if of_it and not takes_blanks(last[-1]) else ""
