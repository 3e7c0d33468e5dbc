"""What is recorded of requests and interactions, and how things go wrong."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any

from tests.emulators import common


@dataclass
class Call(common.Call):
    """One recorded REST request. `route` has the ids replaced by names."""

    method: str
    path: str
    route: str
    query: dict[str, str]
    body: Any
    content_type: str
    auth: str
    files: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)  # found by the spec oracle

    @property
    def name(self) -> str:
        """`METHOD route`, to be matched with a glob such as "POST /channels/*/messages"."""
        return f"{self.method} {self.route}"

    def value(self, key: str) -> Any:
        """An attribute, or a value of the body."""
        return getattr(self, key) if hasattr(self, key) else (self.body or {}).get(key)


@dataclass
class Fault(common.Fault):
    """What requests whose "METHOD route" matches are answered instead."""

    is_global: bool = False
    cloudflare: bool = False  # a 429 without Via, as from Cloudflare
    code: int = 0  # Discord's own code of what went wrong


@dataclass
class Interaction:
    """What the bot did with one interaction."""

    id: str
    token: str
    payload: dict[str, Any]
    created: float
    response_type: int | None = None
    responded_after: float | None = None
    settled_after: float | None = None
    ephemeral: bool = False
    modal: dict[str, Any] | None = None
    choices: list[dict[str, Any]] | None = None
    original: dict[str, Any] | None = None
    followups: list[dict[str, Any]] = field(default_factory=list)
    edits: int = 0
    done: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def content(self) -> str:
        return str((self.original or {}).get("content", ""))

    async def settled(
        self,
        timeout: float = common.PATIENCE,  # noqa: ASYNC109 - a test says how long it waits
    ) -> float:
        """Wait until the user sees more than "thinking..."; return the seconds since the click."""
        await asyncio.wait_for(self.done.wait(), timeout)
        assert self.settled_after is not None
        return self.settled_after

    def settle(self) -> None:
        if not self.done.is_set():
            self.settled_after = time.monotonic() - self.created
            self.done.set()

    @property
    def author(self) -> dict[str, Any]:
        """Who clicked."""
        user: dict[str, Any] = self.payload["member"]["user"] if "member" in self.payload else self.payload["user"]
        return user
