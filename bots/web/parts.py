"""What the HTTP interface is given: the collaborators it asks, and its limits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from bots.conversation import Conversation, Inbox
from bots.engine.services import Answerer
from bots.slack_bot import SlackEvents
from core.ports import Kit
from storage.database import Database


@dataclass(frozen=True, slots=True)
class WebLimits:
    """How much is taken at once, and for how long. Times are seconds, sizes are bytes."""

    body_bytes: int = 1_000_000
    body_seconds: float = 30.0
    at_once: int = 8
    waiting: int = 120
    answer_seconds: float = 300.0
    keepalive_seconds: float = 15.0
    session_seconds: int = 12 * 3600
    probe_seconds: float = 5.0


@dataclass(frozen=True, slots=True)
class Parts:
    """Everything `create_app` needs, built once. `slack` None: Slack does not deliver its events here.

    `trouble` says what is the matter with the language model, or nothing.
    """

    kit: Kit
    database: Database
    answer: Answerer
    inbox: Inbox
    conversation: Conversation
    slack: SlackEvents | None = None
    trouble: Callable[[], str] = str
    limits: WebLimits = field(default_factory=WebLimits)
