"""A real small model with the loop and without it: figures, tables, conversations and files, also what nothing answers.

    python -m benchmarks.small_model --url http://127.0.0.1:8089/v1 [--documents DIR] [--questions 30] [--minutes 60]

Without the loop, the model's first draft over the same evidence is what a person would have seen. An answer is wrong
when it states something without a mark of doubt, and not what is true; `--questions N` asks a sample, of each kind in
turn. The second table says which attempt made an answer better: a step that never does is to be changed or dropped.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TypeVar

from benchmarks.results import may_record, record
from benchmarks.small_model_questions import Asked, mixed, write_documents
from benchmarks.small_model_verdicts import Attempts, Tally, delivered, judge, told
from bots.wiring import open_kit
from core.indexing.sync import sync
from core.kits.metering import metered
from core.loop import answer
from core.model import Mode, Question, ToolCall
from core.ports import Kit, Model
from core.settings import Settings
from core.steps.gather import gather
from core.steps.generate import draft_task, generate, within_budget
from core.steps.receive import receive
from core.steps.route import route
from core.tasks import Reply, Route, Task
from storage.database import open_database
from storage.facts.store import SqlFacts

ResultT = TypeVar("ResultT")
YEARLY = [
    ("What was Apple's revenue in fiscal {y}?", "revenue"),
    ("How much did Apple spend on research and development in fiscal {y}?", "rd_expense"),
    ("What were Apple's total assets at the end of fiscal {y}?", "total_assets"),
    ("What was Apple's gross profit in fiscal year {y}?", "gross_profit"),
]
CHANGES = [
    ("By how much did Apple's revenue change from fiscal {a} to fiscal {b}, in dollars?", "revenue"),
    ("How did Apple's operating income change from {a} to {b}, in dollars?", "operating_income"),
]
GROWTH = [
    ("By what percentage did Apple's net income change from fiscal {a} to fiscal {b}?", "net_income"),
    ("By how many percent did Apple's research and development expense grow from {a} to {b}?", "rd_expense"),
]
AVERAGES = [("What was Apple's average yearly revenue over fiscal {a}, {b} and {c}?", "revenue")]
TOTALS = [("How much net income did Apple make in fiscal {a} and {b} together?", "net_income")]
YEARS = (2013, 2016, 2019, 2022)


async def questions(facts: SqlFacts) -> list[Asked]:
    """Return questions with the raw values of the table as truth: half to look up, half to compute."""
    values = await _values(facts)
    found = [_asked(text.format(y=y), (values[metric, y],)) for y in YEARS for text, metric in YEARLY]
    for a in YEARS:
        for text, metric in CHANGES:
            first, second = values[metric, a], values[metric, a + 1]
            share = 100 * (second - first) / first
            found.append(_asked(text.format(a=a, b=a + 1), (first, second, second - first), (share,)))
    for a in YEARS[:3]:
        for text, metric in GROWTH:
            first, second = values[metric, a], values[metric, a + 1]
            share = 100 * (second - first) / first
            found.append(_asked(text.format(a=a, b=a + 1), (first, second, second - first), (share,)))
        for text, metric in AVERAGES:
            three = [values[metric, a + n] for n in range(3)]
            found.append(
                _asked(text.format(a=a, b=a + 1, c=a + 2), (*three, sum(three), sum(three) / 3), key=sum(three) / 3)
            )
        for text, metric in TOTALS:
            both = values[metric, a], values[metric, a + 1]
            found.append(_asked(text.format(a=a, b=a + 1), (*both, sum(both)), key=sum(both)))
    return found


def _asked(
    text: str, dollars: tuple[float, ...], percentages: tuple[float, ...] = (), key: float | None = None
) -> Asked:
    return Asked("figures", text, dollars, percentages, key, strict=True, collections=("default",))


async def _values(facts: SqlFacts) -> dict[tuple[str, int], float]:
    """Return dollars by metric and fiscal year."""
    values: dict[tuple[str, int], float] = {}
    for metric in sorted({m for _, m in (*YEARLY, *CHANGES, *GROWTH, *AVERAGES, *TOTALS)}):
        args = {"company": "Apple", "metric": metric, "period": "FY", "years": None, "limit": 50}
        for row in (await facts.run(ToolCall("get_financials_by_metric", args), None)).rows:
            values[metric, int(str(row.values["fiscal_year"]))] = float(row.values["value"] or 0.0)
    return values


@dataclass(slots=True)
class Remembering:
    """The small model; the choice of tool is the rules', so that both ways rest on the same rows.

    A task that was done before gets the reply it got then, and the seconds that took are counted again: at temperature
    0 it would get the same, and the machine is slow.
    """

    inner: Model
    rules: Model
    done: list[tuple[Task[Any], Reply[Any], float]] = field(default_factory=list)
    saved: float = 0.0

    @property
    def name(self) -> str:
        """The small model's name."""
        return self.inner.name

    async def do(self, task: Task[ResultT]) -> Reply[ResultT]:
        """Do a task; routing by rules."""
        for known, reply, seconds in self.done:
            if type(known) is type(task) and known == task:
                self.saved += seconds
                return reply
        began = time.monotonic()
        reply = await (self.rules if isinstance(task, Route) else self.inner).do(task)
        self.done.append((task, reply, time.monotonic() - began))
        return reply


