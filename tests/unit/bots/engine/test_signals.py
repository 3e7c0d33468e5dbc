"""Signals to jobs, a vote from a reaction, what changed between two answers: pure functions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bots.languages.en import ENGLISH
from bots.messages import (
    NONCE_LENGTH,
    Incoming,
    Kind,
    Place,
    incoming_from_json,
    incoming_to_json,
    nonce,
    vote_of,
)
from core.errors import BadInput
from core.learning.changes import what_changed
from core.learning.gates import REASON_OF
from core.learning.ruling import is_better
from core.learning.signals import REASONS, RULES, jobs_for
from core.model import Outcome, Question, Severity, Signal, Status, Verdict
from tests.engine_bench import answer_to


def signal(reason: str, **context) -> Signal:
    return Signal("01A", "feedback", "2026-01-02T00:00:00Z", "T", "chat", "slack:T1:C1:1.0", reason, context)


def test_every_reason_has_its_rule():
    assert set(RULES) == set(REASONS), (
        "RULES of core/learning/signals.py says what each reason leads to, () for nothing"
    )


def test_every_reason_of_an_answer_is_told_in_words():
    owed = {f"why {reason}" for reason in set(REASONS) - set(REASON_OF.values())}
    missing = owed - ENGLISH.says.keys()
    assert not missing, f"bots/languages/pages/ lacks {missing}: the dashboard's page of gaps says it"


def test_a_thumbs_down_reads_every_cited_file_anew_and_then_retries():
    jobs = jobs_for(signal("thumbs_down", file="a.md", answer_id="A1", collection="hr"), ["a.md", "b.md"])

    assert [(job.name, dict(job.payload)) for job in jobs] == [
        ("index.file", {"path": "a.md", "collection": "hr"}),
        ("index.file", {"path": "b.md", "collection": "hr"}),
        ("answer.retry", {"answer_id": "A1"}),
    ]


def test_a_miss_in_source_code_follows_its_imports_and_suggests_a_link():
    jobs = jobs_for(signal("retrieval_miss", file="src/a.py", symbol="Order", schema_ref="orders.id"))

    assert [job.name for job in jobs] == ["index.module", "schema.link.suggest"]
    assert jobs[0].payload == {"path": "src/a.py", "recursive": True}


def test_what_a_user_supplies_is_to_be_approved_before_it_is_evidence():
    (job,) = jobs_for(signal("insufficient_evidence", correction="It is 3 years."))

    assert (job.name, job.payload["content"]) == ("evidence.inject", "It is 3 years.")


@pytest.mark.parametrize("reason", ["contract_invalid", "io_gate_drop", "coverage_drop"])
def test_a_gates_drop_is_for_people_not_for_the_index(reason):
    assert RULES[reason] == ()
    assert jobs_for(signal(reason, file="a.md")) == ()


def test_an_unknown_reason_is_refused():
    with pytest.raises(BadInput, match="boredom"):
        jobs_for(signal("boredom"))


@pytest.mark.parametrize(
    ("emoji", "vote"),
    [("+1", "up"), (":+1::skin-tone-3:", "up"), ("👎🏽", "down"), ("thumbsdown", "down"), ("eyes", None), ("", None)],
)
def test_reactions_that_vote(emoji, vote):
    assert vote_of(emoji) == vote


@given(st.text(), st.integers(0, 50))
def test_a_nonce_is_short_and_the_same_at_every_try(key, part):
    assert nonce(key, part) == nonce(key, part)
    assert 0 < len(nonce(key, part)) <= NONCE_LENGTH
    assert nonce(key, part) != nonce(key, part + 1)


@given(st.sampled_from(Kind), st.text(), st.dictionaries(st.text(), st.integers() | st.text() | st.booleans()))
def test_an_event_comes_back_from_json_as_it_was(kind, text, payload):
    event = Incoming("slack:Ev1", kind, Place("slack", "C1", thread=text), "U1", text, payload, from_bot=True)

    assert incoming_from_json(incoming_to_json(event)) == event


QUESTION = Question("How much?")


def test_changed_figures_and_sources_are_named():
    old = answer_to(QUESTION, "It was $383.3B [1].", files=("a.md",))
    new = answer_to(QUESTION, "It was $391.0B [2].", files=("a.md", "b.md"))

    assert what_changed(new, old) == "$383.3B became $391.0B; now rests on b.md"


def test_an_answer_whose_checks_are_worse_takes_no_place():
    failed = Verdict("numbers", Status.FAIL, Severity.HIGH)
    old = answer_to(QUESTION, "Two.")
    assert not is_better(answer_to(QUESTION, "Three.", verdicts=(failed,)), old)
    assert is_better(old, answer_to(QUESTION, "Three.", verdicts=(failed,)))
    refusal = answer_to(QUESTION, "I can't say.", outcome=Outcome.REFUSED)
    assert is_better(refusal, answer_to(QUESTION, "Three.", verdicts=(failed,)))
    assert not is_better(refusal, old)
