"""What verification asks for and what becomes of drafts it rejects: the real client against the emulator."""

from __future__ import annotations

import pytest

from core.errors import Unavailable
from core.loop import answer
from core.model import Mode, Outcome
from tests.acceptance.test_language_models import failover
from tests.acceptance.test_worked_examples import asks_for
from tests.emulators.openai_emu import OpenAIEmulator
from tests.fakes import FakeWeb, kit_of, passage, question
from tests.fakes_index import InMemoryIndex
from tests.unit.core.test_loop import corpus

LEAVE = "Every employee gets 28 days of paid leave a year."
EXPIRY = "Whatever was not taken lapses on 31 March."
SOUP = "The canteen serves soup on Mondays."
FIRST = f"[ANSWER]\n{LEAVE} [1]\n[CITED_SOURCES]\n1"
FIX = "Every employee gets 28 days of paid leave, and more by seniority [1].\nSources: 1"
MODES = (Mode.STANDARD, Mode.CRAG, Mode.SELF_REFLECTIVE, Mode.BOTH)
GRADED = {"relevance_score": 0.9, "relevance_label": "relevant", "needs_web_search": False, "reasoning": "fits"}
REFLECTED = {
    "answer_grounded": True, "reflection_score": 0.95, "hallucination_detected": False, "sources_cited": True,
    "gaps": [], "outdated": [], "needs_regeneration": False, "reasoning": "grounded",
}  # fmt: skip


class Searched(InMemoryIndex):
    """Remembers what was searched for."""

    def __init__(self) -> None:
        super().__init__()
        self.queries: list[str] = []

    async def keyword_search(self, query, collections, limit):
        self.queries.append(query)
        return await super().keyword_search(query, collections, limit)


async def index(*texts: str) -> Searched:
    searched = Searched()
    kept = searched.queries
    searched.__dict__.update((await corpus(*texts)).__dict__)
    searched.queries = kept
    return searched


def verifying(emulator: OpenAIEmulator, mode: Mode, *replies: object) -> None:
    """Script what verification replies, in order, the last for ever."""
    when = asks_for("reflection_score") if mode.reflects else (lambda call: "[COMPLETED]" in call.last("user"))
    for reply in replies[:-1]:
        emulator.script(when, reply, times=1)
    emulator.script(when, replies[-1])


def drafting(emulator: OpenAIEmulator, *replies: str) -> None:
    for reply in replies[:-1]:
        emulator.script("[ANSWER]", reply, times=1)
    emulator.script("[ANSWER]", replies[-1])


def grading(emulator: OpenAIEmulator, *scores: float) -> None:
    for score in scores[:-1]:
        emulator.script(asks_for("relevance_score"), {**GRADED, "relevance_score": score}, times=1)
    emulator.script(asks_for("relevance_score"), {**GRADED, "relevance_score": scores[-1]})


async def ask(emulator: OpenAIEmulator, mode: Mode, found: InMemoryIndex, **parts):
    return await answer(question(mode=mode), kit_of(failover(emulator), found, **parts))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    "asked",
    [
        "[SEARCH] lapses 31 March",
        "```\n[search] lapses 31 March\n```",
        "I need to search for lapses 31 March.",
        '{"search": "lapses 31 March"}',
    ],
)
async def test_a_search_that_verification_asks_for_is_made_and_the_correction_written_after_it(
    openai_emulator, mode, asked
):
    second = f"[ANSWER]\n{LEAVE} [2] {EXPIRY} [1]\n[CITED_SOURCES]\n1, 2"
    approval = REFLECTED if mode.reflects else "[COMPLETED]"
    beside = asked if mode.reflects else f"{FIX}\n{asked}"
    verifying(openai_emulator, mode, beside, approval)
    grading(openai_emulator, 0.9)
    drafting(openai_emulator, FIRST, second)
    found = await index(LEAVE, EXPIRY, SOUP)
    given = await ask(openai_emulator, mode, found, settings={"top_k": 2})
    assert "lapses 31 March" in found.queries
    assert given.outcome is Outcome.ANSWERED
    assert "31 March" in given.text
    assert "seniority" not in given.text, "the correction was written before the search"
    assert [attempt.novelty for attempt in given.attempts][1].startswith("a search for lapses 31 March")
    again = [call for call in openai_emulator.calls if "[ANSWER]" in call.last("user")][1]
    assert EXPIRY in again.last("user")


async def test_a_search_that_was_made_already_gives_way_to_the_correction(openai_emulator):
    verifying(openai_emulator, Mode.STANDARD, f"{FIX}\n[SEARCH] seniority")
    drafting(openai_emulator, FIRST)
    found = await index(LEAVE, EXPIRY)
    given = await ask(openai_emulator, Mode.STANDARD, found)
    assert found.queries.count("seniority") == 1
    assert given.attempts[2].novelty == "verification's correction"


