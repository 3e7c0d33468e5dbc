"""Thousands of money that was written without marks, parted by a gap on pages: what is said stays as it was written.

A mark would be one language's: `734.000` is less than a thousand to some. Only money is parted: other long runs of
digits may name something.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from markdown_it.token import Token

from core.reading.amounts import read_amounts

_GROUP, _FEWEST = 3, 5  # digits; four are read at a glance, and may be a year
_FRACTION = frozenset(".,")
_DIGITS = frozenset("0123456789")


def part_thousands(tokens: Sequence[Token]) -> None:
    """Put a span around each group of thousands but the last, in the texts of tokens."""
    for token in tokens:
        if token.children:
            token.children = [part for child in token.children for part in _parted(child)]


def ends_of_groups(text: str) -> list[tuple[int, int]]:
    """Return where each group begins and ends that a gap is to stand behind."""
    runs = [run for run in _runs(text) if run[1] - run[0] >= _FEWEST]
    if not runs:
        return []
    money = [(one.start, one.end) for one in read_amounts(text) if one.money]
    inside = [run for run in runs if any(first <= run[0] and run[1] <= last for first, last in money)]
    return [group for run in inside for group in _groups(*run)]


def _runs(text: str) -> Iterator[tuple[int, int]]:
    """Yield where runs of digits stand that are no fraction."""
    at = 0
    for digits, signs in groupby(text, _DIGITS.__contains__):
        first, at = at, at + len(list(signs))
        is_fraction = first > 1 and text[first - 1] in _FRACTION and text[first - 2] in _DIGITS
        if digits and not is_fraction:
            yield first, at


def _groups(first: int, last: int) -> list[tuple[int, int]]:
    ends = list(range(last - _GROUP, first, -_GROUP))[::-1]
    return list(zip([first, *ends[:-1]], ends, strict=True))


def _parted(child: Token) -> list[Token]:
    groups = ends_of_groups(child.content) if child.type == "text" else []
    made, at = [], 0
    for first, last in groups:
        made += [_text(child.content[at:first]), Token("span_open", "span", 1, attrs={"class": "parted"})]
        made += [_text(child.content[first:last]), Token("span_close", "span", -1)]
        at = last
    return [*made, _text(child.content[at:])] if groups else [child]


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)
