"""What is asked of the model without a language model: questions with an answer that is there, and without."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks import development
from benchmarks.development import Asked, index_all, rows, shuffled
from benchmarks.remembering import RememberingEmbedder, RememberingReranker
from core.clients.onnx import load_embedder, load_reranker
from core.indexing.sync import sync
from storage.index.local_index import LocalIndex

COLLECTIONS = ("finance", "manuals", "examples")
NEAR_MISSES = Path(__file__).with_name("near_misses.jsonl")
_YEAR = re.compile(r"\b20[012]\d\b")


@dataclass(frozen=True)
class Case:
    """A question, where it is asked, and whether that answers it; `references` are long answers by people or models."""

    asked: Asked
    there: bool
    source: str
    references: tuple[str, ...] = ()


def cases(data: Path, first: int) -> Iterator[Case]:
    """Everything that is asked."""
    yield from _examples()
    yield from _near_misses()
    yield from _lookups(data, first)
    yield from _conversations(data)
    yield from _web(data)


@asynccontextmanager
async def indexed(
    data: Path, folder: Path, more: Mapping[str, Path] | None = None
) -> AsyncIterator[tuple[LocalIndex, RememberingEmbedder, RememberingReranker]]:
    """Index all that `cases` ask about in `folder`, with `more` collections, and open the models that remember scores.

    `more` says where the documents of each are.
    """
    embedder, missing = load_embedder()
    reranker, missing_too = load_reranker()
    assert embedder is not None, missing
    assert reranker is not None, missing_too
    written = {"web": write_web(data, folder), "near misses": write_near_misses(folder)}
    written |= more or {}
    with RememberingEmbedder(embedder, folder) as embedding, RememberingReranker(reranker, folder) as reranking:
        index = await index_all(data, folder, embedder, COLLECTIONS)
        for name, documents in written.items():
            await sync(documents, name, index, embedder)
        yield index, embedding, reranking
        await index.close()


def _examples() -> Iterable[Case]:
    return (Case(asked, bool(asked.gold), "examples") for asked in development.examples())


def _near_misses() -> Iterator[Case]:
    for row in rows(NEAR_MISSES):
        if "text" in row:
            gold = tuple(row["expect"])
            asked = Asked("near misses", row["context"], row["text"], "near misses", gold=gold)
            yield Case(asked, bool(gold), "near misses")


def _lookups(data: Path, first: int) -> Iterator[Case]:
    """Questions that are answered by what stands there: nothing is computed without a language model."""
    kinds = {q["question"]: q["answer_type"] for q in rows(data / "finance/tatqa_questions.jsonl")}
    lookups = [asked for asked in development.tatqa(data) if kinds[asked.text] in ("span", "multi-span")]
    for asked in shuffled(lookups, first):
        yield Case(asked, True, "TAT-QA lookups")
        yield Case(asked, False, "TAT-QA, gold document hidden")
        if other := _in_another_year(asked.text):
            elsewhen = Asked(asked.source, asked.context, other, asked.collection)
            yield Case(elsewhen, False, "TAT-QA, year that no table has")


def _in_another_year(question: str) -> str:
    earlier = _YEAR.sub(lambda match: str(int(match[0]) - 12), question)
    return earlier if earlier != question else ""


def _conversations(data: Path) -> Iterator[Case]:
    tasks = {t["turns"][-1]["text"]: t for t in rows(data / "multiturn/mtrag_tasks.jsonl")}
    references = {t["conversation_id"] + t["turn"]: tuple(t["reference"]) for t in tasks.values()}
    for asked, turn in zip(development.mtrag(data), _turns(data), strict=True):
        yield Case(asked, True, "MTRAG", references[asked.context + turn])
        yield Case(asked, False, "MTRAG, gold documents hidden", references[asked.context + turn])


def _turns(data: Path) -> list[str]:
    return [t["turn"] for t in rows(data / "multiturn/mtrag_tasks.jsonl") if t["answerability"] == ["ANSWERABLE"]]


def _web(data: Path) -> Iterator[Case]:
    """Questions to a web search over three results each; answers that people found faithful are the references."""
    references: dict[str, list[str]] = {}
    for row in _web_rows(data, "faithful"):
        references.setdefault(row["question"], []).append(row["answer"])
    sources = {row["question"]: row["source_id"] for row in _web_rows(data, "faithful")}
    for question, answers in references.items():
        asked = Asked("RAGTruth", sources[question], question, "web", frozenset({sources[question]}))
        yield Case(asked, True, "RAGTruth", tuple(answers))
        yield Case(asked, False, "RAGTruth, gold document hidden", tuple(answers))


def _web_rows(data: Path, label: str) -> Iterator[dict[str, Any]]:
    return (r for r in rows(data / f"grounding/numeric_{label}.jsonl") if r["dataset"].startswith("RAGTruth"))


def write_web(data: Path, folder: Path) -> Path:
    """Write the web results as documents to ingest, one a question."""
    texts = {r["source_id"]: re.sub(r"passage \d:", "", r["context"]) for r in _web_rows(data, "faithful")}
    return _written(folder / "web.jsonl", texts)


def write_near_misses(folder: Path) -> Path:
    """Write the passages that near misses are asked of as documents to ingest."""
    texts = {row["context"]: row["passage"] for row in rows(NEAR_MISSES) if "passage" in row}
    return _written(folder / "near_misses.jsonl", texts)


def _written(path: Path, texts: dict[str, str]) -> Path:
    lines = (json.dumps({"_id": name, "title": "", "text": text}) + "\n" for name, text in texts.items())
    path.write_text("".join(lines), encoding="utf-8")
    return path