async def without_loop(question: Question, kit: Kit) -> tuple[str, bool, int]:
    """Return the first draft over the evidence, as a bot without checks would deliver it, and the calls it took."""
    kit = metered(question, kit)
    question = await receive(question, kit)
    evidence = await gather(question, await route(question, kit), kit)
    evidence = within_budget(evidence, kit.settings.evidence_tokens)
    _, draft = await generate(draft_task(question, evidence), kit)
    return draft.text, draft.refused or not draft.text, kit.receipt.usage.calls


@asynccontextmanager
async def opened(options: argparse.Namespace) -> AsyncIterator[tuple[Kit, list[list[Asked]]]]:
    """Open a kit over what is to be asked about, and give the questions in groups."""
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home)
        settings = Settings(
            errata_home=folder,
            openai_base_url=options.url,
            llm_model="local",
            llm_timeout=600,
            evidence_tokens=options.evidence_tokens,
        )
        database = open_database(settings.database)
        try:
            store = SqlFacts(database)
            for path in options.tables:
                await store.import_facts(path)
            groups = [await questions(store)]
            more, folders = write_documents(options.documents, folder / "documents") if options.documents else ([], {})
            async with open_kit(settings, database=database) as kit:
                for collection, source in folders.items():
                    await sync(source, collection, kit.index, kit.embedder)
                yield kit, [*groups, *more]
        finally:
            database.close()


async def measure(options: argparse.Namespace) -> str:
    """Ask every question both ways, for as many as there is time, and return the tables."""
    until = time.monotonic() + 60 * options.minutes
    with_loop, bare, attempts = Tally(), Tally(), Attempts()
    async with opened(options) as (kit, groups):
        assert kit.extracts is not None
        for asked in mixed(*groups, most=options.questions):
            if time.monotonic() > until:
                break
            # Each question has a memory of its own: what another one cost says nothing of this one.
            model = Remembering(kit.model, kit.extracts)
            shown = await _both_ways(asked, replace(kit, model=model, cache=None), Mode(options.mode), bare, with_loop)
            if "answer" in shown:
                attempts.count(asked, shown.pop("answer"))
            print(json.dumps(shown, ensure_ascii=False), flush=True)
    ways = (("first draft, as it is", bare), ("with the loop", with_loop))
    count = with_loop.known.total() + with_loop.unknown.total()
    intro = f"Qwen2.5-Coder-1.5B-Instruct (Q4_K_M) on loopback, {count} questions, mode {options.mode}, temperature 0."
    return f"{intro}\n\n{told(ways, attempts)}"


async def _both_ways(asked: Asked, kit: Kit, mode: Mode, bare: Tally, with_loop: Tally) -> dict[str, Any]:
    question = Question(asked.text, mode=mode, collections=asked.collections, history=asked.history)
    model = kit.model
    assert isinstance(model, Remembering)
    began = time.monotonic()
    text, refused, calls = await without_loop(question, kit)
    first, spent = judge(text, asked, refused=refused), time.monotonic() - began
    began, before = time.monotonic(), model.saved
    given = await answer(question, kit)
    if given.model == model.rules.name:
        return {"asked": asked.text, "not counted": f"The model did not answer: {'; '.join(given.notes)}"}
    bare.count(first, asked, calls, spent)
    verdict = delivered(given, asked)
    with_loop.count(verdict, asked, given.usage.calls, time.monotonic() - began + model.saved - before)
    return {
        "kind": asked.kind, "asked": asked.text, "first": first, "then": verdict, "outcome": str(given.outcome),
        "confidence": given.confidence, "attempts": [a.novelty for a in given.attempts], "draft": text[:300],
        "faults": [[v.detail[:120] for v in a.verdicts if v.failed] for a in given.attempts],
        "delivered": given.text[:300], "answer": given,
    }  # fmt: skip


if __name__ == "__main__":
    cli = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    cli.add_argument("--url", default="http://127.0.0.1:8089/v1")
    cli.add_argument("--facts", type=Path, default=Path("examples/facts"))
    cli.add_argument("--documents", type=Path, help="folder with the evaluation data; without it, figures alone")
    cli.add_argument("--questions", type=int, default=200, help="at most; of each kind in turn")
    cli.add_argument("--evidence-tokens", type=int, default=1_500, help="tokens of evidence a prompt holds")
    cli.add_argument("--mode", default="standard")
    cli.add_argument("--minutes", type=float, default=60, help="no further question is asked after that")
    may_record(cli)
    args = cli.parse_args()
    args.tables = sorted(args.facts.glob("*metrics*"))
    measured = asyncio.run(measure(args))
    print(measured)
    if args.record:
        record("A small model, with the loop and without", measured)
