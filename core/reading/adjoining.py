"""Figures side by side: one number written as two, and ranges whose ends share what stands at one of them."""

from __future__ import annotations

from dataclasses import replace

from core.reading.amount import Amount
from core.reading.lexicon import words_of
from core.reading.notation import EAST_ASIAN

_DASHES = frozenset("-–—")
_FARTHEST = 9
"""Characters between the two ends of a range at most."""


def joined(text: str, found: list[Amount]) -> list[Amount]:
    """Return figures with those put together that are written as two and are one: `3億5,000万円`, `2만 4천`."""
    whole: list[Amount] = []
    for amount in found:
        if whole and _goes_on(text, whole[-1], amount):
            whole[-1] = _sum(whole[-1], amount)
        else:
            whole.append(amount)
    return whole


def _goes_on(text: str, left: Amount, right: Amount) -> bool:
    """Korean puts a blank between them."""
    return text[left.end : right.start] in ("", " ") and left.text[-1] in EAST_ASIAN and abs(right.value) < left.scale


def _sum(left: Amount, right: Amount) -> Amount:
    value = left.value + (-right.value if left.value < 0 else right.value)
    text, unit = left.text + " " * (right.start - left.end) + right.text, left.unit or right.unit
    return replace(left, value=value, step=right.step, end=right.end, text=text, unit=unit, noun=right.noun)


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
    if between == " ":
        return second.text[0] in _DASHES
    joint = between.strip()
    return len(between) <= _FARTHEST and (joint in _DASHES or joint in words_of("until", "both_ends"))


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
