"""What people are told names no setting, no command of the terminal, and no word of our own workings."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bots.languages import LANGUAGES
from bots.render import discord_components, slack_blocks
from bots.render.for_askers import for_askers, names_settings, without_settings
from bots.render.plain import check_name, outcome_line
from bots.render.receipt import receipt_text
from bots.render.terminal import status_line
from bots.render.trace import trace_text
from bots.web.drawn_answer import drawn
from core.checks.registry import CHECKS
from core.model import VERIFICATION, Outcome, Severity, Status, Verdict
from core.reading.phrases import name_in, say
from storage.conversations.traces import Trace
from tests.fakes_engine import answer_to

INTERNAL = re.compile(
    r"\b(?:standalone|stand-alone|first draft|chunks?|embedd\w+|rerank\w*|retriev\w+|novelty|verdicts?|contract_\w+|"
    r"payload|workflow|lease|bm25|hyde|io_gate|null|none type|traceback|exception|verification)\b",
    re.IGNORECASE,
)
OURS = frozenset(
    {"nothing indexed operator", "nothing but examples", "shown whole", "page empty documents", "page empty figures"}
)
"""To whoever can do it."""
UNSURE = answer_to(
    "How many days?",
    verdicts=(Verdict(VERIFICATION, Status.FAIL, Severity.LOW, "not confirmed"), Verdict("numbers", Status.PASS)),
    timings_ms={"standalone": 0.2, "total": 1_234.0},
)
BROKEN = answer_to(
    "How many days?",
    "It failed, and that was recorded. The key was rejected. Set OPENAI_API_KEY to a valid one.",
    outcome=Outcome.FAILED,
    notes=("KeyRejected: The key was rejected. Set OPENAI_API_KEY to a valid one.", "Run `errata doctor`."),
)


OPERATORS = {"page terms"}
"""What the dashboard calls its parts: nobody else reads them."""


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda x: x.code)
def test_no_phrase_names_a_setting_or_a_command_that_its_reader_has_not(language):
    assert [name for name, said in language.says.items() if names_settings(said) and name not in OURS] == []


def test_no_phrase_speaks_of_our_own_workings():
    english = next(language for language in LANGUAGES if language.code == "en")
    said = {name: re.sub(r"{\w+}", "", words) for name, words in english.says.items() if name not in OPERATORS}
    assert [(name, words) for name, words in said.items() if INTERNAL.search(words)] == []


def test_what_became_of_an_answer_is_said_in_words_of_its_reader():
    assert "could not confirm: wording ·" in outcome_line(UNSURE)
    assert "standalone" not in receipt_text(UNSURE)
    assert "took 1.2 s" in receipt_text(UNSURE)
    assert INTERNAL.search(outcome_line(UNSURE)) is None
    assert "first draft" not in receipt_text(answer_to("How many days?"))


@pytest.mark.parametrize("render", [slack_blocks.answer_messages, discord_components.answer_messages])
def test_a_failure_tells_its_asker_nothing_that_only_an_operator_can_follow(render):
    shown = str(render(BROKEN))
    assert "The key was rejected." in shown
    assert "OPENAI_API_KEY" not in shown
    assert "KeyRejected" not in shown
    assert "errata doctor" not in shown
    assert "Those who look after me" in shown


def test_words_that_only_look_like_settings_stay():
    assert without_settings("ISO 9001 and the DATABASE of 2024. SQL_MODE is off.") != ""
    assert for_askers(UNSURE, "en") is UNSURE


@pytest.mark.parametrize("language", [language.code for language in LANGUAGES])
def test_of_languages_an_asker_is_told_what_they_can_do_and_nothing_of_settings(language):
    told = (say("documents_in", language, languages=name_in(language, "de")), say("weak_by_meaning", language))
    assert not any(map(names_settings, told))
    assert told[0].count(name_in(language, "de")) == 2, "in what they are, and in what to ask"
    assert for_askers(replace(UNSURE, outcome=Outcome.REFUSED, notes=told), language).notes == told


def test_how_a_step_got_by_without_the_model_is_left_to_the_receipt():
    notes = (
        "The question was routed by rules: The language model's server can't be reached.",
        "gpt-x could not be asked at generate: The language model gpt-x took too long. See LLM_TIMEOUT.",
        say("note extract", "en"),
    )
    answer = replace(UNSURE, notes=notes)
    assert for_askers(answer, "en").notes == notes[2:]
    assert "routed by rules" in receipt_text(answer)


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda x: x.code)
def test_the_receipt_names_each_check_once_and_by_its_own_name(language):
    names = [*(check.name for check in CHECKS), VERIFICATION]
    told = {name: check_name(name, language.code) for name in names}
    shared = [f"check {name}" for name in names if list(told.values()).count(told[name]) > 1]
    assert not shared, f"bots/languages/{language.code}.py has no label of their own for {shared}: {told}"


@pytest.mark.parametrize("shown", [slack_blocks.receipt_messages, discord_components.receipt_messages])
def test_both_platforms_show_a_check_once_with_what_it_found(shown):
    passed = [Verdict(check.name, Status.PASS) for check in CHECKS]
    doubts = (Verdict("standing", Status.FAIL, Severity.LOW, "a draft"), Verdict("standing", Status.FAIL, detail="old"))
    answer = answer_to("How many days?", verdicts=(*passed, *doubts))
    lines = receipt_text(answer).partition("**Checks**")[2].splitlines()
    assert [sum(f" {check_name(check.name)}:" in line for line in lines) for check in CHECKS] == [1] * len(CHECKS)
    said = str(shown(answer))
    assert "standing of documents: a draft; old" in said
    assert all(f"{check_name(check.name)}:" in said for check in CHECKS)


@pytest.mark.parametrize("outcome", [Outcome.REFUSED, Outcome.UNCLEAR, Outcome.FAILED])
def test_what_answers_nothing_is_on_no_face_sure_of_that(outcome):
    answer = answer_to("How many days?", outcome=outcome, confidence=0.93)
    trace = Trace(answer, None, None, (), (), ())
    faces = (outcome_line(answer), status_line(answer), drawn(answer, None).sure, trace_text(trace))
    assert not any("93" in said or "confidence" in said for said in faces)
