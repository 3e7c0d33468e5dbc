"""Sides that exclude each other, and days of one and the same kind of event: what is told of one answers no other."""

from __future__ import annotations

from typing import Final

from core.extraction.gate.asked import Asked
from core.extraction.named_days import is_shut_then
from core.extraction.segments import Segment
from core.reading.characters import runs_of
from core.reading.lexicon import opens_with
from core.reading.periods import days_listed
from core.reading.said_otherwise import sides_of_groups
from core.reading.words import content_words

_SUBJECT: Final = 4
"""Words in which a sentence says whom it is of: `In the summer, apprentices`."""
_SUBJECT_WIDE: Final = 10
"""Characters, where words are not parted."""
_NEAR: Final = 40
"""Characters before or behind a day in which the event that it is of has its name."""


def is_of_another_side(asked: Asked, segment: Segment) -> bool:
    """Tell whether a sentence begins with a side that excludes the one asked for: apprentices, where interns are meant.

    Not where it or its heading names that one, too.
    """
    code = asked.language or "en"
    sides = sides_of_groups(asked.text, code)
    if not sides or opens_with("auxiliary", asked.text, code) or is_shut_then(asked.text, segment.text, code):
        return False
    told = sides_of_groups(f"{segment.text} {segment.heading}", code)
    begun = sides_of_groups(_opening(segment.text), code)
    meant = (kind for kind, named in sides.items() if len(named) == 1 and kind in begun)
    return any(sides[kind].isdisjoint(told.get(kind, frozenset())) for kind in meant)


def is_of_another_day(asked: Asked, segment: Segment) -> bool:
    """Tell whether an event of a day is asked for, and what heads a sentence is of such an event of another day.

    `The outage of 3 March`, below `Outage of 21 February`: a day that no event is named by may be any.
    """
    if not asked.days or days_listed(segment.text):
        return False
    headed = [day for day in days_listed(segment.context) if day]
    if not headed or not asked.days.isdisjoint(headed):
        return False
    near = frozenset(_beside_days(asked.text)) & frozenset(_beside_days(segment.context))
    return bool(near)


def _beside_days(text: str) -> list[str]:
    """Return the words that stand by a figure of a text: the name of what is of that day."""
    at = next((n for n, sign in enumerate(text) if sign.isdecimal()), len(text))
    end = next((n for n in range(len(text), 0, -1) if text[n - 1].isdecimal()), 0)
    return [*content_words(text[max(0, at - _NEAR) : at]), *content_words(text[end : end + _NEAR])]


def _opening(text: str) -> str:
    told = runs_of(text)
    return " ".join(told[:_SUBJECT]) if len(told) > 1 else text[:_SUBJECT_WIDE]
