"""The ledger of model calls: booked before they are made, settled after, summed by day for caps."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy.exc import InterfaceError, OperationalError
from ulid import ULID

from core.costs.accounts import Booking, Caps, ModelCall, Spent, subjects
from core.errors import CapReached, Unavailable
from core.model import Asker
from storage.costs.bookings import Ending, tell_first, write
from storage.database import Database, ResultT

log = logging.getLogger("errata")

BATCH = 200  # bookings a transaction
MOST_UNSETTLED = 10_000  # kept through an outage of the database; beyond, calls stay at what was reserved
SETTLING_TRIES = 5
PAUSE_SECONDS = 0.2  # before the first of them is repeated; doubles
CONTENDED = 3  # tries of a booking that met another process's at the same rows
_CONTENTION = frozenset({"DeadlockDetected", "SerializationFailure"})  # as the driver calls it


@dataclass(slots=True)
class _Wanted:
    """A booking that is waited for."""

    booking: Booking
    future: asyncio.Future[Booking]


class SqlLedger:
    """Implements `core.ports.Ledger`. Group commit: all that has gathered since the last transaction is one.

    Use it from one event loop; SQL runs in a thread of its own.
    """

    def __init__(self, database: Database, caps: Caps, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self._database = database
        self._caps = caps
        self._now = now
        self._wanted: list[_Wanted] = []
        self._ended: list[Ending] = []
        self._writer: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "errata-ledger")

    async def book(self, call: ModelCall) -> Booking:
        """Return once the booking is committed. Raises `CapReached`, and `Unavailable` where the database is down."""
        booking = self._booking(call)
        wanted = _Wanted(booking, asyncio.get_running_loop().create_future())
        self._wanted.append(wanted)
        self._wake()
        return await wanted.future

    def settle(self, booking: Booking, spent: Spent) -> None:
        """Write down what a call came to: with the next booking, or at once where there is none."""
        if len(self._ended) >= MOST_UNSETTLED:
            log.warning("A model call stays booked at its reservation: too many wait for the database.")
            return
        self._ended.append(Ending(booking, spent))
        self._wake()

    async def first_refusal_today(self, asker: Asker) -> bool:
        """Say, once a day and asker, that a cap was not told yet. Raises `Unavailable`."""
        subject, day = subjects(asker)[0], self._day()
        return await self._in_thread(
            lambda: self._database.transaction(lambda session: tell_first(session, day, subject))
        )

    async def flush(self) -> None:
        """Wait until all that was settled so far is written."""
        while self._writer is not None and not self._writer.done():
            await asyncio.wait({self._writer})

    async def close(self) -> None:
        """Write what is left, and end the thread."""
        await self.flush()
        self._thread.shutdown(wait=False)

    def _booking(self, call: ModelCall) -> Booking:
        account = call.account
        return Booking(
            str(ULID()), self._day(), account.payer, call.task, call.model, call.tokens, trace_id=account.trace_id
        )

    def _day(self) -> str:
        return self._now().date().isoformat()

    def _wake(self) -> None:
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())

    async def _write_all(self) -> None:
        failures = 0
        while self._wanted or self._ended:
            wanted, self._wanted = self._wanted[:BATCH], self._wanted[BATCH:]
            ended, self._ended = self._ended[:BATCH], self._ended[BATCH:]
            # Who was cancelled meanwhile makes no call, and needs no booking.
            wanted = [one for one in wanted if not one.future.done()]
            try:
                refusals = await self._in_thread(lambda w=wanted, e=ended: self._write(w, e))  # type: ignore[misc]
            except Exception as error:  # noqa: BLE001 - whoever waits gets it, and what was settled is tried again
                failures += 1
                _fail(wanted, error)
                await self._keep_for_later(ended, failures, error)
            else:
                failures = 0
                self._resolve(wanted, refusals)

    def _write(self, wanted: Sequence[_Wanted], ended: Sequence[Ending]) -> list[CapReached | None]:
        bookings = [one.booking for one in wanted]
        return self._database.urgent_transaction(lambda session: write(session, bookings, ended, self._caps))

    async def _in_thread(self, act: Callable[[], ResultT]) -> ResultT:
        """Run one transaction, again where two processes got into each other's way."""
        for attempt in range(1, CONTENDED + 1):
            try:
                return await asyncio.get_running_loop().run_in_executor(self._thread, act)
            except (OperationalError, InterfaceError) as error:
                if attempt == CONTENDED or type(error.orig).__name__ not in _CONTENTION:
                    raise Unavailable("Model calls can't be booked: the database does not answer.") from error
        raise AssertionError("unreachable")

    async def _keep_for_later(self, ended: list[Ending], failures: int, error: Exception) -> None:
        if not ended:
            return
        if failures >= SETTLING_TRIES:
            log.warning("%d model calls stay booked at their reservations. %s", len(ended), error)
            return
        self._ended = ended + self._ended
        await asyncio.sleep(PAUSE_SECONDS * 2 ** (failures - 1))

    def _resolve(self, wanted: Sequence[_Wanted], refusals: Sequence[CapReached | None]) -> None:
        for one, refusal in zip(wanted, refusals, strict=True):
            if one.future.done():
                if refusal is None:
                    self._ended.append(Ending(one.booking, Spent(sent=False)))
            elif refusal is None:
                one.future.set_result(one.booking)
            else:
                one.future.set_exception(refusal)


def _fail(wanted: Sequence[_Wanted], error: BaseException) -> None:
    for one in wanted:
        if not one.future.done():
            one.future.set_exception(error)
