"""A figure stands so in the evidence, joined to what it is joined to: `a .50-calibre rifle`, `order 7788-214`."""

from __future__ import annotations

from itertools import pairwise

from core.checks.claim import Claim
from core.checks.rule import Finding, Grounds, Rule, proved
from core.reading.amounts import Amount

SHORTEST, LONGEST = 4, 12
"""Digits of the first part of a number in two."""


def _as_written(amount: Amount, _claim: Claim, grounds: Grounds) -> Finding | None:
    written = amount.text if amount.text.startswith(".") else _number(amount, grounds.text)
    if written and any(_stands(written, source) for source in grounds.sources):
        return proved(amount, f"{written} stands in the evidence")
    return None


def _number(amount: Amount, text: str) -> str:
    """The number in two parts that the figure is one of: no range, and too long for a score."""
    start, end = amount.start, amount.end
    while start and _joins(text[start - 1]):
        start -= 1
    while end < len(text) and _joins(text[end]):
        end += 1
    whole = text[start:end].strip("-")
    one, dash, two = whole.partition("-")
    parts = dash and one.isdecimal() and two.isdecimal()
    return whole if parts and SHORTEST <= len(one) <= LONGEST and len(two) <= len(one) and int(one) > int(two) else ""


def _joins(character: str) -> bool:
    return character.isdecimal() or character == "-"


def _stands(figure: str, source: str) -> bool:
    parts = source.split(figure)
    return any(not before[-1:].isdecimal() and not after[:1].isdecimal() for before, after in pairwise(parts))


AS_WRITTEN = Rule("as_written", _as_written)
