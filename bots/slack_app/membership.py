"""Which channels a user and the bot are both in, and what they are called: asked of Slack and remembered."""

from __future__ import annotations

import time

from bots.slack_app.api import Json, SlackApi

_AGE = 300.0  # seconds
_MOST_USERS = 1_000
_PAGES = 10


class Membership:
    """Answers are at most 5 minutes old."""

    def __init__(self, api: SlackApi) -> None:
        self._api = api
        self._known: dict[str, tuple[float, dict[str, str]]] = {}

    async def names(self) -> dict[str, str]:
        """Return the names of the channels that the bot is in, by their ids; raises where Slack does not say."""
        return await self._channels("")

    async def channels_of(self, user: str) -> tuple[str, ...]:
        """Return the channels that both the user and the bot are in; raises where Slack does not say."""
        theirs, ours = await self._channels(user), await self._channels("")
        return tuple(c for c in theirs if c in ours)

    async def _channels(self, user: str) -> dict[str, str]:
        """Return the names of the channels of a user, or of the bot's own where none is named, by their ids."""
        known = self._known.get(user)
        if known and time.monotonic() - known[0] < _AGE:
            return known[1]
        channels = await self._ask(user)
        while len(self._known) >= _MOST_USERS:
            self._known.pop(next(iter(self._known)))
        self._known[user] = (time.monotonic(), channels)
        return channels

    async def _ask(self, user: str) -> dict[str, str]:
        params: Json = {"types": "public_channel,private_channel", "limit": 200, "exclude_archived": True}
        params |= {"user": user} if user else {}
        channels: dict[str, str] = {}
        async for page in self._api.pages("users.conversations", params, _PAGES):
            channels |= {str(c["id"]): str(c.get("name") or "") for c in page.get("channels", ())}
        return channels
