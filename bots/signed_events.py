"""Events that a platform sends over HTTP, signed: where to, what a signed request looks like, and who answers it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from core.settings import Settings

_MOST_DIGITS = 12
_HEXADECIMAL = frozenset("0123456789abcdef")


@dataclass(frozen=True, slots=True)
class WebhookReply:
    """What to answer a platform over HTTP."""

    status: int
    body: str
    headers: Mapping[str, str]


class WebhookEvents(Protocol):
    """A platform's events over HTTP: signatures checked, answered once they are durable."""

    async def respond(self, body: bytes, headers: Mapping[str, str]) -> WebhookReply:
        """Answer one POST, given its raw body and its headers."""


@dataclass(frozen=True, slots=True)
class Webhook:
    """Where a platform sends events over HTTP, and how a signed request looks; its adapter checks the signature.

    `settings` are all needed. A header holds the moment of signing (Unix seconds), another the signature: hexadecimal
    digits behind a prefix.
    """

    path: str
    settings: tuple[str, ...]
    most_bytes: int
    moment_header: str
    signature_header: str
    signature_prefix: str
    signature_digits: int

    def configured(self, settings: Settings) -> bool:
        """Say whether events can be taken."""
        return all(getattr(settings, name) is not None for name in self.settings)

    def may_be_signature(self, text: str) -> bool:
        """Say whether a text looks like one of its signatures."""
        digits = text.removeprefix(self.signature_prefix)
        complete = text.startswith(self.signature_prefix) and len(digits) == self.signature_digits
        return complete and _HEXADECIMAL.issuperset(digits)

    def wanted(self, settings: Settings) -> bool:
        """Say whether somebody began to configure it."""
        return getattr(settings, self.settings[0]) is not None


def is_moment(text: str) -> bool:
    """Say whether a header holds Unix seconds."""
    return text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS
