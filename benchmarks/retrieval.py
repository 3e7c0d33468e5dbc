"""How well passages are found: nDCG@10 and recall of each search, of their fusion, and of the product's own path.

The last ranking is the product's path under corrective routing (crag) with the cheap grader: evidence graded
irrelevant gives way to the web. Every query here has its answer in the corpus, so each such loss is an error of the
grader; what the web would bring to questions that documents can't answer is not in these figures.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import math
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

from benchmarks.corpora import TestCollection, scifact
from benchmarks.results import may_record, record, table
from core.clients.onnx import load_embedder, load_reranker
from core.indexing.sync import sync
from core.model import Evidence, Question
from core.ports import Kit
from core.retrieval.candidates import find_candidates
from core.retrieval.relevance import cheap_grade
from core.settings import Settings
from core.steps.grade import labelled
from core.steps.retrieve import rank_documents, retrieve
from storage.index.local_index import LocalIndex

DEPTH = 100
Run = dict[str, list[str]]


def main() -> None:
    """Measure, print, and record where told to."""
    options = _arguments()
    logging.basicConfig(level=logging.WARNING)
    rows = asyncio.run(_measure(options))
    body = table(["split", "ranking", "nDCG@10", "recall@10", "recall@20", "recall@100"], rows)
    print(body)
    if options.record:
        record("Retrieval: SciFact", body)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=Path("data"), help="folder that holds scifact/")
    parser.add_argument("--index", type=Path, help="keep the index in this file, so that the next run need not embed")
    parser.add_argument("--split", nargs="+", default=["dev"], choices=["train", "dev"])
    parser.add_argument("--first", type=int, help="only so many queries of each split")
    may_record(parser)
    return parser.parse_args()


async def _measure(options: argparse.Namespace) -> list[list[str]]:
    embedder, missing = load_embedder()
    reranker, missing_too = load_reranker()
    assert embedder is not None, missing
    assert reranker is not None, missing_too
    folder = options.data / "scifact"
    async with AsyncExitStack() as stack:
        path = options.index or Path(stack.enter_context(tempfile.TemporaryDirectory())) / "index.db"
        index = LocalIndex(path, embedder.name)
        stack.push_async_callback(index.close)
        report = await sync(folder / "corpus.jsonl", "default", index, embedder)
        print(f"indexed {len(report.indexed)}, unchanged {len(report.unchanged)}, {report.seconds:.0f} s", flush=True)
        # The loop alone needs a model, a clock and conversations; retrieval asks for none of them.
        kit = Kit(Settings(), None, index, None, None, embedder=embedder, reranker=reranker)  # type: ignore[arg-type]
        rows = []
        for split in options.split:
            collection = _cut(scifact(folder, split), options.first)
            for name, run in (await _runs(collection, kit)).items():
                rows.append([f"{split} ({len(collection.queries)})", name, *_scores(run, collection)])
        return rows


def _cut(collection: TestCollection, first: int | None) -> TestCollection:
    return TestCollection(dict(list(collection.queries.items())[:first]), collection.relevant)


async def _runs(collection: TestCollection, kit: Kit) -> dict[str, Run]:
    names = ("keyword", "dense", "fused", "fused and re-ranked", "under corrective routing")
    runs: dict[str, Run] = {name: {} for name in names}
    for name, text in collection.queries.items():
        found = await find_candidates(text, None, kit, DEPTH)
        runs["keyword"][name] = await _documents([hit.chunk_id for hit in found.keyword], kit)
        runs["dense"][name] = await _documents([hit.chunk_id for hit in found.dense], kit)
        runs["fused"][name] = await _documents(list(found.fused), kit)
        ranked = await rank_documents(text, None, kit, DEPTH)
        runs["fused and re-ranked"][name] = [document.document for document in ranked]
        kept = await _label(text, kit) != "irrelevant"
        runs["under corrective routing"][name] = runs["fused and re-ranked"][name] if kept else []
    return runs


async def _label(text: str, kit: Kit) -> str:
    """Return how the cheap grader labels what a question would rest on."""
    found = await retrieve(text, None, kit)
    evidence = Evidence(found.passages, query=text, signals=found.signals)
    return labelled(cheap_grade(Question(text), evidence).relevance_score, kit.settings)


async def _documents(chunk_ids: Sequence[str], kit: Kit) -> list[str]:
    passages = await kit.index.passages(chunk_ids)
    return list(dict.fromkeys(passages[name].meta.document for name in chunk_ids))


def _scores(run: Run, collection: TestCollection) -> list[str]:
    measured = [
        [
            ndcg(ranked, collection.relevant[name]),
            *(recall(ranked, collection.relevant[name], k) for k in (10, 20, 100)),
        ]
        for name, ranked in run.items()
    ]
    return [f"{sum(column) / len(measured):.4f}" for column in zip(*measured, strict=True)]


def ndcg(ranked: Sequence[str], relevant: dict[str, int], depth: int = 10) -> float:
    """Return normalised discounted cumulative gain (Jarvelin and Kekalainen 2002), gain linear in the grade."""
    gain = sum(relevant.get(name, 0) / math.log2(place + 2) for place, name in enumerate(ranked[:depth]))
    best = sorted(relevant.values(), reverse=True)[:depth]
    ideal = sum(grade / math.log2(place + 2) for place, grade in enumerate(best))
    return gain / ideal if ideal else 0.0


def recall(ranked: Sequence[str], relevant: dict[str, int], depth: int) -> float:
    """Return the share of relevant documents among the first `depth`."""
    wanted = {name for name, grade in relevant.items() if grade > 0}
    return len(wanted.intersection(ranked[:depth])) / len(wanted)


if __name__ == "__main__":
    main()
