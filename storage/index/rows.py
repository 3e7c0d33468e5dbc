"""What a document and its chunks are in a table, whichever database keeps the index."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from core.access.readers import base_of, parts_begin
from core.indexing.documents import Chunk, Document
from core.indexing.standing import read_standing
from core.indexing.standing_rows import block_text, ends_of, from_json, to_json
from core.indexing.subject import read_subject
from core.indexing.subject_rows import subject_from_json, subject_to_json
from core.model import Passage, PassageMeta
from core.ports import DocumentEntry
from core.tabulated.document import DocumentTables
from core.tabulated.subject import opening_of
from core.tabulated.table import TypedTable
from core.tabulated.table import from_json as table_from_json
from core.tabulated.table import to_json as table_to_json
from core.text.storable import storable

_COLUMNS = {
    "chunk_id": "c.chunk_id",
    "text": "c.text",
    "source_file": "d.path",
    "document": "d.path",
    "file_type": "d.file_type",
    "chunk_index": "c.position",
    "total_chunks": "d.chunks",
    "chunk_method": "c.method",
    "token_count": "c.token_count",
    "keywords": "c.keywords",
    "created_at": "d.created_at",
    "processed_at": "d.processed_at",
    "modified_at": "d.modified_at",
    "collection": "n.name",
    "title": "d.title",
    "page": "c.page",
    "section": "c.section",
    "line_start": "c.line_start",
    "line_end": "c.line_end",
    "url": "d.url",
    "standing": "d.standing",
    "subject": "d.subject",
}
PASSAGE_COLUMNS = ", ".join(_COLUMNS.values())
"""What `passage_of` reads, the chunk's id first: of a chunk `c`, its document `d` and their collection `n`."""


def passage_of(row: Sequence[Any]) -> Passage:
    """Return the passage that a row of `PASSAGE_COLUMNS` tells of."""
    values = dict(zip(_COLUMNS, row, strict=True))
    shown = values.pop("text")
    keywords = tuple(json.loads(values.pop("keywords")))
    standing, subject = from_json(values.pop("standing")), subject_from_json(values.pop("subject"))
    meta = PassageMeta(**values, keywords=keywords, char_count=len(shown), standing=standing, subject=subject)
    return Passage(shown, meta)


def entry_of(row: Sequence[Any]) -> DocumentEntry:
    """Return what a row of a document's columns lists, its imports, its subject and its standing last."""
    *plain, imports, subject, standing = row
    named = () if imports == "[]" else tuple(json.loads(imports))
    said = from_json(standing)
    own = replace(DocumentEntry(*plain), dated=said.dated, saved=said.saved)
    return replace(own, subject=subject_from_json(subject), imports=named)


def standing_row(title: str | None, path: str, texts: Sequence[str], saved: str = "") -> str:
    """Return the value of a document's standing, read from its pieces in order and from when it was saved."""
    return storable(to_json(read_standing(title, path, ends_of(texts), saved)))


def subject_row(title: str | None, path: str, texts: Sequence[str], properties: Sequence[str] = ()) -> str:
    """Return the value of a document's subject, read from its pieces in order and from what its format keeps."""
    return storable(subject_to_json(read_subject(title, path, ends_of(texts), properties)))


def document_row(document: Document, collection: int, chunks: int) -> dict[str, Any]:
    """Return the values of a document with so many chunks, processed now."""
    texts = [*document.standing, *map(block_text, document.blocks)]
    return {
        "collection": collection,
        "path": document.path,
        "content_hash": document.content_hash,
        "stat_key": document.stat_key,
        "chunks": chunks,
        "file_type": document.file_type,
        "title": document.title,
        "root": document.root,
        "url": document.url,
        "created_at": document.created_at,
        "modified_at": document.modified_at,
        "processed_at": datetime.now(UTC).isoformat(timespec="milliseconds"),
        "imports": json.dumps(document.imports),
        "standing": standing_row(document.title, document.path, texts, document.saved),
        "subject": subject_row(document.title, document.path, texts, document.properties),
    }


def names_within(collection: str) -> dict[str, Any]:
    """Return the values of `WITHIN`: the names of the collection that a stored name is of, and of all its parts."""
    begins = parts_begin(base_of(collection))
    return {"base": base_of(collection), "begins": begins, "letters": len(begins)}


WITHIN = "(name = :base OR substr(name, 1, :letters) = :begins)"


def chunk_row(chunk: Chunk) -> dict[str, Any]:
    """Return the values of a chunk; what UTF-8 can't hold of its text is replaced."""
    return {
        "chunk_id": chunk.chunk_id,
        "position": chunk.index,
        "text_hash": chunk.text_hash,
        "token_count": chunk.token_count,
        "method": chunk.method,
        "page": chunk.page,
        "section": chunk.section,
        "keywords": json.dumps(chunk.keywords),
        "line_start": chunk.line_start,
        "line_end": chunk.line_end,
        "text": storable(chunk.text),
    }


def table_rows(tables: Sequence[TypedTable], texts: Sequence[str]) -> list[str]:
    """Return what is kept of a document's tables: its opening, which may name whose they are, and one each.

    `texts` are its passages in order; nothing is kept of a document without tables.
    """
    if not tables:
        return []
    opening = opening_of(texts[:_OPENING_PASSAGES])
    return [storable(content) for content in (json.dumps(opening), *map(table_to_json, tables))]


def with_tables(document: Document, chunks: Sequence[Chunk]) -> Document:
    """Return a document with the typed tables that its chunks hold: work for a thread."""
    from core.tabulated.building import Stretch, tables_of  # what only reads an index needs none of it

    if document.tables:
        return document
    return replace(document, tables=tables_of([Stretch(chunk.text, chunk.page, chunk.section) for chunk in chunks]))


def table_rows_of(stretches: Sequence[tuple[str, int | None, str | None]]) -> list[str]:
    """Return the same of a document that an older version indexed: texts, pages and sections of its passages."""
    from core.tabulated.building import Stretch, tables_of  # what opens an index that is up to date needs none of it

    return table_rows(tables_of([Stretch(*one) for one in stretches]), [text for text, _, _ in stretches])


def document_tables(
    place: tuple[str, str], title: str | None, subject: str | None, kept: Sequence[str]
) -> DocumentTables:
    """Return what `table_rows` made of the document at a place (collection and path) that says this of itself."""
    opening = json.loads(kept[0]) if kept else ""
    tables, about = tuple(map(table_from_json, kept[1:])), subject_from_json(subject)
    return DocumentTables(*place, title or "", opening, tables, about)


_OPENING_PASSAGES = 4
