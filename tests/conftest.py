"""What every test may ask for: emulators, fresh stores, and an environment that reaches nothing outside."""

from __future__ import annotations

import gc
import importlib.util
import os
import shutil
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any
from uuid import uuid4

import pytest
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings
from hypothesis.internal.conjecture import providers as hypothesis_providers

from core.settings import Settings
from tests.emulators.loopback import stay_on_loopback

if TYPE_CHECKING:
    from tests.emulators.discord_emu import DiscordEmulator
    from tests.emulators.openai_emu import OpenAIEmulator
    from tests.emulators.pinecone_emu import PineconeEmulator
    from tests.emulators.slack_emu import SlackEmulator
    from tests.emulators.tavily_emu import TavilyEmulator

REDIS_URL = "redis://127.0.0.1:6379/0"
POSTGRES_URL = "postgresql://postgres@127.0.0.1:5432/postgres"
PROXIES = ("http_proxy", "https_proxy", "all_proxy", "ftp_proxy")
# What libraries read by themselves, and what changes how wide or colourful output is.
OTHERS = ("OPENAI_", "AZURE_", "TAVILY_", "PINECONE_", "SLACK_", "DISCORD_", "DBOS_")
LOOKS = ("COLUMNS", "LINES", "FORCE_COLOR", "NO_COLOR", "PY_COLORS", "CLICOLOR", "CLICOLOR_FORCE", "TTY_COMPATIBLE",
         "TTY_INTERACTIVE", "GITHUB_ACTIONS")  # fmt: skip


def pytest_configure(config: pytest.Config) -> None:
    """Set the environment before any test module is imported, so that a developer's own settings can't leak in."""
    for name in PROXIES:
        os.environ.pop(name, None)
        os.environ.pop(name.upper(), None)
    for name in (*Settings.model_fields, *LOOKS, *(n for n in os.environ if n.startswith(OTHERS))):
        os.environ.pop(name.upper(), None)
    _hide_what_only_tests_read(config)
    # Some hundred processes are started: what the first compiled serves the others.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    os.environ |= {"NO_PROXY": "127.0.0.1,localhost", "no_proxy": "127.0.0.1,localhost", "HF_HUB_OFFLINE": "1"}
    # Nothing on loopback has a certificate, and each client would read those of the whole world: a folder without any.
    os.environ.pop("SSL_CERT_FILE", None)
    os.environ["SSL_CERT_DIR"] = str(Path(__file__).parent)
    stay_on_loopback()
    gc.disable()  # all that is imported now stays


def _hide_what_only_tests_read(config: pytest.Config) -> None:
    """Processes would complain of a setting they don't know. Workers, if there are any, have it from the controller."""
    if os.environ.get("ERRATA_SPECS") and not config.pluginmanager.has_plugin("dsession"):
        with suppress(ImportError):  # jsonschema-rs is not installed
            import tests.emulators.spec_oracle  # noqa: F401 - which reads it
        del os.environ["ERRATA_SPECS"]


def pytest_collection_finish() -> None:
    """What was collected is never garbage: nobody need look at it again, nor so often at what tests make."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    gc.enable()


# The same examples every time: what a new one would find is looked for on purpose (--hypothesis-profile=search). And
# no verdict on how long they take: the machine may have much else to do.
UNTIMED = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
hypothesis_settings.register_profile("same", derandomize=True, **UNTIMED)
hypothesis_settings.register_profile("search", derandomize=False, max_examples=1_000, **UNTIMED)
hypothesis_settings.load_profile("same")


def _constants_of_our_code(found: Callable[[], Any] = hypothesis_providers._get_local_constants) -> Any:
    """Constants of the modules loaded so far, for examples to be made of: others in every process and after every
    commit, so only a search gets them."""
    searches = hypothesis_settings.get_current_profile_name() == "search"
    return found() if searches else hypothesis_providers._local_constants


hypothesis_providers._get_local_constants = _constants_of_our_code


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what this machine can't run, saying what is missing; begin with what takes longest, and so must not end."""
    items.sort(key=lambda item: "/project/" not in item.nodeid)
    for name, missing in NEEDS.items():
        reason = missing()
        if reason:
            for item in items:
                if item.get_closest_marker(name):
                    item.add_marker(pytest.mark.skip(reason=reason))


def _without_local_model() -> str:
    return "" if os.environ.get("ERRATA_TEST_LLM_URL") else "ERRATA_TEST_LLM_URL names no local model"


def _without_sentence_transformers() -> str:
    found = importlib.util.find_spec("sentence_transformers")
    return "" if found else "sentence-transformers is not installed (make setup-torch)"


def _without_browser() -> str:
    found = any(map(shutil.which, ("chromium", "chromium-browser", "google-chrome", "chrome")))
    return "" if found else "no Chromium on the path"


NEEDS: dict[str, Callable[[], str]] = {
    "local_model": _without_local_model,
    "sentence_transformers": _without_sentence_transformers,
    "browser": _without_browser,
}


@pytest.fixture(scope="session", autouse=True)
def _made_once() -> None:
    from tests import command_tree, quick_schema

    quick_schema.installed()
    command_tree.kept()


