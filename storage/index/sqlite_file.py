"""The embedded index's SQLite file: its tables, how it is opened, and what its errors mean to a user."""

from __future__ import annotations

import logging
import os
import sqlite3
import time
import uuid
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from json import JSONDecodeError
from pathlib import Path
from typing import Any

from core.errors import BadSetting, ErrataError, StoreCorrupt, Unavailable
from core.text.storable import storable_value
from storage.index.sqlite_upgrade import upgrade
from storage.private_files import make_private_file, make_private_folder
from storage.sqlite_damage import damage

log = logging.getLogger("errata")

APPLICATION_ID = 0x45727261  # "Erra", in the file's header: tells our file from any other SQLite file
SCHEMA_VERSION = 5  # counts up with the tables below, and with what `keyword_query.searchable` makes of a text
BUSY_MS = 30_000
MOST_NAMED = 20
CHANGES_KEPT = 20_000  # a reader further behind than this reads all vectors again (0.3 s at 100k)

_TABLES = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value NOT NULL) WITHOUT ROWID;

CREATE TABLE collection (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE);
CREATE TABLE embedder (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE);

CREATE TABLE document (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    collection INTEGER NOT NULL REFERENCES collection(id),
    path TEXT NOT NULL,
    content_hash TEXT NOT NULL,
    stat_key TEXT NOT NULL,
    chunks INTEGER NOT NULL,
    file_type TEXT NOT NULL,
    title TEXT,
    root TEXT NOT NULL,
    url TEXT,
    created_at TEXT NOT NULL,
    modified_at TEXT,
    processed_at TEXT NOT NULL,
    imports TEXT NOT NULL,
    standing TEXT,
    subject TEXT,
    UNIQUE (collection, path)
);

CREATE TABLE chunk (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    chunk_id TEXT NOT NULL UNIQUE,
    document INTEGER NOT NULL REFERENCES document(id) ON DELETE CASCADE,
    collection INTEGER NOT NULL,
    position INTEGER NOT NULL,
    text_hash TEXT NOT NULL,
    token_count INTEGER NOT NULL,
    method TEXT NOT NULL,
    page INTEGER,
    section TEXT,
    keywords TEXT NOT NULL,
    line_start INTEGER,
    line_end INTEGER,
    text TEXT NOT NULL,
    search_text TEXT NOT NULL
);
CREATE INDEX chunk_document ON chunk (document, position);
CREATE INDEX chunk_text_hash ON chunk (text_hash);

-- The opening of a document that has tables, at position 0, and its tables, as JSON.
CREATE TABLE document_table (
    document INTEGER NOT NULL REFERENCES document(id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (document, position)
) WITHOUT ROWID;

-- Vectors lie apart from the text, so that reading them all reads nothing else.
CREATE TABLE vector (
    chunk INTEGER PRIMARY KEY REFERENCES chunk(id) ON DELETE CASCADE,
    collection INTEGER NOT NULL,
    embedder INTEGER NOT NULL REFERENCES embedder(id),
    embedding BLOB NOT NULL
);

-- Every chunk whose vector came or went, in order; readers catch up from it.
CREATE TABLE change (seq INTEGER PRIMARY KEY AUTOINCREMENT, chunk INTEGER NOT NULL);
CREATE TRIGGER vector_came AFTER INSERT ON vector BEGIN INSERT INTO change (chunk) VALUES (new.chunk); END;
CREATE TRIGGER vector_changed AFTER UPDATE ON vector BEGIN INSERT INTO change (chunk) VALUES (new.chunk); END;
CREATE TRIGGER vector_went AFTER DELETE ON vector BEGIN INSERT INTO change (chunk) VALUES (old.chunk); END;

CREATE TRIGGER document_came AFTER INSERT ON document
BEGIN UPDATE meta SET value = value + 1 WHERE key = 'version'; END;
CREATE TRIGGER document_went AFTER DELETE ON document
BEGIN UPDATE meta SET value = value + 1 WHERE key = 'version'; END;

-- Marks are of a word as letters are: the vowel signs of Indian scripts are marks.
-- The collection is a word of the keyword index too: a filter is then one more posting list, not a join.
CREATE VIEW keyword_source AS SELECT id, 'c' || collection AS scope, search_text AS words FROM chunk;
CREATE VIRTUAL TABLE keyword USING fts5(
    scope, words, content='keyword_source', content_rowid='id',
    tokenize="porter unicode61 remove_diacritics 2 categories 'L* N* Co M*'"
);
CREATE TRIGGER keyword_came AFTER INSERT ON chunk
BEGIN INSERT INTO keyword (rowid, scope, words) VALUES (new.id, 'c' || new.collection, new.search_text); END;
CREATE TRIGGER keyword_went AFTER DELETE ON chunk BEGIN
    INSERT INTO keyword (keyword, rowid, scope, words)
    VALUES ('delete', old.id, 'c' || old.collection, old.search_text);
END;
"""


def prepare(path: Path) -> None:
    """Make the file with its tables if it isn't there, and bring an older one up to date; any process may do so.

    Raises `BadSetting` for a folder that can't be written, `StoreCorrupt` for a damaged file, one of a newer version or
    of another make: that is left as it is.
    """
    try:
        make_private_folder(path.parent)
        make_private_file(path)
    except OSError as error:
        raise BadSetting(
            f"The data folder {path.parent} can't be written: {error.strerror}.", hint="Set ERRATA_HOME to another."
        ) from error
    with translated(path):
        connection = connect(path)
        try:
            version = _version(connection, path)
            if version is None:
                _create(connection, path)
            elif version < SCHEMA_VERSION:
                _renew(connection, path)
        finally:
            connection.close()


def connect(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """Open a connection that may be used from any thread, though from one at a time."""
    connection = sqlite3.connect(
        path, timeout=BUSY_MS / 1000, isolation_level=None, check_same_thread=False, factory=_Connection
    )
    connection.execute(f"PRAGMA busy_timeout={BUSY_MS}")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA synchronous=NORMAL")  # a power cut may cost the last document, never the file
    connection.execute("PRAGMA journal_size_limit=16777216")
    if read_only:
        connection.execute("PRAGMA query_only=ON")
    return connection


class _Connection(sqlite3.Connection):
    """Replaces in every text it is given what UTF-8 can't hold, and NUL."""

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        return super().execute(sql, storable_value(parameters))

    def executemany(self, sql: str, parameters: Iterable[Any], /) -> sqlite3.Cursor:
        return super().executemany(sql, map(storable_value, parameters))


@contextmanager
def writing(connection: sqlite3.Connection) -> Iterator[None]:
    """One transaction, all or nothing. Taken at once: a deferred one may fail half-way with "database is locked"."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # after a full disk SQLite has rolled back by itself
            connection.execute("ROLLBACK")
        raise


@contextmanager
def translated(path: Path) -> Iterator[None]:
    """Turn SQLite's errors into `StoreCorrupt`, `BadSetting` or `Unavailable`; our own mistakes stay."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        meaning = _meaning(path, error)
        if meaning is None:
            raise
        raise meaning from error
    except (UnicodeDecodeError, JSONDecodeError) as error:
        raise _damaged(path, damage(error)) from error


def _damaged(path: Path, how: str) -> StoreCorrupt:
    return StoreCorrupt(
        f"The search index {path} is damaged or not an index: {how}.",
        hint="Move it away and run `errata ingest` again; questions and answers are kept elsewhere.",
    )


def _meaning(path: Path, error: sqlite3.DatabaseError) -> ErrataError | None:
    if how := damage(error):
        return _damaged(path, how)
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_CANTOPEN and os.access(path, os.W_OK):  # it is there: a descriptor is missing
        return Unavailable(f"The search index {path} can't be opened now: {error}.")
    if code in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
        return BadSetting(
            f"The search index {path} can't be opened for writing: {error}.", hint="Set ERRATA_HOME to another folder."
        )
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR):
        return Unavailable(f"The search index {path} can't be used now: {error}.")
    return None


