"""Confidence: what raises it, what lowers it, and what it says of refusals."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.checks import CHECKS
from core.confidence import answer_mixes, confidence
from core.measured import SIGNS, Kind, kind_of, measures
from core.model import NO_EVIDENCE, Attempt, Draft, FactRow, Outcome, Severity, Status, Verdict
from tests.fakes import approving, evidence, question

ASKED = question("How many days of annual leave do employees get?")
PASSED = Verdict("verification", Status.PASS)
FOUND = evidence("Employees get 27 days of annual leave.", "The canteen serves soup.")
checked = st.lists(
    st.builds(
        lambda check, fails, severity: Verdict(check, Status.FAIL, severity) if fails else Verdict(check, Status.PASS),
        st.sampled_from([check.name for check in CHECKS]),
        st.booleans(),
        st.sampled_from(list(Severity)[1:]),
    ),
    max_size=4,
).map(tuple)
attempts = st.builds(
    lambda verdicts, number, model, margin: Attempt(
        number,
        Draft("Employees get 27 days of annual leave [1].", (1,), model=model),
        verdicts,
        replace(FOUND, signals={} if margin is None else {"relative_margin": margin}),
    ),
    checked,
    st.integers(1, 3),
    st.sampled_from(["gpt", "extractive"]),
    st.none() | st.floats(0, 1),
)


def sure(attempt: Attempt, outcome: Outcome = Outcome.ANSWERED, *, fell_back: bool = False) -> float:
    return confidence(ASKED, attempt, outcome, fell_back=fell_back)


@given(attempts, st.sampled_from([check.name for check in CHECKS]))
def test_a_failed_check_lowers_confidence_and_a_more_severe_one_never_raises_it(attempt, check):
    clean = replace(attempt, verdicts=())
    told = [sure(replace(clean, verdicts=(Verdict(check, Status.FAIL, severity),))) for severity in list(Severity)[1:]]
    assert told[0] <= sure(clean)
    assert told == sorted(told, reverse=True)


@given(attempts)
def test_a_passed_verification_raises_confidence(attempt):
    assert sure(replace(attempt, verdicts=(*attempt.verdicts, PASSED))) >= sure(attempt)


@given(attempts, st.floats(0, 1), st.floats(0, 1))
def test_a_higher_reflection_score_never_lowers_confidence(attempt, one, other):
    verified = replace(attempt, verdicts=(*attempt.verdicts, PASSED))
    low, high = (sure(replace(verified, reflection=approving(score))) for score in sorted((one, other)))
    assert low <= high


@given(attempts)
def test_further_drafts_never_raise_confidence(attempt):
    assert sure(replace(attempt, number=attempt.number + 1)) <= sure(attempt)


@given(attempts, st.booleans())
def test_confidence_is_a_probability_whatever_was_measured(attempt, fell_back):
    for outcome in Outcome:
        assert 0.0 <= sure(attempt, outcome, fell_back=fell_back) <= 1.0


def test_the_difference_between_a_proven_answer_and_a_disproven_one_is_large():
    good = Attempt(1, Draft("Employees get 27 days [1].", (1,)), (Verdict("numbers", Status.PASS), PASSED), FOUND)
    bad = replace(good, verdicts=(Verdict("numbers", Status.FAIL, Severity.HIGH),))
    assert sure(good) > 0.75
    assert sure(bad) < 0.35


def test_coverage_is_that_of_the_passages_cited_not_of_all_that_were_found():
    right = Attempt(1, Draft("27 days [1].", (1,)), (), FOUND)
    wrong = Attempt(1, Draft("Soup [2].", (2,)), (), FOUND)
    asked = question("Which employees get annual leave?")
    assert measures(asked, right, fell_back=False).coverage > measures(asked, wrong, fell_back=False).coverage
    said = [confidence(asked, one, Outcome.ANSWERED, fell_back=False) for one in (right, wrong)]
    assert said[0] > said[1]


def test_a_mark_that_no_source_has_counts_as_citing_none():
    invented = Attempt(1, Draft("27 days [9].", (9,)), (), FOUND)
    assert measures(ASKED, invented, fell_back=False).coverage > 0


def test_fact_rows_are_no_mere_quotes():
    told = Attempt(1, Draft("27 days [1].", (1,), model="extractive"), (), FOUND)
    rows = replace(told, evidence=replace(FOUND, rows=(FactRow("company_metrics", {"value": 27}),)))
    assert kind_of(ASKED, told, fell_back=False) is Kind.QUOTED
    assert kind_of(ASKED, rows, fell_back=False) is Kind.ROWS
    assert sure(rows) > sure(told)


def test_an_extract_is_surer_the_better_it_answers_and_the_less_another_document_says_otherwise():
    other = replace(FOUND.passages[1], meta=replace(FOUND.passages[1].meta, document="other.md"))
    against = replace(other, text="Employees get 25 days of annual leave, the other handbook says.")
    quoted = Attempt(1, Draft("Employees get 27 days [1].", (1,), model="extractive", support=0.95), (), FOUND)
    weak = replace(quoted, draft=replace(quoted.draft, support=0.6))
    contested = replace(quoted, evidence=replace(FOUND, passages=(FOUND.passages[0], against)))
    assert sure(quoted) > sure(weak)
    assert sure(quoted) > sure(contested)


def test_what_another_source_says_otherwise_is_never_told_as_sure():
    said = "Employees get 27 days [1]. Another source says otherwise: Employees get 25 days [2]."
    other = replace(
        FOUND.passages[1], text="Employees get 25 days.", meta=replace(FOUND.passages[1].meta, document="b")
    )
    both = replace(FOUND, passages=(FOUND.passages[0], other))
    contested = Attempt(1, Draft(said, (1, 2), model="extractive", support=0.95), (PASSED,), both, accepted=True)
    assert sure(contested) <= 0.6


def test_a_doubt_that_a_model_does_not_share_still_lowers_confidence():
    clean = Attempt(1, Draft("27 days [1].", (1,), model="gpt"), (Verdict("wording", Status.PASS), PASSED), FOUND)
    settled = replace(clean, verdicts=(Verdict("wording", Status.PASS, settled=True), PASSED))
    assert sure(settled) < sure(clean)


def test_the_kind_of_a_question_tells_whether_it_is_asked_in_english():
    quoted = Attempt(1, Draft("27 Tage [1].", (1,), model="extractive"), (), FOUND)
    written = replace(quoted, draft=replace(quoted.draft, model="gpt"))
    german = question("Wie viele Urlaubstage bekommen die Angestellten im Jahr?")
    assert kind_of(german, quoted, fell_back=False) is Kind.ELSEWHERE
    assert kind_of(german, written, fell_back=False) is Kind.WRITTEN_ELSEWHERE


def test_a_failure_is_certain_of_nothing():
    assert sure(Attempt(1, Draft("27 days [1].", (1,)), (PASSED,), FOUND), Outcome.FAILED) == 0.0


def test_a_refusal_is_surest_where_nothing_was_found_and_least_sure_where_the_question_is_covered():
    nothing = sure(Attempt(1, Draft("", refused=True), (), NO_EVIDENCE), Outcome.REFUSED)
    little = sure(Attempt(1, Draft("", refused=True), (), evidence("The canteen serves soup.")), Outcome.REFUSED)
    covered = sure(Attempt(1, Draft("", refused=True), (), FOUND), Outcome.REFUSED)
    assert 1.0 > nothing >= little > covered


@pytest.mark.parametrize("kind", Kind)
def test_no_weight_has_a_sign_that_people_would_not_expect(kind: Kind):
    assert all(weight * sign >= 0 for weight, sign in zip(answer_mixes()[kind][1], SIGNS, strict=True))
