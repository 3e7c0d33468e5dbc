"""Whether a figure is below nought, as its text writes it: by its sign, or by a word (`minus 5`, `5 below zero`)."""

from __future__ import annotations

from itertools import pairwise

from core.reading.characters import takes_blanks
from core.reading.lexicon import before_ending, ends_with, speaks_of
from core.reading.surroundings import NEAR, phrase_in

BEHIND = 32
"""Characters behind a figure in which it is said to be below nought."""
_MINUS = frozenset("-−")
_OPENS = frozenset("([=:")
_DEGREES = frozenset("°℃℉")


def is_worded_negative(text: str, start: int, end: int) -> bool:
    """A word tells that the figure of a text is below nought: `minus 5`, `5 degrees below zero`, `マイナス5度`."""
    before = text[max(0, start - NEAR) : start]
    rest = before_ending("minus_word", before)
    if rest is not None and not rest.rstrip()[-1:].isdecimal() and not ends_with("at_least", before):
        return True
    return speaks_of("below_zero", phrase_in(text[end : end + BEHIND]))


def is_plainly_negative(text: str, start: int, end: int, *, measured: bool) -> bool:
    """The sign of a figure of prose is nothing but a minus: it touches the figure, and no item, span or name it.

    `-5` behind a bare noun (`Boeing -737`) is none, unless the figure is `measured`: it has a unit. Brackets about a
    figure negate it behind a verb that states it: `was ($5 million)`.
    """
    before, figure = text[:start], text[start:end]
    states = ends_with("states", before[-NEAR:]) or before.rstrip()[-1:] in _OPENS
    if figure[:1] == "(":
        return states
    touches = any(mark in _MINUS and behind not in " \u00a0" for mark, behind in pairwise(figure))
    if not touches or not before.strip() or before.rstrip()[-1:].isdecimal():
        return False
    apart = before[-1].isspace() or before[-1] in _OPENS or not takes_blanks(before[-1])
    return apart and (measured or states or text[end : end + 2].strip()[:1] in _DEGREES)
