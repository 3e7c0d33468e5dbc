"""Corpora to measure with: a public one from a folder, and made-up ones of any size."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from core.indexing.documents import Chunk, Document

_SYLLABLES = "ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo zu".split()  # noqa: SIM905 - easier to read


@dataclass(frozen=True, slots=True)
class TestCollection:
    """Queries by id, and the ids of the documents that are relevant to each, with their grades."""

    queries: dict[str, str]
    relevant: dict[str, dict[str, int]]


def scifact(folder: Path, split: str) -> TestCollection:
    """Read the queries of one split (train or dev) and their judgements."""
    relevant: dict[str, dict[str, int]] = defaultdict(dict)
    for line in (folder / "qrels.tsv").read_text(encoding="utf-8").splitlines()[1:]:
        query, document, grade = line.split("\t")
        relevant[query][document] = int(grade)
    rows = map(json.loads, (folder / "queries.jsonl").read_text(encoding="utf-8").splitlines())
    queries = {row["_id"]: row["text"] for row in rows if row["split"] == split and row["_id"] in relevant}
    return TestCollection(queries, relevant)


def vocabulary(size: int = 20_000, seed: int = 7) -> list[str]:
    """Return made-up words."""
    chance = random.Random(seed)
    return ["".join(chance.choices(_SYLLABLES, k=chance.randint(2, 4))) + str(n % 10) for n in range(size)]


def made_up_documents(chunks: int, seed: int = 7, each: int = 20) -> Iterator[tuple[Document, list[Chunk]]]:
    """Return documents of `each` chunks of about 200 tokens, whose words are as unevenly frequent as real ones."""
    chance = random.Random(seed)
    words = vocabulary()
    weights = [1 / (rank + 5) for rank in range(len(words))]  # Zipf-Mandelbrot
    for number in range(chunks // each):
        drawn = chance.choices(words, weights, k=each * 150)
        texts = [" ".join(drawn[i : i + 150]) + "." for i in range(0, len(drawn), 150)]
        name = f"document-{number}"
        chunks = [Chunk(f"{name}#{i}", text, text, f"{name}#{i}", i, 200, "made up") for i, text in enumerate(texts)]
        yield Document("default", f"{name}.pdf", "pdf", name, (), title=name), chunks
