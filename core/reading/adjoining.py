"""Figures side by side: ranges whose ends share what stands at one of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from core.reading.amount import Amount
from core.reading.lexicon import words_of

_DASHES = frozenset("-–—")
_WAVES = frozenset("~〜～")
_FARTHEST = 9
"""Characters between the two ends of a range at most."""


def spread_units(text: str, found: list[Amount]) -> list[Amount]:
    """Return figures where, in a range (`$3 to $5 billion`, `10-12%`) what stands at one end holds for both."""
    for i in range(len(found) - 1):
        left, right = found[i], found[i + 1]
        if is_range(text, left, right):
            found[i], found[i + 1] = _shared(left, right)
    return found


def is_range(text: str, first: Amount, second: Amount, start: int = 0) -> bool:
    """Tell whether two figures that follow each other are the ends of a range: `3 to 5`, `10-12`, `620 - 780`.

    `start` is the text's offset in that of the amounts.
    """
    between = text[first.end - start : second.start - start]
    return second.text[0] in _DASHES if between == " " else joins_ends(between)


def range_of(text: str, figure: Amount, figures: Sequence[Amount], start: int = 0) -> tuple[Amount, Amount] | None:
    """Return both ends of the range that a figure is an end of, None where it is of none; `start` as above."""
    at = figures.index(figure) if figure in figures else -1
    for first, second in pairwise(figures[max(0, at - 1) : at + 2]) if at >= 0 else ():
        if first.unit == second.unit and first.value < second.value and is_range(text, first, second, start):
            return first, second
    return None


def joins_ends(between: str) -> bool:
    """Tell whether what stands between two figures makes them the ends of a range."""
    joint = between.strip()
    return len(between) <= _FARTHEST and (joint in _DASHES or joint in words_of("until", "both_ends"))


def are_ends(text: str, first: tuple[int, int], second: tuple[int, int]) -> bool:
    """Tell whether figures at two places are the ends of a range, what they count named at both: `3일에서 5일`."""
    between = text[first[1] : second[0]]
    if joins_ends(between) or between.strip() in _WAVES:
        return True
    joint = between.strip().lower()
    counted = next((joint.removesuffix(j).rstrip() for j in words_of("until", "both_ends") if joint.endswith(j)), "")
    return bool(counted) and len(between) <= _FARTHEST and text[second[1] :].lstrip().lower().startswith(counted)


def _shared(left: Amount, right: Amount) -> tuple[Amount, Amount]:
    if left.unit and right.unit and left.unit != right.unit:
        return left, right  # `rose 5.5% to $274.5 billion` is no range
    if left.percent and right.scaled:
        return left, right  # `fell by 5% to 88 million`
    if right.unit and not left.unit:
        left = replace(left, unit=right.unit)
    if left.money and not right.unit:
        right = replace(right, unit=left.unit)
    if right.scaled and not left.scaled and left.coefficient < 1000:
        left = replace(
            left, value=left.value * right.scale, step=left.step * right.scale, scale=right.scale, scaled=True
        )
    return left, right
