"""What is learned from signals: modules read anew, suggestions that wait, and how long it is all kept."""

from __future__ import annotations

import json
import time
from contextlib import asynccontextmanager

import pytest
from sqlmodel import func, select

from bots.engine import cleaning
from bots.engine.cleaning import clean_up
from bots.engine.services import Limits
from bots.indexer import LibraryIndexer
from core.indexing.sync import sync
from core.learning.signals import jobs_for
from core.model import Signal
from storage.caches.stores import InDatabase
from storage.database import open_database
from storage.index.local_index import LocalIndex
from storage.tables.caches import CacheRow
from storage.tables.conversations import AnswerRow, PostRow, QuestionRow
from storage.tables.feedback import FeedbackRow, FixSuggestionRow, KnowledgeGapRow
from storage.tables.learning import SignalRow
from storage.work.enqueue import Entry
from tests.engine_bench import Bench

DAY = 86_400.0


@pytest.fixture
def database(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    yield database
    database.close()


async def do(bench: Bench, reason: str, **context) -> None:
    signal = Signal("01A", "feedback", "2026-01-02T00:00:00Z", "T", "critic", "s", reason, context)
    number = bench.rows(select(func.count()).select_from(FixSuggestionRow))[0]
    for at, job in enumerate(jobs_for(signal)):
        entry = Entry(f"job:{reason}:{number}:{at}:{time.monotonic_ns()}", "jobs", job.name, json.dumps(job.payload))
        await bench.intake._queue.put(entry)
    await bench.settle()


async def test_what_a_user_supplies_waits_for_an_admin_and_is_no_evidence(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await do(bench, "insufficient_evidence", correction="It is 3 years.")
        await do(bench, "insufficient_evidence", correction="It is 3 years.")  # said twice, looked at once

        (row,) = bench.rows(select(FixSuggestionRow))
        assert (row.action, row.target, row.status) == ("evidence.inject", "01A", "pending")
        assert json.loads(row.details) == {"kind": "correction", "content": "It is 3 years."}
        assert not bench.indexer.ingested
        assert not bench.indexer.reindexed


async def test_a_link_between_code_and_table_is_suggested(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await do(bench, "retrieval_miss", file="src/a.py", symbol="Order", schema_ref="orders.id")

        (row,) = bench.rows(select(FixSuggestionRow))
        assert (row.action, row.target, row.status) == ("schema.link.suggest", "orders.id", "pending")
        assert json.loads(row.details) == {"code_symbol": "Order", "reason": "retrieval_miss"}
        assert bench.indexer.reindexed == [("src/a.py", None, True)]


@asynccontextmanager
async def indexed_code(folder):
    (folder / "code").mkdir()
    for name, text in {"a": "import b\n", "b": "import c\n", "c": "x = 1\n", "d": "y = 1\n"}.items():
        (folder / "code" / f"{name}.py").write_text(text)
    index = LocalIndex(folder / "index.db")
    await sync(folder / "code", "code", index, None)
    try:
        yield index
    finally:
        await index.close()


@pytest.mark.parametrize(("recursive", "found"), [(True, ["a.py", "b.py", "c.py"]), (False, ["a.py", "b.py"])])
async def test_a_module_is_read_anew_with_what_it_imports(tmp_path, recursive, found):
    async with indexed_code(tmp_path) as index:
        for name in "abcd":
            path = tmp_path / "code" / f"{name}.py"
            path.write_text(f"{path.read_text()}changed_{name} = True\n")
        said = await LibraryIndexer(index, None).reindex_module("a.py", "code", recursive=recursive)

        changed = [name for name in "abcd" if await index.keyword_search(f"changed_{name}", None, 1)]
        assert [f"{name}.py" for name in changed] == found
        files = "1 file" if len(found) - 1 == 1 else f"{len(found) - 1} files"
        assert said == f"a.py was read anew; looked at {files} it imports"
        gone = await LibraryIndexer(index, None).reindex_module("z.py", "code", recursive=recursive)
        assert gone.startswith("z.py is not in the index any more")


async def test_a_page_that_may_not_be_fetched_is_said_and_stops_nothing_else(tmp_path):
    (tmp_path / "note.md").write_text("# Parking\n\nParking costs 7 pounds a day.\n")
    async with indexed_code(tmp_path) as index:
        urls = ["http://127.0.0.1:1/x", "ftp://host.example/y"]
        said = await LibraryIndexer(index, None).ingest([tmp_path / "note.md"], urls, "hr")

        assert "Indexed **note.md** into hr" in said
        assert "Could not read **http://127.0.0.1:1/x**: 127.0.0.1 is in a private network" in said
        assert "Could not read **ftp://host.example/y**: Only http and https addresses are fetched." in said


class NoRuns:
    """Stands in for the record of workflows."""

    def __init__(self) -> None:
        self.ended = [[f"w{n}"] for n in range(3)]
        self.deleted = []

    async def ended_before(self, moment):
        return self.ended.pop() if self.ended else []

    async def delete(self, ids):
        self.deleted += ids


def aged(days: float, number: int) -> list[object]:
    then, name = time.time() - days * DAY, f"{days}:{number}"
    question = {"id": name, "source": name, "state": "closed", "delivered": "posted m1", "asked_at": then}
    answer = {"id": name, "question": "?", "text": "!", "outcome": "answered", "body": "{}", "created_at": then}
    return [
        QuestionRow(**question),
        AnswerRow(**answer, question_id=name),
        AnswerRow(**answer | {"id": f"{name}:terminal"}),
        PostRow(platform="slack", channel="C1", message=name, key=name, question_id=name),
        FeedbackRow(id=name, answer_id=name, user_id="U1", kind="up", created_at=then, updated_at=then),
        KnowledgeGapRow(id=name, topic="x", created_at=then),
        FixSuggestionRow(id=name, action="x", target="y", created_at=then),
        SignalRow(id=name, type="feedback", at=then, source="chat", reason="thumbs_down"),
    ]


async def test_nothing_grows_for_ever(database, monkeypatch):
    monkeypatch.setattr(cleaning, "BREATH", 0.0)
    rows = [row for n in range(1_200) for row in aged(400, n)] + aged(3, 0)
    database.transaction(lambda session: session.add_all(rows))
    cache = InDatabase(database)
    await cache.put("answer:old", b"x", -1.0)
    await cache.put("answer:new", b"x", 60.0)
    runs = NoRuns()

    await clean_up(database, runs, Limits())

    def count(session):
        tables = (QuestionRow, AnswerRow, PostRow, FeedbackRow, KnowledgeGapRow, FixSuggestionRow, SignalRow, CacheRow)
        return [session.exec(select(func.count()).select_from(table)).one() for table in tables]

    assert database.transaction(count) == [1, 2, 1, 1, 1, 1, 1, 1]
    assert len(runs.deleted) == 3
