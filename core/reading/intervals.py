"""Stretches of numbers that labels name: `1-3 years`, `under 1 year`, `from 10 to 49 seats`, `200 or more`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import inf
from typing import Final

from core.reading.amount import Amount
from core.reading.amounts import read_amounts
from core.reading.lexicon import ends_with, speaks_of, words_of
from core.reading.roles import Role
from core.reading.stems import inflected_stem
from core.reading.units import NAMED_UNITS

_LONGEST: Final = 60
_SHORTEST: Final = 4  # letters of a noun
_DASHES: Final = frozenset("-–—~〜～−")
_TWO: Final = 2


@dataclass(frozen=True, slots=True)
class Interval:
    """From `low` to `high`, in the unit that `noun` names as it is written (empty where none is).

    `with_low` and `with_high` tell whether the limits are within.
    """

    low: float
    high: float
    with_low: bool
    with_high: bool
    noun: str = ""

    def holds(self, value: float) -> bool:
        """Tell whether a value, in the same unit, is within."""
        above = value >= self.low if self.with_low else value > self.low
        return above and (value <= self.high if self.with_high else value < self.high)


@lru_cache(maxsize=4096)
def interval_in(label: str) -> Interval | None:
    """Return the stretch that a label names, and nothing else but its unit; None of any other label.

    >>> interval_in("1-3 years")
    Interval(low=1.0, high=3.0, with_low=True, with_high=True, noun='years')
    """
    amounts = read_amounts(label) if len(label) <= _LONGEST else ()
    if len(amounts) == _TWO:
        return _between(label, *amounts)
    return _beyond(label, amounts[0]) if len(amounts) == 1 else None


def _between(label: str, one: Amount, other: Amount) -> Interval | None:
    joint = label[one.end : other.start].strip(" .").casefold()
    unit = _noun(other) or _noun(one)
    bare = joint.removeprefix(_noun(one).casefold()).strip(" .")
    joined = not set(bare) - _DASHES if bare else False
    before = label[: one.start].strip()
    joined = joined or (bool(bare) and len(bare.split()) == 1 and speaks_of("span_joint", bare))
    opens = not before or speaks_of("span_start", before)
    behind = label[other.end :].strip(" .")
    if not joined or not opens or abs(one.coefficient) > abs(other.coefficient) or not _is_unit(behind, unit):
        return None
    return Interval(abs(one.coefficient), abs(other.coefficient), True, True, unit)


def _beyond(label: str, one: Amount) -> Interval | None:
    before, behind = label[: one.start].strip(" ."), label[one.end :].strip(" .")
    noun, value = _noun(one), one.coefficient
    rest = behind.removeprefix(noun).strip(" .") if noun else behind
    if not before and (rest == "+" or ends_with("or_more", behind)):
        return Interval(value, inf, True, False, noun)
    if not before and ends_with("or_less", behind):
        return Interval(-inf, value, False, True, noun)
    if not before and ends_with("under_behind", behind):
        return Interval(-inf, value, False, False, noun)
    if not before or len(before.split()) > _TWO or not _is_unit(behind, noun):
        return None
    bounds: tuple[tuple[Role, Interval], ...] = (
        ("bound_least", Interval(value, inf, True, False, noun)),
        ("bound_most", Interval(-inf, value, False, True, noun)),
        ("bound_above", Interval(value, inf, False, False, noun)),
        ("bound_below", Interval(-inf, value, False, False, noun)),
        ("begins_at", Interval(value, inf, True, False, noun)),
        ("up_to", Interval(-inf, value, False, True, noun)),
    )
    for role, made in bounds:
        if ends_with(role, before):
            return made
    signs = {
        ">": Interval(value, inf, False, False, noun),
        "≥": Interval(value, inf, True, False, noun),
        "<": Interval(-inf, value, False, False, noun),
        "≤": Interval(-inf, value, False, True, noun),
    }
    return signs.get(before)


def _noun(one: Amount) -> str:
    joins = one.noun.casefold() in words_of("span_joint", "coordinates", "alternates")
    return one.unit or ("" if joins else one.noun)


def _is_unit(behind: str, noun: str) -> bool:
    return not behind or behind.casefold() == noun.casefold()


def in_unit_of(value: float, noun: str, other: str) -> float | None:
    """Return a value in one unit as a value in another, None where they are of different things.

    >>> in_unit_of(6, "months", "years")
    0.5
    """
    one, two = _named(noun), _named(other)
    if _are_forms(one.casefold(), two.casefold()):
        return value
    known, wanted = NAMED_UNITS.get(one.casefold()), NAMED_UNITS.get(two.casefold())
    if known is None or wanted is None or known.quantity != wanted.quantity or known.offset or wanted.offset:
        return None
    if known.quantity == "time" and {one.casefold(), two.casefold()} <= _OF_A_YEAR:
        return value * _OF_A_YEAR_IN[one.casefold()[:5]] / _OF_A_YEAR_IN[two.casefold()[:5]]
    return value * known.factor / wanted.factor


def _are_forms(one: str, other: str) -> bool:
    """`child`, `children` by their stems; `Kinder`, `Kindern` by an ending of a letter."""
    begins = min(len(one), len(other)) >= _SHORTEST and (one.startswith(other) or other.startswith(one))
    return inflected_stem(one) == inflected_stem(other) or (begins and abs(len(one) - len(other)) == 1)


_OF_A_YEAR = frozenset(("month", "months", "year", "years"))
_OF_A_YEAR_IN = {"month": 1.0, "year": 12.0, "years": 12.0}


def _named(noun: str) -> str:
    return noun.rstrip("'’").removesuffix("'s")
