"""Searches Pinecone and keeps what is in force; sees what any process wrote a moment ago."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from core.errors import RateLimited, Transient, Unavailable
from core.ports import Hit
from storage.index.copies import Copy, Corpus, Key, key_of
from storage.index.pinecone_vectors import MOST_MATCHES, Matches, PineconeVectors

log = logging.getLogger("errata.pinecone")

Vector = npt.NDArray[np.float32]

AT_ONCE = 8  # namespaces queried at the same time
MARGIN = 20  # matches asked for beyond the limit, for those that are not in force any more
LONGEST_PAUSE = 60.0


@dataclass(frozen=True, slots=True)
class Freshness:
    """How long a search waits until it sees what was written a moment ago, in seconds.

    Writes up to `recent` old are waited for, `wait` at most, asking every `poll`. More than `few` documents within
    that time are a bulk load, which nobody's answer waits for. `pause` is how long a Pinecone that failed is left
    alone, so that not every question waits for it.
    """

    wait: float = 5.0
    poll: float = 0.1
    recent: float = 60.0
    few: int = 20
    pause: float = 5.0


FRESH = Freshness()


class PineconeSearch:
    """Nearest chunks over a corpus's copies in Pinecone."""

    def __init__(self, corpus: Corpus, vectors: PineconeVectors, freshness: Freshness = FRESH) -> None:
        self._corpus = corpus
        self._vectors = vectors
        self._freshness = freshness
        self._paused_until = 0.0

    async def nearest(self, vector: Vector, namespaces: Sequence[str], limit: int) -> list[Hit]:
        """Return up to `limit` chunks by cosine, best first. Raises what `PineconeVectors` raises."""
        if time.monotonic() < self._paused_until:
            raise Unavailable("Pinecone failed a moment ago and is left alone for some seconds.")
        try:
            return await self._nearest(vector, namespaces, limit)
        except Transient as error:
            asked_for = error.retry_after if isinstance(error, RateLimited) else None
            self._paused_until = time.monotonic() + min(asked_for or self._freshness.pause, LONGEST_PAUSE)
            raise

    async def _nearest(self, vector: Vector, namespaces: Sequence[str], limit: int) -> list[Hit]:
        """Ask for more where too much of what comes is not in force."""
        awaited = await self._awaited(namespaces)
        wanted = limit + MARGIN
        while True:
            found = await self._query(vector, namespaces, awaited, wanted)
            hits = await self._in_force(found)
            if len(hits) >= limit or wanted >= MOST_MATCHES or all(len(one.found) < wanted for one in found):
                return hits[:limit]
            wanted, awaited = min(wanted * 4, MOST_MATCHES), {}

    async def see(self, copy: Copy) -> None:
        """Wait, as long as a search would, until searches see a copy."""
        anything = np.ones(self._vectors.dimension or 1, dtype=np.float32)
        await self._fresh_matches(anything, copy.namespace, copy, 1)

    async def _awaited(self, namespaces: Sequence[str]) -> dict[str, Copy]:
        """Return the latest copy of each namespace, where a search must see it before it counts."""
        since, most = time.time() - self._freshness.recent, self._freshness.few + 1
        latest = await self._corpus.look(lambda copies: copies.written_since(self._vectors.index, since, most))
        if len(latest) == most:
            return {}
        return {copy.namespace: copy for copy in reversed(latest) if copy.namespace in namespaces}

    async def _query(
        self, vector: Vector, namespaces: Sequence[str], awaited: Mapping[str, Copy], limit: int
    ) -> list[Matches]:
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(namespace: str) -> Matches:
            async with gate:
                return await self._fresh_matches(vector, namespace, awaited.get(namespace), limit)

        return await asyncio.gather(*(one(namespace) for namespace in namespaces))

    async def _fresh_matches(self, vector: Vector, namespace: str, awaited: Copy | None, limit: int) -> Matches:
        """Ask until what was written last is seen, or the time is up: then what there is must do."""
        give_up = time.monotonic() + self._freshness.wait
        while True:
            # Looked for before the search: what is there now, the search will see.
            there = awaited is None or (awaited.lsn is None and await self._holds(awaited))
            found = await self._vectors.query(namespace, vector, limit)
            if there or _saw(found, awaited):
                return found
            if time.monotonic() > give_up:
                log.warning("Pinecone does not show the latest documents yet.")
                return found
            await asyncio.sleep(self._freshness.poll)

    async def _holds(self, copy: Copy) -> bool:
        return await self._vectors.holds(copy.namespace, copy.vector_id(copy.size - 1))

    async def _in_force(self, found: Sequence[Matches]) -> list[Hit]:
        """Return the chunks of those matches that stand for one, best first; equal ones in a fixed order."""
        scores: dict[Key, float] = {}
        for matches in found:
            for name, score in matches.found:
                key = key_of(name)
                if key is not None:
                    scores[key] = score
        chunks = await self._corpus.look(lambda copies: copies.locate(list(scores))) if scores else {}
        hits = [Hit(chunk, scores[key]) for key, chunk in chunks.items()]
        return sorted(hits, key=lambda hit: (-hit.score, hit.chunk_id))


def _saw(found: Matches, awaited: Copy | None) -> bool:
    """The search saw everything up to the copy. A service that tells no position is taken to have done so."""
    if awaited is None or awaited.lsn is None:
        return False
    return found.seen is None or found.seen >= awaited.lsn
