"""Which waiting work is begun next: lane by lane, platform by platform, whose turn it is first."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from sqlalchemy import func
from sqlmodel import Session, col, select
from sqlmodel.sql.expression import SelectOfScalar

from storage.states import BEGUN, WorkState
from storage.tables.engine import WorkRow

LOOKED_THROUGH = 100  # pieces of a lane, for some of people who have not begun all they may


def queue_of(lane: str, platform: str) -> str:
    """Return the queue in which work of a lane waits for a process that can post to `platform`; empty: for any."""
    return f"{lane}.{platform}" if platform else lane


@dataclass(frozen=True, slots=True)
class LaneCapacity:
    """A lane of a platform: how many pieces of it may be begun now, and how many of those one person may have at once.

    What is begun and not taken up yet has left the line: no more is begun than is free. Nothing of it is begun while
    something is due in the lane `behind` which it waits, unless it is due for `patience` seconds: then one at a time.
    """

    lane: str
    platform: str
    free: int
    a_person: int
    behind: str = ""
    patience: float = 0.0


def startable(session: Session, lanes: Sequence[LaneCapacity]) -> list[LaneCapacity]:
    """Return the lanes in which something is due that could be begun now, with the room left in each; only reads.

    Asked several times a second: where nothing at all is due, which is nearly always, one statement tells.
    """
    platforms = {lane.platform for lane in lanes}
    due_at_all = select(WorkRow.id).where(WorkRow.state == WorkState.WAITING, WorkRow.not_before <= time.time())
    if session.exec(due_at_all.where(col(WorkRow.platform).in_(platforms)).limit(1)).first() is None:
        return []
    begun = select(WorkRow.lane, WorkRow.platform, func.count()).where(WorkRow.state == WorkState.QUEUED)
    taken = {
        (lane, platform): count
        for lane, platform, count in session.exec(begun.group_by(WorkRow.lane, WorkRow.platform)).all()
    }
    left = [replace(lane, free=lane.free - taken.get((lane.lane, lane.platform), 0)) for lane in lanes]
    left = [_giving_way(session, lane) for lane in left]
    return [lane for lane in left if lane.free > 0 and session.exec(_due_in(lane).limit(1)).first() is not None]


def _giving_way(session: Session, lane: LaneCapacity) -> LaneCapacity:
    """Return a lane with the room it has while others come before it."""
    if not lane.behind or lane.free <= 0:
        return lane
    before = replace(lane, lane=lane.behind)
    if session.exec(_due_in(before).limit(1)).first() is None:
        return lane
    oldest = session.exec(_due_in(lane).where(WorkRow.created_at < time.time() - lane.patience).limit(1)).first()
    begun = select(WorkRow.id).where(WorkRow.lane == lane.lane, WorkRow.platform == lane.platform)
    busy = session.exec(begun.where(col(WorkRow.state).in_(BEGUN)).limit(1)).first()
    return replace(lane, free=1 if oldest is not None and busy is None else 0)


def due(session: Session, limit: int, lanes: Sequence[LaneCapacity]) -> list[tuple[str, str, int]]:
    """Mark up to `limit` waiting pieces as queued and return their (id, queue, generation): whose turn it is first."""
    found: list[tuple[str, str, int]] = []
    for lane in lanes:
        for row in _next(session, lane, limit - len(found)):
            row.state = WorkState.QUEUED
            session.add(row)
            found.append((row.id, queue_of(row.lane, row.platform), row.generation))
    return found


def _next(session: Session, lane: LaneCapacity, limit: int) -> list[WorkRow]:
    """Return who comes next in a lane: nobody gets so much that others must wait for their part."""
    mine = (WorkRow.lane == lane.lane, WorkRow.platform == lane.platform)
    busy_with = select(WorkRow.person, func.count()).where(*mine, col(WorkRow.state).in_(BEGUN))
    busy = Counter(dict(session.exec(busy_with.group_by(WorkRow.person)).all()))
    room = min(lane.free, limit)
    chosen: list[WorkRow] = []
    for row in session.exec(_due_in(lane).limit(LOOKED_THROUGH).with_for_update(skip_locked=True)):
        if len(chosen) >= room:
            break
        if not row.person or busy[row.person] < lane.a_person:
            busy[row.person] += 1
            chosen.append(row)
    return chosen


def _due_in(lane: LaneCapacity) -> SelectOfScalar[WorkRow]:
    """Select what is due in a lane and of nobody who has begun all he may, whose turn it is first."""
    mine = (WorkRow.lane == lane.lane, WorkRow.platform == lane.platform)
    full = (
        select(WorkRow.person)
        .where(*mine, col(WorkRow.state).in_(BEGUN), WorkRow.person != "")
        .group_by(WorkRow.person)
        .having(func.count() >= lane.a_person)
    )
    return (
        select(WorkRow)
        .where(*mine, WorkRow.state == WorkState.WAITING, WorkRow.not_before <= time.time())
        .where(col(WorkRow.person).not_in(full))
        .order_by(col(WorkRow.turn), col(WorkRow.seq))
    )
