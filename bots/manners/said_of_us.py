"""Whether a message does no more than say or ask what we are, or how we do: by the words that it is made of."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from itertools import chain

from bots.manners import chat_words as words
from core.reading.characters import QUESTION_MARKS
from core.reading.roles import Role

_LONGEST = 80  # characters: who says more says something else, too
_OF_US: tuple[Role, ...] = ("about_you", "about_being", "about_blame", "about_praise")
_BETWEEN: tuple[Role, ...] = ("about_between", "chat_particle", "chat_beside", *words.TALK)


class OfUs(StrEnum):
    """What is said of us."""

    WHO = "who"
    """What we are is asked, or said: `are you a robot`, `you are a machine`; whether we are any good, too."""
    BLAME = "blame"
    PRAISE = "praise"


@cache
def said_of_us(said: str) -> OfUs | None:
    """Return what a plain text says of us, None where it has a word that says something else.

    It is made of words for us, of words for what one may be or how one may do, and of those that join them, in any
    order and all of one language: `so you are just a stupid bot then`.
    """
    if len(said) > _LONGEST:
        return None
    asked = any(mark in said for mark in QUESTION_MARKS)
    made = (words.made_of(said, _ROLES, code) for code in sorted(words.ALL))
    return next(filter(None, (_told(one, asked=asked) for one in made)), None)


def _told(made: tuple[frozenset[Role], ...], *, asked: bool) -> OfUs | None:
    """Tell it by the roles of each term; a term that says nothing of us may be of any other role, too."""
    roles = frozenset(chain.from_iterable(made))
    if "about_you" not in roles:
        return None
    beside = frozenset(chain.from_iterable(one for one in made if one.isdisjoint(_BETWEEN)))
    of_being = len(made) > 1 and _is_apart(made)
    if of_being and "about_being" in beside and (asked or "about_blame" not in beside):
        return OfUs.WHO
    if "about_blame" in beside:
        return OfUs.BLAME
    if "about_praise" in roles:
        return OfUs.WHO if asked else OfUs.PRAISE
    return OfUs.WHO if of_being else None


def _is_apart(made: tuple[frozenset[Role], ...]) -> bool:
    """Tell whether what one may be is said beside who it is said of: `bot` alone says neither."""
    beings = [at for at, roles in enumerate(made) if "about_being" in roles]
    return any("about_you" in roles and beings != [at] for at, roles in enumerate(made))


_ROLES: tuple[Role, ...] = (*_OF_US, *_BETWEEN)
