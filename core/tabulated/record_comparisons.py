"""What a figure of records is compared with in a question: `above 50,000`, `between 10 and 20`, `before 2020`."""

from __future__ import annotations

import re
from functools import cache

from core.reading.digits import is_year
from core.reading.lexicon import alternatives, either
from core.reading.notation import SCALES
from core.reading.roles import Role

_BOUNDS: tuple[tuple[str, Role], ...] = (
    *(("least", "table_at_least"), ("most", "table_at_most"), ("above", "plan_above"), ("below", "plan_below")),
    *(("after", "table_after"), ("before", "table_before"), ("since", "table_since")),
)


@cache
def comparisons() -> re.Pattern[str]:
    """Return the pattern of what a figure is compared with; its groups are read by `bounds`."""
    amount = rf"\$?(?P<{{0}}>\d{{1,15}}(?:\.\d{{1,6}})?)\s?(?P<{{0}}s>{either(SCALES)})?(?![\w.])"
    one, low, high = (amount.replace("{0}", name) for name in ("a", "b", "c"))
    senses = "|".join(rf"(?P<{name}>{alternatives(role)})" for name, role in _BOUNDS)
    return re.compile(rf"(?<!\w)(?:between\s{low}\sand\s{high}|(?:{senses})\s(?:the\s)?{one})")


def bounds(found: re.Match[str]) -> tuple[float, float, bool]:
    """Return the least, the most, and whether these are among them."""
    if found["b"]:
        return _amount(found, "b"), _amount(found, "c"), True
    value = _amount(found, "a")
    upwards = found["least"] or found["above"] or found["after"] or found["since"]
    inclusive = bool(found["least"] or found["most"] or found["since"])
    return (value, float("inf"), inclusive) if upwards else (float("-inf"), value, inclusive)


def _amount(found: re.Match[str], name: str) -> float:
    return float(found[name]) * (SCALES[found[f"{name}s"]] if found[f"{name}s"] else 1.0)


def names_a_year(found: re.Match[str]) -> bool:
    """Tell whether it is a year that something is compared with: `before 2020`."""
    is_one = is_year(found["a"] or found["b"]) and not found["as" if found["a"] else "bs"]
    return is_one and bool(found["b"] or found["after"] or found["before"] or found["since"] or found["least"])


def within(value: float, low: float, high: float, *, inclusive: bool) -> bool:
    """Tell whether a figure is between two others."""
    return low <= value <= high if inclusive else low < value < high
