"""The composition root: settings in, Kit out. The only reader of the environment, the only builder of adapters."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from bots.setting_sources import (
    ENV_FILE,
    LISTS,
    Found,
    env_files,
    found_settings,
    home_folder,
    ignored_file,
    misspelt,
    named_file,
    redirections,
    unexpanded,
)
from bots.wrong_values import fault, shown
from core.costs.accounts import Caps
from core.errors import BadSetting, Transient, Unavailable
from core.plausible import plausible
from core.ports import Clock, Departures, Embedder, Index, Kit, Ledger, Model, Reranker, WebSearch
from core.settings import Settings
from core.text.secrets import masked

if TYPE_CHECKING:
    from storage.caches.stores import InRedis, Store
    from storage.costs.ledger import SqlLedger
    from storage.database import Database
    from storage.index.copies import Corpus
    from storage.index.pinecone_vectors import PineconeVectors

log = logging.getLogger("errata")

# No library asks home what it is not told to, in this process and those it starts: onnxruntime looks up its vendor's
# host and leaves a device id, Hugging Face's libraries report what they load. Read when the libraries are imported.
os.environ.update({"ORT_DISABLE_TELEMETRY": "1", "HF_HUB_DISABLE_TELEMETRY": "1", "DO_NOT_TRACK": "1"})


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


def read_settings(environ: Mapping[str, str] | None = None, dotenv: Path | None = None) -> Settings:
    """Read the settings from the environment, then from `.env` files (`dotenv`: this one alone).

    An empty variable is an unset one. Raises `BadSetting` naming the variable, on one line.
    """
    found = setting_values(environ, dotenv)
    given: dict[str, Any] = {name: said.value for name, said in found.items() if said.value}
    for listed in LISTS & given.keys():
        given[listed] = tuple(part.strip() for part in str(given[listed]).split(",") if part.strip())
    if "errata_home" in given:
        given["errata_home"] = home_folder(given["errata_home"])
    try:
        return plausible(Settings(**given), {name: said.where for name, said in found.items()})
    except ValidationError as error:
        raise _wrong_setting(error.errors()[0], found) from None


def _wrong_setting(error: ErrorDetails, found: Mapping[str, Found]) -> BadSetting:
    name = str(error["loc"][0])
    field, said = Settings.model_fields[name], found[name]
    example = field.default.value if isinstance(field.default, Enum) else field.default
    such = f"such as {name.upper()}={example}" if example not in (None, "", ()) else ""
    value = f"{masked(shown(said.value))} {fault(error)}"
    return BadSetting(f"{name.upper()} is wrong: {', '.join(filter(None, (value, said.where, such)))}.")


def setting_values(environ: Mapping[str, str] | None = None, dotenv: Path | None = None) -> dict[str, Found]:
    """Return each setting's raw value and where it comes from."""
    environ = os.environ if environ is None else environ
    return found_settings(environ, _files(environ, dotenv))


def setting_remarks() -> list[str]:
    """Return what is to be said of where settings come from: keys sent elsewhere, misspelt names, a file not read."""
    files = _files(os.environ, None)
    ignored = ignored_file(_here(), files)
    said = [f"{ignored} is not read: name it with --env-file, or move it to the data folder."] if ignored else []
    found = found_settings(os.environ, files)
    return [*redirections(found, os.environ), *misspelt(os.environ, files), *unexpanded(files), *said]


def use_env_file(path: Path) -> None:
    """Read settings from this file instead of the usual ones, in this process and those it starts.

    Raises `BadSetting` where there is none: by the name of the option, which the variable stands in for from here on.
    """
    os.environ[ENV_FILE] = str(named_file(str(path), "--env-file"))


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
    _tighten(settings)
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
    from storage.caches.tiers import CachedEmbedder, StoredAnswers
    from storage.conversations.store import StoredConversations
    from storage.database import open_database
    from storage.facts.store import SqlFacts

    _tighten(settings)
    given, database = database, database or open_database(settings.database)
    models = open_models(settings)
    index = open_index(settings, models.embedder, database)
    clock = SystemClock()
    caches = _caches(settings, database)
    ledger = _ledger(settings, database, clock)
    try:
        yield Kit(
            settings=settings,
            model=_model(settings, (clock, models, ledger), for_terminal=for_terminal),
            ledger=ledger,
            extracts=_extracts(models),
            index=index,
            clock=clock,
            conversations=StoredConversations(database),
            embedder=CachedEmbedder(models.embedder, caches.tiers) if models.embedder else None,
            reranker=models.reranker,
            cache=StoredAnswers(caches.tiers, database),
            facts=SqlFacts(database),
            web=_web(settings, caches.tiers),
            departures=_departures(database),
        )
    finally:
        await ledger.close()
        if caches.redis is not None:
            await caches.redis.close()
        await index.close()
        if given is None:
            database.close()


def open_main_database(settings: Settings) -> Database:
    """Open the main database; see `storage.database.open_database` for errors."""
    from storage.database import open_database

    _tighten(settings)
    return open_database(settings.database)


@asynccontextmanager
async def open_ledger(settings: Settings) -> AsyncIterator[SqlLedger]:
    """Open the ledger of model calls without the rest of the Kit, and close it again."""
    database = await asyncio.to_thread(open_main_database, settings)
    ledger = _ledger(settings, database, SystemClock())
    try:
        yield ledger
    finally:
        await ledger.close()
        database.close()


