"""The one place that knows dbos: queues, starting, taking over, cleaning up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from dbos import DBOS, DBOSClient, DBOSConfig, DBOSPortableJSONSerializer
from sqlalchemy import Engine, event
from sqlmodel import Session

from bots.engine.alarm import Alarm
from storage.database import IDLE_MS, Database, mend_clock

APP = "errata"
# Recovery is bound to the version, whose default is a hash of the source: then every deploy would strand running work.
# It stays the same for ever: steps are found by name (see `Run.step`), so newer code can finish older work.
VERSION = "1"
WORKFLOW = "work"
CLEANING = "clean_up"
THREADS = 8
HOURLY = "23 * * * *"
UNFINISHED = ["PENDING", "ENQUEUED", "DELAYED"]

Execute = Callable[[str, int], Awaitable[None]]
CleanUp = Callable[[], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class PolledQueue:
    """A queue: how much of it one process does at once, and how often it looks, in seconds."""

    name: str
    at_once: int
    poll: float


@dataclass(frozen=True, slots=True)
class Begun:
    """A workflow that a process has begun: which lane it came from, and which process."""

    id: str
    lane: str
    executor: str


def _log_like_the_rest() -> None:
    """Take away dbos's own handler, which writes past our masking to the stderr of the time of its import."""
    log = logging.getLogger("dbos")
    log.setLevel(logging.ERROR)  # its starts and conflicts are ours to log
    log.handlers = [logging.NullHandler()]  # with none, dbos would add its own again
    log.propagate = True


def workflow_id(work_id: str, generation: int) -> str:
    """Return the workflow's id: the event's own; later generations (put off, revived) add their number."""
    return work_id if generation == 0 else f"{work_id}~{generation}"


