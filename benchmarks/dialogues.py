"""Dialogues over figures, turn by turn and without a language model: `python -m benchmarks.dialogues --data DIR`.

Every turn is asked in the conversation as it stands by then. A right answer states all of a turn's figures, or all of
one of its alternatives, as magnitudes, and the words a turn has to say; where there is nothing to state, it refuses or
asks back. Rules are developed on the dialogues `d` and the single questions `p`; `u` are measured, and never looked at.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import re
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from benchmarks.results import may_record, record, table
from bots.asking import put
from bots.wiring import open_kit
from core.model import Answer, Outcome, Question
from core.ports import Kit
from core.reading.amounts import read_amounts
from core.settings import Settings
from storage.database import open_database
from storage.facts.store import SqlFacts

FILE = Path(__file__).parent / "questions" / "figures.dialogues.jsonl"
FIGURES = (
    ("aapl/aapl_metrics.csv", "company_metrics", "Apple Inc.", "AAPL"),
    ("aapl/aapl_filings_10k_10q.jsonl", "filings", "Apple Inc.", "AAPL"),
    ("aapl/aapl_filings_8k.jsonl", "filings", "Apple Inc.", "AAPL"),
    ("aapl/aapl_prices_daily.csv", "prices", "Apple Inc.", "AAPL"),
    ("questions/vlma_metrics.csv", "company_metrics", "Velmara Systems SE", "VLMA"),
    ("questions/vlma_filings.csv", "filings", "Velmara Systems SE", "VLMA"),
    ("questions/vlma_prices.csv", "prices", "Velmara Systems SE", "VLMA"),
)
_ALONE = ["AAPL"]  # the companies of a dialogue that names none
_TOLERANCE = 0.005
_MANY = 3  # from more figures on, a table beside the sentences is where people look
_REFUSALS = (Outcome.REFUSED, Outcome.UNCLEAR)
_SCALES = {"trillion": 1e12, "billion": 1e9, "million": 1e6}
_NO_FIGURES = re.compile(r"\d{4}-\d\d-\d\d|\[\d+\]|\b(?:10|8)-[KQ]s?\b|\b[QH][1-4]\b|\bfiscal years? \d{4}\b")


def main() -> None:
    """Ask, judge, print, and record."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=Path("data"), help="folder with aapl/ and questions/")
    splits = "d and p to develop on, u to measure"
    parser.add_argument("--split", choices=("d", "p", "u"), default="d", help=splits)
    parser.add_argument("--show", action="store_true", help="print every turn, not only those that went wrong")
    may_record(parser)
    options = parser.parse_args()
    rows = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
    chosen = [row for row in rows if row["id"].startswith(options.split)]
    loud = "every" if options.show else "none" if options.split == "u" else "wrong"
    body = asyncio.run(_measured(chosen, options.data, loud))
    print(body)
    if options.record:
        record(f"Dialogues over figures: {options.split}", body)


async def _measured(dialogues: list[dict[str, Any]], data: Path, loud: str) -> str:
    lines, total = [], Counter[str]()
    ordered = sorted(dialogues, key=_companies)
    for companies, group in itertools.groupby(ordered, key=_companies):
        with tempfile.TemporaryDirectory() as home:
            settings = Settings(errata_home=Path(home))
            await _import(settings, data, companies)
            async with open_kit(settings) as kit:
                for dialogue in group:
                    counts = await _played(dialogue, kit, loud)
                    lines += [_line(dialogue["id"], counts)] if counts.total() > 1 else []
                    total += counts
    return table(("dialogue", "turns", "right", "refused", "wrong"), [*lines, _line("all", total)])


def _companies(dialogue: dict[str, Any]) -> list[str]:
    return sorted(dialogue.get("companies", _ALONE))


async def _import(settings: Settings, data: Path, tickers: list[str]) -> None:
    database = open_database(settings.database)
    facts = SqlFacts(database)
    for name, kind, company, ticker in FIGURES:
        if ticker in tickers:
            await facts.import_facts(data / name, kind, company, ticker)
    database.close()


def _line(name: str, counts: Counter[str]) -> list[object]:
    return [name, counts.total(), *(counts[kind] for kind in ("right", "refused", "wrong"))]


async def _played(dialogue: dict[str, Any], kit: Kit, loud: str) -> Counter[str]:
    counts = Counter[str]()
    template = Question("", conversation_id=f"dialogue-{dialogue['id']}")
    for number, turn in enumerate(dialogue["turns"], start=1):
        given = await put(turn["text"], template, kit)
        verdict = judged(turn, given)
        counts[verdict] += 1
        if loud == "every" or (loud == "wrong" and verdict != "right"):
            print(f"{verdict:7} {dialogue['id']}.{number:02} {turn['text']} -> {' '.join(given.text.split())[:300]}")
    return counts


def judged(turn: dict[str, Any], given: Answer) -> str:
    """Return right, refused or wrong."""
    refused = given.outcome in _REFUSALS
    if turn["kind"] == "refuse":
        return "right" if refused else "wrong"
    wanted = [turn["figures"], *turn.get("alternatives", ())]
    stated = _stated(given, many=len(turn["figures"]) > _MANY)
    scale = next((size for word, size in _SCALES.items() if word in turn["gold"]), 1.0)
    tolerance = turn.get("tolerance", _TOLERANCE)
    if not all(any(words in given.text for words in either.split("|")) for either in turn.get("says", ())):
        return "refused" if refused else "wrong"
    for figures in wanted:
        if all(any(_near(value / scale, figure, tolerance) for value in stated) for figure in figures):
            return "wrong" if refused else "right"
    return "refused" if refused else "wrong"


def _stated(given: Answer, *, many: bool) -> list[float]:
    """The figures that an answer's text states, and its table's where many were asked for; no dates and no forms."""
    found = [abs(amount.value) for amount in read_amounts(_NO_FIGURES.sub(" ", given.text))]
    if many and given.table is not None:
        found += [abs(cell) for row in given.table.rows for cell in row if isinstance(cell, int | float)]
    return found


def _near(value: float, figure: float, tolerance: float) -> bool:
    return abs(value - abs(figure)) <= tolerance * abs(figure) + 1e-9


if __name__ == "__main__":
    main()
