"""A figure that restates the one beside it in another unit: `26.2 miles (42.2 km)`, `400°F (205°C)`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile

from core.reading.adjoining import is_range
from core.reading.amounts import Amount

REACH = 45
"""Characters between two figures of which one may restate the other, at most."""


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit of measure: `factor` and `offset` turn a figure into the base unit of its `quantity`."""

    quantity: str
    factor: float
    offset: float = 0.0


def _spelt(names: str) -> Iterator[str]:
    """Give every name of a unit: the long ones in the plural as well."""
    for name in names.split("|"):
        yield from (name, f"{name}s") if len(name) > 2 else (name,)


_UNITS = {
    "mm|millimeter|millimetre": Unit("length", 0.001),
    "cm|centimeter|centimetre": Unit("length", 0.01),
    "m|meter|metre": Unit("length", 1.0),
    "km|kilometer|kilometre": Unit("length", 1000.0),
    "in|inch|inches|″": Unit("length", 0.0254),
    "ft|foot|feet": Unit("length", 0.3048),
    "yd|yds|yard": Unit("length", 0.9144),
    "mi|mile": Unit("length", 1609.344),
    "mg|milligram": Unit("mass", 0.000001),
    "g|gram|gramme": Unit("mass", 0.001),
    "kg|kgs|kilo|kilogram": Unit("mass", 1.0),
    "oz|ounce": Unit("mass", 0.0283495),
    "lb|lbs|pound": Unit("mass", 0.453592),
    "ton|tonne": Unit("mass", 1000.0),
    "ml|milliliter|millilitre": Unit("volume", 0.001),
    "l|liter|litre": Unit("volume", 1.0),
    "teaspoon|tsp": Unit("volume", 0.00492892),
    "tablespoon|tbsp": Unit("volume", 0.0147868),
    "cup": Unit("volume", 0.236588),
    "pint": Unit("volume", 0.473176),
    "quart": Unit("volume", 0.946353),
    "gallon": Unit("volume", 3.78541),
    "f|°f|degreef|degreesf|fahrenheit|degreefahrenheit|degreesfahrenheit": Unit("temperature", 5 / 9, -32 * 5 / 9),
    "c|°c|degreec|degreesc|celsius|degreecelsius|degreescelsius|centigrade": Unit("temperature", 1.0),
    "hectare|ha": Unit("area", 10_000.0),
    "acre": Unit("area", 4046.86),
    "second|sec|secs": Unit("time", 1.0),
    "minute|min|mins": Unit("time", 60.0),
    "hour|hr|hrs": Unit("time", 3600.0),
    "day": Unit("time", 86_400.0),
    "week": Unit("time", 604_800.0),
    "month": Unit("time", 2_629_800.0),
    "year|yr|yrs": Unit("time", 31_557_600.0),
}
_NAMED = {name: unit for names, unit in _UNITS.items() for name in _spelt(names)}
_DEGREES = frozenset(("degree", "degrees", "°"))
LONGEST_NAME = 24
"""Characters behind a figure in which the name of its unit stands."""
AMBIGUOUS = frozenset(("in", "mi", "c", "f", "l", "ha"))
"""Not told from words and letters that measure nothing, unless another figure bears the conversion out."""
COARSE = 0.04
"""How far a converted figure that is rounded to fives or tens may be off, as a share: `350°F (175°C)`."""


def measures_of(text: str, amounts: Sequence[Amount], start: int = 0) -> list[Unit | None]:
    """Return the unit of each figure of a sentence; in a range (`30 to 45 minutes`) the first has that of the second.

    What may be no unit at all (`5 in 2019`) is left out. `start` is the sentence's offset in the text of the amounts.
    """
    return _units(text, amounts, start, AMBIGUOUS)


def _units(text: str, amounts: Sequence[Amount], start: int, unsure: frozenset[str]) -> list[Unit | None]:
    names = [_name(text, a, start) for a in amounts]
    found = [None if name in unsure else _NAMED.get(name) for name in names]
    for i in reversed(range(len(amounts) - 1)):
        if found[i] is None and is_range(text, amounts[i], amounts[i + 1], start):
            found[i] = found[i + 1]
    return found


def _name(text: str, amount: Amount, start: int) -> str:
    if amount.text.endswith(("s", "S")) and amount.text.lower().endswith("pounds"):
        return "pounds"
    end = amount.end - start
    behind = text[end : end + LONGEST_NAME].lstrip(" -").lower().replace("º", "°").replace("°", "° ")
    if behind[:1] in _NAMES_NOTHING:
        return ""
    first, *others = "".join(takewhile(_may_name, behind)).split()[:2] or [""]
    return "".join((first, *others)) if first in _DEGREES else first


_NAMES_NOTHING = frozenset(("", *".,;:()%"))


def _may_name(character: str) -> bool:
    return character.isalpha() or character.isspace() or character in "°″"


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
    meant = (_base(value, other) - own.offset) / own.factor
    rounding = amount.step + step * other.factor / own.factor
    off = abs(amount.value - meant)
    return off <= rounding * 1.01 or off <= min(_coarse(amount), COARSE * abs(meant))


def _coarse(amount: Amount) -> float:
    """Nearly half of what a figure is rounded to: 4.5 where it ends in a zero, 2.5 in a five, else nothing."""
    whole = amount.value if amount.value == int(amount.value) and abs(amount.value) >= COARSELY else 1
    return 4.5 if whole % 10 == 0 else 2.5 if whole % 5 == 0 else 0.0


COARSELY = 40
"""Whole figures from this one on are rounded to fives and tens."""


def _base(value: float, unit: Unit) -> float:
    return value * unit.factor + unit.offset
