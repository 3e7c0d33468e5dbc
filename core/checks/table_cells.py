"""The figure that a cell of a table holds: its sign, currency, scale and unit, as tables write them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from core.reading.amounts import BASIS_POINTS, PERCENT, POINTS, TIMES, plain_number
from core.reading.notation import CURRENCIES, LARGE_SCALE, SCALES


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


def read_cell(text: str) -> Number | None:
    """Read a cell that holds one figure (`$ (1,234)`, `(12)%`, `63 bps`), None for any other."""
    text = text.strip()
    if not text or len(text) > 60 or not any(c.isdigit() for c in text):
        return None
    match = _CELL.fullmatch(text)
    if match is None:
        return None
    value, decimals = plain_number(match["number"])
    negative = (match["sign"] or "+") != "+" or bool(
        (match["open"] or match["open2"]) and (match["close"] or match["close2"])
    )
    unit = _cell_unit(match)
    if unit == BASIS_POINTS:
        value, decimals, unit = value / 100, decimals + 2, POINTS
    scale = SCALES.get((match["scale"] or "").lower(), 0.0) or SCALES.get((match["unit"] or "").lower(), 0.0)
    return Number(-value if negative else value, decimals, unit, scale, text)


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
