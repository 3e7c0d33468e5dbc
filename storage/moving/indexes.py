"""The index of documents, carried between the embedded file and the tables of a database: no vector is made anew.

Keyword tables differ between the two and are made from the stored text, as an upgrade makes them.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, insert, select
from sqlmodel import Session

from storage.index.keyword_query import searchable
from storage.index.local_corpus import make_copy_tables
from storage.index.postgres_keywords import WORDS_VERSION
from storage.index.postgres_objects import prepare as prepare_objects
from storage.index.postgres_upgrade import upgrade_words
from storage.index.sqlite_file import connect, prepare, translated, writing
from storage.moving.rows import BATCH, Counts, compare, count_rows, go_on_counting
from storage.tables.every import metadata

Row = dict[str, Any]

# Table of the file, table of the database, in the order of what refers to what.
PAIRS = (
    ("collection", "index_collections"),
    ("embedder", "index_embedders"),
    ("document", "index_documents"),
    ("chunk", "index_chunks"),
    ("document_table", "index_tables"),
    ("vector", "index_vectors"),
    ("copy", "index_copies"),
    ("discard", "index_discards"),
)


def count_file(path: Path) -> Counts:
    """Return how many rows each table of an index file holds, under its own name; nothing where there is no file."""
    if not path.is_file():
        return {}
    prepare(path)
    with translated(path), closing(connect(path, read_only=True)) as file:
        return _counted(file)


def file_to_tables(path: Path, target: Connection) -> Counts:
    """Put an index file's documents, passages, tables and vectors into a database's tables; return how many."""
    if not path.is_file():
        return {}
    prepare(path)
    with translated(path), closing(connect(path, read_only=True)) as file:
        file.execute("BEGIN")
        copied = {theirs: _into_table(file, ours, target, metadata.tables[theirs]) for ours, theirs in PAIRS}
        meta = dict(file.execute("SELECT key, value FROM meta").fetchall())
    state = {"id": 1, "name": str(meta["name"]), "version": int(meta["version"]), "keywords": WORDS_VERSION - 1}
    target.execute(insert(metadata.tables["index_state"]), [state])
    go_on_counting(target, [metadata.tables[name] for name in copied])
    compare(copied, count_rows(target, [metadata.tables[name] for name in copied]))
    if target.dialect.name == "postgresql":
        with Session(target) as session:
            prepare_objects(session)
            upgrade_words(session)
            session.flush()
    return copied


def tables_to_file(source: Connection, path: Path) -> Counts:
    """Make an index file of a database's tables; return how many rows of each. The file must not be there."""
    prepare(path)
    with translated(path), closing(connect(path)) as file, writing(file):
        make_copy_tables(file)
        state = source.execute(select(metadata.tables["index_state"])).mappings().first()
        if state is not None:
            file.execute("UPDATE meta SET value = ? WHERE key = 'name'", [state["name"]])
        collections: dict[int, tuple[int, str]] = {}
        copied = {}
        for ours, theirs in PAIRS:
            copied[theirs] = _into_file(source, metadata.tables[theirs], (file, ours), collections)
        file.execute("UPDATE meta SET value = ? WHERE key = 'version'", [state["version"] + 1 if state else 0])
        found = _counted(file)
        compare(copied, {theirs: found[ours] for ours, theirs in PAIRS})
    return copied


def _counted(file: sqlite3.Connection) -> dict[str, int]:
    there = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    return {
        ours: file.execute(f"SELECT count(*) FROM {ours}").fetchone()[0] if ours in there else 0  # noqa: S608 - of PAIRS
        for ours, _ in PAIRS
    }


def _into_table(file: sqlite3.Connection, ours: str, target: Connection, theirs: Table) -> int:
    columns = [name for _, name, *_ in file.execute(f"PRAGMA table_info({ours})")]
    wanted = [column.name for column in theirs.columns if column.name in columns]
    copied = 0
    if not wanted:
        return 0  # a file that has no copies elsewhere has no table of them
    cursor = file.execute(f"SELECT {', '.join(wanted)} FROM {ours}")  # noqa: S608 - names of our own tables
    while batch := cursor.fetchmany(BATCH):
        rows = [dict(zip(wanted, values, strict=True)) for values in batch]
        target.execute(insert(theirs), [_read_here(theirs.name, row) for row in rows])
        copied += len(rows)
    return copied


def _read_here(table: str, row: Row) -> Row:
    """What a file's row has not: whoever made the file read its tables, and counts words otherwise."""
    if table == "index_documents":
        return row | {"tables_read": 1}
    return row | {"chunks": 0, "words": 0} if table == "index_collections" else row


def _into_file(
    source: Connection, theirs: Table, to: tuple[sqlite3.Connection, str], documents: dict[int, tuple[int, str]]
) -> int:
    file, ours = to
    columns = [name for _, name, *_ in file.execute(f"PRAGMA table_info({ours})")]
    marks = ", ".join("?" * len(columns))
    copied = 0
    for rows in _batches(source, theirs):
        made = [_written_there(ours, row, documents) for row in rows]
        values = [[row.get(name) for name in columns] for row in made]
        file.executemany(f"INSERT INTO {ours} ({', '.join(columns)}) VALUES ({marks})", values)  # noqa: S608 - as above
        copied += len(rows)
    return copied


def _batches(source: Connection, table: Table) -> Iterator[Sequence[Row]]:
    result = source.execution_options(stream_results=True, yield_per=BATCH).execute(select(table))
    for batch in result.mappings().partitions(BATCH):
        yield [dict(row) for row in batch]


def _written_there(ours: str, row: Row, documents: dict[int, tuple[int, str]]) -> Row:
    if ours == "document":
        documents[row["id"]] = (row["collection"], row["title"] or "")
    if ours != "chunk":
        return row
    collection, title = documents[row["document"]]
    context = "\n".join(filter(None, (title, row["section"], row["text"])))
    return row | {"collection": collection, "search_text": searchable(context)}
