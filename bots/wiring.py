"""The composition root: settings in, Kit out. The only reader of the environment, the only builder of adapters."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dotenv import dotenv_values
from pydantic import ValidationError

from core.errors import BadSetting, Transient, Unavailable
from core.plausible import plausible
from core.ports import Clock, Embedder, Index, Kit, Model, Reranker, WebSearch
from core.settings import Settings

if TYPE_CHECKING:
    from storage.cache_stores import InRedis, Store
    from storage.copies import Corpus
    from storage.database import Database
    from storage.pinecone_vectors import PineconeVectors

log = logging.getLogger("errata")
DOTENV = Path(".env")


@dataclass(frozen=True, slots=True)
class Models:
    """The search models that could be loaded, and plain reasons for those that could not."""

    embedder: Embedder | None
    reranker: Reranker | None
    missing: tuple[str, ...] = ()


class SystemClock:
    """The real time."""

    def now(self) -> datetime:
        """Return the time in UTC."""
        return datetime.now(UTC)

    def monotonic(self) -> float:
        """Return seconds of a clock that never goes back."""
        return time.monotonic()


def read_settings(environ: Mapping[str, str] | None = None, dotenv: Path = DOTENV) -> Settings:
    """Read the settings from the environment, then `.env`; an empty variable is an unset one.

    Raises `BadSetting` naming the variable, on one line.
    """
    values = {name: value for name, (value, _) in setting_values(environ, dotenv).items()}
    given: dict[str, Any] = {name: value for name, value in values.items() if value}
    if "errata_admins" in given:
        given["errata_admins"] = tuple(part.strip() for part in str(given["errata_admins"]).split(",") if part.strip())
    if "errata_home" in given:
        given["errata_home"] = _home(given["errata_home"])
    try:
        return plausible(Settings(**given))
    except ValidationError as error:
        first = error.errors()[0]
        name = str(first["loc"][0]).upper()
        raise BadSetting(f"{name} is wrong: {first['msg']}.") from None


def setting_values(
    environ: Mapping[str, str] | None = None, dotenv: Path = DOTENV
) -> dict[str, tuple[str | None, str]]:
    """Return each setting's raw value and where it comes from: `environment`, `.env` or `default`."""
    environ = os.environ if environ is None else environ
    from_file = _dotenv(dotenv)
    found: dict[str, tuple[str | None, str]] = {}
    for field in Settings.model_fields:
        name = field.upper()
        if value := environ.get(name, "").strip():
            found[field] = (value, "environment")
        elif value := (from_file.get(name) or "").strip():
            found[field] = (value, ".env")
        else:
            found[field] = (None, "default")
    return found


@dataclass(frozen=True, slots=True)
class Caches:
    """The tiers behind both caches, and Redis if that is one of them."""

    tiers: Store
    redis: InRedis | None


@dataclass(frozen=True, slots=True)
class Library:
    """What indexing needs: the index and, where it could be loaded, the embedder."""

    index: Index
    embedder: Embedder | None


@asynccontextmanager
async def open_library(settings: Settings) -> AsyncIterator[Library]:
    """Open the index and the embedder, without the rest of the Kit, and close them again."""
    models = open_models(settings)
    index = open_index(settings, models.embedder)
    try:
        if settings.pinecone_api_key is not None:
            await _catch_up(index)
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
    from storage.caches import CachedEmbedder, StoredAnswers
    from storage.conversations import StoredConversations
    from storage.database import open_database
    from storage.facts import SqlFacts

    given, database = database, database or open_database(settings.database)
    models = open_models(settings)
    index = open_index(settings, models.embedder, database)
    clock = SystemClock()
    caches = _caches(settings, database)
    try:
        yield Kit(
            settings=settings,
            model=_model(settings, clock, models, for_terminal=for_terminal),
            extracts=_extracts(models),
            index=index,
            clock=clock,
            conversations=StoredConversations(database),
            embedder=CachedEmbedder(models.embedder, caches.tiers) if models.embedder else None,
            reranker=models.reranker,
            cache=StoredAnswers(caches.tiers, database),
            facts=SqlFacts(database),
            web=_web(settings, caches.tiers),
        )
    finally:
        if caches.redis is not None:
            await caches.redis.close()
        await index.close()
        if given is None:
            database.close()


def open_main_database(settings: Settings) -> Database:
    """Open the main database; see `storage.database.open_database` for errors."""
    from storage.database import open_database

    return open_database(settings.database)


def open_index(settings: Settings, embedder: Embedder | None = None, database: Database | None = None) -> Index:
    """Open the index of documents; vectors of another embedder than `embedder` count as not there.

    A file of its own beside SQLite, tables of the main database on PostgreSQL (a `database` that is given stays
    open); with a Pinecone key, vectors are searched there. Pinecone itself is reached when it is first needed.
    """
    name = embedder.name if embedder else ""
    with_pinecone = settings.pinecone_api_key is not None
    if settings.database.startswith("postgres"):
        from storage.postgres_corpus import PostgresCorpus

        shared = PostgresCorpus(database or open_main_database(settings), name, opened=database is None)
        return _over_pinecone(settings, shared, embedder) if with_pinecone else shared
    path = settings.errata_home / "index.db"
    if with_pinecone:
        from storage.local_corpus import LocalCorpus

        return _over_pinecone(settings, LocalCorpus(path, name), embedder)
    from storage.local_index import LocalIndex

    return LocalIndex(path, name)


