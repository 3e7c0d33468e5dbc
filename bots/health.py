"""What is the matter, for admins: noted by the processes that answer, read by those that show it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime

from sqlalchemy.exc import SQLAlchemyError
from sqlmodel import Session

from bots.platforms import BY_NAME
from core.errors import StoreCorrupt
from core.model import Answer
from storage.database import Database
from storage.work import health as store
from storage.work import leases, members
from storage.work.health import MODEL, Problem
from storage.work.members import Unserved

log = logging.getLogger("errata")

LONG_WAIT = 60.0  # seconds an event lies before somebody should ask whether any worker runs
RESTART = 15.0  # and before a process that served it counts as gone rather than started again


class ModelHealth:
    """Notes what the latest question met at the language model; `problem` asks the model of this process."""

    def __init__(self, database: Database, problem: Callable[[], str]) -> None:
        self._database = database
        self._problem = problem

    async def begin(self) -> None:
        """Forget what an earlier process noted: settings may be others now."""
        await self._note("")

    async def heed(self, answer: Answer) -> None:
        """Note a problem, or that there is none any more; an answer the model had no part in tells nothing."""
        problem = self._problem()
        if problem or (answer.usage.calls and not answer.cached):
            await self._note(problem)

    async def _note(self, problem: str) -> None:
        try:
            if await self._database.read(lambda session: store.known(session, MODEL)) != problem:
                await self._database.run(lambda session: store.note(session, MODEL, problem))
        except (SQLAlchemyError, StoreCorrupt) as error:  # an answer is worth more than this note
            log.warning("The language model's health could not be noted: %s", type(error).__name__)


async def problems(database: Database) -> list[str]:
    """Return what is the matter, a line each: the language model, as the latest question met it, and what waits."""
    now = time.time()
    found, waiting, unable = await database.read(
        lambda s: (store.problems(s), store.oldest_waiting(s, now, leases.served(s)), unserved(s))
    )
    lines = [_line(problem) for problem in found]
    if waiting > LONG_WAIT:
        lines.append(f"Nothing is worked on for {waiting / 60:.0f} min: does `errata worker` run?")
    return [*lines, *unable.values()]


def unserved(session: Session) -> dict[str, str]:
    """Return, by platform, a line on the work that stays open because no living process can do it."""
    now = time.time()
    return {found.platform: _waiting(found, now) for found in members.unserved(session, RESTART)}


def _waiting(found: Unserved, now: float) -> str:
    platform = BY_NAME.get(found.platform)
    name, needed = (platform.title, platform.needed) if platform else (found.platform, "a courier for it")
    waits = f"{found.pieces} piece waits" if found.pieces == 1 else f"{found.pieces} pieces wait"
    since = f"for {(now - found.since) / 60:.0f} min"
    return f"No running process can serve {name}: {waits} {since}. One is needed with {needed}."


async def report(database: Database) -> list[str]:
    """Return `problems`, marked red, or one green line: what the home page shows to admins."""
    return [f"🔴 {line}" for line in await problems(database)] or ["🟢 All is well, as of the latest question."]


def _line(problem: Problem) -> str:
    since = datetime.fromtimestamp(problem.since, UTC)
    return f"The {problem.subject}, since {since:%H:%M} UTC of {since.day} {since:%b}: {problem.problem}"
