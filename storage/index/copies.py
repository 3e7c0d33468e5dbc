"""Copies of documents' vectors in another store: which are in force, and which are left over there to be deleted."""
# ruff: noqa: S608 - statements are put together from table names of this package alone; values are always bound

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import numpy as np

from core.errors import Unavailable
from core.indexing.documents import Chunk, Document
from core.ports import Index, Vectors
from storage.index.rows import WITHIN, names_within

ResultT = TypeVar("ResultT")
Execute = Callable[[str, Mapping[str, Any]], Sequence[tuple[Any, ...]]]
Key = tuple[str, int]  # generation, position


@dataclass(frozen=True, slots=True)
class Copy:
    """The vectors of one document as they lie in another store, never changed once written.

    `store` and `namespace` say where, `generation` names this one writing of it, `size` is one more than the highest
    position in it, and `lsn` the store's log position after it, where the store told.
    """

    store: str
    namespace: str
    generation: str
    size: int
    lsn: int | None = None

    def vector_id(self, position: int) -> str:
        """Return the id of the vector of the chunk at `position`."""
        return f"{self.generation}#{position}"

    def vector_ids(self) -> list[str]:
        """Return every id there may be."""
        return [self.vector_id(position) for position in range(self.size)]


def key_of(vector_id: str) -> Key | None:
    """Read a vector's id; None for one that is not ours."""
    generation, _, position = vector_id.rpartition("#")
    return (generation, int(position)) if generation and position.isdecimal() and position.isascii() else None


@dataclass(frozen=True, slots=True)
class Pending:
    """A document whose vectors have no copy where they should: `vectors[i]` belongs to `positions[i]`."""

    document: int
    collection: str
    positions: tuple[int, ...]
    vectors: Vectors


class Writing(Protocol):
    """What may be done to a corpus within one transaction."""

    @property
    def copies(self) -> CopyRows:
        """The copies, in the same transaction."""

    def replace(self, document: Document, chunks: Sequence[Chunk], vectors: Vectors | None) -> int:
        """Put a document in place of its former self and return its number; a copy of that is left to be deleted."""

    def remove(self, collection: str, path: str) -> bool:
        """Remove a document; False where there was none. A copy of it is left to be deleted."""


class Corpus(Index, Protocol):
    """An index that also knows where else its documents' vectors lie."""

    @property
    def embedder(self) -> str:
        """Name of the embedder whose vectors are written and searched."""

    async def name(self) -> str:
        """Random, made with the corpus: no other corpus has it."""

    async def transact(self, work: Callable[[Writing], ResultT]) -> ResultT:
        """Run `work` in one transaction that writes."""

    async def look(self, work: Callable[[CopyRows], ResultT]) -> ResultT:
        """Run `work`, which only reads."""


@dataclass(frozen=True, slots=True)
class Names:
    """The tables' names, and how this database reads the JSON list in a parameter as rows of `value`."""

    document: str
    chunk: str
    collection: str
    vector: str
    embedder: str
    copy: str
    discard: str
    each: str

    def listed(self, parameter: str) -> str:
        """Return a subquery of the strings of a JSON list."""
        return f"(SELECT value FROM {self.each.format(parameter)})"


