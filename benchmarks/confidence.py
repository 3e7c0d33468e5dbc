"""Fits an answer's confidence, and says what it is worth: `python -m benchmarks.confidence --data DIR`.

Two kinds of labelled answers, weighed so that no source dominates. Answers by language models and people (right or
altered figures, prose, atomic claims, conversations) are examined and verified by rules. Questions are asked through
the whole loop without a language model, of documents that hold the answer, and of the same without them. Judged on
held-out folds; what rests on one context lies in one fold.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, cast
from unittest.mock import patch

import numpy as np

from benchmarks import development, small_model
from benchmarks.calibration import Floats, Sample, balanced, fit, held_out, reliability_table
from benchmarks.calibration import measures as judged
from benchmarks.development import Asked, Without, index_all, rows, shuffled
from benchmarks.results import may_record, record, table
from benchmarks.small_model_verdicts import RIGHT, judge
from core.clients.extractive import ExtractiveModel
from core.clients.onnx import load_embedder, load_reranker
from core.confidence import SIGNS, Measures, confidence, measures
from core.drafts.attribution import attribute
from core.evaluation.judging import UNANSWERED
from core.loop import answer
from core.model import Answer, Attempt, Draft, Evidence, Mode, Outcome, Passage, PassageMeta, Question
from core.ports import Kit
from core.reading.amounts import read_amounts
from core.reading.words import content_words
from core.steps import conclude
from core.steps.examine import examine
from core.steps.verify import verify
from storage.database import open_database
from storage.facts.store import SqlFacts
from tests.fakes import kit_of

SHARES = {"FaithBench": 0.3, "RAGTruth": 0.7, "TAT-QA, not there": 0.25, "examples, not there": 0.03, "facts": 0.3}
"""Weight of each source, 1 where nothing is said. FaithBench was chosen to fool detectors."""
COLLECTIONS = ("finance", "manuals", "examples")
MODES = (Mode.STANDARD, Mode.SELF_REFLECTIVE)
_NUMBER = re.compile(r"\(?-?[$£€]?\s*([\d,]*\.?\d+)\s*(?:%|percent|thousand|million|billion)?\)?")


@dataclass(frozen=True)
class Labelled:
    """An answer, what was measured of it, and whether it is right (a refusal: whether nothing answers)."""

    source: str
    context: str
    refused: bool
    right: bool
    said: float
    measured: tuple[float, ...] = ()


def main() -> None:
    """Measure, fit, print the weights, and record how well confidence tells right from wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=Path("data"), help="folder with finance/, grounding/, multiturn/")
    parser.add_argument("--folder", type=Path, help="keep index and measurements here, so that the next run only fits")
    parser.add_argument("--first", type=int, default=360, help="so many TAT-QA questions through the loop")
    may_record(parser)
    options = parser.parse_args()
    with ExitStack() as stack:
        folder = options.folder or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        labelled = _kept(folder / "confidence.jsonl") or asyncio.run(_measure(options, folder))
    body = report(labelled)
    print(body)
    if options.record:
        record("Confidence", body)


def report(labelled: list[Labelled]) -> str:
    """Return the section: weights, held-out measures and reliability of answers, then of refusals."""
    given = [one for one in labelled if not one.refused]
    sample = _sample(given)
    signs = [int(sign) for sign in SIGNS]
    said = held_out(sample, signs)
    weights = fit(sample, signs)
    error, brier, auroc = judged(sample.labels, said, sample.weights)
    named = ", ".join(f"{name} {w:.2f}" for name, w in zip(("bias", *Measures._fields), weights, strict=True))
    return "\n\n".join(
        (
            f"{len(given)} answers, held-out folds by context: ECE {error:.3f}, Brier {brier:.3f}, AUROC {auroc:.3f}.",
            reliability_table(sample.labels, said, sample.weights),
            f"Weights fitted on all: {named}.",
            table(("source", "n", "right", "mean confidence", "AUROC"), list(_by_source(given, sample, said))),
            _refusals([one for one in labelled if one.refused]),
        )
    )


