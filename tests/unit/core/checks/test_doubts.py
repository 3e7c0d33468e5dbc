"""A check rejects what it can prove wrong; what it can merely not support is a doubt, which the model may settle."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.checks import check_record, examine
from core.loop import answer
from core.model import Mode, Outcome, Severity, Status, Verdict
from core.tasks import Generate, Reflect, Verification, Verify
from tests.fakes import ScriptedModel, approving, draft, evidence, kit_of, question
from tests.fakes_index import InMemoryIndex
from tests.unit.core.test_loop import corpus

SOURCE = "Every employee gets 28 days of paid leave a year. Unused leave expires on 31 March."
REPHRASED = draft("Staff enjoy generous holidays, which lapse once spring begins [1].", 1)
UNCITED = draft("Staff enjoy generous holidays, which lapse once spring begins.")
WRONG = draft("Every employee gets 29 days of paid leave a year [1].", 1)
MISCITED = draft("Every employee gets 28 days of paid leave a year [9].", 9)


def citations(text: str) -> Verdict:
    return next(v for v in examine(text, "", evidence(SOURCE)) if v.check == "citations")


async def index() -> InMemoryIndex:
    return await corpus(SOURCE)


@pytest.mark.parametrize("said", [REPHRASED, UNCITED])
async def test_what_the_model_confirms_is_delivered_at_once_and_unmarked(said):
    model = ScriptedModel(generate=said)
    told = await answer(question(), kit_of(model, await index()))
    assert told.outcome is Outcome.ANSWERED
    assert len(model.calls(Generate)) == 1, "a doubt throws no draft out"
    assert "(unverified)" not in told.text
    settled = next(v for v in told.verdicts if v.check == "citations")
    assert settled.status is Status.PASS
    assert "verification confirmed it" in settled.detail


@pytest.mark.parametrize("mode", [Mode.STANDARD, Mode.SELF_REFLECTIVE])
async def test_verification_is_told_what_is_doubted(mode):
    model = ScriptedModel(generate=REPHRASED)
    await answer(question(mode=mode), kit_of(model, await index()))
    asked = [*model.calls(Verify), *model.calls(Reflect)]
    assert [len(task.doubts) for task in asked] == [1]
    assert 'Little of "Staff enjoy generous holidays' in asked[0].doubts[0]


async def test_a_draft_without_doubts_is_verified_without_hints():
    model = ScriptedModel(generate=draft("Every employee gets 28 days of paid leave a year [1].", 1))
    await answer(question(), kit_of(model, await index()))
    assert [task.doubts for task in model.calls(Verify)] == [()]


async def test_what_the_model_refuses_to_confirm_stays_in_doubt_and_is_marked():
    model = ScriptedModel(generate=REPHRASED, verify=Verification(completed=False))
    told = await answer(question(), kit_of(model, await index()))
    assert told.outcome is Outcome.PARTIAL
    assert "once spring begins [1]. (unverified)" in told.text


async def test_reflection_settles_a_doubt_only_where_it_accepts():
    unsure = ScriptedModel(generate=REPHRASED, reflect=approving(0.3, needs_regeneration=False))
    told = await answer(question(mode=Mode.SELF_REFLECTIVE), kit_of(unsure, await index()))
    assert "(unverified)" in told.text


async def test_without_a_language_model_a_doubt_is_marked_and_lowers_confidence():
    by_rules = ScriptedModel(generate=REPHRASED)
    by_rules.name = "extractive"
    told = await answer(question(), kit_of(by_rules, await index()))
    sure = ScriptedModel(generate=draft("Every employee gets 28 days of paid leave a year [1].", 1))
    sure.name = "extractive"
    assert told.outcome is Outcome.ANSWERED
    assert "once spring begins [1]. (unverified)" in told.text
    assert told.confidence < (await answer(question(), kit_of(sure, await index()))).confidence


@pytest.mark.parametrize(("wrong", "outcome"), [(WRONG, Outcome.REFUSED), (MISCITED, Outcome.PARTIAL)])
async def test_what_is_proved_wrong_is_never_the_models_to_confirm(wrong, outcome):
    model = ScriptedModel(generate=wrong)
    told = await answer(question(), kit_of(model, await index()))
    assert told.outcome is outcome
    assert not model.calls(Verify)


def test_a_proved_fault_beside_a_doubt_is_no_doubt():
    both = citations(f"{REPHRASED.text} Call 1-800-829-1954 [1].")
    assert both.failed
    assert not both.doubt
    assert both.severity.rank >= Severity.MEDIUM.rank
    assert [span.doubt for span in both.spans] == [False, True]


WORDS = st.sampled_from(["harbour", "violin", "glacier", "tractor", "meadow", "lantern"])


@given(st.lists(WORDS, min_size=4, max_size=30))
def test_words_alone_never_weigh_more_than_a_doubt(words):
    verdict = citations(f"The {' '.join(words)} [1].")
    assert verdict.severity.rank <= Severity.LOW.rank
    assert verdict.doubt == verdict.failed


def test_a_doubt_does_not_pass_where_records_are_checked():
    record = {"id": 1, "answer": REPHRASED.text, "context": SOURCE}
    outcome = check_record(record)
    assert (outcome["passed"], outcome["severity"]) == (False, "low")
