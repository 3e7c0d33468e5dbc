"""The embedded index: chunks, keywords and vectors in one SQLite file, read and written by any number of processes."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from core.errors import BadInput
from core.indexing.documents import Chunk, Document
from core.model import Passage
from core.ports import DocumentEntry, Hit, Vectors
from core.tabulated.document import DocumentTables
from storage.index.rows import with_tables
from storage.index.sqlite_file import connect, prepare, translated, writing
from storage.index.sqlite_sql import (
    collection_numbers,
    corpus_version,
    find_passages,
    find_tables,
    find_vectors,
    list_collections,
    list_documents,
    list_neighbours,
    list_passages,
    name_hits,
    remove_document,
    replace_document,
    search_keywords,
    touch_document,
)
from storage.index.vector_matrix import LiveVectors

ResultT = TypeVar("ResultT")
READERS = 4


class LocalIndex:
    """Implements `core.ports.Index`.

    `embedder` is the name of the one whose vectors are searched and written; chunks that hold a vector of another
    count as not embedded. SQL and matrix products run in threads of this object's own.
    """

    def __init__(self, path: Path, embedder: str = "") -> None:
        """Open the file, making it if need be. Raises `BadSetting` or `StoreCorrupt`."""
        prepare(path)
        self.path = path
        self.embedder = embedder
        self._vectors = LiveVectors(path, embedder)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="index-read")
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="index-write")
        self._own = threading.local()
        self._opened: list[sqlite3.Connection] = []

    async def keyword_search(self, query: str, collections: Sequence[str] | None, limit: int) -> list[Hit]:
        """Return BM25 hits, best first; scripts without spaces by pairs of characters."""
        return await self._read(lambda connection: search_keywords(connection, query, collections, limit))

    async def dense_search(
        self, vector: npt.NDArray[np.float32], collections: Sequence[str] | None, limit: int
    ) -> list[Hit]:
        """Return the nearest chunks by cosine, best first."""

        def work(connection: sqlite3.Connection) -> list[Hit]:
            inside = None if collections is None else collection_numbers(connection, collections)
            found = self._vectors.nearest(vector, inside, limit)
            return name_hits(connection, found)

        return await self._read(work)

    async def passages(self, chunk_ids: Sequence[str]) -> dict[str, Passage]:
        """Return the passages of these chunks; unknown ids are left out."""
        return await self._read(lambda connection: find_passages(connection, chunk_ids))

    async def neighbours(self, chunk_id: str, before: int, after: int) -> list[Passage]:
        """Return the chunks around one, in document order, without itself."""
        return await self._read(lambda connection: list_neighbours(connection, chunk_id, before, after))

    async def document_passages(self, collection: str, path: str) -> list[Passage]:
        """Return all chunks of a document, in order."""
        return await self._read(lambda connection: list_passages(connection, collection, path))

    async def document_tables(self, collection: str, path: str) -> DocumentTables | None:
        """Return the typed tables of a document, None where there is no such document."""
        return await self._read(lambda connection: find_tables(connection, collection, path))

    async def replace_document(self, document: Document, chunks: Sequence[Chunk], vectors: Vectors | None) -> None:
        """Put a document in place of its former self, all or nothing.

        `vectors`, shape (len(chunks), dimensions), are this index's embedder's; None leaves the chunks to keyword
        search. Raises `BadInput` where the shapes don't fit.
        """
        if vectors is not None and (vectors.ndim != 2 or len(vectors) != len(chunks)):
            raise BadInput(f"{document.path} has {len(chunks)} chunks, but vectors of shape {vectors.shape}.")
        read = await asyncio.to_thread(with_tables, document, chunks)  # before the transaction: it holds up others
        await self._write(lambda connection: replace_document(connection, read, chunks, vectors, self.embedder))

    async def known_vectors(self, text_hashes: Sequence[str], embedder: str) -> dict[str, npt.NDArray[np.float32]]:
        """Return vectors already computed for these texts by this embedder."""
        return await self._read(lambda connection: find_vectors(connection, text_hashes, embedder))

    async def remove_document(self, collection: str, path: str) -> bool:
        """Remove a document; False where there was none."""
        return await self._write(lambda connection: remove_document(connection, collection, path))

    async def documents(self, collection: str | None = None) -> list[DocumentEntry]:
        """List documents, ordered by collection and path."""
        return await self._read(lambda connection: list_documents(connection, collection, self.embedder))

    async def touch_document(self, collection: str, path: str, stat_key: str, modified_at: str | None) -> None:
        """Note a new stat for unchanged content, so that the next run need not read the file."""
        await self._write(lambda connection: touch_document(connection, collection, path, stat_key, modified_at))

    async def collections(self) -> list[str]:
        """Names of the collections that hold documents."""
        return await self._read(list_collections)

    async def version(self) -> str:
        """Changes with every change of the corpus, the same in every process."""
        return await self._read(corpus_version)

    async def close(self) -> None:
        """Finish what runs, then close every connection."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        self._vectors.close()
        while self._opened:
            self._opened.pop().close()

    async def _read(self, work: Callable[[sqlite3.Connection], ResultT]) -> ResultT:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._work_reading, work)

    async def _write(self, work: Callable[[sqlite3.Connection], ResultT]) -> ResultT:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._work_writing, work)

    def _work_reading(self, work: Callable[[sqlite3.Connection], ResultT]) -> ResultT:
        with translated(self.path):
            return work(self._connection(read_only=True))

    def _work_writing(self, work: Callable[[sqlite3.Connection], ResultT]) -> ResultT:
        with translated(self.path):
            connection = self._connection(read_only=False)
            with writing(connection):
                return work(connection)

    def _connection(self, *, read_only: bool) -> sqlite3.Connection:
        """Return this thread's connection."""
        connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
        if connection is None:
            connection = self._own.connection = connect(self.path, read_only=read_only)
            self._opened.append(connection)
        return connection
