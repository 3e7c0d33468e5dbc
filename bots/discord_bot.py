"""Discord, put together: the gateway for `errata discord`, kept alive, and the courier alone."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from dataclasses import dataclass

import aiohttp
import discord

from bots.conversation import Conversation, EventSink
from bots.discord_app import startup
from bots.discord_app.api import DiscordApi
from bots.discord_app.client import GUILD_READY, ErrataClient
from bots.discord_app.courier import DiscordCourier
from bots.discord_app.event_receiver import CollectionNames, EventReceiver
from bots.discord_app.hosts import point_at
from bots.known_collections import known_collections
from bots.platforms import Listening
from core.errors import ErrataError, Unavailable
from core.settings import Settings

log = logging.getLogger(__name__)

# A gateway that refuses the first connection makes discord.py stumble over a session it does not have (AttributeError).
_LOST = (
    discord.DiscordException,
    aiohttp.ClientError,
    OSError,
    TimeoutError,
    Unavailable,
    AttributeError,
    RuntimeError,
)


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds: the first pause before a new connection, which doubles to the longest; when one counts as stable."""

    first_pause: float = 1.0
    longest_pause: float = 60.0
    stable_after: float = 60.0
    guild_ready: float = GUILD_READY


DEFAULT_PACE = Pace()


def build_courier(settings: Settings, conversation: Conversation | None = None) -> DiscordCourier:
    """Return the bot's courier; `conversation` knows where feedback buttons are switched off.

    Raises `BadSetting` where the token is missing. Needs no connection, and no running event loop yet.
    """
    point_at(settings)

    api = DiscordApi(startup.bot_token(settings))
    return DiscordCourier(
        api,
        source_url_template=settings.source_url_template,
        settings_of=conversation.settings if conversation is not None else None,
        homes=settings.discord_guilds,
    )


async def serve(listening: Listening) -> None:
    """Listen at the gateway, completing the names of collections; see `run_discord`."""
    async with known_collections(listening.settings, listening.database) as collections:
        await run_discord(
            listening.settings,
            listening.events,
            listening.conversation,
            collections=collections,
            stop=listening.stop,
            listening=listening.ready,
        )


async def probe(settings: Settings) -> str:
    """Say that a token is there: to look further, the gateway would have to be connected to."""
    startup.bot_token(settings)
    return "configured: errata discord"


async def run_discord(  # noqa: PLR0913 - collaborators, each passed in
    settings: Settings,
    events: EventSink,
    conversation: Conversation,
    *,
    collections: CollectionNames | None = None,
    stop: asyncio.Event | None = None,
    listening: asyncio.Event | None = None,
    pace: Pace = DEFAULT_PACE,
) -> None:
    """Serve Discord until `stop` is set or the task is cancelled; then take nothing new and tidy up.

    `collections` names all collections, for the completion of `/ask`; `listening` is set once events can come. Raises
    `BadSetting`, `KeyRejected` or `Unavailable` within 10 s where it can't start; once it runs, a lost gateway is
    connected to again for ever.
    """
    token = startup.bot_token(settings)
    courier = build_courier(settings, conversation)
    receiver = EventReceiver(events, conversation, courier, collections=collections)
    # It prints a traceback for each attempt to connect; what matters of that is said here and in `ErrataClient`.
    logging.getLogger("discord.client").setLevel(logging.CRITICAL)
    serving = asyncio.create_task(_keep_serving(receiver, token, pace, listening))
    stopping = asyncio.create_task((stop or asyncio.Event()).wait())
    try:
        await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if serving.done():
            serving.result()
    finally:
        for task in (serving, stopping):
            task.cancel()
        await asyncio.gather(serving, stopping, return_exceptions=True)
        await receiver.close()
        await courier.close()


async def _keep_serving(receiver: EventReceiver, token: str, pace: Pace, listening: asyncio.Event | None) -> None:
    pause, ever = pace.first_pause, False
    while True:
        started = time.monotonic()
        client = ErrataClient(receiver, guild_ready_timeout=pace.guild_ready, listening=listening)
        try:
            await startup.log_in(client, token)
            ever = True
            await _listen(client)
            reason = "it was closed"
        except (ErrataError, *_LOST) as error:
            reason = _reason(error, started_before=ever)
        finally:
            await client.close()
        pause = pace.first_pause if time.monotonic() - started > pace.stable_after else pause
        log.warning("Discord's gateway is gone (%s); connecting again in about %.1f s.", reason, pause)
        await asyncio.sleep(pause * random.uniform(0.5, 1.0))
        pause = min(pause * 2, pace.longest_pause)


async def _listen(client: ErrataClient) -> None:
    syncing = asyncio.create_task(client.sync_commands())
    try:
        await client.connect()
    finally:
        syncing.cancel()
        await asyncio.gather(syncing, return_exceptions=True)


def _reason(error: Exception, *, started_before: bool) -> str:
    """Return why the connection was lost; raise what trying again does not mend, and a failure of the first login."""
    final = startup.fatal(error)
    if final is not None:
        raise final from error
    if isinstance(error, ErrataError) and not started_before:
        raise error
    return f"{type(error).__name__}: {error}"[:200]
