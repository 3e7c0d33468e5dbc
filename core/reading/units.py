"""Units of measure as data: how many of its quantity's base unit each is, under all names that figures give it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit of measure: `factor` and `offset` turn a figure into the base unit of its `quantity`.

    `binary` is the other factor of one that is counted both ways: a gigabyte has 1,000 megabytes, or 1,024.
    """

    quantity: str
    factor: float
    offset: float = 0.0
    binary: float = 0.0

    @property
    def factors(self) -> tuple[float, float]:
        """Its factor as it is counted in decimals, and in powers of two."""
        return self.factor, self.binary or self.factor


_LENGTHS = {
    "mm|millimeter|millimetre": 0.001,
    "cm|centimeter|centimetre": 0.01,
    "m|meter|metre": 1.0,
    "km|kilometer|kilometre": 1000.0,
    "in|inch|inches|″": 0.0254,
    "ft|foot|feet": 0.3048,
    "yd|yds|yard": 0.9144,
    "mi|mile": 1609.344,
}
_MASSES = {
    "ng|nanogram": 1e-12,
    "µg|μg|mcg|microgram": 1e-9,
    "mg|milligram": 0.000001,
    "g|gram|gramme": 0.001,
    "kg|kgs|kilo|kilogram": 1.0,
    "oz|ounce": 0.0283495,
    "lb|lbs|pound": 0.453592,
    "t|ton|tonne": 1000.0,
}
_VOLUMES = {
    "ml|milliliter|millilitre": 0.001,
    "cl|centiliter|centilitre": 0.01,
    "dl|deciliter|decilitre": 0.1,
    "l|liter|litre": 1.0,
    "hl|hectoliter|hectolitre": 100.0,
    "m³|m3|cubicm|cubicmeter|cubicmetre": 1000.0,
    "cm³|cubiccm|cubiccentimeter|cubiccentimetre": 0.001,
    "teaspoon|tsp": 0.00492892,
    "tablespoon|tbsp": 0.0147868,
    "cup": 0.236588,
    "pint": 0.473176,
    "quart": 0.946353,
    "gallon": 3.78541,
    "imperialpint": 0.568261,
    "imperialgallon": 4.54609,
}
_AREAS = {
    "cm²|sqcm|squarecentimeter|squarecentimetre": 0.0001,
    "m²|m2|sqm|squarem|squaremeter|squaremetre": 1.0,
    "km²|km2|sqkm|squarekm|squarekilometer|squarekilometre": 1_000_000.0,
    "ft²|sqft|squareft|squarefoot|squarefeet": 0.092903,
    "squaremile": 2_589_988.0,
    "hectare|ha": 10_000.0,
    "acre": 4046.86,
}
_TIMES = {
    "ns|nanosecond": 1e-9,
    "µs|μs|microsecond": 1e-6,
    "ms|millisecond": 0.001,
    "s|second|sec|secs": 1.0,
    "minute|min|mins": 60.0,
    "h|hour|hr|hrs": 3600.0,
    "day": 86_400.0,
    "week": 604_800.0,
    "month": 2_629_800.0,
    "year|yr|yrs": 31_557_600.0,
}
_POWERS = {
    "w|watt": 1.0,
    "kw|kilowatt": 1e3,
    "mw|megawatt": 1e6,
    "gw|gigawatt": 1e9,
    "ps": 735.49875,
    "hp|bhp|horsepower": 745.69987,
}
_PRESSURES = {
    "pascal": 1.0,
    "hpa|hectopascal": 100.0,
    "kpa|kilopascal": 1000.0,
    "mbar|millibar": 100.0,
    "bar": 100_000.0,
    "psi": 6894.757,
}
_SPEEDS = {
    "kmh|kph": 1 / 3.6,
    "mph": 0.44704,
    "mps": 1.0,
    "knot": 0.514444,
}
_ENERGIES = {
    "wh|watt-hour": 1.0,
    "kwh|kilowatt-hour": 1e3,
    "mwh|megawatt-hour": 1e6,
    "gwh|gigawatt-hour": 1e9,
    "twh|terawatt-hour": 1e12,
}
_TEMPERATURES = {
    "f|°f|degreef|degreesf|fahrenheit|degreefahrenheit|degreesfahrenheit": Unit("temperature", 5 / 9, -32 * 5 / 9),
    "c|°c|degreec|degreesc|celsius|degreecelsius|degreescelsius|centigrade": Unit("temperature", 1.0),
}
_BYTES = {
    "byte": 0,
    "kb|kilobyte": 1,
    "mb|megabyte": 2,
    "gb|gigabyte": 3,
    "tb|terabyte": 4,
    "pb|petabyte": 5,
}
_BINARY_BYTES = {"kib|kibibyte": 1, "mib|mebibyte": 2, "gib|gibibyte": 3, "tib|tebibyte": 4}
_ELECTRIC = {
    "voltage": {"volt": 1.0, "kv|kilovolt": 1e3, "mv|millivolt": 1e-3},
    "current": {"amp|ampere": 1.0, "milliamp|milliampere": 1e-3},
    "charge": {"ah": 1.0, "mah": 1e-3},
    "resistance": {"ohm": 1.0},
}
_OTHERS = {
    "torque": {"nm|newtonmeter|newtonmetre|newton-meter|newton-metre": 1.0},
    "force": {"newton": 1.0, "kn|kilonewton": 1e3},
    "sound": {"db|decibel": 1.0},
    "light": {"lm|lumen": 1.0},
    "illuminance": {"lx|lux": 1.0},
    "frequency": {"hz|hertz": 1.0, "khz|kilohertz": 1e3, "mhz|megahertz": 1e6, "ghz|gigahertz": 1e9},
    "heat": {"kj|kilojoule": 1.0, "kcal|kilocalorie": 4.184},
    "turning": {"rpm": 1.0},
}
_BY_FACTOR = {
    "length": _LENGTHS,
    "mass": _MASSES,
    "volume": _VOLUMES,
    "area": _AREAS,
    "time": _TIMES,
    "power": _POWERS,
    "pressure": _PRESSURES,
    "speed": _SPEEDS,
    "energy": _ENERGIES,
    **_ELECTRIC,
    **_OTHERS,
}


