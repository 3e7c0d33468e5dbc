"""The names people are shown under."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from discord.http import Route

from bots.discord_app.api import DiscordApi
from bots.people_named import is_name_of
from core.errors import Forbidden, NotFound

_MOST = 100  # members whose name begins so


async def name_of(api: DiscordApi, server: str, user: str) -> str:
    """Return the name somebody is shown under on a server, or has everywhere; nothing where Discord knows nobody.

    Raises where it does not answer.
    """
    if not user.isdigit():
        return ""
    if server.isdigit():
        route = Route("GET", "/guilds/{guild_id}/members/{user_id}", guild_id=server, user_id=user)
    else:
        route = Route("GET", "/users/{user_id}", user_id=user)
    try:
        said = await api.read(route)
    except (Forbidden, NotFound):
        return ""
    return next(_names(said), "")


async def who_is_called(api: DiscordApi, server: str, name: str) -> tuple[str, ...]:
    """Return the ids of those of a server who may be called so. Raises where Discord does not answer."""
    if not server.isdigit():
        return ()
    route = Route("GET", "/guilds/{guild_id}/members/search", guild_id=server)
    found = await api.read(route, {"query": name.split()[0][:_MOST], "limit": _MOST})
    called = (one for one in found if is_name_of(name, _names(one)))
    return tuple(str((one.get("user") or one).get("id") or "") for one in called)


def _names(said: Mapping[str, Any]) -> Iterator[str]:
    """Yield what somebody is called, what they are shown under first."""
    known = said.get("user") or said
    names = (said.get("nick"), known.get("global_name"), known.get("username"))
    yield from (str(name) for name in names if name)
