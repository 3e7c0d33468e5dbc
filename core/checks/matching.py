"""Whether a figure of the answer says what a figure of the evidence says."""

from __future__ import annotations

from core.checks.cells import Cell
from core.reading.amounts import Amount
from core.reading.digits import figures_in

TOLERANCE = 0.005
"""Half a percent: rounding that nobody would call wrong."""

BEYOND = 0.1
"""How far past a bound (`over 1,200`) the true value may lie for the bound to describe it."""

BEYOND_A_PART = 1 / 3
"""The same of a part that is spelt out: `more than half` may be nearly two thirds, which has a name of its own."""

ROUGHLY = 0.03
"""What `about` or `nearly` may round away at most."""

FINE, MOST = 0.005, 1.5
"""A share written as a bare decimal has two decimals at least, and is no more than this."""

IDENTIFYING, EXACT = 9, 15
"""Digits in a row from which a number names a thing rather than a quantity, and beyond which floats tell none apart."""

_EPSILON = 1.000001


def rounds_to(amount: Amount, written: float, true: float) -> bool:
    """`true` is `written` within the figure's own rounding; both in the units of the figure as written."""
    half_digit = amount.step * abs(written / amount.value) if amount.value else amount.step
    off = abs(written - true)
    return off <= half_digit * _EPSILON or off <= 1e-9 * abs(true)


def close_to(amount: Amount, written: float, true: float) -> bool:
    """Within 0.5 %, or within its own rounding; with `about` before it, within that of its last telling digit."""
    off = abs(written - true)
    if amount.bound and off > 1e-9 * abs(true) and (true > written) != (amount.bound > 0):
        return False  # `below 1.2 million` is not said of 1,204,500.
    if off <= TOLERANCE * abs(true) or rounds_to(amount, written, true):
        return True
    if amount.bound:
        beyond = BEYOND_A_PART if amount.from_words and amount.percent else BEYOND
        low, high = sorted((written, written * (1 + amount.bound * beyond)))
        return low <= true <= high
    return amount.approximate and off <= min(_telling(written), ROUGHLY * abs(true))


def _telling(written: float) -> float:
    """Half a unit of the last digit that is not a trailing zero: 5 for 380."""
    whole = round(abs(written))
    unit = 1
    while whole and whole % (unit * 10) == 0 and unit < 10**15:
        unit *= 10
    return unit / 2


def readings(amount: Amount, scale: float, *, exact: bool = False) -> tuple[float, ...]:
    """Return the numbers the figure may stand for, in the units of evidence with this scale (0: nobody says).

    Evidence in thousands that reads 28,747 is met by `$28.7 million` and by `28,747` as it is printed there; where
    nobody says the scale, by `28,747 thousand` too.
    """
    signed = amount.value
    if exact:
        return (signed,)
    bare = signed / amount.scale if amount.scaled else signed
    if scale:
        return (signed / scale,) if amount.scaled else (signed / scale, bare)
    return (signed, bare) if amount.scaled else (signed,)


def same_kind(amount: Amount, cell: Cell) -> bool:
    """Percent meets percent (or a bare number), money never meets percent."""
    if amount.unit == cell.unit:
        return True
    if amount.percent:
        small = cell.scale in (0.0, 1.0) and abs(cell.raw) < 1000
        return cell.percent or (cell.exact and cell.unit in ("", "x")) or (cell.unit == "" and small)
    if cell.percent:
        return amount.unit == "" and not amount.scaled
    if amount.money and cell.unit and cell.unit not in ("x",):
        return amount.unit == cell.unit
    return True


def equals(amount: Amount, cell: Cell) -> bool:
    """The figure states the cell's value, whatever its sign; written finer than the cell, it must be exact."""
    if not same_kind(amount, cell):
        return False
    if _is_a_number_of_a_thing(amount.text) and len(digits := _number(cell.text)) >= IDENTIFYING:
        return digits == amount.text
    if (
        not amount.scaled
        and "." in amount.text
        and _is_pointed(amount.text)
        and _number(amount.text) == _number(cell.text)
    ):
        return True  # The languages of two short texts may be taken for different ones: `61.200`.
    true, percent, of_percent = abs(cell.raw), amount.percent, cell.percent
    if percent and not of_percent and (cell.exact or _may_be_a_share(cell)):
        return close_to(amount, abs(amount.value), true * 100)
    if of_percent and _is_fraction(amount) and close_to(amount, abs(amount.value), true / 100):
        return True
    scale = 1.0 if percent else cell.scale
    finer = amount.step < 0.6 * cell.step * (cell.scale or amount.scale) and not (cell.exact or amount.bound)
    near = rounds_to if finer else close_to
    first, *second = readings(amount, scale, exact=cell.exact)
    return near(amount, abs(first), true) or (bool(second) and near(amount, abs(second[0]), true))


def _is_a_number_of_a_thing(text: str) -> bool:
    """Many digits in a row, which are not rounded: an account, a serial number."""
    return len(text) >= IDENTIFYING and text.isdecimal() and (not text.endswith("00") or len(text) > EXACT)


def _is_pointed(text: str) -> bool:
    """`61.200`: three digits behind the only point, one to three before it, and no comma."""
    return any(
        len(whole) <= 3 == len(part) and (whole + part).isdecimal() for whole, _, part in map(_parted, figures_in(text))
    )


def _parted(figure: str) -> tuple[str, str, str]:
    return figure.partition(".")


def _number(text: str) -> str:
    return "".join(character for character in text if character.isdecimal() or character in ".,")


def _may_be_a_share(cell: Cell) -> bool:
    """A bare decimal below one, as tables write shares: `0.914`."""
    return not cell.unit and 0 < abs(cell.raw) <= 1 and cell.step <= FINE


def _is_fraction(amount: Amount) -> bool:
    """A bare decimal that may be a share: `0.285` for 28.5 %."""
    return not (amount.unit or amount.scaled) and amount.step <= FINE and abs(amount.value) < MOST
