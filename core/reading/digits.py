"""Runs of digits as they stand: bare figures, and numbers that are years."""

from __future__ import annotations

import re

_FIGURE = re.compile(r"\d+(?:[.,:]\d+)*")
_YEAR = re.compile(r"(?<!\d)(?:1[5-9]|20)[0-9]{2}(?!\d)")


def figures_in(text: str) -> list[str]:
    """Return the figures of a text as written, in order: `1,234.5`, `10:30`."""
    return _FIGURE.findall(text)


def years_in(text: str, since: int = 1900) -> list[int]:
    """Return the numbers to 2099 that stand by themselves or behind letters (`FY2023`), in order; none before 1500."""
    return [year for year in map(int, _YEAR.findall(text)) if year >= since]


def is_year(text: str) -> bool:
    """Tell whether a text is such a number and nothing else."""
    return len(text) == len("2023") and bool(years_in(text))
