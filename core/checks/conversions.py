"""A figure that restates the one beside it in another unit: `26.2 miles (42.2 km)`, `400°F (205°C)`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import takewhile
from typing import NamedTuple

from core.reading.adjoining import is_range
from core.reading.amounts import Amount
from core.reading.unit_words import time_unit_behind, unit_behind
from core.reading.units import AMBIGUOUS, JOINED_WORDS, NAMED_UNITS, SYMBOLS, Unit

_NONE_UNSURE: frozenset[str] = frozenset()
"""Beside a figure of a larger unit nothing is unsure: `6 ft 2 in`."""
_APART = frozenset("(,;/[=–—")
REACH = 45
"""Characters between two figures of which one may restate the other, at most."""


JOINED = 16
"""Characters between `8 hours` and `30 minutes` at most."""
LONGEST_SYMBOL = 6
"""Characters behind a figure in which the sign of its unit stands, with the blank before it."""
MOST_WORDS = 3
LONGEST_NAME = 24
"""Characters behind a figure in which the name of its unit stands."""
ROUNDED = 0.3
"""How far a small whole figure may be off by rounding, as a share: `1 kg` for 3 pounds, no `2 hours` for 90 minutes."""
COARSE = 0.04
"""How far a converted figure that is rounded to fives or tens may be off, as a share: `350°F (175°C)`."""


def measures_of(text: str, amounts: Sequence[Amount], start: int = 0) -> list[Unit | None]:
    """Return the unit of each figure of a sentence; in a range (`30 to 45 minutes`) the first has that of the second.

    What may be no unit at all (`5 in 2019`) is left out. `start` is the sentence's offset in the text of the amounts.
    """
    return _units(text, amounts, start, AMBIGUOUS)


class Whole(NamedTuple):
    """What a figure and the other part beside it measure in the base unit of a quantity, and how far it may be off.

    `joined`: it has another part, `8 hours 30 minutes`, `6 ft 2 in`.
    """

    quantity: str
    value: float
    step: float
    joined: bool = False


def whole_measure(text: str, amounts: Sequence[Amount], at: int, start: int = 0) -> Whole | None:
    """Return what one of the figures of a sentence measures with its other part, None where it has no unit."""
    first = max(0, at - 1)
    amounts, at = amounts[first : at + 2], at - first  # A list of hundreds is read once, not for each of them.
    units = _units(text, amounts, start, _NONE_UNSURE)
    own, amount = units[at], amounts[at]
    if own is None:
        return None
    told, step = amount.value * own.factor, amount.step * own.factor
    for beside in (at - 1, at + 1):
        other = units[beside] if 0 <= beside < len(units) else None
        if other is None or other.quantity != own.quantity or (other.factor > own.factor) != (beside < at):
            continue
        first, second = (beside, at) if beside < at else (at, beside)
        if _are_parts(text, amounts[first], amounts[second], start) and _is_less(amounts, units, first, second):
            part = amounts[beside]
            return Whole(own.quantity, told + part.value * other.factor, min(step, part.step * other.factor), True)
    return Whole(own.quantity, told, step)


def _are_parts(text: str, first: Amount, second: Amount, start: int) -> bool:
    """Nothing but units and a joint stands between two figures."""
    between = text[first.end - start : second.start - start]
    return len(between) <= JOINED and _APART.isdisjoint(between)


def _is_less(amounts: Sequence[Amount], units: Sequence[Unit | None], first: int, second: int) -> bool:
    """The second is less than one of the unit of the first."""
    large, small = units[first], units[second]
    return large is not None and small is not None and amounts[second].value * small.factor < large.factor


def _units(text: str, amounts: Sequence[Amount], start: int, unsure: frozenset[str]) -> list[Unit | None]:
    found = [_unit(text, a, start, unsure) for a in amounts]
    for i in reversed(range(len(amounts) - 1)):
        if found[i] is None and is_range(text, amounts[i], amounts[i + 1], start):
            found[i] = found[i + 1]
    return found


def _unit(text: str, amount: Amount, start: int, unsure: frozenset[str]) -> Unit | None:
    signed = symbol_behind(text, amount.end - start)
    if signed is not None:
        return signed
    name = _name(text, amount, start)
    return None if name in unsure else NAMED_UNITS.get(name)


def symbol_behind(text: str, end: int) -> Unit | None:
    """Return the unit whose sign, as it is written, stands behind a figure that ends here: `16 A`, `61dB`."""
    behind = text[end : end + LONGEST_SYMBOL].lstrip(" \u00a0\u202f")
    sign = "".join(takewhile(_is_of_a_sign, behind))
    return SYMBOLS.get(sign)


def _is_of_a_sign(character: str) -> bool:
    return (character.isascii() and character.isalpha()) or character == "Ω"


def unit_of_cell(text: str) -> Unit | None:
    """Return the unit behind the only figure of a table's cell: `45 Nm`, `3 weeks`."""
    if not text or text[-1].isdecimal():
        return None  # As most are.
    end = max((at for at, character in enumerate(text, 1) if character.isdecimal()), default=len(text))
    behind = text[end:].strip()
    return _unit_called(behind) if behind and behind[0] not in _NAMES_NOTHING else None


@lru_cache(maxsize=4096)
def unit_declared(heading: str) -> Unit | None:
    """Return the unit that a table's heading declares for its figures: `Torque (Nm)`, `Weight in kg`, `weight_kg`."""
    named, _, last = heading.strip().rpartition("_")
    if named and not heading.strip().count(" "):
        return NAMED_UNITS.get(last.casefold())
    opened, _, rest = heading.rpartition("(")
    if opened and rest.rstrip().endswith(")"):
        return _unit_called(rest.rstrip(" )"))
    opened, _, rest = heading.rpartition("[")
    if opened and rest.rstrip().endswith("]"):
        return _unit_called(rest.rstrip(" ]"))
    before, _, rest = heading.rpartition(" in ")
    return _unit_called(rest) if before else None


