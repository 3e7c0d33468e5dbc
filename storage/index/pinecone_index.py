"""Pinecone as the index's dense half: vectors are searched there, text and keywords stay in the database.

The database knows which vectors stand for a document. New ones are written first, under ids that were never used
before; then one transaction puts text, keywords and the ids in force, and the former ones are deleted. Whatever
Pinecone returns that is not in force is left out: a crash at any point serves no passage that isn't there and loses
none.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Sequence
from dataclasses import replace
from urllib.parse import quote

import numpy as np
import numpy.typing as npt
from ulid import ULID

from core.access.provenance import kept_of
from core.access.readers import base_of, parts_begin
from core.errors import BadInput, ErrataError
from core.indexing.documents import Chunk, Document
from core.model import Passage
from core.ports import Departures, DocumentEntry, Hit, Vectors
from core.tabulated.document import DocumentTables
from storage.index.copies import Copy, Corpus, Pending, Writing
from storage.index.pinecone_search import FRESH, Freshness, PineconeSearch
from storage.index.pinecone_vectors import PineconeVectors
from storage.index.rows import with_tables

log = logging.getLogger("errata.pinecone")

KEPT_SECONDS = 3_600.0  # what was begun that long ago and never came into force is deleted
SWEPT_AT_ONCE = 5
MOST_LEFT = 100_000  # of what is left over, looked through for collections that are kept in
NAMESPACE_CHARS = 200  # of 512 that the API takes


class PineconeIndex:
    """Implements `core.ports.Index` over a corpus in a database and its vectors in Pinecone.

    Vectors of collections that are kept in (`departures`) are never written there, and are searched in the database.

    Any method that reaches Pinecone may raise what `PineconeVectors` raises; those that only read text never reach it.
    """

    def __init__(
        self,
        corpus: Corpus,
        vectors: PineconeVectors,
        freshness: Freshness = FRESH,
        departures: Departures | None = None,
    ) -> None:
        self._corpus = corpus
        self._departures = departures
        self._vectors = vectors
        self._search = PineconeSearch(corpus, vectors, freshness)
        self._opened = False
        self._ending = ""
        self._unseen: dict[str, Copy] = {}  # the latest of this process, by namespace

    async def keyword_search(self, query: str, collections: Sequence[str] | None, limit: int) -> list[Hit]:
        """Return the database's BM25 hits, best first."""
        return await self._corpus.keyword_search(query, collections, limit)

    async def dense_search(
        self, vector: npt.NDArray[np.float32], collections: Sequence[str] | None, limit: int
    ) -> list[Hit]:
        """Return the nearest chunks by cosine, best first; sees what any process wrote a moment ago."""
        present = await self._corpus.collections()
        asked = present if collections is None else sorted(set(present).intersection(collections))
        if not asked or limit < 1 or not np.any(vector):
            return []
        kept = await self._kept_in()
        near = kept_of(asked, kept)
        hits = await self._corpus.dense_search(vector, near, limit) if near else []
        if len(near) < len(asked):
            await self._open()
            away = [self._namespace(name) for name in asked if name not in near]
            hits = [*hits, *await self._search.nearest(vector, away, limit)]
        return sorted(hits, key=lambda hit: (-hit.score, hit.chunk_id))[:limit]

    async def passages(self, chunk_ids: Sequence[str]) -> dict[str, Passage]:
        """Return the passages of these chunks; unknown ids are left out."""
        return await self._corpus.passages(chunk_ids)

    async def neighbours(self, chunk_id: str, before: int, after: int) -> list[Passage]:
        """Return the chunks around one, in document order, without itself."""
        return await self._corpus.neighbours(chunk_id, before, after)

    async def document_passages(self, collection: str, path: str) -> list[Passage]:
        """Return all chunks of a document, in order."""
        return await self._corpus.document_passages(collection, path)

    async def document_tables(self, collection: str, path: str) -> DocumentTables | None:
        """Return the typed tables of a document, None where there is no such document."""
        return await self._corpus.document_tables(collection, path)

    async def replace_document(self, document: Document, chunks: Sequence[Chunk], vectors: Vectors | None) -> None:
        """Put a document in place of its former self: its vectors first, then all the rest in one transaction."""
        if vectors is not None and (vectors.ndim != 2 or len(vectors) != len(chunks)):
            raise BadInput(f"{document.path} has {len(chunks)} chunks, but vectors of shape {vectors.shape}.")
        copy = None
        if vectors is not None and len(chunks) and base_of(document.collection) not in await self._kept_in():
            copy = await self._write(document.collection, [chunk.index for chunk in chunks], vectors)

        read = await asyncio.to_thread(with_tables, document, chunks)

        def put(corpus: Writing) -> list[Copy]:
            numbers = corpus.copies.numbers_within(document.collection, document.path)
            former = [one for number in numbers if (one := corpus.copies.of(number))]
            number = corpus.replace(read, chunks, vectors)
            if copy is not None:
                corpus.copies.put_in_force(number, copy, time.time())
            return former

        try:
            former = await self._corpus.transact(put)
        except ErrataError:
            await self._discard([copy] if copy else [])
            raise
        if copy is not None:
            self._unseen[copy.namespace] = copy
            if base_of(document.collection) in await self._kept_in():  # since a moment ago
                await self.withdraw()
        await self._discard(former)
        await self._sweep()

    async def known_vectors(self, text_hashes: Sequence[str], embedder: str) -> dict[str, npt.NDArray[np.float32]]:
        """Return vectors already computed for these texts by this embedder; the database keeps them, too."""
        return await self._corpus.known_vectors(text_hashes, embedder)

    async def remove_document(self, collection: str, path: str) -> bool:
        """Remove a document, then its vectors; False where there was none."""

        def remove(corpus: Writing) -> tuple[bool, Copy | None]:
            number = corpus.copies.number_of(collection, path)
            former = None if number is None else corpus.copies.of(number)
            return corpus.remove(collection, path), former

        removed, former = await self._corpus.transact(remove)
        await self._discard([former] if former else [])
        return removed

    async def documents(self, collection: str | None = None) -> list[DocumentEntry]:
        """List documents, ordered by collection and path."""
        return await self._corpus.documents(collection)

    async def touch_document(self, collection: str, path: str, stat_key: str, modified_at: str | None) -> None:
        """Note a new stat for unchanged content."""
        await self._corpus.touch_document(collection, path, stat_key, modified_at)

    async def collections(self) -> list[str]:
        """Names of the collections that hold documents."""
        return await self._corpus.collections()

    async def version(self) -> str:
        """Changes with every change of the corpus, the same in every process."""
        return await self._corpus.version()

    async def close(self) -> None:
        """Wait, for a while, until everybody sees what was written here; then let go of connections."""
        unseen, self._unseen = self._unseen, {}
        try:
            await asyncio.gather(*(self._search.see(copy) for copy in unseen.values()))
        except ErrataError as error:
            log.warning("The latest documents may take a moment to be found by meaning: %s", error)
        finally:
            await self._vectors.close()
            await self._corpus.close()
            if self._departures is not None:
                await self._departures.close()

    async def catch_up(self) -> int:
        """Write the vectors of documents that have none in Pinecone yet, and return how many documents those were.

        So it is for a corpus that was indexed before there was a key, and after the Pinecone index was lost: the
        database has kept the vectors, nothing is embedded again. What is kept in now and was not before is deleted.
        """
        await self.withdraw()
        if not self._corpus.embedder:
            return 0
        await self._know_namespaces()
        done = 0
        while (pending := await self._next_pending()) is not None:
            copy = await self._write(pending.collection, pending.positions, pending.vectors)
            number = pending.document

            def adopt(corpus: Writing, number: int = number, copy: Copy = copy) -> Copy | None:
                former = corpus.copies.of(number)
                corpus.copies.drop(number)
                corpus.copies.put_in_force(number, copy, time.time())
                return former

            former = await self._corpus.transact(adopt)
            await self._discard([former] if former else [])
            done += 1
        return done

    async def withdraw(self) -> int:
        """Delete what Pinecone has of collections that are kept in; return of how many documents it had vectors.

        What can't be deleted now is tried again the next time; it is found by no search meanwhile.
        """
        bases = await self._kept_in()
        if not bases:
            return 0
        kept = {*bases, *kept_of(await self._corpus.collections(), bases)}

        def take_back(corpus: Writing) -> list[Copy]:
            copies = corpus.copies.inside(self._vectors.index, kept)
            for document in copies:
                corpus.copies.drop(document)
            return list(copies.values())

        withdrawn = await self._corpus.transact(take_back)
        # Also what an interrupted or a running write of such a collection has left: it must not come into force.
        left = await self._corpus.look(lambda copies: copies.left_over(self._vectors.index, time.time() + 1, MOST_LEFT))
        prefixes = (*(f"{_readable(name)}." for name in kept), *(quote(parts_begin(name), safe=" ") for name in bases))
        await self._discard([copy for copy in left if copy.namespace.startswith(prefixes)])
        return len(withdrawn)

    async def _kept_in(self) -> frozenset[str]:
        return (await self._departures.kept_in()).pinecone if self._departures is not None else frozenset()

    async def _next_pending(self) -> Pending | None:
        kept, store = kept_of(await self._corpus.collections(), await self._kept_in()), self._vectors.index
        return await self._corpus.look(lambda copies: copies.pending(store, self._ending, self._corpus.embedder, kept))

    async def _open(self) -> None:
        """Open the index; where it had to be made, nothing that the database remembers of it is true any more."""
        if self._opened:
            return
        began = time.time()
        await self._vectors.open()
        if self._vectors.made:
            await self._corpus.transact(lambda corpus: corpus.copies.forget_all(self._vectors.index, began))
        await self._know_namespaces()
        self._opened = True

    async def _know_namespaces(self) -> None:
        name = await self._corpus.name()
        self._ending = f".{name[:12]}.{hashlib.sha256(self._corpus.embedder.encode()).hexdigest()[:12]}"

    def _namespace(self, collection: str) -> str:
        """Return a collection's namespace: no other corpus and no other embedder has it, as both are in its name."""
        return _readable(collection) + self._ending

    async def _write(self, collection: str, positions: Sequence[int], vectors: Vectors) -> Copy:
        """Write vectors that stand for nothing yet; what fails half-way is left to be deleted."""
        await self._open()
        copy = Copy(self._vectors.index, self._namespace(collection), str(ULID()), max(positions) + 1)
        await self._corpus.transact(lambda corpus: corpus.copies.intend(copy, time.time()))
        # Pinecone takes no vector of zeros; it would be near nothing anyway.
        records = [
            (copy.vector_id(at), row)
            for at, row in zip(positions, vectors, strict=True)
            if np.any(row) and np.all(np.isfinite(row))
        ]
        try:
            lsn = await self._vectors.put(copy.namespace, records)
        except ErrataError:
            await self._discard([copy])
            raise
        return replace(copy, lsn=lsn)

    async def _discard(self, copies: Sequence[Copy]) -> None:
        """Delete vectors that are in force no longer; what can't be deleted now is swept another time."""
        for copy in copies:
            if copy.store != self._vectors.index:
                continue
            try:
                await self._vectors.delete(copy.namespace, copy.vector_ids())
                await self._forget(copy)
            except ErrataError as error:
                log.warning("Vectors of a former document stay in Pinecone for now: %s", error)
                return

    async def _forget(self, copy: Copy) -> None:
        await self._corpus.transact(lambda corpus: corpus.copies.forget([copy.generation]))

    async def _sweep(self) -> None:
        """Delete some of what interrupted writes left behind."""
        before = time.time() - KEPT_SECONDS
        left = await self._corpus.look(lambda copies: copies.left_over(self._vectors.index, before, SWEPT_AT_ONCE))
        await self._discard(left)


def _readable(collection: str) -> str:
    """Return what a collection's namespaces begin with."""
    readable = quote(collection, safe=" ")
    return readable if len(readable) <= NAMESPACE_CHARS else hashlib.sha256(readable.encode()).hexdigest()
