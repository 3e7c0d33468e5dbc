"""An index that says who reads what it stores: readers of single documents are on record before the document is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from core.access.readers import is_part
from core.indexing.documents import Chunk, Document
from core.model import Passage
from core.ports import DocumentEntry, Hit, Index, Vectors
from core.tabulated.document import DocumentTables

if TYPE_CHECKING:
    from sqlmodel import Session

    from storage.database import Database


class PartedIndex:
    """Implements `core.ports.Index` over another one.

    Whoever stores a document with readers of its own has them noted here, and answers that were made while it could be
    read by more follow it. `open_database` is called when that is first needed; what it opens is closed with this,
    unless it is `lent`.
    """

    def __init__(self, inner: Index, open_database: Callable[[], Database], *, lent: bool) -> None:
        self.inner = inner
        self._open = open_database
        self._lent = lent
        self._database: Database | None = None
        self._opening = asyncio.Lock()

    async def replace_document(self, document: Document, chunks: Sequence[Chunk], vectors: Vectors | None) -> None:
        """Put a document in place of its former self; its readers are noted first."""
        if is_part(document.collection):
            database = await self._main()
            await database.run(lambda session: _note(session, document))
        await self.inner.replace_document(document, chunks, vectors)

    async def keyword_search(self, query: str, collections: Sequence[str] | None, limit: int) -> list[Hit]:
        """As the inner index."""
        return await self.inner.keyword_search(query, collections, limit)

    async def dense_search(
        self, vector: npt.NDArray[np.float32], collections: Sequence[str] | None, limit: int
    ) -> list[Hit]:
        """As the inner index."""
        return await self.inner.dense_search(vector, collections, limit)

    async def passages(self, chunk_ids: Sequence[str]) -> dict[str, Passage]:
        """As the inner index."""
        return await self.inner.passages(chunk_ids)

    async def neighbours(self, chunk_id: str, before: int, after: int) -> list[Passage]:
        """As the inner index."""
        return await self.inner.neighbours(chunk_id, before, after)

    async def document_passages(self, collection: str, path: str) -> list[Passage]:
        """As the inner index."""
        return await self.inner.document_passages(collection, path)

    async def document_tables(self, collection: str, path: str) -> DocumentTables | None:
        """As the inner index."""
        return await self.inner.document_tables(collection, path)

    async def known_vectors(self, text_hashes: Sequence[str], embedder: str) -> dict[str, npt.NDArray[np.float32]]:
        """As the inner index."""
        return await self.inner.known_vectors(text_hashes, embedder)

    async def remove_document(self, collection: str, path: str) -> bool:
        """As the inner index."""
        return await self.inner.remove_document(collection, path)

    async def documents(self, collection: str | None = None) -> list[DocumentEntry]:
        """As the inner index."""
        return await self.inner.documents(collection)

    async def touch_document(self, collection: str, path: str, stat_key: str, modified_at: str | None) -> None:
        """As the inner index."""
        await self.inner.touch_document(collection, path, stat_key, modified_at)

    async def collections(self) -> list[str]:
        """As the inner index."""
        return await self.inner.collections()

    async def version(self) -> str:
        """As the inner index."""
        return await self.inner.version()

    async def close(self) -> None:
        """Close the inner index, and the database where it is this object's own."""
        await self.inner.close()
        if self._database is not None and not self._lent:
            await asyncio.to_thread(self._database.close)

    async def _main(self) -> Database:
        async with self._opening:
            if self._database is None:
                self._database = await asyncio.to_thread(self._open)
        return self._database


def _note(session: Session, document: Document) -> None:
    from storage.access.parts import keep_part  # most processes that open an index never need them
    from storage.conversations.restricting import take_along

    if document.readers:  # of a page that is fetched again, the part is known
        keep_part(session, document.collection, document.readers)
    if document.former is not None and document.former[0] != document.collection:
        take_along(session, document.former, document.collection)
