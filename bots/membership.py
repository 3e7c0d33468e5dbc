"""A process's place among those that run on one database: joined before anything is served, kept, and given back."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError
from sqlmodel import Session

from bots.engine.transactions import look, transact
from bots.health import unserved
from core.errors import BadSetting, ErrataError, LeaseLost, Unavailable
from storage.database import Database
from storage.work import leases, members
from storage.work.leases import Holder
from storage.work.members import Dissent

log = logging.getLogger("errata")

TTL = 12.0  # seconds without a sign until a process counts as gone; one of this machine is known to be at once
BEAT = 3.0
BEATS_A_LOOK = 5  # at what waits and nobody can serve: counting is dearer than a sign of life
LOOK = 0.5  # between two looks at whether a process that differs still lives
SAY_AGAIN = 600.0  # seconds after which what nobody can serve is logged once more


class Membership:
    """`settings` are those that must agree, as `bots.agreement.must_agree` gives them."""

    def __init__(
        self, database: Database, holder: Holder, settings: Mapping[str, str], *, ttl: float = TTL, beat: float = BEAT
    ) -> None:
        self._database = database
        self._holder = holder
        self._settings = dict(settings)
        self._ttl = ttl
        self._beat = beat
        self._said: list[str] = []
        self._said_at = 0.0

    async def join(self) -> None:
        """Begin to be known. Raises `BadSetting` where a living process differs in what must agree."""
        seen: dict[str, float] = {}
        while (dissent := await transact(self._database, self._join)) is not None:
            # Whether it lives is known once it has moved its lease on, or let it run out.
            if seen.get(dissent.executor, dissent.expires_at) != dissent.expires_at:
                raise refusal(dissent)
            seen[dissent.executor] = dissent.expires_at
            await asyncio.sleep(LOOK)

    async def keep(self) -> None:
        """Stay known. Raises `BadSetting` where this process was taken for dead and others with other values began."""
        for beat in itertools.count(1):
            await asyncio.sleep(self._beat)
            try:
                if (dissent := await transact(self._database, self._stay)) is not None:
                    raise refusal(dissent)
                if beat % BEATS_A_LOOK == 0:
                    await self._say_what_waits()
            except BadSetting:
                raise
            except (ErrataError, SQLAlchemyError) as error:
                log.warning("This process could not show that it lives: %s", type(error).__name__)

    async def leave(self) -> None:
        """Be no longer known; without a database, the lease runs out by itself."""
        try:
            await transact(self._database, lambda session: leases.release(session, self._holder.executor))
        except Unavailable as error:
            log.warning("This process could not take its leave: %s", error)

    def _join(self, session: Session) -> Dissent | None:
        return members.join(session, self._holder, self._settings, self._ttl)

    def _stay(self, session: Session) -> Dissent | None:
        try:
            if leases.remaining(session, self._holder.executor) > 0:
                leases.renew(session, self._holder.executor, self._ttl)
                return None
        except LeaseLost:  # removed as dead
            pass
        return self._join(session)

    async def _say_what_waits(self) -> None:
        """Log what nobody alive can serve: when that changes, and every ten minutes."""
        found = await look(self._database, unserved)
        again = time.monotonic() - self._said_at > SAY_AGAIN
        if sorted(found) != self._said or (found and again):
            for line in found.values():
                log.warning("%s", line)
            self._said, self._said_at = sorted(found), time.monotonic()


def refusal(dissent: Dissent) -> BadSetting:
    """Return what to say of a process that differs: which settings, never their values."""
    names = ", ".join(name.upper() for name in dissent.settings)
    return BadSetting(
        f"{names}: another value than in {dissent.worker}, which runs on the same database.",
        hint="Processes on one database must agree on this: start this one with the same value, or stop all of them "
        "and start them with the new one.",
    )


@asynccontextmanager
async def member(
    database: Database, holder: Holder, settings: Mapping[str, str], *, beat: float = BEAT
) -> AsyncIterator[None]:
    """Be one of the processes on a database for as long as the context lasts. Raises `BadSetting` as above."""
    membership = Membership(database, holder, settings, beat=beat)
    await membership.join()
    body = asyncio.current_task()
    keeping = asyncio.create_task(membership.keep())
    keeping.add_done_callback(lambda ended: body.cancel() if body and not ended.cancelled() else None)
    try:
        yield
    except asyncio.CancelledError:
        error = keeping.exception() if keeping.done() and not keeping.cancelled() else None
        if error is None or body is None:
            raise
        body.uncancel()
        raise error from None
    finally:
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)
        await membership.leave()
