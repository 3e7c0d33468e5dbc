"""discord.py's client: it only listens. What it hears is translated and given to the receiver."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable
from typing import Any

import discord

from bots.discord_app.buttons import AnswerButton, take_dialog
from bots.discord_app.command_languages import CommandTranslator
from bots.discord_app.commands import build_tree
from bots.discord_app.event_receiver import EventReceiver
from bots.discord_app.identity import Identity, identity_in, invitation
from bots.discord_app.translate import (
    from_bulk_deletion,
    from_deletion,
    from_edit,
    from_invitation,
    from_message,
    from_reaction,
    from_stop_sign,
)
from bots.discord_app.whereabouts import Whereabouts, where_is
from bots.redirects import refusing_redirects

log = logging.getLogger(__name__)

GUILD_READY = 2.0  # seconds that discord.py waits for the next server before it is ready
_REACTIONS = ("raw_reaction_add", "raw_reaction_remove")


class ErrataClient(discord.Client):
    """Mentions, direct messages, threads, edits, deletions, reactions, commands, buttons and dialogs."""

    def __init__(
        self,
        receiver: EventReceiver,
        *,
        guild_ready_timeout: float = GUILD_READY,
        listening: asyncio.Event | None = None,
    ) -> None:
        super().__init__(
            intents=intents(),
            http_trace=refusing_redirects(),
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=guild_ready_timeout,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        parsers = self._connection.parsers  # raising there ends the connection, and with it the process
        parsers.update({event: guarded(event, parse) for event, parse in parsers.items()})
        self.receiver = receiver
        self.tree = build_tree(self, receiver)
        self._whereabouts = Whereabouts()
        self._listening = listening or asyncio.Event()

    async def setup_hook(self) -> None:
        """Make buttons of earlier runs work."""
        self.add_dynamic_items(AnswerButton)

    async def sync_commands(self) -> None:
        """Tell Discord which commands there are. That it does not listen is no reason to stand still."""
        await self.tree.set_translator(CommandTranslator())
        try:
            await self.tree.sync()
        except (discord.DiscordException, OSError, TimeoutError) as error:
            log.warning("The commands could not be registered: %s", error)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Hand events on. Reactions have no id: they are told apart by their place in the gateway's session."""
        if self.is_closed():  # discord.py has no loop left to run a listener on
            return
        if event in _REACTIONS and self.ws is not None:
            occurrence = f"{self.ws.session_id}:{self.ws.sequence}"
            super().dispatch("reaction_heard", *args, occurrence)
        super().dispatch(event, *args, **kwargs)

    async def on_connect(self) -> None:
        """Say that it listens: events come from here on, seconds before the library has waited for all servers."""
        log.info("Listening to Discord as %s in %s servers.", self.user, len(self.guilds))
        self._listening.set()

    async def on_ready(self) -> None:
        """Say how it gets into a server."""
        if not self.guilds:
            log.warning("The bot is in no server yet. Invite it: %s", invitation(self))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say who we are where newcomers are greeted, else in the first channel that we may write in."""
        await self.receiver.take(from_invitation(guild))

    async def on_message(self, message: discord.Message) -> None:
        """Take in a mention, a direct message or a follow-up."""
        guild_id = message.guild.id if message.guild else None
        where = where_is(message.channel, guild_id) or await self._whereabouts.of(self, message.channel.id, guild_id)
        await self.receiver.take(from_message(message, where, self._me(guild_id)))

    async def on_raw_message_edit(self, event: discord.RawMessageUpdateEvent) -> None:
        """Take in an edit."""
        where = await self._whereabouts.of(self, event.channel_id, event.guild_id)
        await self.receiver.take(from_edit(event, where, self._me(event.guild_id)))

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        """Take in a deletion."""
        where = await self._whereabouts.of(self, event.channel_id, event.guild_id)
        await self.receiver.take(from_deletion(event, where, self._me(event.guild_id)))

    async def on_raw_bulk_message_delete(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        """Take in many deletions at once."""
        where = await self._whereabouts.of(self, event.channel_id, event.guild_id)
        await self.receiver.take_all(from_bulk_deletion(event, where))

    async def on_reaction_heard(self, event: discord.RawReactionActionEvent, occurrence: str) -> None:
        """Take in a vote, its withdrawal, or a stop sign on a question."""
        where = await self._whereabouts.of(self, event.channel_id, event.guild_id)
        await self.receiver.take(from_reaction(event, where, self._me(event.guild_id), occurrence))
        if question := self.receiver.asked_lately(str(event.message_id)):
            await self.receiver.take(from_stop_sign(event, where, question))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Take in a dialog; commands and buttons find their own way."""
        if interaction.type is discord.InteractionType.modal_submit:
            await take_dialog(self.receiver, interaction)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Log what a listener raised; the next event is none the worse."""
        log.error("Listening failed in %s", event_method, exc_info=sys.exc_info())

    def _me(self, guild_id: int | None) -> Identity:
        return identity_in(self, self.get_guild(guild_id) if guild_id else None)


def guarded(event: str, parse: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Return what reads an event as `parse` does, and logs and skips one that it can't make sense of."""

    def parsed(data: Any) -> Any:
        try:
            return parse(data)
        except Exception:
            log.exception("An event of Discord could not be read, and is skipped: %s", event)
            return None

    return parsed


def intents() -> discord.Intents:
    """Return what Discord is asked to tell; message content is the one it has to be asked for in its portal."""
    wanted = discord.Intents.none()
    wanted.guilds = True
    wanted.messages = True
    wanted.reactions = True
    wanted.message_content = True
    return wanted