def _version(connection: sqlite3.Connection, path: Path) -> int | None:
    """Return the version of our file, None for an empty one; raises `StoreCorrupt` for any that can't be read here."""
    made_by = connection.execute("PRAGMA application_id").fetchone()[0]
    if made_by == APPLICATION_ID:
        version = int(connection.execute("PRAGMA user_version").fetchone()[0])
        if version <= SCHEMA_VERSION:
            return version
        raise StoreCorrupt(
            f"The search index {path} was made by a newer version of Errata ({version}; this one knows "
            f"{SCHEMA_VERSION}); nothing was changed.",
            hint="Upgrade this installation, or move the file away and run `errata ingest` again.",
        )
    if made_by or connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
        raise StoreCorrupt(
            f"The file {path} is a database of another make; it was left as it is.", hint="Move it away."
        )
    return None


def _renew(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute("PRAGMA foreign_keys=OFF")  # tables are put aside and made anew, which is no deletion
    with writing(connection):
        version = _version(connection, path)
        if version == SCHEMA_VERSION:
            return  # another process was quicker
        missing = upgrade(connection, path, _statements(_TABLES))
        connection.execute(f"PRAGMA user_version={SCHEMA_VERSION}")
    log.info("The search index %s was brought from version %s to %s.", path, version, SCHEMA_VERSION)
    if missing:
        named = ", ".join(missing[:MOST_NAMED]) + (", ..." if len(missing) > MOST_NAMED else "")
        log.warning("%d documents must be read again (errata ingest): %s", len(missing), named)


def _create(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute("PRAGMA page_size=8192")  # five vectors of 384 floats fill a page, where 4096 holds two
    _switch_to_wal(connection)
    with writing(connection):
        if _version(connection, path) is not None:
            return  # another process was quicker
        for statement in _statements(_TABLES):
            connection.execute(statement)
        # A random name: an index that was deleted and made anew never looks like its former self to a cache.
        connection.execute("INSERT INTO meta VALUES ('name', ?), ('version', 0)", [uuid.uuid4().hex])
        connection.execute(f"PRAGMA application_id={APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version={SCHEMA_VERSION}")


def _switch_to_wal(connection: sqlite3.Connection) -> None:
    # SQLite does not wait for others here, whatever the busy timeout says.
    give_up = time.monotonic() + BUSY_MS / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > give_up:
                raise
            time.sleep(0.02)
        else:
            return


def _statements(script: str) -> Iterator[str]:
    """Split a script, keeping triggers whole (`executescript` would commit the open transaction)."""
    statement = ""
    for line in script.splitlines():
        statement += line + "\n"
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
