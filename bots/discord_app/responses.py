"""Answer an interaction over REST: its "thinking..." becomes the answer, for 15 minutes and from any process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Any

from discord.http import Route

from bots.courier import Delivery
from bots.discord_app.api import DiscordApi
from bots.discord_app.faults import InteractionGone
from bots.discord_app.parts import COMPONENTS_V2, NO_PINGS, Part
from bots.discord_app.sending import shown
from bots.messages import Place
from core.errors import Forbidden, NotFound

log = logging.getLogger(__name__)

EPHEMERAL, LOADING = 1 << 6, 1 << 7
NOTICE_ID = 1 << 28  # of the text that says how many wait before, or what is being done: it stands for "thinking..."
_HOOK = "/webhooks/{webhook_id}/{webhook_token}"
_ORIGINAL = _HOOK + "/messages/@original"
_MESSAGE = _HOOK + "/messages/{message_id}"
# Answers may be ready before the deferral is: an event is durable first, and acknowledged then, within 3 seconds.
WAITS = (0.1, 0.2, 0.4, 0.8, 1.6)


class Responses:
    """The responses of interactions, by the token in their place."""

    def __init__(self, api: DiscordApi, waits: tuple[float, ...] = WAITS) -> None:
        self._api = api
        self._waits = waits

    async def fill(self, place: Place, part: Part, delivery: Delivery) -> str:
        """Put a message into the deferred response; returns its id.

        Raises `InteractionGone`: it has expired, or was never deferred.
        """
        for wait in self._waits:
            try:
                return await self._patch(_route("PATCH", _ORIGINAL, place), part, delivery)
            except InteractionGone as gone:
                if gone.expired:
                    raise
                await asyncio.sleep(wait)
        return await self._patch(_route("PATCH", _ORIGINAL, place), part, delivery)

    async def add(self, place: Place, part: Part, delivery: Delivery) -> str:
        """Post another message beside the response; returns its id.

        Discord takes no nonce here, and what one user alone sees can't be read again: after a crash it may come twice.
        """
        only_theirs = EPHEMERAL if place.private else 0
        route = _route("POST", _HOOK, place)

        async def send(body: dict[str, Any]) -> Any:
            given = body | {"flags": body["flags"] | only_theirs}
            return await self._api.show(route, given, delivery.fence, part.message.file)

        return str((await shown(part, send))["id"])

    async def edit(self, place: Place, message: str, part: Part, delivery: Delivery) -> None:
        """Edit a message of this interaction, such as one that only its user sees."""
        await self._patch(_route("PATCH", _MESSAGE, place, message), part, delivery)

    async def delete(self, place: Place, message: str, delivery: Delivery) -> None:
        """Delete a message of this interaction."""
        await self._api.show(_route("DELETE", _MESSAGE, place, message), {}, delivery.fence)

    async def say(self, place: Place, said: Sequence[Mapping[str, Any]], delivery: Delivery) -> None:
        """Say in the deferred response what is being done; the answer takes its place."""
        first, *more = said
        components = [{**first, "id": NOTICE_ID}, *more]
        body = {"flags": COMPONENTS_V2, "components": components, "allowed_mentions": NO_PINGS}
        await self._api.call(_route("PATCH", _ORIGINAL, place), body, delivery.fence)

    async def waits(self, place: Place) -> bool:
        """Say whether nothing stands in the deferred response yet; it may be a moment until there is one."""
        for wait in (*self._waits, 0.0):
            try:
                return _is_waiting(await self._api.read(_route("GET", _ORIGINAL, place)))
            except InteractionGone as gone:
                if gone.expired:
                    return False
                await asyncio.sleep(wait)
        return False

    async def withdraw(self, place: Place) -> None:
        """Take "thinking..." away, unless something stands in its stead."""
        try:
            if _is_waiting(await self._api.read(_route("GET", _ORIGINAL, place))):
                await self._api.call(_route("DELETE", _ORIGINAL, place))
        except (Forbidden, NotFound) as error:
            log.info("The deferred response stays: %s", error)

    async def _patch(self, route: Route, part: Part, delivery: Delivery) -> str:
        async def send(body: dict[str, Any]) -> Any:
            given = body if part.message.file else body | {"attachments": []}
            return await self._api.show(route, given, delivery.fence, part.message.file)

        return str((await shown(part, send))["id"])


def _is_waiting(message: dict[str, Any]) -> bool:
    first: dict[str, Any] = next(iter(message.get("components") or ()), {})
    return bool(int(message.get("flags") or 0) & LOADING) or first.get("id") == NOTICE_ID


def _route(method: str, path: str, place: Place, message: str = "") -> Route:
    ids = {"webhook_id": place.application, "webhook_token": place.interaction}
    return Route(method, path, **ids, **({"message_id": message} if message else {}))
