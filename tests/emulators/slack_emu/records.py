"""What is recorded of requests and deliveries, and how things go wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from tests.emulators import common

LISTENER_DEADLINE = 3.0  # Slack wants an acknowledgement within three seconds
RESPONSE_LIFETIME, RESPONSE_USES = 30 * 60.0, 5


@dataclass
class ResponseUrl:
    """The response URL of a command or press: `shown` is what its user sees of it, alone."""

    channel: str
    since: float
    uses: int = 0
    shown: list[dict[str, Any]] = field(default_factory=list)


class SlackError(Exception):
    """An `{"ok": false, "error": ...}` answer."""

    def __init__(self, error: str, messages: Iterable[str] = ()):
        super().__init__(error)
        self.error, self.messages = error, list(messages)


@dataclass
class Call(common.Call):
    """One recorded Web API request (arguments are decoded; JSON-in-form values are parsed)."""

    method: str
    args: dict[str, Any]
    token: str
    content_type: str

    @property
    def name(self) -> str:
        return self.method


@dataclass
class Fault(common.Fault):
    """What a method should answer instead."""

    error: str = ""  # Slack error code for an ok:false body

    @property
    def replaces(self) -> bool:
        return super().replaces or bool(self.error)


@dataclass
class Receipt:
    """The fate of one delivered event: every attempt, and the acknowledgement if any."""

    envelope_id: str
    kind: str
    payload: dict[str, Any]
    sent: list[float] = field(default_factory=list)
    ack_at: float | None = None
    ack_payload: Any = None
    gave_up: bool = False
    http_statuses: list[int] = field(default_factory=list)
    done: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def attempts(self) -> int:
        return len(self.sent)

    @property
    def ack_seconds(self) -> float | None:
        return None if self.ack_at is None else self.ack_at - self.sent[-1]

    async def acked(
        self,
        timeout: float = common.PATIENCE,  # noqa: ASYNC109 - a test says how long it waits
    ) -> float:
        """Wait for the acknowledgement; return the seconds it took after the last attempt."""
        await asyncio.wait_for(self.done.wait(), timeout)
        if self.ack_at is None:
            raise TimeoutError(f"{self.kind} {self.envelope_id} was never acknowledged")
        return self.ack_at - self.sent[-1]
