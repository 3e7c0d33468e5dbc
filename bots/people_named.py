"""What people are called, where somebody reads it: the log knows ids, people know names."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping

from bots.courier import Courier
from bots.languages import say
from bots.messages import Place
from bots.platforms import BY_NAME
from core.errors import ErrataError
from core.reading.characters import runs_of
from core.reading.normal_forms import normal
from core.reading.phrases import FALLBACK
from core.text.printable import printable
from storage.access.tokens import names_of_tokens
from storage.database import Database

log = logging.getLogger(__name__)
_SECONDS = 3.0  # nobody waits longer for names
_LONGEST = 80  # characters
_TERMINAL = "terminal"


async def names_of(
    couriers: Mapping[str, Courier], actors: Iterable[str], database: Database | None = None
) -> dict[str, str]:
    """Return the names of people (`slack:T1:U1`), by what the log calls them; who has none there is left out.

    `couriers` are what posts there, by platform; `database` knows the names of tokens. Takes a few seconds at most.
    """
    actors = list(actors)
    held = await database.read(lambda session: names_of_tokens(session, actors)) if database is not None else {}
    wanted = [actor for actor in dict.fromkeys(actors) if actor.partition(":")[0] in couriers]
    found = await asyncio.gather(*[_name_of(couriers, actor) for actor in wanted])
    return held | {actor: name for actor, name in zip(wanted, found, strict=True) if name}


def called(actor: str, name: str = "", language: str = FALLBACK) -> str:
    """Return what to call whom the log calls `actor`: by name, else by where they are; never by an id."""
    if name:
        return name
    kind, _, rest = actor.partition(":")
    if kind in BY_NAME:
        return say("somebody on", language, platform=BY_NAME[kind].title)
    if kind == _TERMINAL and rest:
        return rest
    return say("an operator" if rest else "a reader", language)


def is_name_of(name: str, names: Iterable[str]) -> bool:
    """Tell whether somebody who is shown under `names` may be called `name`: by their given name, say, in any case."""
    called = frozenset(_words(name))
    return bool(called) and any(called <= frozenset(_words(one)) for one in names)


def _words(name: str) -> list[str]:
    return runs_of(normal(name, "NFKC").casefold())


async def _name_of(couriers: Mapping[str, Courier], actor: str) -> str:
    platform, _, rest = actor.partition(":")
    workspace, _, user = rest.rpartition(":")
    try:
        async with asyncio.timeout(_SECONDS):
            name = await couriers[platform].name_of(Place(platform, "", workspace), user)
    except (ErrataError, TimeoutError) as error:
        log.info("What %s is called was not told: %s", actor, error)
        return ""
    return " ".join(printable(name).split())[:_LONGEST]
