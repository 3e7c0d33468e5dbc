"""Which processes run on this database, whether they agree on their settings, and what nobody of them can serve."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import func
from sqlmodel import Session, col, select

from storage.advisory_locks import Lock, hold
from storage.states import UNFINISHED
from storage.tables.engine import LeaseRow, WorkRow
from storage.work import leases
from storage.work.leases import Holder


@dataclass(frozen=True, slots=True)
class Dissent:
    """A process that runs with other values of some `settings`; its `expires_at` moves as long as it lives."""

    worker: str
    executor: str
    settings: tuple[str, ...]
    expires_at: float


@dataclass(frozen=True, slots=True)
class Unserved:
    """Work that no living process can do: how much of which platform, and since when, in seconds since 1970."""

    platform: str
    pieces: int
    since: float


def join(session: Session, me: Holder, settings: Mapping[str, str], ttl: float) -> Dissent | None:
    """Begin to be one of the processes that run on this database; nothing is done where another one differs.

    `settings` are hashes by name; what both have is compared.
    """
    hold(session, Lock.JOINING)
    differs = dissent(session, settings, me.executor)
    if differs is None:
        leases.acquire(session, me, ttl, json.dumps(dict(settings)))
    return differs


def dissent(session: Session, settings: Mapping[str, str], me: str = "") -> Dissent | None:
    """Return a living process, other than `me`, that has another value of a setting, or None."""
    for row in members(session):
        theirs: dict[str, str] = json.loads(row.settings)
        names = tuple(sorted(name for name in settings.keys() & theirs.keys() if settings[name] != theirs[name]))
        if names and row.executor != me:
            return Dissent(row.worker, row.executor, names, row.expires_at)
    return None


def members(session: Session) -> list[LeaseRow]:
    """Return the living processes that run on this database, by name."""
    return sorted((row for row in leases.living(session) if row.settings), key=lambda row: row.worker)


def unserved(session: Session, older_than: float) -> list[Unserved]:
    """Return what could be done, has waited for more than `older_than` seconds, and nobody alive can do."""
    now = time.time()
    query = (
        select(WorkRow.platform, func.count(), func.min(WorkRow.created_at))
        .where(col(WorkRow.state).in_(UNFINISHED), WorkRow.platform != "")
        .where(WorkRow.created_at < now - older_than, WorkRow.not_before < now - older_than)
        .group_by(WorkRow.platform)
        .order_by(WorkRow.platform)
    )
    found = session.exec(query).all()
    served = leases.served(session) if found else set()
    return [Unserved(platform, pieces, since) for platform, pieces, since in found if platform not in served]
