"""The index in PostgreSQL: documents, keywords and vectors that several machines share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar, cast

import numpy as np
import numpy.typing as npt
from sqlalchemy import CursorResult, text
from sqlmodel import Session

from core.errors import BadInput, Unavailable
from core.indexing.documents import Chunk, Document
from core.model import Passage
from core.ports import DocumentEntry, Hit, Vectors
from core.tabulated.document import DocumentTables
from storage.database import Database
from storage.index import postgres_sql as sql
from storage.index.copies import CopyRows, Names, Writing
from storage.index.postgres_keywords import search_words
from storage.index.postgres_objects import prepare
from storage.index.postgres_upgrade import upgrade_said, upgrade_tables, upgrade_words
from storage.index.postgres_vectors import SharedVectors
from storage.index.rows import table_rows, with_tables

ResultT = TypeVar("ResultT")
READ_SECONDS = 120.0  # the first dense search of a process reads every vector

PREPARATION = (prepare, upgrade_words, upgrade_said, upgrade_tables)
"""What brings the index up to date, each in a transaction of its own."""

_NAMES = Names(
    "index_documents",
    "index_chunks",
    "index_collections",
    "index_vectors",
    "index_embedders",
    "index_copies",
    "index_discards",
    "json_array_elements_text(CAST(:{} AS json))",
)


class PostgresCorpus:
    """Implements `core.ports.Index` and `storage.index.copies.Corpus` over the main database.

    `embedder` is as in `LocalIndex`. A database that was `opened` for this object is closed with it. Raises
    `Unavailable` where the server does not answer.
    """

    def __init__(self, database: Database, embedder: str = "", *, opened: bool = False) -> None:
        self.embedder = embedder
        self._database = database
        self._opened = opened
        self._vectors = SharedVectors(embedder)
        self._prepared = False

    async def keyword_search(self, query: str, collections: Sequence[str] | None, limit: int) -> list[Hit]:
        """Return BM25 hits, best first; a script without spaces is found by pairs of characters."""

        def work(session: Session) -> list[Hit]:
            inside = None if collections is None else sql.collection_numbers(session, collections)
            return [Hit(chunk, score) for chunk, score in search_words(session, query, inside, limit)]

        return await self._read(work)

    async def dense_search(
        self, vector: npt.NDArray[np.float32], collections: Sequence[str] | None, limit: int
    ) -> list[Hit]:
        """Return the nearest chunks by cosine, best first, from vectors in this process's memory."""

        def work(session: Session) -> list[Hit]:
            inside = None if collections is None else sql.collection_numbers(session, collections)
            found = self._vectors.nearest(session, vector, inside, limit)
            names = _chunk_names(session, [chunk for chunk, _ in found])
            return [Hit(names[chunk], score) for chunk, score in found if chunk in names]

        return await self._read(work)

    async def passages(self, chunk_ids: Sequence[str]) -> dict[str, Passage]:
        """Return the passages of these chunks; unknown ids are left out."""
        return await self._read(lambda session: sql.find_passages(session, chunk_ids))

    async def neighbours(self, chunk_id: str, before: int, after: int) -> list[Passage]:
        """Return the chunks around one, in document order, without itself."""
        return await self._read(lambda session: sql.list_neighbours(session, chunk_id, before, after))

    async def document_passages(self, collection: str, path: str) -> list[Passage]:
        """Return all chunks of a document, in order."""
        return await self._read(lambda session: sql.list_passages(session, collection, path))

    async def document_tables(self, collection: str, path: str) -> DocumentTables | None:
        """Return the typed tables of a document, None where there is no such document."""
        return await self._read(lambda session: sql.find_tables(session, collection, path))

    async def replace_document(self, document: Document, chunks: Sequence[Chunk], vectors: Vectors | None) -> None:
        """Put a document in place of its former self, all or nothing. Raises `BadInput` where the shapes don't fit."""
        if vectors is not None and (vectors.ndim != 2 or len(vectors) != len(chunks)):
            raise BadInput(f"{document.path} has {len(chunks)} chunks, but vectors of shape {vectors.shape}.")
        read = await asyncio.to_thread(with_tables, document, chunks)
        await self.transact(lambda corpus: corpus.replace(read, chunks, vectors))

    async def known_vectors(self, text_hashes: Sequence[str], embedder: str) -> dict[str, npt.NDArray[np.float32]]:
        """Return vectors already computed for these texts by this embedder."""
        return await self._read(lambda session: sql.find_vectors(session, text_hashes, embedder))

    async def remove_document(self, collection: str, path: str) -> bool:
        """Remove a document; False where there was none."""
        return await self.transact(lambda corpus: corpus.remove(collection, path))

    async def documents(self, collection: str | None = None) -> list[DocumentEntry]:
        """List documents, ordered by collection and path."""
        return await self._read(lambda session: sql.list_documents(session, collection, self.embedder))

    async def touch_document(self, collection: str, path: str, stat_key: str, modified_at: str | None) -> None:
        """Note a new stat for unchanged content."""
        await self._write(lambda session: sql.touch_document(session, collection, path, stat_key, modified_at))

    async def collections(self) -> list[str]:
        """Names of the collections that hold documents."""
        return await self._read(sql.list_collections)

    async def version(self) -> str:
        """Changes with every change of the corpus, the same in every process."""
        name, version = await self._read(sql.corpus_state)
        return f"{name}-{version}"

    async def close(self) -> None:
        """Forget the vectors, and close the database if it is this object's own."""
        self._vectors.forget()
        if self._opened:
            await asyncio.to_thread(self._database.close)

    async def name(self) -> str:
        """Random, made with the first document."""
        name, _ = await self._read(sql.corpus_state)
        return name or await self._write(sql.make_state)

    async def transact(self, work: Callable[[Writing], ResultT]) -> ResultT:
        """Run `work` in one transaction that writes, in a thread."""
        return await self._write(lambda session: work(_Writing(session, self.embedder)))

    async def look(self, work: Callable[[CopyRows], ResultT]) -> ResultT:
        """Run `work`, which only reads, in a thread."""
        return await self._read(lambda session: work(_copies(session)))

    async def _read(self, work: Callable[[Session], ResultT]) -> ResultT:
        try:
            with sql.translated():
                async with asyncio.timeout(READ_SECONDS):
                    await self._prepare()
                    return await self._database.read(work)
        except TimeoutError as error:
            raise Unavailable("The database did not answer in time.") from error

    async def _write(self, work: Callable[[Session], ResultT]) -> ResultT:
        with sql.translated():
            await self._prepare()
            return await self._database.run(work)

    async def _prepare(self) -> None:
        if not self._prepared:
            for step in PREPARATION:
                await self._database.run(step)
            self._prepared = True


