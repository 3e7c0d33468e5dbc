"""In which language questions of a few words are taken to be, in twelve languages: python -m benchmarks.short_texts.

A row of `benchmarks/rows/short_texts.*.jsonl` is a question and its language. Right is one language alone; open are
several, the right one among them, which who asks, what was said before or the sources decide; silent is none.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path

from benchmarks.results import may_record, record, table
from core.reading.detection import languages_of

ROWS = Path(__file__).parent / "rows"
COLUMNS = ("right", "open", "silent", "wrong")


def main() -> int:
    """Print how many questions of each language are told, and those that are told wrong."""
    cli = argparse.ArgumentParser(prog="python -m benchmarks.short_texts", description=__doc__)
    may_record(cli)
    args = cli.parse_args()
    told: dict[str, Counter[str]] = {}
    for path in sorted(ROWS.glob("short_texts.*.jsonl")):
        for row in map(json.loads, path.read_text(encoding="utf-8").splitlines()):
            became = judged(row["text"], row["language"])
            told.setdefault(row["language"], Counter())[became] += 1
            if became == "wrong":
                print(f"{row['language']} -> {languages_of(row['text'])}: {row['text']}")
    body = table(("language", *COLUMNS), [(code, *(str(n[c]) for c in COLUMNS)) for code, n in told.items()])
    print(body)
    if args.record:
        record("Language of short questions", body)
    return 0


def judged(text: str, language: str) -> str:
    """Return what becomes of a question, in the words of the columns."""
    found = languages_of(text)
    if not found:
        return "silent"
    return "wrong" if language not in found else "right" if len(found) == 1 else "open"


if __name__ == "__main__":
    sys.exit(main())
