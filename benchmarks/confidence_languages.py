"""Answers in eight languages whose truth is known: quoted without a language model, and written by scripted ones.

Questions to paragraphs of an encyclopedia, asked where the paragraph is, where it is hidden, and where nothing answers.
What scripted models write is the sentence that holds the answer, or the answer alone; the same with the answer to
another question put into it; or another sentence of the paragraph. They quote the true sentence and approve of all.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

from benchmarks.confidence_asking import MODES, Judged, watched
from benchmarks.development import Without, rows
from benchmarks.remembering import RememberingEmbedder, RememberingReranker
from benchmarks.scripted import Scripted
from core.clients.extractive import ExtractiveModel
from core.clients.onnx import load_embedder, load_reranker
from core.evaluation.judging import UNANSWERED
from core.indexing.sync import sync
from core.model import Draft, Evidence, Question
from core.ports import Kit
from core.reading.sentences import sentences
from core.tasks import Quotation
from storage.index.local_index import LocalIndex
from tests.fakes import kit_of

LANGUAGES = ("en", "de", "es", "zh", "ko", "ja", "ar", "hi")
_HIDDEN = 2  # one of so many questions is asked without its paragraph, too
_SHORT = 3  # one of so many drafts is the answer alone
_BESIDE = 4  # one of so many false drafts is another sentence


@dataclass(frozen=True)
class Told:
    """What a scripted model says of a question, what it quotes, and whether that is right."""

    said: str
    quoted: str
    right: bool


async def answers_in_languages(data: Path, folder: Path) -> list[Judged]:
    """Ask everything; the index and the models' scores are kept in `folder`."""
    return [one async for one in _answers(data / "languages", folder / "languages")]


async def _answers(data: Path, folder: Path) -> AsyncIterator[Judged]:
    async with _indexed(data, folder) as kit:
        for code in LANGUAGES:
            asked = rows(data / f"{code}.jsonl")
            for number, row in enumerate(asked):
                if row["kind"] == "question":
                    for one in await _of_question(row, number, asked, code, kit):
                        yield one
                elif row["kind"] == "unanswerable":
                    yield await _asked(row, number, code, kit, there=False)


@asynccontextmanager
async def _indexed(data: Path, folder: Path) -> AsyncIterator[Kit]:
    embedder, missing = load_embedder()
    reranker, missing_too = load_reranker()
    _made(folder)
    assert embedder is not None, missing
    assert reranker is not None, missing_too
    with RememberingEmbedder(embedder, folder) as embedding, RememberingReranker(reranker, folder) as reranking:
        index = LocalIndex(folder / "index.db", embedder.name)
        for code in LANGUAGES:
            await sync(_paragraphs(data / f"{code}.jsonl", folder), code, index, embedder)
        model = ExtractiveModel(embedding, reranking)
        yield kit_of(model, cast("Any", index), embedder=embedding, reranker=reranking)
        await index.close()


def _made(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)


def _paragraphs(path: Path, folder: Path) -> Path:
    found = (r for r in rows(path) if r["kind"] == "paragraph")
    lines = (json.dumps({"_id": r["id"], "title": r["title"], "text": r["text"]}) + "\n" for r in found)
    written = folder / path.name
    written.write_text("".join(lines), encoding="utf-8")
    return written


async def _of_question(
    row: dict[str, Any], number: int, asked: Sequence[dict[str, Any]], code: str, kit: Kit
) -> list[Judged]:
    found = [await _asked(row, number, code, kit, there=True)]
    if number % _HIDDEN == 0:
        found.append(await _asked(row, number, code, kit, there=False))
    for told in _told(row, number, asked):
        own = replace(kit, model=_says(told, row["gold"]))
        given, question, attempt = await watched(_question(row, number, code), own)
        answered = given.outcome not in UNANSWERED
        right = told.right and holds(given.text, row["answers"]) if answered else not told.right
        found.append(Judged(f"{code}, written", row["gold"], question, attempt, given.outcome, right))
    return found


async def _asked(row: dict[str, Any], number: int, code: str, kit: Kit, *, there: bool) -> Judged:
    hidden = frozenset() if there or "gold" not in row else frozenset({row["gold"]})
    own = replace(kit, index=cast("Any", Without(cast("Any", kit.index), hidden))) if hidden else kit
    given, question, attempt = await watched(_question(row, number, code), own)
    right = holds(given.text, row.get("answers", ()))
    if given.outcome in UNANSWERED:
        right = not there
    return Judged(f"{code}, quoted", row.get("gold", row["id"]), question, attempt, given.outcome, right)


def _question(row: dict[str, Any], number: int, code: str) -> Question:
    return Question(row["text"], mode=MODES[number % 2], collections=(code,))


def _told(row: dict[str, Any], number: int, asked: Sequence[dict[str, Any]]) -> Iterator[Told]:
    """Yield a right draft and a false one, where the paragraph has the answer in a sentence."""
    text = next(r["text"] for r in asked if r.get("id") == row["gold"])
    gold = max(row["answers"], key=len)
    said = [s for line in text.splitlines() for s in sentences(line)]
    place = next((n for n, sentence in enumerate(said) if gold in sentence), None)
    if place is None:
        return
    short = number % _SHORT == 0
    yield Told(gold if short else said[place], said[place], right=True)
    others = [s for s in said if not holds(s, row["answers"])]
    if number % _BESIDE == 0 and others:
        yield Told(others[number % len(others)], others[number % len(others)], right=False)
    elif other := _alike(gold, text, asked[number:] + asked[:number] if isinstance(asked, list) else asked):
        yield Told(other if short else said[place].replace(gold, other), said[place], right=False)


def _alike(gold: str, text: str, asked: Sequence[dict[str, Any]]) -> str:
    """Return the answer to another question, with a figure where this one has one, that the paragraph lacks."""
    has_figure = any(map(str.isdigit, gold))
    for row in asked:
        for other in row.get("answers", ()):
            if any(map(str.isdigit, other)) == has_figure and not holds(text, (other,)):
                return str(other)
    return ""


def _says(told: Told, document: str) -> Scripted:
    """Return a model that says it of the document where it is shown, and else refuses."""

    def place(evidence: Evidence) -> int:
        shown = enumerate(evidence.passages, 1)
        return next((n for n, p in shown if p.meta.document.rpartition("#")[2] == document), 0)

    def drafts(evidence: Evidence) -> Draft:
        source = place(evidence)
        return Draft(f"{told.said} [{source}]", (source,)) if source else Draft("?", refused=True)

    return Scripted(
        drafts, lambda evidence: Quotation(told.quoted, place(evidence)) if place(evidence) else Quotation()
    )


def holds(text: str, golds: Sequence[str]) -> bool:
    """Tell whether a text has one of the spans, whatever stands between its letters; a figure stands by itself."""
    said = _squeezed(text)
    return any(_stands(_squeezed(gold), said) for gold in golds)


def _stands(wanted: str, said: str) -> bool:
    start = said.find(wanted) if wanted else -1
    while start >= 0:
        before, after = said[start - 1 : start], said[start + len(wanted) : start + len(wanted) + 1]
        if not (wanted[0].isdigit() and before.isdigit()) and not (wanted[-1].isdigit() and after.isdigit()):
            return True
        start = said.find(wanted, start + 1)
    return False


def _squeezed(text: str) -> str:
    folded = unicodedata.normalize("NFKC", text).casefold()
    return "".join(c for c in folded if unicodedata.category(c)[0] in "LMN")
