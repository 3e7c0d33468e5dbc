"""Asking back over short handbooks, without a language model: `python -m benchmarks.vague [--split dev]`.

The handbooks of a set are indexed together. Underspecified questions should be asked back, clear ones answered with
their gold words, unanswerable ones refused. `unseen` is printed in sums alone.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from benchmarks.development import rows
from benchmarks.results import may_record, record
from core.clients.extractive import ExtractiveModel
from core.clients.onnx import load_embedder, load_reranker
from core.evaluation.judging import UNANSWERED
from core.indexing.sync import sync
from core.loop import answer
from core.model import Answer, Mode, Question, Turn
from core.reading.words import content_words
from storage.index.local_index import LocalIndex
from tests.fakes import kit_of

QUESTIONS = Path(__file__).with_name("questions")
_FOLDERS = {"dev": "vague", "unseen": "vague", "own": "handbooks", "mixed": "mixed"}
_MOST_OF_GOLD = 0.6


@dataclass(frozen=True)
class Told:
    """A question, and what came of it: asked back, refused, right or wrong."""

    row: dict[str, Any]
    came: str
    given: Answer


def main() -> None:
    """Ask all of a split and print the counts, and the answers of what may be looked at."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--split", choices=tuple(_FOLDERS), default="dev")
    parser.add_argument("--show", action="store_true", help="print each answer, but those of `unseen`")
    may_record(parser)
    options = parser.parse_args()
    told = asyncio.run(_ask_all(options.split))
    if options.show and options.split != "unseen":
        for one in told:
            print(json.dumps({**one.row, "came": one.came, "answer": one.given.text}, ensure_ascii=False))
    body = report(told)
    print(body)
    if options.record:
        record(f"Asking back over handbooks ({options.split})", body)


def report(told: list[Told]) -> str:
    """Return one line: what was asked back, needlessly too, answered and refused."""
    count = Counter((one.row["kind"], one.came) for one in told)
    n = Counter(one.row["kind"] for one in told)
    needless = count["clear", "asked back"] + count["unanswerable", "asked back"]
    unknown = count["unanswerable", "refused"] + count["unanswerable", "asked back"]
    return (
        f"asked back {count['underspecified', 'asked back']} of {n['underspecified']}, "
        f"needless {needless} of {n['clear'] + n['unanswerable']}, "
        f"clear right {count['clear', 'right']} of {n['clear']}, clear refused {count['clear', 'refused']}, "
        f"unanswerable refused {unknown} of {n['unanswerable']}"
    )


async def _ask_all(split: str) -> list[Told]:
    embedder, missing = load_embedder()
    reranker, missing_too = load_reranker()
    assert embedder is not None, missing
    assert reranker is not None, missing_too
    with tempfile.TemporaryDirectory() as folder:
        index = LocalIndex(Path(folder) / "index.db", embedder.name)
        await sync(QUESTIONS / _FOLDERS[split], "handbooks", index, embedder)
        kit = kit_of(ExtractiveModel(embedder, reranker), cast("Any", index), embedder=embedder, reranker=reranker)
        told = []
        for row in rows(QUESTIONS / f"vague.{split}.jsonl"):
            history = tuple(Turn("user", text) for text in row.get("turns", ()))
            asked = Question(row["text"], mode=Mode.STANDARD, collections=("handbooks",), history=history)
            given = await answer(asked, kit)
            told.append(Told(row, _came(row, given), given))
        await index.close()
    return told


def _came(row: dict[str, Any], given: Answer) -> str:
    if given.choices:
        return "asked back"
    if given.outcome in UNANSWERED:
        return "refused"
    gold, said = set(content_words(row["gold"])), set(content_words(given.text))
    return "right" if gold and len(gold & said) >= _MOST_OF_GOLD * len(gold) else "wrong"


if __name__ == "__main__":
    main()