class CopyRows:
    """The rows about copies, within somebody's transaction.

    A generation is noted as left over before its vectors are written, and is that no longer once it is in force: a
    process that dies in between leaves nothing that nobody knows of.
    """

    def __init__(self, execute: Execute, names: Names) -> None:
        self._execute = execute
        self._names = names

    def intend(self, copy: Copy, now: float) -> None:
        """Note, before its vectors are written, what is to be deleted unless it comes into force."""
        self._execute(
            f"INSERT INTO {self._names.discard} (generation, store, namespace, size, since) "
            "VALUES (:generation, :store, :namespace, :size, :now)",
            {**_row(copy), "now": now},
        )

    def put_in_force(self, document: int, copy: Copy, now: float) -> None:
        """Let a copy stand for a document that has none. Raises `Unavailable` where it has been given up meanwhile."""
        if not self.forget([copy.generation]):
            raise Unavailable("Writing a document's vectors took too long; it was not indexed.", hint="Index it again.")
        self._execute(
            f"INSERT INTO {self._names.copy} (document, store, namespace, generation, size, lsn, written_at) "
            "VALUES (:document, :store, :namespace, :generation, :size, :lsn, :now)",
            {**_row(copy), "document": document, "now": now},
        )

    def of(self, document: int) -> Copy | None:
        """Return the copy that stands for a document."""
        sql = f"SELECT store, namespace, generation, size, lsn FROM {self._names.copy} WHERE document = :document"
        return next((Copy(*row) for row in self._execute(sql, {"document": document})), None)

    def number_of(self, collection: str, path: str) -> int | None:
        """Return a document's number."""
        n = self._names
        sql = f"""
            SELECT d.id FROM {n.document} d JOIN {n.collection} c ON c.id = d.collection
            WHERE c.name = :collection AND d.path = :path"""
        return next((row[0] for row in self._execute(sql, {"collection": collection, "path": path})), None)

    def numbers_within(self, collection: str, path: str) -> list[int]:
        """Return the numbers of the documents of this path in the collection and its parts: one, as a rule."""
        n = self._names
        sql = f"""
            SELECT d.id FROM {n.document} d
            WHERE d.path = :path AND d.collection IN (SELECT id FROM {n.collection} WHERE {WITHIN})"""
        return [row[0] for row in self._execute(sql, {"path": path, **names_within(collection)})]

    def left_over(self, store: str, before: float, limit: int) -> list[Copy]:
        """Return copies that stand for nothing, noted before that time."""
        sql = f"""
            SELECT store, namespace, generation, size FROM {self._names.discard}
            WHERE store = :store AND since < :before ORDER BY since LIMIT :limit"""
        return [Copy(*row) for row in self._execute(sql, {"store": store, "before": before, "limit": limit})]

    def forget(self, generations: Sequence[str]) -> list[str]:
        """Strike generations off the left-over ones; return those that were among them."""
        sql = (
            f"DELETE FROM {self._names.discard} WHERE generation IN {self._names.listed('values')} RETURNING generation"
        )
        return [row[0] for row in self._execute(sql, {"values": json.dumps(list(generations))})]

    def forget_all(self, store: str, before: float) -> None:
        """Forget every copy in a store that was lost; others may be writing into its successor already."""
        for table, noted in ((self._names.copy, "written_at"), (self._names.discard, "since")):
            sql = f"DELETE FROM {table} WHERE store = :store AND {noted} < :before"
            self._execute(sql, {"store": store, "before": before})

    def written_since(self, store: str, moment: float, limit: int) -> list[Copy]:
        """Return the copies that came into force after `moment`, latest first."""
        sql = f"""
            SELECT store, namespace, generation, size, lsn FROM {self._names.copy}
            WHERE store = :store AND written_at > :moment ORDER BY written_at DESC LIMIT :limit"""
        return [Copy(*row) for row in self._execute(sql, {"store": store, "moment": moment, "limit": limit})]

    def locate(self, keys: Sequence[Key]) -> dict[Key, str]:
        """Return the chunk ids of vectors in force; the others are left out."""
        n = self._names
        sql = f"""
            SELECT p.generation, c.position, c.chunk_id FROM {n.copy} p JOIN {n.chunk} c ON c.document = p.document
            WHERE p.generation IN {n.listed("generations")}
            AND c.position IN (SELECT CAST(value AS integer) FROM {n.listed("positions")} AS listed)"""
        generations, positions = ({key[0] for key in keys}, {str(key[1]) for key in keys})
        values = {"generations": json.dumps(sorted(generations)), "positions": json.dumps(sorted(positions))}
        rows = self._execute(sql, values)
        wanted = set(keys)
        return {(generation, at): chunk for generation, at, chunk in rows if (generation, at) in wanted}

    def inside(self, store: str, collections: Iterable[str]) -> dict[int, Copy]:
        """Return the copies that stand for documents of these collections, by document."""
        n = self._names
        sql = f"""
            SELECT p.document, p.store, p.namespace, p.generation, p.size, p.lsn FROM {n.copy} p
            JOIN {n.document} d ON d.id = p.document JOIN {n.collection} c ON c.id = d.collection
            WHERE p.store = :store AND c.name IN {n.listed("names")}"""
        values = {"store": store, "names": json.dumps(sorted(collections))}
        return {row[0]: Copy(*row[1:]) for row in self._execute(sql, values)}

    def pending(self, store: str, ending: str, embedder: str, kept_in: Iterable[str] = ()) -> Pending | None:
        """Return one document with vectors of `embedder` and no copy in a namespace of the store that ends so.

        Documents of the collections `kept_in` are left out: they are to have none.
        """
        n = self._names
        sql = f"""
            SELECT d.id, o.name FROM {n.document} d JOIN {n.collection} o ON o.id = d.collection
            WHERE d.chunks > 0 AND o.name NOT IN {n.listed("kept")} AND d.id NOT IN (
                SELECT document FROM {n.copy} WHERE store = :store AND namespace LIKE :ending)
            AND EXISTS (SELECT 1 FROM {n.chunk} c JOIN {n.vector} v ON v.chunk = c.id
                        JOIN {n.embedder} e ON e.id = v.embedder WHERE c.document = d.id AND e.name = :embedder)
            ORDER BY d.id LIMIT 1"""
        found = self._execute(
            sql, {"store": store, "ending": f"%{ending}", "embedder": embedder, "kept": json.dumps(sorted(kept_in))}
        )
        return next((self._with_vectors(number, name, embedder) for number, name in found), None)

    def drop(self, document: int) -> None:
        """Let no copy stand for a document any more; the one that did is left over."""
        self._execute(f"DELETE FROM {self._names.copy} WHERE document = :document", {"document": document})

    def _with_vectors(self, document: int, collection: str, embedder: str) -> Pending:
        n = self._names
        sql = f"""
            SELECT c.position, v.embedding FROM {n.chunk} c JOIN {n.vector} v ON v.chunk = c.id
            JOIN {n.embedder} e ON e.id = v.embedder
            WHERE c.document = :document AND e.name = :embedder ORDER BY c.position"""
        rows = self._execute(sql, {"document": document, "embedder": embedder})
        vectors = np.stack([np.frombuffer(raw, dtype=np.float32) for _, raw in rows])
        return Pending(document, collection, tuple(position for position, _ in rows), vectors)


def _row(copy: Copy) -> dict[str, Any]:
    return {
        "store": copy.store,
        "namespace": copy.namespace,
        "generation": copy.generation,
        "size": copy.size,
        "lsn": copy.lsn,
    }
