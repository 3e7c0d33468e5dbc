"""All vectors of one embedder in memory, kept up to date from the index file's change log."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np

from storage.index.sqlite_file import connect, translated
from storage.index.sqlite_sql import in_parts
from storage.index.vector_codes import CodeMatrix, Read, Row, Vector

WHOLE: Final = 200_000
"""Vectors up to which they are held whole, 300 MB of them; beyond, as codes."""


class VectorMatrix:
    """A float32 matrix whose rows are chunks: exact search is one product, about 8 ms at 100k x 384."""

    def __init__(self) -> None:
        self._expected = 0
        self._clear(0)

    def __len__(self) -> int:
        return self._size

    def load(self, rows: Iterable[Row], expected: int = 0) -> None:
        """Begin anew with these rows; knowing about how many they are saves growing."""
        self._clear(0)
        self._expected = expected
        self.put(rows)

    def put(self, rows: Iterable[Row]) -> None:
        """Add rows, or replace those of chunks already here. A row of another length than the first is left out."""
        for chunk, collection, raw in rows:
            if self._size == 0:
                self._clear(len(raw) // 4)
            if len(raw) != self._dimensions * 4:
                self.discard([chunk])
                continue
            position = self._position.get(chunk)
            if position is None:
                position = self._append(chunk)
            self._vectors[position] = np.frombuffer(raw, dtype=np.float32)
            self._collections[position] = collection

    def discard(self, chunks: Iterable[int]) -> None:
        """Take chunks out; unknown ones are no matter. The last row moves into the gap."""
        for chunk in chunks:
            position = self._position.pop(chunk, None)
            if position is None:
                continue
            self._size -= 1
            if position != self._size:
                moved = int(self._chunks[self._size])
                self._vectors[position] = self._vectors[self._size]
                self._collections[position] = self._collections[self._size]
                self._chunks[position] = moved
                self._position[moved] = position

    def nearest(
        self, vector: Vector, collections: Collection[int] | None, limit: int, read: Read | None = None
    ) -> list[tuple[int, float]]:
        """Return the chunks of highest cosine (for unit vectors), best first, as (chunk, cosine).

        All vectors are here: `read`, which those who hold codes need, is not called.
        """
        if self._size == 0 or limit < 1 or vector.shape != (self._dimensions,):
            return []
        scores = self._vectors[: self._size] @ vector
        if collections is not None:
            inside = np.isin(self._collections[: self._size], list(collections))
            scores = np.where(inside, scores, -np.inf)
        count = min(limit, self._size)
        best = np.argpartition(-scores, count - 1)[:count]
        # By score, then by chunk: the same question gives the same order in every process.
        best = best[np.lexsort((self._chunks[best], -scores[best]))]
        return [(int(self._chunks[i]), float(scores[i])) for i in best if np.isfinite(scores[i])]

    def _append(self, chunk: int) -> int:
        if self._size == len(self._vectors):
            self._grow()
        self._chunks[self._size] = chunk
        self._position[chunk] = self._size
        self._size += 1
        return self._size - 1

    def _clear(self, dimensions: int) -> None:
        self._dimensions = dimensions
        self._size = 0
        self._vectors = np.empty((0, dimensions), dtype=np.float32)
        self._chunks = np.empty(0, dtype=np.int64)
        self._collections = np.empty(0, dtype=np.int64)
        self._position: dict[int, int] = {}

    def _grow(self) -> None:
        capacity = max(256, self._expected, len(self._vectors) + len(self._vectors) // 2)
        for name in ("_vectors", "_chunks", "_collections"):
            old = getattr(self, name)
            new = np.empty((capacity, *old.shape[1:]), dtype=old.dtype)
            new[: self._size] = old[: self._size]
            setattr(self, name, new)


Matrix = VectorMatrix | CodeMatrix


def matrix_for(count: int) -> Matrix:
    """Return an empty matrix that holds so many vectors well."""
    return CodeMatrix() if count > WHOLE else VectorMatrix()


def has_outgrown(matrix: Matrix) -> bool:
    """Tell whether a matrix holds more than it was made for, and should be read anew."""
    return isinstance(matrix, VectorMatrix) and len(matrix) > WHOLE


class LiveVectors:
    """A matrix that follows the index file, whoever writes to it: asked in threads, one at a time."""

    def __init__(self, path: Path, embedder: str) -> None:
        self._path = path
        self._embedder = embedder
        self._matrix: Matrix = VectorMatrix()
        self._lock = threading.Lock()
        self._connection: sqlite3.Connection | None = None
        self._data_version = -1
        self._seq = -1

    def nearest(self, vector: Vector, collections: Collection[int] | None, limit: int) -> list[tuple[int, float]]:
        """Catch up with the file, then return (chunk, cosine) of the nearest, best first."""
        with self._lock:
            connection = self._caught_up()
            return self._matrix.nearest(vector, collections, limit, partial(self._read, connection))

    def close(self) -> None:
        """Close the connection and forget the vectors."""
        with self._lock:
            if self._connection is not None:
                self._connection.close()
            self._connection = None
            self._matrix = VectorMatrix()
            self._data_version = self._seq = -1

    def _caught_up(self) -> sqlite3.Connection:
        with translated(self._path):
            if self._connection is None:
                self._connection = connect(self._path, read_only=True)
            # Changes when any other connection commits, in this process or another; costs microseconds.
            version = self._connection.execute("PRAGMA data_version").fetchone()[0]
            if version == self._data_version:
                return self._connection
            self._connection.execute("BEGIN")
            try:
                self._follow(self._connection)
            finally:
                self._connection.execute("COMMIT")
            self._data_version = version
            return self._connection

    def _follow(self, connection: sqlite3.Connection) -> None:
        oldest = connection.execute("SELECT min(seq) FROM change").fetchone()[0]
        newest = connection.execute("SELECT max(seq) FROM change").fetchone()[0] or 0
        if self._seq < 0 or (oldest is not None and self._seq + 1 < oldest):
            count = connection.execute("SELECT count(*) FROM vector").fetchone()[0]
            self._matrix = matrix_for(count)
            self._matrix.load(connection.execute(_SELECT, [self._embedder]), count)
        elif newest > self._seq:
            present = {row[0] for row in connection.execute(_CHUNKS + _CHANGED, [self._embedder, self._seq])}
            chunks = connection.execute("SELECT DISTINCT chunk FROM change WHERE seq > ?", [self._seq])
            self._matrix.discard(chunk for (chunk,) in chunks.fetchall() if chunk not in present)
            # One after another: a large document's vectors would be held twice.
            self._matrix.put(connection.execute(_SELECT + _CHANGED, [self._embedder, self._seq]))
        self._seq = newest
        if has_outgrown(self._matrix):
            self._seq = -1
            self._follow(connection)

    def _read(self, connection: sqlite3.Connection, chunks: Sequence[int]) -> Iterator[tuple[int, bytes]]:
        sql = f"SELECT v.chunk, v.embedding {_FROM} WHERE v.chunk IN"
        return ((chunk, raw) for chunk, raw in in_parts(connection, sql, chunks, [self._embedder]))


_FROM = "FROM vector v JOIN embedder e ON e.id = v.embedder AND e.name = ?"
_CHUNKS = f"SELECT v.chunk {_FROM}"
_SELECT = f"SELECT v.chunk, v.collection, v.embedding {_FROM}"
_CHANGED = " WHERE v.chunk IN (SELECT chunk FROM change WHERE seq > ?)"
