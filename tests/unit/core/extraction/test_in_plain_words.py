"""Questions in the words that people use, of documents in theirs: found by words that ask for one thing."""

from __future__ import annotations

import pytest

from core.extraction.gate.asked import asked_for
from core.extraction.gate.quotable import is_no_answer
from core.extraction.gate.stated import is_of_a_longer_time
from core.extraction.gate.telling import counts_nothing
from core.extraction.segments import Segment
from core.extraction.support import understand


def sentence(text, heading=""):
    return Segment(text, 1, "sentence", 0, "", heading)


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("What do I pay for a pet?", "Dogs cost 4 EUR."),
        ("How long is the trial period?", "The probation lasts three months."),
        ("When do I submit my expense report?", "An expense claim is filed within 20 days."),
    ],
)
def test_a_text_says_words_of_a_question_otherwise(question, text):
    pool = (sentence(text), sentence("The canteen opens at noon."))
    query = understand(question, pool)
    assert query.held(text) - query.literally(text)
    assert not query.held(pool[1].text) - query.literally(pool[1].text)


def test_free_of_charge_speaks_of_no_charge():
    pool = (sentence("Contractors park free of charge."),)
    query = understand("What does parking cost?", pool)
    assert "cost" not in query.held("Contractors park free of charge.")


def test_how_many_is_not_answered_without_a_number():
    text = "Tarn also runs branches in Leeds and York."
    query = understand("How many locations does Tarn have?", (sentence(text),))
    assert counts_nothing(query, sentence(text))
    assert not counts_nothing(query, sentence("Tarn has 12 branches."))
    assert not counts_nothing(query, sentence("Tarn has no branches."))


def test_which_has_the_most_is_not_answered_by_what_one_has():
    asked = asked_for("Which ferry carries the most cars?")
    assert is_no_answer(asked, sentence("Tarn Ferries carried 3,000 cars in May."))
    assert not is_no_answer(asked, sentence("Most cars are carried by the ferry Orla."))
    assert not is_no_answer(asked, sentence("The ferry Orla carries more cars than any other ferry."))


def test_a_half_year_is_no_answer_for_a_month():
    told = "Tarn carried 3,000 guests in the first half of 2025."
    assert is_of_a_longer_time("How many guests came in July 2025?", told)
    assert not is_of_a_longer_time("How many guests came in the first half of 2025?", told)
    assert not is_of_a_longer_time("How many guests came in July 2025?", "In July 2025 it had 800.")
