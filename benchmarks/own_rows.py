"""Answers of our own, right and wrong, by the kind of their fault: `python -m benchmarks.own_rows [--unseen]`.

Written by people who had not read the checks. Rules are developed on `dev`; `unseen` is looked at last, and never
tuned on: once it was, new rows are written.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path

from benchmarks.results import may_record, record, table
from core.checks import check_record

FOLDER = Path(__file__).parent / "rows"
FIELDS = ("id", "question", "answer", "context", "rows")


def main() -> None:
    """Print, and record where told to, how many wrong answers are caught, and how many right ones flagged, by kind."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--unseen", action="store_true", help="also the rows that nobody tunes on")
    parser.add_argument("--show", nargs="*", default=[], help="kinds whose misjudged rows are printed")
    may_record(parser)
    arguments = parser.parse_args()
    splits = ("dev", "unseen") if arguments.unseen else ("dev",)
    kinds = sorted({path.name.split(".")[0] for path in FOLDER.glob("*.jsonl")})
    lines = [[kind, *(cell for split in splits for cell in judged(kind, split, arguments.show))] for kind in kinds]
    heads = ("kind", *(f"{split}: {what}" for split in splits for what in ("wrong caught", "right flagged")))
    body = table(heads, lines)
    print(body)
    if arguments.record:
        record("Own rows by kind of fault", body)


def judged(kind: str, split: str, show: list[str]) -> tuple[str, str]:
    """Return how many of the wrong answers are flagged, and of the right ones."""
    counts: Counter[tuple[bool, bool]] = Counter()
    for line in (FOLDER / f"{kind}.{split}.jsonl").read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        wrong = row["label"] == "unsupported"
        found = check_record({name: row[name] for name in FIELDS if name in row})
        counts[wrong, not found["passed"]] += 1
        if kind in show and wrong == found["passed"]:
            faults = [check["detail"] for check in found["checks"] if check["status"] == "fail"]
            print(json.dumps({**row, "faults": faults}, ensure_ascii=False))
    return _of(counts, wrong=True), _of(counts, wrong=False)


def _of(counts: Counter[tuple[bool, bool]], *, wrong: bool) -> str:
    return f"{counts[wrong, True]} of {counts[wrong, True] + counts[wrong, False]}"


if __name__ == "__main__":
    main()