_BITS = {"kbit|kilobit|kbps": 125.0, "mbit|megabit|mbps": 125e3, "gbit|gigabit|gbps": 125e6, "tbit|terabit|tbps": 125e9}


def _all() -> Iterator[tuple[str, Unit]]:
    yield from _TEMPERATURES.items()
    for quantity, units in _BY_FACTOR.items():
        yield from ((names, Unit(quantity, factor)) for names, factor in units.items())
    yield from ((names, Unit("data", 1000.0**power, binary=1024.0**power)) for names, power in _BYTES.items())
    yield from ((names, Unit("data", factor)) for names, factor in _BITS.items())
    yield from ((names, Unit("data", 1024.0**power)) for names, power in _BINARY_BYTES.items())


def _spelt(names: str) -> Iterator[str]:
    """Give every name of a unit: the long ones in the plural as well."""
    for name in names.split("|"):
        yield from (name, f"{name}s") if len(name) > 2 else (name,)


NAMED_UNITS = {name: unit for names, unit in _all() for name in _spelt(names)}
JOINED_WORDS = frozenset(("degree", "degrees", "°", "cubic", "square", "sq"))
"""Words that name a unit together with the one behind them: `cubic metres`."""
AMBIGUOUS = frozenset(("in", "mi", "c", "f", "l", "ha", "h", "s", "w", "ms", "ps", "t", "bar", "bars", "ns"))
"""Not told from words and letters that measure nothing, unless another figure bears the conversion out."""
SYMBOLS = {
    **{
        written: NAMED_UNITS[written.lower()] for written in ("Nm", "kN", "dB", "lm", "lx", "W", "kW", "MW", "GW", "Ah")
    },
    **{written: NAMED_UNITS[written.lower()] for written in ("kV", "mAh", "Hz", "kHz", "MHz", "GHz", "kJ", "kcal")},
    **{"V": NAMED_UNITS["volt"], "A": NAMED_UNITS["ampere"], "mA": NAMED_UNITS["milliampere"], "Ω": NAMED_UNITS["ohm"]},
}
"""Units by signs that mean nothing else behind a figure where they are written just so: `16 A`, not `16 a`."""
_ALSO_SAID_OF_YEARS = ("day", "week", "month", "year", "yr", "cup")
_TELLING = tuple(
    name
    for name in NAMED_UNITS
    if (name.endswith("s") or len(name) < 4)
    and not name.startswith((*_ALSO_SAID_OF_YEARS, "°"))
    and name not in AMBIGUOUS
)
_IN_CAPITALS = ("kB", "KB", "MB", "GB", "TB", "KiB", "MiB", "GiB", "kW", "MW", "GW", "kWh", "MWh", "GWh")
TELLS_FROM_A_YEAR = (*_TELLING, *_IN_CAPITALS, "cubic", "square met*", "square f*", "°F", "°C")
"""What stands behind a number of four digits that is no year: `1800 seconds`, `2048 MB`."""
LETTERS_BEHIND_A_BLANK = ("t", "ha", "l")
"""Units of a letter or two that tell such a number from a year where they stand by themselves: `1987 t`."""
