"""What the embedded index asks of its file, as functions over a connection."""
# ruff: noqa: S608 - statements are put together from this module's constants alone; values are always bound

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from core.indexing.documents import Chunk, Document
from core.model import Passage
from core.ports import DocumentEntry, Hit, Vectors
from core.tabulated.document import DocumentTables
from storage.index.asked_terms import asked_words, together
from storage.index.keyword_query import COMMON, any_of, asked_pairs_of, searchable
from storage.index.rows import (
    PASSAGE_COLUMNS,
    WITHIN,
    chunk_row,
    document_row,
    document_tables,
    entry_of,
    names_within,
    passage_of,
    table_rows,
)
from storage.index.sqlite_file import CHANGES_KEPT

BOUND = 500  # values in one IN (...); SQLite takes 32,766
FEW_MATCHES, MANY_MATCHES = 1_000, 5_000  # chunks that hold one of a query's rarer terms
MOST_SCORED = 20_000  # chunks that are scored, however many hold the rarer terms

_IS_DOCUMENT = "collection = (SELECT id FROM collection WHERE name = ?) AND path = ?"

_PASSAGE = f"""
    SELECT {PASSAGE_COLUMNS}
    FROM chunk c JOIN document d ON d.id = c.document JOIN collection n ON n.id = d.collection"""

_KNOWN_VECTORS = """
    SELECT c.text_hash, v.embedding FROM chunk c JOIN vector v ON v.chunk = c.id
    WHERE v.embedder = (SELECT id FROM embedder WHERE name = ?)"""

_DOCUMENTS = """
    SELECT n.name, d.path, d.content_hash, d.stat_key, d.chunks, d.file_type, d.title, d.modified_at, d.processed_at,
        d.root, (SELECT count(*) FROM chunk c JOIN vector v ON v.chunk = c.id JOIN embedder e ON e.id = v.embedder
                 WHERE c.document = d.id AND e.name = :embedder), d.imports, d.subject, d.standing
    FROM document d JOIN collection n ON n.id = d.collection
    WHERE :collection IS NULL OR n.name = :collection ORDER BY n.name, d.path"""


def search_keywords(
    connection: sqlite3.Connection, query: str, collections: Sequence[str] | None, limit: int
) -> list[Hit]:
    """Return BM25 hits of words and of pairs of characters, best first."""
    scopes = None if collections is None else _scopes(connection, collections)
    if scopes == []:
        return []
    counts = _Counts(connection, scopes)
    asked = asked_words(query, counts.held)
    found = _best(connection, [*asked.words, *asked_pairs_of(query)], counts, limit)
    if asked.forms:
        found = together(found, _best(connection, asked.forms, counts, limit))[:limit]
    return name_hits(connection, found)


class _Counts:
    """How many chunks of these scopes hold a term, `COMMON` + 1 for all beyond it: each is counted once."""

    def __init__(self, connection: sqlite3.Connection, scopes: Sequence[str] | None) -> None:
        self._connection = connection
        self.scopes = scopes
        self._known: dict[str, int] = {}

    def of(self, term: str) -> int:
        """Return the number of chunks."""
        if term not in self._known:
            sql = f"SELECT count(*) FROM (SELECT 1 FROM keyword WHERE keyword MATCH ? LIMIT {COMMON + 1})"
            self._known[term] = self._connection.execute(sql, [any_of([term], self.scopes)]).fetchone()[0]
        return self._known[term]

    def held(self, terms: Sequence[str]) -> frozenset[str]:
        """Return those that some chunk holds; that costs no counting."""
        sql = "SELECT 1 FROM keyword WHERE keyword MATCH ? LIMIT 1"
        found = (t for t in terms if self._connection.execute(sql, [any_of([t], self.scopes)]).fetchone())
        return frozenset(found)


def _best(connection: sqlite3.Connection, terms: Sequence[str], counts: _Counts, limit: int) -> list[tuple[int, float]]:
    """Return (chunk, score) by BM25 over all terms, of the chunks that hold one of the rarer ones."""
    if not terms:
        return []
    # Finding a match costs 0.1 microseconds and scoring it 1.3, so that only those worth it are scored. The scope
    # column weighs nothing: it filters. FTS5's bm25 is negative, the best is the lowest. `+rowid` keeps SQLite from
    # asking the keyword index once for every rowid.
    sql = f"""
        SELECT rowid, -bm25(keyword, 0.0, 1.0) AS score FROM keyword
        WHERE keyword MATCH ? AND +rowid IN (SELECT rowid FROM keyword WHERE keyword MATCH ? LIMIT {MOST_SCORED})
        ORDER BY score DESC, rowid LIMIT ?"""
    telling = [term for term in terms if counts.of(term) <= COMMON]
    scored = telling if any(map(counts.of, telling)) else terms
    rare = _rare(scored, counts)
    return connection.execute(sql, [any_of(scored, counts.scopes), any_of(rare, counts.scopes), limit]).fetchall()


