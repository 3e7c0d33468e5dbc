"""Which channel, thread and server an event comes from; a thread's parent is remembered or asked for."""

from __future__ import annotations

import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

import discord

from bots.messages import Place

log = logging.getLogger(__name__)

_MOST = 5_000


@dataclass(frozen=True, slots=True)
class Where:
    """A channel (the parent, where there is a thread), a thread, a server; `direct` in direct messages."""

    channel: str
    thread: str = ""
    guild: str = ""
    direct: bool = False

    def place(self, **given: Any) -> Place:
        """Return a place there."""
        here: dict[str, Any] = {"thread": self.thread, "direct": self.direct}
        return Place("discord", self.channel, self.guild, **(here | given))


def where_is(channel: Any, guild_id: int | None) -> Where | None:
    """Return where a channel object is, or None where it does not say whether it is a thread."""
    guild = str(guild_id or "")
    if isinstance(channel, discord.Thread):
        return Where(str(channel.parent_id), str(channel.id), guild)
    if channel is None or isinstance(channel, discord.PartialMessageable):
        return None
    return Where(str(channel.id), guild=guild, direct=not guild)


class Whereabouts:
    """Looks in the gateway's cache, then asks once and remembers: archived and new threads are not in that cache."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, Where] = OrderedDict()

    async def of(self, client: discord.Client, channel_id: int, guild_id: int | None) -> Where:
        """Return where a channel is. What Discord does not tell is taken for a channel of its own."""
        if guild_id is None:
            return Where(str(channel_id), direct=True)
        known = self._known.get(channel_id) or where_is(client.get_channel(channel_id), guild_id)
        if known is not None:
            return known
        try:
            found = where_is(await client.fetch_channel(channel_id), guild_id)
        except discord.DiscordException as error:
            log.warning("Discord does not say what channel %s is: %s", channel_id, error)
            return Where(str(channel_id), guild=str(guild_id))
        where = found or Where(str(channel_id), guild=str(guild_id))
        self._known[channel_id] = where
        while len(self._known) > _MOST:
            self._known.popitem(last=False)
        return where
