"""The inbox: makes events durable together, so that a burst of a hundred costs a few transactions."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import func
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import OperationalError
from sqlmodel import Session, col, select

from core.errors import ErrataError, Overloaded, Unavailable
from storage.database import Database
from storage.tables.engine import WorkRow

BATCH = 200  # events a transaction; keeps one transaction in the tens of milliseconds
UNFINISHED = ("waiting", "queued", "running")


@dataclass(frozen=True, slots=True)
class Entry:
    """A piece of work to be: `id` is unique for ever, `lane` is the queue it waits in, `body` is JSON."""

    id: str
    lane: str
    name: str
    body: str
    not_before: float = 0.0


@dataclass(frozen=True, slots=True)
class Receipt:
    """An entry is durable. `position` counts what waits or runs in its lane, itself included."""

    duplicate: bool
    position: int


@dataclass(slots=True)
class _Pending:
    entry: Entry
    future: asyncio.Future[Receipt] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Inbox:
    """Group commit: callers wait while one thread writes all that has gathered since its last transaction.

    `limits`: how much may be unfinished in each lane; a lane that isn't named has no limit.
    """

    def __init__(self, database: Database, limits: Mapping[str, int]) -> None:
        self._database = database
        self._limits = dict(limits)
        self._pending: list[_Pending] = []
        self._writer: asyncio.Task[None] | None = None
        # A thread of its own: indexing or a slow query elsewhere must not hold up an acknowledgement.
        self._thread = ThreadPoolExecutor(1, "errata-inbox")

    async def put(self, entry: Entry) -> Receipt:
        """Return once the entry is committed. Raises `Overloaded` (lane full) or `Unavailable` (database down)."""
        pending = _Pending(entry)
        self._pending.append(pending)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        return await pending.future

    async def close(self) -> None:
        """Finish what is being written."""
        if self._writer is not None:
            await asyncio.gather(self._writer, return_exceptions=True)
        self._thread.shutdown(wait=False)

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self._pending:
            batch, self._pending = self._pending[:BATCH], self._pending[BATCH:]
            entries = [p.entry for p in batch]
            try:
                results = await loop.run_in_executor(self._thread, self._write, entries)
            except BaseException as error:
                _fail(batch, error)
                if not isinstance(error, Exception):
                    raise
            else:
                _resolve(batch, results)

    def _write(self, entries: Sequence[Entry]) -> list[Receipt | ErrataError]:
        try:
            return self._database.urgent_transaction(lambda session: put_all(session, entries, self._limits))
        except OperationalError as error:
            raise Unavailable("The database does not take events right now.", hint="Please try again.") from error


def put_all(
    session: Session, entries: Sequence[Entry], limits: Mapping[str, int] | None = None
) -> list[Receipt | ErrataError]:
    """Insert entries, in order, within the caller's transaction; one result an entry, `Overloaded` among them."""
    waiting = _unfinished(session) if limits is not None else Counter()
    known = set(session.exec(select(WorkRow.id).where(col(WorkRow.id).in_([e.id for e in entries]))))
    results: list[Receipt | ErrataError] = []
    rows: list[dict[str, Any]] = []
    for entry in entries:
        duplicate = entry.id in known
        limit = (limits or {}).get(entry.lane)
        if not duplicate and limit is not None and waiting[entry.lane] >= limit:
            results.append(_overloaded(waiting[entry.lane] + 1))
            continue
        if not duplicate:
            known.add(entry.id)
            waiting[entry.lane] += 1
            rows.append(_row(entry))
        results.append(Receipt(duplicate, waiting[entry.lane]))
    _insert(session, rows)
    return results


def _unfinished(session: Session) -> Counter[str]:
    query = select(WorkRow.lane, func.count()).where(col(WorkRow.state).in_(UNFINISHED)).group_by(WorkRow.lane)
    return Counter(dict(session.exec(query).all()))


def _overloaded(position: int) -> Overloaded:
    return Overloaded(
        f"Busy: you would be number {position} in the queue.", hint="Please ask again in a minute.", position=position
    )


def _row(entry: Entry) -> dict[str, Any]:
    return WorkRow(
        id=entry.id,
        lane=entry.lane,
        name=entry.name,
        body=entry.body,
        not_before=entry.not_before,
        created_at=time.time(),
    ).model_dump(exclude={"seq"})


def _insert(session: Session, rows: list[dict[str, Any]]) -> None:
    if not rows:
        return
    # Another process may insert the same redelivered event at the same moment: the first one wins, silently.
    is_sqlite = session.get_bind().dialect.name == "sqlite"
    statement = (sqlite.insert if is_sqlite else postgresql.insert)(WorkRow)
    session.connection().execute(statement.on_conflict_do_nothing(index_elements=["id"]), rows)


def _resolve(batch: Sequence[_Pending], results: Sequence[Receipt | ErrataError]) -> None:
    for pending, result in zip(batch, results, strict=True):
        if pending.future.done():
            continue
        if isinstance(result, ErrataError):
            pending.future.set_exception(result)
        else:
            pending.future.set_result(result)


def _fail(batch: Sequence[_Pending], error: BaseException) -> None:
    for pending in batch:
        if not pending.future.done():
            pending.future.set_exception(error)
