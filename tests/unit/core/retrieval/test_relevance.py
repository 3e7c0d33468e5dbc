"""The cheap grade: what raises it, what lowers it, and what it leaves out of account."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.model import NO_EVIDENCE, Evidence, FactRow
from core.ports import Hit
from core.retrieval.candidates import Candidates
from core.retrieval.fusion import Ranking, fuse
from core.retrieval.relevance import cheap_grade, closest, coverage_of, relevance
from core.retrieval.signals import measure
from tests.fakes import evidence, passage, question

ASKED = question("How many days of annual leave do employees get?")
GOOD = evidence("Employees get 27 days of annual leave.")
POOR = evidence("The canteen serves soup.")
share = st.floats(0, 1)
signals = st.fixed_dictionaries({}, optional={"known_cosine": share, "relative_margin": share})


def test_evidence_with_the_questions_words_near_and_agreed_upon_is_relevant():
    found = replace(GOOD, signals={"known_cosine": 0.85, "relative_margin": 0.95})
    assert cheap_grade(ASKED, found).relevance_score >= 0.7


def test_evidence_of_another_topic_is_irrelevant():
    found = replace(POOR, signals={"known_cosine": 0.58, "relative_margin": 0.8})
    assert cheap_grade(ASKED, found).relevance_score < 0.4


def test_the_closest_documents_hold_half_of_the_words_and_more_than_one_of_them():
    asked = "How many days of dental leave do fitters get?"
    near, far = passage("Leave is 27 days.", "a", document="a.md"), passage("Fitters work.", "b", document="b.md")
    again = passage("Sick leave is 10 days.", "c", document="a.md")
    assert closest(asked, Evidence((near, far, again))) == (near,)
    assert closest("Dental leave?", Evidence((near,))) == (), "one word of two is by chance"
    assert closest("", Evidence((near,))) == ()


def test_words_alone_tell_relevant_from_irrelevant_where_there_is_no_embedder():
    assert cheap_grade(ASKED, GOOD).relevance_score >= 0.7
    assert cheap_grade(ASKED, POOR).relevance_score < 0.4


def test_nothing_found_is_no_evidence():
    assert cheap_grade(ASKED, NO_EVIDENCE).relevance_score == 0.0


def test_rows_of_the_metric_asked_for_are_relevant_whatever_the_documents_measure():
    found = replace(POOR, rows=(FactRow("company_metrics", {"metric": "revenue"}),), signals={"known_cosine": 0.5})
    assert cheap_grade(question("Apple's turnover?"), found).relevance_score >= 0.7


def test_another_embedders_cosine_is_not_read_as_the_shipped_ones():
    told = relevance(ASKED.text, replace(GOOD, signals={"best_cosine": 0.1, "relative_margin": 0.98}))
    assert told == relevance(ASKED.text, replace(GOOD, signals={"best_cosine": 0.9, "relative_margin": 0.98}))
    assert told >= 0.7


@given(signals, st.sampled_from(["known_cosine", "relative_margin"]), share)
def test_more_of_a_signal_never_lowers_the_grade(measured, name, more):
    if name in measured:
        higher = {**measured, name: max(measured[name], more)}
        before = relevance(ASKED.text, replace(GOOD, signals=measured))
        assert relevance(ASKED.text, replace(GOOD, signals=higher)) >= before


@given(signals, st.lists(st.sampled_from(["employees", "get", "days", "of", "annual", "leave", "soup"]), min_size=1))
def test_more_of_the_questions_words_never_lower_the_grade(measured, words):
    text = " ".join(words)
    less = relevance(ASKED.text, replace(evidence(text), signals=measured))
    more = relevance(ASKED.text, replace(evidence(f"{text} employees leave"), signals=measured))
    assert 0.0 <= less <= more <= 1.0


@pytest.mark.parametrize("text", ["", "the of and"])
def test_a_question_without_content_covers_nothing(text):
    assert coverage_of(text, GOOD) == 0.0


def retrieved(keyword: list[str], dense: list[str], embedder: str = "other"):
    """The signals of two searches over as many passages as they name."""
    found = Candidates(
        rankings=(rankings := (Ranking(keyword), Ranking(dense))),
        fused=fuse(rankings),
        keyword=tuple(Hit(n, 1.0) for n in keyword),
        dense=tuple(Hit(n, 0.7) for n in dense),
        cosines=dict.fromkeys(dense, 0.7),
    )
    ranked = [replace(passage("text", name), score=score) for name, score in found.fused.items()]
    return measure("question", found, ranked, embedder)


def test_rankings_that_agree_have_the_whole_margin_in_lists_of_any_length():
    assert retrieved(list("abcdef"), list("abcdef"))["relative_margin"] == pytest.approx(1.0)
    assert retrieved(list("abcdefghijklmnop"), list("abcdefghijklmnop"))["relative_margin"] == pytest.approx(1.0)
    assert retrieved(list("abcdef"), list("fedcba"))["relative_margin"] < 0.5


def test_one_ranking_agrees_with_itself_so_it_has_no_relative_margin():
    assert "relative_margin" not in retrieved(list("abcdef"), [])
    assert "relative_margin" not in retrieved(list("ab"), list("ab"))


def test_only_the_shipped_embedders_cosine_is_a_known_one():
    assert "known_cosine" not in retrieved(list("ab"), list("ab"))
    assert retrieved(list("ab"), list("ab"), "bge-small-en-int8@68807e3f")["known_cosine"] == 0.7
