"""How an installation grows: questions, memory, indexing and backups over made-up corpora of up to a million passages.

    python -m benchmarks.growth [--sizes 10000 100000 1000000] [--stores sqlite postgres pinecone] [--workers 1 2 4]
                                [--record]

Passages are made up, and so are their vectors: nothing is embedded but the questions. Each process that answers is one
of its own, which opens the index as a worker does; Pinecone is the emulator, on SQLite.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from benchmarks.corpora import made_up_documents
from benchmarks.latency import made_up_questions
from benchmarks.platforms import fresh_database
from benchmarks.results import may_record, record, table
from bots.wiring.environment import read_settings
from bots.wiring.index import open_index
from bots.wiring.stores import open_main_database
from core.clients.onnx import load_embedder, load_reranker
from core.ports import Index, Kit
from core.settings import Settings
from core.steps.retrieve import retrieve
from tests.emulators.pinecone_emu import PineconeEmulator

EACH = 200  # passages a document
TOLD_EVERY = 50_000
COLUMNS = ("passages", "store", "indexed a second", "MB", "p50 ms", "p95 ms", "first s", "MB a process", "backup s")
CROWD = ("passages", "store", "processes", "questions a second, together", "p50 ms", "p95 ms")


@dataclass(frozen=True, slots=True)
class Place:
    """An installation of its own: its variables, and where its files lie."""

    store: str
    folder: Path
    variables: Mapping[str, str] = field(default_factory=dict)

    @property
    def settings(self) -> Settings:
        """What a process of it reads from its environment."""
        return read_settings(self.variables)

    def megabytes(self) -> float:
        """Return what its files take, its database where that is PostgreSQL."""
        if self.store == "postgres":
            import psycopg

            url = self.variables["DATABASE_URL"].replace("postgresql+psycopg", "postgresql")
            with psycopg.connect(url, connect_timeout=5) as session:
                found = session.execute("SELECT pg_database_size(current_database())").fetchone()
            return float(found[0]) / 1e6 if found else 0.0
        return sum(path.stat().st_size for path in self.folder.rglob("*") if path.is_file()) / 1e6


@dataclass(frozen=True, slots=True)
class Asked:
    """What one process saw: milliseconds of each question, seconds until the first was answered, its memory in MB."""

    milliseconds: list[float]
    first: float
    memory: float


def main() -> None:
    """Measure, print, and record where told to."""
    options = _arguments()
    if options.asks:
        asyncio.run(_answer(options.asks))
        return
    rows: list[list[object]] = []
    crowds: list[list[object]] = []
    for store in options.stores:
        for size in options.sizes:
            asyncio.run(_measure(store, size, options.workers, rows, crowds))
    body = "\n\n".join(
        [
            table(COLUMNS, rows),
            "Several processes that answer at once, each one question after another:",
            table(CROWD, crowds),
        ]
    )
    print(body)
    if options.record:
        record("Growth", body)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", type=int, nargs="+", default=[10_000, 100_000, 1_000_000])
    parser.add_argument("--stores", nargs="+", default=["sqlite", "postgres", "pinecone"])
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--asks", type=int, default=0, help=argparse.SUPPRESS)  # how many questions a child asks
    may_record(parser)
    return parser.parse_args()


async def _measure(
    store: str, size: int, workers: list[int], rows: list[list[object]], crowds: list[list[object]]
) -> None:
    async with _place(store) as place:
        seconds = await _fill(place, size)
        alone = (await _asked(place, 1))[0]
        p50, p95 = np.percentile(alone.milliseconds, [50, 95])
        speed, files = f"{size / seconds:.0f}", f"{place.megabytes():.0f}"
        answered = (f"{p50:.0f}", f"{p95:.0f}", f"{alone.first:.1f}", f"{alone.memory:.0f}")
        rows.append([f"{size:,}", store, speed, files, *answered, await _backed_up(place)])
        print(*rows[-1], flush=True)
        for processes in workers:
            began = time.perf_counter()
            together = await _asked(place, processes)
            all_of_them = [one for asked in together for one in asked.milliseconds]
            busy = max(sum(asked.milliseconds) / 1000 for asked in together) or time.perf_counter() - began
            p50, p95 = np.percentile(all_of_them, [50, 95])
            speed = f"{len(all_of_them) / busy:.1f}"
            crowds.append([f"{size:,}", store, processes, speed, f"{p50:.0f}", f"{p95:.0f}"])
            print(*crowds[-1], flush=True)


@asynccontextmanager
async def _place(store: str) -> AsyncIterator[Place]:
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(fresh_database("postgres" if store == "postgres" else "sqlite", folder))
        variables = {"ERRATA_HOME": str(folder), "DATABASE_URL": database}
        if store == "pinecone":
            emulator = await stack.enter_async_context(PineconeEmulator())
            variables |= {"PINECONE_API_KEY": emulator.api_key, "PINECONE_CONTROLLER_HOST": emulator.api_url}
        yield Place(store, folder, variables)


async def _fill(place: Place, size: int) -> float:
    """Index made-up passages with made-up vectors; returns the seconds of storing them."""
    embedder, missing = load_embedder()
    assert embedder is not None, missing
    index, chance, spent, done = open_index(place.settings, embedder), np.random.default_rng(7), 0.0, 0
    for document, chunks in made_up_documents(size, each=min(EACH, size)):
        vectors = chance.standard_normal((len(chunks), embedder.dimensions), dtype=np.float32)
        vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
        began = time.perf_counter()
        await index.replace_document(document, chunks, vectors)
        spent += time.perf_counter() - began
        done += len(chunks)
        if done % TOLD_EVERY == 0:
            print(f"{place.store}: {done:,} of {size:,} passages", file=sys.stderr, flush=True)
    await index.close()
    return spent


async def _asked(place: Place, processes: int, questions: int = 50) -> list[Asked]:
    """Ask in so many processes at once."""
    environment = {**os.environ, **place.variables}
    command = [sys.executable, "-m", "benchmarks.growth", "--asks", str(questions)]
    children = [
        await asyncio.create_subprocess_exec(*command, env=environment, stdout=asyncio.subprocess.PIPE)
        for _ in range(processes)
    ]
    said = await asyncio.gather(*(child.communicate() for child in children))
    return [Asked(**json.loads(out)) for out, _ in said]


async def _answer(count: int) -> None:
    """Ask so many questions of the index that the environment names, and print what was seen."""
    settings = read_settings()
    (embedder, _), (reranker, _) = load_embedder(), load_reranker()
    database = open_main_database(settings)
    index: Index = open_index(settings, embedder, database)
    kit = Kit(settings, None, index, None, None, embedder=embedder, reranker=reranker)  # type: ignore[arg-type]
    first, *questions = made_up_questions(count + 1)
    began = time.perf_counter()
    await retrieve(first, None, kit)
    seen = Asked([], time.perf_counter() - began, 0.0)
    for question in questions:
        began = time.perf_counter()
        await retrieve(question, None, kit)
        seen.milliseconds.append((time.perf_counter() - began) * 1000)
    print(json.dumps({"milliseconds": seen.milliseconds, "first": seen.first, "memory": _resident()}))
    await index.close()
    database.close()


def _resident() -> float:
    """Return this process's resident memory, in MB."""
    for line in Path("/proc/self/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


async def _backed_up(place: Place) -> str:
    """Return the seconds that a backup of all of it takes, or why there is none."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bots", "backup", str(Path(folder) / "all.tar.gz")]
        began = time.perf_counter()
        done = await asyncio.to_thread(
            subprocess.run, command, env={**os.environ, **place.variables}, check=False, capture_output=True, text=True
        )
        if done.returncode:
            print(done.stderr, file=sys.stderr)
            return "failed"
        return f"{time.perf_counter() - began:.0f}"


if __name__ == "__main__":
    main()