def _by_source(given: list[Labelled], sample: Sample, said: Floats) -> Iterator[tuple[object, ...]]:
    for source in sorted({one.source for one in given}):
        inside = np.array([one.source == source for one in given])
        labels, own = sample.labels[inside], said[inside]
        auroc = judged(labels, own, np.ones(len(own)))[2]
        yield source, len(own), f"{labels.mean():.2f}", f"{own.mean():.2f}", f"{auroc:.2f}"


def _refusals(refused: list[Labelled]) -> str:
    labels, said = np.array([float(r.right) for r in refused]), np.array([r.said for r in refused])
    even = balanced([str(r.right) for r in refused], {})
    error, brier, auroc = judged(labels, said, even)
    figures = f"ECE {error:.3f}, Brier {brier:.3f}, AUROC {auroc:.3f}"
    return f"{len(refused)} refusals, right and wrong ones weighing the same: {figures}.\n\n" + reliability_table(
        labels, said, even
    )


def _sample(given: list[Labelled]) -> Sample:
    return Sample(
        np.array([one.measured for one in given]),
        np.array([float(one.right) for one in given]),
        balanced([one.source for one in given], SHARES),
        tuple(one.context for one in given),
    )


def labelled_as(
    source: str, context: str, question: Question, attempt: Attempt, outcome: Outcome, *, right: bool
) -> Labelled:
    """Return an answer with its measures."""
    return Labelled(
        source,
        context,
        outcome in UNANSWERED,
        right,
        confidence(question, attempt, outcome, fell_back=False),
        tuple(measures(question, attempt, fell_back=False)),
    )


async def _measure(options: argparse.Namespace, folder: Path) -> list[Labelled]:
    embedder, missing = load_embedder()
    reranker, missing_too = load_reranker()
    assert embedder is not None, missing
    assert reranker is not None, missing_too
    index = await index_all(options.data, folder, embedder, COLLECTIONS)
    kit = kit_of(ExtractiveModel(embedder, reranker), cast("Any", index), embedder=embedder, reranker=reranker)
    labelled = [await _examined(n, case) for n, case in enumerate(_cases(options.data))]
    for number, (asked, collection, there) in enumerate(_asked(options)):
        labelled.append(await _through_the_loop(number, asked, collection, kit, there=there))
    await index.close()
    labelled += await _of_facts(folder)
    lines = (json.dumps(asdict(one)) + "\n" for one in labelled)
    (folder / "confidence.jsonl").write_text("".join(lines), encoding="utf-8")
    return labelled


def _cases(data: Path) -> Iterator[tuple[str, str, str, str, list[str], bool]]:
    """Source, context, question, answer, passages, and whether the answer is right."""
    for r in rows(data / "finance/tatqa_figures.jsonl"):
        yield "figures", r["context"][:200], r["question"], r["answer"], [r["context"]], r["label"] == "supported"
    for name in ("faithful", "hallucinated", "mixed"):
        for r in rows(data / f"grounding/numeric_{name}.jsonl"):
            source = r["dataset"].split("/")[0]
            yield source, r["source_id"], r["question"], r["answer"], [r["context"]], name == "faithful"
    contexts = {r["source_id"]: r["context"] for r in rows(data / "grounding/factscore_contexts.jsonl")}
    for r in rows(data / "grounding/factscore_numeric_claims.jsonl"):
        passages = [contexts[r["source_id"]]]
        yield "claims", r["source_id"], r["question"], r["claim"], passages, r["label"] == "entailment"
    tasks = {t["id"]: t for t in rows(data / "multiturn/mtrag_tasks.jsonl") if t["contexts"]}
    for r in rows(data / "multiturn/mtrag_human_eval.jsonl"):
        if task := tasks.get(r["task_id"]):
            passages = [c["text"] for c in task["contexts"]]
            faithful = r["human_faithfulness_mean"] >= 3.5
            yield "MTRAG", task["conversation_id"], task["turns"][-1]["text"], r["answer"], passages, faithful


