"""Which channels a user and the bot can both read, and what they are called: asked over REST and remembered."""

from __future__ import annotations

import time

import discord

from bots.discord_app.api import DiscordApi

_AGE = 300.0  # seconds
_MOST_USERS = 1_000
_MOST_GUILDS = 50
_PATIENCE = 20.0


class Membership:
    """Answers are at most 5 minutes old."""

    def __init__(self, api: DiscordApi) -> None:
        self._api = api
        self._known: dict[str, tuple[float, tuple[str, ...]]] = {}
        self._named: tuple[float, dict[str, str]] | None = None

    async def names(self) -> dict[str, str]:
        """Return the names of the channels of the bot's servers, by their ids, at most 5 minutes old; else raises."""
        if self._named is None or time.monotonic() - self._named[0] >= _AGE:
            names = await self._api.unhurried("the names of channels", self._ask_names(), _PATIENCE)
            self._named = (time.monotonic(), names)
        return self._named[1]

    async def channels_of(self, user: str) -> tuple[str, ...]:
        """Return the channels that both the user and the bot can read.

        Raises `Unavailable`, `RateLimited` or `Forbidden` where Discord does not say: who may read what is no guess.
        """
        known = self._known.get(user)
        if known and time.monotonic() - known[0] < _AGE:
            return known[1]
        if not user.isdigit():
            return ()
        channels = await self._api.unhurried("the channels of a user", self._ask(int(user)), _PATIENCE)
        while len(self._known) >= _MOST_USERS:
            self._known.pop(next(iter(self._known)))
        self._known[user] = (time.monotonic(), channels)
        return channels

    async def _ask(self, user: int) -> tuple[str, ...]:
        client = await self._api.client()
        me = await self._api.me()
        channels: list[str] = []
        async for guild in client.fetch_guilds(limit=_MOST_GUILDS, with_counts=False):
            channels += await self._shared(await client.fetch_guild(guild.id, with_counts=False), user, me)
        return tuple(channels)

    async def _ask_names(self) -> dict[str, str]:
        client = await self._api.client()
        names: dict[str, str] = {}
        async for guild in client.fetch_guilds(limit=_MOST_GUILDS, with_counts=False):
            names |= {str(channel.id): channel.name for channel in await guild.fetch_channels()}
        return names

    async def _shared(self, guild: discord.Guild, user: int, me: int) -> list[str]:
        try:
            theirs, ours = await guild.fetch_member(user), await guild.fetch_member(me)
        except discord.NotFound:  # not a member there
            return []
        readable = [c for c in await guild.fetch_channels() if not isinstance(c, discord.CategoryChannel)]
        return [str(c.id) for c in readable if _reads(c, theirs) and _reads(c, ours)]


def _reads(channel: discord.abc.GuildChannel, member: discord.Member) -> bool:
    return channel.permissions_for(member).read_messages
