"""One part of what is posted under a key, as Discord takes it, and how it is known again.

The key is carried in the ids of two components, which Discord keeps and gives back. Nonces are not: Discord honours
them for some minutes, but shows them to nobody who reads the channel later.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bots.messages import nonce
from bots.render.discord_components import CONTAINER, TEXT, Message

Json = dict[str, Any]

COMPONENTS_V2 = 1 << 15
NO_PINGS: Json = {"parse": [], "replied_user": False}
_PART_MASK = 63
# Ids are positive 32-bit integers, unique in a message; Discord numbers unnamed components from 1.
_PART_SPACE, _TOTAL_SPACE = 1 << 30, 1 << 29
_PART_BITS, _BITS = 6, 23


@dataclass(frozen=True, slots=True)
class Part:
    """Part `number` (from 0) of `count` of what is posted under `key`."""

    message: Message
    key: str
    number: int
    count: int

    @property
    def nonce(self) -> str:
        """What keeps Discord from posting it twice within minutes."""
        return nonce(self.key, self.number)

    def body(self) -> Json:
        """Return it as the body of a request."""
        return _body(self._container(self.message), self.message.notified)

    def plain_body(self) -> Json:
        """Return its text alone, for when Discord does not take the components."""
        return _body(self._container(self.message.plain()))

    def _container(self, message: Message) -> Json:
        first, second = _hashes(self.key)
        inside = [dict(component) for component in message.components]
        text = next((c for c in inside if c["type"] == TEXT), None)
        if text is not None:
            text["id"] = _TOTAL_SPACE | second << _PART_BITS | self.count
        outer_id = _PART_SPACE | first << _PART_BITS | self.number
        marked: Json = {"type": CONTAINER, "id": outer_id, "components": inside}
        return marked | ({"accent_color": message.colour} if message.colour is not None else {})


def parts_of(messages: Sequence[Message], key: str) -> list[Part]:
    """Return messages as the parts of one key."""
    return [Part(message, key, number, len(messages)) for number, message in enumerate(messages)]


def mark_of(message: Mapping[str, Any], key: str) -> tuple[int, int] | None:
    """Return which part of how many a message read from Discord is, or None where it is not of this key."""
    outer: Json = next(iter(message.get("components") or ()), {})
    text: Json = next((c for c in outer.get("components") or () if c.get("type") == TEXT), {})
    first, second = _hashes(key)
    outer_id, text_id = int(outer.get("id") or 0), int(text.get("id") or 0)
    if outer_id >> _PART_BITS != (_PART_SPACE >> _PART_BITS | first):
        return None
    if text_id >> _PART_BITS != (_TOTAL_SPACE >> _PART_BITS | second):
        return None
    return outer_id & _PART_MASK, text_id & _PART_MASK


def _body(container: Json, notified: Sequence[str] = ()) -> Json:
    allowed = NO_PINGS | ({"users": list(notified)} if notified else {})
    return {"flags": COMPONENTS_V2, "components": [container], "allowed_mentions": allowed}


def _hashes(key: str) -> tuple[int, int]:
    digest = hashlib.sha256(key.encode()).digest()
    mask = (1 << _BITS) - 1
    return int.from_bytes(digest[:4], "big") & mask, int.from_bytes(digest[4:8], "big") & mask
