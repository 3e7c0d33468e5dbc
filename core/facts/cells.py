"""Reads one cell of a row as text, number, date or flag, or says what is wrong with it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from datetime import date
from functools import lru_cache
from typing import Any

from core.errors import BadInput
from core.facts.years import FIRST_YEAR, LAST_YEAR


class BadCell(BadInput):
    """A cell holds what can't be stored."""

    def __init__(self, column: str, reason: str) -> None:
        super().__init__(f"{column}: {reason}")
        self.column = column
        self.reason = reason


def text(cells: Mapping[str, Any], column: str, longest: int) -> str | None:
    """Read a short text; blank is None. Raises `BadCell` for control characters, other encodings and long ones."""
    value = cells.get(column)
    if value is None:
        return None
    if isinstance(value, (dict, list)):
        raise BadCell(column, "a nested value, a text was expected")
    words = " ".join(str(value).split())
    if not words.isprintable():
        raise BadCell(column, "holds control characters, or is not UTF-8")
    if len(words) > longest:
        raise BadCell(column, f"longer than {longest} characters")
    return words or None


def number(cells: Mapping[str, Any], column: str) -> float:
    """Read a finite number: `1234.5`, `1,234.5`, `(1,234)`. Raises `BadCell`."""
    value = cells.get(column)
    if isinstance(value, str):
        value = _number_in(column, value.strip())
    if value is None or value == "":
        raise BadCell(column, "missing")
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise BadCell(column, "not a number")
    try:
        result = float(value)
    except OverflowError:
        result = math.inf
    if not math.isfinite(result):
        raise BadCell(column, f"{shown(value)} is not a finite number")
    return result


_LONGEST_TIME = 21  # what may stand behind a day, with the T or blank between them


def _number_in(column: str, written: str) -> float | None:
    if not written:
        return None
    if (plain := _plain_number(written)) is not None:
        return plain
    if (ungrouped := _plain_number(_ungrouped(written))) is not None:
        return ungrouped
    if written.lower().lstrip("+-") in ("nan", "inf", "infinity"):
        return float(written)
    raise BadCell(column, f"“{shown(written)}” is not a number")


def _plain_number(written: str) -> float | None:
    if not all(c.isdecimal() or c in "+-.eE" for c in written):
        return None
    try:
        return float(written)
    except ValueError:
        return None


def _ungrouped(written: str) -> str:
    """Write `-$1,234.5` as `-1234.5`, and so what accountants put in brackets for a minus: `($1,234.5)`, `(12)`."""
    if written[0] + written[-1] == "()":
        written = f"-{written[1:-1]}"
    sign = written[0] if written[0] in "+-" else ""
    whole, point, fraction = written.removeprefix(sign).removeprefix("$").partition(".")
    first, *thousands = whole.split(",")
    parted = 0 < len(first) <= len("000") and all(len(group) == len("000") for group in thousands)
    digits = "".join((first, *thousands)) if parted else whole
    return f"{sign}{digits}{point}{fraction}" if digits.isdecimal() else written


def day(cells: Mapping[str, Any], column: str) -> str | None:
    """Read a date (`2023-09-30`, also with a time behind it); blank is None. Raises `BadCell`."""
    value = cells.get(column)
    if value is None or value == "":
        return None
    try:
        return _iso(str(value))
    except ValueError:
        raise BadCell(column, f"“{shown(value)}” is not a date (write 2023-09-30)") from None


@lru_cache(maxsize=20_000)
def _iso(written: str) -> str:
    day, time = written.strip()[:10], written.strip()[10:]
    parts = day.split("-")
    whole = list(map(len, parts)) == [4, 2, 2] and "".join(parts).isdecimal() and day.isascii()
    if not whole or (time and (time[0] not in "T " or not 1 < len(time) <= _LONGEST_TIME)):
        raise ValueError(written[:40])
    found = date.fromisoformat(day)
    if not FIRST_YEAR <= found.year <= LAST_YEAR:
        raise ValueError(written[:40])
    return found.isoformat()


def flag(cells: Mapping[str, Any], column: str) -> bool:
    """Read a yes or no; blank is no. Raises `BadCell`."""
    word = str(cells.get(column) or "").strip().casefold()
    if word in ("true", "1", "yes", "y", "t"):
        return True
    if word in ("", "false", "0", "no", "n", "f", "none", "null"):
        return False
    raise BadCell(column, f"“{shown(word)}” is neither true nor false")


def shown(value: object) -> str:
    """Shorten what a message repeats."""
    words = str(value)[:61]
    return words if len(words) <= 60 else f"{words[:60]}..."
