"""Tell one user something nobody else sees: an ephemeral message, or what comes closest."""

from __future__ import annotations

from collections.abc import Sequence

from aiohttp import ClientError

from bots.messages import Delivery, Place
from bots.render.slack_blocks import Message
from bots.slack_app.api import Json, SlackApi
from bots.slack_app.faults import BlocksRefused
from core.errors import Forbidden, NotFound, Unavailable


async def post_ephemeral(
    api: SlackApi, place: Place, user: str, messages: Sequence[Message], delivery: Delivery
) -> None:
    """Show messages to one user: ephemerally; through the command's response URL or in direct messages elsewhere.

    Slack keeps no ephemeral messages: they can't be looked up, so one may appear twice after a crash, to that user.
    """
    for message in messages:
        try:
            await _ephemeral(api, place, user, message, delivery)
        except (Forbidden, NotFound):  # the bot or the user is not in this channel
            if not await _respond(api, place, message, delivery):
                await _directly(api, user, message, delivery)


async def _ephemeral(api: SlackApi, place: Place, user: str, message: Message, delivery: Delivery) -> None:
    if place.channel.startswith(("U", "W")) or place.private:
        raise NotFound("Nobody shares a channel with themselves.")
    arguments: Json = {"channel": place.channel, "user": user}
    if place.thread:
        arguments["thread_ts"] = place.thread
    try:
        await api.show("chat.postEphemeral", arguments | message.shown(), delivery.fence)
    except BlocksRefused:
        await api.show("chat.postEphemeral", arguments | {"text": message.full_text}, delivery.fence)


async def _respond(api: SlackApi, place: Place, message: Message, delivery: Delivery) -> bool:
    """Answer through the response URL, where there is one that still works (30 minutes, 5 times)."""
    if not place.interaction:
        return False
    await delivery.fence()
    body = {"response_type": "ephemeral", "replace_original": False} | message.shown()
    try:
        async with api.session().post(place.interaction, json=body, proxy=api.proxy) as response:
            return response.status == 200
    except (ClientError, TimeoutError) as error:
        raise Unavailable(f"Slack did not take the response: {type(error).__name__}.") from error


async def _directly(api: SlackApi, user: str, message: Message, delivery: Delivery) -> None:
    arguments = {"channel": user, "unfurl_links": False, "unfurl_media": False}
    await api.show("chat.postMessage", arguments | message.shown(), delivery.fence)
