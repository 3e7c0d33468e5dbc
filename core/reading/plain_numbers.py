"""The value of a bare number, however its thousands and its decimals are parted."""

from __future__ import annotations

from core.reading.notation import mixed_number

_UNSEEN = str.maketrans("", "", "'’")
_GROUP = 3
_CENTS = 2
"""Decimals at most behind a comma that nothing else tells from one that parts thousands."""


def plain_number(written: str, *, continental: bool = False) -> tuple[float, int]:
    """Return the value and the number of decimals of a bare number (`1,234.5`, `1.234,5`, `1 234`, `1'234`, `1 1/2`).

    `continental` reads `1.234` as a thousand too.
    """
    if (mixed := mixed_number(written)) is not None:
        return mixed, 2
    compact = "".join(written.split()).translate(_UNSEEN)
    if _has_decimal_comma(compact, continental=continental):
        compact = compact.replace(".", "").replace(",", ".")
    compact = compact.replace(",", "")
    _, _, decimals = compact.partition(".")
    return float(compact), len(decimals)


def _has_decimal_comma(compact: str, *, continental: bool) -> bool:
    """Points part its thousands, or a comma its decimals: `1.234,5`, `1.234.567`, `12,5`."""
    whole, comma, decimals = compact.partition(",")
    first, *groups = whole.split(".")
    if not first or any(len(group) != _GROUP for group in groups) or (groups and len(first) > _GROUP):
        return False
    if comma:
        return decimals.isdecimal() and (bool(groups) or len(decimals) <= _CENTS)
    return len(groups) > 1 or (continental and len(groups) == 1)
