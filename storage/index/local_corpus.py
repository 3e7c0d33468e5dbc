"""The embedded index with copies of its vectors elsewhere: the file keeps text, keywords and vectors."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from core.indexing.documents import Chunk, Document
from core.ports import Vectors
from storage.index import sqlite_sql as index_sql
from storage.index.copies import CopyRows, Names, Writing
from storage.index.local_index import LocalIndex

ResultT = TypeVar("ResultT")

_NAMES = Names("document", "chunk", "collection", "vector", "embedder", "copy", "discard", "json_each(:{})")

# Triggers, because the file may also be written by a process that knows of no copies.
_TABLES = (
    """CREATE TABLE IF NOT EXISTS copy (
        document INTEGER PRIMARY KEY REFERENCES document(id) ON DELETE CASCADE, store TEXT NOT NULL,
        namespace TEXT NOT NULL, generation TEXT NOT NULL UNIQUE, size INTEGER NOT NULL, lsn INTEGER,
        written_at REAL NOT NULL)""",
    "CREATE INDEX IF NOT EXISTS copy_written ON copy (store, written_at)",
    """CREATE TABLE IF NOT EXISTS discard (
        generation TEXT PRIMARY KEY, store TEXT NOT NULL, namespace TEXT NOT NULL, size INTEGER NOT NULL,
        since REAL NOT NULL) WITHOUT ROWID""",
    """CREATE TRIGGER IF NOT EXISTS copy_went AFTER DELETE ON copy BEGIN
        INSERT OR REPLACE INTO discard (generation, store, namespace, size, since)
        VALUES (old.generation, old.store, old.namespace, old.size, CAST(strftime('%s', 'now') AS REAL)); END""",
)


class LocalCorpus(LocalIndex):
    """Implements `storage.index.copies.Corpus`. Its own dense search costs memory once it is used."""

    def __init__(self, path: Path, embedder: str = "") -> None:
        """Open the file, making it if need be. Raises `BadSetting` or `StoreCorrupt`."""
        super().__init__(path, embedder)
        self._writer.submit(self._work_writing, make_copy_tables).result()

    async def name(self) -> str:
        """Random, made with the file."""
        return await self._read(_name)

    async def transact(self, work: Callable[[Writing], ResultT]) -> ResultT:
        """Run `work` in one transaction that writes, in a thread."""
        return await self._write(lambda connection: work(_Writing(connection, self.embedder)))

    async def look(self, work: Callable[[CopyRows], ResultT]) -> ResultT:
        """Run `work`, which only reads, in a thread."""
        return await self._read(lambda connection: work(_copies(connection)))


class _Writing:
    """Implements `storage.index.copies.Writing` within a transaction of the file."""

    def __init__(self, connection: sqlite3.Connection, embedder: str) -> None:
        self._connection = connection
        self._embedder = embedder
        self.copies = _copies(connection)

    def replace(self, document: Document, chunks: Sequence[Chunk], vectors: Vectors | None) -> int:
        index_sql.replace_document(self._connection, document, chunks, vectors, self._embedder)
        number = self.copies.number_of(document.collection, document.path)
        assert number is not None, "it was written a moment ago"  # noqa: S101 - for the type checker
        return number

    def remove(self, collection: str, path: str) -> bool:
        return index_sql.remove_document(self._connection, collection, path)


def _copies(connection: sqlite3.Connection) -> CopyRows:
    def execute(sql: str, values: Mapping[str, Any]) -> list[tuple[Any, ...]]:
        return connection.execute(sql, dict(values)).fetchall()

    return CopyRows(execute, _NAMES)


def make_copy_tables(connection: sqlite3.Connection) -> None:
    """Make the tables of copies in an index file, where they are not there."""
    for statement in _TABLES:
        connection.execute(statement)


def _name(connection: sqlite3.Connection) -> str:
    return str(connection.execute("SELECT value FROM meta WHERE key = 'name'").fetchone()[0])
