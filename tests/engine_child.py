"""A worker process for tests that kill, stop and continue it."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from pathlib import Path

import aiohttp

from bots.conversation import Conversation
from bots.engine import questions
from bots.engine.executor import Handler
from bots.engine.intake import Intake
from bots.engine.services import Limits, Services
from bots.messages import Incoming, Kind, incoming_from_json, incoming_to_json
from bots.workflows import HANDLERS
from storage.database import Database, open_database
from tests.engine_bench import FakeIndexer, answer_to
from tests.fakes_platform import FakeCourier, FakePlatform, HttpCourier
from tests.workers import run_worker

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.engine_child"])

# As quick as a test wants it: a dead process is noticed within a second or two.
LIMITS = Limits(
    lease_ttl=1.5, poll=0.1, watch=0.2, reap=0.2, repair=1.0, retry_base=0.05, put_off_base=0.2, answers_waiting=10_000
)


async def ask_with_a_step_more(run):
    """The next version of `ask`: a step before all others."""
    incoming = incoming_from_json(run.work.body)
    courier = run.courier(incoming.place)
    await run.step("greet", None, lambda: courier.call("say", {"verb": "greet", "key": run.work.id, "text": "hello"}))
    await questions.ask(run)


async def ask_and_die(run):
    """A question that brings down whoever works on it."""
    os.kill(os.getpid(), signal.SIGKILL)


VERSIONS = {"this": questions.ask, "next": ask_with_a_step_more, "deadly": ask_and_die}


@dataclass
class Version:
    name: str
    version: str
    limits: Limits


class Worker:
    """A worker process as its parent sees it. Forked from a server that has everything imported: quick to start."""

    def __init__(self, database: str, platform: str, name: str, version: str = "this", **limits: float) -> None:
        self._pipe, childs = FORKS.Pipe()
        this = Version(name, version, replace(LIMITS, **limits))
        self.process = FORKS.Process(target=work, args=(childs, database, platform, this), daemon=True)
        self.process.start()
        childs.close()

    async def heard(self) -> str:
        """Return what the process says next: `ready`, or the id of an event that is durable. Empty: it is gone."""
        try:
            return await asyncio.to_thread(self._pipe.recv)
        except (EOFError, OSError):
            return ""

    def give(self, event: Incoming) -> None:
        """Let the process accept an event."""
        self._pipe.send(incoming_to_json(event))

    def signal(self, number: int) -> None:
        os.kill(self.process.pid, number)

    async def stopped(self) -> None:
        """Stop the process, and return when all of its threads stand: the signal alone does not wait for them."""
        self.signal(signal.SIGSTOP)
        while self._states() != {"T"}:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.005)

    def _states(self) -> set[str]:
        """States of its threads; `X` for one that ended while they were read."""
        return {_state(task) for task in Path(f"/proc/{self.process.pid}/task").iterdir()}

    async def gone(self) -> None:
        await asyncio.to_thread(self.process.join, 60)

    async def kill(self) -> None:
        if self.process.is_alive():
            self.signal(signal.SIGKILL)
        await self.gone()


def _state(task: Path) -> str:
    try:
        return (task / "stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return "X"


def work(pipe: Connection, database: str, platform: str, this: Version) -> None:
    """Be a worker until SIGTERM."""
    asyncio.run(_work(pipe, open_database(database), platform, this))


async def _work(pipe: Connection, database: Database, platform: str, this: Version) -> None:
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=120)) as session:

        async def answer(question, report):
            async with session.get(f"{platform}/answering", params={"worker": this.name}):
                return answer_to(question, f"{question.text} -> {'new' if question.retry else 'old'}")

        services = Services(
            database=database,
            conversation=Conversation(database, standing_of={"slack": FakeCourier(FakePlatform()).standing}),
            answer=answer,
            couriers={"slack": HttpCourier(platform, session)},
            indexer=FakeIndexer(),
            limits=this.limits,
            worker=this.name,
        )
        handlers = {**HANDLERS, Kind.ASK: Handler(VERSIONS[this.version], questions.give_up)}
        accepting = Accepting(pipe, Intake(database, this.limits))
        accepting.start()
        await run_worker(services, stop, handlers)
    database.close()


class Accepting:
    """A gateway's part: takes events, and says each one's id once it is durable."""

    def __init__(self, pipe: Connection, intake: Intake) -> None:
        self._pipe = pipe
        self._intake = intake
        self._waiting: set[asyncio.Task] = set()

    def start(self) -> None:
        asyncio.get_running_loop().add_reader(self._pipe.fileno(), self._read)
        self._pipe.send("ready")

    def _read(self) -> None:
        try:
            event = incoming_from_json(self._pipe.recv())
        except EOFError:  # the parent is gone: nobody would ever stop us
            os._exit(1)
        task = asyncio.create_task(self._accept(event))
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    async def _accept(self, event: Incoming) -> None:
        self._pipe.send((await self._intake.accept(event)).event_id)
