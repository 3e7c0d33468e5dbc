"""An index in memory, an embedder without a model: what tests of indexing and retrieval build on."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from core.access.readers import base_of
from core.concurrency.threads import computed
from core.indexing.documents import Chunk, Document
from core.indexing.subject import read_subject
from core.model import Passage, PassageMeta
from core.ports import DocumentEntry, Hit, Vectors
from core.tabulated.document import DocumentTables
from core.tabulated.subject import opening_of
from storage.index.rows import with_tables


class HashingEmbedder:
    """Bag of words, hashed: texts that share words are near each other. Counts the texts it was given."""

    def __init__(self, dimensions: int = 64, name: str = "hashing", languages: frozenset[str] | None = None) -> None:
        self.dimensions = dimensions
        self.name = name
        self.languages = languages
        self.embedded: list[str] = []

    async def embed_query(self, text):
        return self._vector(text)

    async def embed_passages(self, texts: Sequence[str]) -> Vectors:
        self.embedded.extend(texts)
        return np.stack([self._vector(text) for text in texts]) if texts else np.zeros((0, self.dimensions), np.float32)

    def _vector(self, text):
        vector = np.zeros(self.dimensions, np.float32)
        for word in _words(text):
            vector[int.from_bytes(hashlib.md5(word.encode()).digest()[:4]) % self.dimensions] += 1  # noqa: S324
        return vector / max(float(np.linalg.norm(vector)), 1e-6)


class InMemoryIndex:
    """`core.ports.Index` over dictionaries."""

    def __init__(self) -> None:
        self.stored: dict[tuple[str, str], tuple[Document, list[Chunk], Vectors | None]] = {}
        self.entries: dict[tuple[str, str], DocumentEntry] = {}
        self.vectors: dict[tuple[str, str], np.ndarray] = {}
        self.embedder_name = "hashing"
        self.changes = 0
        self.touches = 0

    async def keyword_search(self, query, collections, limit):
        wanted = Counter(_words(query))
        scored = [
            (sum(min(n, wanted[w]) for w, n in Counter(_words(c.search_text)).items() if w in wanted), c)
            for c in self._chunks(collections)
        ]
        return _best(((float(score), chunk) for score, chunk in scored if score), limit)

    async def dense_search(self, vector, collections, limit):
        scored = []
        for document, chunks, vectors in self._kept(collections):
            del document
            if vectors is not None:
                scored.extend((float(v @ vector), chunk) for v, chunk in zip(vectors, chunks, strict=True))
        return _best(scored, limit)

    async def passages(self, chunk_ids):
        wanted = set(chunk_ids)
        return {
            chunk.chunk_id: _passage(document, chunk, len(chunks))
            for document, chunks, _ in self._kept(None)
            for chunk in chunks
            if chunk.chunk_id in wanted
        }

    async def document_passages(self, collection, path):
        document, chunks, _ = self.stored.get((collection, path), (None, [], None))
        return [_passage(document, chunk, len(chunks)) for chunk in chunks]

    async def document_tables(self, collection, path):
        if (collection, path) not in self.stored:
            return None
        document, chunks, _ = self.stored[(collection, path)]
        opening = opening_of([chunk.text for chunk in chunks[:4]])
        return DocumentTables(collection, path, document.title or "", opening, document.tables)

    async def neighbours(self, chunk_id, before, after):
        for document, chunks, _ in self._kept(None):
            at = next((i for i, chunk in enumerate(chunks) if chunk.chunk_id == chunk_id), None)
            if at is not None:
                near = [*chunks[max(0, at - before) : at], *chunks[at + 1 : at + 1 + after]]
                return [_passage(document, chunk, len(chunks)) for chunk in near]
        return []

    async def replace_document(self, document, chunks, vectors):
        assert vectors is None or len(vectors) == len(chunks)
        assert len({chunk.chunk_id for chunk in chunks}) == len(chunks), "chunk ids repeat"
        key = (document.collection, document.path)
        for inside, path in list(self.stored):
            if path == document.path and base_of(inside) == base_of(document.collection):
                del self.stored[inside, path], self.entries[inside, path]
        self.stored[key] = (await computed(with_tables, document, chunks), list(chunks), vectors)
        self.entries[key] = DocumentEntry(
            collection=document.collection,
            path=document.path,
            content_hash=document.content_hash,
            stat_key=document.stat_key,
            chunks=len(chunks),
            file_type=document.file_type,
            title=document.title,
            modified_at=document.modified_at,
            processed_at=document.created_at,
            root=document.root,
            subject=_subject(document),
            imports=document.imports,
            saved=document.saved,
        )
        for chunk, vector in zip(chunks, vectors if vectors is not None else [], strict=False):
            self.vectors[(self.embedder_name, chunk.text_hash)] = vector
        self.changes += 1

    async def known_vectors(self, text_hashes, embedder):
        self.embedder_name = embedder
        return {h: self.vectors[(embedder, h)] for h in text_hashes if (embedder, h) in self.vectors}

    async def remove_document(self, collection, path):
        self.entries.pop((collection, path), None)
        there = self.stored.pop((collection, path), None) is not None
        self.changes += there
        return there

    async def documents(self, collection=None):
        return [self.entries[key] for key in sorted(self.entries) if collection in (None, key[0])]

    async def touch_document(self, collection, path, stat_key, modified_at):
        entry = self.entries[(collection, path)]
        self.entries[(collection, path)] = replace(entry, stat_key=stat_key, modified_at=modified_at)
        self.touches += 1

    async def collections(self):
        return sorted({collection for collection, _ in self.entries})

    async def version(self):
        return str(self.changes)

    async def close(self):
        return None

    def texts(self, path: str, collection: str = "default") -> list[str]:
        """Texts of one document's chunks."""
        return [chunk.text for chunk in self.stored[(collection, path)][1]]

    def _kept(self, collections):
        return [self.stored[key] for key in sorted(self.stored) if collections is None or key[0] in collections]

    def _chunks(self, collections):
        return [chunk for _, chunks, _ in self._kept(collections) for chunk in chunks]


def _words(text):
    return re.findall(r"\w+", text.lower())


def _best(scored, limit):
    ordered = sorted(scored, key=lambda pair: -pair[0])[:limit]
    return [Hit(chunk.chunk_id, score) for score, chunk in ordered]


def _passage(document, chunk, total):
    meta = PassageMeta(
        chunk_id=chunk.chunk_id,
        source_file=document.path,
        file_type=document.file_type,
        chunk_index=chunk.index,
        total_chunks=total,
        token_count=chunk.token_count,
        char_count=len(chunk.text),
        keywords=chunk.keywords,
        created_at=document.created_at,
        processed_at=document.created_at,
        modified_at=document.modified_at,
        collection=document.collection,
        document=document.path,
        title=document.title,
        page=chunk.page,
        section=chunk.section,
        line_start=chunk.line_start,
        line_end=chunk.line_end,
        url=document.url,
        subject=_subject(document),
    )
    return Passage(chunk.text, meta)


def _subject(document):
    text = "\n".join(block.text for block in document.blocks)
    return read_subject(document.title, document.path, text, document.properties)
