"""Chunks, embeds and stores documents, many at a time, re-using every vector that is known."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from core.indexing.chunking import Sizes, chunk_document
from core.indexing.documents import Chunk, Document
from core.indexing.splitting import Count
from core.indexing.tokens import estimate_tokens
from core.ports import Embedder, Index, Vectors

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Vector = npt.NDArray[np.float32]

_BUFFERED = 256
_A_BATCH = 64
# Cutting this many characters takes some milliseconds: more than that is no work for the event loop.
_LONG = 20_000


def _unheard(_done: int, _total: int) -> None:
    return None


class DocumentWriter:
    """Collects documents until there are enough chunks to embed at once; `flush` stores what is left.

    `on_batch` is told how many of the passages that are being embedded are.
    """

    def __init__(
        self, index: Index, embedder: Embedder | None, count: Count = estimate_tokens, sizes: Sizes | None = None
    ) -> None:
        self._index = index
        self._embedder = embedder
        self._count = count
        self._sizes = sizes or Sizes()
        self._waiting: list[tuple[Document, list[Chunk]]] = []
        self._chunks = 0
        self.on_batch: Callable[[int, int], None] = _unheard

    @property
    def waits(self) -> bool:
        """Something that was put is yet to be embedded and stored."""
        return bool(self._waiting)

    async def put(self, document: Document) -> int:
        """Take a document; return how many chunks it has. Raises what the index and the embedder raise."""
        chunks = await self._chunked(document)
        self._waiting.append((document, chunks))
        self._chunks += len(chunks)
        if self._chunks >= _BUFFERED:
            await self.flush()
        return len(chunks)

    async def _chunked(self, document: Document) -> list[Chunk]:
        if sum(len(block.text) for block in document.blocks) < _LONG:
            return chunk_document(document, self._count, self._sizes)
        return await asyncio.to_thread(chunk_document, document, self._count, self._sizes)

    async def flush(self) -> None:
        """Embed and store what is waiting, each document in one transaction."""
        waiting, self._waiting, self._chunks = self._waiting, [], 0
        vectors = await self._vectors([chunk for _, chunks in waiting for chunk in chunks])
        for document, chunks in waiting:
            await self._index.replace_document(document, chunks, _stacked(chunks, vectors))

    async def _vectors(self, chunks: Sequence[Chunk]) -> dict[str, Vector] | None:
        if self._embedder is None:
            return None
        texts = {chunk.text_hash: chunk.search_text for chunk in chunks}
        vectors = await self._index.known_vectors(list(texts), self._embedder.name) if texts else {}
        # Texts of like length share a batch: little of it is padding.
        missing = sorted((h for h in texts if h not in vectors), key=lambda h: len(texts[h]))
        for start in range(0, len(missing), _A_BATCH):
            batch = missing[start : start + _A_BATCH]
            embedded = await self._embedder.embed_passages([texts[h] for h in batch])
            vectors.update(zip(batch, embedded, strict=True))
            self.on_batch(start + len(batch), len(missing))
        return vectors


def _stacked(chunks: Sequence[Chunk], vectors: dict[str, Vector] | None) -> Vectors | None:
    if vectors is None or not chunks:
        return None
    import numpy as np  # here: an import of every command would take a tenth of a second longer

    return np.stack([vectors[chunk.text_hash] for chunk in chunks]).astype(np.float32, copy=False)