def open_index(settings: Settings, embedder: Embedder | None = None, database: Database | None = None) -> Index:
    """Open the index of documents; vectors of another embedder than `embedder` count as not there.

    A file of its own beside SQLite, tables of the main database on PostgreSQL (a `database` that is given stays
    open); with a Pinecone key, vectors are searched there. Pinecone itself is reached when it is first needed.
    """
    name = embedder.name if embedder else ""
    with_pinecone = settings.pinecone_api_key is not None
    if settings.database.startswith("postgres"):
        from storage.index.postgres_corpus import PostgresCorpus

        main = database or open_main_database(settings)
        shared = PostgresCorpus(main, name, opened=database is None)
        return _over_pinecone(settings, shared, embedder, _departures(main)) if with_pinecone else shared
    path = settings.errata_home / "index.db"
    if with_pinecone:
        from storage.index.local_corpus import LocalCorpus

        main = database or open_main_database(settings)
        return _over_pinecone(settings, LocalCorpus(path, name), embedder, _departures(main, opened=database is None))
    from storage.index.local_index import LocalIndex

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


async def probe_language_model(settings: Settings, ledger: Ledger) -> str:
    """Ask the language model for one word, which the operator pays. Raises what a question would meet."""
    from core.clients.chat_servers import VENDORS, configured_server
    from core.clients.prompted_model import PromptedModel

    server = configured_server(settings)
    if server is None:
        return f"none ({' or '.join(vendor.needs for vendor in VENDORS)}): answers are extracts of your documents"
    said = await PromptedModel(server, settings.llm_model, settings, ledger).ping()
    return f"{server.describe(settings.llm_model)} answers in {said:.0f} ms"


async def probe_pinecone(settings: Settings) -> str:
    """Look at the Pinecone index without making it. Raises what a search would meet."""
    vectors = _pinecone(settings, None)
    try:
        return await vectors.look()
    finally:
        await vectors.close()


async def withdraw_from_pinecone(settings: Settings, database: Database) -> int:
    """Delete from Pinecone what is kept in now; return of how many documents. Raises what Pinecone raises."""
    from storage.index.pinecone_index import PineconeIndex

    index = open_index(settings, None, database)
    try:
        return await index.withdraw() if isinstance(index, PineconeIndex) else 0
    finally:
        await index.close()


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


def _model(settings: Settings, parts: tuple[Clock, Models, Ledger], *, for_terminal: bool) -> Model:
    clock, models, ledger = parts
    extracts = _extracts(models)
    from core.clients.chat_servers import configured_server
    from core.clients.failover import Failover
    from core.clients.prompted_model import PromptedModel

    server = configured_server(settings)
    if server is None:
        return extracts
    names = dict.fromkeys(name for name in (settings.llm_model, settings.llm_fallback_model) if name)
    served = [PromptedModel(server, name, settings, ledger) for name in names]
    return Failover(served, extracts, clock, raise_rejected_key=for_terminal)


def _ledger(settings: Settings, database: Database, clock: Clock) -> SqlLedger:
    from storage.costs.ledger import SqlLedger

    return SqlLedger(database, Caps.of(settings), clock.now)


def _extracts(models: Models) -> Model:
    from core.clients.extractive import ExtractiveModel

    return ExtractiveModel(models.embedder, models.reranker)


def _over_pinecone(settings: Settings, corpus: Corpus, embedder: Embedder | None, departures: Departures) -> Index:
    from storage.index.pinecone_index import PineconeIndex

    vectors = _pinecone(settings, embedder.dimensions if embedder else None)
    return PineconeIndex(corpus, vectors, departures=departures)


def _departures(database: Database, *, opened: bool = False) -> Departures:
    from storage.access.departures import StoredDepartures

    return StoredDepartures(database, opened=opened)


def _pinecone(settings: Settings, dimension: int | None) -> PineconeVectors:
    from storage.index.pinecone_vectors import Access, PineconeVectors

    key = settings.pinecone_api_key.get_secret_value() if settings.pinecone_api_key else ""
    return PineconeVectors(Access(key, settings.pinecone_index, settings.pinecone_controller_host), dimension)


async def _catch_up(index: Index) -> None:
    """Bring vectors to Pinecone that were made before there was a key."""
    from storage.index.pinecone_index import PineconeIndex

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
    from storage.caches.stores import InDatabase, InProcess, InRedis

    redis = InRedis(settings.redis_url) if settings.redis_url else None
    return Caches(InProcess(redis or InDatabase(database)), redis)


def _web(settings: Settings, store: Store) -> WebSearch | None:
    if settings.tavily_api_key is None:
        return None
    from core.clients.tavily_search import TavilySearch
    from storage.caches.tiers import CachedWeb

    return CachedWeb(TavilySearch(settings.tavily_api_key.get_secret_value(), settings.tavily_api_url), store)


def _tighten(settings: Settings) -> None:
    from storage.private_files import make_private_folder, tighten

    try:
        make_private_folder(settings.errata_home)
    except OSError as error:
        raise BadSetting(
            f"The data folder {settings.errata_home} can't be made: {error.strerror}.",
            hint="Set ERRATA_HOME to another.",
        ) from error
    tighten(settings.errata_home)


def _here() -> Path:
    """The current folder; one that was deleted under us holds nothing."""
    try:
        return Path.cwd()
    except FileNotFoundError:
        return Path("/nowhere")


def _files(environ: Mapping[str, str], dotenv: Path | None) -> tuple[Path, ...]:
    return (dotenv,) if dotenv is not None else env_files(environ, _here(), Path(__file__).resolve().parents[1])
