"""What stands in a thread before a message, and what a message shares, as Slack tells it: text of people, untrusted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bots.messages import MOST_SAID, Place, Said
from bots.render.slack_text import readable
from bots.slack_app.api import Json, SlackApi
from bots.slack_app.lookup import EVENT_TYPE, STEP_TYPE

_PAGE = 200  # messages a page; Slack gives apps sold outside its marketplace 15
_PAGES = 3
_LONGEST = 4_000  # characters of one message
_MOST_SHARED = 3


async def said_before(api: SlackApi, place: Place) -> tuple[Said, ...]:
    """Return what a thread began with, and the latest before `place.message`, oldest first.

    Slack tells a thread from its beginning: of one with more than 600 messages, what comes after these is not seen.
    """
    params: Json = {"channel": place.channel, "ts": place.thread, "limit": _PAGE, "include_all_metadata": True}
    params |= {"latest": place.message}
    said: list[Said] = []
    async for page in api.pages("conversations.replies", params, _PAGES):
        messages = (one for one in page.get("messages", ()) if one.get("ts") != place.message)
        said += [one for message in messages for one in said_in(message)]
    return tuple(said if len(said) <= MOST_SAID else [said[0], *said[1 - MOST_SAID :]])


def said_in(message: Mapping[str, Any]) -> Iterator[Said]:
    """Yield what a message says, then what it shares."""
    who, ts = str(message.get("user") or message.get("bot_id") or ""), str(message.get("ts") or "")
    ours = str((message.get("metadata") or {}).get("event_type") or "") in (EVENT_TYPE, STEP_TYPE)
    files = " ".join(f"[{name}]" for name in _file_names(message))
    text = " ".join(filter(None, (readable(str(message.get("text") or "")), files)))[:_LONGEST]
    if text.strip():
        yield Said(who, text, ts, ours)
    if not ours:
        yield from shared_in(message)


def shared_in(message: Mapping[str, Any]) -> Iterator[Said]:
    """Yield the messages that a message shares: links to others, and forwarded ones, shown beneath it."""
    attachments = [one for one in message.get("attachments") or () if isinstance(one, Mapping)]
    shared = [one for one in attachments if one.get("is_share") or one.get("is_msg_unfurl")]
    for one in shared[:_MOST_SHARED]:
        text = readable(str(one.get("text") or one.get("fallback") or ""))[:_LONGEST]
        if text.strip():
            yield Said(str(one.get("author_id") or ""), text, str(one.get("ts") or ""), quoted=True)


def _file_names(message: Mapping[str, Any]) -> Iterator[str]:
    for file in message.get("files") or ():
        if isinstance(file, Mapping) and file.get("name"):
            yield str(file["name"])
