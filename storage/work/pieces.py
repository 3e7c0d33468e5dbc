"""Pieces of work in the database: claimed, fenced, checkpointed by name, finished, put off and ended."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from sqlalchemy import update
from sqlmodel import Session, col, select

from core.errors import LeaseLost, Stopped
from storage.states import BEGUN, UNFINISHED, Halt, WorkState
from storage.tables.engine import CheckpointRow, WorkRow
from storage.work import leases
from storage.work.queues import queue_of

ERROR_CHARS = 2_000


@dataclass(frozen=True, slots=True)
class Work:
    """A piece of work as claimed: whoever holds `epoch` may act on it until somebody claims a later one."""

    id: str
    lane: str
    name: str
    body: str
    epoch: int
    attempts: int
    put_offs: int
    generation: int
    seq: int
    owner: str
    created_at: float
    halt: str = ""
    platform: str = ""
    person: str = ""

    @property
    def queue(self) -> str:
        """The queue it came from."""
        return queue_of(self.lane, self.platform)

    @property
    def first(self) -> bool:
        """Nobody worked on it before: nothing can have been posted."""
        return self.epoch == 1


@dataclass(frozen=True, slots=True)
class WorkStatus:
    """How a piece of work stands: its state, how often it was claimed or fenced, and why it is to stop, if it is."""

    state: WorkState
    epoch: int
    halt: str


def claim(session: Session, work_id: str, generation: int, owner: str, platforms: Collection[str] = ()) -> Work | None:
    """Take a piece of work, fencing out whoever had it. Raises `LeaseLost`.

    None where it is finished, or where `generation` has passed: a crash may leave the workflow of an earlier one. Nor
    is anything taken that is of none of `platforms` (queued by another version, say): it waits on, for who serves it.
    """
    leases.hold(session, owner)
    row = session.exec(select(WorkRow).where(WorkRow.id == work_id).with_for_update()).first()
    if row is None or row.generation != generation or row.state not in BEGUN:
        return None
    if row.platform and row.platform not in platforms:
        wait_on(session, row)
        return None
    row.state, row.owner = WorkState.RUNNING, owner
    row.epoch += 1
    row.attempts += 1
    session.add(row)
    return Work(
        id=row.id,
        lane=row.lane,
        name=row.name,
        body=row.body,
        epoch=row.epoch,
        attempts=row.attempts,
        put_offs=row.put_offs,
        generation=row.generation,
        seq=row.seq or 0,
        owner=owner,
        created_at=row.created_at,
        halt=row.halt,
        platform=row.platform,
        person=row.person,
    )


def may_go_on(session: Session, work: Work, *, halting: bool = True) -> bool:
    """Say whether `work` is still ours and wanted; False where the lease must be renewed first. Only reads.

    Raises `LeaseLost`, and where `halting` also `Stopped` if its asker stopped, deleted or edited the question.
    """
    row = session.exec(select(WorkRow).where(WorkRow.id == work.id)).first()
    _ours(row, work, halting=halting)
    return leases.remaining(session, work.owner) >= leases.MARGIN


def fence(session: Session, work: Work, *, halting: bool = True) -> WorkRow:
    """Make sure that `work` is still ours, and lock its row until the transaction ends. Raises as `may_go_on`."""
    leases.hold(session, work.owner)
    return _ours(session.exec(select(WorkRow).where(WorkRow.id == work.id).with_for_update()).first(), work, halting)


def renew_for(session: Session, work: Work, *, halting: bool = True) -> None:
    """As `fence`, and nothing more: renews the lease where it must."""
    fence(session, work, halting=halting)


def checkpoints(session: Session, work_id: str) -> dict[str, str]:
    """Return what each finished step of a piece of work returned, as JSON."""
    rows = session.exec(select(CheckpointRow).where(CheckpointRow.work_id == work_id))
    return {row.name: row.result for row in rows}


def put_checkpoint(session: Session, work: Work, name: str, result: str) -> None:
    """Note that a step is finished. Raises `LeaseLost`."""
    row = fence(session, work, halting=False)
    row.attempts = 0  # what gets on does not bring processes down: only crashes without progress are counted
    session.add(row)
    session.merge(CheckpointRow(work_id=work.id, name=name, result=result, created_at=time.time()))


def finish(session: Session, work: Work, error: str = "") -> None:
    """End a piece of work: done, or dead where there is an error. Raises `LeaseLost`."""
    row = fence(session, work, halting=False)
    row.state, row.error, row.finished_at = (
        (WorkState.DEAD if error else WorkState.DONE),
        error[:ERROR_CHARS],
        time.time(),
    )
    session.add(row)


def put_off(session: Session, work: Work, seconds: float, error: str) -> None:
    """Let a piece of work wait and be claimed again later. Raises `LeaseLost`."""
    row = fence(session, work, halting=False)
    row.state, row.owner, row.error = WorkState.WAITING, "", error[:ERROR_CHARS]
    row.not_before = time.time() + seconds
    row.attempts, row.put_offs = 0, row.put_offs + 1
    row.generation += 1
    session.add(row)


def put_back(session: Session, work: Work, platform: str) -> None:
    """Let a piece of work that turned out to post to `platform` wait for who serves it: no attempt, no put-off.

    Raises `LeaseLost`.
    """
    row = fence(session, work, halting=False)
    row.platform, row.attempts = platform, max(0, row.attempts - 1)
    wait_on(session, row)


def hand_over(session: Session, owner: str) -> None:
    """Don't count the claims of a process that shuts down in good order."""
    mine = (col(WorkRow.owner) == owner) & (col(WorkRow.state) == WorkState.RUNNING)
    session.connection().execute(update(WorkRow).where(mine).values(attempts=WorkRow.attempts - 1, owner=""))


