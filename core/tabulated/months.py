"""The months that a question names: one by one, or all of a stretch (`from January to June`)."""

from __future__ import annotations

from core.extraction.gate.asked_words import ENGLISH
from core.facts.mentions import plain_named
from core.reading.calendars import months_named
from core.reading.lexicon import speaks_of

_FIRST_AND_LAST = 2


def months_asked(text: str) -> frozenset[int]:
    """Return the numbers of the months that a question names, 1 to 12."""
    named = months_named(text)
    return frozenset(range(named[0], named[1] + 1)) if names_a_stretch(text) else frozenset(named)


def names_a_stretch(text: str) -> bool:
    """Tell whether it names the first and the last month of a stretch."""
    named = months_named(text)
    in_order = len(named) == _FIRST_AND_LAST and named[0] < named[1]
    return in_order and speaks_of("stretch_to", plain_named(text), ENGLISH)
