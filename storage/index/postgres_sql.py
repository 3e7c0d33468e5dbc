"""What the shared index asks of PostgreSQL, as functions over a session; keyword search is in `postgres_keywords`."""
# ruff: noqa: S608 - statements are put together from this module's constants alone; values are always bound

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from uuid import uuid4

import numpy as np
import numpy.typing as npt
from sqlalchemy import text
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.exc import DataError, DBAPIError, InterfaceError, OperationalError
from sqlmodel import Session, col, insert

from core.errors import BadInput, Unavailable
from core.indexing.documents import Chunk, Document
from core.model import Passage
from core.ports import DocumentEntry, Vectors
from core.tabulated.document import DocumentTables
from core.text.storable import storable
from storage.index.postgres_keywords import WORDS_VERSION, Words, words_of
from storage.index.rows import (
    PASSAGE_COLUMNS,
    WITHIN,
    chunk_row,
    document_row,
    document_tables,
    entry_of,
    names_within,
    passage_of,
)
from storage.tables.index import (
    ChunkVector,
    DocumentTable,
    IndexChunk,
    IndexCollection,
    IndexDocument,
    IndexEmbedder,
    IndexState,
)

CHANGES_KEPT = 5_000  # versions; a reader further behind reads all vectors again
TRIMMED_EVERY = 100
_TOO_LONG = "54000"  # SQLSTATE: an index entry of more than 2,704 bytes

_PASSAGES = f"""
    SELECT {PASSAGE_COLUMNS}
    FROM index_chunks c JOIN index_documents d ON d.id = c.document JOIN index_collections n ON n.id = d.collection"""
_BY_ID = text(f"{_PASSAGES} WHERE c.chunk_id = ANY(CAST(:names AS text[]))")
_AROUND = text(f"""{_PASSAGES} JOIN index_chunks o ON o.document = c.document
    WHERE o.chunk_id = :name AND c.position BETWEEN o.position - :before AND o.position + :after AND c.id != o.id
    ORDER BY c.position""")
_OF_DOCUMENT = text(f"{_PASSAGES} WHERE n.name = :collection AND d.path = :path ORDER BY c.position")
_DOCUMENTS = text("""
    SELECT n.name, d.path, d.content_hash, d.stat_key, d.chunks, d.file_type, d.title, d.modified_at, d.processed_at,
        d.root, (SELECT count(*) FROM index_chunks c JOIN index_vectors v ON v.chunk = c.id
                 JOIN index_embedders e ON e.id = v.embedder WHERE c.document = d.id AND e.name = :embedder),
        d.imports, d.subject, d.standing
    FROM index_documents d JOIN index_collections n ON n.id = d.collection
    WHERE CAST(:collection AS text) IS NULL OR n.name = :collection
    ORDER BY n.name COLLATE "C", d.path COLLATE "C" """)
_VECTORS = text("""
    SELECT c.text_hash, v.embedding FROM index_chunks c JOIN index_vectors v ON v.chunk = c.id
    JOIN index_embedders e ON e.id = v.embedder
    WHERE e.name = :embedder AND c.text_hash = ANY(CAST(:hashes AS text[]))""")
_WITHIN = f"SELECT id FROM index_collections WHERE {WITHIN}"
_COLLECTIONS = text("""
    SELECT n.name FROM index_collections n WHERE EXISTS (SELECT 1 FROM index_documents d WHERE d.collection = n.id)
    ORDER BY n.name COLLATE "C" """)
_IS_DOCUMENT = "collection = (SELECT id FROM index_collections WHERE name = :collection) AND path = :path"


@contextmanager
def translated() -> Iterator[None]:
    """Turn the database's errors into `BadInput` or `Unavailable`; our own mistakes stay."""
    try:
        yield
    except DBAPIError as error:
        if isinstance(error, DataError) or getattr(error.orig, "sqlstate", None) == _TOO_LONG:
            raise BadInput("A document's name is too long, or no text.", hint="Rename the file.") from error
        if isinstance(error, OperationalError | InterfaceError):
            raise Unavailable(f"The database can't be used now: {str(error.orig).splitlines()[0]}.") from error
        raise


def make_state(session: Session) -> str:
    """Give the corpus its random name, unless it has one; return it."""
    session.execute(
        upsert(IndexState).values(id=1, name=uuid4().hex, version=0, keywords=WORDS_VERSION).on_conflict_do_nothing()
    )
    return str(session.execute(text("SELECT name FROM index_state")).scalar_one())


def next_version(session: Session) -> int:
    """Count a change and lock out other writers until the transaction ends."""
    counting = text("UPDATE index_state SET version = version + 1 RETURNING version")
    version: int | None = session.execute(counting).scalar()
    if version is None:
        make_state(session)
        version = session.execute(counting).scalar_one()
    return version


