"""How often answers are looked at again on one person's word."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

MOST: Final = 2  # looks that one person sets off at one answer and its corrections
MOST_OF_ALL: Final = 10  # looks that one person sets off at all answers together
SECONDS: Final = 3_600.0
ALL: Final = "*"  # the root under which it is noted that somebody was told of `MOST_OF_ALL`


class Look(StrEnum):
    """What becomes of the wish for a second look: one above a limit is refused once, and then met with silence."""

    GRANTED = "granted"
    REFUSED = "refused"
    REFUSED_OF_ALL = "refused of all"
    KNOWN_REFUSED = "known refused"


def look_at(root: str, granted: Sequence[str], refused: Sequence[str]) -> tuple[Look, str]:
    """Return what becomes of a wish to look at the answer under `root`, and under which root that is noted.

    `granted` and `refused` are the roots of this person's wishes in the last `SECONDS`.
    """
    if granted.count(root) >= MOST:
        look, under = Look.REFUSED, root
    elif len(granted) >= MOST_OF_ALL:
        look, under = Look.REFUSED_OF_ALL, ALL
    else:
        return Look.GRANTED, root
    return (Look.KNOWN_REFUSED if under in refused else look), under
