"""How much memory a bot and a web process take at most while everything hostile is fed to them.

    python -m benchmarks.hostile_inputs [--scale 1.0] [--record]

Real processes, against a loopback Slack and a loopback server that plays language model and web pages. They reach pages
on loopback, which bots do not: nothing else is changed. Peaks are the kernel's (VmHWM), reset before each kind.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gzip
import json
import os
import signal
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from aiohttp import ClientError, ClientSession, web
from aiohttp.test_utils import TestServer

from benchmarks.platforms import environment, load_average, slack_settings
from benchmarks.results import may_record, record, table
from tests.emulators.slack_emu import SlackEmulator
from tests.hostile_inputs import bomb, hostile_files

LIMIT = 400  # MB
TOKEN = "hostile-inputs-are-fed-here"  # noqa: S105 - of a process that lives as long as this one
STARTED = {"slack": "Listening to Slack", "web": "Uvicorn running"}
WITHIN = 150.0
ON_LOOPBACK = """
import logging
from core.indexing import safe_fetch
object.__setattr__(safe_fetch.PUBLIC_WEB, "allow", lambda address: address.is_loopback)
logging.basicConfig(level=logging.INFO)
from bots.cli import main
main()
"""
WORDS = "Every employee gets 28 days of paid leave a year, and after ten years of service 33 days. 😀 "


@dataclass(slots=True)
class Peaks:
    """The most memory, in MB, that a process and its children have held."""

    pid: int
    own: float = 0.0
    reader: float = 0.0
    watching: asyncio.Task[None] | None = field(default=None)

    async def __aenter__(self) -> Peaks:
        self.reset()
        self.watching = asyncio.create_task(self._watch())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.watching:
            self.watching.cancel()

    def reset(self) -> None:
        """Let the kernel count anew."""
        Path(f"/proc/{self.pid}/clear_refs").write_text("5")

    def peak(self) -> float:
        """Return the process's own peak since then."""
        found = _megabytes(self.pid)
        self.own = max(self.own, found)
        self.reset()
        return found

    async def _watch(self) -> None:
        while True:
            for child in _children(self.pid):
                with contextlib.suppress(OSError, StopIteration):
                    self.reader = max(self.reader, _megabytes(child))
            await asyncio.sleep(0.02)