def _rare(terms: Sequence[str], counts: _Counts) -> list[str]:
    """Return the rarest terms: as many as have few matches together, and at least enough for a good choice."""
    chosen: list[str] = []
    matches = 0
    for term in sorted(terms, key=counts.of):
        if matches >= FEW_MATCHES and matches + counts.of(term) > MANY_MATCHES:
            break
        chosen.append(term)
        matches += counts.of(term)
    return chosen


def _scopes(connection: sqlite3.Connection, collections: Sequence[str]) -> list[str] | None:
    """Return the words that stand for these collections; None where they are all there is, which costs no filter."""
    asked = set(collection_numbers(connection, collections))
    sql = "SELECT id FROM collection c WHERE EXISTS (SELECT 1 FROM document d WHERE d.collection = c.id)"
    filled = {number for (number,) in connection.execute(sql)}
    return None if asked >= filled else [f"c{number}" for number in sorted(asked)]


def collection_numbers(connection: sqlite3.Connection, names: Sequence[str]) -> list[int]:
    """Return the numbers of these collections; unknown names have none."""
    rows = in_parts(connection, "SELECT id FROM collection WHERE name IN", list(names))
    return [number for (number,) in rows]


def name_hits(connection: sqlite3.Connection, found: Sequence[tuple[int, float]]) -> list[Hit]:
    """Turn (chunk, score) into hits, in the order given."""
    rows = in_parts(connection, "SELECT id, chunk_id FROM chunk WHERE id IN", [chunk for chunk, _ in found])
    names = dict(rows)
    return [Hit(names[chunk], score) for chunk, score in found if chunk in names]


def in_parts(
    connection: sqlite3.Connection, sql: str, values: Sequence[Any], before: Sequence[Any] = ()
) -> Iterator[tuple[Any, ...]]:
    """Run `sql` + `(?, ?, ...)` over values of any number, a part at a time."""
    for start in range(0, len(values), BOUND):
        part = values[start : start + BOUND]
        marks = ",".join("?" * len(part))
        yield from connection.execute(f"{sql} ({marks})", [*before, *part])


def find_passages(connection: sqlite3.Connection, chunk_ids: Sequence[str]) -> dict[str, Passage]:
    """Return the passages of these chunks."""
    rows = in_parts(connection, f"{_PASSAGE} WHERE c.chunk_id IN", chunk_ids)
    return {row[0]: passage_of(row) for row in rows}


def find_vectors(
    connection: sqlite3.Connection, text_hashes: Sequence[str], embedder: str
) -> dict[str, npt.NDArray[np.float32]]:
    """Return the vectors of these texts, where this embedder made them."""
    rows = in_parts(connection, f"{_KNOWN_VECTORS} AND c.text_hash IN", text_hashes, [embedder])
    return {text_hash: np.frombuffer(raw, dtype=np.float32) for text_hash, raw in rows}


def list_neighbours(connection: sqlite3.Connection, chunk_id: str, before: int, after: int) -> list[Passage]:
    """Return the chunks around one, in document order, without itself."""
    own = connection.execute("SELECT document, position FROM chunk WHERE chunk_id = ?", [chunk_id]).fetchone()
    if own is None:
        return []
    document, position = own
    sql = f"{_PASSAGE} WHERE c.document = ? AND c.position BETWEEN ? AND ? AND c.position != ? ORDER BY c.position"
    rows = connection.execute(sql, [document, position - before, position + after, position])
    return [passage_of(row) for row in rows]


def list_passages(connection: sqlite3.Connection, collection: str, path: str) -> list[Passage]:
    """Return all chunks of a document, in order."""
    sql = f"{_PASSAGE} WHERE n.name = ? AND d.path = ? ORDER BY c.position"
    return [passage_of(row) for row in connection.execute(sql, [collection, path])]


