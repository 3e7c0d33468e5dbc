"""A step as text in a deferred response, or as a passing reply to the question."""

from __future__ import annotations

from collections.abc import Sequence

from discord.http import Route

from bots.courier import Delivery
from bots.discord_app import lookup
from bots.discord_app.api import DiscordApi, Json
from bots.discord_app.parts import Part
from bots.discord_app.places import unthreaded
from bots.discord_app.responses import Responses
from bots.discord_app.sending import MESSAGE, MESSAGES, channel_of
from bots.event_keys import asked_at
from bots.messages import Place, nonce
from bots.render.discord_components import step_message
from core.errors import NotFound


class DiscordNotePoster:
    """Posts, edits and deletes the notes of `bots.step_notes`; each carries its question's message in its ids."""

    def __init__(self, api: DiscordApi, responses: Responses) -> None:
        self._api = api
        self._responses = responses

    async def put(self, place: Place, text: str, delivery: Delivery, note: str) -> str:
        """Post a note beside the question, or edit it; a deferred response says it itself. Returns the note's id."""
        message = step_message(text, asked_at(place))
        if place.interaction:
            await self._responses.say(place, message.components, delivery)
            return ""
        where = unthreaded(place)
        body = Part(message, _key(place), 0, 1).body()
        if note:
            route = Route("PATCH", MESSAGE, channel_id=channel_of(where), message_id=note)
            await self._api.call(route, body, delivery.fence)
            return note
        extra: Json = {"nonce": nonce(delivery.key), "enforce_nonce": True}
        if place.message:
            extra["message_reference"] = {"message_id": place.message, "fail_if_not_exists": False}
        route = Route("POST", MESSAGES, channel_id=channel_of(where))
        return str((await self._api.call(route, body | extra, delivery.fence))["id"])

    async def find(self, place: Place) -> Sequence[str]:
        """Return the notes that stand there for this question."""
        if place.interaction:
            return ()
        found = await lookup.find(self._api, (unthreaded(place),), _key(place))
        return tuple(found.messages.values()) if found else ()

    async def take_away(self, place: Place, note: str) -> None:
        """Delete a note."""
        try:
            route = Route("DELETE", MESSAGE, channel_id=channel_of(unthreaded(place)), message_id=note)
            await self._api.call(route)
        except NotFound:
            return


def _key(place: Place) -> str:
    return f"step:{place.channel}:{place.message}"
