"""`errata web`: opens what the HTTP interface needs, and serves it until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import replace
from typing import Any, cast

import uvicorn
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from bots.assembly import ProcessContext, at_work, open_intake, open_process_context
from bots.conversation import EventSink
from bots.empty_index import said_of_emptiness
from bots.engine.repairs import Repairing
from bots.indexer import LibraryIndexer, bot_options
from bots.introduction.about import told_of_itself
from bots.introduction.kept import KeptIntroductions
from bots.introduction.opening import Introducer
from bots.memory import collect_rarely, keep_small
from bots.platforms import WEBHOOKS, Listening
from bots.signed_events import WebhookEvents
from bots.web.accept_overflow import AcceptOverflow
from bots.web.app import create_app
from bots.web.parts import Parts
from bots.web.timely_heads import CONNECTIONS, HEAD_BYTES, HEAD_SECONDS, timely
from bots.wiring import keys_of, open_kit, probe_language_model
from core.errors import BadSetting, ErrataError, KeyRejected, Unavailable
from core.loop import answer
from core.model import Answer, Question
from core.ports import Kit, Ledger, Report
from core.settings import Settings
from storage.facts.store import SqlFacts

log = logging.getLogger("errata.web")
BACKLOG = 128
RESERVED = 160  # descriptors for databases, models and what is asked elsewhere
GRACE_SECONDS = 7  # less than what supervisors give a process to end


async def serve_web(
    settings: Settings, where: tuple[str, int], stop: asyncio.Event, *, work: bool, listening: Callable[[str], object]
) -> None:
    """Serve on a host and port until `stop` is set; what is being answered then has some seconds to end.

    `listening` is given the address once requests are taken there.
    Raises `Unavailable` where the address is taken, and what opening the stores raises.
    """
    keep_small()
    async with open_parts(settings, work=work) as parts:
        server = Server(believing(create_app(parts), settings.trusted_proxies), *where)
        ending = asyncio.create_task(_end(server, stop))
        collect_rarely()
        try:
            await server.run(listening)
        finally:
            ending.cancel()


@asynccontextmanager
async def open_parts(settings: Settings, *, work: bool) -> AsyncIterator[Parts]:
    """Open database, kit, engine (if asked) and the webhooks that are configured, and close them again."""
    async with AsyncExitStack() as stack:
        context = await stack.enter_async_context(open_process_context(settings, "web", answers=True))
        kit = await stack.enter_async_context(open_kit(settings, database=context.database))
        engine = await stack.enter_async_context(at_work(context, "web", kit)) if work else None
        intake = await stack.enter_async_context(open_intake(context, engine))
        webhooks = await stack.enter_async_context(_webhooks(context, intake))
        probe = ModelProbe(settings, kit)
        stack.push_async_callback(probe.close)

        async def answer_it(question: Question, report: Report) -> Answer:
            told = await told_of_itself(question, kit, context.database, ways=False)
            if told is not None:
                return told
            return await said_of_emptiness(await answer(question, kit, report), kit, operator=False)

        indexer = LibraryIndexer(kit.index, kit.embedder, bot_options(settings), facts=SqlFacts(context.database))
        repairing = Repairing(answer_it, indexer, context.database)
        parts = Parts(kit, context.database, repairing, intake, context.conversation, webhooks, probe.trouble)
        yield replace(
            parts,
            introducer=Introducer(kit, KeptIntroductions(context.database)),
            indexer=indexer,
            uploads=settings.errata_home / "uploads",
            keys=keys_of(settings).now,
            couriers=context.couriers,
        )


def believing(app: ASGIApp, proxies: Sequence[str]) -> ASGIApp:
    """Return an app that takes who calls, and whether over TLS, from the word of these proxies and of nobody else."""
    return cast("ASGIApp", ProxyHeadersMiddleware(cast("Any", app), list(proxies))) if proxies else app


class ModelProbe:
    """Asks the language model once whether it takes the key; what questions meet later is known to the model itself."""

    def __init__(self, settings: Settings, kit: Kit) -> None:
        self._kit = kit
        self._refused = ""
        self._task = asyncio.create_task(self._look(settings, kit.ledger))

    def trouble(self) -> str:
        """Return what is the matter with the language model, or nothing."""
        return str(getattr(self._kit.model, "problem", "")) or self._refused

    async def close(self) -> None:
        """Stop asking."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _look(self, settings: Settings, ledger: Ledger | None) -> None:
        if ledger is None:
            return
        try:
            await probe_language_model(settings, ledger)
        except (KeyRejected, BadSetting) as error:
            self._refused = str(error)
            log.error("%s Questions are answered with extracts.", error)
        except ErrataError as error:
            log.warning("The language model: %s", error)