def halt(session: Session, work_id: str, why: Halt) -> bool:
    """Ask whoever works on it to stop; False where it is finished already."""
    row = session.exec(select(WorkRow).where(WorkRow.id == work_id).with_for_update()).first()
    if row is None or row.state not in UNFINISHED:
        return False
    row.halt = why
    session.add(row)
    return True


def statuses(session: Session, work_ids: Collection[str]) -> Mapping[str, WorkStatus]:
    """Return how each piece of work stands that exists."""
    query = select(WorkRow.id, WorkRow.state, WorkRow.epoch, WorkRow.halt).where(col(WorkRow.id).in_(work_ids))
    return {work_id: WorkStatus(WorkState(state), epoch, why) for work_id, state, epoch, why in session.exec(query)}


def is_put_off(session: Session, work_ids: Collection[str], now: float) -> bool:
    """Tell whether all of some pieces wait for a later time (seconds since 1970)."""
    query = select(WorkRow.not_before).where(col(WorkRow.id).in_(work_ids), WorkRow.state == WorkState.WAITING)
    due = list(session.exec(query))
    return bool(due) and len(due) == len(work_ids) and min(due) > now


def state_of(session: Session, work_id: str) -> WorkState:
    """Return how far one piece of work is."""
    found = statuses(session, [work_id]).get(work_id)
    return found.state if found is not None else WorkState.GONE


def wait_on(session: Session, row: WorkRow) -> None:
    """Let it be started anew: the workflow that brought it here is an earlier generation's from now on."""
    row.state, row.owner = WorkState.WAITING, ""
    row.generation += 1
    session.add(row)


def _ours(row: WorkRow | None, work: Work, halting: bool) -> WorkRow:
    if row is None or row.epoch != work.epoch or row.state != WorkState.RUNNING:
        raise LeaseLost
    if halting and row.halt:
        raise Stopped(row.halt)
    return row


def unfinished_of(session: Session, person: str, name: str, limit: int) -> list[str]:
    """Return the bodies of what a person has waiting or begun of one kind of work, latest first."""
    query = select(WorkRow.body).where(
        WorkRow.person == person, WorkRow.name == name, col(WorkRow.state).in_(UNFINISHED)
    )
    return list(session.exec(query.order_by(col(WorkRow.created_at).desc()).limit(limit)))


def bodies(session: Session, ids: Collection[str]) -> list[str]:
    """Return the bodies of pieces of work that are still kept, in the order of their ids."""
    kept = dict(session.exec(select(WorkRow.id, WorkRow.body).where(col(WorkRow.id).in_(ids))).all())
    return [kept[work_id] for work_id in ids if work_id in kept]


def unfinished(
    session: Session, platform: str, names: Collection[str], person: str, limit: int
) -> list[tuple[str, str]]:
    """Return id and body of what waits or is begun of some kinds, a person's or (empty) anybody's, oldest first."""
    query = select(WorkRow.id, WorkRow.body).where(
        WorkRow.platform == platform, col(WorkRow.name).in_(names), col(WorkRow.state).in_(UNFINISHED)
    )
    query = query.where(WorkRow.person == person) if person else query
    return list(session.exec(query.order_by(col(WorkRow.seq)).limit(limit)))
