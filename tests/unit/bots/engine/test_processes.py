"""Real worker processes, killed, stopped and continued: nothing accepted is lost, nothing is posted twice."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sqlite3

import pytest
from aiohttp import web

from bots.engine.intake import Intake
from bots.messages import Kind
from bots.workflows import dead_jobs, retry_job
from storage.database import open_database
from storage.work import pieces as store
from tests.emulators.common import PATIENCE
from tests.engine_bench import incoming, until
from tests.engine_child import Worker
from tests.fakes_platform import FakePlatform, platform_app


class Stage:
    """A platform, a database, and worker processes."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.database = open_database(url)
        self.platform = FakePlatform()
        self.intake = Intake(self.database)
        self.workers: dict[str, Worker] = {}

    async def __aenter__(self):
        self._runner = web.AppRunner(platform_app(self.platform), shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.address = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
        return self

    async def __aexit__(self, *_):
        for worker in self.workers.values():
            await worker.kill()
        await self.intake.close()
        await self._runner.cleanup()
        self.database.close()

    async def start(self, name: str, version: str = "this", **limits: float) -> Worker:
        worker = self.workers[name] = Worker(self.url, self.address, name, version, **limits)
        assert await worker.heard() == "ready"
        return worker

    async def kill(self, name: str) -> None:
        await self.workers[name].kill()

    async def pause(self, name: str) -> None:
        """Stop a process, outside of its transactions: inside of one it would hold SQLite's lock, and nobody at all
        could take over or post anything until it goes on."""
        worker = self.workers[name]
        await worker.stopped()
        while self.database.is_sqlite and await asyncio.to_thread(self._is_locked):
            worker.signal(signal.SIGCONT)
            await asyncio.sleep(0.01)
            await worker.stopped()

    def _is_locked(self) -> bool:
        with contextlib.closing(sqlite3.connect(self.database.engine.url.database, timeout=2.0)) as connection:
            try:
                connection.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError:
                return True
            return False

    async def seen(self, condition, seconds: float = PATIENCE) -> None:
        async with asyncio.timeout(seconds), self.platform.changed:
            await self.platform.changed.wait_for(condition)

    def state(self, work_id: str) -> str:
        return self.database.transaction(lambda session: store.state_of(session, work_id))


@pytest.fixture
async def stage(request, tmp_path):
    """On SQLite; `on_both` adds PostgreSQL."""
    on_postgres = getattr(request, "param", "sqlite") == "postgres"
    url = request.getfixturevalue("postgres_url") if on_postgres else f"sqlite:///{tmp_path / 'errata.db'}"
    async with Stage(url) as stage:
        yield stage


on_both = pytest.mark.parametrize("stage", ["sqlite", "postgres"], indirect=True)


@on_both
async def test_a_worker_killed_between_posting_and_noting_posts_nothing_twice(stage):
    stage.platform.post_gate = asyncio.Event()
    await stage.start("worker-0")
    event = incoming(text="How long is it?")
    await stage.intake.accept(event)
    await stage.seen(lambda: stage.platform.messages)
    await stage.kill("worker-0")  # the message is there, the worker never heard so
    stage.platform.post_gate.set()

    await stage.start("worker-1")
    await until(lambda: stage.state(event.event_id) == "done")

    assert stage.platform.texts() == ["How long is it? -> old"]
    assert stage.platform.answering["worker-1"] == 0  # the answer itself had been made durable


@on_both
async def test_a_worker_that_was_only_paused_posts_nothing_after_its_work_was_taken_over(stage):
    stage.platform.answer_gate = asyncio.Event()
    paused = await stage.start("worker-0")
    event = incoming(text="How long is it?")
    await stage.intake.accept(event)
    await stage.seen(lambda: stage.platform.answering["worker-0"])
    await stage.pause("worker-0")
    await stage.start("worker-1")
    await stage.seen(lambda: stage.platform.answering["worker-1"])
    stage.platform.answer_gate.set()
    await until(lambda: stage.state(event.event_id) == "done")

    paused.signal(signal.SIGCONT)
    second = incoming(text="And then?", message="2.0")
    await stage.kill("worker-1")
    await stage.intake.accept(second)  # the paused one is well again, and works on
    await until(lambda: stage.state(second.event_id) == "done")

    assert sorted(stage.platform.texts()) == ["And then? -> old", "How long is it? -> old"]
    assert len(stage.platform.verbs("post")) == 2


async def test_a_version_that_inserts_a_step_finishes_what_the_last_one_began(stage):
    stage.platform.post_gate = asyncio.Event()
    await stage.start("worker-0", "this")
    event = incoming(text="How long is it?")
    await stage.intake.accept(event)
    await stage.seen(lambda: stage.platform.messages)
    await stage.kill("worker-0")
    stage.platform.post_gate.set()

    await stage.start("worker-1", "next")
    await until(lambda: stage.state(event.event_id) == "done")

    assert stage.platform.verbs("greet") == ["hello"]
    assert stage.platform.texts() == ["How long is it? -> old"]


async def test_a_question_that_kills_its_workers_is_given_up_said_and_can_be_revived(stage):
    event = incoming(text="How long is it?")
    await stage.intake.accept(event)
    deaths = 0
    while stage.state(event.event_id) != "dead":
        worker = await stage.start("worker-0", "deadly", attempts=1)
        done = asyncio.create_task(until(lambda: stage.state(event.event_id) == "dead"))
        died = asyncio.create_task(worker.gone())
        await asyncio.wait({done, died}, return_when=asyncio.FIRST_COMPLETED)
        deaths += died.done()
        died.cancel()
        done.cancel()
        await asyncio.gather(done, died, return_exceptions=True)
    await stage.kill("worker-0")

    assert deaths == 1
    assert "could not answer" in "".join(stage.platform.texts())
    assert [job.id for job in await dead_jobs(stage.database)] == [event.event_id]

    await retry_job(stage.database, event.event_id)
    await stage.start("worker-1")
    await until(lambda: stage.state(event.event_id) == "done")
    assert "How long is it? -> old" in stage.platform.texts()


async def test_a_worker_told_to_stop_finishes_what_it_can_and_hands_over_the_rest_at_once(stage):
    stage.platform.answer_gate = asyncio.Event()
    first = await stage.start("worker-0", shutdown=0.5)
    await stage.start("worker-1", lease_ttl=60.0)  # no lease runs out here: what it gets was handed to it
    events = [incoming(text=f"Question {n}?", message=f"{n}.0") for n in range(3)]
    for event in events:
        await stage.intake.accept(event)
    await stage.seen(lambda: sum(stage.platform.answering.values()) >= 3)
    first.signal(signal.SIGTERM)
    await first.gone()
    assert first.process.exitcode == 0, "it did not wait for the answers, which nobody gives it"
    stage.platform.answer_gate.set()
    await until(lambda: {stage.state(event.event_id) for event in events} == {"done"})

    assert sorted(stage.platform.texts()) == [f"Question {n}? -> old" for n in range(3)]
    assert not stage.platform.duplicates()


async def test_feedback_acknowledged_by_a_process_that_is_killed_is_not_lost(stage):
    gateway = await stage.start("worker-0")
    question = incoming(text="How long is it?")
    await stage.intake.accept(question)
    await until(lambda: stage.state(question.event_id) == "done")
    event = incoming(Kind.FEEDBACK_ADDED, message="m1", payload={"vote": "down", "emoji": "-1"})
    gateway.give(event)
    assert await gateway.heard() == event.event_id
    await stage.kill("worker-0")

    await stage.start("worker-1")
    await stage.seen(lambda: any("-> new" in text for text in stage.platform.texts()))

    assert "Corrected" in "".join(stage.platform.messages["m1"].notes)
