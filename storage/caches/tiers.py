"""The tiers of the cache: answers (evicted by feedback, whatever store is down), query vectors, web results."""

from __future__ import annotations

import hashlib
import json
import logging
import math
import time
from collections import Counter
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from pydantic import TypeAdapter, ValidationError
from sqlalchemy.exc import SQLAlchemyError
from sqlmodel import Session, col, delete

from core.errors import StoreCorrupt
from core.model import Answer, Passage
from core.ports import Embedder, Vectors, WebSearch
from core.reading.lexicon import speaks_of
from core.text.storable import storable_json
from storage.caches.stores import Store
from storage.conversations.store import answer_from_json, answer_to_json
from storage.database import Database
from storage.tables.caches import EvictionRow

log = logging.getLogger("errata.cache")
VECTOR_TTL_SECONDS = 24 * 3600
WEB_TTL_SECONDS = 1800
WEB_TTL_OF_THE_PRESENT_SECONDS = 300  # as answers about the present are kept
EVICTIONS_KEPT_SECONDS = 2 * 3600  # longer than any answer is kept


_PASSAGES: TypeAdapter[list[Passage]] = TypeAdapter(list[Passage])


class StoredAnswers:
    """The answer tier: implements `core.ports.AnswerCache`.

    An eviction is a row in the main database, held against every value found: so a 👎 counts in all processes at
    once, and also for values that come back with a Redis that was away.
    """

    def __init__(self, store: Store, database: Database) -> None:
        self._store = store
        self._database = database
        self.counts: Counter[str] = Counter()

    async def get(self, key: str) -> Answer | None:
        """Return a kept answer that was not evicted since."""
        found = await self._store.get(key)
        kept = _unpacked(found) if found else None
        evicted = await self._evicted_at(key) if kept else 0.0
        if kept is None or kept[1] <= evicted:
            self.counts["miss"] += 1
            return None
        self.counts["hit"] += 1
        return kept[0]

    async def put(self, key: str, answer: Answer, ttl_seconds: int) -> None:
        """Keep an answer under `answer:...`."""
        packed = json.dumps({"kept_at": time.time(), "answer": answer_to_json(answer)}).encode()
        await self._store.put(key, packed, ttl_seconds)
        self.counts["put"] += 1

    async def evict(self, key: str) -> None:
        """Forget what is kept under `key`, everywhere."""

        def work(session: Session) -> None:
            now = time.time()
            session.merge(EvictionRow(key=key, evicted_at=now))
            session.exec(delete(EvictionRow).where(col(EvictionRow.evicted_at) < now - EVICTIONS_KEPT_SECONDS))

        await self._database.run(work)
        await self._store.delete(key)
        self.counts["evicted"] += 1

    async def _evicted_at(self, key: str) -> float:
        """When a key was evicted, in seconds since 1970; for ever where that can't be told: a miss is never wrong."""
        try:
            row = await self._database.read(lambda session: session.get(EvictionRow, key))
        except (SQLAlchemyError, StoreCorrupt) as error:
            log.warning("What was evicted can't be read: %s", type(error).__name__)
            return math.inf
        return row.evicted_at if row else 0.0


class CachedEmbedder:
    """An embedder that remembers query vectors for a day; passages are remembered by the index."""

    def __init__(self, inner: Embedder, store: Store) -> None:
        self._inner = inner
        self._store = store
        self.counts: Counter[str] = Counter()

    @property
    def name(self) -> str:
        """The inner embedder's name: part of every key."""
        return self._inner.name

    @property
    def languages(self) -> frozenset[str] | None:
        """What the inner embedder was made for."""
        return self._inner.languages

    @property
    def dimensions(self) -> int:
        """Length of a vector."""
        return self._inner.dimensions

    async def embed_query(self, text: str) -> npt.NDArray[np.float32]:
        """Return one unit vector, kept or computed."""
        key = "vector:" + hashlib.sha256(f"{self.name}\x1f{text}".encode("utf-8", "surrogatepass")).hexdigest()
        kept = await self._store.get(key)
        if kept is not None and len(kept) == 4 * self.dimensions:
            self.counts["hit"] += 1
            return np.frombuffer(kept, dtype=np.float32)
        self.counts["miss"] += 1
        vector = np.asarray(await self._inner.embed_query(text), dtype=np.float32)
        await self._store.put(key, vector.tobytes(), VECTOR_TTL_SECONDS)
        return vector

    async def embed_passages(self, texts: Sequence[str]) -> Vectors:
        """Return the inner embedder's vectors."""
        return await self._inner.embed_passages(texts)


class CachedWeb:
    """A web search that remembers results for half an hour, of the present for minutes: as long as answers are kept."""

    def __init__(self, inner: WebSearch, store: Store) -> None:
        self._inner = inner
        self._store = store
        self.counts: Counter[str] = Counter()

    async def search(self, query: str, limit: int) -> list[Passage]:
        """Return results, kept or fetched; raises what the inner search raises, and keeps no failure."""
        asked = f"{limit}\x1f{' '.join(query.split())}"
        key = "answer:web:" + hashlib.sha256(asked.encode("utf-8", "replace")).hexdigest()
        kept = await self._store.get(key)
        if kept is not None:
            try:
                found = _PASSAGES.validate_json(kept)
            except ValidationError:
                found = []  # what an older version wrote is fetched anew
            if found:
                self.counts["hit"] += 1
                return found
        self.counts["miss"] += 1
        found = await self._inner.search(query, limit)
        present = speaks_of("of_the_present", query)
        ttl = WEB_TTL_OF_THE_PRESENT_SECONDS if present else WEB_TTL_SECONDS
        await self._store.put(key, storable_json(_PASSAGES, found).encode(), ttl)
        return found


def _unpacked(packed: bytes) -> tuple[Answer, float] | None:
    """Read a kept answer; what an older version wrote and can't be read any more is a miss."""
    try:
        body = json.loads(packed)
        return answer_from_json(body["answer"]), float(body["kept_at"])
    except (ValueError, KeyError, TypeError, StoreCorrupt):
        return None
