"""The scale and the unit that a match of a figure's pattern was written with."""

from __future__ import annotations

import re

from core.reading.amount import BASIS_POINTS, PERCENT, POINTS, TIMES
from core.reading.lexicon import pattern_of, terms_in
from core.reading.notation import currency_of, scale_of

_IN_POINTS = frozenset({"pp", "pt", "pts", *terms_in("percent_points")})


def scale_written(parts: dict[str, str | None]) -> float:
    """Return the scale written behind the number, or behind the brackets about it: `(45) million`."""
    return scale_of(
        parts.get("scale") or parts.get("small") or parts.get("eastern") or parts.get("letter") or _late(parts)
    )


def _late(parts: dict[str, str | None]) -> str:
    """What stands behind the brackets about a figure."""
    return (parts.get("late") or "") if parts.get("open") or parts.get("open2") else ""


def unit_written(parts: dict[str, str | None]) -> str:
    """Return the unit as in `Amount.unit`, with `bp` for basis points; empty where none was written."""
    word = (parts.get("percent") or _late(parts)).lower()
    if word and scale_of(word) == 1.0:
        return _percent_unit(word)
    if parts.get("times") or parts.get("times2"):
        return TIMES
    currency = parts.get("currency") or parts.get("currency2") or parts.get("after") or ""
    return currency_of(currency)


def _percent_unit(word: str) -> str:
    plain = " ".join(word.split())
    if plain in terms_in("basis_points"):
        return BASIS_POINTS
    return POINTS if plain in _IN_POINTS else PERCENT


def is_metres(match: re.Match[str]) -> bool:
    """Tell whether a figure is one of metres: `143 m deep`, `780 mm of rain`.

    It is where a small `m` stands after a blank, or `mm`, in no currency and of nothing counted.
    """
    group = "letter" if match["letter"] == "m" else "scale" if match["scale"] == "mm" else ""
    if not group or match["percent"] or match["times"]:
        return False
    if group == "letter" and not match.string[match.start(group) - 1].isspace():
        return False
    counts = match.string[match.end(group) : match.end(group) + 1].isspace()
    counted = counts and pattern_of("counted").match(match.string, match.end(group) + 1)
    return not (match["currency"] or match["currency2"] or match["after"] or counted)
