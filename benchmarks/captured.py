"""How often a captured answer answers who asks the same in other words, and whoever asks something near it.

    python -m benchmarks.captured [--rows FILE] [--record] [--failures]

Rows of our own (`benchmarks/rows/captured.jsonl`): a question that was refused, its owner's reply, five paraphrases and
four near misses. Replies are indexed as approved ones are, beside the example documents; answered from extracts.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from benchmarks.results import may_record, record, table
from bots.wiring import open_kit
from core.indexing.supplied import ANSWER, Supplied, index_supplied
from core.indexing.sync import sync
from core.loop import answer
from core.model import Question
from core.ports import Kit
from core.settings import Settings

ROWS = Path(__file__).parent / "rows" / "captured.jsonl"
DOCUMENTS = Path(__file__).parents[1] / "examples" / "knowledge"
LEAST, MOST = 0.8, 0.0  # of paraphrases, and of near misses, that are answered from the reply


@dataclass(frozen=True, slots=True)
class Asked:
    """One question, the reply it is near to, whether that answers it, and what was said."""

    text: str
    path: str
    paraphrase: bool
    from_reply: bool
    said: str


@dataclass(frozen=True, slots=True)
class RowsQuestions:
    """The questions of the rows; implements `core.ports.Replies` and `Corrections`."""

    rows: Sequence[dict[str, Any]]

    async def questions(self, documents: Sequence[str]) -> Mapping[str, str]:
        """Return the question of each reply."""
        known = {f"supplied/R{number}": str(row["question"]) for number, row in enumerate(self.rows)}
        return {name: known[name] for name in documents}

    async def supplied(self) -> Sequence[tuple[str, str, str]]:
        """Return all of them, as approved (`core.ports.Corrections`)."""
        return [("default", f"supplied/R{number}", row["question"]) for number, row in enumerate(self.rows)]

    async def put_right(self) -> Sequence[tuple[str, str]]:
        """Return none: nothing was corrected."""
        return ()

    async def lapsed(self, documents: Sequence[str]) -> frozenset[str]:
        """Return none: all of them hold."""
        return frozenset()


async def ask_all(rows: Sequence[dict[str, Any]], kit: Kit) -> list[Asked]:
    """Capture all replies, then ask everything."""
    for number, row in enumerate(rows):
        supplied = Supplied(f"R{number}", ANSWER, row["reply"], "slack:T1:U7", "slack:T1:U7", "default")
        await index_supplied(supplied, kit.index, kit.embedder)
    found = []
    for number, row in enumerate(rows):
        for paraphrase, texts in ((True, row["paraphrases"]), (False, row["near_misses"])):
            found += [await _asked(text, f"supplied/R{number}", kit, paraphrase=paraphrase) for text in texts]
    return found


async def _asked(text: str, path: str, kit: Kit, *, paraphrase: bool) -> Asked:
    made = await answer(Question(text), kit)
    cited = {source.passage.meta.document for source in made.sources}
    return Asked(text, path, paraphrase, path in cited, made.text)


async def run(rows: Sequence[dict[str, Any]]) -> list[Asked]:
    """Measure in a home of its own."""
    known = RowsQuestions(rows)
    with tempfile.TemporaryDirectory() as folder:
        async with open_kit(Settings(errata_home=Path(folder))) as kit:
            await sync(DOCUMENTS, "default", kit.index, kit.embedder)
            return await ask_all(rows, replace(kit, captured=known, corrections=known))


def main() -> int:
    """Measure, print, and say by the exit code whether it is as wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--failures", action="store_true", help="print what was not as wanted")
    parser.add_argument("--rows", type=Path, default=ROWS, help="a file of such rows (%(default)s)")
    may_record(parser)
    arguments = parser.parse_args()
    found = asyncio.run(run([json.loads(line) for line in arguments.rows.read_text(encoding="utf-8").splitlines()]))
    lines, shares = [], {}
    for paraphrase, name in ((True, "paraphrases"), (False, "near misses")):
        asked = [one for one in found if one.paraphrase is paraphrase]
        shares[paraphrase] = sum(one.from_reply for one in asked) / len(asked)
        wanted = f">= {LEAST}" if paraphrase else f"<= {MOST}"
        lines.append((name, str(len(asked)), f"{shares[paraphrase]:.2f}", wanted))
    report = table(("asked", "number", "answered from the reply", "wanted"), lines)
    print(report)
    for one in found if arguments.failures else ():
        if one.from_reply is not one.paraphrase:
            print(f"{'missed' if one.paraphrase else 'WRONG'}: {one.text} -> {one.said[:100]!r}")
    if arguments.record:
        record("Captured answers in other words", report)
    return int(shares[True] < LEAST or shares[False] > MOST)


if __name__ == "__main__":
    sys.exit(main())
