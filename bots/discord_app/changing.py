"""Change what stands there: with the bot's own rights, or through the interaction it belongs to while that lasts."""

from __future__ import annotations

import logging

from bots.courier import Delivery
from bots.discord_app import sending
from bots.discord_app.api import DiscordApi
from bots.discord_app.parts import Part
from bots.discord_app.responses import Responses
from bots.messages import Place
from core.errors import Forbidden, NotFound

log = logging.getLogger(__name__)


class Changes:
    """Edits and deletions of messages, wherever they stand."""

    def __init__(self, api: DiscordApi, responses: Responses) -> None:
        self._api = api
        self._responses = responses

    async def edited(self, place: Place, message: str, part: Part, delivery: Delivery) -> bool:
        """Edit one message; False where it is gone and not the first."""
        try:
            await self._edit(place, message, part, delivery)
        except NotFound:
            if part.number == 0:
                raise
            return False
        return True

    async def delete(self, place: Place, message: str, delivery: Delivery) -> None:
        """Delete one message; one already gone is no error."""
        try:
            if place.interaction and place.private:
                await self._responses.delete(place, message, delivery)
            else:
                await sending.delete(self._api, place, message, delivery)
        except NotFound:
            log.info("A message that was to be deleted is gone already.")

    async def _edit(self, place: Place, message: str, part: Part, delivery: Delivery) -> None:
        if place.interaction and place.private:
            await self._responses.edit(place, message, part, delivery)
            return
        try:
            await sending.edit(self._api, place, message, part, delivery)
        except (Forbidden, NotFound):
            if not place.interaction:
                raise
            await self._responses.edit(place, message, part, delivery)
