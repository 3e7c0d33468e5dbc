"""Runs of digits as they stand: bare figures, and numbers that are years."""

from __future__ import annotations

import re

from core.reading.years import MEASURED

_FIGURE = re.compile(r"\d+(?:[.,:]\d+)*")
_NUMBER = re.compile(r"\d+")
_YEAR = re.compile(r"(?:1[5-9]|20)\d\d(?:(?<!\d{5})|(?<=[QH][1-4]\d{4}))(?!\d)" + rf"(?!{MEASURED})")
YEAR_ASKED = r"(?:19|20)\d\d"
"""A year as questions about figures name it, for patterns that say themselves what stands around it."""

EARLIEST = 1500
"""The first year that is told from a figure by how it is written."""

Place = tuple[int, int, int]
"""A year, and where it starts and ends."""


def figures_in(text: str) -> list[str]:
    """Return the figures of a text as written, in order: `1,234.5`, `10:30`."""
    return _FIGURE.findall(text)


def numbers_in(text: str) -> list[str]:
    """Return the runs of digits of a text, in order: `31`, `12` and `2019` of `31.12.2019`."""
    return _NUMBER.findall(text)


def years_at(text: str) -> list[Place]:
    """Return the numbers from 1500 to 2099 and their places, in order; letters may stand before them (`Q42019`)."""
    return [(int(found[0]), found.start(), found.end()) for found in _YEAR.finditer(text)]


def years_in(text: str, since: int = 1900) -> list[int]:
    """Return such numbers from a year on, in order: what a text about figures means by a year."""
    return [year for year, _, _ in years_at(text) if year >= since]


def is_year(text: str) -> bool:
    """Tell whether a text is a number from 1900 to 2099 and nothing else."""
    return len(text) == len("2019") and text.isdecimal() and text.startswith(("19", "20"))
