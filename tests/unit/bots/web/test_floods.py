"""The HTTP interface under floods: bodies nobody vouches for, connections without number, no descriptor left."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import re
import signal
import socket
import sys
import time

import pytest

from bots.signed_events import WebhookReply
from bots.web.accept_overflow import AcceptOverflow
from bots.web.parts import WebLimits
from bots.web.serving import Server, create_app
from tests.emulators.common import PATIENCE
from tests.engine_bench import until
from tests.web_bench import ADMIN, bearer, in_process, on_a_socket, open_parts

SIGNED = {"X-Slack-Signature": "v0=" + "1" * 64}


async def asgi(app, method, path, headers):
    """Send a request whose body is never there; return its status. Reading the body fails the test."""
    sent = []

    async def receive():
        raise AssertionError("the body was read")

    async def send(message):
        sent.append(message)

    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": method, "path": path, "query_string": b"", "headers": raw,
             "http_version": "1.1", "scheme": "http", "server": ("a", 80), "client": ("b", 1)}  # fmt: skip
    await app(scope, receive, send)
    return sent[0]["status"]


class Hearing:
    """Slack's events, counted."""

    def __init__(self):
        self.heard = 0

    async def respond(self, body, headers):
        self.heard += 1
        return WebhookReply(200, "", {})


@pytest.mark.parametrize("headers", [{}, {"Authorization": "Bearer wrong"}, {"Cookie": "errata_session=wrong"}])
async def test_without_a_token_no_byte_of_a_body_is_read(tmp_path, headers):
    async with open_parts(tmp_path) as (parts, _):
        app = create_app(parts)
        for path in ("/api/ask", "/api/feedback", "/dashboard", "/nowhere"):
            assert await asgi(app, "POST", path, headers | {"Content-Length": "100"}) == 401


async def test_an_announced_body_over_the_limit_is_refused_unread(tmp_path):
    async with open_parts(tmp_path) as (parts, _):
        app = create_app(parts)
        for path, length in (("/api/ask", 1_000_001), ("/session", 8_193), ("/healthz", 1)):
            headers = bearer(ADMIN) | {"Content-Length": str(length)}
            assert await asgi(app, "POST", path, headers) == 413, path
        assert await asgi(app, "POST", "/api/ask", bearer(ADMIN) | {"Content-Length": "9" * 4_000}) == 413


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"X-Slack-Signature": "v0=1", "X-Slack-Request-Timestamp": "now"},
        SIGNED,
        SIGNED | {"X-Slack-Request-Timestamp": "1"},
        SIGNED | {"X-Slack-Request-Timestamp": "-1"},
        SIGNED | {"X-Slack-Request-Timestamp": "9" * 40},
    ],
)
async def test_an_event_that_bears_no_signature_of_today_is_refused_unread(tmp_path, headers):
    headers = {name: str(int(time.time())) if value == "now" else value for name, value in headers.items()}
    async with open_parts(tmp_path) as (parts, _):
        assert await asgi(create_app(parts), "POST", "/slack/events", headers) == 401


async def test_an_event_that_looks_signed_is_read_up_to_what_slack_sends(tmp_path):
    headers = SIGNED | {"X-Slack-Request-Timestamp": str(int(time.time()))}
    async with in_process(tmp_path, webhooks={"slack": Hearing()}) as api:
        response = await api.client.post("/slack/events", content=b"x" * 1_000_001, headers=headers)
        assert response.status_code == 413


async def test_events_of_a_platform_that_is_not_configured_are_refused_unread(tmp_path):
    headers = SIGNED | {"X-Slack-Request-Timestamp": str(int(time.time())), "Content-Length": "999999"}
    async with open_parts(tmp_path) as (parts, _):
        assert await asgi(create_app(parts), "POST", "/slack/events", headers) == 404


