"""The figure that a cell of a table holds: its sign, currency, scale and unit, as tables write them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import log10

from core.reading.amounts import BASIS_POINTS, PERCENT, POINTS, TIMES, plain_number, read_amounts
from core.reading.notation import CURRENCIES, LARGE_SCALE, SCALES
from core.reading.plain_numbers import with_joined_thousands


@dataclass(frozen=True, slots=True)
class Number:
    """A bare figure of a cell: signed as written, without the table's scale. `unit` as in `Amount.unit`."""

    value: float
    decimals: int
    unit: str = ""
    scale: float = 0.0
    """A scale written in the cell itself, else 0."""
    text: str = ""


_NUMBER = (
    r"\d{1,3}(?:[,\u00a0\u202f]\d{3}){1,9}(?:\.\d{1,12})?|\d{1,24}(?:\.\d{1,16})?|\.\d{1,12}"
    r"|\d{1,2}(?:,\d{2}){1,5},\d{3}"
)
_CELL = re.compile(
    r"(?P<currency>US\$|A\$|C\$|HK\$|NT\$|[$€£¥₹]|(?:USD|EUR|GBP|RMB|NIS|Rs\.?)(?=[\s\d(-]))?\s{0,3}(?P<open>\()?\s{0,2}(?P<sign>[-−–+])?\s{0,2}"
    rf"(?P<currency2>[$€£¥₹])?\s{{0,2}}(?P<open2>\()?(?P<number>{_NUMBER})[.,\s]{{0,2}}"
    rf"(?P<scale>{LARGE_SCALE}|bn|mn|[KMBkm](?![a-zß-öø-ÿ]))?\s{{0,2}}(?P<close>\))?\s{{0,2}}"
    r"(?P<unit>%|％|percent|pp|pts?|bps?|basis points|x|times|cents|years?|days|months)?\s{0,2}(?P<close2>\))?"
    r"(?:\s{0,2}(?:\(\w{1,3}\)|\[\w{1,3}\]|[*†‡]{1,3})){0,3}",
    re.IGNORECASE,
)
_DECIMAL_COMMA = re.compile(r"\d,\d{1,2}(?!\d)")
_FIRST_WIDE = "\u3040"
LONGEST_UNIT = 12
"""Characters of what a figure is measured in, where it fills a cell with it."""
_NO_UNIT = frozenset("-–—+/*(.,:;0123456789")
LONGEST_COUNTER = 3
"""Characters behind a figure, of a script without blanks, at most for them to say what it counts: `40人`."""


def read_cell(text: str, *, continental: bool = False) -> Number | None:
    """Read a cell that holds one figure (`$ (1,234)`, `(12)%`, `63 bps`), None for any other.

    `continental`: its table is in a language whose point parts thousands.
    """
    text = with_joined_thousands(text.strip()) if continental else text.strip()
    if not text or len(text) > 60 or not any(c.isdigit() for c in text):
        return None
    match = _CELL.fullmatch(text)
    if match is None:
        return _cell_abroad(text)
    value, decimals = plain_number(match["number"], continental=continental)
    negative = (match["sign"] or "+") != "+" or bool(
        (match["open"] or match["open2"]) and (match["close"] or match["close2"])
    )
    unit = _cell_unit(match)
    if unit == BASIS_POINTS:
        value, decimals, unit = value / 100, decimals + 2, POINTS
    scale = SCALES.get((match["scale"] or "").lower(), 0.0) or SCALES.get((match["unit"] or "").lower(), 0.0)
    scale = 0.0 if _may_be_metres(match) else scale
    return Number(-value if negative else value, decimals, unit, scale, text)


def _may_be_metres(match: re.Match[str]) -> bool:
    """A small `m` behind a blank, beside no currency: `240 m` may be a length."""
    return (
        match["scale"] == "m"
        and not (match["currency"] or match["currency2"] or match["unit"])
        and match.string[match.start("scale") - 1].isspace()
    )


def _cell_abroad(text: str) -> Number | None:
    """Read a cell as other languages write it, or with its unit: `12,50 €`, `1.234,5 Mio. €`, `40人`, `18,400 hl`."""
    if text.isascii() and not (_DECIMAL_COMMA.search(text) or _is_a_unit(text.rpartition(" ")[2])):
        return None
    amounts = read_amounts(text)
    if len(amounts) != 1:
        return None
    amount = amounts[0]
    around = (text[: amount.start] + text[amount.end :]).strip()
    counted = bool(around) and around[0] >= _FIRST_WIDE and len(around) <= LONGEST_COUNTER
    if around and not counted and (text.startswith(around) or not _is_a_unit(around)):
        return None
    decimals = round(-log10(2 * amount.step / amount.scale))
    return Number(amount.value / amount.scale, decimals, amount.unit, amount.scale if amount.scaled else 0.0, text)


def _is_a_unit(behind: str) -> bool:
    """One short word, or the sign of a unit: `18,400 hl`, `42 m²`, `37,2 °C`."""
    return len(behind) <= LONGEST_UNIT and behind[0] not in _NO_UNIT and not any(map(str.isspace, behind))


def _cell_unit(match: re.Match[str]) -> str:
    word = (match["unit"] or "").lower()
    if word in ("%", "％", "percent"):
        return PERCENT
    if word in ("pp", "pt", "pts"):
        return POINTS
    if word.startswith("b"):
        return BASIS_POINTS
    if word in ("x", "times"):
        return TIMES
    return CURRENCIES.get((match["currency"] or match["currency2"] or "").lower(), "")
