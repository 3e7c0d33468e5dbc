"""What the HTTP interface is given: the collaborators it asks, and its limits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from bots.conversation import Conversation, EventSink
from bots.courier import Courier
from bots.engine.services import Answerer, Indexer, Introducing
from bots.platforms import PLATFORMS
from bots.signed_events import WebhookEvents
from core.ports import Kit
from core.settings import Settings
from storage.access.sessions import Ages
from storage.database import Database

UPLOAD, UPLOAD_BYTES = "/dashboard/documents/upload", 25_000_000  # for admins; of all bodies together there are 32 MB
FIGURES_UPLOAD = "/dashboard/figures/upload"


def _open_body_bytes() -> Mapping[str, int]:
    """Limits of paths that have one of their own; those of where anybody may send are small.

    A form of one token; health, which takes no body; the events of platforms; files that admins send.
    """
    events = {platform.webhook.path: platform.webhook.most_bytes for platform in PLATFORMS if platform.webhook}
    files = dict.fromkeys((UPLOAD, FIGURES_UPLOAD), UPLOAD_BYTES)
    return {"/session": 8_192, "/session/end": 1_024, "/healthz": 0, "/readyz": 0, **files, **events}


@dataclass(frozen=True, slots=True)
class WebLimits:
    """How much is taken at once, and for how long. Times are seconds, sizes are bytes.

    `waiting` questions of one token may wait beside those that are answered: more than it may ask in the time that an
    answer may take. `waiting_in_all` bounds memory, whoever waits; so do `all_bodies_bytes`, of all bodies that are
    held at once, and `open_bodies_bytes`, of those whose senders showed no token.
    """

    body_bytes: int = 1_000_000
    body_seconds: float = 30.0
    all_bodies_bytes: int = 32_000_000
    open_bodies_bytes: int = 8_000_000
    open_body_bytes: Mapping[str, int] = field(default_factory=_open_body_bytes)
    at_once: int = 8
    waiting: int = 120
    waiting_in_all: int = 5_000
    answer_seconds: float = 300.0
    keepalive_seconds: float = 15.0
    sessions: Ages = field(default_factory=Ages)
    probe_seconds: float = 5.0


@dataclass(frozen=True, slots=True)
class Parts:
    """Everything `create_app` needs, built once. `webhooks`: of the platforms that send events here.

    `trouble` says what is the matter with the language model, or nothing. `uploads` is where files sent to the pages
    are kept. `keys` are the settings with the secrets of now, where those may change while this runs. `couriers` are
    what posts on the chat platforms, by their names.
    """

    kit: Kit
    database: Database
    answer: Answerer
    events: EventSink
    conversation: Conversation
    webhooks: Mapping[str, WebhookEvents] = field(default_factory=dict)
    trouble: Callable[[], str] = str
    introducer: Introducing | None = None
    indexer: Indexer | None = None
    uploads: Path | None = None
    keys: Callable[[], Settings] | None = None
    couriers: Mapping[str, Courier] = field(default_factory=dict)
    limits: WebLimits = field(default_factory=WebLimits)
