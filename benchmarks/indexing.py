"""How fast passages of 200 tokens are chunked, embedded and stored."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from benchmarks.results import may_record, record, table
from core.clients.onnx import load_embedder
from core.indexing.chunking import chunk_document
from core.indexing.documents import Block, Chunk, Document
from storage.index.local_index import LocalIndex

# English words, because made-up ones fall into many more tokens each than real text does.
_SENTENCE = "The committee approved the revised budget after a short discussion of costs and expected revenue."
_WORDS = 172  # 200 tokens with the shipped tokenizer


def main() -> None:
    """Measure, print, and record where told to."""
    options = _arguments()
    rates = [asyncio.run(_measure(options.passages)) for _ in range(options.repeat)]
    best = max(rates)
    rows = [["all of it", f"{best[0]:.0f}"], ["embedding alone", f"{best[1]:.0f}"], ["storing alone", f"{best[2]:.0f}"]]
    body = table(["", "passages of 200 tokens a second"], rows)
    body += f"\n\nBest of {options.repeat} runs of {options.passages} passages."
    print(body)
    if options.record:
        record("Indexing", body)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--passages", type=int, default=400)
    parser.add_argument("--repeat", type=int, default=3)
    may_record(parser)
    return parser.parse_args()


async def _measure(passages: int) -> tuple[float, float, float]:
    embedder, missing = load_embedder()
    assert embedder is not None, missing
    await embedder.embed_query("opens the model")
    documents = list(_english(passages))
    chunks = [chunk for _, own in documents for chunk in own]
    with tempfile.TemporaryDirectory() as folder:
        index = LocalIndex(Path(folder) / "index.db", embedder.name)
        start = time.perf_counter()
        vectors = await embedder.embed_passages([chunk.search_text for chunk in chunks])
        embedded = time.perf_counter()
        done = 0
        for document, own in documents:
            await index.replace_document(document, own, vectors[done : done + len(own)])
            done += len(own)
        stored = time.perf_counter()
        await index.close()
    count = len(chunks)
    return count / (stored - start), count / (embedded - start), count / (stored - embedded)


def _english(passages: int) -> list[tuple[Document, list[Chunk]]]:
    words = (_SENTENCE * (passages * _WORDS // 15 + 1)).split()
    texts = [" ".join([f"Report {n}.", *words[n : n + _WORDS]]) for n in range(passages)]
    found = []
    for number, text in enumerate(texts):
        document = Document("default", f"{number}.txt", "text", str(number), (Block("text", text),))
        found.append((document, chunk_document(document)))
    return found


if __name__ == "__main__":
    main()