def _children(pid: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(OSError):
            found += map(int, (task / "children").read_text().split())
    return found


def _megabytes(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024


class Server:
    """Plays the language model, and pages: says whatever it was given last."""

    def __init__(self) -> None:
        self.model: Callable[[], tuple[Iterable[bytes], dict[str, str]]] = _plain_reply
        self.pages: dict[str, Callable[[], tuple[Iterable[bytes], dict[str, str]]]] = {}
        self.url = ""

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """Answer one request."""
        made = self.pages.get(request.path, self.model) if request.method == "GET" else self.model
        body, headers = made()
        response = web.StreamResponse(headers={"Content-Type": "application/json", **headers})
        await response.prepare(request)
        with contextlib.suppress(ConnectionError):
            for part in body:
                await response.write(part)
        return response


def _plain_reply() -> tuple[Iterable[bytes], dict[str, str]]:
    text = "[ANSWER]\nEvery employee gets 28 days of paid leave a year [1].\n[CITED_SOURCES]\n1"
    return [json.dumps({"choices": [{"message": {"content": text}, "finish_reason": "stop"}]}).encode()], {}


def _endless() -> Iterable[bytes]:
    while True:
        yield b" " * 1_000_000


def streams(scale: float) -> dict[str, Callable[[], tuple[Iterable[bytes], dict[str, str]]]]:
    """Return what a hostile server answers, by name."""
    small, large = int(3_000_000_000 * scale), int(1_000_000_000 * scale)
    nested = gzip.compress(bomb(small))
    single = bomb(large)
    long = json.dumps({"choices": [{"message": {"content": "x " * 400_000}}]}).encode()
    return {
        "gzip, gzip": lambda: ([nested], {"Content-Encoding": "gzip, gzip"}),
        "gzip bomb": lambda: ([single], {"Content-Encoding": "gzip"}),
        "html bomb": lambda: ([single], {"Content-Encoding": "gzip", "Content-Type": "text/html"}),
        "br": lambda: ([b"anything"], {"Content-Encoding": "br"}),
        "endless": lambda: (_endless(), {}),
        "boast": lambda: ([b"{"], {"Content-Length": "999999999999"}),
        "deep json": lambda: ([b"[" * 1_000_000], {}),
        "many lists": lambda: ([b"[" + b"[]," * 330_000 + b"0]"], {}),
        "long reply": lambda: ([long], {}),
        "halves": lambda: ([b'{"choices": [{"message": {"content": "\\ud800\\u0000"}}]}'], {}),
        "deep html": lambda: ([b"<div>" * 400_000], {"Content-Type": "text/html"}),
        "long html": lambda: ([b"<p>" + WORDS.encode() * 200_000], {"Content-Type": "text/html"}),
    }


@asynccontextmanager
async def process(role: str, folder: Path, variables: dict[str, str], *arguments: str) -> AsyncIterator[int]:
    """Run `errata ROLE` and yield its process id; its log goes to a file."""
    log = folder / f"{role}.log"
    with log.open("wb") as said:
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", ON_LOOPBACK, role, *arguments), env=variables, cwd=folder, stderr=said
        )
    try:
        async with asyncio.timeout(WITHIN):
            while STARTED[role] not in log.read_text(errors="replace"):
                if child.returncode is not None:
                    raise RuntimeError(log.read_text(errors="replace")[-2_000:])
                await asyncio.sleep(0.1)
        yield child.pid
        if child.returncode is not None:
            raise RuntimeError(f"{role} ended with {child.returncode}: {log.read_text(errors='replace')[-2_000:]}")
    finally:
        if child.returncode is None:
            child.send_signal(signal.SIGTERM)
            await child.wait()


class Bench:
    """Feeds, waits for what is said, and notes the peaks."""

    def __init__(self) -> None:
        self.rows: list[list[object]] = []

    async def fed(
        self, role: str, pid: int, kind: str, inputs: Iterable[tuple[str, Callable[[], Awaitable[str]]]]
    ) -> None:
        """Feed inputs of one kind, one after another."""
        said: list[str] = []
        async with Peaks(pid) as peaks:
            for name, feed in inputs:
                try:
                    async with asyncio.timeout(WITHIN):
                        said.append(f"{name}: {(await feed())[:110]}")
                except TimeoutError:
                    said.append(f"{name}: nothing said within {WITHIN:.0f} s")
                print(f"{peaks.peak():7.0f} MB ", said[-1].replace("\n", " "), flush=True)
        self.rows.append([role, kind, len(said), f"{peaks.own:.0f}", f"{peaks.reader:.0f}" if peaks.reader else "-"])
        print(*self.rows[-1], flush=True)


async def bot(bench: Bench, folder: Path, server: Server, scale: float) -> None:
    """A bot that answers and learns in one process, on Slack."""
    async with SlackEmulator(ack_timeout=60.0) as slack:
        home = folder / "bot"
        home.mkdir()
        given = environment(home, "", f"{server.url}/v1", ERRATA_ADMINS="U1", LLM_FALLBACK_MODEL="")
        async with process("slack", home, given | slack_settings(slack)) as pid:
            await slack.wait_connected()

            async def heard(act: Awaitable[object]) -> str:
                before = len(slack.calls_to("chat.postMessage"))
                await act
                while len(posted := slack.calls_to("chat.postMessage")) <= before:  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
                return str(posted[-1].args.get("text") or posted[-1].args.get("blocks"))

            def upload(name: str, data: bytes) -> Callable[[], Awaitable[str]]:
                return lambda: heard(slack.message_im("U1", "learn this", files=[slack.add_file(name, data)]))

            async def both(one: Callable[[], Awaitable[str]], two: Callable[[], Awaitable[str]]) -> str:
                first, _ = await asyncio.gather(one(), two())
                return first

            async def asked() -> str:
                return await heard(slack.message_im("U1", f"How many days of leave? {os.urandom(4).hex()}"))

            def replied(name: str) -> Callable[[], Awaitable[str]]:
                async def ask() -> str:
                    server.model = streamed[name]
                    return await asked()

                return ask

            def learnt(name: str) -> Callable[[], Awaitable[str]]:
                path = f"/{name.replace(', ', '-').replace(' ', '-')}"
                server.pages[path] = streamed[name]
                return lambda: heard(slack.slash_command("U1", "C1", "/errata", f"learn {server.url}{path}"))

            streamed = streams(scale)
            handbook = upload("handbook.md", f"# Leave\n\n{WORDS}".encode())
            await bench.fed("bot", pid, "at work, nothing hostile", [("handbook", handbook), ("question", asked)])
            files = [(name, upload(name, data)) for name, data in hostile_files(scale)]
            await bench.fed("bot", pid, "files", files)
            await bench.fed("bot", pid, "pages", [(name, learnt(name)) for name in streamed])
            await bench.fed("bot", pid, "replies of the model", [(name, replied(name)) for name in streamed])
            server.model = _plain_reply
            wide, longest = (WORDS * 7_800).encode(), (WORDS.replace("😀", "é") * 32_000).encode()
            too_wide = (WORDS * 40_000).encode()
            long = [
                ("too wide.md", upload("too wide.md", too_wide)),
                ("wide.md", upload("wide.md", wide)),
                ("long.md", upload("long.md", longest)),
                ("two at once", lambda: both(upload("one.md", longest[1_000:]), upload("two.md", longest[2_000:]))),
            ]
            await bench.fed("bot", pid, "the longest text that is read", long)


async def web_process(bench: Bench, folder: Path, scale: float) -> None:
    """The HTTP interface, under bodies and connections."""
    home = folder / "web"
    home.mkdir()
    given = environment(home, "", ERRATA_API_TOKEN=TOKEN)
    port = _free_port()
    async with process("web", home, given, "--host", "127.0.0.1", "--port", str(port)) as pid, ClientSession() as http:
        url = f"http://127.0.0.1:{port}"
        known = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}

        async def sent(path: str, body: object, headers: dict[str, str]) -> str:
            try:
                async with http.post(f"{url}{path}", data=body, headers=headers) as response:
                    return f"{response.status}"
            except (ClientError, OSError) as error:
                return type(error).__name__

        async def flood() -> AsyncIterator[bytes]:
            for _ in range(int(200 * scale) + 1):
                yield b"x" * 1_000_000

        async def many(count: int) -> str:
            async def one() -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(b"POST /api/ask HTTP/1.1\r\nHost: a\r\nContent-Length: 900000\r\n" + b"X: y\r\n" * 500)
                return reader, writer

            opened = await asyncio.gather(*(one() for _ in range(count)))
            async with http.get(f"{url}/healthz") as response:
                said = f"{count} connections, then {response.status}"
            for _, writer in opened:
                writer.close()
            return said

        def posted(path: str, body: Callable[[], object], headers: dict[str, str]) -> Callable[[], Awaitable[str]]:
            return lambda: sent(path, body(), headers)

        signed = {"X-Slack-Signature": "v0=1", "X-Slack-Request-Timestamp": "1"}
        nested, halves = b"[" * 900_000, json.dumps({"question": "\ud800\x00 leave?"}).encode()
        wide = b'{"question": "x", "collections": [' + b'"a",' * 200_000 + b'"a"]}'
        question = json.dumps({"question": "How many days of leave?"}).encode()
        await bench.fed(
            "web", pid, "at work, nothing hostile", [("question", posted("/api/ask", lambda: question, known))]
        )
        inputs = [
            ("endless, no token", posted("/api/ask", flood, {})),
            ("endless, token", posted("/api/ask", flood, known)),
            ("endless, Slack", posted("/slack/events", flood, signed)),
            ("endless, session", posted("/session", flood, {})),
            ("deep", posted("/api/ask", lambda: nested, known)),
            ("wide", posted("/api/ask", lambda: wide, known)),
            ("halves of letters", posted("/api/ask", lambda: halves, known)),
            *((f"{count} at once", lambda count=count: many(count)) for count in (100, 500, 700)),
        ]
        await bench.fed("web", pid, "bodies and connections", inputs)


def _free_port() -> int:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


async def run(scale: float) -> list[list[object]]:
    """Feed everything; return a row a kind."""
    bench, server = Bench(), Server()
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", server.answer)
    with tempfile.TemporaryDirectory() as name:
        async with TestServer(app) as served:
            server.url = str(served.make_url("/")).rstrip("/")
            await bot(bench, Path(name), server, scale)
            await web_process(bench, Path(name), scale)
    return bench.rows


def main() -> int:
    """Return 1 where a process took more than is allowed."""
    cli = argparse.ArgumentParser(prog="python -m benchmarks.hostile_inputs", description=__doc__)
    cli.add_argument("--scale", type=float, default=1.0, help="how large hostile inputs become, 1 in full")
    may_record(cli)
    args = cli.parse_args()
    rows = asyncio.run(run(args.scale))
    print(load_average())
    if args.record:
        columns = ("process", "fed", "inputs", "peak MB", "isolated reader, peak MB (limit 1,024)")
        record("Hostile inputs: memory", table(columns, rows))
    return int(any(float(str(row[3])) > LIMIT for row in rows))


if __name__ == "__main__":
    sys.exit(main())
