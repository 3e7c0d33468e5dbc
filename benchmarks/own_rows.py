"""Answers of our own, right and wrong, by the kind of their fault: `python -m benchmarks.own_rows [--unseen]`.

Written by people who had not read the checks. Rules are developed on `dev`; `unseen` is looked at last, and never
tuned on: once it was, new rows are written.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from benchmarks.cases import Case
from benchmarks.results import may_record, record, table
from core.checks import check_record

FOLDER = Path(__file__).parent / "rows"
FIELDS = ("id", "question", "answer", "context", "rows")
LABELS = ("supported", "unsupported")


def main() -> None:
    """Print, and record where told to, how many wrong answers are caught, and how many right ones flagged, by kind."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--unseen", action="store_true", help="also the rows that nobody tunes on")
    parser.add_argument("--show", nargs="*", default=[], help="kinds whose misjudged rows are printed")
    may_record(parser)
    arguments = parser.parse_args()
    splits = ("dev", "unseen") if arguments.unseen else ("dev",)
    kinds = _kinds()
    lines = [[kind, *(cell for split in splits for cell in judged(kind, split, arguments.show))] for kind in kinds]
    heads = ("kind", *(f"{split}: {what}" for split in splits for what in ("wrong caught", "right flagged")))
    body = table(heads, lines)
    print(body)
    if arguments.record:
        record("Own rows by kind of fault", body)


def development_cases() -> list[Case]:
    """Return the rows of all kinds that rules are developed on."""
    return [case for kind in _kinds() for case in cases_of(kind, "dev")]


def _kinds() -> list[str]:
    """Those whose rows have labels; the folder holds rows of other benchmarks, too."""
    return sorted(
        path.name.split(".")[0] for path in FOLDER.glob("*.dev.jsonl") if '"label"' in path.read_text("utf-8")
    )


def cases_of(kind: str, split: str) -> Iterator[Case]:
    """Yield the rows of a kind, none where nobody has written any for the split.

    Raises `ValueError` for a label that is none: it would count as `supported`.
    """
    path = FOLDER / f"{kind}.{split}.jsonl"
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        row = json.loads(line)
        record = {name: row[name] for name in FIELDS if name in row}
        source = json.dumps([row.get("context"), row.get("rows")])
        if (label := row["label"]) not in LABELS:
            raise ValueError(f"{path.name}: label {label!r} is none of {', '.join(LABELS)}.")
        yield Case(source, (kind,), label == "unsupported", record)


def judged(kind: str, split: str, show: list[str]) -> tuple[str, str]:
    """Return how many of the wrong answers are flagged, and of the right ones."""
    counts: Counter[tuple[bool, bool]] = Counter()
    for case in cases_of(kind, split):
        found = check_record(case.record)
        counts[case.wrong, not found["passed"]] += 1
        if kind in show and case.wrong == found["passed"]:
            faults = [check["detail"] for check in found["checks"] if check["status"] == "fail"]
            print(json.dumps({**case.record, "wrong": case.wrong, "faults": faults}, ensure_ascii=False))
    return _of(counts, wrong=True), _of(counts, wrong=False)


def _of(counts: Counter[tuple[bool, bool]], *, wrong: bool) -> str:
    return f"{counts[wrong, True]} of {counts[wrong, True] + counts[wrong, False]}"


if __name__ == "__main__":
    main()