def corpus_state(session: Session) -> tuple[str, int]:
    """Return the corpus's random name and its version; nothing was ever written where the name is empty."""
    row = session.execute(text("SELECT name, version FROM index_state")).first()
    return (str(row[0]), int(row[1])) if row else ("", 0)


def find_passages(session: Session, chunk_ids: Sequence[str]) -> dict[str, Passage]:
    """Return the passages of these chunks."""
    rows = session.execute(_BY_ID, {"names": _storable_all(chunk_ids)})
    return {row[0]: passage_of(row) for row in rows}


def list_neighbours(session: Session, chunk_id: str, before: int, after: int) -> list[Passage]:
    """Return the chunks around one, in document order, without itself."""
    values = {"name": storable(chunk_id), "before": before, "after": after}
    return [passage_of(row) for row in session.execute(_AROUND, values)]


def list_passages(session: Session, collection: str, path: str) -> list[Passage]:
    """Return all chunks of a document, in order."""
    values = {"collection": storable(collection), "path": storable(path)}
    return [passage_of(row) for row in session.execute(_OF_DOCUMENT, values)]


def find_vectors(session: Session, text_hashes: Sequence[str], embedder: str) -> dict[str, npt.NDArray[np.float32]]:
    """Return the vectors of these texts, where this embedder made them."""
    rows = session.execute(_VECTORS, {"embedder": embedder, "hashes": list(text_hashes)})
    return {text_hash: np.frombuffer(raw, dtype=np.float32) for text_hash, raw in rows}


def list_documents(session: Session, collection: str | None, embedder: str) -> list[DocumentEntry]:
    """Return documents by collection and path, with how many of their chunks hold a vector of `embedder`."""
    rows = session.execute(_DOCUMENTS, {"collection": collection, "embedder": embedder})
    return [entry_of(row) for row in rows]


def list_collections(session: Session) -> list[str]:
    """Return the names of collections that hold documents."""
    return list(session.execute(_COLLECTIONS).scalars())


def collection_numbers(session: Session, names: Sequence[str]) -> list[int]:
    """Return the numbers of these collections; unknown names have none."""
    sql = text("SELECT id FROM index_collections WHERE name = ANY(CAST(:names AS text[]))")
    return list(session.execute(sql, {"names": _storable_all(names)}).scalars())


def touch_document(session: Session, collection: str, path: str, stat_key: str, modified_at: str | None) -> None:
    """Set the stat of a document."""
    sql = text(f"UPDATE index_documents SET stat_key = :stat_key, modified_at = :modified_at WHERE {_IS_DOCUMENT}")
    values = {"collection": collection, "path": path, "stat_key": stat_key, "modified_at": modified_at}
    session.execute(sql, values)


def find_document(session: Session, collection: str, path: str) -> int | None:
    """Return a document's number. A writer that has the lock may count on it until its transaction ends."""
    sql = text(f"SELECT id FROM index_documents WHERE {_IS_DOCUMENT}")
    return session.execute(sql, {"collection": collection, "path": path}).scalar()


def find_within(session: Session, document: Document) -> list[int]:
    """Return the numbers of what is stored of a document in its collection and all parts of that."""
    sql = f"SELECT id FROM index_documents WHERE path = :path AND collection IN ({_WITHIN})"
    return list(session.execute(text(sql), {"path": document.path, **names_within(document.collection)}).scalars())


def remove_document(session: Session, document: int, version: int) -> None:
    """Remove a document. Chunks, words, vectors and its copy leave by their keys."""
    for statement in _REMOVAL:
        session.execute(statement, {"document": document, "version": version})


_REMOVAL = (
    text("""INSERT INTO index_changes (version, chunk) SELECT :version, v.chunk
        FROM index_vectors v JOIN index_chunks c ON c.id = v.chunk WHERE c.document = :document"""),
    text("""UPDATE index_collections SET chunks = index_collections.chunks - gone.chunks, words = words - gone.length
        FROM (SELECT count(*) AS chunks, coalesce(sum(w.length), 0) AS length
              FROM index_words w JOIN index_chunks c ON c.id = w.chunk WHERE c.document = :document) AS gone
        WHERE id = (SELECT collection FROM index_documents WHERE id = :document)"""),
    text("DELETE FROM index_documents WHERE id = :document"),
)


def insert_document(session: Session, document: Document, chunks: int) -> tuple[int, int]:
    """Put in a document that is not there, without its chunks; return its number and its collection's."""
    collection = _number_of(session, IndexCollection, document.collection)
    row = _document_row(document, collection, chunks)
    number = int(session.execute(insert(IndexDocument).returning(col(IndexDocument.id)), [row]).scalar_one())
    return number, collection


