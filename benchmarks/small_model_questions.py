"""What a small model is asked: figures, tables, conversations and files, each with what a right answer states."""

from __future__ import annotations

import json
import random
import re
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any

from core.model import Turn
from core.reading.amounts import read_amounts

Row = dict[str, Any]
REPORTS, TALKS, FILES = "reports", "talks", "files"
_FIGURE = re.compile(r"[\s$€£(A-Z-]*\d[\d,]*(?:\.\d+)?\)?\s*(?:%|percent|million|billion|thousand|cents)?\)?")
_YEAR = re.compile(r"(?:19|20)\d\d")
_TABLES, _HIDDEN, _TALKS = 60, 30, 49
_ASKED_OF = ("*COSTCO*.pdf", "*REPAIR-2022*.pdf", "*layout-parser*.pdf", "*Apple.10-K.md")  # of the folder `docs`


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, and what a right answer states: one of `amounts`, or most words of `told`; refused where neither.

    `strict`: every amount of a right answer is one of `amounts`, a percentage one of `percentages`; where `key` is
    given, an answer that states one amount and not this one is wrong, too: its average is one year's figure.
    """

    kind: str
    text: str
    amounts: tuple[float, ...] = ()
    percentages: tuple[float, ...] = ()
    key: float | None = None
    told: str = ""
    strict: bool = False
    history: tuple[Turn, ...] = ()
    collections: tuple[str, ...] | None = None

    @property
    def answerable(self) -> bool:
        """Something that was indexed answers it."""
        return bool(self.amounts or self.told)


def mixed(*groups: Sequence[Asked], most: int) -> list[Asked]:
    """Return `most` questions, of every group in turn: a run that ends early has asked of each."""
    found = [asked for asked in chain.from_iterable(zip_longest(*groups)) if asked is not None]
    return found[:most]


def write_documents(data: Path, folder: Path) -> tuple[list[list[Asked]], dict[str, Path]]:
    """Write what is to be indexed below `folder`; return the questions in groups, and each collection's folder."""
    folders = {name: folder / name for name in (REPORTS, TALKS, FILES)}
    for path in folders.values():
        path.mkdir(parents=True)
    for path in chain.from_iterable((data / "docs").glob(pattern) for pattern in _ASKED_OF):
        shutil.copy(path, folders[FILES])
    known, hidden = _over_tables(data / "finance", folders[REPORTS])
    talks = list(_over_talks(data / "multiturn" / "mtrag_tasks.jsonl", folders[TALKS]))
    files = [Asked("files", text, told=told, collections=(FILES,)) for text, told in OVER_FILES]
    files += [Asked("files, unanswerable", text, collections=(FILES,)) for text in OVER_NO_FILE]
    answerable = [a for a in talks if a.answerable][:_TALKS]
    return [known, hidden, answerable, files], folders


def _over_tables(data: Path, folder: Path) -> tuple[list[Asked], list[Asked]]:
    """Look-ups of one figure, one a table: of the first half the table is indexed, of the others it is not."""
    chance, by_table = random.Random("small model"), dict[str, list[Row]]()
    for row in _rows(data / "tatqa_questions.jsonl"):
        one = row["answer_type"] == "span" and len(row["answer"]) == 1 and row["answer"][0]
        if one and _FIGURE.fullmatch(one) and not _YEAR.fullmatch(one) and read_amounts(one):
            by_table.setdefault(row["context_id"], []).append(row)
    chosen = chance.sample(sorted(by_table), _TABLES + _HIDDEN)
    rows = [chance.choice(by_table[name]) for name in chosen]
    known, hidden = rows[:_TABLES], rows[_TABLES:]
    away = {row["context_id"] for row in hidden}
    for context in _rows(data / "tatqa_contexts.jsonl"):
        if context["context_id"] not in away:
            (folder / f"{context['context_id']}.md").write_text(_as_markdown(context), encoding="utf-8")
    golds = [tuple(abs(amount.coefficient) for amount in read_amounts(row["answer"][0])) for row in known]
    asked = [
        Asked("tables", row["question"], amounts=gold, collections=(REPORTS,))
        for row, gold in zip(known, golds, strict=True)
    ]
    return asked, [Asked("tables, hidden", row["question"], collections=(REPORTS,)) for row in hidden]


