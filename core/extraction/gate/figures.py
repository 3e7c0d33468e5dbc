"""The figures of a draft and of what it cites, without signs and scales, and whether they are the same."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from core.reading.amounts import read_amounts

_AGREE = 0.005


@lru_cache(maxsize=4096)
def values_in(text: str) -> frozenset[float]:
    """Return the figures of a text."""
    return frozenset(abs(amount.coefficient) for amount in read_amounts(text))


def values_in_all(texts: Iterable[str]) -> frozenset[float]:
    """Return the figures of several texts."""
    return frozenset[float]().union(*map(values_in, texts))


def agree(values: frozenset[float], others: frozenset[float]) -> bool:
    """Tell whether one of the figures is the same, in whatever scale."""
    return any(_same(one * scale, other) for one in values for other in others for scale in (1, 1e3, 1e6, 1e-3, 1e-6))


def _same(one: float, other: float) -> bool:
    return abs(one - other) <= _AGREE * max(abs(one), abs(other))


def is_computed(claimed: frozenset[float], written: frozenset[float]) -> bool:
    """Tell whether one of the figures claimed stands nowhere among those that are written."""
    return not all(agree(written, frozenset({figure})) for figure in claimed)
