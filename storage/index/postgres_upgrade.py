"""Brings what the shared index read of its text (words, standings, subjects, tables) up to date from that text.

The tables themselves are the main database's, which its migrations see to; their vectors stay.
"""

from __future__ import annotations

import logging

from sqlalchemy import text
from sqlmodel import Session

from core.errors import StoreCorrupt
from storage.index import postgres_sql as sql
from storage.index.postgres_keywords import WORDS_VERSION, words_of
from storage.index.rows import standing_row, subject_row, table_rows_of

log = logging.getLogger("errata")

BATCH = 500

_MADE_BY = text("SELECT keywords FROM index_state")
_PASSAGES = text("""
    SELECT c.id, d.collection, concat_ws(E'\\n', d.title, c.section, c.text) AS search_text
    FROM index_chunks c JOIN index_documents d ON d.id = c.document WHERE c.id > :after ORDER BY c.id LIMIT :batch""")
_SIZES = text("""
    UPDATE index_collections n SET (chunks, words) = (
        SELECT count(*), coalesce(sum(w.length), 0) FROM index_words w WHERE w.collection = n.id)""")


_UNREAD = text("""
    SELECT id, title, path FROM index_documents WHERE standing IS NULL OR subject IS NULL ORDER BY id LIMIT :batch""")
_TEXTS = text("SELECT text FROM index_chunks WHERE document = :document ORDER BY position")
_NOTE = text("""
    UPDATE index_documents SET standing = coalesce(standing, :standing), subject = coalesce(subject, :subject)
    WHERE id = :document""")


_WITHOUT_TABLES = text("SELECT id FROM index_documents WHERE tables_read IS NULL ORDER BY id LIMIT :batch")
_STRETCHES = text("SELECT text, page, section FROM index_chunks WHERE document = :document ORDER BY position")
_NOTE_TABLES = text("UPDATE index_documents SET tables_read = 1 WHERE id = :document")


def upgrade_said(session: Session) -> None:
    """Read what documents say of their standing and subject from the stored text, where no older version did."""
    if session.execute(_UNREAD, {"batch": 1}).first() is None:
        return
    sql.next_version(session)  # locks other writers out, and answers made without it are forgotten
    while rows := session.execute(_UNREAD, {"batch": BATCH}).all():
        for document, title, path in rows:
            texts = list(session.execute(_TEXTS, {"document": document}).scalars())
            said = {"standing": standing_row(title, path, texts), "subject": subject_row(title, path, texts)}
            session.execute(_NOTE, {"document": document, **said})


def upgrade_tables(session: Session) -> None:
    """Read the tables of documents from the text that is stored, where an older version indexed them."""
    if session.execute(_WITHOUT_TABLES, {"batch": 1}).first() is None:
        return
    sql.next_version(session)  # locks other writers out, and answers made without them are forgotten
    while rows := session.execute(_WITHOUT_TABLES, {"batch": BATCH}).all():
        for (document,) in rows:
            stretches = [tuple(row) for row in session.execute(_STRETCHES, {"document": document})]
            sql.insert_tables(session, document, table_rows_of(stretches))
            session.execute(_NOTE_TABLES, {"document": document})


def upgrade_words(session: Session) -> None:
    """Make the words anew if need be; costs one query where they are up to date. Raises `StoreCorrupt`, if newer."""
    version = session.execute(_MADE_BY).scalar()
    if version is not None and version > WORDS_VERSION:
        raise StoreCorrupt(
            f"The index was made by a newer version of Errata ({version}; this one knows {WORDS_VERSION}); "
            "nothing was changed.",
            hint="Upgrade this installation.",
        )
    if version is None or version == WORDS_VERSION:
        return
    sql.next_version(session)  # locks other writers out
    if session.execute(_MADE_BY).scalar_one() == WORDS_VERSION:
        return  # another process was quicker
    session.execute(text("DELETE FROM index_words"))
    after = 0
    while rows := session.execute(_PASSAGES, {"after": after, "batch": BATCH}).all():
        found = [(row.id, row.collection, words_of(row.search_text)) for row in rows]
        sql.insert_words(session, found)
        after = rows[-1].id
    session.execute(_SIZES)
    session.execute(text("UPDATE index_state SET keywords = :version"), {"version": WORDS_VERSION})
    log.info("The index's words were made anew, for version %d.", WORDS_VERSION)
