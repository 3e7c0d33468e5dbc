"""Rows asked together: highest, fastest, how many, added up; and rows found by what their words mean."""

from __future__ import annotations

from datetime import date

import pytest

from core.reading.senses import senses_of
from core.tabulated.asking import read_question
from core.tabulated.building import Stretch, tables_of
from core.tabulated.document import DocumentTables
from tests.tabulated_answers import the_answer

TODAY = date(2024, 5, 1)
BUDGET = """| Expenses by department (in thousands of euros) | 2023 | 2022 |
| --- | --- | --- |
| Parks and gardens | 4,200 | 4,000 |
| Road upkeep | 9,100 | 9,800 |
| Libraries | 1,500 | 1,200 |
| Total expenses | 14,800 | 15,000 |
"""
CLINIC = """| Ward | Beds | Visits 2023 | Visits 2022 |
| --- | --- | --- | --- |
| North ward | 40 | 2,100 | 2,300 |
| South ward | 25 | 1,900 | 1,500 |
| East ward | 30 | 2,600 | 2,500 |
"""
CLUB = """| Income of the club (in thousands) | 2023 | 2022 |
| --- | --- | --- |
| Membership fees | 310 | 290 |
| Gate receipts | 820 | 700 |
| Total income | 1,130 | 990 |
"""
SPACED = """| (in millions) | | | 2023 | | | 2022 |
| --- | --- | --- | --- | --- | --- | --- |
| Freight revenue | | $ | 1,250 | | $ | 1,100 |
| Storage revenue | | | 340 | | | 300 |
| Share of storage | | 21.4 | % | | 21.4 | % |
"""


def told(question, name, text):
    document = DocumentTables("default", f"{name}.md", name, "", tables_of([Stretch(text)]))
    asked = read_question(question, TODAY)
    found = the_answer(asked, (document,)) if asked else None
    return found.told.text if found else ""


@pytest.mark.parametrize(
    ("question", "parts"),
    [
        ("Which department of Lindau had the lowest expenses in 2023?", ("Libraries was lowest", "1,500 thousand")),
        ("Which department of Lindau had the highest expenses in 2022?", ("Road upkeep was highest", "9,800 thousand")),
        ("Which department of Lindau grew fastest in expenses in 2023?", ("Libraries grew fastest", "25")),
        ("Add up the expenses of all three departments of Lindau in 2023.", ("14,800 thousand",)),
        ("How many departments of Lindau spent less in 2023 than in 2022?", ("1 of 3 fell", "Road upkeep")),
    ],
)
def test_rows_of_a_table_are_asked_together(question, parts):
    said = told(question, "Lindau_budget", BUDGET)

    assert all(part in said for part in parts)


@pytest.mark.parametrize(
    ("question", "figure"),
    [
        ("What did the three wards of Helios have in visits together in 2023?", "6,600"),
        ("Which ward of Helios had the most visits in 2022?", "East ward was highest"),
    ],
)
def test_rows_that_share_a_word_are_a_group(question, figure):
    assert figure in told(question, "Helios_clinic", CLINIC)


def test_a_group_of_another_size_than_the_question_says_is_not_the_one_meant():
    assert told("Add up the expenses of all five departments of Lindau in 2023.", "Lindau_budget", BUDGET) == ""


@pytest.mark.parametrize(
    "question",
    [
        "How much did Rovers take in from member dues in 2023?",
        "What were the membership fees of Rovers in 2023?",
        "What were Rovers's members' subscriptions in 2023?",
    ],
)
def test_a_line_is_found_by_another_name_of_the_same_thing(question):
    assert "310 thousand" in told(question, "Rovers_report", CLUB)


def test_a_fee_is_no_cost():
    assert senses_of("membership fees") != senses_of("membership costs")


def test_two_lines_are_added_where_they_are_asked_together():
    said = told("What did membership fees and gate receipts come to together for Rovers in 2022?", "Rovers_r", CLUB)

    assert "990" in said


def test_a_part_of_a_whole_is_told_in_percent():
    assert "27.4" in told("What portion of Rovers's entire income in 2023 was fees paid by members?", "Rovers_r", CLUB)


def test_figures_stand_below_their_headings_where_signs_have_columns_of_their_own():
    assert "$1,100 million" in told("What was Cargoline's freight revenue in 2022?", "Cargoline_2023", SPACED)
    assert "21.4 %" in told("What was Cargoline's share of storage in 2023?", "Cargoline_2023", SPACED)


def test_a_table_without_a_scale_has_that_of_one_with_the_same_figures():
    bare = "| | 2023 | 2022 |\n| --- | --- | --- |\n| Freight revenue | 1,250 | 1,100 |\n| Fuel | 4,400 | 4,100 |\n"
    first, second = tables_of([Stretch(SPACED), Stretch("Costs."), Stretch(bare)])

    assert first.scale == second.scale == 1e6


@pytest.mark.parametrize(
    ("question", "parts"),
    [
        ("Which grew faster at Lindau in 2023, libraries or road upkeep?", ("Libraries grew fastest", "25", "-7.1")),
        ("Were libraries or parks and gardens of Lindau larger in 2023?", ("Parks and gardens was highest", "4,200")),
        ("What cost Lindau less in 2022: road upkeep or libraries?", ("Libraries was lowest", "1,200")),
    ],
)
def test_lines_that_a_question_names_are_compared(question, parts):
    said = told(question, "Lindau_budget", BUDGET)

    assert all(part in said for part in parts), said


def test_lines_of_which_one_is_not_found_are_not_compared():
    assert told("Which grew faster at Lindau in 2023, libraries or museums?", "Lindau_budget", BUDGET) == ""
