"""The vectors of a large corpus, in memory as five bits a dimension; those of promising chunks are read and compared.

A float32 vector of 384 takes 1.5 KB, so that a million took 1.5 GB in each process that answers. Here a million takes
250 MB. A question is compared with the signs of all, then with the levels (15 a dimension) of the nearest by them, then
with the vectors themselves of the best: scores are exact, and so is the order of what is found.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import islice
from typing import Final, TypeVar

import numpy as np
import numpy.typing as npt

NumberT = TypeVar("NumberT", np.float32, np.uint8)
Vector = npt.NDArray[np.float32]
Positions = npt.NDArray[np.int64]
Row = tuple[int, int, bytes]  # chunk, collection, raw float32
Read = Callable[[Sequence[int]], Iterable[tuple[int, bytes]]]
"""Reads the vectors of some chunks: (chunk, raw float32) of those that are there, in any order."""

NEAREST_SHARE: Final = 32
"""One in so many is compared by levels, and 4,096 at least.

Of 5,183 passages of SciFact these hold .94 of the ten nearest by cosine, and with every doubling of the corpus more."""
FEWEST_LEVELLED: Final = 4_096
TIMES: Final = 4  # as many vectors are read as chunks are wanted
_LEVELS: Final = 7  # on either side of nought
_FEWEST: Final = 256
_BATCH: Final = 4_096  # rows read into bits at a time
_AT_ONCE: Final = 65_536  # rows compared at a time: what they need stays in the processor's cache
_LEVELLED_AT_ONCE: Final = 4_096
_WORD: Final = 64  # bits
_GONE: Final = -1  # a collection that is never asked for


class CodeMatrix:
    """Signs and levels of vectors whose rows are chunks, by their numbers; the caller reads the vectors themselves."""

    def __init__(self) -> None:
        self._clear(0, 0)

    def __len__(self) -> int:
        return self._size - self._gone

    def load(self, rows: Iterable[Row], expected: int = 0) -> None:
        """Begin anew with these rows, in the order of their chunks; about how many they are saves growing."""
        self._clear(0, 0)
        self._expected = expected
        self.put(rows)

    def put(self, rows: Iterable[Row]) -> None:
        """Add rows, or replace those of chunks already here. A row of another length than the first is left out."""
        rows = iter(rows)
        while batch := list(islice(rows, _BATCH)):
            if not self._dimensions:
                self._clear(len(batch[0][2]) // 4, max(_FEWEST, self._expected))
            fitting = [row for row in batch if len(row[2]) == self._dimensions * 4]
            self.discard(chunk for chunk, _, raw in batch if len(raw) != self._dimensions * 4)
            self._put(fitting)

    def discard(self, chunks: Iterable[int]) -> None:
        """Take chunks out; unknown ones are no matter. Their rows stay, and are never found."""
        for chunk in chunks:
            position = self._found(chunk)
            if position is not None and self._collections[position] != _GONE:
                self._collections[position] = _GONE
                self._gone += 1

    def nearest(
        self, vector: Vector, collections: Collection[int] | None, limit: int, read: Read
    ) -> list[tuple[int, float]]:
        """Return the chunks of highest cosine (for unit vectors), best first, as (chunk, cosine)."""
        if not len(self) or limit < 1 or vector.shape != (self._dimensions,):
            return []
        near = self._near_by_signs(
            vector, collections, max(FEWEST_LEVELLED, self._size // NEAREST_SHARE, TIMES * limit)
        )
        best = self._best_by_levels(vector, near, TIMES * limit)
        rows = read([int(chunk) for chunk in self._chunks[best]])
        found = [(chunk, float(np.frombuffer(raw, dtype=np.float32) @ vector)) for chunk, raw in rows]
        # By score, then by chunk: the same question gives the same order in every process.
        return sorted(found, key=lambda one: (-one[1], one[0]))[:limit]

    def _best_by_levels(self, vector: Vector, near: Positions, count: int) -> Positions:
        """Return those of the rows whose levels are nearest to the vector."""
        scores = np.empty(len(near), dtype=np.float32)
        even, odd = _halves(vector)
        for start in range(0, len(near), _LEVELLED_AT_ONCE):
            some = near[start : start + _LEVELLED_AT_ONCE]
            pairs = self._levels[some]
            low, high = (half.astype(np.float32) for half in (pairs & 15, pairs >> 4))
            scores[start : start + len(some)] = (low @ even + high @ odd) * self._steps[some]
        # Each level is counted from below: what that adds is the same for all but for its step.
        scores -= self._steps[near] * np.float32((_LEVELS + 1) * vector.sum())
        return near if len(near) <= count else near[np.argpartition(-scores, count - 1)[:count]]

    def _near_by_signs(self, vector: Vector, collections: Collection[int] | None, count: int) -> Positions:
        """Return the rows whose signs differ from the vector's in the fewest places."""
        apart = np.concatenate(list(self._apart(_signs(vector[None])[0])))
        apart[~self._inside(collections)] = self._dimensions + 1
        within = np.bincount(apart, minlength=self._dimensions + 2)[: self._dimensions + 1].cumsum()
        furthest = int(np.searchsorted(within, min(count, int(within[-1]))))
        near = np.flatnonzero(apart <= min(furthest, self._dimensions))
        if len(near) <= count:
            return near
        as_far = apart[near] == furthest  # of those, the first are enough
        return np.concatenate([near[~as_far], near[as_far][: count - int((~as_far).sum())]])

    def _inside(self, collections: Collection[int] | None) -> npt.NDArray[np.bool_]:
        held = self._collections[: self._size]
        inside: npt.NDArray[np.bool_] = held != _GONE
        if collections is None:
            return inside
        asked = np.zeros(max(0, *collections, int(held.max())) + 2, dtype=bool)
        asked[list(collections)] = True
        inside &= asked[held]
        return inside

    def _apart(self, signs: npt.NDArray[np.uint64]) -> Iterable[npt.NDArray[np.uint16]]:
        for start in range(0, self._size, _AT_ONCE):
            end = min(start + _AT_ONCE, self._size)
            apart = np.zeros(end - start, dtype=np.uint16)
            for row, word in zip(self._signs, signs, strict=True):
                apart += np.bitwise_count(row[start:end] ^ word)
            yield apart

    def _found(self, chunk: int) -> int | None:
        position = int(np.searchsorted(self._chunks[: self._size], chunk))
        return position if position < self._size and self._chunks[position] == chunk else None

    def _put(self, rows: Sequence[Row]) -> None:
        if not rows:
            return
        vectors = np.frombuffer(b"".join(raw for *_, raw in rows), dtype=np.float32).reshape(len(rows), -1)
        signs, (levels, steps) = _signs(vectors), _levelled(vectors)
        last = int(self._chunks[self._size - 1]) if self._size else -1
        for position, (chunk, collection, _) in enumerate(rows):
            place = self._append(chunk) if chunk > last else self._place_of(chunk)
            last = max(last, chunk)
            self._gone -= int(self._collections[place] == _GONE)
            self._collections[place] = collection
            self._signs[:, place] = signs[position]
            self._levels[place], self._steps[place] = levels[position], steps[position]

    def _append(self, chunk: int) -> int:
        """Return the position of a new row behind all others."""
        if self._size == len(self._chunks):
            self._grow()
        self._chunks[self._size], self._collections[self._size] = chunk, 0
        self._size += 1
        return self._size - 1

    def _place_of(self, chunk: int) -> int:
        """Return the position of a chunk, where need be of a new row between others."""
        position = int(np.searchsorted(self._chunks[: self._size], chunk))
        if self._chunks[position] == chunk:
            return position
        self._append(chunk)
        for held in (self._chunks, self._collections, self._levels, self._steps, *self._signs):
            held[position + 1 : self._size] = held[position : self._size - 1].copy()
        self._chunks[position], self._collections[position] = chunk, 0
        return position

    def _clear(self, dimensions: int, capacity: int) -> None:
        self._dimensions = dimensions
        self._size = self._gone = 0
        self._signs = np.empty((-(-dimensions // _WORD), capacity), dtype=np.uint64)
        self._levels = np.empty((capacity, -(-dimensions // 2)), dtype=np.uint8)
        self._steps = np.empty(capacity, dtype=np.float32)
        self._chunks = np.empty(capacity, dtype=np.int64)
        self._collections = np.empty(capacity, dtype=np.int32)
        self._expected = 0

    def _grow(self) -> None:
        capacity = len(self._chunks) + len(self._chunks) // 2
        signs = np.empty((len(self._signs), capacity), dtype=np.uint64)
        signs[:, : self._size] = self._signs[:, : self._size]
        self._signs = signs
        for name in ("_chunks", "_collections", "_levels", "_steps"):
            old = getattr(self, name)
            new = np.empty((capacity, *old.shape[1:]), dtype=old.dtype)
            new[: self._size] = old[: self._size]
            setattr(self, name, new)


def _signs(vectors: Vector) -> npt.NDArray[np.uint64]:
    """Return the signs of vectors, shape (n, dimensions), one bit a dimension, in words of 64: shape (n, words)."""
    bits = np.zeros((len(vectors), -(-vectors.shape[1] // _WORD) * _WORD), dtype=bool)
    bits[:, : vectors.shape[1]] = vectors > 0
    return np.packbits(bits, axis=1).view(np.uint64)


def _levelled(vectors: Vector) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.float32]]:
    """Return the levels of vectors, shape (n, dimensions), two to a byte, and what a step of each is worth."""
    steps = np.maximum(np.abs(vectors).max(axis=1), np.finfo(np.float32).tiny) / _LEVELS
    levels = (np.rint(vectors / steps[:, None]) + _LEVELS + 1).astype(np.uint8)
    even, odd = _halves(levels)
    return even | odd << 4, steps.astype(np.float32)


def _halves(values: npt.NDArray[NumberT]) -> tuple[npt.NDArray[NumberT], npt.NDArray[NumberT]]:
    """Return every second value along the last axis, and those between, as many: a last one that lacks is nought."""
    even, odd = values[..., ::2], values[..., 1::2]
    lacking = even.shape[-1] - odd.shape[-1]
    return even, np.pad(odd, [(0, 0)] * (odd.ndim - 1) + [(0, lacking)])
