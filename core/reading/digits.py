"""Runs of digits as they stand: bare figures, and numbers that are years."""

from __future__ import annotations

import re

_FIGURE = re.compile(r"\d+(?:[.,:]\d+)*")
_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")


def figures_in(text: str) -> list[str]:
    """Return the figures of a text as written, in order: `1,234.5`, `10:30`."""
    return _FIGURE.findall(text)


def digit_runs(text: str) -> list[str]:
    """Return the digits of a text that stand together, in order: of `1,234.5` these are `1`, `234` and `5`."""
    return [run for figure in figures_in(text) for run in figure.replace(",", ".").replace(":", ".").split(".")]


def years_in(text: str) -> list[int]:
    """Return the numbers from 1900 to 2099 that stand by themselves or behind letters (`FY2023`), in order."""
    return [int(year) for year in _YEAR.findall(text)]


def is_year(text: str) -> bool:
    """Tell whether a text is such a number and nothing else."""
    return _YEAR.fullmatch(text) is not None