class _Writing:
    """Implements `storage.index.copies.Writing` within a transaction; the first change locks other writers out."""

    def __init__(self, session: Session, embedder: str) -> None:
        self._session = session
        self._embedder = embedder
        self.copies = _copies(session)

    def replace(self, document: Document, chunks: Sequence[Chunk], vectors: Vectors | None) -> int:
        session, version = self._session, sql.next_version(self._session)
        for former in sql.find_within(session, document):
            sql.remove_document(session, former, version)
        number, collection = sql.insert_document(session, document, len(chunks))
        numbers = sql.insert_chunks(session, number, collection, chunks)
        sql.insert_tables(session, number, table_rows(document.tables, [chunk.text for chunk in chunks[:4]]))
        if vectors is not None and numbers:
            sql.insert_vectors(session, numbers, collection, vectors, self._embedder)
            sql.note_changes(session, version, numbers)
        return number

    def remove(self, collection: str, path: str) -> bool:
        if sql.find_document(self._session, collection, path) is None:
            return False
        version = sql.next_version(self._session)
        # Asked again: only now that other writers are locked out does the answer hold.
        document = sql.find_document(self._session, collection, path)
        if document is not None:
            sql.remove_document(self._session, document, version)
        return document is not None


def _copies(session: Session) -> CopyRows:
    def execute(statement: str, values: Mapping[str, Any]) -> list[tuple[Any, ...]]:
        result = cast("CursorResult[Any]", session.execute(text(statement), dict(values)))
        return [tuple(row) for row in result] if result.returns_rows else []

    return CopyRows(execute, _NAMES)


def _chunk_names(session: Session, chunks: Sequence[int]) -> dict[int, str]:
    rows = session.execute(text("SELECT id, chunk_id FROM index_chunks WHERE id = ANY(:ids)"), {"ids": list(chunks)})
    return {row.id: row.chunk_id for row in rows}
