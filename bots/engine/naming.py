"""Whom a command names: by a mention, an id, or the name behind an `@` that was typed and is no mention."""

from __future__ import annotations

from bots.engine.run import Run
from bots.messages import Incoming
from core.errors import BadInput

_AT = "@"
_ESCAPED = "<@"


async def person_named(run: Run, incoming: Incoming, said: str) -> str:
    """Return the id of the person that is named, or what was said where it is no name. Raises `BadInput`.

    Platforms make a mention of a name that is picked from a list; one that was typed stays `@tom`.
    """
    said, place = said.strip(), incoming.place
    courier = run.courier(place)
    if said.startswith(_ESCAPED) or not said.startswith(_AT) or courier is None:
        return said.strip("<@!>").partition("|")[0]
    name = said.removeprefix(_AT)
    found = await courier.who_is_called(place, name) if name.strip() else ()
    if not found:
        raise BadInput(f"Nobody here is called {name}.", hint="Pick the person from the list behind @.")
    if len(found) > 1:
        raise BadInput(f"{len(found)} people here are called {name}.", hint="Pick the person from the list behind @.")
    return found[0]
