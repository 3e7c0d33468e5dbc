"""The index without what people supplied and took back, or what expired: it is no evidence from that moment on.

What is taken out of the index follows within the hour; nobody is answered from it meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from core.indexing.supplied import APPROVED
from core.model import Answer, Passage
from core.ports import DocumentEntry, Hit, Index, Kit, Replies, Vectors

if TYPE_CHECKING:  # a bot that only takes events in starts without numpy
    import numpy as np
    import numpy.typing as npt

    from core.indexing.documents import Chunk, Document
    from core.tabulated.document import DocumentTables


class ValidIndex:
    """Implements `core.ports.Index` over another, whichever store that is: passages are shown only while they hold.

    Searches may still name chunks of what lapsed; they have no passage. A question that meets nothing supplied costs
    no look at the database.
    """

    def __init__(self, inner: Index, replies: Replies) -> None:
        self._inner = inner
        self._replies = replies

    async def keyword_search(self, query: str, collections: Sequence[str] | None, limit: int) -> list[Hit]:
        """See `Index`."""
        return await self._inner.keyword_search(query, collections, limit)

    async def dense_search(
        self, vector: npt.NDArray[np.float32], collections: Sequence[str] | None, limit: int
    ) -> list[Hit]:
        """See `Index`."""
        return await self._inner.dense_search(vector, collections, limit)

    async def passages(self, chunk_ids: Sequence[str]) -> dict[str, Passage]:
        """See `Index`; what lapsed is left out."""
        found = await self._inner.passages(chunk_ids)
        lapsed = await lapsed_of(found.values(), self._replies)
        return {name: one for name, one in found.items() if one.meta.document not in lapsed} if lapsed else found

    async def neighbours(self, chunk_id: str, before: int, after: int) -> list[Passage]:
        """See `Index`; none of what lapsed."""
        return await self._holding(await self._inner.neighbours(chunk_id, before, after))

    async def document_passages(self, collection: str, path: str) -> list[Passage]:
        """See `Index`; none of what lapsed."""
        return await self._holding(await self._inner.document_passages(collection, path))

    async def document_tables(self, collection: str, path: str) -> DocumentTables | None:
        """See `Index`; None of what lapsed."""
        found = await self._inner.document_tables(collection, path)
        return None if found is not None and await self._replies.lapsed([path]) else found

    async def replace_document(self, document: Document, chunks: Sequence[Chunk], vectors: Vectors | None) -> None:
        """See `Index`."""
        await self._inner.replace_document(document, chunks, vectors)

    async def known_vectors(self, text_hashes: Sequence[str], embedder: str) -> dict[str, npt.NDArray[np.float32]]:
        """See `Index`."""
        return await self._inner.known_vectors(text_hashes, embedder)

    async def remove_document(self, collection: str, path: str) -> bool:
        """See `Index`."""
        return await self._inner.remove_document(collection, path)

    async def documents(self, collection: str | None = None) -> list[DocumentEntry]:
        """See `Index`; also what lapsed, as long as it is there: whoever looks after documents sees all of them."""
        return await self._inner.documents(collection)

    async def touch_document(self, collection: str, path: str, stat_key: str, modified_at: str | None) -> None:
        """See `Index`."""
        await self._inner.touch_document(collection, path, stat_key, modified_at)

    async def collections(self) -> list[str]:
        """See `Index`."""
        return await self._inner.collections()

    async def version(self) -> str:
        """See `Index`."""
        return await self._inner.version()

    async def close(self) -> None:
        """See `Index`."""
        await self._inner.close()

    async def _holding(self, found: list[Passage]) -> list[Passage]:
        lapsed = await lapsed_of(found, self._replies)
        return [one for one in found if one.meta.document not in lapsed] if lapsed else found


async def lapsed_of(passages: Iterable[Passage], replies: Replies | None) -> frozenset[str]:
    """Return the documents of these passages that people supplied, and that hold no longer."""
    supplied = {one.meta.document for one in passages if one.meta.file_type in APPROVED}
    return await replies.lapsed(sorted(supplied)) if supplied and replies is not None else frozenset()


async def still_holds(answer: Answer, kit: Kit) -> bool:
    """Say whether nothing that an answer cites was supplied by people and lapsed since."""
    return not await lapsed_of((source.passage for source in answer.sources), kit.captured)
