"""An over-eager model against the gate: `python -m benchmarks.refusals --data DIR`.

Questions that nothing answers are asked without a language model, and with a scripted one (a loopback chat server)
that always answers with some figure of the first source, and approves whatever it is shown. Whatever a model says, it
must not be refused less often than quotes are. Asked are those of `benchmarks.extractive` whose answer is not there,
and those of ClapNQ, over a passage of the right article that does not answer.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from benchmarks.development import Asked, Without, rows
from benchmarks.extractive_cases import Case, cases, indexed
from benchmarks.results import may_record, record, table
from bots.wiring import open_kit
from core.clients.extractive import ExtractiveModel
from core.evaluation.judging import UNANSWERED
from core.loop import answer
from core.model import Mode, Question
from core.ports import Kit
from core.settings import Settings
from storage.index.local_index import LocalIndex
from tests.emulators.openai_emu import Call, OpenAIEmulator, Reply, prompt_text

MODES = (Mode.STANDARD, Mode.SELF_REFLECTIVE)
CONFIDENT = 0.5
_FIGURE = re.compile(r"[$€£]?\d[\d,]*(?:\.\d+)?%?")
_FIRST_SOURCE = re.compile(r"^\[1\] .*$", re.MULTILINE)
_APPROVAL = {
    "answer_grounded": True,
    "reflection_score": 1.0,
    "hallucination_detected": False,
    "sources_cited": True,
    "gaps": [],
    "outdated": [],
    "needs_regeneration": False,
    "reasoning": "All of it stands in the sources.",
}


def main() -> None:
    """Ask, count, print, and record."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=Path("data"), help="folder with finance/, multiturn/, refusal/")
    parser.add_argument("--folder", type=Path, help="keep the index and the models' scores here")
    parser.add_argument("--first", type=int, default=60, help="so many TAT-QA lookups")
    may_record(parser)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.folder or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        body = report(asyncio.run(_measure(options.data, folder, options.first)))
    print(body)
    if options.record:
        record("Refusals with an over-eager model", body)


def report(counted: Counter[tuple[str, str]]) -> str:
    """Return how many were refused, both ways, and how many answered with confidence."""
    columns = ("source", "n", "refused, no model", "refused, over-eager model", f"answered at {CONFIDENT} or more")
    kinds = ("asked", "quotes", "eager", "sure")
    lines = [(source, *(counted[source, kind] for kind in kinds)) for source in dict.fromkeys(s for s, _ in counted)]
    return table(columns, lines)


async def _measure(data: Path, folder: Path, first: int) -> Counter[tuple[str, str]]:
    async with (
        indexed(data, folder, {"clapnq": _write_clapnq}) as (index, embedder, reranker),
        OpenAIEmulator(default=over_eager) as server,
    ):
        settings = Settings(
            errata_home=folder / "home",
            openai_base_url=server.api_url,
            openai_api_key=server.api_key,
            llm_model="x",
        )
        async with open_kit(settings) as opened:
            return await _counted(data, first, opened, index, (embedder, reranker))


async def _counted(
    data: Path, first: int, opened: Kit, index: LocalIndex, models: tuple[Any, Any]
) -> Counter[tuple[str, str]]:
    embedder, reranker = models
    counted: Counter[tuple[str, str]] = Counter()
    quoting = ExtractiveModel(embedder, reranker)
    for number, case in enumerate((*(c for c in cases(data, first) if not c.there), *_clapnq(data))):
        hidden = cast("Any", Without(index, case.asked.documents))
        kit = replace(opened, index=hidden, embedder=embedder, reranker=reranker, cache=None)
        asked = Question(case.asked.text, mode=MODES[number % 2], collections=(case.asked.collection,))
        quoted = await answer(asked, replace(kit, model=quoting))
        given = await answer(asked, kit)
        refused = given.outcome in UNANSWERED
        counted[case.source, "asked"] += 1
        counted[case.source, "quotes"] += quoted.outcome in UNANSWERED
        counted[case.source, "eager"] += refused
        counted[case.source, "sure"] += not refused and given.confidence >= CONFIDENT
    return counted


def over_eager(call: Call) -> Reply:
    """Answer with some figure of the first source, and approve of everything."""
    properties = (call.format.get("schema") or {}).get("properties", {})
    if "reflection_score" in properties:
        return Reply.json(_APPROVAL)
    if "refined_query" in properties:
        return Reply.json({"refined_query": "figures"})
    if "[COMPLETED]" in call.last("user"):
        return Reply.text("[COMPLETED]")
    shown = prompt_text(call)
    head = _FIRST_SOURCE.search(shown)
    source = shown[head.end() :].partition("\n[2] ")[0] if head else ""
    figure = next(iter(_FIGURE.findall(source)), "42")
    return Reply.text(f"[ANSWER]\nIt is {figure} [1].\n[CITED_SOURCES] 1")


def _write_clapnq(data: Path, folder: Path) -> Path:
    path = folder / "clapnq.jsonl"
    lines = (
        {"_id": r["id"], "title": r["title"], "text": r["passage"]} for r in rows(data / "refusal/clapnq_dev.jsonl")
    )
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return path


def _clapnq(data: Path) -> Iterator[Case]:
    for row in rows(data / "refusal/clapnq_dev.jsonl"):
        if not row["answerable"]:
            yield Case(Asked("ClapNQ", row["id"], row["question"], "clapnq"), False, "ClapNQ")


if __name__ == "__main__":
    main()
