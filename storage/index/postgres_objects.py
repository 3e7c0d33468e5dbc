"""What the shared index needs of PostgreSQL beside tables: how words are stemmed, and a trigger."""

from __future__ import annotations

from sqlalchemy import text
from sqlmodel import Session

from storage.advisory_locks import Lock, hold

_ARE_THERE = text("""
    SELECT EXISTS (SELECT 1 FROM pg_ts_config WHERE cfgname = 'errata_words' AND pg_ts_config_is_visible(oid))
    AND EXISTS (SELECT 1 FROM pg_trigger WHERE tgname = 'index_copy_went' AND tgrelid = 'index_copies'::regclass)""")

# Stems of English without its stop words: which words tell nothing is decided for a query as a whole.
_STEMS = """
    DROP TEXT SEARCH CONFIGURATION IF EXISTS errata_words;
    DROP TEXT SEARCH DICTIONARY IF EXISTS errata_stems;
    CREATE TEXT SEARCH DICTIONARY errata_stems (TEMPLATE = snowball, LANGUAGE = english);
    CREATE TEXT SEARCH CONFIGURATION errata_words (COPY = simple);
    ALTER TEXT SEARCH CONFIGURATION errata_words ALTER MAPPING FOR asciiword, word, numword WITH errata_stems;
"""

# A document's copy leaves with its row, whoever deletes that.
_LEFT_OVER = """
    CREATE OR REPLACE FUNCTION index_copy_went() RETURNS trigger LANGUAGE plpgsql AS $fn$ BEGIN
        INSERT INTO index_discards (generation, store, namespace, size, since)
        VALUES (old.generation, old.store, old.namespace, old.size, extract(epoch FROM clock_timestamp()))
        ON CONFLICT DO NOTHING;
        RETURN NULL;
    END $fn$;
    DROP TRIGGER IF EXISTS index_copy_went ON index_copies;
    CREATE TRIGGER index_copy_went AFTER DELETE ON index_copies FOR EACH ROW EXECUTE FUNCTION index_copy_went();
"""


def prepare(session: Session) -> None:
    """Make what is not there; costs one query where it is. One process makes it, others wait."""
    if session.execute(_ARE_THERE).scalar_one():
        return
    hold(session, Lock.OBJECTS)
    if session.execute(_ARE_THERE).scalar_one():
        return
    for script in (_STEMS, _LEFT_OVER):
        session.connection().exec_driver_sql(script)
