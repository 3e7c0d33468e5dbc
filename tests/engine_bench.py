"""The engine without dbos: events in, handlers run to their end, one after another, in milliseconds."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime

from sqlmodel import select
from ulid import ULID

from bots.conversation import Conversation
from bots.engine.durable import Durable
from bots.engine.executor import Executor
from bots.engine.intake import Intake
from bots.engine.lease_keeper import LeaseKeeper
from bots.engine.services import Limits, Services
from bots.messages import Incoming, Kind, Place
from bots.workflows import HANDLERS
from core.errors import LeaseLost, Unreadable
from core.indexing.learnt import TERMINAL
from core.learning.grounds import Ground, Grounds
from core.model import ATTACHED, Answer, Mode, Outcome, Passage, PassageMeta, Source
from core.ports import Progress
from storage.states import WorkState
from storage.tables.engine import WorkRow
from storage.work import leases, queues
from storage.work import pieces as store
from tests.emulators.common import PATIENCE
from tests.fakes_platform import FakeCourier, FakePlatform
from tests.queues import plenty

QUICK = Limits(
    questions_per_minute=10_000,
    votes_apart=0.0,
    looks_apart=0.0,
    lease_ttl=5.0,
    poll=0.1,
    watch=0.1,
    reap=0.5,
    repair=1.0,
    retry_base=0.01,
    put_off_base=0.01,
    shutdown=2.0,
)
PLACE = Place("slack", "C1", workspace="T1", thread="1.0", message="1.0")
_numbers = itertools.count(1)


def incoming(kind: Kind = Kind.ASK, text: str = "", **changes) -> Incoming:
    user = changes.pop("user", "U1")
    there = {name: changes.pop(name) for name in list(changes) if name in Place.__dataclass_fields__}
    event = Incoming(
        changes.pop("event_id", f"slack:Ev{next(_numbers)}"),
        kind,
        replace(PLACE, user=user, **there),
        user,
        text,
        received_at=datetime(2026, 1, 2, tzinfo=UTC).isoformat(),
    )
    return replace(event, **changes)


def answer_to(question, text: str = "", **changes) -> Answer:
    files = changes.pop("files", ("handbook.md",))
    sources = tuple(
        Source(n, Passage("Text.", PassageMeta(f"{name}:0", name, "md", document=name)))
        for n, name in enumerate(files, 1)
    )
    made = Answer(
        id=str(ULID()),
        question=question,
        text=text or f"Answer to {question.text}",
        outcome=Outcome.ANSWERED,
        confidence=0.9,
        mode=Mode.STANDARD,
        sources=sources,
    )
    return replace(made, **changes)


async def until(condition: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait for something another task or process does; a condition in a database can't be awaited."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it did not come about in time"
        await asyncio.sleep(0.01)


class FakeAnswerer:
    """Says what it is told to, in order, and the last for ever; remembers the questions."""

    def __init__(self, *replies) -> None:
        self.replies = list(replies)
        self.asked = []

    async def __call__(self, question, report):
        self.asked.append(question)
        report(Progress("searching"))
        reply = self.replies.pop(0) if len(self.replies) > 1 else self.replies[0] if self.replies else ""
        if isinstance(reply, BaseException):
            raise reply
        if callable(reply):
            return await reply(question)
        return answer_to(question, reply)


class FakeIndexer:
    def __init__(self) -> None:
        self.reindexed = []
        self.rights = []
        self.ingested = []
        self.learnt = []
        self.known = ["default"]
        self.entries = []
        self.fresh = ()
        self.ground = Grounds(Ground.UNKNOWN)

    async def freshen(self, places, folders):
        return self.fresh

    async def changed_since(self, moment, collections):
        return ()

    async def titles(self, paths):
        return list(paths)

    async def supply(self, supplied):
        self.ingested.append(supplied)

    async def grounds(self, answer):
        return self.ground

    async def links(self, question, collections):
        return ()

    async def reindex(self, path, collection, *, refetch=""):
        self.reindexed.append((path, collection))
        self.rights.append(refetch)
        return "unchanged"

    async def reindex_module(self, path, collection, *, recursive, refetch=""):
        self.reindexed.append((path, collection, recursive))
        return "unchanged"

    async def ingest(self, paths, urls, collection, *, learnt=TERMINAL, passwords=()):
        self.learnt.append(learnt)
        self.ingested.append(([path.name for path in paths], list(urls), collection))
        return f"Learned from {len(paths) + len(urls)}."

    async def read(self, path):
        if path.suffix == ".exe":
            raise Unreadable("Not a document.")
        meta = PassageMeta("attachment-1", path.name, ATTACHED, document=path.name, title=path.name)
        return (Passage(path.read_text(), meta),)

    async def collections(self):
        return self.known

    async def documents(self):
        return self.entries

    async def remove(self, path, collection):
        self.entries = [entry for entry in self.entries if (entry.collection, entry.path) != (collection, path)]


MOST_GENERATIONS = 1_000


class Bench:
    """A conversation's table: `hear` an event, and everything that follows from it is done when it returns."""

    def __init__(self, database, folder, answerer=None, limits: Limits = QUICK, indexer=None, **conversation) -> None:
        self.database = database
        self.platform = FakePlatform()
        self.courier = FakeCourier(self.platform)
        self.answerer = answerer or FakeAnswerer()
        self.indexer = indexer or FakeIndexer()
        self.evicted: list[str] = []
        self.conversation = Conversation(
            database,
            channels_of={"slack": self.courier.channels_of},
            standing_of=dict.fromkeys(("slack", "discord", "web"), self.courier.standing),
            principals_of={"slack": self.courier.principals_of},
            principals_in={"slack": self.courier.principals_in},
            **conversation,
        )
        self.services = Services(
            database=database,
            conversation=self.conversation,
            answer=self.answerer,
            couriers={"slack": self.courier},
            indexer=self.indexer,
            evict=self._evict,
            limits=limits,
            scratch=folder,
        )
        self.intake = Intake(database, limits)
        holder = leases.this_process("bench", str(ULID()))
        self.keeper = LeaseKeeper(database, Durable(database, holder.executor), holder, limits.lease_ttl)
        self.executor = Executor(self.services, self.keeper, HANDLERS)

    async def __aenter__(self):
        await self.keeper.gain(lambda: self.executor.stop_all(LeaseLost()))
        return self

    async def __aexit__(self, *_):
        await self.intake.close()

    async def hear(self, *events: Incoming) -> None:
        for event in events:
            await self.intake.accept(event)
        await self.settle()

    async def settle(self) -> None:
        """Do all work that is due, oldest first, until there is none."""
        while due := self._due():
            for work_id, _, generation in due:
                assert generation < MOST_GENERATIONS, f"{work_id} is taken by nobody here, and waits for ever"
                await self.executor.execute(work_id, generation)

    def due(self) -> list[str]:
        return [work_id for work_id, _, _ in self._due()]

    def state(self, work_id: str) -> str:
        return self.database.transaction(lambda session: store.state_of(session, work_id))

    def rows(self, statement):
        return self.database.transaction(lambda session: list(session.exec(statement)))

    async def _evict(self, answer_id):
        self.evicted.append(answer_id)

    def _due(self) -> list[tuple[str, str, int]]:
        waiting = select(WorkRow.lane, WorkRow.platform).where(WorkRow.state == WorkState.WAITING).distinct()
        lanes = self.database._reading(lambda session: {tuple(row) for row in session.exec(waiting)})
        if not lanes:
            return []
        free = [lane for lane in plenty(*self.services.couriers) if (lane.lane, lane.platform) in lanes]
        found = self.database.transaction(lambda session: queues.due(session, 50, free))
        ids = [work_id for work_id, _, _ in found]
        came = dict(self.rows(select(WorkRow.id, WorkRow.seq).where(WorkRow.id.in_(ids))))
        return sorted(found, key=lambda one: came[one[0]])  # one after the other, a retry must come after its jobs
