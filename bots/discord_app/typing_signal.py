"""What is being done, as Discord shows it: "is typing...". Best effort."""

from __future__ import annotations

import logging
import time

from discord.http import Route

from bots.discord_app.api import DiscordApi
from bots.discord_app.places import unthreaded
from bots.messages import Place
from core.errors import ErrataError, Forbidden, NotFound

log = logging.getLogger(__name__)

REFRESH = 8.0  # seconds; Discord shows it for 10
GREETED = 1.0  # seconds in which one sign is enough for all who ask in a channel
_MOST = 500


class TypingSignal:
    """At most one request a channel and 8 seconds."""

    def __init__(self, api: DiscordApi, refresh: float = REFRESH) -> None:
        self._api = api
        self._refresh = refresh
        self._shown: dict[str, float] = {}

    async def show(self, place: Place, refresh: float | None = None) -> None:
        """Show that an answer is on its way; a deferred interaction says so by itself."""
        channel = unthreaded(place).thread or place.channel
        now, refresh = time.monotonic(), self._refresh if refresh is None else refresh
        if place.interaction or place.private or now - self._shown.get(channel, -refresh) < refresh:
            return
        while len(self._shown) >= _MOST:
            self._shown.pop(next(iter(self._shown)))
        self._shown[channel] = now
        try:
            await self._api.call(Route("POST", "/channels/{channel_id}/typing", channel_id=channel))
        except (Forbidden, NotFound) as error:
            self._shown[channel] = now + 600.0
            log.info("Discord shows no typing: %s", error)
        except ErrataError as error:
            log.warning("Typing could not be shown: %s", error)
