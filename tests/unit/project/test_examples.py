"""The example knowledge base, read, indexed, searched and answered by the real parts, without a language model."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from core.clients.extractive import ExtractiveModel
from core.clients.onnx import load_embedder, load_reranker
from core.indexing.sync import sync
from core.model import Draft, Evidence, Question
from core.ports import Kit
from core.settings import Settings
from core.steps.retrieve import retrieve
from core.tasks import Generate, Verify
from storage.index.local_index import LocalIndex
from tests.fakes import FakeClock, FakeConversations
from tests.places import EXAMPLES

ALL_QUESTIONS = [json.loads(line) for line in (EXAMPLES / "questions.jsonl").read_text(encoding="utf-8").splitlines()]
# Every second one that can be answered and all others: a question costs 0.3 s of one core, searched and re-ranked.
QUESTIONS = [line for i, line in enumerate(ALL_QUESTIONS) if i % 2 or "outcome" in line]
MARK = re.compile(r"\[(\d+)\]")


@dataclass(frozen=True)
class Asked:
    question: dict
    evidence: Evidence
    draft: Draft
    completed: bool

    @property
    def right(self) -> bool:
        return not self.draft.refused and all(bare(e) in bare(self.draft.text) for e in self.question["expected"])


@pytest.fixture(scope="module")
def asked(tmp_path_factory):
    return asyncio.run(ask_everything(tmp_path_factory.mktemp("examples")))


async def ask_everything(folder: Path) -> list[Asked]:
    embedder, missing = load_embedder()
    reranker, _ = load_reranker()
    if embedder is None or reranker is None:
        pytest.skip(missing or "the shipped cross-encoder is missing")
    model = ExtractiveModel(embedder, reranker)
    index = LocalIndex(folder / "index.db", embedder.name)
    report = await sync(EXAMPLES / "knowledge", "default", index, embedder)
    assert not report.failed
    assert not report.skipped
    kit = Kit(
        settings=Settings(errata_home=folder),
        model=model,
        index=index,
        clock=FakeClock(),
        conversations=FakeConversations(),
        embedder=embedder,
        reranker=reranker,
    )
    answers = [await ask(question, kit) for question in QUESTIONS]
    await index.close()
    return answers


async def ask(line: dict, kit: Kit) -> Asked:
    question = Question(line["text"])
    evidence = Evidence((await retrieve(question.text, None, kit)).passages)
    draft = (await kit.model.do(Generate(question, evidence))).value
    verification = (await kit.model.do(Verify(question, evidence, draft))).value
    return Asked(line, evidence, draft, verification.completed)


def test_nine_in_ten_questions_that_the_examples_answer_are_answered_right(asked):
    answerable = [a for a in asked if "expected" in a.question]
    wrong = [(a.question["text"], a.draft.text) for a in answerable if not a.right]
    assert len(answerable) >= 30
    assert len(wrong) <= 0.1 * len(answerable), wrong


def test_questions_that_the_examples_cannot_answer_are_refused(asked):
    unanswerable = [a for a in asked if a.question.get("outcome") == "refused"]
    answered = [(a.question["text"], a.draft.text) for a in unanswerable if not a.draft.refused]
    assert len(unanswerable) >= 12
    assert len(answered) <= 0.1 * len(unanswerable), answered


def test_every_mark_names_a_passage_and_every_answer_has_one(asked):
    for a in asked:
        marks = {int(n) for n in MARK.findall(a.draft.text)}
        assert marks <= set(range(1, len(a.evidence.passages) + 1))
        assert marks == set(a.draft.cited)
        assert marks or a.draft.refused


def test_extracts_pass_their_own_verification(asked):
    assert [a.question["text"] for a in asked if not a.completed] == []


def test_an_outdated_note_is_shown_behind_the_handbook_that_contradicts_it(asked):
    mileage = next(a for a in asked if "per mile" in a.question["text"])
    assert mileage.draft.text.index("45 pence") < mileage.draft.text.index("38 pence")
    assert "otherwise" in mileage.draft.text


def test_making_the_example_files_again_changes_nothing(tmp_path):
    made = {"handbook.pdf", "onboarding.docx", "price-list.xlsx", "quarterly-figures.xlsx"}
    script: dict = {"__name__": "make_examples", "__file__": str(EXAMPLES / "make_examples.py")}
    exec(compile((EXAMPLES / "make_examples.py").read_text(encoding="utf-8"), "make_examples.py", "exec"), script)  # noqa: S102 - our own script
    script["HERE"] = tmp_path
    script["main"]()
    assert {f.name for f in tmp_path.iterdir()} == made
    # Compression differs between builds of zlib; the PDF has none.
    assert (tmp_path / "handbook.pdf").read_bytes() == (EXAMPLES / "knowledge" / "handbook.pdf").read_bytes()


def bare(text: str) -> str:
    return re.sub(r"[\s,]", "", text.lower())
