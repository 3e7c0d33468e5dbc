"""The HTTP interface over fakes, in process or on a loopback socket, and tokens to call it with."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from dataclasses import replace

import httpx

from bots.web.app import create_app
from bots.web.parts import Parts, WebLimits
from bots.web.serving import Server
from core.indexing.documents import Chunk, Document
from core.loop import answer
from core.model import Draft
from storage.access import tokens
from storage.database import open_database
from tests.emulators.common import PATIENCE
from tests.engine_bench import Bench
from tests.fakes import ScriptedModel, kit_of
from tests.fakes_index import InMemoryIndex

ADMIN = "environment-token-for-tests"
LEAVE = "Every employee gets 28 days of paid leave a year. Unused leave expires on 31 March."
QUESTION = "How many days of leave do I get?"


class Api:
    """The interface, its stores, and a client; `token` None calls as nobody."""

    def __init__(self, parts: Parts, bench: Bench, client: httpx.AsyncClient, server: Server | None = None) -> None:
        self.parts = parts
        self.bench = bench
        self.client = client
        self.server = server

    async def token(self, name="ada", scope="ask", collections=()) -> str:
        _, text = await self.parts.database.run(lambda session: tokens.create(session, name, scope, collections))
        return text

    async def get(self, path, token=ADMIN, **options):
        return await self.client.get(path, headers=bearer(token) | options.pop("headers", {}), **options)

    async def post(self, path, body, token=ADMIN, **options):
        return await self.client.post(path, json=body, headers=bearer(token) | options.pop("headers", {}), **options)

    async def ask(self, question=QUESTION, token=ADMIN, **fields):
        return await self.post("/api/ask", {"question": question, **fields}, token)

    async def events(self, question=QUESTION, token=ADMIN):
        """Ask with server-sent events; return [(event, data)]."""
        response = await self.post("/api/ask", {"question": question}, token, headers={"Accept": "text/event-stream"})
        assert response.headers["content-type"].startswith("text/event-stream")
        blocks = [
            dict(line.split(": ", 1) for line in block.split("\n")) for block in response.text.strip().split("\n\n")
        ]
        return [(block["event"], json.loads(block["data"])) for block in blocks]


def bearer(token: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token is not None else {}


def right_draft(days: int = 28) -> Draft:
    return Draft(f"Every employee gets {days} days of paid leave a year [1].", (1,))


async def corpus(**texts: str) -> InMemoryIndex:
    """An index with one document a collection."""
    index = InMemoryIndex()
    for name, text in (texts or {"default": LEAVE}).items():
        document = Document(name, f"{name}.md", "md", f"hash-{name}", (), title=name.title())
        await index.replace_document(document, [Chunk(f"{name}-0", text, text, f"t-{name}", 0, 20, "test")], None)
    return index


@asynccontextmanager
async def open_parts(folder, model=None, index=None, **changes):
    """Collaborators over fakes, with a real database and inbox; the bench does what follows from feedback."""
    settings = {"errata_api_token": ADMIN, "errata_home": folder} | changes.pop("settings", {})
    kit = kit_of(model or ScriptedModel(generate=right_draft()), index or await corpus(), settings=settings)
    database = open_database(f"sqlite:///{folder / 'errata.db'}")

    async def answer_it(question, report):
        return await answer(question, kit, report)

    given = changes.pop("answer", answer_it)
    async with Bench(database, folder, answerer=given) as bench:
        yield replace(Parts(kit, database, given, bench.intake, bench.conversation), **changes), bench
    database.close()


@asynccontextmanager
async def in_process(folder, **changes):
    async with open_parts(folder, **changes) as (parts, bench):
        transport = httpx.ASGITransport(create_app(parts), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://errata.test") as client:
            yield Api(parts, bench, client)


@asynccontextmanager
async def on_a_socket(folder, **changes):
    async with open_parts(folder, **changes) as (parts, bench):
        server = Server(create_app(parts), "127.0.0.1", 0)
        running = asyncio.create_task(server.run())
        while not server.started:
            assert not running.done(), running.exception()
            await asyncio.sleep(0.01)
        try:
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=PATIENCE) as client:
                yield Api(parts, bench, client, server)
        finally:
            server.end()
            await asyncio.wait_for(running, PATIENCE)


QUICK_BODIES = WebLimits(body_seconds=0.3)
QUICK_PINGS = WebLimits(keepalive_seconds=0.05)
