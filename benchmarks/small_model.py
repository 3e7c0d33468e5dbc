"""Figures wrong in delivered answers, with the loop and without it: a real small model over 30 questions of our own.

    python -m benchmarks.small_model --url http://127.0.0.1:8089/v1 --facts examples/facts [--questions 30]

Without the loop, the model's first draft over the same evidence is what a person would have seen. A figure is wrong
when it is stated without a mark of doubt and is none of the question's true values within 0.5 % or its own rounding.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import tempfile
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from benchmarks.results import may_record, record, table
from bots.wiring import open_kit
from core.kits.metering import metered
from core.loop import answer
from core.model import Outcome, Question, ToolCall
from core.ports import Kit, Model
from core.reading.amounts import Amount, read_amounts
from core.settings import Settings
from core.steps.gather import gather
from core.steps.generate import draft_task, generate
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
MOST_YEARS = 2  # amounts from which on an answer lists what was to be added up
YEARS = (2013, 2016, 2019, 2022)


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, and every amount in dollars and every percentage that a right answer may state.

    Where `key` is given, an answer that states one amount and not this one is wrong: its
    average is one year's figure.
    """

    text: str
    dollars: tuple[float, ...]
    percentages: tuple[float, ...] = ()
    key: float | None = None


@dataclass(slots=True)
class Tally:
    """What became of the questions, one way of answering."""

    answered: int = 0
    with_wrong_figure: int = 0
    right: int = 0
    marked: int = 0
    seconds: float = 0.0

    def row(self, name: str, asked: int) -> tuple[object, ...]:
        """A row of the table."""
        seconds = f"{self.seconds / max(asked, 1):.1f}"
        return (name, f"{self.answered}/{asked}", self.right, self.with_wrong_figure, self.marked, seconds)


@dataclass(frozen=True, slots=True)
class RoutedByRules:
    """The small model, but for the choice of tool: the rules make it, so that both ways rest on the same rows."""

    inner: Model
    rules: Model

    @property
    def name(self) -> str:
        """The small model's name."""
        return self.inner.name

    async def do(self, task: Task[ResultT]) -> Reply[ResultT]:
        """Do a task; routing by rules."""
        return await (self.rules if isinstance(task, Route) else self.inner).do(task)


async def questions(facts: SqlFacts, most: int) -> list[Asked]:
    """Return questions with the raw values of the table as truth: half to look up, half to compute."""
    values = await _values(facts)
    found = [Asked(text.format(y=y), (values[metric, y],)) for y in YEARS for text, metric in YEARLY]
    for a in YEARS:
        for text, metric in CHANGES:
            first, second = values[metric, a], values[metric, a + 1]
            share = 100 * (second - first) / first
            found.append(Asked(text.format(a=a, b=a + 1), (first, second, second - first), (share,)))
    for a in YEARS[:3]:
        for text, metric in GROWTH:
            first, second = values[metric, a], values[metric, a + 1]
            share = 100 * (second - first) / first
            found.append(Asked(text.format(a=a, b=a + 1), (first, second, second - first), (share,)))
        for text, metric in AVERAGES:
            three = [values[metric, a + n] for n in range(3)]
            found.append(
                Asked(text.format(a=a, b=a + 1, c=a + 2), (*three, sum(three), sum(three) / 3), key=sum(three) / 3)
            )
        for text, metric in TOTALS:
            both = values[metric, a], values[metric, a + 1]
            found.append(Asked(text.format(a=a, b=a + 1), (*both, sum(both)), key=sum(both)))
    step = len(found) / min(most, len(found))
    return [found[int(step * n)] for n in range(min(most, len(found)))]


async def _values(facts: SqlFacts) -> dict[tuple[str, int], float]:
    """Return dollars by metric and fiscal year."""
    values: dict[tuple[str, int], float] = {}
    for metric in sorted({m for _, m in (*YEARLY, *CHANGES, *GROWTH, *AVERAGES, *TOTALS)}):
        args = {"company": "Apple", "metric": metric, "period": "FY", "years": None, "limit": 50}
        for row in (await facts.run(ToolCall("get_financials_by_metric", args), None)).rows:
            values[metric, int(str(row.values["fiscal_year"]))] = float(row.values["value"] or 0.0)
    return values


