"""Leases: which processes are alive, and who may take over the work of one that is not."""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sqlalchemy import delete, text, update
from sqlmodel import Session, col, select

from core.errors import LeaseLost
from storage.tables.engine import LeaseRow

TTL = 10.0  # seconds without a heartbeat until a process counts as dead
MARGIN = 4.0  # a fence renews a lease that has less left, so that a request begun after it ends within the lease
REAPER = "reaper"  # the row that lets one process reap at a time


@dataclass(frozen=True, slots=True)
class Holder:
    """Who holds a lease: `executor` is unique to this start of the process, `worker` is its stable name.

    `serves` are the platforms that it can post to, where it works.
    """

    executor: str
    worker: str
    machine: str
    pid: int
    serves: tuple[str, ...] = ()


def this_process(worker: str, incarnation: str, serves: Collection[str] = ()) -> Holder:
    """Describe this process; `incarnation` must differ at every start."""
    return Holder(f"{worker}.{incarnation}", worker, machine_id(), os.getpid(), tuple(sorted(serves)))


@cache
def machine_id() -> str:
    """Return what tells apart two places where process ids mean different things; empty where unknown."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text().strip()
        namespace = Path("/proc/self/ns/pid").stat().st_ino
    except OSError:
        return ""
    return f"{socket.gethostname()}/{boot}/{namespace}"


def clock(session: Session) -> float:
    """Return seconds since 1970 by the one clock all processes share: the server's, or this machine's for a file."""
    if session.get_bind().dialect.name == "sqlite":
        return time.time()
    return float(session.connection().execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())


def acquire(session: Session, holder: Holder, ttl: float = TTL, settings: str = "") -> None:
    """Begin (or begin again, after a loss) to hold a lease; `settings` where it is one of `storage.work.members`."""
    now = clock(session)
    row = LeaseRow(
        executor=holder.executor,
        worker=holder.worker,
        machine=holder.machine,
        pid=holder.pid,
        started_at=now,
        expires_at=now + ttl,
        serves=" ".join(holder.serves),
        settings=settings,
    )
    session.merge(row)


def renew(session: Session, executor: str, ttl: float = TTL) -> None:
    """Go on holding. Raises `LeaseLost` where the row is gone, because others took the work over."""
    statement = update(LeaseRow).where(col(LeaseRow.executor) == executor)
    result = session.connection().execute(statement.values(expires_at=clock(session) + ttl))
    if result.rowcount == 0:
        raise LeaseLost


def hold(session: Session, executor: str, ttl: float = TTL, margin: float = MARGIN) -> None:
    """Make sure that the lease has at least `margin` seconds left. Raises `LeaseLost`."""
    if remaining(session, executor) < margin:
        renew(session, executor, ttl)


def remaining(session: Session, executor: str) -> float:
    """Return the seconds a lease has left. Raises `LeaseLost` where there is none."""
    row = session.get(LeaseRow, executor)
    if row is None:
        raise LeaseLost
    return row.expires_at - clock(session)


def release(session: Session, executor: str) -> None:
    """Stop holding: what this process still has is up for others at once."""
    session.connection().execute(delete(LeaseRow).where(col(LeaseRow.executor) == executor))


def may_reap(session: Session, me: Holder) -> bool:
    """Say whether the reaper's row is free or ours; only reads."""
    row = session.get(LeaseRow, REAPER)
    return row is None or row.worker == me.executor or row.expires_at <= clock(session) or _is_gone(row, me)


def begin_reaping(session: Session, me: Holder, ttl: float = TTL) -> bool:
    """Take the reaper's row, so that one process reaps at a time; False where another, living one has it."""
    session.exec(select(LeaseRow).where(LeaseRow.executor == REAPER).with_for_update()).first()
    if not may_reap(session, me):
        return False
    expires_at = clock(session) + ttl
    session.merge(LeaseRow(executor=REAPER, worker=me.executor, machine=me.machine, pid=me.pid, expires_at=expires_at))
    return True


def remove_dead(session: Session, me: Holder) -> list[str]:
    """Remove and return leases that ran out, or whose process on this very machine is gone."""
    gone = dead(session, me)
    if gone:
        session.connection().execute(delete(LeaseRow).where(col(LeaseRow.executor).in_(gone)))
    return gone


def dead(session: Session, me: Holder) -> list[str]:
    """Return the executors whose lease ran out, or whose process on this very machine is gone; never the caller's.

    Whoever asks is alive: a lease of its own that ran out while it was held up, and that nobody took, is renewed.
    """
    rows = session.exec(select(LeaseRow).where(col(LeaseRow.executor).not_in([REAPER, me.executor]))).all()
    alive = {row.executor for row in _alive(session, rows)}
    return [row.executor for row in rows if row.executor not in alive]


def living(session: Session) -> list[LeaseRow]:
    """Return the leases of processes that are alive as far as can be known, one that works and one a process."""
    return _alive(session, session.exec(select(LeaseRow).where(LeaseRow.executor != REAPER)).all())


def served(session: Session) -> set[str]:
    """Return the platforms that a living process works for."""
    return {platform for row in living(session) for platform in row.platforms}


def live(session: Session) -> set[str]:
    """Return the executors that hold a lease."""
    return set(session.exec(select(LeaseRow.executor).where(LeaseRow.executor != REAPER)))


def _is_here(row: LeaseRow) -> bool:
    return bool(row.machine) and row.machine == machine_id()


def _alive(session: Session, rows: Sequence[LeaseRow]) -> list[LeaseRow]:
    now = clock(session)
    return [row for row in rows if row.expires_at >= now and not (_is_here(row) and _has_ended(row.pid))]


def _is_gone(row: LeaseRow, me: Holder) -> bool:
    return _is_here(row) and row.executor != me.executor and _has_ended(row.pid)


def _has_ended(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        return False
    return _is_zombie(pid)


def _is_zombie(pid: int) -> bool:
    """A killed process whose parent hasn't looked yet does nothing any more, though its id is taken."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True