@pytest.mark.parametrize("mode", [Mode.CRAG, Mode.BOTH])
async def test_a_search_that_the_documents_dont_answer_reaches_the_web(openai_emulator, mode):
    asked = (
        {**REFLECTED, "reflection_score": 0.4, "search": "seniority rules"}
        if mode.reflects
        else "[SEARCH] seniority rules"
    )
    verifying(openai_emulator, mode, asked, REFLECTED if mode.reflects else "[COMPLETED]")
    grading(openai_emulator, 0.9, 0.1)
    drafting(openai_emulator, FIRST)
    web = FakeWeb(
        passage(
            "Seniority adds a day every five years.", "web_search_0", file_type="web_search", url="https://a.test/x"
        )
    )
    await ask(openai_emulator, mode, await index(LEAVE, EXPIRY), web=web)
    assert web.queries == ["seniority rules"]


async def test_gaps_reach_the_web_where_grading_the_refined_search_finds_nothing_and_what_was_there_stays(
    openai_emulator,
):
    gaps = {**REFLECTED, "reflection_score": 0.4, "gaps": ["seniority"], "needs_regeneration": True}
    verifying(openai_emulator, Mode.BOTH, gaps, REFLECTED)
    openai_emulator.script(asks_for("refined_query"), {"refined_query": "seniority bonus days"})
    fits = lambda call: "Question: seniority" not in call.last("user")  # noqa: E731 - a grader that reads the question
    openai_emulator.script(
        lambda call: asks_for("relevance_score")(call) and fits(call), {**GRADED, "relevance_score": 0.9}
    )
    openai_emulator.script(asks_for("relevance_score"), {**GRADED, "relevance_score": 0.1})
    drafting(openai_emulator, FIRST)
    web = FakeWeb(
        passage(
            "Seniority adds a day every five years.", "web_search_0", file_type="web_search", url="https://a.test/x"
        )
    )
    await ask(openai_emulator, Mode.BOTH, await index(LEAVE, EXPIRY), web=web)
    assert web.queries == ["seniority bonus days"]
    again = [call for call in openai_emulator.calls if "[ANSWER]" in call.last("user")][-1]
    assert "Seniority adds" in again.last("user")
    assert LEAVE in again.last("user"), "old and new evidence make the next draft"


@pytest.mark.parametrize(
    "remark", ["I need to look at this again [1].", "Your answer is missing when leave expires [1]."]
)
async def test_a_remark_with_a_mark_is_never_delivered(openai_emulator, remark):
    verifying(openai_emulator, Mode.STANDARD, remark)
    drafting(openai_emulator, FIRST)
    given = await ask(openai_emulator, Mode.STANDARD, await index(LEAVE, EXPIRY))
    assert remark.partition(" [")[0] not in given.text
    assert all(remark.partition(" [")[0] not in attempt.draft.text for attempt in given.attempts)


async def test_a_draft_that_was_rejected_to_the_end_is_not_delivered_with_high_confidence(openai_emulator):
    verifying(openai_emulator, Mode.STANDARD, "Your answer is wrong [1].")
    drafting(openai_emulator, FIRST)
    given = await ask(openai_emulator, Mode.STANDARD, await index(LEAVE, EXPIRY))
    assert (given.outcome, len(given.attempts)) == (Outcome.PARTIAL, 3)
    assert given.confidence < 0.5


@pytest.mark.parametrize("mode", MODES)
async def test_where_nothing_of_the_best_draft_is_proven_the_refusal_says_what_was_tried(openai_emulator, mode):
    verifying(openai_emulator, mode, REFLECTED if mode.reflects else "[COMPLETED]")
    grading(openai_emulator, 0.9)
    drafting(
        openai_emulator, "[ANSWER]\nThe boiling point of gallium arsenide is 2300 degrees [1].\n[CITED_SOURCES]\n1"
    )
    kit = kit_of(failover(openai_emulator), await index(LEAVE, SOUP))
    given = await answer(question("What is the boiling point of gallium arsenide?", mode=mode), kit)
    assert given.outcome is Outcome.REFUSED
    assert "2300" not in given.text
    assert "“What is the boiling point of gallium arsenide?”" in given.text


async def test_what_is_not_grounded_is_not_accepted_whatever_its_score(openai_emulator):
    verifying(openai_emulator, Mode.SELF_REFLECTIVE, {**REFLECTED, "answer_grounded": False})
    drafting(openai_emulator, FIRST)
    given = await ask(openai_emulator, Mode.SELF_REFLECTIVE, await index(LEAVE))
    assert given.outcome is not Outcome.ANSWERED
    assert given.confidence < 0.5


async def test_a_web_that_is_down_leaves_the_search_to_the_documents(openai_emulator):
    verifying(openai_emulator, Mode.CRAG, "[SEARCH] seniority", "[COMPLETED]")
    grading(openai_emulator, 0.9, 0.1)
    drafting(openai_emulator, FIRST)
    given = await ask(openai_emulator, Mode.CRAG, await index(LEAVE), web=FakeWeb(error=Unavailable("down")))
    assert given.outcome is Outcome.ANSWERED
    assert any("web was not asked" in note for note in given.notes)
