"""All vectors of one embedder in memory, kept up to date from the shared index's change log."""
# ruff: noqa: S608 - statements are put together from this module's constants alone; values are always bound

from __future__ import annotations

import threading
from collections.abc import Collection, Iterator, Sequence
from functools import partial

from sqlalchemy import text
from sqlmodel import Session

from storage.index.postgres_sql import corpus_state
from storage.index.vector_codes import Vector
from storage.index.vector_matrix import Matrix, VectorMatrix, has_outgrown, matrix_for

_EMBEDDED = """
    SELECT v.chunk, v.collection, v.embedding FROM index_vectors v
    JOIN index_embedders e ON e.id = v.embedder AND e.name = :embedder"""
_ALL = text(_EMBEDDED)
_CHANGED = text(f"{_EMBEDDED} WHERE v.chunk IN (SELECT chunk FROM index_changes WHERE version > :version)")
_NAMED = text(f"{_EMBEDDED} WHERE v.chunk = ANY(CAST(:chunks AS bigint[]))")
_COUNT = text("SELECT count(*) FROM index_vectors")
_OLDEST = text("SELECT min(version) FROM index_changes")
_CHUNKS = text("SELECT DISTINCT chunk FROM index_changes WHERE version > :version")
_BATCH = 2_000


class SharedVectors:
    """A matrix that follows the database, whoever writes to it: asked in threads, one at a time."""

    def __init__(self, embedder: str) -> None:
        self._embedder = embedder
        self._matrix: Matrix = VectorMatrix()
        self._lock = threading.Lock()
        self._name = ""
        self._version = -1

    def nearest(
        self, session: Session, vector: Vector, collections: Collection[int] | None, limit: int
    ) -> list[tuple[int, float]]:
        """Catch up, then return (chunk, cosine) of the nearest, best first."""
        with self._lock:
            self._catch_up(session)
            return self._matrix.nearest(vector, collections, limit, partial(self._read, session))

    def forget(self) -> None:
        """Let go of the memory."""
        with self._lock:
            self._matrix = VectorMatrix()
            self._name, self._version = "", -1

    def _catch_up(self, session: Session) -> None:
        # Read first: what another writer commits while the rest is read comes again the next time, and does no harm.
        name, version = corpus_state(session)
        if (name, version) == (self._name, self._version):
            return
        oldest = session.execute(_OLDEST).scalar()
        behind = name != self._name or version < self._version or oldest is None or self._version + 1 < oldest
        if behind:
            self._load(session)
        else:
            self._follow(session)
        self._name, self._version = name, version

    def _load(self, session: Session) -> None:
        count = session.execute(_COUNT).scalar_one()
        rows = session.execute(_ALL, {"embedder": self._embedder}, execution_options={"yield_per": _BATCH})
        self._matrix = matrix_for(count)
        self._matrix.load(((chunk, collection, bytes(raw)) for chunk, collection, raw in rows), count)

    def _follow(self, session: Session) -> None:
        values = {"embedder": self._embedder, "version": self._version}
        changed = set(session.execute(_CHUNKS, {"version": self._version}).scalars())
        rows = [(chunk, collection, bytes(raw)) for chunk, collection, raw in session.execute(_CHANGED, values)]
        self._matrix.discard(changed - {chunk for chunk, _, _ in rows})
        self._matrix.put(rows)
        if has_outgrown(self._matrix):
            self._load(session)

    def _read(self, session: Session, chunks: Sequence[int]) -> Iterator[tuple[int, bytes]]:
        rows = session.execute(_NAMED, {"embedder": self._embedder, "chunks": list(chunks)})
        return ((chunk, bytes(raw)) for chunk, _, raw in rows)
