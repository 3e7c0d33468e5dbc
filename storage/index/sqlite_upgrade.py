"""Brings an older index file up to date: what it keeps is copied, what follows from that is made anew.

Kept are documents, their passages and the vectors of these; keyword tables, triggers and views are made from the stored
text. A document of which a passage can't be carried over is named, and read again by the next `errata ingest`: an
empty hash and stat say so.
"""
# ruff: noqa: S608 - statements are put together from names of this package's own tables; values are always bound

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from core.errors import StoreCorrupt
from storage.index.keyword_query import searchable
from storage.index.rows import standing_row, subject_row, table_rows_of

BATCH = 500
# In the order of what refers to what; passages are put in by `_carry_passages`.
_COPIED = ("meta", "collection", "embedder", "document")
_KEPT = (*_COPIED, "chunk", "vector")
# What a table can't do without; a column that came later gets a value that says that nothing is known.
_NEEDED = {
    "meta": {"key", "value"},
    "collection": {"id", "name"},
    "embedder": {"id", "name"},
    "document": {"id", "collection", "path"},
    "chunk": {"id", "chunk_id", "document", "text"},
    "vector": {"chunk", "embedder", "embedding"},
}
_UNKNOWN: Mapping[str, Any] = {
    "content_hash": "", "stat_key": "", "file_type": "txt", "root": "", "created_at": "", "processed_at": "",
    "imports": "[]", "keywords": "[]", "text_hash": "", "method": "", "chunks": 0, "token_count": 0,
}  # fmt: skip
_JSON = ("imports", "keywords")

Row = dict[str, Any]


def upgrade(connection: sqlite3.Connection, path: Path, tables: Iterable[str]) -> list[str]:
    """Rebuild the file's tables as `tables` (statements) makes them, within the caller's transaction.

    Foreign keys must be off. Returns the documents that have to be read again, as `collection/path`. Raises
    `StoreCorrupt` where too little of what the file holds is known.
    """
    _check(connection, path)
    _make_room(connection)
    connection.execute("DROP TABLE IF EXISTS document_table")
    for statement in tables:
        connection.execute(statement)
    for table in _COPIED:
        _copy(connection, table)
    _carry_passages(connection)
    _carry_vectors(connection)
    _read_said(connection)
    _read_tables(connection)
    for table in _KEPT:
        connection.execute(f"DROP TABLE former_{table}")
    connection.execute("UPDATE meta SET value = value + 1 WHERE key = 'version'")
    return _to_read_again(connection)


def _check(connection: sqlite3.Connection, path: Path) -> None:
    lacking = [
        f"{table}.{column}"
        for table, needed in _NEEDED.items()
        for column in sorted(needed - set(_columns(connection, table)))
    ]
    if lacking:
        raise StoreCorrupt(
            f"The search index {path} is of an older make that can't be carried over: it has no {', '.join(lacking)}.",
            hint="Move it away and run `errata ingest` again; questions and answers are kept elsewhere.",
        )


def _make_room(connection: sqlite3.Connection) -> None:
    """Take away what is made anew, and put the rest aside under other names. Copies elsewhere stay as they are."""
    connection.execute("PRAGMA legacy_alter_table=ON")  # else what refers to a renamed table is made to follow it
    marks = ", ".join("?" * len(_KEPT))
    made = f"""SELECT type, name FROM sqlite_master
        WHERE type IN ('trigger', 'index') AND sql IS NOT NULL AND tbl_name IN ({marks})"""
    for kind, name in connection.execute(made, _KEPT).fetchall():
        connection.execute(f'DROP {kind} "{name}"')
    for kind, name in connection.execute(
        "SELECT type, name FROM sqlite_master WHERE sql LIKE 'CREATE VIRTUAL%' OR type = 'view' OR name = 'change' "
        "ORDER BY sql LIKE '%fts5vocab%' DESC"
    ).fetchall():
        connection.execute(f'DROP {kind} IF EXISTS "{name}"')
    for name in _KEPT:
        connection.execute(f"ALTER TABLE {name} RENAME TO former_{name}")
    connection.execute("PRAGMA legacy_alter_table=OFF")


def _copy(connection: sqlite3.Connection, table: str) -> None:
    known = set(_columns(connection, f"former_{table}"))
    wanted = _columns(connection, table)
    for row in _rows(connection, f"former_{table}"):
        _insert(connection, table, {name: _value(row, name) for name in wanted if name in known or name in _UNKNOWN})


