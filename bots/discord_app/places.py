"""Where an answer goes: a thread started from the question, a reply, or the user's direct messages."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace

from discord.http import Route

from bots.courier import Delivery
from bots.discord_app.api import DiscordApi
from bots.discord_app.faults import ThreadExists
from bots.messages import Place
from bots.render.discord_text import neutral
from bots.render.plain import one_line
from core.errors import BadInput, Forbidden, NotFound

log = logging.getLogger(__name__)

_NAME_CHARS, _MOST_NAME_CHARS = 90, 100  # Discord takes 100, with what breaks mentions
_ARCHIVE_MINUTES = 1_440


def begins_thread(place: Place) -> bool:
    """Say whether a thread is to be started from the question: it then has its message's id."""
    return bool(place.thread) and place.thread == place.message and not place.direct


def unthreaded(place: Place) -> Place:
    """Return the place of a reply beside the question, where its thread can't be or need not be started."""
    return replace(place, thread="") if begins_thread(place) else place


def where_posted(place: Place) -> Sequence[Place]:
    """Return where an earlier attempt may have posted, the likeliest first."""
    over = replace(place, interaction="")
    return (over, unthreaded(over)) if begins_thread(place) else (over,)


async def in_thread(api: DiscordApi, place: Place, title: str, delivery: Delivery) -> Place:
    """Start the question's thread, or take the one that was started before; beside the question where we may not."""
    if not begins_thread(place):
        return place
    body = {
        "name": neutral(one_line(title, _NAME_CHARS))[:100] or "Question",
        "auto_archive_duration": _ARCHIVE_MINUTES,
    }
    path = "/channels/{channel_id}/messages/{message_id}/threads"
    route = Route("POST", path, channel_id=place.channel, message_id=place.message)
    try:
        await api.show(route, body, delivery.fence)
    except ThreadExists:
        return place
    except (NotFound, BadInput) as error:
        if await _exists(api, place.thread):  # a post in a forum: its first message opens the thread
            return place
        if isinstance(error, NotFound):
            raise
        log.info("No thread could be started, replying in the channel: %s", error)
        return unthreaded(place)
    except Forbidden as error:
        log.info("No thread could be started, replying in the channel: %s", error)
        return unthreaded(place)
    return place


async def _exists(api: DiscordApi, thread: str) -> bool:
    try:
        await api.read(Route("GET", "/channels/{channel_id}", channel_id=thread))
    except (NotFound, Forbidden):
        return False
    return True


async def direct_messages(api: DiscordApi, user: str) -> Place:
    """Return the place of a user's direct messages with the bot."""
    opened = await api.call(Route("POST", "/users/@me/channels"), {"recipient_id": user})
    return Place("discord", str(opened["id"]), direct=True, user=user)