@pytest.fixture
def real_migrations() -> Iterator[None]:
    """Every database is made by the migrations themselves; for tests of them."""
    from tests.quick_schema import hurried, installed

    installed(hurried)
    yield
    installed()


@pytest.fixture
def local_model_url() -> str:
    """Base URL of a real language model; for tests marked `local_model`."""
    return os.environ["ERRATA_TEST_LLM_URL"]


@pytest.fixture
def specs() -> Path:
    """The folder of the platforms' official schemas; skips where it is not there."""
    pytest.importorskip("jsonschema_rs", reason="jsonschema-rs is not installed")
    from tests.emulators.spec_oracle import SPECS

    if not SPECS.is_dir():
        pytest.skip(f"no official schemas at {SPECS} (ERRATA_SPECS names another folder)")
    return SPECS


@pytest.fixture
def refusing_port() -> Iterator[int]:
    """A port on loopback that refuses connections, and that nobody else can be given meanwhile."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        yield taken.getsockname()[1]


@pytest.fixture
async def slack_emulator() -> AsyncIterator[SlackEmulator]:
    """A running Slack, more patient than the real one: a slow machine is no fault of the bot's."""
    from tests.emulators.slack_emu import SlackEmulator

    async with SlackEmulator(ack_timeout=10.0) as emulator:
        yield emulator


@pytest.fixture
async def discord_emulator() -> AsyncIterator[DiscordEmulator]:
    """A running Discord that discord.py is pointed at, more patient than the real one."""
    from tests.emulators.discord_emu import DiscordEmulator

    async with DiscordEmulator(respond_within=30.0) as emulator:
        with emulator.discord_py():
            yield emulator


@pytest.fixture
async def openai_emulator() -> AsyncIterator[OpenAIEmulator]:
    """A running OpenAI."""
    from tests.emulators.openai_emu import OpenAIEmulator

    async with OpenAIEmulator() as emulator:
        yield emulator


@pytest.fixture
async def tavily_emulator() -> AsyncIterator[TavilyEmulator]:
    """A running Tavily that takes no calls without a key."""
    from tests.emulators.tavily_emu import TavilyEmulator

    async with TavilyEmulator(keyless=False) as emulator:
        yield emulator


@pytest.fixture
async def pinecone_emulator() -> AsyncIterator[PineconeEmulator]:
    """A running Pinecone, and a client library with its retries unspent."""
    from tests.emulators.pinecone_emu import PineconeEmulator, fresh_retry_budget

    fresh_retry_budget()
    async with PineconeEmulator() as emulator:
        yield emulator
    fresh_retry_budget()


@pytest.fixture
def redis_url() -> str:
    """A Redis server on loopback; skips where there is none. Shared: keep to the keys under `redis_prefix`."""
    import redis

    try:
        with redis.Redis.from_url(REDIS_URL, socket_connect_timeout=10) as client:
            client.ping()
    except redis.RedisError as error:
        pytest.skip(f"no Redis at {REDIS_URL}: {error}")
    return REDIS_URL


@pytest.fixture
def redis_prefix(redis_url: str) -> Iterator[str]:
    """A prefix no other test uses; the keys under it are deleted afterwards."""
    import redis

    prefix = f"errata-test-{uuid4().hex}:"
    yield prefix
    with redis.Redis.from_url(redis_url) as client:
        for key in client.scan_iter(match=f"{prefix}*", count=1000):
            client.delete(key)


@pytest.fixture
def postgres_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """SQLAlchemy URL of a Postgres database on loopback, dropped afterwards; skips where there is no server.

    It has our tables already; for tests of the migrations themselves it is empty.
    """
    from tests.postgres_copies import copied

    of_migrations = "real_migrations" in request.fixturenames
    with fresh_postgres() if of_migrations else copied(request.getfixturevalue("_migrated_postgres")) as url:
        yield url


@pytest.fixture
def empty_postgres_url() -> Iterator[str]:
    """SQLAlchemy URL of a Postgres database without tables, for tests that make those of an earlier version."""
    with fresh_postgres() as url:
        yield url


@pytest.fixture(scope="session")
def _migrated_postgres() -> Iterator[str]:
    from storage.database import open_database

    with fresh_postgres() as url:
        open_database(url).close()
        yield url


@contextmanager
def fresh_postgres() -> Iterator[str]:
    """Make an empty Postgres database for as long as the context lasts, for fixtures that outlive a test."""
    import psycopg
    from psycopg import sql

    name = f"errata_test_{uuid4().hex}"
    try:
        admin = psycopg.connect(POSTGRES_URL, autocommit=True, connect_timeout=10)
    except psycopg.OperationalError as error:
        pytest.skip(f"no Postgres at {POSTGRES_URL}: {error}")
    with admin:
        admin.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        admin.execute(sql.SQL("ALTER DATABASE {} SET synchronous_commit = off").format(sql.Identifier(name)))
        yield f"postgresql+psycopg://postgres@127.0.0.1:5432/{name}"
        admin.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))
