"""Intake: an event in, durable before it is acknowledged."""

from __future__ import annotations

import time
from collections.abc import Callable

from bots.engine.services import Limits
from bots.event_keys import person_of
from bots.messages import Accepted, Incoming, Kind, incoming_to_json
from bots.platforms import traits_of
from core.concurrency.fairness import Pace, Paces
from core.errors import TooMany
from core.text.storable import storable_value
from storage.database import Database
from storage.states import Lane
from storage.work.enqueue import BatchedEnqueue, Entry
from storage.work.turns import Rules

_NOTICES = 2  # a minute in a channel where all see them
# What calls a model waits in a lane of its own: a stop or a thumbs-down must not wait behind it.
LANE_OF = dict.fromkeys(Kind, Lane.ASIDES) | {
    Kind.ASK: Lane.ANSWERS,
    Kind.EDIT: Lane.ANSWERS,
    Kind.VERIFY_CLAIM: Lane.ANSWERS,
    Kind.INGEST: Lane.JOBS,
    Kind.INTRODUCE: Lane.JOBS,
}


# What one person may do so often in a minute. What is taken back, stopped or deleted costs nothing: it is not counted.
COUNTED = {
    **dict.fromkeys((Kind.ASK, Kind.EDIT, Kind.VERIFY_CLAIM), "questions"),
    **dict.fromkeys((Kind.FEEDBACK_ADDED, Kind.REASON, Kind.CORRECTION), "votes"),
    **dict.fromkeys(
        (
            Kind.INGEST,
            Kind.WHY,
            Kind.SOURCES,
            Kind.SHARE,
            Kind.ASK_PERSON,
            Kind.PERSON_REPLY,
            Kind.CONSENT,
            Kind.SUMMARY,
            Kind.CONFIGURE,
            Kind.HELP,
            Kind.ADMINISTER,
        ),
        "requests",
    ),
}
# What is small, and makes less to do or says what was wrong: it is taken in however much waits.
CONTROLS = frozenset(
    {Kind.STOP, Kind.DELETED, Kind.FEEDBACK_ADDED, Kind.FEEDBACK_WITHDRAWN, Kind.REASON, Kind.CORRECTION}
)


# What costs its author a press and us a transaction, and is nobody's to wait for.
SPACED = frozenset({Kind.FEEDBACK_ADDED, Kind.FEEDBACK_WITHDRAWN})


class Intake:
    """What adapters give their events to; implements `bots.conversation.EventSink`.

    `wake` is an engine's in the same process: it then starts work without waiting for its next look. It may be put
    in later: what is accepted before is durable, and found at the engine's first look.
    """

    def __init__(self, database: Database, limits: Limits | None = None, wake: Callable[[], object] = int) -> None:
        limits = limits or Limits()
        self._at_once = {
            Lane.ANSWERS: limits.answers_at_once,
            Lane.ASIDES: limits.asides_at_once,
            Lane.JOBS: limits.jobs_at_once,
        }
        self.wake = wake
        waiting: dict[str, int] = {
            Lane.ANSWERS: limits.answers_waiting,
            Lane.ASIDES: limits.asides_waiting,
            Lane.JOBS: limits.asides_waiting,
        }
        pace = Pace(limits.questions_per_minute)
        counted = {kind.value: what for kind, what in COUNTED.items()}
        spaced = frozenset(kind.value for kind in SPACED)
        controls = frozenset(kind.value for kind in CONTROLS)
        self._queue = BatchedEnqueue(database, Rules(waiting, counted, pace, controls, spaced, limits.votes_apart))
        self._told: Paces[str] = Paces(Pace(1, pace.seconds))
        self._told_in: Paces[str] = Paces(Pace(_NOTICES, pace.seconds))
        self._told_to_wait: Paces[str] = Paces(Pace(1, pace.seconds))

    async def accept(self, incoming: Incoming) -> Accepted:
        """Make an event durable, once.

        Raises `TooMany` (who is told so once), `Overloaded` (never of `CONTROLS`) or `Unavailable`.
        """
        incoming = storable_value(incoming)
        lane = LANE_OF[incoming.kind]
        platform = incoming.place.served_by
        body, person = incoming_to_json(incoming), person_of(incoming.place, incoming.user)
        entry = Entry(incoming.event_id, lane, incoming.kind.value, body, platform=platform, person=person)
        try:
            enqueued = await self._queue.put(entry)
        except TooMany as error:
            error.tell = self._told.ask(person, time.monotonic()).taken
            raise
        self.wake()
        waits = not enqueued.duplicate and enqueued.position > self._at_once[lane]
        if waits:  # who asks several things in a row, wherever, hears of the line once, not of each place in it
            waits = self._told_to_wait.ask(person, time.monotonic()).taken and self._is_told_here(incoming)
        return Accepted(incoming.event_id, enqueued.duplicate, enqueued.position, waits)

    def _is_told_here(self, incoming: Incoming) -> bool:
        """Tell whether a channel may hear of the line once more: where all see it, it fills the screen."""
        place = incoming.place
        if place.direct or place.private or place.interaction or traits_of(place.platform).shows_alone:
            return True
        return self._told_in.ask(f"{place.platform}:{place.workspace}:{place.channel}", time.monotonic()).taken

    async def close(self) -> None:
        """Finish what is being written."""
        await self._queue.close()
