"""What is asked where refusing is measured: questions with their document, and without it."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks import development
from benchmarks.development import rows, shuffled
from core.model import Turn

_YEAR = re.compile(r"20\d\d")
_CELL = re.compile(r"[\d$€£%().,\s\u2010-\u2015-]+")


@dataclass(frozen=True)
class Refusal:
    """A question, where it is asked, and what a person would answer; empty where nothing there does.

    `documents` hold the answer, in `texts` where these are known; `hidden` are taken out of the searches.
    """

    source: str
    text: str
    collection: str
    gold: str = ""
    documents: frozenset[str] = frozenset()
    texts: tuple[str, ...] = ()
    hidden: frozenset[str] = frozenset()
    history: tuple[Turn, ...] = ()

    @property
    def there(self) -> bool:
        """Something that is searched answers it."""
        return bool(self.gold)


def refusals(data: Path, first: int) -> Iterator[Refusal]:
    """Everything that is asked; `first` lookups over tables."""
    yield from _tatqa(data, first)
    yield from _financebench(data)
    yield from _clapnq(data)
    yield from _conversations(data)
    yield from _last_turns(data)


def _tatqa(data: Path, first: int) -> Iterator[Refusal]:
    kinds = {q["question"]: q["answer_type"] for q in rows(data / "finance/tatqa_questions.jsonl")}
    lookups = [asked for asked in development.tatqa(data) if kinds[asked.text] in ("span", "multi-span")]
    for asked in shuffled(lookups, first):
        gold = ", ".join(asked.gold)
        yield Refusal("TAT-QA", asked.text, asked.collection, gold, asked.documents, asked.gold)
        yield Refusal("TAT-QA", asked.text, asked.collection, hidden=asked.documents)


def _financebench(data: Path) -> Iterator[Refusal]:
    """Ask each question of the half of the documents that has its own, and of the other."""
    questions = rows(data / "finance/financebench_qa.jsonl")
    half = _halves(questions)
    for q in questions:
        side = half[q["doc_name"]]
        documents = frozenset(f"{e['doc_name']}.md" for e in q["evidence"])
        texts = tuple(e["text"] for e in q["evidence"])
        yield Refusal("FinanceBench", q["question"], f"half{side}", q["answer"], documents, texts)
        yield Refusal("FinanceBench", q["question"], f"half{1 - side}")


def _clapnq(data: Path) -> Iterator[Refusal]:
    for r in rows(data / "refusal/clapnq_dev.jsonl"):
        gold = next(iter(r["answers"] or ()), "")
        yield Refusal("ClapNQ", r["question"], "clapnq", gold, frozenset({r["id"]}), (r["passage"],))


def _conversations(data: Path) -> Iterator[Refusal]:
    """Last turns, made to stand alone by people, with their passages and with them hidden."""
    tasks = rows(data / "multiturn/mtrag_tasks.jsonl")
    answered = [next(iter(t["reference"]), "") for t in tasks if t["answerability"] == ["ANSWERABLE"]]
    for asked, gold in zip(development.mtrag(data), answered, strict=True):
        yield Refusal("MTRAG", asked.text, asked.collection, gold, asked.documents)
        yield Refusal("MTRAG", asked.text, asked.collection, hidden=asked.documents)


def _last_turns(data: Path) -> Iterator[Refusal]:
    for r in rows(data / "refusal/mtragun_dev.jsonl"):
        if r["label"] == "underspecified":
            continue
        history = tuple(Turn("user", text) for text in r["turns"][:-1])
        gold = r["reference"] if r["label"] == "answerable" else ""
        documents = frozenset(c["id"] for c in r["contexts"])
        yield Refusal("MTRAG-UN", r["turns"][-1], "un", gold, documents, history=history)


def write_refusals(data: Path, folder: Path) -> dict[str, Path]:
    """Write the documents of FinanceBench, ClapNQ and MTRAG-UN; return where they are by collection."""
    clapnq = {r["id"]: (r["title"], r["passage"]) for r in rows(data / "refusal/clapnq_dev.jsonl")}
    contexts = (c for r in rows(data / "refusal/mtragun_dev.jsonl") for c in r["contexts"])
    last = {c["id"]: (c["title"], c["text"]) for c in contexts}
    records = {"clapnq": _records(folder / "clapnq.jsonl", clapnq), "un": _records(folder / "un.jsonl", last)}
    return records | _write_halves(rows(data / "finance/financebench_qa.jsonl"), folder)


def _records(path: Path, texts: dict[str, tuple[str, str]]) -> Path:
    lines = (json.dumps({"_id": name, "title": title, "text": text}) + "\n" for name, (title, text) in texts.items())
    path.write_text("".join(lines), encoding="utf-8")
    return path


def _write_halves(questions: Sequence[dict[str, Any]], folder: Path) -> dict[str, Path]:
    """Write a document of each report: the pages that questions are answered by."""
    pages: dict[str, set[tuple[int, str]]] = defaultdict(set)
    company = {}
    for q in questions:
        for e in q["evidence"]:
            pages[e["doc_name"]].add((e["page"], e["text"]))
            company[e["doc_name"]] = q["company"]
    places = {f"half{side}": folder / f"half{side}" for side in (0, 1)}
    for place in places.values():
        place.mkdir(exist_ok=True)
    half = _halves(questions)
    for name, told in pages.items():
        body = "\n\n".join(f"## Page {page}\n\n{_as_rows(text)}" for page, text in sorted(told))
        path = places[f"half{half[name]}"] / f"{name}.md"
        path.write_text(f"# {name} ({company[name]})\n\n{body}\n", encoding="utf-8")
    return places


def _as_rows(text: str) -> str:
    """Return a page with each row of a table on one line: as given, each cell has one of its own."""
    lines: list[str] = []
    for line in filter(None, (" ".join(part.split()) for part in text.splitlines())):
        if lines and _CELL.fullmatch(line):
            lines[-1] += f" {line}"
        else:
            lines.append(line)
    return "\n".join(lines)


def _halves(questions: Iterable[dict[str, Any]]) -> dict[str, int]:
    """Return which half a document is in: the years of a company alternate."""
    groups: dict[tuple[str, str], set[str]] = defaultdict(set)
    for q in questions:
        for name in {q["doc_name"], *(e["doc_name"] for e in q["evidence"])}:
            year = _YEAR.search(name)
            groups[q["company"], year[0] if year else ""].add(name)
    half, turn = {}, 0
    for key in sorted(groups):
        half |= dict.fromkeys(groups[key], turn)
        turn ^= 1
    return half
