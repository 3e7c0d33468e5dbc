"""Mode `both`, end to end: two worked examples against loopback OpenAI and Tavily, down to the response JSON."""

from __future__ import annotations

import asyncio

import pytest

from bots.render.answer_json import answer_json
from core.clients.extractive import ExtractiveModel
from core.clients.failover import Failover
from core.clients.openai_server import connect
from core.clients.prompted_model import PromptedModel
from core.clients.tavily_search import TavilySearch
from core.loop import answer
from core.model import Grading, Mode, Outcome
from core.settings import Settings
from core.tasks import Generate, Grade
from tests.emulators.common import PATIENCE
from tests.emulators.openai_emu import Reply
from tests.emulators.tavily_emu import result
from tests.fakes import FakeClock, FakeLedger, FakeWeb, ScriptedModel, approving, draft, kit_of, passage, question
from tests.unit.core.test_loop import corpus

PAPERS = [
    f"Paper {n}: climate change has impacts on {what} as the mean temperature of the planet rises."
    for n, what in enumerate(["sea level", "crops", "health", "forests", "oceans", "cities"], 1)
]
WEATHER = "What is the weather in Oslo today?"
IMPACTS = "What are the impacts of climate change?"


def grading(score: float, label: str) -> dict:
    return {
        "relevance_score": score,
        "relevance_label": label,
        "needs_web_search": label != "relevant",
        "reasoning": f"the passages are {label}",
    }


def reflection(score: float, **changes) -> dict:
    return {
        "answer_grounded": True,
        "reflection_score": score,
        "hallucination_detected": False,
        "sources_cited": True,
        "gaps": [],
        "outdated": [],
        "needs_regeneration": score < 0.8,
        "reasoning": "judged",
    } | changes


def asks_for(name: str):
    """The call's JSON schema has a top-level property of this name."""

    def matches(call) -> bool:
        schema = call.body.get("response_format", {}).get("json_schema", {}).get("schema", {})
        return name in schema.get("properties", {})

    return matches


@pytest.fixture
async def kit(openai_emulator, tavily_emulator):
    settings = {
        "openai_api_key": openai_emulator.api_key,
        "openai_base_url": openai_emulator.api_url,
        "top_k": 5,
        "llm_timeout": PATIENCE,
    }
    found = Settings(**settings)
    model = PromptedModel(connect(found), "gpt-4.1-mini", found, FakeLedger())
    web = TavilySearch(tavily_emulator.api_key, tavily_emulator.api_url)
    failover = Failover([model], ExtractiveModel(), FakeClock(), raise_rejected_key=True)
    yield kit_of(failover, await corpus(*PAPERS), web=web, settings=settings)
    await web.close()


async def test_a_weather_question_over_climate_papers_is_answered_from_the_web(kit, openai_emulator, tavily_emulator):
    tavily_emulator.script(
        None, [result(f"https://w{n}.example/oslo", f"Oslo today: sunny, {20 + n} degrees.", f"W{n}") for n in range(3)]
    )
    openai_emulator.script(asks_for("relevance_score"), Reply.json(grading(0.1, "irrelevant")))
    openai_emulator.script(asks_for("reflection_score"), Reply.json(reflection(0.9)))
    openai_emulator.script("[ANSWER]", "[ANSWER]\nOslo today is sunny, 20 degrees [1].\n[CITED_SOURCES]\n1")
    given = answer_json(await answer(question(WEATHER, mode=Mode.BOTH), kit))
    assert given["outcome"] == "answered"
    assert given["mode"] == "both"
    assert given["crag_details"]["used_web_search"] is True
    assert given["crag_details"]["evaluation"] == grading(0.1, "irrelevant")
    assert len(given["crag_details"]["web_results"]) == 3
    assert given["reflection_details"]["iterations"] == 1
    assert given["reflection_details"]["reflection"]["reflection_score"] == 0.9
    assert given["reflection_details"]["final_answer"] == given["answer"]
    assert given["sources"][0]["metadata"]["chunk_id"] == "web_search_0"
    assert given["sources"][0]["metadata"]["file_type"] == "web_search"
    assert given["validation"]["passed"] is True
    assert len(given["attempts"]) == 1
    assert tavily_emulator.calls[0].query == WEATHER


