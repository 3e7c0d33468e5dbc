"""A scripted engine: a sink of events that remembers, and does with a courier what the real engine would, in memory."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Callable
from dataclasses import replace

from bots.conversation import ChannelSettings, Conversation, RecentQuestion
from bots.courier import Courier, Delivery
from bots.introduction.kept import Introduction
from bots.manners.hearing import NOTHING, Heard, Known
from bots.messages import Accepted, Incoming, Kind, Place, Posted
from core.errors import LeaseLost, Overloaded, TooMany
from core.model import (
    Answer,
    Attempt,
    Draft,
    Mode,
    Outcome,
    Passage,
    PassageMeta,
    Question,
    Severity,
    Source,
    Status,
    Verdict,
)
from core.ports import Progress


def passage(text: str = "Staff have 25 days of leave a year.", **meta) -> Passage:
    given = {"chunk_id": "c1", "source_file": "handbook/leave.pdf", "file_type": "pdf", "title": "Leave", "page": 3}
    return Passage(text, PassageMeta(**{**given, **meta}))


def answer_to(question: str, text: str = "You have **25 days** of leave [1].", **fields) -> Answer:
    given = {
        "id": f"ans-{zlib.crc32(question.encode(errors='replace'))}",  # the same in every process
        "question": Question(question),
        "outcome": Outcome.ANSWERED,
        "confidence": 0.91,
        "mode": Mode.STANDARD,
        "sources": (Source(1, passage(document="handbook/leave.pdf", modified_at="2026-03-03T08:00:00+00:00")),),
        "verdicts": (Verdict("citations", Status.PASS), Verdict("numbers", Status.PASS)),
        "attempts": (
            Attempt(
                1,
                Draft("You have 30 days [1]."),
                verdicts=(Verdict("numbers", Status.FAIL, Severity.HIGH, "30: closest 25"),),
                novelty="first draft",
            ),
            Attempt(2, Draft(text), novelty="the failed check's hint", accepted=True),
        ),
        "model": "scripted",
        "timings_ms": {"total": 1234.0},
    }
    return Answer(text=text, **{**given, **fields})


class Fence:
    """Opens until it is shut; counts how often it was asked."""

    def __init__(self, shut_after: int | None = None) -> None:
        self.asked = 0
        self.shut_after = shut_after

    async def __call__(self) -> None:
        self.asked += 1
        if self.shut_after is not None and self.asked > self.shut_after:
            raise LeaseLost("another process has taken over")


def delivery(key: str = "key-1", *, again: bool = False, fence: Fence | None = None) -> Delivery:
    return Delivery(key, fence or Fence(), again)


class FakeConversation(Conversation):
    """Knows what it is told: settings by channel, threads that were answered, admins, recent questions."""

    def __init__(self) -> None:
        self.by_channel: dict[str, ChannelSettings] = {}
        self.threads: set[str] = set()
        self.admins: set[str] = set()
        self.recent: list[RecentQuestion] = []
        self.votes: dict[tuple[str, str], str] = {}  # by user and answer
        self.voted_at = 0.0
        self.introduction: Introduction | None = None

    async def heard(self, incoming: Incoming) -> Heard:
        if incoming.kind is Kind.EDIT and not incoming.payload.get("addressed"):
            return Heard(incoming) if incoming.place.thread in self.threads else NOTHING
        return await super().heard(incoming)

    async def _replied_to(self, incoming: Incoming) -> str:
        return ""

    async def _asked_beside(self, incoming: Incoming) -> str:
        return ""

    async def known(self, incoming: Incoming) -> Known:
        ours = incoming.place.thread in self.threads
        return Known(ours=ours, asker=ours, answer_id="ans" if ours else "")

    async def settings(self, place: Place) -> ChannelSettings:
        return self.by_channel.get(place.channel, ChannelSettings())

    async def collections(self, place: Place, user: str, *, from_bot: bool = False) -> tuple[str, ...] | None:
        return None

    async def shown_to(self, place: Place, user: str, *, from_bot: bool = False) -> tuple[str, ...] | None:
        return None

    async def recent_questions(self, place: Place, user: str, limit: int = 10) -> list[RecentQuestion]:
        return self.recent[:limit]

    async def vote(self, place: Place, user: str, answer_id: str) -> tuple[str, float]:
        return self.votes.get((user, answer_id), ""), self.voted_at

    async def to_begin_with(self, place: Place, user: str) -> Introduction | None:
        return self.introduction

    def is_admin(self, user: str, roles=()) -> bool:
        return not self.admins.isdisjoint({user, *roles})


class ScriptedEngine:
    """An EventSink that answers what it accepts: `say` maps a question to its answer."""

    def __init__(self, courier: Courier, conversation: FakeConversation) -> None:
        self.courier = courier
        self.conversation = conversation
        self.accepted: list[Incoming] = []
        self.full_at: int | None = None
        self.too_many: TooMany | None = None
        self.waits_at: int | None = None
        self.broken: list[BaseException] = []
        self.say: Callable[[str], Answer] = answer_to
        self.answers: dict[str, tuple[Posted, Answer]] = {}
        self.failures: list[BaseException] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def accept(self, incoming: Incoming) -> Accepted:
        if self.broken:
            raise self.broken.pop(0)
        if any(known.event_id == incoming.event_id for known in self.accepted):
            return Accepted(incoming.event_id, duplicate=True)
        if self.too_many is not None:
            raise self.too_many
        if self.full_at is not None:
            raise Overloaded("full", position=self.full_at)
        self.accepted.append(incoming)
        task = asyncio.create_task(self._work(incoming))
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return Accepted(incoming.event_id, position=self.waits_at or 1, waits=self.waits_at is not None)

    def kinds(self) -> list[Kind]:
        return [incoming.kind for incoming in self.accepted]

    async def settled(self) -> None:
        """Wait for all work begun; raise what went wrong in it."""
        while self._tasks:
            await asyncio.wait(self._tasks)
        if self.failures:
            raise self.failures[0]

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            self.failures.append(task.exception())

    async def _work(self, incoming: Incoming) -> None:
        work = {
            Kind.ASK: self._ask,
            Kind.VERIFY_CLAIM: self._ask,
            Kind.EDIT: self._edit,
            Kind.FEEDBACK_ADDED: self._feedback,
            Kind.DELETED: self._deleted,
            Kind.WHY: self._why,
            Kind.SOURCES: self._sources,
            Kind.STOP: self._stop,
            Kind.INGEST: self._ingest,
            Kind.SUMMARY: self._summary,
        }.get(incoming.kind)
        if work is not None:
            await work(incoming)

    async def _ask(self, incoming: Incoming) -> None:
        answer = self.say(incoming.text)
        await self.courier.status(incoming.place, delivery(incoming.event_id), Progress("searching", incoming.text))
        posted = await self.courier.post_answer(incoming.place, answer, delivery(answer.id))
        self.answers[incoming.place.message or incoming.event_id] = (posted, answer)
        self.conversation.threads.add(incoming.place.thread or posted.messages[0])

    async def _edit(self, incoming: Incoming) -> None:
        posted, _ = self.answers[incoming.place.message]
        await self.courier.update_answer(posted, self.say(incoming.text), delivery(incoming.event_id))

    async def _feedback(self, incoming: Incoming) -> None:
        posted, answer = self._about(incoming)
        vote, before = incoming.payload["vote"], self.conversation.votes.get((incoming.user, answer.id))
        self.conversation.votes[incoming.user, answer.id] = "" if incoming.payload.get("takes_back") else vote
        self.conversation.voted_at = time.time()
        if vote == "down" != before:
            looking = replace(answer, notes=(*answer.notes, "Looking again, because of your 👎."))
            await self.courier.update_answer(posted, looking, delivery(incoming.event_id))

    async def _deleted(self, incoming: Incoming) -> None:
        posted, _ = self.answers.pop(incoming.place.message)
        await self.courier.delete(posted, delivery(incoming.event_id))

    async def _why(self, incoming: Incoming) -> None:
        _, answer = self._about(incoming)
        await self.courier.show_receipt(incoming.place, incoming.user, answer, delivery(incoming.event_id))

    async def _sources(self, incoming: Incoming) -> None:
        _, answer = self._about(incoming)
        await self.courier.show_sources(incoming.place, incoming.user, answer, delivery(incoming.event_id))

    async def _stop(self, incoming: Incoming) -> None:
        await self.courier.post_note(incoming.place, "Stopped.", delivery(incoming.event_id))
        await self.courier.clear_status(incoming.place, incoming.event_id)

    async def _ingest(self, incoming: Incoming) -> None:
        named = ", ".join(f["name"] for f in incoming.payload["files"]) or ", ".join(incoming.payload["urls"])
        await self.courier.post_note(incoming.place, f"Learnt from **{named}**.", delivery(incoming.event_id))

    async def _summary(self, incoming: Incoming) -> None:
        await self.courier.tell(incoming.place, incoming.user, "3 👍, 1 👎 here.", delivery(incoming.event_id))

    def _about(self, incoming: Incoming) -> tuple[Posted, Answer]:
        wanted = incoming.payload.get("answer_id")
        for posted, answer in reversed(self.answers.values()):
            if answer.id == wanted or incoming.place.message in posted.messages or not incoming.place.message:
                return posted, answer
        raise AssertionError(f"nothing was answered: {incoming}")
