"""Intake: an event in, durable before it is acknowledged."""

from __future__ import annotations

from collections.abc import Callable

from bots.engine.services import Limits
from bots.messages import Accepted, Incoming, Kind, incoming_to_json
from storage.database import Database
from storage.inbox import Entry, Inbox

ANSWERS, ASIDES, JOBS = "answers", "asides", "jobs"
LANES = (ANSWERS, ASIDES, JOBS)

# What calls a model waits in a lane of its own: a stop or a thumbs-down must not wait behind it.
LANE_OF = dict.fromkeys(Kind, ASIDES) | {
    Kind.ASK: ANSWERS,
    Kind.EDIT: ANSWERS,
    Kind.VERIFY_CLAIM: ANSWERS,
    Kind.INGEST: JOBS,
}


class Intake:
    """What adapters give their events to; implements `bots.conversation.Inbox`.

    `wake` is an engine's in the same process: it then starts work without waiting for its next look. It may be put
    in later: what is accepted before is durable, and found at the engine's first look.
    """

    def __init__(self, database: Database, limits: Limits | None = None, wake: Callable[[], object] = int) -> None:
        limits = limits or Limits()
        self._at_once = {ANSWERS: limits.answers_at_once, ASIDES: limits.asides_at_once, JOBS: limits.jobs_at_once}
        self.wake = wake
        self._inbox = Inbox(
            database,
            {ANSWERS: limits.answers_waiting, ASIDES: limits.asides_waiting, JOBS: limits.asides_waiting},
        )

    async def accept(self, incoming: Incoming) -> Accepted:
        """Make an event durable, once. Raises `Overloaded` (with `position`) or `Unavailable`."""
        lane = LANE_OF[incoming.kind]
        entry = Entry(incoming.event_id, lane, incoming.kind.value, incoming_to_json(incoming))
        receipt = await self._inbox.put(entry)
        self.wake()
        waits = not receipt.duplicate and receipt.position > self._at_once[lane]
        return Accepted(incoming.event_id, receipt.duplicate, receipt.position, waits)

    async def close(self) -> None:
        """Finish what is being written."""
        await self._inbox.close()
