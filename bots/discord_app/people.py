"""The names people are shown under."""

from __future__ import annotations

from discord.http import Route

from bots.discord_app.api import DiscordApi
from core.errors import Forbidden, NotFound


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
    known = said.get("user") or said
    return str(said.get("nick") or known.get("global_name") or known.get("username") or "")
