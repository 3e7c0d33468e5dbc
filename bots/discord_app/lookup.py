"""Find what was posted under a key, by reading the channel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from discord.http import Route

from bots.discord_app.api import DiscordApi
from bots.discord_app.parts import mark_of
from bots.discord_app.sending import channel_of
from bots.messages import Place, Posted
from core.errors import NotFound

_PAGE = 100  # messages a page: Discord's most
_PAGES = 10


@dataclass(frozen=True, slots=True)
class Found:
    """The parts of one key that are in a channel: their ids by part, and how many there should be."""

    place: Place
    messages: dict[int, str]
    parts: int

    def posted(self) -> Posted:
        """Return them as the engine keeps them."""
        ordered = tuple(message for _, message in sorted(self.messages.items()))
        return Posted(self.place, ordered, complete=len(ordered) >= self.parts)


async def find(api: DiscordApi, places: Sequence[Place], key: str) -> Found | None:
    """Read the latest messages (at most 1,000) of each place until one has parts of the key.

    Only messages after `place.message` are read where there is one. Raises `Forbidden` where the bot may not read.
    """
    me = str(await api.me())
    for place in places:
        found = await _find_in(api, place, key, me)
        if found.messages:
            return found
    return None


async def _find_in(api: DiscordApi, place: Place, key: str, me: str) -> Found:
    found, before = Found(place, {}, 1), ""
    for _ in range(_PAGES):
        try:
            page = await _page(api, place, before)
        except NotFound:  # a thread that was never started, a channel that is gone
            return found
        found = _added(found, page, key, me)
        before = str(page[-1]["id"]) if page else ""
        if len(page) < _PAGE or _older(before, place.message):
            break
    return found


async def _page(api: DiscordApi, place: Place, before: str) -> list[dict[str, Any]]:
    route = Route("GET", "/channels/{channel_id}/messages", channel_id=channel_of(place))
    query = {"limit": _PAGE} | ({"before": before} if before else {})
    page: list[dict[str, Any]] = await api.read(route, query)
    return page


def _added(found: Found, page: Sequence[dict[str, Any]], key: str, me: str) -> Found:
    messages, parts = dict(found.messages), found.parts
    for message in page:  # newest first: of two with the same part, the earlier stays
        mark = mark_of(message, key) if str(message.get("author", {}).get("id")) == me else None
        if mark is not None:
            messages[mark[0]] = str(message["id"])
            parts = max(parts, mark[1])
    return replace(found, messages=messages, parts=parts)


def _older(message: str, than: str) -> bool:
    return bool(than) and than.isdigit() and int(message) < int(than)
