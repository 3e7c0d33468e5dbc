"""Tell one user something nobody else sees: an ephemeral message, or what comes closest."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from bots.courier import Delivery
from bots.messages import Place
from bots.render.slack_blocks import Message
from bots.slack_app.api import Json, SlackApi
from bots.slack_app.faults import BlocksRefused
from bots.slack_app.response_urls import begun_by_command, respond, take_away
from core.errors import ErrataError, Forbidden, NotFound


async def post_ephemeral(
    api: SlackApi, place: Place, user: str, messages: Sequence[Message], delivery: Delivery
) -> None:
    """Show messages to one user: ephemerally; through the command's response URL or in direct messages elsewhere.

    Slack keeps no ephemeral messages: they can't be looked up, so one may appear twice after a crash, to that user.
    """
    waiting = begun_by_command(place)  # "one moment" stands there still
    for message in messages:
        try:
            await _ephemeral(api, place, user, message, delivery)
        except (Forbidden, NotFound):  # the bot or the user is not in this channel
            waiting = await _otherwise(api, replace(place, user=user), message, delivery, waiting=waiting)
    if waiting:
        with suppress(ErrataError):
            await take_away(api, place)


async def _otherwise(api: SlackApi, place: Place, message: Message, delivery: Delivery, *, waiting: bool) -> bool:
    """Show a message through the command's address, or directly; return whether its own message waits still."""
    try:
        if place.interaction:
            await respond(api, place, message, delivery.fence, replace=waiting)
            return False
    except NotFound:  # 30 minutes old, or used five times
        waiting = False
    await _directly(api, place.user, message, delivery)
    return waiting


async def _ephemeral(api: SlackApi, place: Place, user: str, message: Message, delivery: Delivery) -> None:
    if place.channel.startswith(("U", "W")) or (place.private and not place.direct):
        raise NotFound("Nobody shares a channel with themselves.")
    arguments: Json = {"channel": place.channel, "user": user}
    if place.thread:
        arguments["thread_ts"] = place.thread
    try:
        await api.show("chat.postEphemeral", arguments | message.shown(), delivery.fence)
    except BlocksRefused:
        await api.show("chat.postEphemeral", arguments | {"text": message.full_text}, delivery.fence)


async def _directly(api: SlackApi, user: str, message: Message, delivery: Delivery) -> None:
    arguments = {"channel": user, "unfurl_links": False, "unfurl_media": False}
    await api.show("chat.postMessage", arguments | message.shown(), delivery.fence)
