"""The form of a computed metric: its inputs, and how they make a figure."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

Inputs = Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Ratio:
    """A computed metric: `unit` is percent, ratio, or empty for the unit of its first input.

    `lag` is 1 where last year's value of the first input, under `prior`, is an input too.
    """

    name: str
    label: str
    inputs: tuple[str, ...]
    formula: str
    compute: Callable[[Inputs], float]
    unit: str = "percent"
    synonyms: tuple[str, ...] = ()
    lag: int = 0
