"""A figure that restates the one beside it in another unit: `26.2 miles (42.2 km)`, `400°F (205°C)`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from core.checks.amounts import Amount

REACH = 30
"""Characters between two figures of which one may restate the other, at most."""


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit of measure: `factor` and `offset` turn a figure into the base unit of its `quantity`."""

    quantity: str
    factor: float
    offset: float = 0.0


_UNITS = {
    "mm|millimet(?:er|re)s?": Unit("length", 0.001),
    "cm|centimet(?:er|re)s?": Unit("length", 0.01),
    "m|met(?:er|re)s?": Unit("length", 1.0),
    "km|kilomet(?:er|re)s?": Unit("length", 1000.0),
    "in|inch(?:es)?|″": Unit("length", 0.0254),
    "ft|foot|feet": Unit("length", 0.3048),
    "yd|yards?": Unit("length", 0.9144),
    "mi|miles?": Unit("length", 1609.344),
    "g|grams?|grammes?": Unit("mass", 0.001),
    "kg|kilos?|kilograms?": Unit("mass", 1.0),
    "oz|ounces?": Unit("mass", 0.0283495),
    "lbs?|pounds?": Unit("mass", 0.453592),
    "ml|millilit(?:er|re)s?": Unit("volume", 0.001),
    "l|lit(?:er|re)s?": Unit("volume", 1.0),
    "cups?": Unit("volume", 0.236588),
    "gallons?": Unit("volume", 3.78541),
    "°?f|degrees?f(?:ahrenheit)?|fahrenheit": Unit("temperature", 5 / 9, -32 * 5 / 9),
    "°?c|degrees?c(?:elsius)?|celsius|centigrade": Unit("temperature", 1.0),
    "hectares?|ha": Unit("area", 10_000.0),
    "acres?": Unit("area", 4046.86),
    "seconds?|secs?": Unit("time", 1.0),
    "minutes?|mins?": Unit("time", 60.0),
    "hours?|hrs?": Unit("time", 3600.0),
    "days?": Unit("time", 86_400.0),
    "weeks?": Unit("time", 604_800.0),
}
_COMPILED = tuple((re.compile(rf"(?:{names})\Z"), unit) for names, unit in _UNITS.items())
_WORD = re.compile(r"[\s-]{0,2}((?:degrees?\s)?[A-Za-z°″]{1,14})")


def unit_of(text: str, amount: Amount) -> Unit | None:
    """Return the unit of measure written behind a figure, None where it has none that is known."""
    word = _WORD.match(text, amount.end, amount.end + 24)
    name = "".join(word[1].lower().split()) if word else ""
    return next((unit for pattern, unit in _COMPILED if pattern.match(name)), None)


def is_a_conversion(text: str, amount: Amount, others: Sequence[Amount]) -> bool:
    """The figure is what another one nearby comes to in its unit, to the rounding of both."""
    own = unit_of(text, amount)
    near = (o for o in others if o is not amount and max(o.start - amount.end, amount.start - o.end) <= REACH)
    return own is not None and any(_same(amount, own, o, unit) for o in near if (unit := unit_of(text, o)))


def _same(amount: Amount, own: Unit, other: Amount, unit: Unit) -> bool:
    if own.quantity != unit.quantity or own == unit:
        return False
    said, meant = _base(amount.value, own), _base(other.value, unit)
    rounding = (amount.step * own.factor + other.step * unit.factor) * 1.01
    return abs(said - meant) <= rounding


def _base(value: float, unit: Unit) -> float:
    return value * unit.factor + unit.offset
