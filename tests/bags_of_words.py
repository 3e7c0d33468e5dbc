"""Documents and vectors to try an index with; light to import, as processes are started for it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from core.indexing.documents import Chunk, Document
from core.ports import Index

EMBEDDER = "bag-of-words@1"
DIMENSIONS = 64


def embed(*texts: str) -> np.ndarray[Any, np.dtype[np.float32]]:
    """Count words by hash: enough for texts with common words to be near each other."""
    vectors = np.zeros((len(texts), DIMENSIONS), dtype=np.float32)
    for row, text in enumerate(texts):
        for word in text.lower().split():
            vectors[row, hashlib.sha256(word.encode("utf-8", "replace")).digest()[0] % DIMENSIONS] += 1
    return vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-9)


def document(path: str, collection: str = "default", **more: Any) -> Document:
    return Document(collection, path, "md", hashlib.sha256(path.encode("utf-8", "replace")).hexdigest(), (), **more)


def chunks_of(path: str, texts: Sequence[str], collection: str = "default") -> list[Chunk]:
    return [
        Chunk(
            chunk_id=f"{collection}/{path}#{index}",
            text=text,
            search_text=text,
            text_hash=hashlib.sha256(text.encode("utf-8", "replace")).hexdigest(),
            index=index,
            token_count=len(text.split()),
            method="structure",
            page=index + 1,
            section="Intro",
            keywords=("one", "zwei"),
            line_start=index * 10 + 1,
            line_end=index * 10 + 9,
        )
        for index, text in enumerate(texts)
    ]


async def put(index: Index, path: str, *texts: str, collection: str = "default", **more: Any) -> None:
    chunks = chunks_of(path, texts, collection)
    await index.replace_document(document(path, collection, **more), chunks, embed(*texts))