def _over_talks(path: Path, folder: Path) -> Iterator[Asked]:
    """The last turns of conversations, over the passages of all of them."""
    for row in _rows(path):
        for passage in row["contexts"]:
            name = re.sub(r"\W+", "_", passage["document_id"])
            (folder / f"{name}.md").write_text(passage["text"], encoding="utf-8")
        history = tuple(Turn("user" if t["speaker"] == "user" else "assistant", t["text"]) for t in row["turns"][:-1])
        told = "" if row["answerability"] == ["UNANSWERABLE"] else " ".join(row["reference"])
        yield Asked("talks", row["turns"][-1]["text"], told=told, history=history[-4:], collections=(TALKS,))


def _rows(path: Path) -> Iterator[Row]:
    return map(json.loads, path.read_text(encoding="utf-8").splitlines())


def _as_markdown(context: Row) -> str:
    lines = [[str(cell).replace("|", "/") for cell in row] for row in context["table"]]
    lines.insert(1, ["---"] * len(lines[0]))
    table = "\n".join("| " + " | ".join(row) + " |" for row in lines)
    return "\n\n".join((*(p["text"] for p in context["paragraphs"]), table)) + "\n"


OVER_FILES = (
    ("By how many percent did Costco's net sales increase in the first quarter of fiscal 2023?", "8.1"),
    ("How many warehouses did Costco operate in December 2022?", "847"),
    ("How many warehouses does Costco have in Japan?", "31"),
    ("What were Costco's membership fees in the 12 weeks ended November 20, 2022?", "1,000"),
    ("What was Costco's net income per diluted share in the first quarter of fiscal 2023?", "3.07"),
    ("What charge did Costco take for downsizing its charter shipping activities?", "93"),
    ("At which time was Costco's conference call on the first quarter of fiscal 2023?", "2:00 p.m."),
    ("How many warehouses does Costco operate in Canada?", "107"),
    ("Who estimated the repair of the Jeep Grand Cherokee?", "Ellis Turner"),
    ("What is the policy number of Gabriel Diaz?", "POL-2022-555"),
    ("How high is the sales tax on the repair of the Jeep Grand Cherokee, in percent?", "10.20"),
    ("In which street is Zava Auto Repair?", "123 Main Street"),
    ("Which odometer reading does the estimate for the Jeep Grand Cherokee give?", "9,800"),
    ("What is LayoutParser?", "open-source library"),
    ("Where is LayoutParser publicly available?", "layout-parser.github.io"),
    ("At which university was Melissa Dell, author of LayoutParser?", "Harvard"),
    ("To how much did Apple raise its quarterly dividend in May 2024?", "0.25"),
    ("How large a share repurchase programme did Apple announce in May 2024?", "110 billion"),
    ("What dividends per share did Apple declare in fiscal 2023?", "0.94"),
    ("How much did Apple pay for dividends and dividend equivalents in 2024?", "15,234"),
)
"""Questions over files of the folder `docs`, each with what a right answer holds."""

OVER_NO_FILE = (
    "By how many percent did Costco's net sales increase in the third quarter of fiscal 2023?",
    "How many warehouses does Costco have in Germany?",
    "How many people does Costco employ?",
    "What is the telephone number of Ellis Turner at home?",
    "What is the password of Gabriel Diaz's account?",
    "What colour is Gabriel Diaz's second car?",
    "How much did the repair of the Ford Mustang cost?",
    "How many people use LayoutParser every month?",
    "What does a licence of LayoutParser cost?",
    "What quarterly dividend does Apple plan for May 2027?",
    "What is the boiling point of gallium arsenide?",
    "Who won the football world championship of 2014?",
)
"""Questions that none of the files answers, most of them about what they speak of."""