def find_tables(connection: sqlite3.Connection, collection: str, path: str) -> DocumentTables | None:
    """Return a document's tables; None where there is no such document."""
    found = connection.execute(
        f"SELECT id, title, subject FROM document WHERE {_IS_DOCUMENT}", [collection, path]
    ).fetchone()
    if found is None:
        return None
    sql = "SELECT content FROM document_table WHERE document = ? ORDER BY position"
    kept = [content for (content,) in connection.execute(sql, [found[0]])]
    return document_tables((collection, path), found[1], found[2], kept)


def put_tables(connection: sqlite3.Connection, document: int, kept: Sequence[str]) -> None:
    """Keep what `storage.index.rows.table_rows` made of a document's tables."""
    rows = [(document, position, content) for position, content in enumerate(kept)]
    connection.executemany("INSERT INTO document_table VALUES (?, ?, ?)", rows)


def list_collections(connection: sqlite3.Connection) -> list[str]:
    """Return the names of collections that hold documents."""
    sql = "SELECT name FROM collection WHERE id IN (SELECT collection FROM document) ORDER BY name"
    return [name for (name,) in connection.execute(sql)]


def corpus_version(connection: sqlite3.Connection) -> str:
    """Return the file's random name and its count of changes."""
    sql = "SELECT value FROM meta WHERE key IN ('name', 'version') ORDER BY key"
    return "-".join(str(value) for (value,) in connection.execute(sql))


def touch_document(
    connection: sqlite3.Connection, collection: str, path: str, stat_key: str, modified_at: str | None
) -> None:
    """Set the stat of a document."""
    sql = f"UPDATE document SET stat_key = ?, modified_at = ? WHERE {_IS_DOCUMENT}"
    connection.execute(sql, [stat_key, modified_at, collection, path])


def list_documents(connection: sqlite3.Connection, collection: str | None, embedder: str) -> list[DocumentEntry]:
    """Return documents by collection and path, with how many of their chunks hold a vector of `embedder`."""
    rows = connection.execute(_DOCUMENTS, {"collection": collection, "embedder": embedder})
    return [entry_of(row) for row in rows]


def replace_document(
    connection: sqlite3.Connection, document: Document, chunks: Sequence[Chunk], vectors: Vectors | None, embedder: str
) -> None:
    """Put a document in place of its former self; the caller holds the transaction."""
    _remove_wherever_it_is(connection, document)
    collection = _number_of(connection, "collection", document.collection)
    owner = _insert(connection, "document", document_row(document, collection, len(chunks)))
    owned = {"document": owner, "collection": collection}
    numbers = [_insert(connection, "chunk", owned | _chunk_row(chunk)) for chunk in chunks]
    put_tables(connection, owner, table_rows(document.tables, [chunk.text for chunk in chunks[:4]]))
    if vectors is not None and numbers:
        source = _number_of(connection, "embedder", embedder)
        raw: Iterable[bytes] = (row.tobytes() for row in np.ascontiguousarray(vectors, dtype=np.float32))
        rows = [(number, collection, source, data) for number, data in zip(numbers, raw, strict=True)]
        connection.executemany("INSERT INTO vector VALUES (?, ?, ?, ?)", rows)
    _trim_changes(connection)


def remove_document(connection: sqlite3.Connection, collection: str, path: str) -> bool:
    """Remove a document; False where there was none."""
    # Chunks, keywords and vectors go with it: foreign keys cascade, and triggers do the rest.
    removed = connection.execute(f"DELETE FROM document WHERE {_IS_DOCUMENT}", [collection, path]).rowcount
    _trim_changes(connection)
    return removed > 0


def _remove_wherever_it_is(connection: sqlite3.Connection, document: Document) -> None:
    """Remove a document from its collection and all its parts: it is in no two of them."""
    names = connection.execute(f"SELECT name FROM collection WHERE {WITHIN}", names_within(document.collection))
    for (name,) in names.fetchall():
        remove_document(connection, name, document.path)


def _trim_changes(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM change WHERE seq <= (SELECT max(seq) FROM change) - ?", [CHANGES_KEPT])


def _number_of(connection: sqlite3.Connection, table: str, name: str) -> int:
    connection.execute(f"INSERT OR IGNORE INTO {table} (name) VALUES (?)", [name])
    return int(connection.execute(f"SELECT id FROM {table} WHERE name = ?", [name]).fetchone()[0])


def _insert(connection: sqlite3.Connection, table: str, row: dict[str, Any]) -> int:
    marks = ", ".join("?" * len(row))
    cursor = connection.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", list(row.values()))
    return int(cursor.lastrowid or 0)


def _chunk_row(chunk: Chunk) -> dict[str, Any]:
    return chunk_row(chunk) | {"search_text": searchable(chunk.search_text)}
