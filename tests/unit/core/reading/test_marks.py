"""Citation marks, in whatever way they are written, are read alike everywhere."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bots.render.citing import linked
from core.drafts.marking import deliverable
from core.extraction.judging import reflect
from core.extraction.verifying import cited_passages, verify
from core.learning.changes import what_changed
from core.learning.ruling import is_better
from core.model import Draft
from core.reading.cited_sentences import sentences_of
from core.reading.marks import WIDEST, cited_in, marks, plainly_marked, without_marks, written
from tests.fakes import evidence, question
from tests.fakes_engine import answer_to

VARIANTS = (
    ("[1]", (1,)),
    ("[ 1 ]", (1,)),
    ("[12]", (12,)),
    ("[123]", (123,)),
    ("[1,3]", (1, 3)),
    ("[1, 3]", (1, 3)),
    ("[1 , 3]", (1, 3)),
    ("[1; 3]", (1, 3)),
    ("[1, 2, 3]", (1, 2, 3)),
    ("[1][3]", (1, 3)),
    ("[1] [3]", (1, 3)),
    ("[1], [3]", (1, 3)),
    ("[1-3]", (1, 2, 3)),
    ("[1 - 3]", (1, 2, 3)),
    ("[1–3]", (1, 2, 3)),
    ("[1 – 3]", (1, 2, 3)),
    ("[1, 3-5]", (1, 3, 4, 5)),
    ("[1-2, 4]", (1, 2, 4)),
    ("[3-1]", (3, 1)),
    ("[1-1]", (1,)),
    ("[1-900]", (1, 900)),
    ("[^1]", (1,)),
    ("[^1][^2]", (1, 2)),
    ("【1】", (1,)),
    ("【1, 3】", (1, 3)),
)
QUESTION = "How much?"
NO_MARKS = ("[x]", "[1234]", "[1.5]", "[]", "[a1]", "(1)", "1]", "[1", "[2024-25]", "[1 to 3]", "[note 1]")
SOURCES = evidence(
    "Employees get 28 days of leave a year.",
    "Leave is granted by the team lead in writing.",
    "Unused days expire at the end of March.",
)


def test_a_range_from_a_later_source_to_an_earlier_one_runs_backwards():
    backwards = {
        mark: [one.is_backwards for one in marks(mark)] for mark in ("[3-1]", "[1, 4-2]", "[1-3]", "[2, 1]", "[1-1]")
    }
    assert backwards == {"[3-1]": [True], "[1, 4-2]": [True], "[1-3]": [False], "[2, 1]": [False], "[1-1]": [False]}


@pytest.mark.parametrize(("mark", "numbers"), VARIANTS)
def test_a_mark_is_read_however_it_is_written(mark, numbers):
    said = f"Employees get 28 days {mark}."
    assert cited_in(said) == numbers
    assert without_marks(said).replace(",", "") == "Employees get 28 days."
    assert "".join(said[m.start : m.end] for m in marks(said)) == "".join(m.text for m in marks(said))
    assert cited_in(plainly_marked(said)) == numbers
    assert sentences_of(said)[0].cited == numbers


@pytest.mark.parametrize(
    "mark", ["[Source 2]", "[Quelle: 2]", "[fuente 2]", "[出典 2]", "【2†handbook.md】", "[sources 2]"]
)
def test_what_models_write_for_a_mark_is_made_one(mark):
    assert plainly_marked(f"28 days {mark}.") == "28 days [2]."


@pytest.mark.parametrize("text", NO_MARKS)
def test_what_only_looks_like_a_mark_is_none(text):
    assert cited_in(text) == ()
    assert without_marks(text) == text


@given(st.lists(st.integers(0, 999), min_size=1, max_size=8))
def test_what_is_written_is_read_again(numbers):
    said = f"So it is {written(numbers)}."
    assert cited_in(said) == tuple(dict.fromkeys(numbers))
    assert without_marks(said) == "So it is."
    assert plainly_marked(said) == said


@given(st.integers(1, 900), st.integers(0, WIDEST - 1), st.sampled_from("-–"))
def test_a_range_names_all_between_its_ends(first, more, dash):
    last = min(first + more, 999)
    assert cited_in(f"[{first}{dash}{last}]") == tuple(range(first, last + 1))


@given(st.text("[]【】^0123456789,;–- a\n", max_size=40))
def test_marks_are_read_in_order_and_none_is_left_behind(text):
    found = marks(text)
    assert all(a.end <= b.start for a, b in itertools.pairwise(found))
    assert [text[m.start : m.end] for m in found] == [m.text for m in found]
    assert set(cited_in(text)) <= set(cited_in(plainly_marked(text)))


@pytest.mark.parametrize("mark", ["[1, 3]", "[1][3]", "[1-3]", "[1–3]", "[^1][^3]", "【1】【3】"])
def test_a_sentence_with_several_marks_is_verified_against_all_of_them_without_a_model(mark):
    draft = Draft(f"Employees get 28 days of leave {mark}. Unused days expire at the end of March {mark}.", (1, 3))
    assert {p.meta.chunk_id for p in cited_passages(SOURCES, draft.text)} >= {"c1", "c3"}
    assert verify("How much leave do I get?", SOURCES, draft).completed
    assert reflect(question("How much leave do I get?"), SOURCES, draft).sources_cited


@pytest.mark.parametrize("mark", ["[2, 1]", "[2][1]", "[1-2]"])
def test_a_sentence_that_none_of_its_sources_holds_is_left_out_and_the_rest_keeps_its_marks(mark):
    draft = Draft(f"Leave is granted in writing {mark}. Pets sleep under tables every single afternoon {mark}.", (1, 2))
    fix = verify("Who grants leave?", SOURCES, draft).fix
    assert fix is not None
    assert "Pets" not in fix.text
    assert set(fix.cited) == {1, 2}


@pytest.mark.parametrize("mark", ["[1, 3]", "[1][3]", "[1-3]", "【4】"])
def test_what_changed_speaks_of_no_mark_as_a_figure(mark):
    old, new = answer_to(QUESTION, f"Sales were $5 {mark}."), answer_to(QUESTION, "Sales were $6 [2].")
    assert what_changed(new, old) == "$5 became $6"
    assert not is_better(answer_to(QUESTION, "Sales were $5."), old)


def test_a_range_that_reaches_past_the_sources_keeps_those_that_there_are():
    assert deliverable("Yes [1-3]. No [7].", (), 2)[0] == "Yes [1, 2]. No."


def test_marks_side_by_side_become_links_and_the_text_of_a_link_does_not():
    urls = {1: "https://a.example", 3: "https://b.example"}
    assert linked("So [1][3].", urls) == "So [[1]](https://a.example)[[3]](https://b.example)."
    assert linked("[1](https://c.example) [1][name]", urls) == "[1](https://c.example) [1][name]"