async def test_climate_impacts_need_a_refined_query_and_then_documents_alone(kit, openai_emulator, tavily_emulator):
    tavily_emulator.script(
        None, [result(f"https://c{n}.example", f"Climate change has impacts on trade {n}.", f"C{n}") for n in range(3)]
    )
    openai_emulator.script(asks_for("relevance_score"), Reply.json(grading(0.6, "ambiguous")), times=1)
    openai_emulator.script(asks_for("relevance_score"), Reply.json(grading(0.9, "relevant")))
    openai_emulator.script(
        asks_for("reflection_score"), Reply.json(reflection(0.5, gaps=["sea level and crops"])), times=1
    )
    openai_emulator.script(asks_for("reflection_score"), Reply.json(reflection(0.95)))
    openai_emulator.script(
        asks_for("refined_query"), Reply.json({"refined_query": "climate change impacts sea level crops"})
    )
    openai_emulator.script(
        "[ANSWER]", "[ANSWER]\nClimate change has impacts on sea level and crops [1, 2].\n[CITED_SOURCES]\n1, 2"
    )
    given = answer_json(await answer(question(IMPACTS, mode=Mode.BOTH), kit))
    drafts = [call.last("user") for call in openai_emulator.calls if "[ANSWER]" in call.last("user")]
    # A draft begun beside the grade comes before these two, unless it was cancelled before it was sent.
    assert "[8]" in drafts[-2], "five documents and three web results"
    assert "[6]" not in drafts[-1], "documents alone"
    assert given["reflection_details"]["iterations"] == 2
    assert given["reflection_details"]["reflection"]["reflection_score"] == 0.95
    assert given["crag_details"]["evaluation"]["relevance_label"] == "relevant"
    assert given["crag_details"]["used_web_search"] is False
    assert all(source["metadata"]["file_type"] != "web_search" for source in given["sources"])
    assert "the checks found" in given["attempts"][1]["novelty"]


@pytest.mark.parametrize(("mode", "calls"), [(Mode.STANDARD, 2), (Mode.BOTH, 3)])
async def test_an_accepted_answer_costs_two_calls_or_three(mode, calls):
    model = ScriptedModel(generate=draft("Climate change has impacts on crops [1].", 1))
    given = await answer(
        question(IMPACTS, mode=mode), kit_of(model, await corpus("Climate change has impacts on crops."))
    )
    assert given.outcome is Outcome.ANSWERED
    assert len(model.asked) == calls


class SideBySide(ScriptedModel):
    """Grades only once drafting has begun, and the other way round: one after the other would wait for ever."""

    def __init__(self, **replies) -> None:
        super().__init__(**replies)
        self.begun = {Grade: asyncio.Event(), Generate: asyncio.Event()}

    async def do(self, task):
        if type(task) in self.begun and not all(event.is_set() for event in self.begun.values()):
            self.begun[type(task)].set()
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(event.wait() for event in self.begun.values()))
        return await super().do(task)


async def test_a_relevant_grade_costs_no_extra_waiting():
    model = SideBySide(generate=draft("Climate change has impacts on crops [1].", 1))
    kit = kit_of(model, await corpus("Climate change has impacts on crops."))
    assert (await answer(question(IMPACTS, mode=Mode.BOTH), kit)).outcome is Outcome.ANSWERED


async def test_without_speculation_the_grade_comes_first():
    model = ScriptedModel(generate=draft("Climate change has impacts on crops [1].", 1))
    index = await corpus("Climate change has impacts on crops.")
    await answer(question(IMPACTS, mode=Mode.BOTH), kit_of(model, index, settings={"speculative_drafting": False}))
    assert [type(task).__name__ for task in model.asked] == ["Grade", "Generate", "Reflect"]


async def test_a_draft_over_irrelevant_documents_is_cancelled():
    web = FakeWeb(passage("Oslo is sunny today.", "web_search_0", file_type="web_search", url="https://w"))
    model = SideBySide(
        grade=Grading(0.0, "irrelevant", needs_web_search=True), generate=draft("Oslo is sunny today [1].", 1)
    )
    given = await answer(question(WEATHER, mode=Mode.CRAG), kit_of(model, await corpus(*PAPERS), web=web))
    assert given.outcome is Outcome.ANSWERED
    assert [p.text for p in (s.passage for s in given.sources)] == ["Oslo is sunny today."]


async def test_without_a_key_the_documents_stay_and_the_receipt_says_so():
    model = ScriptedModel(
        grade=Grading(0.5, "ambiguous", needs_web_search=True),
        generate=draft("Climate change has impacts on crops [1].", 1),
    )
    index = await corpus("Climate change has impacts on crops.")
    given = await answer(question(IMPACTS, mode=Mode.CRAG), kit_of(model, index))
    assert given.outcome is Outcome.ANSWERED
    assert any("web was not asked" in note for note in given.notes)


async def test_a_hallucination_is_not_accepted_whatever_its_score():
    model = ScriptedModel(
        generate=draft("Climate change has impacts on crops [1].", 1),
        reflect=approving(0.95, hallucination_detected=True, needs_regeneration=True),
    )
    index = await corpus("Climate change has impacts on crops.")
    given = await answer(question(IMPACTS, mode=Mode.SELF_REFLECTIVE), kit_of(model, index))
    assert given.outcome is Outcome.PARTIAL
    assert len(given.attempts) == 3


async def test_what_may_be_outdated_is_looked_up_on_the_web():
    web = FakeWeb(passage("Since 2026 crops fail more often.", "web_search_0", file_type="web_search", url="https://n"))
    model = ScriptedModel(
        generate=draft("Climate change has impacts on crops [1].", 1),
        reflect=[approving(0.9, outdated=("crops since 2026",), needs_regeneration=True), approving()],
    )
    index = await corpus("Climate change has impacts on crops.")
    given = await answer(question(IMPACTS, mode=Mode.BOTH), kit_of(model, index, web=web))
    assert web.queries == ["crops since 2026"]
    assert given.outcome is Outcome.ANSWERED
    assert len(given.attempts) == 2
