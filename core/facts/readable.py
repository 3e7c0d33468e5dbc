"""Figures as people read them: `$383.3B`, `-2.1 %`, `$6.13`; shared by tool texts, answers and renderers."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal

SYMBOLS = {"USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "CN¥", "INR": "₹", "KRW": "₩"}
_SCALES = ((Decimal(10) ** 12, "T"), (Decimal(10) ** 9, "B"), (Decimal(10) ** 6, "M"), (Decimal(10) ** 3, "K"))


def readable(value: float, unit: str = "USD", digits: int | None = None) -> str:
    """Write a figure with its unit.

    `unit` is a currency (`USD`), a currency a share (`USD/shares`), `shares`, `percent` (25.3 is 25.3 %), `ratio` or
    anything else, which is written behind the figure. `digits` are decimals after scaling; None gives what a sentence
    wants: one decimal from 100 on and for percents, else two.
    """
    number = Decimal(repr(value))
    if unit == "percent":
        return f"{_plain(number, 1 if digits is None else digits)} %"
    if unit == "ratio":
        return _plain(number, 2 if digits is None else digits)
    if unit.endswith("/shares"):
        return _with_currency(
            number, unit.removesuffix("/shares"), _plain(abs(number), 2 if digits is None else digits)
        )
    if unit.isupper() and len(unit) == 3:
        return _with_currency(number, unit, scaled(abs(number), digits))
    text = scaled(abs(number), digits)
    return f"{_minus(number, text)}{text} {unit}".rstrip()


def scaled(number: Decimal, digits: int | None = None) -> str:
    """Write a number of 0 or more in thousands, millions, billions or trillions, rounded half up.

    >>> scaled(Decimal(383_285_000_000), 2)
    '383.29B'
    """
    for scale, letter in _SCALES:
        # Rounded before the comparison, so that 999,999,999 is 1.00B and not 1000.00M.
        if _rounded(number / scale, digits) >= 1:
            return f"{_plain(number / scale, _decimals(number / scale, digits))}{letter}"
    return _small(number, digits)


def _rounded(number: Decimal, digits: int | None) -> Decimal:
    return number.quantize(Decimal(1).scaleb(-_decimals(number, digits)), ROUND_HALF_UP)


def _decimals(number: Decimal, digits: int | None) -> int:
    if digits is not None:
        return digits
    return 1 if number >= 100 else 2


def _small(number: Decimal, digits: int | None) -> str:
    if number == number.to_integral_value():
        return f"{number:.0f}"
    return _plain(number, 2 if digits is None else digits)


def _plain(number: Decimal, digits: int) -> str:
    rounded = number.quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP)
    return f"{rounded if rounded else abs(rounded):,f}"  # no minus before a zero


def _with_currency(number: Decimal, currency: str, text: str) -> str:
    symbol = SYMBOLS.get(currency) if currency else ""
    if symbol is not None:
        return f"{_minus(number, text)}{symbol}{text}"
    return f"{currency} {_minus(number, text)}{text}"  # `-NOK 5` reads as a hyphen


def _minus(number: Decimal, text: str) -> str:
    return "-" if number < 0 and any(d in "123456789" for d in text) else ""
