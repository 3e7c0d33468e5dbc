"""Questions in people's own words on handbooks: `python -m benchmarks.handbooks [FOLDER]`.

`FOLDER/docs` (else of `benchmarks/questions/words`) is indexed, and each row of `FOLDER/rows.jsonl` (`id, text,
document, gold, sentence, kind`) is asked without a language model, as `errata ask` asks it. An answer is right where it
says one of `gold`; a refusal may quote the sentence as nearest. What is of kind `none` must be refused.

With `--quoting` a scripted language model answers instead: it says the row's `sentence` word for word, approves of
whatever it is shown, and never refuses. Where nothing answers, that is the sentence nearest to what was asked.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from benchmarks.development import rows, write_rows
from benchmarks.golds import without_marks
from benchmarks.results import may_record, record, table
from benchmarks.scripted import quoting as quoting_model
from bots.wiring import open_kit
from core.evaluation.judging import UNANSWERED
from core.indexing.sync import sync
from core.loop import answer
from core.model import Answer, Question
from core.ports import Model
from core.settings import Settings

COLLECTION = "handbooks"
OWN = Path(__file__).parent / "questions/words"
NOTHING = "none"
SHORT = 240
"""Characters of an answer that is one sentence or row, without its marks."""
VERDICTS = ("right", "nearest", "refused", "wrong")
_QUOTED = "Handbooks, quoted word for word by a model that never refuses"


def main() -> None:
    """Index, ask, judge, print and record."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?", default=OWN, help="folder with docs/ and rows.jsonl")
    parser.add_argument("--details", type=Path, help="write a row a question here")
    parser.add_argument("--quoting", action="store_true", help="a scripted model quotes each row's sentence")
    may_record(parser)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        asked = rows(options.folder / "rows.jsonl")
        judged = asyncio.run(_measured(options.folder, Path(temporary), asked, quoting=options.quoting))
    write_rows(options.details, judged)
    body = report(judged)
    print(body)
    if options.record:
        record(_QUOTED if options.quoting else "Handbooks, asked in people's own words", body)


def report(judged: Sequence[dict[str, Any]]) -> str:
    """Return counts of what handbooks answer and of what they don't, and how long an answer took."""
    there = [row for row in judged if row["kind"] != NOTHING]
    missing = [row for row in judged if row["kind"] == NOTHING]
    lines = [_line("answered there", there), _line("not there", missing)]
    columns = ("questions", "n", "right", "of these short", "refused, gold nearest", "refused", "wrong")
    taken = [row["seconds"] for row in judged]
    seconds = f"Seconds an answer: median {statistics.median(taken):.2f}, most {max(taken):.2f}." if taken else ""
    return f"{table(columns, lines)}\n\n{seconds}"


def _line(name: str, judged: Sequence[dict[str, Any]]) -> tuple[str, ...]:
    found = Counter(row["verdict"] for row in judged)
    short = sum(row["verdict"] == "right" and row["length"] <= SHORT for row in judged)
    right, *others = (str(found[verdict]) for verdict in VERDICTS)
    return (name, str(len(judged)), right, str(short), *others)


async def _measured(
    folder: Path, home: Path, asked: Iterable[dict[str, Any]], *, quoting: bool
) -> list[dict[str, Any]]:
    judged: list[dict[str, Any]] = []
    async with open_kit(Settings(errata_home=home)) as kit:
        await sync(folder / "docs", COLLECTION, kit.index, kit.embedder)
        for row in asked:
            begun = time.perf_counter()
            model = cast("Model", quoting_model(row["sentence"])) if quoting else kit.model
            given = await answer(Question(row["text"], collections=(COLLECTION,)), replace(kit, model=model))
            judged.append({**_judged(row, given), "seconds": round(time.perf_counter() - begun, 3)})
    return judged


def _judged(row: dict[str, Any], given: Answer) -> dict[str, Any]:
    found = {"verdict": verdict(row, given), "outcome": given.outcome.value, "confidence": given.confidence}
    return {**row, **found, "answer": given.text, "length": len(without_marks(given.text))}


def verdict(row: dict[str, Any], given: Answer) -> str:
    """Return right, nearest (refused, and what is quoted says it), refused or wrong."""
    if given.outcome in UNANSWERED:
        beside = _tells(row, " ".join((given.text, *given.notes)))
        return "right" if row["kind"] == NOTHING else "nearest" if beside else "refused"
    return "right" if _tells(row, without_marks(given.text)) else "wrong"


def _tells(row: dict[str, Any], text: str) -> bool:
    return any(gold.casefold() in text.casefold() for gold in row["gold"])


if __name__ == "__main__":
    main()
