"""The index of documents, with its vectors in Pinecone where there is a key."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from bots.wiring.stores import departures_of, open_main_database
from core.errors import Transient
from core.ports import Departures, Embedder, Index
from core.settings import Settings

if TYPE_CHECKING:
    from storage.database import Database
    from storage.index.copies import Corpus
    from storage.index.pinecone_index import PineconeIndex
    from storage.index.pinecone_vectors import PineconeVectors

log = logging.getLogger("errata")


def open_index(settings: Settings, embedder: Embedder | None = None, database: Database | None = None) -> Index:
    """Open the index of documents; vectors of another embedder than `embedder` count as not there.

    A file of its own beside SQLite, tables of the main database on PostgreSQL (a `database` that is given stays
    open); with a Pinecone key, vectors are searched there. Pinecone itself is reached when it is first needed.
    """
    from storage.index.parted import PartedIndex

    inner = _open_inner(settings, embedder, database)
    if database is not None:
        return PartedIndex(inner, lambda: database, lent=True)
    return PartedIndex(inner, lambda: open_main_database(settings), lent=False)


def _open_inner(settings: Settings, embedder: Embedder | None, database: Database | None) -> Index:
    name = embedder.name if embedder else ""
    with_pinecone = settings.pinecone_api_key is not None
    if settings.database.startswith("postgres"):
        from storage.index.postgres_corpus import PostgresCorpus

        main = database or open_main_database(settings)
        shared = PostgresCorpus(main, name, opened=database is None)
        return _over_pinecone(settings, shared, embedder, departures_of(main)) if with_pinecone else shared
    path = settings.errata_home / "index.db"
    if with_pinecone:
        from storage.index.local_corpus import LocalCorpus

        main = database or open_main_database(settings)
        return _over_pinecone(settings, LocalCorpus(path, name), embedder, departures_of(main, opened=database is None))
    from storage.index.local_index import LocalIndex

    return LocalIndex(path, name)


def _over_pinecone(settings: Settings, corpus: Corpus, embedder: Embedder | None, departures: Departures) -> Index:
    from storage.index.pinecone_index import PineconeIndex

    vectors = _pinecone(settings, embedder.dimensions if embedder else None)
    return PineconeIndex(corpus, vectors, departures=departures)


def _pinecone(settings: Settings, dimension: int | None) -> PineconeVectors:
    from storage.index.pinecone_vectors import Access, PineconeVectors

    key = settings.pinecone_api_key.get_secret_value() if settings.pinecone_api_key else ""
    return PineconeVectors(Access(key, settings.pinecone_index, settings.pinecone_controller_host), dimension)


async def catch_up(index: Index) -> None:
    """Bring vectors to Pinecone that were made before there was a key."""
    pinecone = _in_pinecone(index)
    if pinecone is None:
        return
    try:
        done = await pinecone.catch_up()
    except Transient as error:
        log.warning("Vectors are not all in Pinecone yet: %s", error)
    else:
        if done:
            log.info("Brought the vectors of %d documents to Pinecone.", done)


def _in_pinecone(index: Index) -> PineconeIndex | None:
    from storage.index.parted import PartedIndex
    from storage.index.pinecone_index import PineconeIndex

    inner = index.inner if isinstance(index, PartedIndex) else index
    return inner if isinstance(inner, PineconeIndex) else None


async def probe_pinecone(settings: Settings) -> str:
    """Look at the Pinecone index without making it. Raises what a search would meet."""
    vectors = _pinecone(settings, None)
    try:
        return await vectors.look()
    finally:
        await vectors.close()


async def withdraw_from_pinecone(settings: Settings, database: Database) -> int:
    """Delete from Pinecone what is kept in now; return of how many documents. Raises what Pinecone raises."""
    index = open_index(settings, None, database)
    try:
        pinecone = _in_pinecone(index)
        return await pinecone.withdraw() if pinecone is not None else 0
    finally:
        await index.close()