def insert_chunks(session: Session, document: int, collection: int, chunks: Sequence[Chunk]) -> list[int]:
    """Put in a document's chunks with their words; return their numbers, in order."""
    if not chunks:
        return []
    rows = [{"document": document, **_chunk_row(chunk)} for chunk in chunks]
    statement = insert(IndexChunk).returning(col(IndexChunk.id), sort_by_parameter_order=True)
    numbers = [int(number) for number in session.execute(statement, rows).scalars()]
    found_by = [words_of(chunk.search_text) for chunk in chunks]
    insert_words(session, [(number, collection, found) for number, found in zip(numbers, found_by, strict=True)])
    sizes = {"id": collection, "chunks": len(chunks), "words": sum(found.length for found in found_by)}
    session.execute(_COUNT_WORDS, sizes)
    return numbers


def insert_tables(session: Session, document: int, kept: Sequence[str]) -> None:
    """Put in what `storage.index.rows.table_rows` made of a document's tables."""
    rows = [{"document": document, "position": at, "content": content} for at, content in enumerate(kept)]
    if rows:
        session.execute(insert(DocumentTable), rows)


def find_tables(session: Session, collection: str, path: str) -> DocumentTables | None:
    """Return a document's tables; None where there is no such document."""
    values = {"collection": storable(collection), "path": storable(path)}
    found = session.execute(
        text(f"SELECT id, title, subject FROM index_documents WHERE {_IS_DOCUMENT}"), values
    ).first()
    if found is None:
        return None
    kept = session.execute(_TABLES, {"document": found[0]}).scalars()
    return document_tables((collection, path), found[1], found[2], list(kept))


_TABLES = text("SELECT content FROM index_tables WHERE document = :document ORDER BY position")


def insert_words(session: Session, found: Sequence[tuple[int, int, Words]]) -> None:
    """Put in what chunks are found by, given as (chunk, collection, words)."""
    session.execute(_INSERT_WORDS, [_words_row(*one) for one in found])


_INSERT_WORDS = text("""
    INSERT INTO index_words (chunk, collection, length, words) VALUES (:chunk, :collection, :length,
        to_tsvector('errata_words', :words) || CAST(:pairs AS tsvector))""")
_COUNT_WORDS = text("UPDATE index_collections SET chunks = chunks + :chunks, words = words + :words WHERE id = :id")


def insert_vectors(session: Session, chunks: Sequence[int], collection: int, vectors: Vectors, embedder: str) -> None:
    """Put in the vectors of these chunks."""
    source = _number_of(session, IndexEmbedder, embedder)
    rows = [
        {"chunk": chunk, "collection": collection, "embedder": source, "embedding": row.tobytes()}
        for chunk, row in zip(chunks, np.ascontiguousarray(vectors, dtype=np.float32), strict=True)
    ]
    session.execute(insert(ChunkVector), rows)


def note_changes(session: Session, version: int, chunks: Sequence[int]) -> None:
    """Note that vectors came, and forget what hardly anybody still has to catch up with."""
    came = text("INSERT INTO index_changes (version, chunk) SELECT :version, unnest(CAST(:chunks AS bigint[]))")
    session.execute(came, {"version": version, "chunks": list(chunks)})
    if version % TRIMMED_EVERY == 0:
        session.execute(text("DELETE FROM index_changes WHERE version <= :before"), {"before": version - CHANGES_KEPT})


def _number_of(session: Session, table: type[IndexCollection] | type[IndexEmbedder], name: str) -> int:
    sql = text(f"SELECT id FROM {table.__tablename__} WHERE name = :name")
    number: int | None = session.execute(sql, {"name": name}).scalar()
    if number is None:
        session.execute(insert(table), [{"name": name}])  # other writers are locked out
        number = session.execute(sql, {"name": name}).scalar_one()
    return number


def _document_row(document: Document, collection: int, chunks: int) -> dict[str, Any]:
    row = document_row(document, collection, chunks)
    return row | {"title": None if document.title is None else storable(document.title), "tables_read": 1}


def _chunk_row(chunk: Chunk) -> dict[str, Any]:
    section = None if chunk.section is None else storable(chunk.section)
    return chunk_row(chunk) | {"section": section, "text": storable(chunk.text)}


def _words_row(chunk: int, collection: int, found: Words) -> dict[str, Any]:
    # With positions, which count how often; the server caps them. No character of these scripts is a quote.
    pairs = " ".join(f"'{pair}':{place}" for place, pair in enumerate(found.pairs, 1))
    values = {"length": found.length, "words": " ".join(found.words), "pairs": pairs}
    return {"chunk": chunk, "collection": collection, **values}


def _storable_all(values: Sequence[str]) -> list[str]:
    return [storable(value) for value in values]
