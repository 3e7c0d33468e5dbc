"""Whose turn is next where work waits, and who has asked enough for now: read and decided as work is written down.

Start-time fair queueing (Goyal, Vin, Cheng, 1996): a person's pieces of work in a lane follow each other by one turn,
and who had none begins at the turn that is being served. So one person's hundred wait behind another's first.
"""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import sqlalchemy as sa
from sqlalchemy import case, func
from sqlmodel import Session, col, select

from core.concurrency.fairness import Pace, ruling
from core.errors import ErrataError, Overloaded, TooMany
from storage.advisory_locks import Lock, hold
from storage.states import UNFINISHED, WorkState
from storage.tables.engine import WorkRow

AT_ONCE = 5  # of spaced kinds, in a minute, that are due at once
SHARE = 4  # one person may fill a quarter of a lane

Queue = tuple[str, str]


class Waiting(Protocol):
    """What is to wait: see `storage.work.enqueue.Entry`."""

    @property
    def name(self) -> str:
        """The kind of work."""

    @property
    def queue(self) -> Queue:
        """Lane and platform."""

    @property
    def person(self) -> str:
        """Whose it is; empty: nobody's."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What may wait.

    `limits`: unfinished pieces in each lane of a platform; a lane that isn't named has no limit. `counted`: what a
    kind of work counts as in a person's `pace`, such as questions; one that isn't named is always taken. `unlimited`
    kinds are taken however much waits: to refuse a stop leaves running what fills the lane. Of `spaced` kinds, the
    first few of a person in a minute are due at once, the others `apart` seconds from each other.
    """

    limits: Mapping[str, int]
    counted: Mapping[str, str]
    pace: Pace = field(default_factory=Pace)
    unlimited: frozenset[str] = frozenset()
    spaced: frozenset[str] = frozenset()
    apart: float = 0.0


NO_RULES = Rules({}, {})


class Turns:
    """The lines as one transaction finds them; `take` lets one more in, or returns why not."""

    def __init__(self, session: Session, entries: Sequence[Waiting], rules: Rules) -> None:
        self._rules = rules
        self._now = time.time()
        self._sizes: Counter[Queue] = Counter()
        self._held: Counter[tuple[Queue, str]] = Counter()
        self._last: dict[tuple[Queue, str], int] = {}
        self._served: dict[Queue, int] = {}
        self._first: dict[Queue, int] = {}
        self._ahead: dict[Queue, Counter[int]] = defaultdict(Counter)
        self._taken: dict[tuple[str, str], list[float]] = defaultdict(list)
        self._due: dict[str, list[float]] = defaultdict(list)
        hold(session, Lock.TURNS)
        self._read_lines(session)
        self._read_pace(
            session,
            {entry.person for entry in entries if entry.name in {*rules.counted, *rules.spaced} and entry.person},
        )

    def size(self, queue: Queue) -> int:
        """Return how much waits or runs there."""
        return self._sizes[queue]

    def take(self, entry: Waiting) -> tuple[int, int] | ErrataError:
        """Return an entry's turn, and its position in line, itself included; or why it gets none."""
        refusal = self._refusal(entry)
        if refusal is not None:
            return refusal
        queue, holder = entry.queue, (entry.queue, entry.person)
        turn = self._served.get(queue, self._first.get(queue, 0))
        if entry.person and holder in self._last:
            turn = max(turn, self._last[holder] + 1)
        self._last[holder] = turn
        self._first[queue] = min(turn, self._first.get(queue, turn))
        self._sizes[queue] += 1
        self._held[holder] += 1
        self._ahead[queue][turn] += 1
        if counted := self._rules.counted.get(entry.name):
            self._taken[entry.person, counted].append(self._now)
        return turn, sum(count for other, count in self._ahead[queue].items() if other <= turn)

    def due(self, entry: Waiting) -> float:
        """Return when an entry that was taken is due, in seconds since 1970; 0: at once."""
        if entry.name not in self._rules.spaced or not entry.person or not self._rules.apart:
            return 0.0
        before = self._due[entry.person]
        due = self._now if len(before) < AT_ONCE else max(self._now, max(before) + self._rules.apart)
        before.append(due)
        return due if due > self._now else 0.0

    def _refusal(self, entry: Waiting) -> ErrataError | None:
        counted = self._rules.counted.get(entry.name)
        if counted and entry.person:
            ruled = ruling(self._rules.pace, self._taken[entry.person, counted], None, self._now)
            if not ruled.taken:
                most = self._rules.pace.most
                return TooMany(f"{most} {counted} a minute are taken from one person.", retry_after=ruled.pause)
        limit = None if entry.name in self._rules.unlimited else self._rules.limits.get(entry.queue[0])
        if limit is None:
            return None
        if self._sizes[entry.queue] >= limit:
            return _overloaded(self._sizes[entry.queue] + 1)
        mine = self._held[entry.queue, entry.person] if entry.person else 0
        return _overloaded(mine + 1) if mine >= max(self._rules.pace.most, limit // SHARE) else None

    def _read_lines(self, session: Session) -> None:
        waits = case((col(WorkRow.state) == WorkState.WAITING, WorkRow.turn))
        begun = case((col(WorkRow.state) != WorkState.WAITING, WorkRow.turn))
        line = (col(WorkRow.lane), col(WorkRow.platform), col(WorkRow.person), col(WorkRow.turn))
        query = sa.select(*line, func.count(), func.min(waits), func.max(begun)).where(
            col(WorkRow.state).in_(UNFINISHED)
        )
        for lane, platform, person, turn, count, first, served in session.connection().execute(query.group_by(*line)):
            queue, holder = (lane, platform), ((lane, platform), person)
            self._sizes[queue] += count
            self._held[holder] += count
            self._last[holder] = max(turn, self._last.get(holder, turn))
            self._ahead[queue][turn] += count
            if first is not None:
                self._first[queue] = min(first, self._first.get(queue, first))
            if served is not None:
                self._served[queue] = max(served, self._served.get(queue, served))

    def _read_pace(self, session: Session, people: Iterable[str]) -> None:
        some = sorted(people)
        if not some:
            return
        query = (
            select(WorkRow.person, WorkRow.name, WorkRow.created_at, WorkRow.not_before)
            .where(col(WorkRow.person).in_(some), WorkRow.created_at > self._now - self._rules.pace.seconds)
            .order_by(col(WorkRow.created_at))
        )
        for person, name, at, not_before in session.exec(query):
            if name in self._rules.spaced:
                self._due[person].append(max(at, not_before))
            if counted := self._rules.counted.get(name):
                self._taken[person, counted].append(at)


def _overloaded(position: int) -> Overloaded:
    return Overloaded(
        f"Busy: you would be number {position} in the queue.", hint="Please ask again in a minute.", position=position
    )
