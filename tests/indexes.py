"""Real indexes to test with: the shared one in PostgreSQL, and those whose vectors lie in a Pinecone on loopback."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import text

from core.ports import Index
from storage.database import Database, open_database
from storage.index.copies import Corpus
from storage.index.local_corpus import LocalCorpus
from storage.index.pinecone_index import PineconeIndex
from storage.index.pinecone_search import FRESH, Freshness
from storage.index.pinecone_vectors import Access, Patience, PineconeVectors
from storage.index.postgres_corpus import PostgresCorpus
from tests.emulators.pinecone_emu import PineconeEmulator, fresh_retry_budget
from tests.postgres_copies import copied

TABLES = ("index_documents", "index_discards", "index_changes", "index_collections", "index_embedders", "index_state")

UNHURRIED = Patience(query=60.0)


@pytest.fixture(scope="module")
def postgres_database(request: pytest.FixtureRequest) -> Iterator[Database]:
    """A migrated database for a module's tests, which empty it for themselves; skips where there is no server."""
    with copied(request.getfixturevalue("_migrated_postgres")) as url:
        database = open_database(url)
        yield database
        database.close()


def empty(database: Database) -> None:
    """Empty the index's tables; the others are left as they are."""
    for table in TABLES:
        database.transaction(lambda session, table=table: session.execute(text(f"DELETE FROM {table}")))  # noqa: S608


async def open_index(
    name: str, embedder: tuple[str, int], folder: Path, request: pytest.FixtureRequest, stack: AsyncExitStack
) -> Index:
    """Open `postgres`, `pinecone` or `pinecone over postgres`, empty; the stack closes it."""
    corpus: Corpus
    if "postgres" in name:
        database = request.getfixturevalue("postgres_database")
        empty(database)
        corpus = PostgresCorpus(database, embedder[0])
    else:
        corpus = LocalCorpus(folder / "index.db", embedder[0])
    index: Index = corpus
    if "pinecone" in name:
        fresh_retry_budget()
        emulator = await stack.enter_async_context(PineconeEmulator())
        index = over_pinecone(corpus, emulator, embedder[1])
    stack.push_async_callback(index.close)
    return index


def over_pinecone(
    corpus: Corpus,
    emulator: PineconeEmulator,
    dimension: int,
    freshness: Freshness = FRESH,
    patience: Patience = UNHURRIED,
) -> PineconeIndex:
    """A corpus whose vectors lie in the emulator."""
    access = Access(emulator.api_key, "errata", emulator.api_url)
    return PineconeIndex(corpus, PineconeVectors(access, dimension, patience), freshness)
