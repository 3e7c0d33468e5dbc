"""Rows found by what they mean: one that is nearest by far is told, near ones are offered, others are left alone."""

from __future__ import annotations

from datetime import date

import numpy as np
import pytest

from core.tabulated.asking import read_question
from core.tabulated.building import Stretch, tables_of
from core.tabulated.document import DocumentTables
from core.tabulated.meanings import nearest, search_of

TODAY = date(2024, 5, 1)
STATEMENT = """Acme Corp consolidated statements of operations (in millions)

| | 2022 | 2021 |
| --- | --- | --- |
| Net sales | $900 | $800 |
| Interest expense | (29) | (26) |
| Repayments of term debt | (95) | (87) |
| Income before taxes | 190 | 180 |
| Change in staff benefits | 12 | 8 |
| Earnings per share: | | |
| Basic | $6.15 | $5.67 |
| Diluted | $6.11 | $5.61 |
| Effective tax rate | 16.2% | 13.3% |
"""


def acme(name="acme.md"):
    return DocumentTables("default", name, "Acme annual report", "Acme Corp", tables_of([Stretch(STATEMENT)]))


def found(question, like, *documents):
    """What is found where the ways to say a row are as like the question as told, and all others are not."""
    asked = read_question(question, TODAY)
    search = asked and search_of(asked, documents or (acme(),))
    if not search:
        return ()
    cosines = [like.get(text, 0.0) for text in search.texts]
    ways = np.array([(cosine, (1 - cosine**2) ** 0.5) for cosine in cosines], dtype=np.float32)
    return nearest(search, np.array([1.0, 0.0], dtype=np.float32), ways)


def told(question, like, *documents):
    answers = found(question, like, *documents)
    return answers[0].told.text if len(answers) == 1 else ""


def test_the_nearest_row_is_told_by_its_own_label():
    text = told("How much did Acme hand back to banks in 2022?", {"Repayments of term debt": 0.82})

    assert text == "Acme's repayments of term debt were -$95 million in 2022."


def test_a_row_that_is_hardly_like_the_question_is_not_told():
    assert told("How much did Acme hand back to banks in 2022?", {"Repayments of term debt": 0.7}) == ""


def test_rows_that_stay_near_are_offered():
    like = {"Interest expense": 0.8, "Net sales": 0.79}

    assert found("What did Acme see from banks in 2022?", like) == ("Interest expense", "Net sales")


def test_the_row_chosen_is_told():
    like = {"Interest expense": 0.8, "Net sales": 0.79}

    assert "$900 million" in told("Net sales: What did Acme see from banks in 2022?", like)


@pytest.mark.parametrize(
    ("question", "label"),
    [
        ("What did Acme make on each share before dilution in 2022?", "Diluted"),
        ("What did Acme have left in 2022?", "Income before taxes"),
        ("What did Acme pay its staff in 2022?", "Change in staff benefits"),
        ("What did Acme hold in cash in 2022?", "Net sales"),
        ("What was Acme's rate of repayment in 2022?", "Repayments of term debt"),
        ("What did Acme sell in Norway in 2022?", "Net sales"),
    ],
)
def test_no_likeness_bridges_words_that_tell_two_lines_apart(question, label):
    assert told(question, {label: 0.95}) == ""


@pytest.mark.parametrize(
    "question",
    [
        "What did Umbrella hand back to banks in 2022?",
        "What did Acme hand back to banks?",
        "What did Acme hand back to banks in 2019?",
        "Why did Acme hand back so much in 2022?",
        "Which was more at Acme in 2022, loans or deposits?",
    ],
)
def test_another_subject_another_period_or_no_look_up_finds_nothing(question):
    assert found(question, {"Repayments of term debt": 0.95}) == ()


def test_a_change_of_the_nearest_row_is_computed():
    text = told("By how much did what Acme takes in grow from 2021 to 2022?", {"Net sales": 0.9})

    assert text.startswith("Acme's net sales rose by $100.0M")


def test_who_names_one_line_of_statements_means_no_other_however_near():
    assert told("What net income after tax did Acme report in 2022?", {"Income before taxes": 0.9}) == ""


def test_which_row_fell_is_not_asked_by_the_name_of_one():
    assert told("Which of Acme's sides fell from 2021 to 2022?", {"Interest expense": 0.9}) == ""
