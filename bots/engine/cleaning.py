"""Chores of every hour: gates are judged, and what was kept long enough goes, in small transactions.

Nothing grows for ever, and no acknowledgement waits for long.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

from sqlmodel import Session

from bots.engine.durable import Durable
from bots.engine.services import Limits
from bots.engine.transactions import transact
from core.learning.second_looks import SECONDS
from storage.access import audit, sessions
from storage.caches.stores import sweep_cache
from storage.conversations import questions, retention
from storage.costs import bookings, looks
from storage.database import Database
from storage.learning import frozen, gates, people, signals, steps
from storage.work import recovery

logger = logging.getLogger(__name__)

KEEP_RUNS = 3_600.0  # seconds that ended workflows are kept; what they did is in our own tables
ROUNDS = 100  # of 500 rows and more, an hour: a million questions a day could not outgrow it
BREATH = 0.02  # seconds between two transactions, in which others get to write

Sweep = Callable[[Session], int]


async def judge_gates(database: Database, now: float) -> None:
    """Take the shares of the last whole day, once, and raise a signal of each that fell."""
    await transact(database, lambda session: gates.judge(session, now))


async def clean_up(database: Database, durable: Durable, limits: Limits) -> None:
    """Delete what has been kept long enough, oldest first; called hourly by one process."""
    now = time.time()
    await judge_gates(database, now)
    work, said, learned = now - limits.keep_work, now - limits.keep_conversations, now - limits.keep_learned
    booked = now - limits.keep_bookings
    first_day = datetime.fromtimestamp(now - limits.keep_sums, UTC).date().isoformat()
    sweeps: tuple[Sweep, ...] = (
        lambda session: len(recovery.sweep(session, work)),
        lambda session: questions.sweep(session, said),
        lambda session: retention.sweep_answers(session, said),
        lambda session: retention.sweep_conversations(session, said),
        lambda session: retention.sweep_feedback(session, said),
        lambda session: signals.sweep(session, learned),
        lambda session: frozen.sweep(session, learned),
        lambda session: steps.sweep(session, learned),
        lambda session: people.sweep(session, learned),
        lambda session: retention.sweep_gaps(session, learned),
        lambda session: retention.sweep_suggestions(session, learned),
        lambda session: audit.sweep(session, now - limits.keep_audit),
        lambda session: sessions.sweep(session, now - limits.keep_sessions),
        lambda session: bookings.sweep_bookings(session, booked),
        lambda session: bookings.sweep_totals(session, first_day),
        lambda session: looks.sweep_looks(session, now - SECONDS),
    )
    for sweep in sweeps:
        await _until_done(_sweeping(database, sweep))
    await _until_done(lambda: asyncio.to_thread(sweep_cache, database))
    await _until_done(lambda: _forget_runs(durable, now))


def _sweeping(database: Database, sweep: Sweep) -> Callable[[], Awaitable[int]]:
    return lambda: transact(database, sweep)


async def _until_done(sweep: Callable[[], Awaitable[int]]) -> None:
    for _ in range(ROUNDS):
        if not await sweep():
            return
        await asyncio.sleep(BREATH)
    logger.warning("There is more to clean up than an hour allows; the rest is for the next.")


async def _forget_runs(durable: Durable, now: float) -> int:
    ended = await durable.ended_before(datetime.fromtimestamp(now - KEEP_RUNS, UTC))
    await durable.delete(ended)
    return len(ended)
