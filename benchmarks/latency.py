"""How long one question's retrieval takes, stage by stage, over made-up corpora of 1,000 to 100,000 chunks."""

from __future__ import annotations

import argparse
import asyncio
import random
import resource
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import numpy as np

from benchmarks.corpora import made_up_documents, vocabulary
from benchmarks.results import may_record, record, table
from core.clients.onnx import load_embedder, load_reranker
from core.model import Passage
from core.ports import Kit
from core.retrieval.candidates import Candidates, find_candidates
from core.retrieval.reranking import rerank
from core.settings import Settings
from core.steps.retrieve import FEWEST_CANDIDATES, retrieve
from storage.index.local_index import LocalIndex

Stage = Callable[[str], Awaitable[object]]


def main() -> None:
    """Measure, print, and record where told to."""
    options = _arguments()
    rows: list[list[str]] = []
    for size in options.sizes:
        rows.extend(asyncio.run(_measure(size, options)))
    body = table(["chunks", "stage", "p50 ms", "p95 ms", "best ms", "processor ms (all cores), p50"], rows)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    body += f"\n\nLargest resident size of this process, which also made the corpora: {memory:.0f} MB."
    print(body)
    if options.record:
        record("Latency of retrieval", body)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", type=int, nargs="+", default=[1_000, 10_000, 100_000])
    parser.add_argument("--queries", type=int, default=50)
    may_record(parser)
    return parser.parse_args()


async def _measure(size: int, options: argparse.Namespace) -> list[list[str]]:
    embedder, missing = load_embedder()
    reranker, missing_too = load_reranker()
    assert embedder is not None, missing
    assert reranker is not None, missing_too
    with tempfile.TemporaryDirectory() as folder:
        index = LocalIndex(Path(folder) / "index.db", embedder.name)
        await _fill(index, size, embedder.dimensions)
        kit = Kit(Settings(), None, index, None, None, embedder=embedder, reranker=reranker)  # type: ignore[arg-type]
        vector = await embedder.embed_query("any question at all")

        prepared: dict[str, tuple[Candidates, dict[str, Passage]]] = {}

        async def find(text: str) -> object:
            found = await find_candidates(text, None, kit, FEWEST_CANDIDATES)
            prepared[text] = found, await index.passages(list(found.fused))
            return found

        async def rerank_only(text: str) -> object:
            return await rerank(text, *prepared[text], reranker)

        stages: dict[str, Stage] = {
            "embed the question": embedder.embed_query,
            "keyword search": lambda text: index.keyword_search(text, None, FEWEST_CANDIDATES),
            "keyword search, one collection": lambda text: index.keyword_search(text, ["default"], FEWEST_CANDIDATES),
            "dense search": lambda _: index.dense_search(vector, None, FEWEST_CANDIDATES),
            "candidates: embedding, both searches, passages": find,
            "re-rank": rerank_only,
            "retrieve, all of it": lambda text: retrieve(text, None, kit),
        }
        questions = made_up_questions(options.queries)
        rows = [[f"{size:,}", name, *await _timed(stage, questions)] for name, stage in stages.items()]
        await index.close()
        return rows


async def _fill(index: LocalIndex, size: int, dimensions: int) -> None:
    chance = np.random.default_rng(7)
    for document, chunks in made_up_documents(size):
        vectors = chance.standard_normal((len(chunks), dimensions), dtype=np.float32)
        vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
        await index.replace_document(document, chunks, vectors)


def made_up_questions(count: int) -> list[str]:
    """Questions of 8 words, common and rare ones, between the words that questions are made of."""
    chance = random.Random(11)
    words = vocabulary()
    weights = [1 / (rank + 50) for rank in range(len(words))]
    return [f"What is the {' '.join(chance.choices(words, weights, k=8))}?" for _ in range(count)]


async def _timed(stage: Stage, questions: list[str]) -> list[str]:
    await stage(questions[0])  # opens models and reads vectors
    wall, processor = [], []
    for question in questions:
        start, used = time.perf_counter(), time.process_time()
        await stage(question)
        wall.append((time.perf_counter() - start) * 1000)
        processor.append((time.process_time() - used) * 1000)
    figures = (*np.percentile(wall, [50, 95]), min(wall), np.percentile(processor, 50))
    return [f"{figure:.1f}" for figure in figures]


if __name__ == "__main__":
    main()
