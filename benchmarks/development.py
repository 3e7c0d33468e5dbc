"""Questions with known gold passages, and the indexes they are asked of: for grading and confidence."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from core.indexing.sync import sync
from core.ports import Embedder, Hit
from storage.index.local_index import LocalIndex

EXAMPLES = Path("examples")


@dataclass(frozen=True)
class Asked:
    """A question of one source, the collection that may answer it, and the documents that do.

    `gold` is what a right answer states; empty with `documents` empty: nothing answers. `context` is the group that a
    fold must not split.
    """

    source: str
    context: str
    text: str
    collection: str
    documents: frozenset[str] = frozenset()
    gold: tuple[str, ...] = ()


class Without:
    """An index that hides some documents from its searches: the gold passage is missing, its neighbours are not."""

    def __init__(self, index: LocalIndex, hidden: frozenset[str]) -> None:
        self._index = index
        self._hidden = hidden

    def __getattr__(self, name: str) -> Any:
        return getattr(self._index, name)

    async def keyword_search(self, query: str, collections: Sequence[str] | None, limit: int) -> list[Hit]:
        """Search without the hidden documents."""
        return await self._shown(await self._index.keyword_search(query, collections, limit))

    async def dense_search(
        self, vector: np.ndarray[Any, Any], collections: Sequence[str] | None, limit: int
    ) -> list[Hit]:
        """Search without the hidden documents."""
        return await self._shown(await self._index.dense_search(vector, collections, limit))

    async def _shown(self, hits: list[Hit]) -> list[Hit]:
        passages = await self._index.passages([hit.chunk_id for hit in hits])
        return [hit for hit in hits if passages[hit.chunk_id].meta.document not in self._hidden]


COLLECTIONS = ("papers", "finance", "manuals", "examples")


async def index_all(
    data: Path, folder: Path, embedder: Embedder, collections: Sequence[str] = COLLECTIONS
) -> LocalIndex:
    """Return an index in `folder` of some of the four collections."""
    index = LocalIndex(folder / "index.db", embedder.name)
    _write(
        folder / "finance.jsonl", {c["context_id"]: _as_text(c) for c in rows(data / "finance/tatqa_contexts.jsonl")}
    )
    tasks = rows(data / "multiturn/mtrag_tasks.jsonl")
    _write(folder / "manuals.jsonl", {c["document_id"]: c["text"] for t in tasks for c in t["contexts"]})
    places = {
        "papers": data / "scifact/corpus.jsonl",
        "finance": folder / "finance.jsonl",
        "manuals": folder / "manuals.jsonl",
        "examples": EXAMPLES / "knowledge",
    }
    for collection in collections:
        report = await sync(places[collection], collection, index, embedder)
        print(f"{collection}: indexed {len(report.indexed)}, unchanged {len(report.unchanged)}", flush=True)
    return index


def scifact(data: Path) -> list[Asked]:
    """Claims of the training split, and the abstracts that bear on them."""
    gold: dict[str, set[str]] = {}
    for line in (data / "scifact/qrels.tsv").read_text(encoding="utf-8").splitlines()[1:]:
        query, document, _ = line.split("\t")
        gold.setdefault(query, set()).add(document)
    queries = [q for q in rows(data / "scifact/queries.jsonl") if q["split"] == "train" and q["_id"] in gold]
    return [Asked("SciFact", q["_id"], q["text"], "papers", frozenset(gold[q["_id"]])) for q in queries]


def tatqa(data: Path) -> list[Asked]:
    """Questions over a table and text, with gold figures or phrases."""
    return [
        Asked("TAT-QA", q["context_id"], q["question"], "finance", frozenset({q["context_id"]}), _gold(q["answer"]))
        for q in rows(data / "finance/tatqa_questions.jsonl")
    ]


def mtrag(data: Path) -> list[Asked]:
    """The answerable last turns of conversations, made to stand alone by people."""
    rewrites = {
        r["id"]: r["human_rewrite"].split("|: ", 1)[-1] for r in rows(data / "multiturn/mtrag_rewrite_pairs.jsonl")
    }
    return [
        Asked(
            "MTRAG",
            t["conversation_id"],
            rewrites.get(t["id"], t["turns"][-1]["text"]),
            "manuals",
            frozenset(c["document_id"] for c in t["contexts"]),
        )
        for t in rows(data / "multiturn/mtrag_tasks.jsonl")
        if t["answerability"] == ["ANSWERABLE"]
    ]


def examples() -> list[Asked]:
    """Our own examples, answerable and not."""
    return [
        Asked("examples", q["_id"], q["text"], "examples", gold=tuple(q.get("expected", ())))
        for q in rows(EXAMPLES / "questions.jsonl")
    ]


def shuffled(asked: list[Asked], most: int, seed: int = 7) -> list[Asked]:
    """Return `most` of them, the same every time."""
    return random.Random(seed).sample(asked, min(most, len(asked)))


def rows(path: Path) -> list[dict[str, Any]]:
    """Read a JSONL file; none where it is not there."""
    if not path.exists():
        print(f"{path} is not there: skipped")
        return []
    with path.open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def write_rows(path: Path | None, written: Iterable[Mapping[str, Any]]) -> None:
    """Write a JSON line a row where a file was asked for."""
    if path is not None:
        lines = (json.dumps(row, ensure_ascii=False) + "\n" for row in written)
        path.write_text("".join(lines), encoding="utf-8")


def _gold(answer: object) -> tuple[str, ...]:
    return tuple(map(str, answer)) if isinstance(answer, list) else (str(answer),)


def _as_text(context: dict[str, Any]) -> str:
    lines = [[str(cell).replace("|", "/") for cell in row] for row in context["table"]]
    lines.insert(1, ["---"] * len(lines[0]))
    body = "\n".join("| " + " | ".join(line) + " |" for line in lines)
    return "\n\n".join((*(p["text"] for p in context["paragraphs"]), body))


def _write(path: Path, documents: dict[str, str]) -> None:
    lines = (json.dumps({"_id": name, "title": "", "text": text}) + "\n" for name, text in documents.items())
    path.write_text("".join(lines), encoding="utf-8")
