"""Which measure, and which end of a time, a sentence tells: how high is no width, until when no beginning."""

from __future__ import annotations

from typing import Final

from core.reading.amounts import read_amounts
from core.reading.characters import runs_of
from core.reading.lexicon import speaks_of
from core.reading.roles import Role
from core.reading.unit_words import unit_behind
from core.reading.units import NAMED_UNITS

_ENGLISH: Final = "en"
_LONGEST: Final = 20
"""Characters behind a figure in which its unit stands."""
_MEASURES: Final[tuple[Role, ...]] = ("of_height", "of_width", "of_length", "of_depth", "of_capacity")
_LENGTHS_ALONE: Final[frozenset[Role]] = frozenset(("of_width", "of_depth"))
"""What a length alone tells: a price is high, and a course long."""
_ENDS: Final[tuple[tuple[Role, Role, Role], ...]] = (
    ("asks_from_when", "told_from", "told_until"),
    ("asks_until_when", "told_until", "told_from"),
)


def tells_another_measure(question: str, text: str, language: str) -> bool:
    """Tell whether how wide something is is asked for, and all that a sentence measures is how high or long.

    >>> tells_another_measure("How wide is the wall?", "The wall is 17.5 metres high.", "en")
    True
    """
    code = language or _ENGLISH
    asked, told = _measures(question, code), _measures(text, code)
    if not _has_a_length(text):
        return bool(asked) and not told and asked <= _LENGTHS_ALONE
    return bool(asked and told) and asked.isdisjoint(told)


def tells_the_other_end(question: str, text: str, language: str) -> bool:
    """Tell whether it is asked from when, and a sentence says until when alone, or the other way round."""
    code = language or _ENGLISH
    return any(
        speaks_of(asks, question, code) and speaks_of(other, text, code) and not speaks_of(own, text, code)
        for asks, own, other in _ENDS
    )


def _measures(text: str, code: str) -> frozenset[Role]:
    return frozenset(role for role in _MEASURES if speaks_of(role, text, code))


def _has_a_length(text: str) -> bool:
    """A figure of it is a length: metres, feet or centimetres, in any language."""
    return any(_is_length(text[amount.end :]) for amount in read_amounts(text))


def _is_length(behind: str) -> bool:
    unit = NAMED_UNITS.get(unit_behind(behind)) or NAMED_UNITS.get(next(iter(runs_of(behind[:_LONGEST])), ""))
    return unit is not None and unit.quantity == "length"
