"""A check is one module and one row: whatever takes its verdict asks the registry."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import core
from core.checks import CHECKS, registry
from core.checks.check import Check, Exhibit
from core.confidence import confidence
from core.drafts.marking import deliverable
from core.loop import answer
from core.model import Attempt, Draft, Outcome, Severity, Span, Status, Verdict
from core.steps.examine import examine
from tests.fakes import ScriptedModel, draft, evidence, kit_of, question
from tests.places import DOCS
from tests.unit.core.test_loop import corpus

ASKED = question("Who is on leave?")
FOUND = evidence("Everybody is on leave in August.")
SAID = "Everybody is on leave in August [1]."


def shouting(exhibit: Exhibit) -> Verdict:
    """A check of no use: where somebody is spoken of, it may not be `Everybody`."""
    at = exhibit.text.find("Everybody")
    if "body" not in exhibit.text:
        return Verdict("made up", Status.SKIP)
    if at < 0:
        return Verdict("made up", Status.PASS)
    span = Span(at, at + 9, "Everybody", "who is everybody?")
    return Verdict("made up", Status.FAIL, Severity.LOW, "1 word too loud", "Say who.", (span,))


@pytest.fixture
def one_more(monkeypatch: pytest.MonkeyPatch) -> Check:
    row = Check("made up", shouting, proves=True)
    monkeypatch.setattr(registry, "CHECKS", (*CHECKS, row))
    return row


def attempt(*verdicts: Verdict, model: str = "gpt") -> Attempt:
    return Attempt(1, Draft(SAID, (1,), model=model), verdicts, FOUND)


def sure(*verdicts: Verdict) -> float:
    return confidence(ASKED, attempt(*verdicts), Outcome.ANSWERED, fell_back=False)


def test_every_check_has_a_name_of_its_own() -> None:
    assert [name for name, times in Counter(check.name for check in CHECKS).items() if times > 1] == []


def test_the_decision_says_what_each_check_catches_and_where_it_is() -> None:
    page = (DOCS / "decisions" / "0005-checks.md").read_text(encoding="utf-8")
    cells = [line.split("|")[1:-1] for line in page.splitlines() if line.startswith("| `")]
    said = [(name.strip(" `"), "core.checks." + where.split("`")[1].removesuffix(".py")) for name, where, _ in cells]
    ours = [(check.name, check.judge.__module__) for check in CHECKS]
    assert said == ours, "the table of docs/decisions/0005-checks.md has a row a check, in the order of CHECKS"


def test_the_page_of_errata_check_has_a_row_for_each() -> None:
    page = (DOCS / "checking.md").read_text(encoding="utf-8")
    table = page.partition("| check | what it judges |\n")[2].partition("\n\n")[0]
    said = [line.split("`")[1] for line in table.splitlines()[1:]]
    assert said == [check.name for check in CHECKS], "docs/checking.md says what each check judges, in their order"


def test_a_check_in_one_row_is_examined(one_more: Check) -> None:
    assert [v.check for v in examine(Draft(SAID, (1,)), ASKED, FOUND)] == [*(c.name for c in CHECKS), one_more.name]


def test_a_check_in_one_row_weighs_in_confidence(one_more: Check) -> None:
    failed = shouting(Exhibit(SAID, ASKED.text, FOUND))
    assert sure(failed) < sure() < sure(Verdict(one_more.name, Status.PASS))


def test_a_check_that_has_nothing_to_judge_says_nothing_of_an_answer(one_more: Check) -> None:
    skipped = one_more.judge(Exhibit("All are on leave.", ASKED.text, FOUND))
    passed = one_more.judge(Exhibit("Nobody is on leave.", ASKED.text, FOUND))
    assert (skipped.status, passed.status) == (Status.SKIP, Status.PASS)
    assert sure(skipped) == sure() < sure(passed)


def test_a_check_in_one_row_is_marked(one_more: Check) -> None:
    failed = shouting(Exhibit(SAID, ASKED.text, FOUND))
    assert deliverable(SAID, (failed,), 1)[0] == "Everybody (unverified) is on leave in August [1]."
    assert one_more.marks


@pytest.mark.usefixtures("one_more")
async def test_a_check_in_one_row_reaches_the_asker() -> None:
    model = ScriptedModel(generate=draft(SAID, 1))
    told = await answer(ASKED, kit_of(model, await corpus(FOUND.passages[0].text)))
    assert "Everybody (unverified)" in told.text


def test_how_a_verdict_is_taken_is_said_in_its_row_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    verdict = Verdict("numbers", Status.FAIL, Severity.LOW, spans=(Span(0, 9, "Everybody", "who?"),))
    unmarked = tuple(replace(c, marks=False) if c.name == verdict.check else c for c in CHECKS)
    assert "(unverified)" in deliverable(SAID, (verdict,), 1)[0]
    monkeypatch.setattr(registry, "CHECKS", unmarked)
    assert "(unverified)" not in deliverable(SAID, (verdict,), 1)[0]


ROOT = Path(core.__file__).parent
TAKING = [
    *(ROOT / f"{module}.py" for module in ("confidence", "loop", "model")),
    *(path for folder in ("steps", "extraction", "drafts") for path in (ROOT / folder).rglob("*.py")),
]
"""Who takes verdicts, whichever check gave them."""


@pytest.mark.parametrize("name", [check.name for check in CHECKS])
def test_no_step_names_a_check(name: str) -> None:
    assert [path.name for path in TAKING for said in compared(path) if said == name] == []


def test_no_step_asks_for_a_check_by_its_row() -> None:
    rows = {known for known, value in vars(registry).items() if isinstance(value, Check)}
    assert len(rows) == len(CHECKS)
    named = [
        (path.name, alias.name)
        for path in TAKING
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("core.checks")
        for alias in node.names
        if alias.name in rows
    ]
    assert named == []


def compared(path: Path) -> Iterator[object]:
    """The constants that a module compares something with, those of tuples and lists included."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Compare):
            yield from (c.value for c in ast.walk(node) if isinstance(c, ast.Constant))