def _carry_passages(connection: sqlite3.Connection) -> None:
    """Put in the passages whose text can be read, which puts them into the keyword tables, too."""
    documents: dict[int, tuple[int, str]] = {
        number: (collection, title or "")
        for number, collection, title in connection.execute("SELECT id, collection, title FROM document")
    }
    positions: dict[int, int] = {}
    for row in _rows(connection, "former_chunk", "ORDER BY document, id"):
        if row["document"] not in documents or not isinstance(row["text"], str):
            continue
        collection, title = documents[row["document"]]
        position = positions[row["document"]] = positions.get(row["document"], -1) + 1
        context = "\n".join(filter(None, (title, row.get("section"), row["text"])))
        # Versions 1 and 2 kept what they searched as it was read, and said of which script; later ones keep pairs.
        kept = row.get("search_text") if "unspaced" in row else None
        carried = {name: _value(row, name) for name in _columns(connection, "chunk")}
        made = {"collection": collection, "search_text": searchable(str(kept or context))}
        _insert(connection, "chunk", carried | made | {"position": row.get("position", position)})


def _carry_vectors(connection: sqlite3.Connection) -> None:
    """Put in the vectors whose text is still the one they were made of: nobody knows that without its hash."""
    connection.execute("""
        INSERT INTO vector (chunk, collection, embedder, embedding)
        SELECT v.chunk, c.collection, v.embedder, v.embedding
        FROM former_vector v JOIN chunk c ON c.id = v.chunk JOIN embedder e ON e.id = v.embedder
        WHERE c.text_hash != '' AND typeof(v.embedding) = 'blob' AND length(v.embedding) % 4 = 0""")


def _read_said(connection: sqlite3.Connection) -> None:
    """Read what documents say of their standing and subject from their stored passages, where nobody did before."""
    lacking = connection.execute("SELECT id, title, path FROM document WHERE standing IS NULL OR subject IS NULL")
    for document, title, path in lacking.fetchall():
        rows = connection.execute("SELECT text FROM chunk WHERE document = ? ORDER BY position", [document])
        texts = [text for (text,) in rows]
        said = [standing_row(title, path, texts), subject_row(title, path, texts), document]
        connection.execute(
            "UPDATE document SET standing = coalesce(standing, ?), subject = coalesce(subject, ?) WHERE id = ?", said
        )


def _read_tables(connection: sqlite3.Connection) -> None:
    """Read the tables of all documents from their stored passages."""
    for (document,) in connection.execute("SELECT id FROM document").fetchall():
        sql = "SELECT text, page, section FROM chunk WHERE document = ? ORDER BY position"
        kept = table_rows_of(connection.execute(sql, [document]).fetchall())
        rows = [(document, position, content) for position, content in enumerate(kept)]
        connection.executemany("INSERT INTO document_table VALUES (?, ?, ?)", rows)


def _to_read_again(connection: sqlite3.Connection) -> list[str]:
    """Mark the documents of which a passage is missing, and those of unknown content; return their names."""
    connection.execute("""
        UPDATE document SET content_hash = '', stat_key = ''
        WHERE chunks != (SELECT count(*) FROM chunk c WHERE c.document = document.id) OR content_hash = ''""")
    return unread(connection)


def unread(connection: sqlite3.Connection) -> list[str]:
    """Return the documents that have to be read again, as `collection/path`."""
    rows = connection.execute("""
        SELECT n.name || '/' || d.path FROM document d JOIN collection n ON n.id = d.collection
        WHERE d.content_hash = '' ORDER BY n.name, d.path""")
    return [str(name) for (name,) in rows]


def _rows(connection: sqlite3.Connection, table: str, order: str = "") -> Iterator[Row]:
    """Yield rows by column; a text that is none is None."""
    names = _columns(connection, table)
    cursor = connection.cursor()
    raw = ", ".join(
        f'CASE typeof("{name}") WHEN \'text\' THEN CAST("{name}" AS BLOB) ELSE "{name}" END' for name in names
    )
    kinds = ", ".join(f'typeof("{name}")' for name in names)
    cursor.execute(f"SELECT {raw}, {kinds} FROM {table} {order}")
    while batch := cursor.fetchmany(BATCH):
        for values in batch:
            pairs = zip(names, values[: len(names)], values[len(names) :], strict=True)
            yield {name: _text(value) if kind == "text" else value for name, value, kind in pairs}


def _text(raw: bytes) -> str | None:
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return None


def _value(row: Row, name: str) -> Any:
    value = row.get(name)
    if name in _JSON and not _is_json(value):
        return _UNKNOWN[name]
    return _UNKNOWN.get(name) if value is None else value


def _is_json(value: object) -> bool:
    try:
        return isinstance(json.loads(str(value)), list)
    except ValueError:
        return False


def _insert(connection: sqlite3.Connection, table: str, row: Row) -> None:
    marks = ", ".join("?" * len(row))
    connection.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", list(row.values()))


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    return [str(name) for _, name, *_ in connection.execute(f"PRAGMA table_info({table})")]
