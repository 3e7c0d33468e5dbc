"""Questions on real filings, releases and workbooks: `python -m benchmarks.documents --data DIR --split dev`.

All documents of `DIR/docs` are indexed together, and each question is asked without a language model, as `errata ask`
asks it. An answer is right where it states all of gold's figures (within the row's tolerance, in whatever scale, or
rounded to the decimals that it is told with) and names; wrong where it states figures and not those, tells a rise of
what fell, or ranks another first; a question that nothing answers must be refused. Made files lie in
`benchmarks/questions/tables`, `.../reports` and `.../trades`, indexed beside them (`--questions tables`).
"""

from __future__ import annotations

import argparse
import asyncio
import re
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from benchmarks import office_files
from benchmarks.development import rows, write_rows
from benchmarks.results import may_record, record, table
from bots.wiring import open_kit
from core.evaluation.judging import UNANSWERED
from core.indexing.sync import sync
from core.loop import answer
from core.model import Answer, Question
from core.reading.things import sorted_out
from core.settings import Settings

COLLECTION = "docs"
QUESTIONS = Path(__file__).parent / "questions"
MADE = ("tables", "reports", "trades")
_MARK = re.compile(r"\s*\[\d{1,3}(?:, ?\d{1,3})*\]")
_NUMBER = re.compile(r"(?<![\w.,])\d[\d,]*(?:\.\d+)?(?!\w*\d)|(?<![\w.,])\.\d+")
_YEAR = re.compile(r"(?<![\d,.])(?:19|20)\d\d(?![\d,])")
_RISES = re.compile(r"\b(?:rose|grew|up|increase[sd]?|more|higher|gained)\b", re.IGNORECASE)
_FALLS = re.compile(r"\b(?:fell|down|decrease[sd]?|less|lower|fewer|lost|declined)\b", re.IGNORECASE)
_SWAPPED = str.maketrans(".,", ",.")
_UNITS = (1, 1e3, 1e6, 1e9, 1e-3, 1e-6, 1e-9, 100, 0.01)


def main() -> None:
    """Index, ask, judge, print and record."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=Path("data"), help="folder with docs/")
    parser.add_argument("--split", default="dev", help="dev, dev2, unseen or unseen2")
    parser.add_argument(
        "--questions", default="documents", help="documents, labels (other words), tables, reports or trades"
    )
    parser.add_argument("--folder", type=Path, help="keep the index here")
    parser.add_argument("--details", type=Path, help="write a row a question here")
    may_record(parser)
    options = parser.parse_args()
    asked = rows(QUESTIONS / f"{options.questions}.{options.split}.jsonl")
    with tempfile.TemporaryDirectory() as temporary:
        (options.folder or Path(temporary)).mkdir(parents=True, exist_ok=True)
        docs = options.data / "docs"
        if options.questions in MADE:
            docs = _with_made(docs, QUESTIONS / options.questions, Path(temporary) / "docs")
        judged = asyncio.run(_measured(docs, options.folder or Path(temporary), asked))
    write_rows(options.details, judged)
    body = report(judged)
    print(body)
    if options.record:
        record(f"Questions on {options.questions}, {options.split}", body)


def report(judged: Sequence[dict[str, Any]]) -> str:
    """Return counts a kind of question, and all together."""
    kinds = [*dict.fromkeys(row["kind"] for row in judged)]
    lines = [_line(kind, [row for row in judged if row["kind"] == kind]) for kind in kinds]
    return table(("kind", "n", "right", "wrong", "without a figure", "refused"), [*lines, _line("all", judged)])


def _line(name: str, judged: Sequence[dict[str, Any]]) -> tuple[str, ...]:
    found = Counter(row["verdict"] for row in judged)
    shown = (f"{found[v]} ({found[v] / len(judged):.3f})" for v in ("right", "wrong"))
    return (name, str(len(judged)), *shown, str(found["none"]), str(found["refused"]))


def _with_made(docs: Path, made: Path, folder: Path) -> Path:
    office_files.put(made, folder)
    for file in docs.iterdir():
        shutil.copy(file, folder / file.name)
    return folder


async def _measured(docs: Path, folder: Path, asked: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    async with open_kit(Settings(errata_home=folder / "home")) as kit:
        await sync(docs, COLLECTION, kit.index, kit.embedder)
        return [_judged(row, await answer(Question(row["text"], collections=(COLLECTION,)), kit)) for row in asked]


def _judged(row: dict[str, Any], given: Answer) -> dict[str, Any]:
    kept = {key: row[key] for key in ("id", "kind", "text", "gold", "document")}
    sources = [source.passage.meta.source_file for source in given.sources]
    found = {"verdict": verdict(row, given), "outcome": given.outcome.value, "confidence": given.confidence}
    return {**kept, **found, "answer": given.text, "sources": sources}


def verdict(row: dict[str, Any], given: Answer) -> str:
    """Return right, wrong (states figures or names, and not gold's), none (neither) or refused."""
    refused = given.outcome in UNANSWERED
    if row["kind"] in ("unanswerable", "none"):
        return "right" if refused or not figures(given.text) else "wrong"
    if refused:
        return "refused"
    text = given.text.translate(_SWAPPED) if row.get("decimal_comma") else given.text
    asked, wanted = set(figures(row["text"])), [float(figure) for figure in row["figures"]]
    said = [figure for figure in _written(text) if figure[0] not in asked or figure[0] in wanted]
    stated = all(any(_same(one, gold, float(row.get("tolerance", 0.005))) for one in said) for gold in wanted)
    named = all(_named(name, given.text.casefold()) for name in row.get("names", ()))
    if stated and named and (wanted or row.get("names")) and _leads(row, given.text) and not _turned(row, text):
        return "right"
    return "wrong" if said else "none"


def _leads(row: dict[str, Any], text: str) -> bool:
    """Which one is asked of periods: the first that is told is gold's."""
    years = [name for name in row.get("names", ()) if str(name).isdigit()]
    if row["kind"] not in ("ranking", "compare") or len(years) != 1:
        return True
    told = _YEAR.findall(text)
    return told[:1] == years


def _turned(row: dict[str, Any], text: str) -> bool:
    """It tells only a rise of what gold says fell, or the other way round."""
    way = str(row["gold"]).partition(" ")[0]
    if way not in ("up", "down"):
        return False
    rises, falls = bool(_RISES.search(text)), bool(_FALLS.search(text))
    return rises not in (falls, way == "up")


def _named(name: str | list[str], text: str) -> bool:
    return any(one.casefold() in text for one in ([name] if isinstance(name, str) else name))


def figures(text: str) -> list[float]:
    """Return the figures that a text states, without signs; no dates, years, names and citation marks."""
    return [value for value, _ in _written(text)]


def _written(text: str) -> list[tuple[float, float]]:
    """The same, each with half a unit of its last decimal; 0 of a whole number."""
    rest = sorted_out(_MARK.sub(" ", text)).rest
    found = [number.rstrip(",").replace(",", "") for number in _NUMBER.findall(rest)]
    decimals = [len(number.partition(".")[2]) for number in found]
    return [
        (float(number), 0.5 * 10**-places if places else 0.0) for number, places in zip(found, decimals, strict=True)
    ]


def _same(said: tuple[float, float], gold: float, tolerance: float) -> bool:
    value, rounded = said
    close = any(abs(value * unit - gold) <= max(tolerance * abs(gold), 1e-9) for unit in _UNITS)
    return close or abs(value - gold) <= rounded * (1 + 1e-9)


if __name__ == "__main__":
    main()
