"""Post, edit and delete messages in a channel or thread: every post with its nonce, none with a ping."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from discord.http import Route

from bots.courier import Delivery
from bots.discord_app.api import DiscordApi, Json
from bots.discord_app.faults import FormRefused, ThreadArchived
from bots.discord_app.parts import Part
from bots.messages import Place

log = logging.getLogger(__name__)

Send = Callable[[Json], Awaitable[Any]]

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = MESSAGES + "/{message_id}"
REACTION = MESSAGE + "/reactions/{emoji}/@me"


async def shown(part: Part, send: Send) -> Any:
    """Send a part; where Discord does not take its components, its text alone."""
    try:
        return await send(part.body())
    except FormRefused as error:
        log.error("Discord refused the components of a message, sending its text: %s", error)
        return await send(part.plain_body())


async def post(api: DiscordApi, place: Place, part: Part, delivery: Delivery) -> str:
    """Post a part, the first in reply to the question; returns the message's id."""
    extra: Json = {"nonce": part.nonce, "enforce_nonce": True}
    if place.message and place.thread != place.message and part.number == 0:
        extra["message_reference"] = {"message_id": place.message, "fail_if_not_exists": False}

    async def send(body: Json) -> Any:
        route = Route("POST", MESSAGES, channel_id=channel_of(place))
        return await api.show(route, body | extra, delivery.fence, part.message.file)

    return str((await shown(part, send))["id"])


async def edit(api: DiscordApi, place: Place, message: str, part: Part, delivery: Delivery) -> None:
    """Put a part in the place of what a message says. Raises `NotFound` where it is gone."""

    async def send(body: Json) -> Any:
        given = body if part.message.file else body | {"attachments": []}
        route = Route("PATCH", MESSAGE, channel_id=channel_of(place), message_id=message)
        return await api.show(route, given, delivery.fence, part.message.file)

    await _opened(api, place, delivery, lambda: shown(part, send))


async def delete(api: DiscordApi, place: Place, message: str, delivery: Delivery) -> None:
    """Delete a message. Raises `NotFound` where it is gone."""
    route = Route("DELETE", MESSAGE, channel_id=channel_of(place), message_id=message)
    await _opened(api, place, delivery, lambda: api.show(route, {}, delivery.fence))


def channel_of(place: Place) -> str:
    """Return the channel that messages of this place are in: a thread is a channel of its own."""
    return place.thread or place.channel


async def _opened(api: DiscordApi, place: Place, delivery: Delivery, change: Callable[[], Awaitable[Any]]) -> None:
    """Change a message, also in a thread that Discord has archived since: it does so after a day of silence."""
    try:
        await change()
    except ThreadArchived:
        route = Route("PATCH", "/channels/{channel_id}", channel_id=channel_of(place))
        await api.show(route, {"archived": False}, delivery.fence)
        await change()
