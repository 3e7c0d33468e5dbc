"""Homes as earlier versions left them: what a newer one must go on with. They are never changed, only added to."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from importlib import resources
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, MetaData, Table, create_engine, select, text

from storage.access.tokens import hashed

TOKEN = "errata_" + "a" * 16 + "_" + "B" * 43
"""The secret of the token `ada`."""

_PLACE = {
    "platform": "slack", "channel": "C1", "workspace": "T1", "thread": "1.0", "message": "1.0", "direct": False,
    "private": False, "interaction": "", "application": "", "user": "U1",
}  # fmt: skip
_META = {
    "chunk_id": "c1", "source_file": "handbook.md", "file_type": "md", "chunk_index": 0, "total_chunks": 2,
    "chunk_method": "structure", "token_count": 12, "char_count": 31, "keywords": [], "created_at": "",
    "processed_at": "", "modified_at": None, "collection": "hr", "document": "handbook.md", "title": "Handbook",
    "page": None, "section": "Leave", "line_start": 1, "line_end": 3, "url": None,
}  # fmt: skip
_ANSWER = {
    "id": "a1",
    "question": {
        "text": "How many days of leave do I get?", "id": "q1", "mode": "standard", "collections": None,
        "conversation_id": "slack:T1:C1:1.0", "history": [], "trace_id": "t1", "retry": None, "asked": "",
    },
    "text": "You have 25 days [1].", "outcome": "answered", "confidence": 0.9, "mode": "standard",
    "sources": [{"number": 1, "passage": {"text": "Text.", "meta": _META, "score": 0.0}}],
    "verdicts": [], "attempts": [], "crag": None, "reflection": None, "table": None, "notes": [], "model": "",
    "usage": {"prompt_tokens": 10, "completion_tokens": 5, "calls": 1, "cost_usd": None, "by_model": []},
    "timings_ms": {}, "cached": False, "cache_key": "", "broken_contracts": [],
}  # fmt: skip
_TIME = 1_767_312_000.0  # 2 January 2026


def _event(ts: str, asked: str) -> str:
    return json.dumps({
        "event_id": f"slack:T1:C1:{ts}", "kind": "ask", "place": _PLACE | {"thread": ts, "message": ts}, "user": "U1",
        "text": asked, "payload": {}, "from_bot": False, "received_at": "2026-01-02T00:00:00+00:00",
    })  # fmt: skip


def _question(number: int, **changes: Any) -> dict[str, Any]:
    ts = f"{number}.0"
    return {
        "id": f"q{number}", "source": f"slack:C1:{ts}", "conversation_id": f"slack:T1:C1:{ts}", "platform": "slack",
        "workspace": "T1", "channel": "C1", "user_id": "U1", "text": "How many days of leave do I get?",
        "place": json.dumps(_PLACE | {"thread": ts, "message": ts}), "state": "closed",
        "work_id": f"slack:T1:C1:{ts}", "answer_id": "", "outcome": "", "asked_at": _TIME,
    } | changes  # fmt: skip


def _work(seq: int, ts: str, **changes: Any) -> dict[str, Any]:
    return {
        "seq": seq, "id": f"slack:T1:C1:{ts}", "lane": "answers", "name": "ask",
        "body": _event(ts, "How long is notice?"), "state": "waiting", "generation": 0, "epoch": 0, "attempts": 0,
        "put_offs": 0, "owner": "", "halt": "", "error": "", "not_before": 0.0, "created_at": _TIME, "finished_at": 0.0,
    } | changes  # fmt: skip


def _document(number: int, collection: int, path: str, chunks: int) -> dict[str, Any]:
    return {
        "id": number, "collection": collection, "path": path, "content_hash": f"hash-{number}", "stat_key": "1:42|1/x",
        "chunks": chunks, "file_type": "md", "title": "Handbook", "root": "/docs", "url": None,
        "created_at": "2026-01-02T00:00:00+00:00", "modified_at": None, "processed_at": "2026-01-02T00:00:00+00:00",
        "imports": "[]",
    }  # fmt: skip


_CHUNK = {
    "id": 1, "chunk_id": "c1", "document": 1, "position": 0, "text_hash": "text-1", "token_count": 12,
    "method": "structure", "page": None, "section": "Leave", "keywords": "[]", "line_start": 1, "line_end": 3,
    "text": "Employees get 25 days of leave.",
}  # fmt: skip
_METRIC = {
    "company": "Apple Inc.", "metric": "revenue", "period": "FY", "fiscal_year": 2023, "unit": "USD", "ticker": "AAPL",
    "cik": "0000320193", "start": "2022-09-25", "end": "2023-09-30", "value": 383285000000.0, "tag": "Revenues",
    "accession": "0000320193-23-000106", "form": "10-K", "filing_date": "2023-11-03", "first_accession": None,
    "first_filing_date": None, "first_value": None, "restated": False, "derived": False,
}  # fmt: skip
_FILING = {
    "company": "Apple Inc.", "accession": "0000320193-23-000106", "ticker": "AAPL", "cik": "0000320193", "form": "10-K",
    "filing_date": "2023-11-03", "report_date": "2023-09-30", "fiscal_year": 2023, "period": "FY", "items": None,
    "description": "Annual report", "url": None,
}  # fmt: skip
_PRICE = {
    "company": "Apple Inc.", "ticker": "AAPL", "date": "2023-11-03", "cik": "0000320193", "open": 174.24, "high": 176.8,
    "low": 173.4, "close": 176.65, "volume": 79763700, "currency": "USD",
}  # fmt: skip

ROWS: dict[str, list[dict[str, Any]]] = {
    "answer": [
        {
            "id": "a1", "question_id": "q1", "conversation_id": "slack:T1:C1:1.0", "outcome": "answered",
            "question": "How many days of leave do I get?", "text": "You have 25 days [1].", "confidence": 0.9,
            "body": json.dumps(_ANSWER), "replaces": "", "hidden": False, "tokens": 15, "created_at": _TIME,
        }
    ],
    "api_token": [
        {"id": "a" * 16, "name": "ada", "hash": hashed(TOKEN), "scope": "ask", "collections": '["hr"]',
         "created_at": _TIME, "revoked_at": 0.0},
        {"id": "b" * 16, "name": "bob", "hash": hashed("gone"), "scope": "admin", "collections": "",
         "created_at": _TIME, "revoked_at": _TIME},
    ],
    "cache_entry": [{"key": "answer:1", "value": b"{}", "expires_at": _TIME}],
    "cache_eviction": [{"key": "answer:2", "evicted_at": _TIME}],
    "channel": [
        {"platform": "slack", "workspace": "T1", "channel": "C1", "updated_by": "U9", "updated_at": _TIME,
         "body": '{"mode": "crag", "collections": ["hr"]}'}
    ],
    "company_metrics": [_METRIC],
    "fact_companies": [{"name": "Apple Inc.", "ticker": "AAPL", "cik": "0000320193"}],
    "facts_version": [{"id": 1, "version": 3}],
    "feedback": [
        {"id": "f1", "answer_id": "a1", "user_id": "U1", "chat_id": "slack:T1:C1", "message_id": "1.1", "kind": "down",
         "reason": "It is 28 days.", "active": True, "rounds": 1, "marks": '{"1.1:-1": [1, true]}',
         "created_at": _TIME, "updated_at": _TIME}
    ],
    "filings": [_FILING],
    "fix_suggestions": [
        {"id": "s1", "action": "schema.link.suggest", "target": "x", "details": "{}", "status": "pending",
         "created_at": _TIME}
    ],
    "index_collections": [{"id": 1, "name": "hr", "chunks": 1, "words": 6}],
    "index_embedders": [{"id": 1, "name": "test/embedder"}],
    "index_state": [{"id": 1, "name": "f00dfeed", "version": 4}],
    "index_changes": [{"version": 4, "chunk": 1}],
    "index_documents": [_document(1, 1, "handbook.md", 1)],
    "index_chunks": [_CHUNK],
    "index_words": [
        {"chunk": 1, "collection": 1, "length": 6, "words": "'25':2 'day':3 'employe':1 'get':4 'leav':5 'of':6"}
    ],
    "index_vectors": [
        {"chunk": 1, "collection": 1, "embedder": 1, "embedding": bytes.fromhex("0000803f" + "00000000" * 3)}
    ],
    "index_copies": [
        {"document": 1, "store": "errata", "namespace": "n", "generation": "g1", "size": 1, "lsn": None,
         "written_at": _TIME}
    ],
    "index_discards": [{"generation": "g0", "store": "errata", "namespace": "n", "size": 1, "since": _TIME}],
    "knowledge_gaps": [
        {"id": "g1", "topic": "leave", "file": "handbook.md", "symbol": "", "reason": "thumbs_down",
         "created_at": _TIME}
    ],
    "lease": [
        {"executor": "old", "worker": "w0", "machine": "m", "pid": 1, "started_at": _TIME, "expires_at": _TIME,
         "reaper": "", "reaper_until": 0.0}
    ],
    "post": [
        {"platform": "slack", "channel": "C1", "message": "1.1", "part": 0, "key": "k1", "answer_id": "a1",
         "question_id": "q1", "place": json.dumps(_PLACE), "created_at": _TIME}
    ],
    "prices": [_PRICE],
    "problem": [{"subject": "language model", "problem": "The key was rejected.", "since": _TIME}],
    "question": [
        _question(1, answer_id="a1", outcome="answered"),
        _question(2, state="open", text="How long is notice?"),
        _question(4, state="deleted", text=""),
        _question(5, state="stopped"),
        _question(6, outcome="failed"),
    ],
    "work": [
        _work(1, "1.0", state="done", epoch=1, attempts=1, finished_at=_TIME),
        _work(2, "2.0", epoch=1, put_offs=1, generation=1),  # was put off after it was registered
        _work(3, "3.0"),
        _work(4, "6.0", state="dead", error="It was given up.", epoch=20, attempts=20, finished_at=_TIME),
    ],
    "work_checkpoint": [{"work_id": "slack:T1:C1:2.0", "name": "register", "result": '"q2"', "created_at": _TIME}],
}  # fmt: skip
"""Rows of every table of revision 0001; parents stand before what refers to them."""


def make_home(url: str, folder: Path | None = None) -> None:
    """Make the database as revision 0001 left it and, in a folder, the index file that stood beside it."""
    engine = create_engine(url)
    move(engine, "0001")
    with engine.begin() as connection:
        for table, rows in ROWS.items():
            for row in rows:
                names = ", ".join(f'"{name}"' for name in row)
                marks = ", ".join(f":{name}" for name in row)
                connection.execute(text(f'INSERT INTO "{table}" ({names}) VALUES ({marks})'), row)  # noqa: S608 - ours
    engine.dispose()
    if folder is not None:
        script = resources.files(__package__).joinpath("index_1.sql").read_text(encoding="utf-8")
        with closing(sqlite3.connect(folder / "index.db")) as connection:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.executescript(script)
            connection.commit()


def move(engine: Engine, revision: str) -> None:
    """Bring a database up to a revision, as the migrations say."""
    config = Config()
    config.set_main_option("script_location", str(resources.files("storage") / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def lost(engine: Engine) -> list[str]:
    """Return the rows of revision 0001 that are not there any more as they were, in the columns that they had."""
    with engine.connect() as connection:
        metadata = MetaData()
        found: list[str] = []
        for name, rows in ROWS.items():
            table = Table(name, metadata, autoload_with=connection)
            columns = [table.c[column] for column in rows[0]]
            there = [dict(row._mapping) for row in connection.execute(select(*columns))]
            found += [f"{name}: {row}" for row in rows if row not in there]
            if len(there) != len(rows):
                found.append(f"{name}: {len(there)} rows")
        return found
