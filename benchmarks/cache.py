"""How long a question takes whose answer is remembered, by store, and that equal questions at once cost one answer."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path

import numpy as np

from benchmarks.corpora import made_up_documents
from benchmarks.results import may_record, record, table
from bots.wiring import SystemClock
from core.clients.extractive import ExtractiveModel
from core.loop import answer
from core.model import Question
from core.ports import Kit
from core.settings import Settings
from core.tasks import Generate
from storage.caches.redis_store import InRedis
from storage.caches.stores import InDatabase, InProcess, Store
from storage.caches.tiers import StoredAnswers
from storage.conversations.store import StoredConversations
from storage.database import Database, open_database
from storage.facts.store import SqlFacts
from storage.index.local_index import LocalIndex

DATABASE = 15  # of Redis: nobody else's, as a rule
QUESTION = "How many days of leave do I get?"
ANSWERED = "Every employee gets 28 days of paid leave a year. Unused leave expires on 31 March of the next year."


class CountedModel:
    """Extracts from the evidence, as slowly as a language model drafts; counts its drafts."""

    name = "counted"

    def __init__(self, seconds: float) -> None:
        self._inner = ExtractiveModel(None, None)
        self._seconds = seconds
        self.drafts = 0

    async def do(self, task):  # noqa: ANN001, ANN201 - as `core.ports.Model`
        """Do the task."""
        if isinstance(task, Generate):
            self.drafts += 1
            await asyncio.sleep(self._seconds)
        return await self._inner.do(task)


def main() -> None:
    """Measure, print, and record where told to."""
    options = _arguments()
    body = asyncio.run(_measure(options))
    print(body)
    if options.record:
        record("Cache", body)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hits", type=int, default=400)
    parser.add_argument("--at-once", type=int, default=100)
    parser.add_argument("--redis", default=f"redis://127.0.0.1:6379/{DATABASE}", help="left out where none answers")
    may_record(parser)
    return parser.parse_args()


async def _measure(options: argparse.Namespace) -> str:
    with tempfile.TemporaryDirectory() as folder:
        async with _opened(Path(folder)) as (kit, database):
            rows = [row async for row in _hits(kit, database, options)]
            flight = await _single_flight(kit, database, options.at_once)
    hits = table(
        ["store", "the store alone, p50 ms", "the whole question, p50 ms", "p95 ms", "best ms", "processor ms"], rows
    )
    told = "The whole question: received, keyed by the versions of corpus and facts, read, held against evictions."
    return f"{hits}\n\n{told}\n\n{flight}"


@asynccontextmanager
async def _opened(folder: Path):  # noqa: ANN202 - a context manager of (Kit, Database)
    database = open_database(f"sqlite:///{folder / 'errata.db'}")
    index = LocalIndex(folder / "index.db")
    for document, chunks in made_up_documents(1_000):
        await index.replace_document(document, chunks, None)
    document, chunks = next(iter(made_up_documents(100)))
    leave = replace(document, path="leave.md", content_hash="leave", title="Leave")
    chunk = replace(chunks[0], chunk_id="leave-0", text=ANSWERED, search_text=ANSWERED, text_hash="leave")
    await index.replace_document(leave, [chunk], None)
    try:
        yield (
            Kit(
                Settings(),
                CountedModel(0.0),
                index,
                SystemClock(),
                StoredConversations(database),
                facts=SqlFacts(database),
            ),
            database,
        )
    finally:
        await index.close()
        database.close()


async def _hits(kit: Kit, database: Database, options: argparse.Namespace):  # noqa: ANN202 - rows of a table
    async with AsyncExitStack() as stack:
        stores: dict[str, Store] = {
            "in process, before SQLite (the default)": InProcess(InDatabase(database)),
            "SQLite alone (another process's answer)": InDatabase(database),
        }
        redis = InRedis(options.redis)
        stack.push_async_callback(redis.close)
        await redis.put("answer:benchmark", b"1", 1)
        if await redis.get("answer:benchmark") == b"1":
            stores["in process, before Redis"] = InProcess(redis)
            stores["Redis alone (another process's answer)"] = redis
        for name, store in stores.items():
            cache = StoredAnswers(store, database)
            asking = replace(kit, cache=cache)
            made = await answer(Question(QUESTION), asking)
            assert made.cache_key, made
            store_alone = await _timed(lambda key=made.cache_key, at=store: at.get(key), options.hits)
            whole = await _timed(lambda at=asking: answer(Question(QUESTION), at), options.hits)
            assert cache.counts["hit"] == options.hits, cache.counts
            await cache.evict(made.cache_key)
            yield [name, f"{store_alone[0]:.2f}", f"{whole[0]:.2f}", *(f"{value:.2f}" for value in whole[1:])]


async def _single_flight(kit: Kit, database: Database, count: int) -> str:
    rows = []
    for name, texts in (
        ("equal", [QUESTION] * count),
        ("different", [f"{QUESTION} Case {number}." for number in range(count)]),
    ):
        model = CountedModel(0.5)
        asking = replace(kit, model=model, cache=StoredAnswers(InProcess(InDatabase(database)), database))
        start = time.perf_counter()
        answers = await asyncio.gather(*(answer(Question(text), asking) for text in texts))
        spent = time.perf_counter() - start
        assert len({made.id for made in answers}) == count, "each answer takes feedback of its own"
        rows.append([f"{count} {name} questions at once", model.drafts, f"{spent:.2f}"])
    assert rows[0][1] == 1, "single flight"
    return table(["asked, with a draft of 0.5 s", "drafts", "seconds, all answered"], rows)


async def _timed(act: Callable[[], Awaitable[object]], count: int) -> tuple[float, ...]:
    """Return p50, p95, the best and the mean processor time in milliseconds, one after another."""
    spent = []
    worked = time.process_time()
    for _ in range(count):
        start = time.perf_counter()
        await act()
        spent.append((time.perf_counter() - start) * 1000)
    worked = (time.process_time() - worked) * 1000 / count
    return float(np.percentile(spent, 50)), float(np.percentile(spent, 95)), min(spent), worked


if __name__ == "__main__":
    main()
