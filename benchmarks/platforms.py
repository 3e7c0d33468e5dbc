"""The bot's own processes between a loopback Slack, a loopback Discord and a scripted language model."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
import sys
import time
from collections import deque
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

from aiohttp import web

from tests.emulators import common
from tests.emulators.discord_emu import Call as DiscordCall
from tests.emulators.discord_emu import DiscordEmulator
from tests.emulators.openai_emu import Call, OpenAIEmulator
from tests.emulators.slack_emu import Call as SlackCall
from tests.emulators.slack_emu import SlackEmulator
from tests.forked import die_with_parent

ROOT = Path(__file__).resolve().parents[1]
POSTGRES = "postgresql://postgres@127.0.0.1:5432/postgres"
STARTED = {"slack": "Listening to Slack", "discord": "Listening to Discord"}
STARTED |= dict.fromkeys(("worker", "run", "web"), "Working as")
STARTS_WITHIN = 120.0  # seconds, on a machine that has much else to do
KEPT_LINES = 400

LEAVE = "Every employee gets 28 days of paid leave a year."
MORE_LEAVE = "After ten years of service everybody gets 33 days of paid leave a year."
QUESTION = "How many days of paid leave does every employee get? ({name})"
OTHER_MODEL = "other"


class Program:
    """One `errata ROLE`: started, killed and started again in its place; it never outlives its parent."""

    def __init__(self, name: str, arguments: Sequence[str], environment: Mapping[str, str], folder: Path) -> None:
        self.name = name
        self.said: deque[str] = deque(maxlen=KEPT_LINES)
        self.process: asyncio.subprocess.Process | None = None
        self.up = asyncio.Event()
        self.started_in = 0.0
        self._arguments = list(arguments)
        self._environment = {**environment, "WORKER_ID": name}
        self._folder = folder
        self._listening: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start it, and wait until it takes events or work. Raises `RuntimeError` where it ends instead."""
        begun = time.perf_counter()
        self.process = await self._made()
        self._listening = asyncio.create_task(self._listen(self.process))
        waiting = asyncio.create_task(self.up.wait())
        try:
            await asyncio.wait({waiting, self._listening}, timeout=STARTS_WITHIN, return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
        if not self.up.is_set():
            raise RuntimeError(f"{self.name} did not start: {' | '.join(list(self.said)[-3:])}")
        self.started_in = time.perf_counter() - begun

    async def heard(self, words: str, seconds: float = STARTS_WITHIN) -> None:
        """Wait until it has said something on standard error. Raises `TimeoutError`."""
        async with asyncio.timeout(seconds):
            while not any(words in line for line in self.said):  # noqa: ASYNC110 - lines come rarely
                await asyncio.sleep(0.05)

    def signal(self, number: int) -> None:
        """Send it a signal; one that has ended hears nothing."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.send_signal(number)

    async def ended(self) -> int:
        """Wait for its end; returns the exit code."""
        assert self.process is not None
        code = await self.process.wait()
        if self._listening is not None:
            await self._listening
        self.up.clear()
        return code

    async def kill(self) -> None:
        """End it and its children with SIGKILL, wherever it is."""
        self.up.clear()
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            await self.ended()

    def memory(self) -> float:
        """Return its resident memory in MB."""
        return self._status("VmRSS:") / 1024

    def processor_seconds(self) -> float:
        """Return the processor time it has used."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def _status(self, name: str) -> float:
        assert self.process is not None
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith(name))

    async def _made(self) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bots",
            *self._arguments,
            env=self._environment,
            cwd=self._folder,
            stderr=asyncio.subprocess.PIPE,
            start_new_session=True,  # so that `kill` reaches the children of `errata run`, too
            preexec_fn=die_with_parent,
        )

    async def _listen(self, process: asyncio.subprocess.Process) -> None:
        assert process.stderr is not None
        marker = STARTED.get(self._arguments[0], "\0")
        while line := await process.stderr.readline():
            self.said.append(line.decode(errors="replace").rstrip())
            if marker in self.said[-1]:
                self.up.set()


class LossySlack(SlackEmulator):
    """A Slack that now and then does what it was asked, and whose answer is lost on the way."""

    lost = 0.0

    async def _answer(self, call: SlackCall, request: web.Request) -> web.Response:
        answered = await super()._answer(call, request)
        visible = call.method in ("chat.postMessage", "chat.update", "chat.delete")
        if call.status == 200 and visible and random.random() < self.lost:
            return common.cut(call, request)
        return answered


