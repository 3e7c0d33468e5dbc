"""Scores as texts write them, `3-1` or `2:0`, and in words: `three goals to one`."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from core.reading.characters import runs_of
from core.reading.number_words import NUMBERS

_SCORE: Final = re.compile(r"(?<![\w.,$€£/:-])(\d{1,3})\s?[-–:]\s?(\d{1,3})(?![\w%°$€£/:-]|[.,]\d)")
_MARKS: Final = frozenset("-–:")
Score = tuple[int, int, frozenset[str]]
"""Start, end, and the two numbers, whichever is first."""


@lru_cache(maxsize=256)
def scores_in(text: str) -> tuple[Score, ...]:
    """Return the scores of a text, in order; what it is that they stand for, its words must tell."""
    if _MARKS.isdisjoint(text):
        return ()
    return tuple((m.start(), m.end(), frozenset(m.groups())) for m in _SCORE.finditer(text))


@lru_cache(maxsize=256)
def numbers_said(text: str) -> frozenset[str]:
    """Return the whole numbers of a sentence, in digits or in words, `one` too."""
    runs = runs_of(text.lower())
    return frozenset(str(NUMBERS[r]) if r in NUMBERS else r for r in runs if r in NUMBERS or r.isdecimal())