class Durable:
    """dbos in this process, on the same database as everything else. One a process: dbos keeps it global."""

    def __init__(self, database: Database, executor: str) -> None:
        self._database = database
        self._executor = executor
        self._dbos: DBOS | None = None
        self._client: DBOSClient | None = None
        self._alarm: Alarm | None = None

    async def launch(self, execute: Execute, clean_up: CleanUp, lanes: Sequence[PolledQueue]) -> None:
        """Migrate dbos's tables, register the workflows, and begin to work on the lanes, in this event loop."""
        _log_like_the_rest()
        event.listen(Engine, "connect", mend_clock)  # on whatever connections dbos makes
        self._dbos = DBOS(config=self._config())
        DBOS.listen_queues([lane.name for lane in lanes])  # else it would take what other processes alone can serve
        cleaning = _register(execute, clean_up)
        DBOS.launch()  # here and not in a thread: dbos runs workflows on the loop it was launched from
        _look_cheaply(self._dbos)
        self._alarm = _alarm_for_queues(self._dbos)
        self._client = DBOSClient(
            system_database_url=self._database.url,
            serializer=DBOSPortableJSONSerializer(),
            application_name=APP,
            lazy=True,
            sys_db_idle_transaction_timeout_sec=IDLE_MS / 1000,
        )
        # In threads, and by the synchronous calls: the asynchronous ones put dbos's pool in place of the loop's own.
        for lane in lanes:
            await asyncio.to_thread(
                DBOS.register_queue,
                lane.name,
                worker_concurrency=lane.at_once,
                polling_interval_sec=lane.poll,
                on_conflict="always_update",
            )
        await asyncio.to_thread(
            DBOS.apply_schedules, [{"schedule_name": CLEANING, "workflow_fn": cleaning, "schedule": HOURLY}]
        )

    def enqueue(self, session: Session, work_id: str, queue: str, generation: int) -> None:
        """Start a workflow in the caller's transaction; the same id twice is one workflow."""
        self._ready().enqueue_in_transaction(
            session,
            {
                "workflow_name": WORKFLOW,
                "queue_name": queue,
                "workflow_id": workflow_id(work_id, generation),
                "app_version": VERSION,
            },
            work_id,
            generation,
        )

    def wake(self) -> None:
        """Let the lanes be looked into now: something was put into them, and that is committed."""
        if self._alarm is not None:
            self._alarm.ring()

    async def begun(self) -> list[Begun]:
        """Return the workflows that some process has begun and not ended."""
        found = await asyncio.to_thread(
            self._ready().list_workflows, status="PENDING", load_input=False, load_output=False, limit=1_000
        )
        return [Begun(status.workflow_id, status.queue_name or "", status.executor_id or "") for status in found]

    async def resume(self, begun: Iterable[Begun]) -> None:
        """Put workflows back into their lanes, whoever ran them."""
        by_lane: dict[str, list[str]] = {}
        for workflow in begun:
            by_lane.setdefault(workflow.lane, []).append(workflow.id)
        for lane, ids in by_lane.items():
            await asyncio.to_thread(self._ready().resume_workflows, ids, queue_name=lane or None)

    async def unfinished(self, workflow_ids: Sequence[str]) -> set[str]:
        """Return those of these workflows that wait or run."""
        found = await asyncio.to_thread(
            self._ready().list_workflows,
            workflow_ids=list(workflow_ids),
            status=UNFINISHED,
            load_input=False,
            load_output=False,
        )
        return {status.workflow_id for status in found}

    async def delete(self, workflow_ids: Sequence[str]) -> None:
        """Delete finished workflows with their records."""
        if workflow_ids:
            await asyncio.to_thread(self._ready().delete_workflows, list(workflow_ids))

    async def ended_before(self, moment: datetime, limit: int = 500) -> list[str]:
        """Return workflows that were made and ended before a moment, oldest first."""
        found = await asyncio.to_thread(
            self._ready().list_workflows,
            end_time=moment.isoformat(),
            status=["SUCCESS", "ERROR", "CANCELLED", "MAX_RECOVERY_ATTEMPTS_EXCEEDED"],
            load_input=False,
            load_output=False,
            limit=limit,
        )
        return [status.workflow_id for status in found]

    def stop_taking(self) -> None:
        """Take nothing new from the queues."""
        if self._dbos is not None:
            for stop in self._dbos.background_thread_stop_events:
                stop.set()
            self.wake()

    async def close(self) -> None:
        """Let go of threads and connections. What still runs must have been handed over."""
        if self._dbos is None:
            return
        self.stop_taking()
        self._dbos = None
        await asyncio.to_thread(DBOS.destroy, workflow_completion_timeout_sec=0, destroy_registry=True)
        if self._client is not None:
            self._client.destroy()

    def _ready(self) -> DBOSClient:
        if self._client is None:
            raise RuntimeError("launch() comes first")
        return self._client

    def _config(self) -> DBOSConfig:
        return {
            "name": APP,
            "system_database_url": self._database.url,
            "application_version": VERSION,
            "executor_id": self._executor,
            "serializer": DBOSPortableJSONSerializer(),
            "max_executor_threads": THREADS,
            "sys_db_idle_transaction_timeout_sec": IDLE_MS / 1000,
            "use_listen_notify": False,
            "log_level": "ERROR",
        }


def _look_cheaply(dbos: DBOS) -> None:
    """Spare every look into a queue the question which version is the latest: there is but one, for ever."""
    dbos._sys_db._is_latest_version = lambda *_, **__: True  # type: ignore[method-assign]


def _alarm_for_queues(dbos: DBOS) -> Alarm | None:
    """Return what wakes those who look into queues; None, and they are left to look by the clock, where none is found.

    They share one event. Others are not to be woken: whoever waits for a time does at once what was due only then.
    """
    for thread in dbos._background_threads:
        if getattr(getattr(thread, "_target", None), "__name__", "") == "queue_thread":
            return Alarm(thread._args[0])  # type: ignore[attr-defined]
    return None


def _register(execute: Execute, clean_up: CleanUp) -> Callable[[datetime, Any], Coroutine[Any, Any, None]]:
    # Attempts are counted by us (`Limits.attempts`): on the last one the asker is told, which dbos can't do.
    @DBOS.workflow(name=WORKFLOW, max_recovery_attempts=None)
    async def run_work(work_id: str, generation: int) -> None:
        await execute(work_id, generation)

    @DBOS.workflow(name=CLEANING)
    async def run_clean_up(_scheduled: datetime, _context: Any) -> None:
        await clean_up()

    return run_clean_up
