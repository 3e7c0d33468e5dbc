"""Figures that a scan left in doubt: they prove nothing, and nobody states them unmarked."""

from __future__ import annotations

import pytest

from core.checks import examine
from core.drafts.marking import deliverable
from core.model import Severity, Status
from core.reading.amounts import read_amounts
from core.reading.doubtful import doubted, doubtful_words, without_doubtful
from core.reading.things import things_in
from tests.fakes import evidence

SCAN = "The workshop repaired 512‽ vehicles in 2024‽. An hour costs $68.50‽, a day 540 EUR."


def failed(text, *sources):
    return {v.check: v.severity for v in examine(text, "What happened?", evidence(*sources)) if v.status is Status.FAIL}


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("1,409‽ EUR", []),
        ("$1.2‽ million in 2024", []),
        ("(1;409‽) and 12", [12]),
        ("12 and 1O9‽\n7", [12, 7]),
        ("no figure‽ 5", [5]),
        ("‽", []),
        ("12", [12]),
    ],
)
def test_no_figure_is_read_from_a_doubtful_word(text, left):
    assert [amount.value for amount in read_amounts(text)] == left
    assert len(without_doubtful(text)) == len(text)


def test_no_year_and_no_date_is_read_from_one():
    assert things_in("On 30‽ June 2027‽ it ends, not in 2026.")[0].text == "2026"


@pytest.mark.parametrize(
    ("word", "marked"), [("2024.", "2024‽."), ("(12%),", "(12%‽),"), ("5", "5‽"), ("EUR", "EUR"), ("1O9", "1O9‽")]
)
def test_the_mark_stands_behind_the_figure_and_before_what_ends_its_sentence(word, marked):
    assert doubted(word) == marked


def test_doubtful_words_are_found_with_their_marks():
    assert [SCAN[low:high] for low, high in doubtful_words(SCAN)] == ["512‽", "2024‽", "$68.50‽"]


def test_a_doubtful_figure_bears_nothing_out():
    assert failed("A day costs 540 EUR [1].", SCAN) == {}
    assert failed("The workshop repaired 512 vehicles [1].", SCAN)["numbers"].rank >= Severity.MEDIUM.rank
    assert "years" in failed("The workshop repaired vehicles in 2024 [1].", SCAN)


def test_one_that_is_quoted_is_shown_as_unverified():
    said = "The workshop repaired 512‽ vehicles [1]."
    verdicts = examine(said, "How many?", evidence(SCAN))
    assert {v.check: v.severity for v in verdicts if v.failed} == {"scans": Severity.LOW}
    assert deliverable(said, verdicts, 0, "en")[0].startswith("The workshop repaired 512‽ (unverified) vehicles.")
