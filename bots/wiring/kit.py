"""The Kit: every port that answering needs, and the library: what indexing needs of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bots.wiring.environment import keys_of
from bots.wiring.index import catch_up, open_index
from bots.wiring.models import extracts_of, language_model, open_faithfulness, open_models
from bots.wiring.rotation import Renewed, RenewedSearch
from bots.wiring.stores import SystemClock, caches_of, departures_of, ledger_of, tighten_home
from core.kits.validity import ValidIndex
from core.ports import Embedder, Index, Kit, WebSearch
from core.settings import Settings

if TYPE_CHECKING:
    from storage.caches.stores import Store
    from storage.database import Database


@dataclass(frozen=True, slots=True)
class Library:
    """What indexing needs: the index and, where it could be loaded, the embedder."""

    index: Index
    embedder: Embedder | None


@asynccontextmanager
async def open_library(settings: Settings) -> AsyncIterator[Library]:
    """Open the index and the embedder, without the rest of the Kit, and close them again."""
    tighten_home(settings)
    models = open_models(settings)
    index = open_index(settings, models.embedder)
    try:
        if settings.pinecone_api_key is not None:
            await catch_up(index)
        yield Library(index, models.embedder)
    finally:
        await index.close()


@asynccontextmanager
async def open_kit(
    settings: Settings, *, for_terminal: bool = False, database: Database | None = None
) -> AsyncIterator[Kit]:
    """Build everything the loop needs and close it again; a `database` that is given stays open.

    `for_terminal`: a rejected key is an error rather than a reason to answer with extracts.
    Raises `BadSetting`, `StoreCorrupt` or `Unavailable` where a store can't be opened.
    """
    # Imported here: what a command does not use, its start-up does not pay for.
    from storage.caches.tiers import CachedEmbedder, StoredAnswers
    from storage.conversations.store import StoredConversations
    from storage.database import open_database
    from storage.facts.store import SqlFacts
    from storage.learning.captured import StoredReplies
    from storage.learning.links import StoredLinks
    from storage.learning.put_right import StoredCorrections
    from storage.learning.steps import StoredTunings
    from storage.source_clock import SourceClock

    tighten_home(settings)
    given, database = database, database or open_database(settings.database)
    models = open_models(settings)
    index = open_index(settings, models.embedder, database)
    replies, clock = StoredReplies(database), SystemClock()
    caches = caches_of(settings, database)
    ledger = ledger_of(settings, database, clock)
    try:
        yield Kit(
            settings=settings,
            model=language_model(settings, (clock, models, ledger), for_terminal=for_terminal),
            ledger=ledger,
            extracts=extracts_of(models),
            index=ValidIndex(index, replies),
            clock=clock,
            conversations=StoredConversations(database),
            embedder=CachedEmbedder(models.embedder, caches.tiers) if models.embedder else None,
            reranker=models.reranker,
            faithfulness=open_faithfulness(settings)[0],
            cache=StoredAnswers(caches.tiers, database),
            facts=SqlFacts(database),
            web=_web(settings, caches.tiers),
            departures=departures_of(database),
            tunings=StoredTunings(database),
            captured=replies,
            in_step=SourceClock(settings.errata_home),
            corrections=StoredCorrections(database),
            links=StoredLinks(database),
        )
    finally:
        await ledger.close()
        if caches.redis is not None:
            await caches.redis.close()
        await index.close()
        if given is None:
            database.close()


def _web(settings: Settings, store: Store) -> WebSearch | None:
    from core.clients.web_searches import configured_search
    from storage.caches.tiers import CachedWeb

    search = configured_search(settings)
    if search is None:
        return None
    return CachedWeb(RenewedSearch(Renewed(keys_of(settings), configured_search, search)), store)
