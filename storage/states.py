"""In which states work, questions and bookings stand, as they are stored; their names are the rows' own words."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class WorkState(StrEnum):
    """How far a piece of work is. `GONE` stands in no row: there is none any more."""

    WAITING = "waiting"
    QUEUED = "queued"
    RUNNING = "running"
    DONE = "done"
    DEAD = "dead"
    GONE = "gone"


BEGUN: Final = (WorkState.QUEUED, WorkState.RUNNING)
UNFINISHED: Final = (WorkState.WAITING, *BEGUN)
ENDED: Final = (WorkState.DONE, WorkState.DEAD)


class Lane(StrEnum):
    """What waits for different reasons waits apart: for a model, for nothing, for files, for others to go first."""

    ANSWERS = "answers"
    ASIDES = "asides"
    JOBS = "jobs"
    RETRIES = "retries"


class Halt(StrEnum):
    """Why whoever works on a question is to stop."""

    STOPPED = "stopped"
    DELETED = "deleted"
    EDITED = "edited"


class QuestionState(StrEnum):
    """Whether a question still wants an answer."""

    OPEN = "open"
    CLOSED = "closed"
    STOPPED = "stopped"
    DELETED = "deleted"


class BookingState(StrEnum):
    """What is known of a model call's end."""

    OPEN = "open"
    SETTLED = "settled"
    UNSENT = "unsent"