class Flood:
    """Requests under way, each with a body of so many bytes that has not ended."""

    def __init__(self, app, path, headers):
        self._app, self._path, self._headers = app, path, headers
        self._ending = asyncio.Event()
        self._tasks = []

    async def send(self, size):
        """Begin one; return its status where it is answered already."""
        parts, waits, sent = [b"x" * (size // 4)] * 4, asyncio.Event(), []

        async def receive():
            if parts:
                return {"type": "http.request", "body": parts.pop(), "more_body": True}
            waits.set()
            await self._ending.wait()
            return {"type": "http.disconnect"}

        async def send(message):
            sent.append(message)

        raw = [(name.lower().encode(), value.encode()) for name, value in self._headers.items()]
        scope = {"type": "http", "method": "POST", "path": self._path, "query_string": b"", "headers": raw,
                 "http_version": "1.1", "scheme": "http", "server": ("a", 80), "client": ("b", 1)}  # fmt: skip
        task = asyncio.create_task(self._app(scope, receive, send))
        self._tasks.append(task)
        waiting = asyncio.create_task(waits.wait())
        await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        return sent[0]["status"] if sent else None

    async def end(self):
        self._ending.set()
        await asyncio.gather(*self._tasks)


@pytest.mark.parametrize("known", [True, False])
async def test_the_bodies_of_all_requests_together_have_a_bound(tmp_path, known):
    signed = SIGNED | {"X-Slack-Request-Timestamp": str(int(time.time()))}
    most = 32_000_000 if known else 8_000_000
    async with open_parts(tmp_path, webhooks={"slack": Hearing()}) as (parts, _):
        app = create_app(parts)
        flood = Flood(app, *(("/api/ask", bearer(ADMIN)) if known else ("/slack/events", signed)))
        said = [await flood.send(1_000_000) for _ in range(most // 1_000_000 + 20)]
        held = said.count(None)
        assert most / 1_000_000 <= held <= most / (1_000_000 - 16_384)
        assert set(said) == {None, 503}
        assert await flood.send(16_384) is None, "small ones are let through"
        await flood.end()
        again = Flood(app, "/api/ask", bearer(ADMIN))
        assert [await again.send(1_000_000) for _ in range(30)] == [None] * 30
        await again.end()


async def test_a_flood_without_a_token_leaves_room_to_those_with_one(tmp_path):
    signed = SIGNED | {"X-Slack-Request-Timestamp": str(int(time.time()))}
    async with open_parts(tmp_path, webhooks={"slack": Hearing()}) as (parts, _):
        app = create_app(parts)
        flood, known = Flood(app, "/slack/events", signed), Flood(app, "/api/ask", bearer(ADMIN))
        while await flood.send(1_000_000) is None:
            pass
        assert await known.send(1_000_000) is None
        await flood.end()
        await known.end()


async def test_who_is_refused_in_the_middle_of_a_long_body_sees_why(tmp_path):
    async with on_a_socket(tmp_path) as api:
        for headers, status in ((bearer("wrong"), 401), (bearer(ADMIN), 413)):
            response = await api.client.post("/api/ask", content=b"x" * 5_000_000, headers=headers)
            assert response.status_code == status


async def test_a_connection_too_many_is_told_when_to_come_again(tmp_path):
    async with open_parts(tmp_path) as (parts, _):
        server = Server(create_app(parts), "127.0.0.1", 0, connections=3)
        running = asyncio.create_task(server.run())
        await until(lambda: server.started)
        idle = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(3)]
        said = await _get(server.port)
        assert said.startswith(b"HTTP/1.1 503")
        assert b"Retry-After: 5" in said
        assert json.loads(said.partition(b"\r\n\r\n")[2])["error"]["type"] == "overloaded"
        idle.pop()[1].close()
        while not (said := await _get(server.port)).startswith(b"HTTP/1.1 200"):
            assert b"503" in said
        for _, writer in idle:
            writer.close()
        server.end()
        await asyncio.wait_for(running, PATIENCE)


async def test_a_head_without_end_is_a_400(tmp_path):
    async with on_a_socket(tmp_path, limits=WebLimits()) as api:
        reader, writer = await asyncio.open_connection("127.0.0.1", api.server.port)
        writer.write(b"GET / HTTP/1.1\r\nX-Long: " + b"x" * 200_000)
        assert (await asyncio.wait_for(reader.readline(), PATIENCE)).startswith(b"HTTP/1.1 400")
        writer.close()


async def _get(port, path="/healthz", headers=""):
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n{headers}\r\n".encode())
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    finally:
        writer.close()


CHILD = """
import asyncio, logging, os, resource, signal, sys
from pathlib import Path
logging.basicConfig(stream=sys.stderr, format="%(levelname)s %(name)s %(message)s")
resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))
from bots.engine.engine import Engine
from bots.engine.services import Limits
from bots.web.serving import Server, create_app
from bots.workflows import HANDLERS
from dataclasses import replace
from tests.web_bench import open_parts

async def main():
    home = Path(sys.argv[1])
    async with open_parts(home) as (parts, bench):
        limits = Limits(lease_ttl=1.5, repair=0.3, watch=0.1, reap=0.2)
        engine = Engine(replace(bench.services, limits=limits, worker="child"), HANDLERS)
        await engine.start()
        server = Server(create_app(parts), "127.0.0.1", 0)
        running = asyncio.create_task(server.run())
        while not server.started:
            await asyncio.sleep(0.01)
        taken = []
        def fill():
            try:
                while True:
                    taken.append(os.open("/dev/null", os.O_RDONLY))
            except OSError:
                print("full", flush=True)
        def free():
            while taken:
                os.close(taken.pop())
            print("free", flush=True)
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGUSR1, fill)
        loop.add_signal_handler(signal.SIGUSR2, free)
        stop = asyncio.Event()
        loop.add_signal_handler(signal.SIGTERM, stop.set)
        print(server.port, flush=True)
        await stop.wait()
        server.end()
        await running
        await engine.stop()

asyncio.run(main())
"""


async def test_a_socket_that_is_closed_before_asyncio_listens_on_it_again_is_no_complaint():
    loop, heard = asyncio.get_running_loop(), []
    before = loop.get_exception_handler()
    loop.set_exception_handler(lambda _, context: heard.append(context))
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        overflow = AcceptOverflow([listening.fileno()], loop)
    late = {"message": "Exception in callback _start_serving()", "exception": ValueError("Invalid file descriptor: -1")}
    other = {"message": "Exception in callback other()", "exception": ValueError("Invalid file descriptor: -1")}
    for complaint in (late, other):
        loop.call_exception_handler(complaint)
    overflow.close()
    for complaint in (late, other):
        loop.call_exception_handler(complaint)
    loop.set_exception_handler(before)
    assert heard == [other, other]


class Raced:
    """A listening socket on which another thread is faster so many times: it takes the descriptor and keeps it."""

    def __init__(self, listening, times):
        self.listening, self.times, self.kept = listening, times, []

    def accept(self):
        if len(self.kept) < self.times:
            self.kept.append(os.open(os.devnull, os.O_RDONLY))
            raise OSError(errno.EMFILE, "Too many open files")
        return self.listening.accept()

    def close(self):
        for descriptor in self.kept:
            os.close(descriptor)
        self.listening.close()


async def test_a_descriptor_that_another_thread_takes_and_keeps_leaves_nobody_waiting():
    loop = asyncio.get_running_loop()
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.setblocking(False)
        overflow = AcceptOverflow([listening.fileno()], loop)
        raced = Raced(overflow._listening[0], times=5)
        overflow._listening = [raced]
        with socket.create_connection(listening.getsockname()) as waiting:
            waiting.sendall(b"GET / HTTP/1.1\r\n\r\n")
            loop.call_exception_handler(
                {"message": "accept", "exception": OSError(errno.EMFILE, "Too many open files")}
            )
            waiting.settimeout(PATIENCE)
            assert waiting.recv(100).startswith(b"HTTP/1.1 503")
        overflow.close()
        assert len(raced.kept) == 5


async def test_a_full_file_table_is_a_503_and_a_line_in_the_log_and_never_a_lost_lease(tmp_path):
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", CHILD, str(tmp_path), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    try:
        port = int(await asyncio.wait_for(child.stdout.readline(), PATIENCE))
        assert (await _get(port)).startswith(b"HTTP/1.1 200")
        before = _lease(tmp_path)
        child.send_signal(signal.SIGUSR1)
        assert await asyncio.wait_for(child.stdout.readline(), PATIENCE) == b"full\n"
        answers = [await _get(port) for _ in range(3)]
        assert all(said.startswith(b"HTTP/1.1 503") and b"Retry-After" in said for said in answers)
        deadline = time.monotonic() + PATIENCE
        while not _lease(tmp_path)[1] > before[1] + 3.0:  # two lives of the lease: renewed all the while
            assert time.monotonic() < deadline
            assert (await _get(port)).startswith(b"HTTP/1.1 503")
        assert _lease(tmp_path)[0] == before[0]
        child.send_signal(signal.SIGUSR2)
        assert await asyncio.wait_for(child.stdout.readline(), PATIENCE) == b"free\n"
        while not (said := await _get(port)).startswith(b"HTTP/1.1 200"):
            assert b"503" in said
        headers = f"Authorization: Bearer {ADMIN}\r\n"
        assert (await _get(port, "/metrics", headers)).startswith(b"HTTP/1.1 200")
        child.terminate()
        _, log = await asyncio.wait_for(child.communicate(), PATIENCE)
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()
    said = [line for line in log.decode().splitlines() if "No descriptor is left" in line]
    assert len(said) == 1, log.decode()
    assert not re.search(r"Traceback|lost the lease|Lost the lease", log.decode()), log.decode()
    assert child.returncode == 0


def _lease(folder):
    """Return when the child's lease began and when it runs out."""
    import sqlite3

    connection = sqlite3.connect(f"file:{folder / 'errata.db'}?mode=ro", uri=True)
    try:
        query = "SELECT started_at, expires_at FROM lease WHERE worker = 'child'"
        return connection.execute(query).fetchone()
    finally:
        connection.close()
