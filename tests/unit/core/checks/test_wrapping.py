"""Line breaks inside a sentence, as PDF readers leave them, and those that end one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.checks import check_record
from core.reading.amounts import read_amounts
from core.reading.cited_sentences import sentences_of

TEXT = (
    "Net revenue for the year ended December 31,\n2022 was $812.5 million, compared to\n"
    "$745.3 million in the year before. The company employed\n3,412 people in 14 countries at the end of the year and\n"
    "opened plants in Lyon and in the city\nof Turin."
)
WRAPPED = [
    "The rate was 5 per cent and the costs of the\nprogramme rose to 3.4 million dollars.",
    "Revenue of the year was higher than in the one before and came to\n$12 million in all of the regions.",
    "It opened on a line that is quite long and was then\nclosed in 2019.",
]
APART = [
    "Apples\nPears",
    "## Costs of the\nThe fee is $5.",
    "Bake it for an hour and serve it with the sauce of\n- 3 eggs",
    "Bake it for an hour and serve it with the sauce of\n\nthree eggs",
    "| Cost of | 5 |\n| of it | 6 |",
    "It was closed in 2019.\nthen it was opened",
    "Serve with:\nthe sauce",
    "Net sales of all of the segments together\nCost of sales",
    "1. Take the bread from\n2. Eat it",
]


def check(answer, context):
    return check_record({"id": "1", "answer": answer, "context": context})["passed"]


@pytest.mark.parametrize("text", WRAPPED)
def test_a_line_that_was_only_too_long_goes_on_in_the_next(text):
    assert len(sentences_of(text)) == 1


@pytest.mark.parametrize("text", APART)
def test_items_rows_headings_and_blank_lines_end_a_sentence(text):
    assert len(sentences_of(text)) == 2


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("Net revenue was $812.5 million in 2022.", "Net revenue was $912.5 million in 2022."),
        ("It employed 3,412 people.", "It employed 3,142 people."),
        ("It has 3,412 employees in 14 countries.", "It has 3,412 employees in 41 countries."),
    ],
)
def test_a_figure_keeps_its_words_over_a_line_break(right, wrong):
    assert check(right, TEXT)
    assert not check(wrong, TEXT)


@given(st.text(alphabet="ab 1.,\n-|", max_size=80))
def test_sentences_cover_a_text_in_order_and_lose_no_word(text):
    found = sentences_of(text)
    assert all(text[s.start : s.end] == s.text for s in found)
    assert "".join("".join(s.text for s in found).split()) == "".join(text.split())


@pytest.mark.parametrize("mark", ["-", "–", "—", "−", "*", "•", "  -"])
def test_the_dash_of_a_list_item_is_no_minus(mark):
    amounts = read_amounts(f"You need:\n{mark} 3 eggs\n{mark} $5 of cheese")
    assert [(a.text, a.value) for a in amounts] == [("3", 3), ("$5", 5)]


def test_a_minus_without_a_blank_stays_one():
    assert [a.value for a in read_amounts("-3 degrees\n-$5")] == [-3, -5]


def test_a_sentences_only_figure_is_of_the_year_in_its_own_clause():
    text = "Costs of €2.4 million were booked in 2022, and the 2023 season opened well."
    assert check("Costs of €2.4 million were booked in 2022.", text)
    assert not check("Costs of €2.4 million were booked in 2023.", text)