class LossyDiscord(DiscordEmulator):
    """A Discord that now and then does what it was asked, and whose answer is lost on the way."""

    lost = 0.0

    def _answer(self, call: DiscordCall, parameters: dict[str, str], handler: Any) -> web.Response:
        answered = super()._answer(call, parameters, handler)
        visible = call.method in ("POST", "PATCH", "DELETE") and "/messages" in call.route
        if call.status in (200, 204) and visible and random.random() < self.lost:
            return web.Response(status=502, text="bad gateway", headers={"Via": "1.1 google"})
        return answered


@asynccontextmanager
async def language_model() -> AsyncIterator[str]:
    """Serve a model in a process of its own that drafts one sentence, and another one as the other model."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "benchmarks.platforms",
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        preexec_fn=die_with_parent,
    )
    assert process.stdout is not None
    try:
        yield (await process.stdout.readline()).decode().strip()
    finally:
        process.kill()
        await process.wait()


async def serve_model() -> None:
    """Serve that model until killed; the first line printed is its base URL. It forgets calls: it must not grow."""
    emulator = OpenAIEmulator()
    emulator.script(lambda call: "standalone_question" in str(call.format), _stand_alone)
    emulator.script("[COMPLETED]", "[COMPLETED]")
    emulator.script("[ANSWER]", f"[ANSWER]\n{MORE_LEAVE} [1]\n[CITED_SOURCES]\n1", model=OTHER_MODEL)
    emulator.script("[ANSWER]", f"[ANSWER]\n{LEAVE} [1]\n[CITED_SOURCES]\n1")
    emulator.calls = deque(maxlen=100)  # type: ignore[assignment]
    await emulator.start()
    print(emulator.api_url, flush=True)
    await asyncio.Event().wait()


def _stand_alone(call: Call) -> dict[str, str]:
    """Leave a follow-up as it is: `QUESTION` needs no history."""
    names = re.findall(r"\(([\w-]+)\)", call.last("user"))
    return {"standalone_question": QUESTION.format(name=names[-1] if names else "")}


def environment(home: Path, database: str, model: str = "", **given: str) -> dict[str, str]:
    """Return the whole environment of the bot's processes: nothing of ours leaks in."""
    found = {
        "PATH": os.environ.get("PATH", ""),
        "HOME": str(home),
        "PYTHONPATH": str(ROOT),
        "NO_PROXY": "127.0.0.1,localhost",
        "ERRATA_HOME": str(home),
        "DATABASE_URL": database,
        "OPENAI_API_KEY": "sk-emulated" if model else "",
        "OPENAI_BASE_URL": model,
        "LLM_FALLBACK_MODEL": OTHER_MODEL if model else "",
        "QUESTIONS_PER_MINUTE": "100000",  # a few people ask what a whole company does
    }
    return found | given


def slack_settings(slack: SlackEmulator) -> dict[str, str]:
    """Return the variables that point a process at a Slack."""
    return {"SLACK_BOT_TOKEN": slack.bot_token, "SLACK_APP_TOKEN": slack.app_token, "SLACK_API_URL": slack.api_url}


def discord_settings(discord: DiscordEmulator) -> dict[str, str]:
    """Return the variables that point a process at a Discord."""
    urls = {"DISCORD_API_URL": discord.api_url, "DISCORD_GATEWAY_URL": discord.gateway_url}
    return {"DISCORD_TOKEN": discord.token, **urls}


async def teach(variables: Mapping[str, str], folder: Path) -> None:
    """Index the one small document that all answers rest on."""
    document = folder / "handbook.md"
    document.write_text(f"# Leave\n\n{LEAVE} {MORE_LEAVE}\n", encoding="utf-8")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bots", "ingest", str(document), "--json"),
        env=dict(variables),
        cwd=folder,
        stdout=asyncio.subprocess.DEVNULL,
        preexec_fn=die_with_parent,
    )
    if await process.wait():
        raise RuntimeError("The handbook could not be indexed.")


@contextmanager
def fresh_database(kind: str, folder: Path) -> Iterator[str]:
    """Yield the URL of an empty database, `sqlite` or `postgres`; it is dropped afterwards."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'errata.db'}"
        return
    import psycopg

    name = f"errata_bench_{uuid4().hex}"
    with psycopg.connect(POSTGRES, autocommit=True, connect_timeout=5) as admin:
        admin.execute(f"CREATE DATABASE {name}".encode())
    try:
        yield f"postgresql+psycopg://postgres@127.0.0.1:5432/{name}"
    finally:
        with psycopg.connect(POSTGRES, autocommit=True, connect_timeout=5) as admin:
            admin.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


def load_average() -> str:
    """Return the machine's load of the last minute, and its cores: what else it had to do."""
    return f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


if __name__ == "__main__":
    asyncio.run(serve_model())