def open_models(settings: Settings) -> Models:
    """Return embedder and re-ranker: the named ones, else the shipped ones, else None and a plain reason.

    Raises `BadSetting` where EMBEDDING_MODEL or RERANKER_MODEL names one that can't be loaded.
    """
    from core.clients import onnx

    embedder: Embedder | None
    reranker: Reranker | None
    missing_embedder = missing_reranker = ""
    if settings.embedding_model:
        from core.clients.sentence_transformers_models import load_embedder

        embedder = load_embedder(settings.embedding_model)
    else:
        embedder, missing_embedder = onnx.load_embedder()
    if settings.reranker_model:
        from core.clients.sentence_transformers_models import load_reranker

        reranker = load_reranker(settings.reranker_model)
    else:
        reranker, missing_reranker = onnx.load_reranker()
    missing = tuple(reason for reason in (missing_embedder, missing_reranker) if reason)
    for reason in missing:
        log.warning("%s Documents are searched without it.", reason)
    return Models(embedder, reranker, missing)


async def probe_language_model(settings: Settings) -> str:
    """Ask the language model for one word. Raises what a question would meet."""
    if not settings.uses_language_model:
        return "none (OPENAI_API_KEY): answers are extracts of your documents"
    from core.clients.openai_model import OpenAIModel, connect

    said = await OpenAIModel(connect(settings), settings.llm_model, settings).ping()
    return f"{settings.llm_model} answers in {said:.0f} ms"


async def probe_pinecone(settings: Settings) -> str:
    """Look at the Pinecone index without making it. Raises what a search would meet."""
    vectors = _pinecone(settings, None)
    try:
        return await vectors.look()
    finally:
        await vectors.close()


async def probe_redis(settings: Settings) -> str:
    """Ping Redis. Raises `Unavailable`."""
    from redis.asyncio import Redis
    from redis.exceptions import RedisError

    client = Redis.from_url(settings.redis_url or "", socket_connect_timeout=3, socket_timeout=3)
    try:
        await client.ping()
    except (RedisError, OSError) as error:
        raise Unavailable(f"Redis does not answer: {error}.", hint="Caches are kept in SQLite meanwhile.") from error
    finally:
        await client.aclose()
    return "answers"


def _model(settings: Settings, clock: Clock, models: Models, *, for_terminal: bool) -> Model:
    extracts = _extracts(models)
    if not settings.uses_language_model:
        return extracts
    from core.clients.failover import Failover
    from core.clients.openai_model import OpenAIModel, connect

    client = connect(settings)
    names = dict.fromkeys(name for name in (settings.llm_model, settings.llm_fallback_model) if name)
    served = [OpenAIModel(client, name, settings) for name in names]
    return Failover(served, extracts, clock, raise_rejected_key=for_terminal)


def _extracts(models: Models) -> Model:
    from core.clients.extractive import ExtractiveModel

    return ExtractiveModel(models.embedder, models.reranker)


def _over_pinecone(settings: Settings, corpus: Corpus, embedder: Embedder | None) -> Index:
    from storage.pinecone_index import PineconeIndex

    return PineconeIndex(corpus, _pinecone(settings, embedder.dimensions if embedder else None))


def _pinecone(settings: Settings, dimension: int | None) -> PineconeVectors:
    from storage.pinecone_vectors import Access, PineconeVectors

    key = settings.pinecone_api_key.get_secret_value() if settings.pinecone_api_key else ""
    return PineconeVectors(Access(key, settings.pinecone_index, settings.pinecone_controller_host), dimension)


async def _catch_up(index: Index) -> None:
    """Bring vectors to Pinecone that were made before there was a key."""
    from storage.pinecone_index import PineconeIndex

    if not isinstance(index, PineconeIndex):
        return
    try:
        done = await index.catch_up()
    except Transient as error:
        log.warning("Vectors are not all in Pinecone yet: %s", error)
    else:
        if done:
            log.info("Brought the vectors of %d documents to Pinecone.", done)


def _caches(settings: Settings, database: Database) -> Caches:
    from storage.cache_stores import InDatabase, InProcess, InRedis

    redis = InRedis(settings.redis_url) if settings.redis_url else None
    return Caches(InProcess(redis or InDatabase(database)), redis)


def _web(settings: Settings, store: Store) -> WebSearch | None:
    if settings.tavily_api_key is None:
        return None
    from core.clients.tavily_search import TavilySearch
    from storage.caches import CachedWeb

    return CachedWeb(TavilySearch(settings.tavily_api_key.get_secret_value(), settings.tavily_api_url), store)


def _home(path: str) -> Path:
    try:
        return Path(path).expanduser()
    except RuntimeError as error:
        raise BadSetting(f"ERRATA_HOME is wrong: {str(error).rstrip('.')}.") from error


def _dotenv(path: Path) -> Mapping[str, str | None]:
    try:
        return dotenv_values(path) if path.is_file() else {}
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting(f"{path} can't be read: {error}.") from error
