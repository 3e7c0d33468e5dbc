"""Answers whose truth is known, with all that they rest on, for fitting how sure they may be.

Answers by language models and people (right or altered figures, prose, atomic claims, conversations) are examined and
verified by rules. Questions are asked through the whole loop, of documents that hold the answer and of the same without
them: without a language model, and of scripted ones, an honest one and two that always answer.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from benchmarks import development, small_model
from benchmarks.confidence_asking import MODES, Judged, watched
from benchmarks.confidence_languages import answers_in_languages
from benchmarks.development import Asked, Without, rows, shuffled
from benchmarks.extractive_cases import indexed
from benchmarks.golds import meets, states
from benchmarks.refusal_cases import Refusal, refusals, write_refusals
from benchmarks.scripted import approving, eager_figures, eager_sentences, honest
from benchmarks.small_model_verdicts import RIGHT, judge
from core.clients.extractive import ExtractiveModel
from core.drafts.attribution import attribute
from core.evaluation.judging import UNANSWERED
from core.model import Attempt, Draft, Evidence, Outcome, Passage, PassageMeta, Question
from core.ports import Kit
from core.steps.examine import examine
from core.steps.verify import verify
from storage.database import open_database
from storage.facts.store import SqlFacts
from tests.fakes import kit_of

LOOKUPS = 60  # of TAT-QA that scripted models are asked, too


def judged_answers(data: Path, folder: Path, first: int) -> list[Judged]:
    """Return all of them; what `folder` keeps of an earlier run is not asked again."""
    folder.mkdir(parents=True, exist_ok=True)
    parts: dict[str, Callable[[], Coroutine[Any, Any, list[Judged]]]] = {
        "labelled": lambda: _labelled(data),
        "facts": lambda: _of_facts(folder),
        "languages": lambda: answers_in_languages(data, folder),
        "asked": lambda: _of_documents(data, folder, first),
    }
    return [one for name, ask in parts.items() for one in _kept(folder / f"judged.{name}.pickle", ask)]


def _kept(path: Path, ask: Callable[[], Coroutine[Any, Any, list[Judged]]]) -> list[Judged]:
    if path.exists():
        return cast("list[Judged]", pickle.loads(path.read_bytes()))  # noqa: S301 - written by ourselves
    found = asyncio.run(ask())
    path.write_bytes(pickle.dumps(found))
    return found


async def _labelled(data: Path) -> list[Judged]:
    return [await _examined(n, case) for n, case in enumerate(_cases(data))]


async def _of_documents(data: Path, folder: Path, first: int) -> list[Judged]:
    async with indexed(data, folder, write_refusals(data, folder)) as (index, embedder, reranker):
        model = ExtractiveModel(embedder, reranker)
        kit = kit_of(model, cast("Any", index), embedder=embedder, reranker=reranker)
        found = [one async for one in _lookups(data, first, kit)]
        return found + [one async for one in _refusals(data, kit)]


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
            yield "MTRAG answers", task["conversation_id"], task["turns"][-1]["text"], r["answer"], passages, faithful


async def _examined(number: int, case: tuple[str, str, str, str, list[str], bool]) -> Judged:
    source, context, asked, text, passages, right = case
    question = Question(asked, mode=MODES[number % 2])
    evidence = Evidence(tuple(Passage(t, PassageMeta(f"c{n}", "context", "text")) for n, t in enumerate(passages)))
    draft = attribute(Draft(text, tuple(range(1, len(passages) + 1)), model="labelled"), evidence)
    attempt = Attempt(1, draft, examine(draft, question, evidence), evidence)
    attempt = await verify(attempt, question, kit_of(approving()))  # as a language model does of its own drafts
    return Judged(source, context, question, attempt, Outcome.ANSWERED, right)


def _asked(data: Path, first: int) -> Iterator[tuple[Asked, str, bool]]:
    """Questions, where to ask them, and whether the answer is there."""
    for number, asked in enumerate(shuffled(development.tatqa(data), first)):
        yield asked, "finance", True
        if number % 3 == 0:
            yield asked, "finance", False
    for number, asked in enumerate(development.examples()):
        yield asked, "examples", bool(asked.gold)
        if asked.gold and number % 2:
            yield asked, "manuals", False


async def _lookups(data: Path, first: int, kit: Kit) -> AsyncIterator[Judged]:
    for number, (asked, collection, there) in enumerate(_asked(data, first)):
        hidden = frozenset[str]() if there else asked.documents
        question = Question(asked.text, mode=MODES[number % 3 == 0], collections=(collection,))
        given, question, attempt = await watched(question, _without(kit, hidden))
        stated = there and all(states(given.text, gold) for gold in asked.gold)
        right = not there if given.outcome in UNANSWERED else stated
        source = asked.source if there else f"{asked.source}, not there"
        yield Judged(source, asked.context, question, attempt, given.outcome, right)


async def _refusals(data: Path, kit: Kit) -> AsyncIterator[Judged]:
    for number, case in enumerate(refusals(data, LOOKUPS)):
        scripted: dict[str, Callable[[], Any]] = {"": lambda: kit.model, "honest": lambda of=case: honest(of)}  # type: ignore[misc]
        if not case.there:
            scripted |= {"figures": eager_figures, "sentences": eager_sentences}
        for name, model in scripted.items():
            own = replace(_without(kit, case.hidden), model=model())
            question = Question(
                case.text, mode=MODES[number // 2 % 2], collections=(case.collection,), history=case.history
            )
            given, question, attempt = await watched(question, own)
            answered = given.outcome not in UNANSWERED
            right = case.there and (bool(name) or _is_gold(given.text, case)) if answered else not case.there
            source = f"{case.source}, {'written' if name else 'quoted'}"
            yield Judged(source, case.text, question, attempt, given.outcome, right)


def _is_gold(text: str, case: Refusal) -> bool:
    """A figure is stated, or what people answered is said in much the same words."""
    golds = case.texts if case.source == "TAT-QA" else (case.gold,)
    return all(states(text, gold) for gold in golds) or meets(text, (case.gold, *case.texts))


def _without(kit: Kit, hidden: frozenset[str]) -> Kit:
    return replace(kit, index=cast("Any", Without(cast("Any", kit.index), hidden))) if hidden else kit


async def _of_facts(folder: Path) -> list[Judged]:
    """Questions on the example's figures, answered from their rows."""
    database = open_database(f"sqlite:///{folder / 'facts.db'}")
    store = SqlFacts(database)
    for path in sorted((development.EXAMPLES / "facts").glob("*metrics*")):
        await store.import_facts(path)
    found = []
    for number, asked in enumerate(await small_model.questions(store)):
        kit = kit_of(ExtractiveModel(), facts=store)
        given, question, attempt = await watched(Question(asked.text, mode=MODES[number % 3 == 0]), kit)
        right = judge(given.text, asked, refused=given.outcome in UNANSWERED) == RIGHT
        found.append(Judged("facts", asked.text, question, attempt, given.outcome, right))
    database.close()
    return found
