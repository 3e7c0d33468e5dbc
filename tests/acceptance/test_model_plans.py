"""A language model plans questions over figures: strict JSON from the real client, and what becomes of weak plans."""

from __future__ import annotations

import json

import pytest

from core.clients.extractive import ExtractiveModel
from core.clients.failover import Failover
from core.clients.openai_server import connect
from core.clients.prompted_model import PromptedModel
from core.loop import answer
from core.model import Outcome, Turn
from core.settings import Settings
from storage.database import open_database
from storage.facts.store import SqlFacts
from tests.acceptance.test_worked_examples import asks_for
from tests.emulators.common import PATIENCE
from tests.emulators.openai_emu import Reply
from tests.fakes import FakeClock, FakeLedger, kit_of, question
from tests.places import EXAMPLES
from tests.unit.core.test_loop import corpus

BOTH = "What were Apple's revenue and net income in fiscal 2023?"
TOLD = "[ANSWER]\nRevenue was $383.3B and net income $97.00B in fiscal year 2023. [1]\n[CITED_SOURCES]\n1"
AS_TOLD = "[ANSWER]\n{told} [1]\n[CITED_SOURCES]\n1"


@pytest.fixture
async def kit(openai_emulator, tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'facts.db'}")
    facts = SqlFacts(database)
    await facts.import_facts(EXAMPLES / "facts" / "aapl_metrics.csv", company="Apple Inc.", ticker="AAPL")
    settings = {
        "openai_api_key": openai_emulator.api_key,
        "openai_base_url": openai_emulator.api_url,
        "llm_timeout": PATIENCE,
        "llm_model": "first",
        "llm_fallback_model": "second",
    }
    found = Settings(**settings)
    models = [PromptedModel(connect(found), name, found, FakeLedger()) for name in ("first", "second")]
    model = Failover(models, ExtractiveModel(), FakeClock(), raise_rejected_key=True)
    openai_emulator.script("[COMPLETED]", "[COMPLETED]")
    yield kit_of(model, await corpus(), facts=facts, settings=settings)
    database.close()


def figures_of(metric: str, *years: int) -> dict:
    args = {"company": "Apple Inc.", "metric": metric, "period": "FY", "years": list(years) or None, "limit": 50}
    return {"tool": "get_financials_by_metric", "args": args}


def repeats(call) -> str:
    """Draft what the first source says in its last line."""
    evidence = str(call.last("user")).split("-----")[1]
    return AS_TOLD.format(told=evidence.split("\n\n[2] ")[0].strip().splitlines()[-1])


def asked_to(openai_emulator, name: str) -> list:
    return [call for call in openai_emulator.calls if asks_for(name)(call)]


async def test_two_metrics_asked_for_in_two_calls_are_both_proven(kit, openai_emulator):
    openai_emulator.script(
        asks_for("tool"), Reply.json({"calls": [figures_of("revenue", 2023), figures_of("net_income", 2023)]})
    )
    openai_emulator.script("[ANSWER]", TOLD)
    given = await answer(question(BOTH), kit)
    assert (given.outcome, [v.check for v in given.verdicts if v.failed]) == (Outcome.ANSWERED, [])
    assert "⚠" not in given.text


async def test_where_a_model_plans_one_of_two_metrics_the_question_is_still_answered_in_full(kit, openai_emulator):
    openai_emulator.script(asks_for("tool"), Reply.json(figures_of("revenue", 2023)))
    openai_emulator.script("[ANSWER]", TOLD)
    given = await answer(question(BOTH), kit)
    assert (given.outcome, [v.check for v in given.verdicts if v.failed]) == (Outcome.ANSWERED, [])


async def test_a_model_that_plans_another_metric_than_the_one_named_is_not_followed(kit, openai_emulator):
    openai_emulator.script(asks_for("tool"), Reply.json(figures_of("net_income", 2023)))
    openai_emulator.script("[ANSWER]", repeats)
    given = await answer(question("What was Apple's revenue in 2023?"), kit)
    assert "$383.3B" in given.text
    assert "97.00" not in given.text


async def test_what_unusual_words_were_read_for_is_said(kit, openai_emulator):
    reply = {**figures_of("revenue", 2023), "calls": None, "readings": [{"words": "yearly haul", "means": "revenue"}]}
    openai_emulator.script(asks_for("tool"), Reply.json(reply))
    openai_emulator.script("[ANSWER]", repeats)
    given = await answer(question("What was the yearly haul of Apple in 2023?"), kit)
    assert "I read “yearly haul” as revenue." in given.text
    assert "$383.3B" in given.text


@pytest.mark.parametrize("readings", [[], [{"words": "deferred", "means": "bookings"}]])
async def test_words_that_a_plan_does_not_account_for_bring_no_figure(kit, openai_emulator, readings):
    reply = {**figures_of("revenue", 2023), "calls": None, "readings": readings}
    openai_emulator.script(asks_for("tool"), Reply.json(reply))
    openai_emulator.script("[ANSWER]", repeats)
    given = await answer(question("What was Apple's deferred revenue in 2023?"), kit)
    assert "383" not in given.text
    assert "deferred" in given.text


async def test_a_measure_that_only_the_model_names_is_told(kit, openai_emulator):
    openai_emulator.script(asks_for("tool"), Reply.json(figures_of("net_income", 2023)))
    openai_emulator.script("[ANSWER]", repeats)
    assert "$97.00B" in (await answer(question("How did Apple do in 2023?"), kit)).text


@pytest.mark.parametrize(
    "broken",
    [
        {"tool": "get_financials_by_metric", "args": {"company": "Apple Inc."}},
        {"calls": [figures_of("revenue", 2023)] * 5},
        {"calls": []},
        {"calls": [{"tool": "plan", "args": {}}]},
        {"readings": []},
    ],
)
async def test_an_invalid_plan_is_repaired_once(kit, openai_emulator, broken):
    openai_emulator.script(asks_for("tool"), Reply.json(broken), times=1)
    openai_emulator.script(asks_for("tool"), Reply.json(figures_of("revenue", 2023)))
    openai_emulator.script("[ANSWER]", repeats)
    given = await answer(question("What was Apple's revenue in 2023?"), kit)
    assert "383" in given.text
    assert [call.model for call in asked_to(openai_emulator, "tool")] == ["first", "first"]


async def test_a_plan_that_stays_invalid_is_the_second_models_and_then_the_grammars(kit, openai_emulator):
    openai_emulator.script(asks_for("tool"), Reply.text("revenue, I think"))
    openai_emulator.script("[ANSWER]", TOLD)
    given = await answer(question(BOTH), kit)
    assert [call.model for call in asked_to(openai_emulator, "tool")] == ["first", "first", "second", "second"]
    assert given.outcome is Outcome.ANSWERED
    assert any("broke the reply contract at route" in note for note in given.notes)


async def test_earlier_calls_and_what_they_brought_reach_the_prompt(kit, openai_emulator):
    openai_emulator.script(asks_for("tool"), Reply.json(figures_of("revenue", 2022)))
    openai_emulator.script("standalone_question", Reply.json({"standalone_question": "And in 2021?"}))
    openai_emulator.script("[ANSWER]", repeats)
    first = await answer(question("What was Apple's revenue in 2022?"), kit)
    history = (Turn("user", first.question.text), Turn("assistant", first.text, facts=first.facts))
    again = await answer(question("And in 2021?", history=history), kit)
    prompt = str(asked_to(openai_emulator, "tool")[-1].last("user"))
    assert json.dumps(figures_of("revenue", 2022)["args"])[1:60] in prompt
    assert "$394.3B" in prompt
    assert "365.8" in again.text
