"""Repair begun before anybody complains: what a critic noticed of an answer leads to jobs, with the answer itself."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from sqlmodel import Session

from bots.engine.run import Run
from bots.engine.services import Indexer
from bots.engine.transactions import look, transact
from core.errors import ErrataError
from core.learning.corrections import noted
from core.learning.critic import criticised
from core.learning.signals import JobName, jobs_for
from core.model import Answer, Job, Question, Signal
from core.ports import Progress, Report
from core.reading.phrases import say
from storage.access import audit
from storage.database import Database
from storage.learning import folders
from storage.states import Lane
from storage.work.enqueue import Entry, put_all

logger = logging.getLogger(__name__)

WITHIN = 4.0  # seconds that a question waits for documents to be read anew
LATER = 2.0  # seconds after an answer, until what could not be done within the question is done
NAMED = 3
BY_ITSELF = "errata"  # whose doing a look through a folder is
WEAK = ("insufficient_evidence", "retrieval_miss", "citation_missing")

Answering = Callable[[Question, Report], Awaitable[Answer]]

_unfinished: set[asyncio.Task[tuple[str, ...]]] = set()


@dataclass(frozen=True, slots=True)
class Repairing:
    """Answers, and answers once more where the first answer is weak and its documents have changed meanwhile."""

    answer: Answering
    indexer: Indexer
    database: Database
    within: float = WITHIN

    async def __call__(self, question: Question, report: Report) -> Answer:
        """Return an answer; see `core.loop.answer`."""
        made = await self.answer(question, report)
        if question.retry is not None or question.attached or not is_weak(made):
            return made
        report(Progress("searching again"))
        names = await self._freshened(made)
        if not names:
            return made
        again = await self.answer(question, report)
        if is_weak(again):
            return again
        return noted(again, say("read anew", "en", names=", ".join((await self.indexer.titles(names))[:NAMED])))

    async def _freshened(self, made: Answer) -> tuple[str, ...]:
        scope = made.question.collections
        due = await transact(self.database, lambda session: folders.due(session, scope, time.time()))
        task = asyncio.create_task(freshened(self.database, self.indexer, places_of(made), due))
        _unfinished.add(task)
        task.add_done_callback(_unfinished.discard)
        done, _ = await asyncio.wait({task}, timeout=self.within)
        try:
            return task.result() if done else ()  # the rest is read meanwhile, and the answer edited
        except ErrataError as error:
            logger.warning("What an answer lacked could not be read anew: %s", error)
            return ()


async def freshened(
    database: Database, indexer: Indexer, places: Sequence[tuple[str, str]], due: Sequence[tuple[str, str]]
) -> tuple[str, ...]:
    """Read anew what changed of documents, and what is new in folders; return the paths of what changed.

    A folder that somebody had forgotten meanwhile, with what they removed, is left alone.
    """
    changed = [*await indexer.freshen(places, ())]
    for path, collection in due:
        if await look(database, partial(folders.is_noted, path=path, collection=collection)):
            found = await indexer.freshen((), ((path, collection),))
            changed += found
            if found:
                subject = f"{collection} {path}"
                noting = partial(audit.note, actor=BY_ITSELF, action=audit.DOCUMENTS_INGESTED, subject=subject)
                await transact(database, noting)
    return tuple(dict.fromkeys(changed))


def is_weak(answer: Answer) -> bool:
    """Say whether an answer is a refusal, or a draft without support."""
    return any(signal.reason in WEAK and signal.source == "critic" for signal in criticised(answer))


def places_of(answer: Answer) -> list[tuple[str, str]]:
    """Return the documents (collection, path) that an answer cites, and those that came closest."""
    metas = [source.passage.meta for source in answer.sources]
    cited = [(meta.collection, meta.document) for meta in metas if meta.document]
    return list(dict.fromkeys([*cited, *answer.nearest]))


def follow(session: Session, answer: Answer, raised: Sequence[Signal], run: Run | None = None) -> None:
    """Write the jobs of an answer's signals, in the transaction that keeps it."""
    platform = run.work.platform if run is not None else ""
    person = run.work.person if run is not None else ""
    entries: dict[str, Entry] = {}
    for signal in raised:
        for job in jobs_for(signal):
            entry = _entry(job, signal, platform)
            entries.setdefault(f"{entry.name} {entry.body}", replace(entry, person=person))
    put_all(session, list(entries.values()))


def _entry(job: Job, signal: Signal, platform: str) -> Entry:
    name = f"job:{signal.id}:{job.name}"
    if job.name in (JobName.REPAIR_ANSWER, JobName.RETRY_ANSWER):
        later = time.time() + LATER
        return Entry(name, Lane.RETRIES, JobName.REPAIR_ANSWER, json.dumps(dict(job.payload)), later, platform)
    return Entry(name, Lane.JOBS, job.name, json.dumps(dict(job.payload)))
