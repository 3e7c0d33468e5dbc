"""What stands in a thread before a message, as Discord tells it: title, starter, messages; untrusted."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from discord.http import Route

from bots.discord_app.api import DiscordApi
from bots.discord_app.sending import MESSAGE, MESSAGES
from bots.discord_app.translate import MENTION
from bots.messages import MOST_SAID, Place, Said
from core.errors import Forbidden, NotFound

_LONGEST = 4_000  # characters of one message
_TEXT_DISPLAY = 10  # the type of a component that is text
_STARTER = 21  # the type of the message that stands for the one a thread was started from
_MOST_SHARED = 3

Json = Mapping[str, Any]


async def said_before(api: DiscordApi, place: Place) -> tuple[Said, ...]:
    """Return a thread's title, what it was started from, and the latest before `place.message`, oldest first.

    A title that we gave says nothing new.
    """
    me = str(await api.me())
    route = Route("GET", MESSAGES, channel_id=place.thread)
    page: list[Json] = await api.read(route, {"limit": MOST_SAID, "before": place.message})
    told = [one for message in reversed(page) for one in said_in(message, me)]
    if place.thread == place.channel:
        return tuple(told)
    head = [*await _title(api, place.thread, me), *await _starter(api, place, me)]
    known = {place.message, *(one.message for one in told)}
    return (*(one for one in head if not one.message or one.message not in known), *told)


def said_in(message: Json, me: str) -> Iterator[Said]:
    """Yield what a message says, then what it forwards."""
    if message.get("type") == _STARTER:  # the message itself is asked for
        return
    author = message.get("author") or {}
    who, number = str(author.get("id") or ""), str(message.get("id") or "")
    text = text_of(message)
    if text:
        yield Said(who, text, number, ours=who == me)
    for snapshot in (message.get("message_snapshots") or ())[:_MOST_SHARED]:
        forwarded = text_of(snapshot.get("message") or {})
        if forwarded:
            yield Said("", forwarded, quoted=True)


def _named(mention: re.Match[str], names: Mapping[str, str]) -> str:
    """A person's name; a role or a channel stays as it is."""
    person = mention[1] in ("@", "@!")
    return f"@{names.get(mention[2], mention[2])}" if person else mention[0]


def text_of(message: Json) -> str:
    """Return what a person reads in a message: content, texts of components, embeds, names of files."""
    names = {str(user.get("id")): str(user.get("username") or "") for user in message.get("mentions") or ()}
    content = MENTION.sub(lambda found: _named(found, names), str(message.get("content") or ""))
    texts = [content, *_component_texts(message.get("components"))]
    texts += [str(e.get(part) or "") for e in message.get("embeds") or () for part in ("title", "description")]
    texts += [f"[{file.get('filename')}]" for file in message.get("attachments") or ()]
    return "\n".join(text for text in texts if text.strip())[:_LONGEST]


def _component_texts(components: Any) -> Iterator[str]:
    for component in components or ():
        if component.get("type") == _TEXT_DISPLAY:
            yield str(component.get("content") or "")
        yield from _component_texts(component.get("components"))


async def _title(api: DiscordApi, thread: str, me: str) -> list[Said]:
    try:
        channel = await api.read(Route("GET", "/channels/{channel_id}", channel_id=thread))
    except (Forbidden, NotFound):
        return []
    ours = str(channel.get("owner_id") or "") == me
    return [] if ours or not channel.get("name") else [Said(str(channel.get("owner_id") or ""), str(channel["name"]))]


async def _starter(api: DiscordApi, place: Place, me: str) -> list[Said]:
    """Return the message that a thread was started from; of a forum's post, it stands in the thread itself."""
    for channel in (place.channel, place.thread):
        try:
            message = await api.read(Route("GET", MESSAGE, channel_id=channel, message_id=place.thread))
        except (Forbidden, NotFound):
            continue
        return list(said_in(message, me))
    return []
