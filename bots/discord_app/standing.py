"""Who is a member of a home server, asked over REST and remembered. Other servers that the bot is in are foreign."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Sequence

from discord.http import Route

from bots.discord_app.api import DiscordApi
from bots.messages import Place
from core.access.rights import Standing
from core.errors import NotFound

AGE = 300.0  # seconds
_MOST = 5_000  # members
_MOST_SERVERS = 200  # Discord tells no more at once


class Standings:
    """Answers are at most 5 minutes old; what Discord does not say is raised, and asked again.

    `homes` are the servers whose members read what is for everyone; where none are named, the only one there is.
    """

    def __init__(self, api: DiscordApi, homes: Sequence[str] = (), clock: Callable[[], float] = time.monotonic) -> None:
        self._api = api
        self._named = frozenset(homes)
        self._clock = clock
        self._servers: tuple[float, frozenset[str]] = (-AGE, frozenset())
        self._members: OrderedDict[tuple[str, str], tuple[float, frozenset[str]]] = OrderedDict()

    async def of(self, place: Place, user: str) -> Standing:
        """Return who a user is in a place. Raises `Forbidden` or `Transient` where Discord does not say."""
        homes = await self.homes()
        if place.direct:
            return Standing(member=await self._is_in_any(homes, user))
        foreign = place.workspace not in homes
        return Standing(not foreign and await self._is_member(place.workspace, user), foreign)

    async def homes(self) -> frozenset[str]:
        """Return the ids of the home servers. None is home where the bot is in several, and none is named."""
        if self._named:
            return self._named
        asked, homes = self._servers
        if self._clock() - asked >= AGE:
            said = await self._api.read(Route("GET", "/users/@me/guilds"), {"limit": _MOST_SERVERS})
            homes = frozenset(str(server["id"]) for server in said)
            homes = homes if len(homes) == 1 else frozenset()
            self._servers = (self._clock(), homes)
        return homes

    async def _is_in_any(self, servers: frozenset[str], user: str) -> bool:
        for server in sorted(servers):
            if await self._is_member(server, user):
                return True
        return False

    async def roles(self, place: Place, user: str) -> frozenset[str]:
        """Return the ids of the roles that a user has in the home servers and in a place's own.

        Everybody in a server has the role of its id. Raises as `of`.
        """
        servers = await self.homes() | ({place.workspace} - {""})
        return frozenset[str]().union(*[await self._roles(server, user) for server in sorted(servers)])

    async def _is_member(self, server: str, user: str) -> bool:
        return bool(await self._roles(server, user))

    async def _roles(self, server: str, user: str) -> frozenset[str]:
        known = self._members.get((server, user))
        if known is not None and self._clock() - known[0] < AGE:
            return known[1]
        roles = await self._ask(server, user) if user.isdigit() else frozenset[str]()
        self._members[server, user] = (self._clock(), roles)
        while len(self._members) > _MOST:
            self._members.popitem(last=False)
        return roles

    async def _ask(self, server: str, user: str) -> frozenset[str]:
        route = Route("GET", "/guilds/{guild_id}/members/{user_id}", guild_id=server, user_id=user)
        try:
            said = await self._api.read(route)
        except NotFound:  # nobody there, or a webhook
            return frozenset()
        if (said.get("user") or {}).get("bot"):
            return frozenset()
        return frozenset({server, *map(str, said.get("roles") or ())})
