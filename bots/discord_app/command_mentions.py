"""Commands that our texts name, as mentions: Discord shows those in the reader's language, and a click begins them."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace

from discord.http import Route

from bots.discord_app.api import DiscordApi
from bots.render.discord_components import TEXT, Message
from core.errors import ErrataError

log = logging.getLogger(__name__)

_KEPT_FOR = 600.0  # seconds
_TICK, _FENCE = "`", "```"
_GROUP_OPTIONS = (1, 2)  # subcommands, and groups of them


class CommandMentions:
    """Mentions of the commands that a bot has registered; their ids are asked for once in ten minutes."""

    def __init__(self, api: DiscordApi) -> None:
        self._api = api
        self._ids: Mapping[str, str] = {}
        self._asked_at = -_KEPT_FOR

    async def within(self, messages: Sequence[Message]) -> list[Message]:
        """Return messages with what they write as `` `/ask ...` `` as mentions, as far as ids are known."""
        if not any(f"{_TICK}/" in text for message in messages for text in _texts(message)):
            return list(messages)
        ids = await self._known()
        return [_mentioning(message, ids) for message in messages] if ids else list(messages)

    async def _known(self) -> Mapping[str, str]:
        if time.monotonic() - self._asked_at >= _KEPT_FOR:
            self._asked_at = time.monotonic()
            try:
                client = await self._api.client()
                route = Route(
                    "GET", "/applications/{application_id}/commands", application_id=client.application_id or 0
                )
                self._ids = ids_of(await self._api.read(route))
            except ErrataError as error:
                log.info("Commands are named without mentions: %s", error)
        return self._ids


def ids_of(registered: Sequence[Mapping[str, object]]) -> dict[str, str]:
    """Return the id of each command by what is typed: `ask`, and `admin jobs` for a subcommand."""
    found: dict[str, str] = {}
    for command in registered:
        name, number = str(command["name"]), str(command["id"])
        options = command.get("options")
        held = [o for o in options if o.get("type") in _GROUP_OPTIONS] if isinstance(options, list) else []
        found |= {f"{name} {one['name']}": number for one in held} if held else {name: number}
    return found


def mentioning(text: str, ids: Mapping[str, str]) -> str:
    """Return Markdown with each command in ticks as a mention; what follows its name stays in ticks."""
    if _FENCE in text:
        return text
    parts = text.split(_TICK)
    if len(parts) % 2 == 0:
        return text
    return "".join(part if at % 2 == 0 else _mention(part, ids) for at, part in enumerate(parts))


def _mention(code: str, ids: Mapping[str, str]) -> str:
    words = code.removeprefix("/").split(" ")
    for length in (2, 1):
        name = " ".join(words[:length])
        if code.startswith("/") and len(words) >= length and name in ids:
            rest = " ".join(words[length:])
            return f"</{name}:{ids[name]}>" + (f" {_TICK}{rest}{_TICK}" if rest else "")
    return f"{_TICK}{code}{_TICK}"


def _texts(message: Message) -> list[str]:
    return [str(part.get("content", "")) for part in message.components if part["type"] == TEXT]


def _mentioning(message: Message, ids: Mapping[str, str]) -> Message:
    parts = tuple(
        {**part, "content": mentioning(str(part.get("content", "")), ids)} if part["type"] == TEXT else part
        for part in message.components
    )
    return replace(message, components=parts)