async def _examined(number: int, case: tuple[str, str, str, str, list[str], bool]) -> Labelled:
    source, context, asked, text, passages, right = case
    question = Question(asked, mode=MODES[number % 2])
    evidence = Evidence(tuple(Passage(t, PassageMeta(f"c{n}", "context", "text")) for n, t in enumerate(passages)))
    draft = attribute(Draft(text, tuple(range(1, len(passages) + 1)), model="labelled"), evidence)
    attempt = Attempt(1, draft, examine(draft, question, evidence), evidence)
    attempt = await verify(attempt, question, kit_of(ExtractiveModel()))
    return labelled_as(source, context, question, attempt, Outcome.ANSWERED, right=right)


def _asked(options: argparse.Namespace) -> Iterator[tuple[Asked, str, bool]]:
    """Questions, where to ask them, and whether the answer is there."""
    for number, asked in enumerate(shuffled(development.tatqa(options.data), options.first)):
        yield asked, "finance", True
        if number % 3 == 0:
            yield asked, "finance", False
    for number, asked in enumerate(development.examples()):
        yield asked, "examples", bool(asked.gold)
        if asked.gold and number % 2:
            yield asked, "manuals", False


async def _through_the_loop(number: int, asked: Asked, collection: str, kit: Kit, *, there: bool) -> Labelled:
    index: Any = kit.index if there or not asked.documents else Without(cast("Any", kit.index), asked.documents)
    own = kit_of(kit.model, index, embedder=kit.embedder, reranker=kit.reranker)
    mode = MODES[number % 3 == 0]
    given, question, attempt = await _watched(Question(asked.text, mode=mode, collections=(collection,)), own)
    stated = there and all(states(given.text, gold) for gold in asked.gold)
    right = not there if given.outcome in UNANSWERED else stated
    source = asked.source if there else f"{asked.source}, not there"
    return labelled_as(source, asked.context, question, attempt, given.outcome, right=right)


async def _of_facts(folder: Path) -> list[Labelled]:
    """Questions on the example's figures, answered from their rows."""
    database = open_database(f"sqlite:///{folder / 'facts.db'}")
    store = SqlFacts(database)
    for path in sorted((development.EXAMPLES / "facts").glob("*metrics*")):
        await store.import_facts(path)
    labelled = []
    for number, asked in enumerate(await small_model.questions(store)):
        kit = kit_of(ExtractiveModel(), facts=store)
        given, question, attempt = await _watched(Question(asked.text, mode=MODES[number % 3 == 0]), kit)
        right = judge(given.text, asked, refused=given.outcome in UNANSWERED) == RIGHT
        labelled.append(labelled_as("facts", asked.text, question, attempt, given.outcome, right=right))
    database.close()
    return labelled


async def _watched(question: Question, kit: Kit) -> tuple[Answer, Question, Attempt]:
    """Answer, and return what was judged: a finished answer no longer carries its evidence."""
    seen: list[tuple[Question, Attempt]] = []

    def watch(question: Question, attempt: Attempt, outcome: Outcome, *, fell_back: bool) -> float:
        seen.append((question, attempt))
        return confidence(question, attempt, outcome, fell_back=fell_back)

    with patch.object(conclude, "confidence", watch):
        given = await answer(question, kit)
    asked_back = (question, Attempt(0, Draft(given.text, refused=True)))  # nothing was drafted
    return given, *(seen[-1] if seen else asked_back)


def states(text: str, gold: str) -> bool:
    """Tell whether an answer states a gold figure (within 0.5 %), phrase, or 70 % of a long phrase's words."""
    body = re.sub(r"\[[\d, ]+\]", "", text)
    if number := _NUMBER.fullmatch(gold.strip()):
        value = float(number[1].replace(",", ""))
        stated = {abs(v) for a in read_amounts(body) for v in (a.value, a.coefficient)}
        return any(abs(v - value) <= 0.005 * value for v in stated)
    if _squeezed(gold) in _squeezed(body):
        return True
    wanted = set(content_words(gold))
    return len(wanted) >= 4 and len(wanted & set(content_words(body))) >= 0.7 * len(wanted)


def _squeezed(text: str) -> str:
    return re.sub(r"[\s,$£€]+", "", text.casefold())


def _kept(path: Path) -> list[Labelled]:
    if not path.exists():
        return []
    lines = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    return [Labelled(**{**line, "measured": tuple(line["measured"])}) for line in lines]


if __name__ == "__main__":
    main()
