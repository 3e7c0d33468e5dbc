"""Parts of a whole that are spelt out, in other languages than English: `zwei Drittel der`, `un quart du`, `3分の2`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

from core.reading.characters import letter_runs, takes_blanks
from core.reading.language import terms_of
from core.reading.languages import READ
from core.reading.lexicon import either, speaks_of, standing_alone
from core.reading.unit_words import time_unit_behind
from core.reading.windows import letters_of

_LONGEST_NUMBER: Final = 3
_NEAR: Final = 14  # characters behind a part in which a span of time stands: `un quart d'heure`
_JOINTS: Final = tuple(language.share_joint for language in READ if language.share_joint)
_SIGNS: Final = {sign: value for language in READ for sign, value in language.numerals.items()}


class SpeltShare(NamedTuple):
    """A part of a whole in its place, in percent."""

    start: int
    end: int
    share: float


@lru_cache(maxsize=512)
def spelt_shares(text: str) -> tuple[SpeltShare, ...]:
    """Return the parts of a whole that a text spells out, in order."""
    spelt, unspaced = _spelt()
    by_words = not spelt.isdisjoint(letters_of(text))
    if text.isascii():
        return tuple(_by_words(text)) if by_words else ()
    by_words = by_words or any(term in text for term in unspaced)
    return tuple(sorted((*(_by_words(text) if by_words else ()), *_by_numbers(text))))


def _by_words(text: str) -> Iterator[SpeltShare]:
    for match in _pattern().finditer(text):
        behind = text[match.end("part") : match.end("part") + _NEAR]
        bare = behind.lstrip().removeprefix("d'").removeprefix("d’").removeprefix("de ").removeprefix("di ")
        if not (time_unit_behind(bare) or time_unit_behind(behind) or speaks_of("span_of_time", behind)):
            yield SpeltShare(match.start("part"), match.end("part"), _shares()[" ".join(match["part"].lower().split())])


def _by_numbers(text: str) -> Iterator[SpeltShare]:
    """`3分の2`, `三分之二`: the whole stands first."""
    for joint in _JOINTS:
        at = text.find(joint)
        while at >= 0:
            whole, part = _number_before(text, at), _number_behind(text, at + len(joint))
            if whole and part and _value(part) < _value(whole):
                end = text.index(part, at) + len(part)
                yield SpeltShare(at - len(whole), end, 100 * _value(part) / _value(whole))
            at = text.find(joint, at + 1)


def _number_before(text: str, end: int) -> str:
    start = end
    while start and end - start < _LONGEST_NUMBER and _is_digit(text[start - 1]):
        start -= 1
    return text[start:end]


def _number_behind(text: str, start: int) -> str:
    start += text[start : start + 1] == " "
    end = start
    while end < len(text) and end - start < _LONGEST_NUMBER and _is_digit(text[end]):
        end += 1
    return text[start:end]


def _is_digit(sign: str) -> bool:
    return sign.isdecimal() or bool(_SIGNS.get(sign))


def _value(number: str) -> float:
    return float("".join(sign if sign.isdecimal() else str(_SIGNS[sign]) for sign in number))


@cache
def _shares() -> dict[str, float]:
    found: dict[str, float] = {}
    for language in READ:
        for fraction, terms in language.shares.items():
            part, _, whole = fraction.partition("/")
            found.update((term, 100 * int(part) / int(whole)) for term in terms_of(terms))
    return found


@cache
def _spelt() -> tuple[frozenset[str], frozenset[str]]:
    """The last runs of letters of all parts, to look them up by; and those of scripts without blanks, whole."""
    spaced = [term for term in _shares() if takes_blanks(term[0])]
    return frozenset(letter_runs(term)[-1] for term in spaced), frozenset(_shares()) - frozenset(spaced)


@cache
def _pattern() -> re.Pattern[str]:
    """Each language's parts before one of the words that lead to its whole, where it has such words."""
    spelt = []
    for language in READ:
        terms = [term for part in language.shares.values() for term in terms_of(part)]
        if terms:
            whole = rf"(?=\s{either(language.share_of.split(), whole=False)})" if language.share_of else ""
            spelt.append(rf"{either(terms, whole=True)}{whole}")
    return standing_alone(rf"(?P<part>{'|'.join(spelt) or '(?!)'})", beside="\x00")  # Each part has edges of its own.
