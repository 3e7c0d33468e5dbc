"""The gate before a model's answer: `python -m benchmarks.refusals --data DIR`.

Every question is asked without a language model, and with scripted ones that approve of whatever they are shown: two
that are over-eager (they always answer, with some figure or the first sentence of the first source, and quote that
sentence), and an honest one (it says what people answered where that stands in a source, and else refuses). Where
nothing answers, whatever is delivered is wrong: over-eager models must not deliver more than quotes do. Where the
honest one answers, a refusal is.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from benchmarks.development import Without
from benchmarks.extractive_cases import cases, indexed
from benchmarks.refusal_cases import Refusal, refusals, write_refusals
from benchmarks.results import may_record, record, table
from benchmarks.scripted import Scripted, eager_figures, eager_sentences, honest
from core.clients.extractive import ExtractiveModel
from core.evaluation.judging import UNANSWERED
from core.loop import answer
from core.model import Answer, Mode, Question
from core.ports import Kit
from core.tasks import Generate, Quote
from storage.index.local_index import LocalIndex
from tests.fakes import kit_of

MODES = (Mode.STANDARD, Mode.SELF_REFLECTIVE)
_KINDS = {"examples", "near misses", "TAT-QA, year that no table has", "RAGTruth, gold document hidden"}
Counted = Counter[tuple[str, str]]


def main() -> None:
    """Ask, count, print, and record."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=Path("data"), help="folder with finance/, multiturn/, refusal/")
    parser.add_argument("--folder", type=Path, help="keep the index, the models' scores and the answers here")
    parser.add_argument("--first", type=int, default=60, help="so many TAT-QA lookups")
    parser.add_argument("--only", default="", help="one source, such as ClapNQ")
    may_record(parser)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.folder or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        body = report(asyncio.run(_measure(options.data, folder, options.first, options.only)))
    print(body)
    if options.record:
        record("Refusals with an over-eager model", body)


def report(counted: Counted) -> str:
    """Return two tables: what is delivered where nothing answers, and what is refused of what an honest model says."""
    sources = dict.fromkeys(source for source, _ in counted)
    wrong = [("source", "n", "no model", "over-eager: figures", "over-eager: sentences", "honest")]
    wrong += [(s, *(counted[s, k] for k in ("hidden", "none", "figures", "sentences", "honest"))) for s in sources]
    right = [
        ("source", "n", "answered by the honest model", "refused", "asked back", "drafts", "asked for a quotation")
    ]
    kinds = ("there", "said", "refused", "unclear", "drafts", "quoted")
    right += [(s, *(counted[s, k] for k in kinds)) for s in sources if counted[s, "there"]]
    return "\n\n".join(
        (
            "Nothing answers: delivered, and so wrong",
            table(wrong[0], wrong[1:]),
            "Something answers: what becomes of what the honest model says",
            table(right[0], right[1:]),
        )
    )


async def _measure(data: Path, folder: Path, first: int, only: str) -> Counted:
    async with indexed(data, folder, write_refusals(data, folder)) as (index, embedding, reranking):
        asked = [case for case in (*refusals(data, first), *_others(data, first)) if only in ("", case.source)]
        counted: Counted = Counter()
        with (folder / "answers.jsonl").open("w", encoding="utf-8") as told:
            for number, case in enumerate(asked):
                kit = _kit(case, index, (embedding, reranking))  # a question's two rows follow each other
                for line in await _ask(case, MODES[number // 2 % 2], kit, counted):
                    told.write(json.dumps(line, ensure_ascii=False) + "\n")
    return counted


def _others(data: Path, first: int) -> Iterator[Refusal]:
    """Yield further questions that nothing answers."""
    for case in cases(data, first):
        if not case.there and case.source in _KINDS:
            yield Refusal(case.source, case.asked.text, case.asked.collection, hidden=case.asked.documents)


def _kit(case: Refusal, index: LocalIndex, models: tuple[Any, Any]) -> Kit:
    embedder, reranker = models
    hidden = cast("Any", Without(index, case.hidden))
    return kit_of(ExtractiveModel(embedder, reranker), hidden, embedder=embedder, reranker=reranker)


async def _ask(case: Refusal, mode: Mode, kit: Kit, counted: Counted) -> list[dict[str, Any]]:
    """Ask of all models and count; return a line on each answer."""
    models: dict[str, Any] = {"none": kit.model, "honest": honest(case)}
    if not case.there:
        models |= {"figures": eager_figures(), "sentences": eager_sentences()}
    counted[case.source, "there" if case.there else "hidden"] += 1
    lines = []
    for name, model in models.items():
        question = Question(case.text, mode=mode, collections=(case.collection,), history=case.history)
        given = await answer(question, replace(kit, model=model))
        _count(case, name, model, given, counted)
        said = {"source": case.source, "there": case.there, "model": name, "mode": mode, "question": case.text}
        lines.append(said | {"outcome": given.outcome, "confidence": given.confidence, "answer": given.text})
    return lines


def _count(case: Refusal, name: str, model: Scripted, given: Answer, counted: Counted) -> None:
    delivered = given.outcome not in UNANSWERED
    if not case.there:
        counted[case.source, name] += delivered
        return
    if name != "honest":
        return
    asked_back = bool(given.choices)
    drafted = any(not attempt.draft.refused for attempt in given.attempts)
    counted[case.source, "unclear"] += asked_back
    counted[case.source, "said"] += drafted
    counted[case.source, "refused"] += drafted and not delivered
    counted[case.source, "drafts"] += model.asked.count(Generate)
    counted[case.source, "quoted"] += model.asked.count(Quote)


if __name__ == "__main__":
    main()