def _unit_called(name: str) -> Unit | None:
    """The unit that is called just so."""
    name = name.strip()
    found = SYMBOLS.get(name) or NAMED_UNITS.get(_named_by(name) if len(name.split()) < MOST_WORDS else "")
    return found or NAMED_UNITS.get(unit_behind(name) or time_unit_behind(name)) if len(name) <= LONGEST_NAME else None


def _name(text: str, amount: Amount, start: int) -> str:
    if amount.text.endswith(("s", "S")) and amount.text.lower().endswith("pounds"):
        return "pounds"
    end = amount.end - start
    named = _named_by(text[end : end + LONGEST_NAME])
    return named if named in NAMED_UNITS else unit_behind(text, end) or time_unit_behind(text, end)


def _named_by(behind: str) -> str:
    behind = behind.lstrip(" -").lower()
    if behind[:1] in _NAMES_NOTHING:
        return ""
    if any(map(behind.__contains__, _SPELT)):
        for written, meant in _SPELLINGS:
            behind = behind.replace(written, meant)
    words = behind.split(None, 2)
    first = _name_in(words[0]) if words else ""
    if first not in JOINED_WORDS or len(first) < len(words[0]):
        return first
    return first + "".join(map(_name_in, words[1:2]))


_WHOSE = (("us", ""), ("u.s.", ""), ("uk", "imperial"), ("imperial", "imperial"))
_TWICE = ("gallon", "pint")
"""What is larger in one country than in the other."""
_SPELLINGS = (
    ("km/h", "kmh"),
    ("m/s", "mps"),
    ("kilometers per hour", "kmh"),
    ("kilometres per hour", "kmh"),
    ("miles per hour", "mph"),
    ("metric horsepower", "ps"),
    *((f"{whose} {measure}", f"{prefix}{measure}") for whose, prefix in _WHOSE for measure in _TWICE),
    ("º", "°"),
    ("°", "° "),
    ("m2", "m²"),
    ("m3", "m³"),
    ("ft2", "ft²"),
)
_SPELT = (*_TWICE, "/", " per ", "metric horsepower", "º", "°", "2", "3")
"""What a text has that one of them is in: fewer to look for."""
_FIRST_WIDE = "\u2e80"
"""Scripts from here on put no blank behind a unit: `420kmです`."""
_NAMES_NOTHING = frozenset(("", *".,;:()%"))


def _name_in(word: str) -> str:
    """What a word begins with that may name a unit."""
    return word if word.isascii() and word.isalpha() else "".join(takewhile(_may_name, word))


def _may_name(character: str) -> bool:
    return (character.isalpha() and character < _FIRST_WIDE) or character in "°″²³"


def possible_measure(text: str, end: int) -> Unit | None:
    """Return the unit named behind a figure that ends here, also by what may be no unit at all: `0.5 l`."""
    named = _named_by(text[end : end + LONGEST_NAME])
    if named == "in":
        return None  # A preposition nearly always: `5 in 2019`.
    return NAMED_UNITS.get(named) or NAMED_UNITS.get(unit_behind(text, end))


def unit_named(text: str) -> str:
    """Return what a text that begins with the name of a unit calls it: one name for all of a unit's."""
    unit = NAMED_UNITS.get(_named_by(text)) or NAMED_UNITS.get(unit_behind(text) or time_unit_behind(text))
    return f"{unit.quantity} {unit.factor:g}" if unit else ""


def is_a_conversion(text: str, amount: Amount, proved: Sequence[Amount], beside: Sequence[Amount]) -> bool:
    """The figure is what a proved one nearby comes to in its unit, to the rounding of both.

    `beside` are all figures of the sentence: in ranges (`620 to 780 mm (24-31 inches)`) the first has the unit of the
    second.
    """
    near = [a for a in beside if max(a.start - amount.end, amount.start - a.end) <= REACH]
    units = dict(zip(near, _units(text, near, 0, frozenset()), strict=True))
    own = units.get(amount)
    return own is not None and any(
        is_same_measure(amount, own, o.value, o.step, unit)
        for o, unit in units.items()
        if unit and o is not amount and o in proved
    )


def is_same_measure(amount: Amount, own: Unit, value: float, step: float, other: Unit) -> bool:
    """A figure in one unit is `value` (written to within `step`) in another unit of the same quantity."""
    if own.quantity != other.quantity or own == other:
        return False
    return any(
        _is_met(amount, (value * from_other + other.offset - own.offset) / to_own, step * from_other / to_own)
        for from_other, to_own in dict.fromkeys(zip(other.factors, own.factors, strict=True))
    )


def _is_met(amount: Amount, meant: float, step: float) -> bool:
    off = abs(amount.value - meant)
    rounded = min((amount.step + step) * 1.01, max(ROUNDED * abs(meant), step * 1.01))
    return off <= rounded or off <= min(_coarse(amount), COARSE * abs(meant))


def _coarse(amount: Amount) -> float:
    """Nearly half of what a figure is rounded to: 4.5 where it ends in a zero, 2.5 in a five, else nothing."""
    whole = amount.value if amount.value == int(amount.value) and abs(amount.value) >= COARSELY else 1
    return 4.5 if whole % 10 == 0 else 2.5 if whole % 5 == 0 else 0.0


COARSELY = 40
"""Whole figures from this one on are rounded to fives and tens."""