def judge(text: str, asked: Asked, tally: Tally, *, refused: bool) -> None:
    """Count one delivered text."""
    if refused:
        return
    tally.answered += 1
    body = re.sub(r"\[[\d, ]+\]", "", text.split("⚠️")[0])
    stated = [a for a in read_amounts(body) if a.percent or abs(a.value) >= 1e6]
    shown = [a for a in stated if "(unverified)" not in body[a.end : a.end + 14]]
    wrong = [a for a in shown if not _true(a, asked.percentages if a.percent else asked.dollars)]
    if asked.key is not None and 0 < len(stated) < MOST_YEARS and not any(_true(a, (asked.key,)) for a in stated):
        wrong = wrong or shown
    tally.with_wrong_figure += bool(wrong)
    tally.marked += len(shown) < len(stated)
    tally.right += bool(shown) and not wrong


def _true(amount: Amount, values: tuple[float, ...]) -> bool:
    return any(abs(abs(amount.value) - abs(v)) <= max(0.005 * abs(v), amount.step) for v in values)


async def without_loop(asked: Asked, kit: Kit) -> tuple[str, bool]:
    """Return the first draft over the evidence, as a bot without checks would deliver it."""
    kit = metered(kit)
    question = await receive(Question(asked.text), kit)
    evidence = await gather(question, await route(question, kit), kit)
    _, draft = await generate(draft_task(question, evidence), kit)
    return draft.text, draft.refused or not draft.text


async def measure(url: str, files: list[Path], most: int, minutes: float) -> str:
    """Ask every question both ways, for as many as there is time, and write the table."""
    until = time.monotonic() + 60 * minutes
    with tempfile.TemporaryDirectory() as home:
        settings = Settings(errata_home=Path(home), openai_base_url=url, llm_model="local", llm_timeout=300)
        database = open_database(settings.database)
        store = SqlFacts(database)
        for path in files:
            await store.import_facts(path)
        asked = await questions(store, most)
        with_loop, bare = Tally(), Tally()
        async with open_kit(settings, database=database) as opened:
            assert opened.extracts is not None
            kit = replace(opened, model=RoutedByRules(opened.model, opened.extracts))
            for place, one in enumerate(asked):
                if time.monotonic() > until:
                    asked = asked[:place]
                    break
                began = time.monotonic()
                text, refused = await without_loop(one, kit)
                bare.seconds += time.monotonic() - began
                judge(text, one, bare, refused=refused)
                began = time.monotonic()
                given = await answer(Question(one.text), kit)
                with_loop.seconds += time.monotonic() - began
                if given.model == opened.extracts.name:
                    raise SystemExit(f"The model did not answer: {'; '.join(given.notes)}")
                judge(given.text, one, with_loop, refused=given.outcome in (Outcome.REFUSED, Outcome.FAILED))
                print(one.text, f"  bare: {text[:150]!r}", sep="\n")
                print(f"  loop: {given.outcome} x{len(given.attempts)} {given.text[:150]!r}", flush=True)
        database.close()
    columns = (
        "",
        "answered",
        "right",
        "with a wrong figure, unmarked",
        "with a figure marked unverified",
        "seconds a question",
    )
    rows = [bare.row("first draft, as it is", len(asked)), with_loop.row("with the loop", len(asked))]
    intro = (
        f"Qwen2.5-Coder-1.5B-Instruct (Q4_K_M) on loopback, {len(asked)} questions on Apple's figures, temperature 0."
    )
    return f"{intro}\n\n{table(columns, rows)}"


if __name__ == "__main__":
    cli = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    cli.add_argument("--url", default="http://127.0.0.1:8089/v1")
    cli.add_argument("--facts", type=Path, default=Path("examples/facts"))
    cli.add_argument("--questions", type=int, default=30)
    cli.add_argument("--minutes", type=float, default=60, help="no further question is asked after that")
    may_record(cli)
    args = cli.parse_args()
    measured = asyncio.run(measure(args.url, sorted(args.facts.glob("*metrics*")), args.questions, args.minutes))
    print(measured)
    if args.record:
        record("A small model's figures, with the loop and without", measured)
