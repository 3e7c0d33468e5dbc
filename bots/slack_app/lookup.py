"""Find what was posted under a key: Slack's messages carry it in their metadata."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from typing import Any

from bots.messages import Place, Posted
from bots.slack_app.api import Json, SlackApi

EVENT_TYPE = "errata_answer"
STEP_TYPE = "errata_step"
_PAGE = 200  # messages a page; Slack gives apps sold outside its marketplace 15
_PAGES = 10


def metadata(key: str, part: int, parts: int, answer_id: str = "") -> Json:
    """Return what marks one part of what is posted under a key."""
    payload = {"key": key, "part": part, "parts": parts, "answer_id": answer_id}
    return {"event_type": EVENT_TYPE, "event_payload": payload}


def step_metadata(place: Place) -> Json:
    """Return what marks a note of what is being done, by the question it is done for."""
    return {"event_type": STEP_TYPE, "event_payload": {"question": _question(place)}}


async def find_steps(api: SlackApi, place: Place) -> list[str]:
    """Return the timestamps of the notes that stand where this place's question is answered."""
    marks, where = step_metadata(place), await reachable(api, place)
    return [str(m["ts"]) async for m in _messages(api, where) if _same(m.get("metadata") or {}, marks)]


@dataclass(frozen=True, slots=True)
class Found:
    """The parts of one key that are in a channel: their timestamps by part, and how many there should be."""

    place: Place
    timestamps: dict[int, str]
    parts: int

    def posted(self) -> Posted:
        """Return them as the engine keeps them."""
        ordered = tuple(ts for _, ts in sorted(self.timestamps.items()))
        return Posted(self.place, ordered, complete=len(ordered) >= self.parts)


async def find(api: SlackApi, place: Place, key: str) -> Found | None:
    """Read the thread (or, without one, the channel's latest messages) for the parts of a key.

    Reads at most 2,000 messages. Where the first part started a thread, the others are looked for there.
    """
    where = await reachable(api, place)
    found = Found(where, {}, 1)
    async for message in _messages(api, where):
        found = _added(found, message, key)
    if found.timestamps and not where.thread and len(found.timestamps) < found.parts:
        async for message in _messages(api, replace(where, thread=found.timestamps[min(found.timestamps)])):
            found = _added(found, message, key)
    return found if found.timestamps else None


async def reachable(api: SlackApi, place: Place) -> Place:
    """Return the place with a channel that can be read: the direct messages of `user` for a private answer."""
    if place.private and place.user:
        return await direct_messages(api, place, place.user)
    if place.channel.startswith(("U", "W")):
        return await direct_messages(api, place, place.channel)
    return place


async def direct_messages(api: SlackApi, place: Place, user: str) -> Place:
    """Return the place of a user's direct messages with the bot."""
    channel = str((await api.call("conversations.open", {"users": user}))["channel"]["id"])
    return replace(place, channel=channel, thread=place.thread if channel == place.channel else "", direct=True)


async def _messages(api: SlackApi, place: Place) -> AsyncIterator[dict[str, Any]]:
    method = "conversations.replies" if place.thread else "conversations.history"
    params: Json = {"channel": place.channel, "limit": _PAGE, "include_all_metadata": True}
    params |= {"ts": place.thread} if place.thread else {}
    if place.message and place.thread:
        params["oldest"] = place.message  # a reply comes after what it replies to
    async for page in api.pages(method, params, _PAGES):
        for message in page.get("messages", ()):
            yield message


def _question(place: Place) -> str:
    return place.message or place.interaction.rsplit("/", 1)[-1] or place.user


def _same(metadata: Json, marks: Json) -> bool:
    return all(metadata.get(name) == value for name, value in marks.items())


def _added(found: Found, message: dict[str, Any], key: str) -> Found:
    marked = message.get("metadata") or {}
    payload = marked.get("event_payload") or {}
    if marked.get("event_type") != EVENT_TYPE or payload.get("key") != key or "ts" not in message:
        return found
    part, parts = int(payload.get("part", 0)), int(payload.get("parts", 1))
    earliest = min(found.timestamps.get(part, str(message["ts"])), str(message["ts"]))
    return replace(found, timestamps={**found.timestamps, part: earliest}, parts=max(found.parts, parts))
