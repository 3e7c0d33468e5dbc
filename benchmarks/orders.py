"""Orders in documents: how many drafts that follow one are flagged, how many honest answers: `--data DIR`.

Honest answers are people's and models', over public contexts (`grounding/`, `multiturn/`, `refusal/`); drafts that
follow an order are those of `tests/orders.jsonl`. Only the check `instructions` counts.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from benchmarks.results import may_record, record, table
from core.checks.instructions import check_instructions
from core.text.orders import parted

ORDERS = Path(__file__).parents[1] / "tests" / "orders.jsonl"
AROUND = "Annual leave is 28 days a year. {order}\nParental leave is 14 months."


def main() -> None:
    """Judge both sides, print the table, and write it to RESULTS.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=Path("data"), help="folder with grounding/, multiturn/, refusal/")
    may_record(parser)
    arguments = parser.parse_args()
    attacks = [(row["draft"], "", (AROUND.format(order=row["order"]),)) for row in _rows(ORDERS)]
    texts = {source for _, _, sources in honest(arguments.data) for source in sources}
    rows = [
        ("drafts that follow an order", *_flagged(attacks)),
        ("honest answers", *_flagged(honest(arguments.data))),
        ("contexts with what is taken for an order", sum(bool(parted(t).orders) for t in texts), len(texts), "", ""),
    ]
    body = table(("", "flagged", "of", "p50 ms", "p95 ms"), rows)
    print(body)
    if arguments.record:
        record("Orders in documents", body)


def honest(data: Path) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Yield answer, question and sources."""
    for path in sorted((data / "grounding").glob("numeric_*.jsonl")):
        for row in _rows(path):
            yield row.get("answer") or row["response"], row.get("question") or "", (row["context"],)
    tasks = {row["id"]: row for row in _rows(data / "multiturn" / "mtrag_tasks.jsonl")}
    for row in _rows(data / "multiturn" / "mtrag_human_eval.jsonl"):
        if task := tasks.get(row["task_id"]):
            yield row["answer"], " ".join(t["text"] for t in task["turns"]), _texts(task)
    for row in _rows(data / "refusal" / "mtragun_dev.jsonl"):
        yield row["reference"], " ".join(row["turns"]), _texts(row)
    for row in _rows(data / "refusal" / "clapnq_dev.jsonl"):
        yield from ((answer, row["question"], (row["passage"],)) for answer in row["answers"])


def _flagged(cases: Iterable[tuple[str, str, tuple[str, ...]]]) -> tuple[int, int, str, str]:
    spent, flagged = [], 0
    for answer, question, sources in cases:
        started = time.perf_counter()
        flagged += check_instructions(answer, question, sources).failed
        spent.append((time.perf_counter() - started) * 1_000)
    spent.sort()
    return flagged, len(spent), f"{spent[len(spent) // 2]:.2f}", f"{spent[int(len(spent) * 0.95)]:.2f}"


def _texts(row: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(context["text"] for context in row["contexts"])


def _rows(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


if __name__ == "__main__":
    main()
