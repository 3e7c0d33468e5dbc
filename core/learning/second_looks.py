"""How often answers are looked at again on one person's word."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

MOST: Final = 2  # looks that one person sets off at one answer and its corrections
MOST_OF_ALL: Final = 10  # looks that one person sets off at all answers together
MOST_SAID: Final = 10  # corrections of one person that wait as suggestions without a look
SECONDS: Final = 3_600.0
AT_ONCE: Final = 2  # looks of one person within `SECONDS` that begin at once
SAID: Final = "said"  # the root under which such corrections are counted
ALL: Final = "*"  # the root under which it is noted that somebody was told of `MOST_OF_ALL`


class Look(StrEnum):
    """What becomes of the wish for a second look: one above a limit is refused once, and then met with silence."""

    GRANTED = "granted"
    REFUSED = "refused"
    REFUSED_OF_ALL = "refused of all"
    WORDLESS = "wordless"
    KNOWN_REFUSED = "known refused"
    KNOWN_REFUSED_OF_ALL = "known refused of all"


Wish = tuple[str, str]
"""The root of an answer, and what was said of it: empty where it was only voted on."""


def look_at(wish: Wish, granted: Sequence[Wish], refused: Sequence[str]) -> tuple[Look, str]:
    """Return what becomes of a wish to look at an answer, and under which root that is noted.

    `granted` are this person's wishes of the last `SECONDS`, `refused` the roots of those that were not granted. Who
    only votes, however often, has one look: the second one is for who says what is wrong.
    """
    root, said = wish
    if wish in granted and said:
        return Look.KNOWN_REFUSED, root
    seen = [other for other, _ in granted].count(root)
    if seen >= MOST:
        look, under = Look.REFUSED, root
    elif seen and not said:
        look, under = Look.WORDLESS, root
    elif len(granted) >= MOST_OF_ALL:
        look, under = Look.REFUSED_OF_ALL, ALL
    else:
        return Look.GRANTED, root
    known = Look.KNOWN_REFUSED_OF_ALL if under == ALL else Look.KNOWN_REFUSED
    return (known if under in refused else look), under