class Server:
    """uvicorn, whose signals are ours to handle."""

    def __init__(
        self,
        app: ASGIApp,
        host: str,
        port: int,
        head_seconds: float = HEAD_SECONDS,
        connections: int = CONNECTIONS,
    ) -> None:
        config = uvicorn.Config(
            app,
            host=host,
            port=port,
            http=timely(head_seconds, min(connections, _fitting())),
            h11_max_incomplete_event_size=HEAD_BYTES,
            backlog=BACKLOG,
            log_config=None,
            access_log=False,  # addresses would bear questions' ids, and it is a proxy's to keep
            server_header=False,
            proxy_headers=False,  # its own default believes whoever is on this machine; see `believing`
            timeout_graceful_shutdown=GRACE_SECONDS,
            lifespan="off",
        )
        self._host = host
        self._address = f"{host}:{port}"
        self._server = _Uvicorn(config)

    @property
    def started(self) -> bool:
        """It listens."""
        return self._server.started

    @property
    def port(self) -> int:
        """Where it listens: the one it was given by the system, where 0 was asked for."""
        return int(self._server.servers[0].sockets[0].getsockname()[1])

    @property
    def url(self) -> str:
        """Where it listens, as an address to call."""
        return f"http://{f'[{self._host}]' if ':' in self._host else self._host}:{self.port}"

    async def run(self, listening: Callable[[str], object] = str) -> None:
        """Serve until `end`; `listening` is given `url` as soon as it does. Raises `Unavailable` where it can't."""
        self._server.listening = lambda: listening(self.url)
        try:
            await self._server.serve()
        except SystemExit as error:  # uvicorn's way to say that it could not start
            raise Unavailable(f"Can't listen on {self._address}.", hint="Is the port taken? --port N") from error
        finally:
            self._server.let_go()

    def end(self) -> None:
        """Take nothing new, and let what runs come to its end."""
        self._server.should_exit = True


def _fitting() -> int:
    """Return how many connections this process has descriptors for, beside databases and what it asks."""
    try:
        import resource
    except ImportError:
        return CONNECTIONS
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return CONNECTIONS if soft == resource.RLIM_INFINITY else max(soft - RESERVED, 8)


class _Uvicorn(uvicorn.Server):
    listening: Callable[[], object] | None = None
    _overflow: AcceptOverflow | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        listening = [taken.fileno() for server in self.servers for taken in server.sockets]
        self._overflow = AcceptOverflow(listening, asyncio.get_running_loop())
        if self.listening is not None:
            self.listening()

    def let_go(self) -> None:
        if self._overflow is not None:
            self._overflow.close()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


async def _end(server: Server, stop: asyncio.Event) -> None:
    await stop.wait()
    server.end()


@asynccontextmanager
async def _webhooks(context: ProcessContext, events: EventSink) -> AsyncIterator[Mapping[str, WebhookEvents]]:
    """Take the events of all platforms that send them here."""
    listening = Listening(context.settings, context.database, events, context.conversation)
    async with AsyncExitStack() as stack:
        yield {
            platform.name: await stack.enter_async_context(platform.webhook_events(listening))
            for platform in WEBHOOKS.values()
            if platform.webhook is not None and platform.webhook.configured(context.settings)
        }
