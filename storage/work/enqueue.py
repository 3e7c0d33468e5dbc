"""Enqueues work: makes events durable together, so that a burst of a hundred costs a few transactions."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy.exc import OperationalError
from sqlmodel import Session, col, select

from core.errors import ErrataError, Unavailable
from storage.database import Database
from storage.tables.engine import WorkRow
from storage.upserts import upsert_into
from storage.work.turns import NO_RULES, Rules, Turns

BATCH = 200  # events a transaction; keeps one transaction in the tens of milliseconds


@dataclass(frozen=True, slots=True)
class Entry:
    """A piece of work to be: `id` is unique for ever, `body` is JSON.

    It waits in a lane of its platform (see `WorkRow`): a crowd on one platform holds up nobody on another. `person` is
    whose it is (`slack:T1:U1`): people take turns.
    """

    id: str
    lane: str
    name: str
    body: str
    not_before: float = 0.0
    platform: str = ""
    person: str = ""

    @property
    def queue(self) -> tuple[str, str]:
        """Lane and platform: what it waits with."""
        return self.lane, self.platform


@dataclass(frozen=True, slots=True)
class Enqueued:
    """An entry is durable. `position` counts what comes before it in its lane and platform, itself included."""

    duplicate: bool
    position: int


@dataclass(slots=True)
class _Pending:
    entry: Entry
    future: asyncio.Future[Enqueued] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class BatchedEnqueue:
    """Group commit: callers wait while one thread writes all that has gathered since its last transaction.

    `rules`: how much may be unfinished, and how much one person may ask in a minute.
    """

    def __init__(self, database: Database, rules: Rules) -> None:
        self._database = database
        self._rules = rules
        self._pending: list[_Pending] = []
        self._writer: asyncio.Task[None] | None = None
        # A thread of its own: indexing or a slow query elsewhere must not hold up an acknowledgement.
        self._thread = ThreadPoolExecutor(1, "errata-queue")

    async def put(self, entry: Entry) -> Enqueued:
        """Return once the entry is committed.

        Raises `TooMany` (its person asks too much), `Overloaded` (lane full) or `Unavailable` (database down).
        """
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

    def _write(self, entries: Sequence[Entry]) -> list[Enqueued | ErrataError]:
        try:
            return self._database.urgent_transaction(lambda session: put_all(session, entries, self._rules))
        except OperationalError as error:
            raise Unavailable("The database does not take events right now.", hint="Please try again.") from error


def put_all(session: Session, entries: Sequence[Entry], rules: Rules = NO_RULES) -> list[Enqueued | ErrataError]:
    """Insert entries, in order, within the caller's transaction; one result an entry, refusals among them."""
    turns = Turns(session, entries, rules)
    known = set(session.exec(select(WorkRow.id).where(col(WorkRow.id).in_([e.id for e in entries]))))
    results: list[Enqueued | ErrataError] = []
    rows: list[dict[str, Any]] = []
    for entry in entries:
        if entry.id in known:
            results.append(Enqueued(duplicate=True, position=turns.size(entry.queue)))
            continue
        taken = turns.take(entry)
        if isinstance(taken, ErrataError):
            results.append(taken)
            continue
        turn, position = taken
        known.add(entry.id)
        rows.append(_row(entry, turn, max(entry.not_before, turns.due(entry))))
        results.append(Enqueued(duplicate=False, position=position))
    _insert(session, rows)
    return results


def _row(entry: Entry, turn: int, due: float) -> dict[str, Any]:
    return WorkRow(
        id=entry.id,
        lane=entry.lane,
        platform=entry.platform,
        name=entry.name,
        body=entry.body,
        not_before=due,
        person=entry.person,
        turn=turn,
        created_at=time.time(),
    ).model_dump(exclude={"seq"})


def _insert(session: Session, rows: list[dict[str, Any]]) -> None:
    if not rows:
        return
    # Another process may insert the same redelivered event at the same moment: the first one wins, silently.
    statement = upsert_into(session, WorkRow)
    session.connection().execute(statement.on_conflict_do_nothing(index_elements=["id"]), rows)


def _resolve(batch: Sequence[_Pending], results: Sequence[Enqueued | ErrataError]) -> None:
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
