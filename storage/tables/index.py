"""The index of documents on PostgreSQL, where several machines share it; on SQLite it is a file of its own.

One row of `index_state` is locked by whoever writes, so that changes have one order: its version is the corpus's.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, Text, UniqueConstraint
from sqlalchemy.types import UserDefinedType
from sqlmodel import Field

from storage.tables.base import Row


class _SearchedWords(UserDefinedType[str]):
    """PostgreSQL's `tsvector`. SQLAlchemy's own comes with all drivers of that database, slow to load for nothing."""

    cache_ok = True

    def get_col_spec(self, **_: Any) -> str:
        return "TSVECTOR"


_Number = BigInteger().with_variant(Integer, "sqlite")


def _text(**more: Any) -> Any:
    return Field(sa_type=Text, **more)


def _owned(column: str, **more: Any) -> Any:
    """A number of a row that this one leaves with."""
    return Field(sa_column=Column(_Number, ForeignKey(column, ondelete="CASCADE"), **more))


class IndexState(Row, table=True):
    """One row: the corpus's random name, the count of its changes, and by which rules its words were made."""

    __tablename__ = "index_state"

    id: int = Field(default=1, primary_key=True)
    name: str = Field(max_length=32)
    version: int = Field(default=0, sa_type=BigInteger)
    keywords: int = 1


class IndexCollection(Row, table=True):
    """A collection, with its count of chunks and of words, which BM25 asks for."""

    __tablename__ = "index_collections"

    id: int | None = Field(default=None, primary_key=True)
    name: str = _text(unique=True)
    chunks: int = Field(default=0, sa_type=BigInteger)
    words: int = Field(default=0, sa_type=BigInteger)


class IndexEmbedder(Row, table=True):
    """A model that made vectors."""

    __tablename__ = "index_embedders"

    id: int | None = Field(default=None, primary_key=True)
    name: str = _text(unique=True)


class IndexDocument(Row, table=True):
    """A document; see `core.ports.DocumentEntry` for what the columns mean. `imports` is a JSON list.

    `standing` and `subject` are what `core.indexing` read of them, in JSON; null where that was never done.
    `tables_read` is 1 where its tables were read, null of a document that an older version indexed.
    """

    __tablename__ = "index_documents"
    __table_args__ = (UniqueConstraint("collection", "path"),)

    id: int | None = Field(default=None, sa_column=Column(_Number, primary_key=True, autoincrement=True))
    collection: int = Field(foreign_key="index_collections.id")
    path: str = _text()
    content_hash: str = _text()
    stat_key: str = _text()
    chunks: int
    file_type: str = _text()
    title: str | None = _text(default=None)
    root: str = _text()
    url: str | None = _text(default=None)
    created_at: str = _text()
    modified_at: str | None = _text(default=None)
    processed_at: str = _text()
    imports: str = _text()
    standing: str | None = _text(default=None)
    subject: str | None = _text(default=None)
    tables_read: int | None = None


class IndexChunk(Row, table=True):
    """A chunk as it is shown; `keywords` is a JSON list."""

    __tablename__ = "index_chunks"
    __table_args__ = (Index("ix_index_chunks_place", "document", "position"),)

    id: int | None = Field(default=None, sa_column=Column(_Number, primary_key=True, autoincrement=True))
    chunk_id: str = _text(unique=True)
    document: int = _owned("index_documents.id", nullable=False)
    position: int
    text_hash: str = _text(index=True)
    token_count: int
    method: str = _text()
    page: int | None = None
    section: str | None = _text(default=None)
    keywords: str = _text()
    line_start: int | None = None
    line_end: int | None = None
    text: str = _text()


class DocumentTable(Row, table=True):
    """A document's opening, at position 0, and its typed tables (`core.tabulated.table`), as JSON."""

    __tablename__ = "index_tables"

    document: int = _owned("index_documents.id", primary_key=True, autoincrement=False)
    position: int = Field(primary_key=True)
    content: str = _text()


class ChunkWords(Row, table=True):
    """A chunk as keyword search reads it: stems with their positions, pairs of characters for unspaced scripts."""

    __tablename__ = "index_words"
    # Without a pending list: every search would read through it until the next vacuum.
    __table_args__ = (Index("ix_index_words", "words", postgresql_using="gin", postgresql_with={"fastupdate": "off"}),)

    chunk: int = _owned("index_chunks.id", primary_key=True, autoincrement=False)
    collection: int
    length: int
    words: Any = Field(sa_column=Column(_SearchedWords().with_variant(Text, "sqlite"), nullable=False))


class ChunkVector(Row, table=True):
    """A chunk's vector, raw float32."""

    __tablename__ = "index_vectors"

    chunk: int = _owned("index_chunks.id", primary_key=True, autoincrement=False)
    collection: int
    embedder: int = Field(foreign_key="index_embedders.id", index=True)
    embedding: bytes = Field(sa_type=LargeBinary)


class IndexChange(Row, table=True):
    """A chunk whose vector came or went with that version; readers in memory catch up from here."""

    __tablename__ = "index_changes"

    version: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    chunk: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))


class VectorCopy(Row, table=True):
    """Where else a document's vectors lie; see `storage.index.copies.Copy`. `written_at` is seconds since 1970."""

    __tablename__ = "index_copies"
    __table_args__ = (Index("ix_index_copies_written", "store", "written_at"),)

    document: int = _owned("index_documents.id", primary_key=True, autoincrement=False)
    store: str = _text()
    namespace: str = _text()
    generation: str = _text(unique=True)
    size: int
    lsn: int | None = Field(default=None, sa_type=BigInteger)
    written_at: float


class VectorDiscard(Row, table=True):
    """A copy that stands for nothing and is to be deleted over there."""

    __tablename__ = "index_discards"

    generation: str = _text(primary_key=True)
    store: str = _text()
    namespace: str = _text()
    size: int
    since: float
