"""Things that a number tells apart: `Raum 3`, `salle 12`, `3층`, `第2会議室`. What is counted or measured is none."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final

from core.reading.identifiers import AROUND
from core.reading.language import terms_of
from core.reading.languages import BY_CODE
from core.reading.things import sorted_out
from core.reading.units import NAMED_UNITS

_SHORTEST, _LONGEST = 3, 4
"""Letters of a noun before a number at least, and digits of a number at most."""
_PLACES: Final = frozenset("층호관号楼館階")
"""Floors, rooms and buildings, as Korean, Chinese and Japanese write them behind a number."""


@lru_cache(maxsize=2048)
def numbered_things(text: str, language: str) -> dict[str, frozenset[str]]:
    """Return the numbers that a text gives each noun."""
    rest = sorted_out(text).rest
    found: dict[str, set[str]] = {}
    for noun, number in (*_behind_nouns(rest, language), *_before_signs(rest)):
        found.setdefault(noun, set()).add(number)
    return {noun: frozenset(numbers) for noun, numbers in found.items()}


def _behind_nouns(text: str, language: str) -> Iterator[tuple[str, str]]:
    for before, behind in pairwise(text.lower().split()):
        noun, number = before.lstrip(AROUND), behind.rstrip(AROUND)
        if len(noun) >= _SHORTEST and noun.isalpha() and _is_number(number) and noun not in _counted(language):
            yield noun, number


def _before_signs(text: str) -> Iterator[tuple[str, str]]:
    for at, sign in enumerate(text):
        if sign in _PLACES:
            before = text[max(0, at - _LONGEST - 1) : at]
            number = before[len(before.rstrip("0123456789")) :]
            if _is_number(number):
                yield sign, number


def _is_number(text: str) -> bool:
    return text.isdecimal() and len(text) <= _LONGEST


@cache
def _counted(language: str) -> frozenset[str]:
    """Words before a figure that say nothing of which thing: months, and what leads to a figure."""
    known = BY_CODE.get(language)
    if known is None:
        return frozenset(NAMED_UNITS)
    roles = (known.roles.get(role, "") for role in ("approximate", "at_least", "at_most", "until", "up_to"))
    leads = (word for terms in roles for term in terms_of(terms) for word in term.split())
    months = (name for month in known.months for name in month.split())
    return frozenset((*NAMED_UNITS, *known.stop_words.split(), *months, *leads))
