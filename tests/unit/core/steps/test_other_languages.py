"""Questions in one language over documents in another: said in the asker's, and with a model searched in theirs."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.errors import ContractInvalid
from core.loop import answer
from core.model import Attempt, Draft, Evidence, ToolCall, ToolResult
from core.reading.phrases import name_in, say
from core.steps.conclude import _refusal
from core.steps.other_languages import in_their_languages
from core.steps.retrieve import retrieve
from core.tasks import Translate
from core.tool_names import ToolName
from tests.acceptance.test_language_models import failover
from tests.acceptance.test_worked_examples import asks_for
from tests.fakes import ScriptedModel, draft, kit_of, question
from tests.fakes_index import HashingEmbedder
from tests.unit.core.test_loop import corpus

LEAVE = "Der Urlaub beträgt für alle Beschäftigten 28 Tage im Jahr und wird von der Leitung bestätigt."
PARKING = "Die Parkplätze hinter dem Haus sind für die Gäste und werden am Wochenende nicht bewacht."
KOREAN = "직원은 연차 휴가를 며칠 받나요?"
ENGLISH = "How many days of vacation does an employee get?"


@pytest.mark.parametrize(("asked", "language"), [(KOREAN, "ko"), (ENGLISH, "en")])
async def test_without_a_model_it_is_said_in_the_askers_language_what_would_help(asked, language):
    given = await answer(question(asked), kit_of(ExtractiveModel(), await corpus(LEAVE, PARKING)))
    assert say("documents_in", language, languages=name_in(language, "de")) in given.notes


async def test_documents_of_which_some_are_in_the_askers_language_are_not_said_to_be_in_another():
    english = "The staff handbook is kept at the desk and it is read by all of us."
    said = say("documents_in", "de", languages=name_in("de", "en"))
    asked = "Warum ist das und wie ist es für uns alle?"
    for texts, told in (((english,), True), ((english, LEAVE, PARKING), False)):
        kit = kit_of(ExtractiveModel(), await corpus(*texts))
        found = await retrieve("staff handbook desk", None, kit)
        assert len(found.passages) == 1
        assert (said in (await in_their_languages(asked, question(asked), found, kit)).notes) is told


async def test_of_an_answer_nothing_is_said_of_how_languages_are_searched():
    kit = kit_of(ExtractiveModel(), await corpus(LEAVE), embedder=HashingEmbedder(languages=frozenset({"en"})))
    given = await answer(question("Wie viele Tage Urlaub haben alle Beschäftigten im Jahr?"), kit)
    assert given.outcome == "answered"
    assert given.notes == ()


async def test_with_a_model_the_query_is_searched_in_the_documents_languages_once_a_query():
    model = ScriptedModel(translate="Wie viele Tage Urlaub im Jahr", generate=draft(LEAVE, 1))
    kit = kit_of(model, await corpus(LEAVE, PARKING))
    for _ in range(2):
        given = await answer(question(KOREAN), kit)
        assert say("also_searched_in", "ko", languages="독일어") in given.notes
        assert say("documents_in", "ko", languages="독일어") not in given.notes
    (task,) = model.calls(Translate)
    assert task.languages == ("de",)


async def test_a_model_that_fails_or_repeats_the_query_leaves_it_at_saying_so():
    for reply in (ContractInvalid("No JSON."), KOREAN):
        given = await answer(question(KOREAN), kit_of(ScriptedModel(translate=reply), await corpus(LEAVE)))
        assert say("documents_in", "ko", languages="독일어") in given.notes


@pytest.mark.parametrize(
    "asked",
    ["Wie viele Tage Urlaub gibt es?", "MTD-200", "Urlaub 28", "Leave"],
)
async def test_the_documents_language_and_what_tells_none_cost_no_call(asked):
    model = ScriptedModel()
    given = await answer(question(asked), kit_of(model, await corpus(LEAVE, PARKING)))
    assert not model.calls(Translate)
    said = {say("documents_in", code, languages=name_in(code, "de")) for code in ("de", "en")}
    assert said.isdisjoint(given.notes)


async def test_one_shared_function_word_does_not_make_a_question_foreign():
    model = ScriptedModel()
    index = await corpus("The role of IL-6 in disease is that it signals to other cells.")
    await answer(question("IL-6 signaling plays a major role in disease"), kit_of(model, index))
    assert not model.calls(Translate)


async def test_one_document_in_the_askers_language_is_enough_to_leave_it_at_that():
    model = ScriptedModel()
    index = await corpus(LEAVE, "The vacation of an employee is 28 days a year, and more for those who are older.")
    await answer(question(ENGLISH), kit_of(model, index))
    assert not model.calls(Translate)


async def test_vectors_that_were_made_for_both_languages_need_no_translation():
    for languages, calls in ((None, 0), (frozenset({"de", "ko"}), 0), (frozenset({"en"}), 1)):
        model = ScriptedModel()
        kit = kit_of(model, await corpus(LEAVE, PARKING), embedder=HashingEmbedder(languages=languages))
        await answer(question(KOREAN), kit)
        assert len(model.calls(Translate)) == calls


async def test_the_call_is_one_json_call_that_is_metered_and_finds_the_passage(openai_emulator):
    refined = asks_for("refined_query")
    openai_emulator.script(refined, '{"refined_query": "Wie viele Tage Urlaub im Jahr"}')
    openai_emulator.script("[COMPLETED]", "[COMPLETED]")
    openai_emulator.script("[ANSWER]", "[ANSWER]\n연차는 28일입니다. [1]\n[CITED_SOURCES]\n1")
    given = await answer(question(KOREAN), kit_of(failover(openai_emulator), await corpus(PARKING, LEAVE)))
    (call,) = [call for call in openai_emulator.calls if refined(call)]
    assert "German" in call.body["messages"][-1]["content"]
    assert given.sources[0].passage.text == LEAVE
    assert "translate" in given.timings_ms
    assert given.usage.calls >= 3


@pytest.mark.parametrize(("language", "said"), [("en", "I have no gross margin."), ("de", ""), ("ja", ""), ("ar", "")])
def test_a_reason_that_english_alone_can_say_is_told_to_nobody_else(language, said):
    """Figures tell why there is none in sentences of their own, and not in each language for every kind of figure."""
    lacking = ToolResult(ToolCall(ToolName.TABLES), told="I have no gross margin.")
    attempt = Attempt(1, Draft("I have no gross margin.", refused=True), evidence=Evidence(tool_results=(lacking,) * 2))
    assert _refusal(attempt, language) in (said, say("refusal", language))


@pytest.mark.parametrize(
    ("asked", "text", "quote"),
    [
        ("Wer bewacht die Parkplätze?", PARKING, "„"),
        ("Who guards the parking places?", "The parking places are for the guests and are not guarded at night.", "“"),
    ],
)
async def test_what_came_closest_is_quoted_in_the_marks_of_the_askers_language(asked, text, quote):
    given = await answer(question(asked), kit_of(ExtractiveModel(), await corpus(text)))
    assert any(f": {quote}" in note for note in given.notes)
