"""Figures as strangers ask for them: means, ratios, names in capitals, bases, stretches, two asks, units, quarters."""

from __future__ import annotations

from datetime import date

import pytest

from core.tabulated.asking import read_question
from core.tabulated.building import Stretch, tables_of
from core.tabulated.document import DocumentTables
from tests.tabulated_answers import the_answer

TODAY = date(2026, 5, 1)
SITES = """| Site | Country | Desks | Annual rent (kEUR) | Energy (MWh) |
| --- | --- | --- | --- | --- |
| Bristol | UK | 140 | 612 | 310 |
| Lyon | FR | 85 | 298 | 164 |
| Austin | US | 210 | 1,040 | 655 |
| Denver | US | 60 | 351 | 142 |
| Genoa | IT | 48 | 133 | 97 |
"""
STAFF = """| Department | Staff | Laptops |
| --- | --- | --- |
| IT | 18 | 31 |
| HR | 9 | 9 |
| Sales | 41 | 52 |
"""
LINES = """| | 2023 | 2024 |
| --- | --- | --- |
| Revenue (EUR million) | 66.8 | 70.5 |
| Operating profit (EUR million) | 5.2 | 4.7 |
| Employees | 228 | 240 |
"""
NOTICE = """| Length of service | Notice |
| --- | --- |
| Under 1 year | 2 weeks |
| 1-3 years | 1 month |
| 4-9 years | 3 months |
| 10 years or more | 6 months |
"""
SEATS = """Price per seat and month by number of seats

| Seats | Price (EUR) |
| --- | --- |
| 1-9 | 29 |
| 10-49 | 24 |
| 50 or more | 19 |
"""
QUARTERS = """Sales by region in 2024, in EUR thousands

| Region | Q1 | Q2 | Q3 | Q4 |
| --- | --- | --- | --- | --- |
| Nordics | 1210 | 1340 | 1185 | 1690 |
| Benelux | 820 | 805 | 870 | 1010 |
"""
RETURNS = """Returns as a share of sales, %

| Region | 2023 | 2024 |
| --- | --- | --- |
| Nordics | 4.1 | 3.6 |
| Benelux | 5.0 | 5.4 |
"""
BUDGET = """Operating budget, £ thousands

| Department | Budget | Spent |
| --- | --- | --- |
| IT | 530 | 512 |
| Press | 120 | 131 |
| Legal | 88 | 70 |
"""
RANGES_THAT_MEET = """| Distance | Charge |
| --- | --- |
| 0-100 km | €10 |
| 100-200 km | €18 |
"""


def told(question, *tables, title="Marlow"):
    stretches = [Stretch(text) for text in tables]
    document = DocumentTables("default", "marlow.md", title, title, tables_of(stretches))
    asked = read_question(question, TODAY)
    found = the_answer(asked, (document,)) if asked else None
    return found.told.text if found else ""


@pytest.mark.parametrize(
    ("question", "part"),
    [
        ("What is the average number of desks per site at Marlow?", "108.6"),
        ("What was Marlow's revenue per employee in 2024?", "€293,750 (Revenue €70.5 million / Employees 240)"),
        ("What was the operating profit per employee at Marlow in 2023?", "€22,807.02"),
        ("How much energy did Lyon use per desk at Marlow?", "1.93"),
    ],
)
def test_a_mean_and_a_ratio_are_made_of_rows_and_told_with_what_they_are_made_of(question, part):
    assert part in told(question, SITES, STAFF, LINES)


def test_what_is_asked_for_each_of_something_is_no_figure_by_itself():
    assert told("How many laptops per customer does the Sales department at Marlow have?", STAFF, LINES) == ""
    assert "41" not in told("What was Marlow's revenue per employee in 2022?", STAFF, LINES)


@pytest.mark.parametrize(
    ("question", "part"),
    [
        ("How many desks do the US sites of Marlow have in total?", "270 over 2 rows with Country US"),
        ("How many laptops does IT have at Marlow?", "Laptops of IT: 31."),
        ("Which Marlow site is in IT?", "Genoa"),
    ],
)
def test_countries_and_departments_in_capitals_choose_their_rows(question, part):
    assert part in told(question, SITES, STAFF)


@pytest.mark.parametrize(
    ("question", "part"),
    [
        ("How far is Austin's rent above Bristol's at Marlow, in percent?", "€428 thousand more, or 69.9 %"),
        ("By what percentage is Austin's rent higher than Bristol's at Marlow?", "or 69.9 %"),
        ("How many percent more desks does Austin have than Bristol at Marlow?", "70 more, or 50.0 %"),
        ("How much higher is the rent in Lyon than in Genoa at Marlow?", "€165 thousand more"),
    ],
)
def test_what_is_above_something_is_held_against_that(question, part):
    assert part in told(question, SITES)


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("What is the notice at Marlow after four years?", "4-9 years, Notice: 3 months."),
        ("What is the notice at Marlow for 12 years of service?", "10 years or more, Notice: 6 months."),
        ("What is the notice at Marlow after six months?", "Under 1 year, Notice: 2 weeks."),
        ("What is the notice at Marlow after 3 years?", "1-3 years, Notice: 1 month."),
        ("What is the price per seat at Marlow for 30 seats?", "10-49, Price (EUR): €24."),
        ("What is the price per seat at Marlow for 50 seats?", "50 or more, Price (EUR): €19."),
    ],
)
def test_a_number_finds_the_row_whose_stretch_holds_it(question, answer):
    assert told(question, NOTICE, SEATS) == answer


def test_no_stretch_or_two_of_them_answer_nothing():
    assert told("What is the notice at Marlow after 3.5 years?", NOTICE) == ""
    assert told("What is the charge at Marlow for 100 km?", RANGES_THAT_MEET) == ""
    assert "€18" in told("What is the charge at Marlow for 150 km?", RANGES_THAT_MEET)


def test_who_asks_for_the_first_and_for_more_of_it_is_told_both():
    both = told("Which Marlow site has the most desks, and how much is its rent?", SITES)
    assert "Austin has the highest Desks, 210" in both
    assert "€1,040 thousand" in both
    assert told("Which Marlow site has the most desks, and how much is its parking?", SITES) == ""


@pytest.mark.parametrize(
    ("question", "part"),
    [
        ("What is the annual rent of Genoa at Marlow?", "€133 thousand"),
        ("How much energy did Lyon use at Marlow?", "164 MWh"),
        ("What were Nordics sales in Q3 at Marlow?", "€1,185 thousand"),
        ("What were the returns in Benelux at Marlow in 2024?", "5.4 %"),
    ],
)
def test_the_unit_of_a_heading_or_a_table_is_told(question, part):
    assert part in told(question, SITES, QUARTERS, RETURNS)


LIMITS = """| Country | Hotel limit | Daily allowance |
| --- | --- | --- |
| Germany | 120 EUR | 28 EUR |
| France | 150 EUR | 53 EUR |
"""


@pytest.mark.parametrize(
    "question", ["Germany, what is the Marlow limit?", "What is the Marlow hotel limit of Germany?"]
)
def test_a_unit_that_stands_in_the_cell_is_told(question):
    assert any(part in told(question, LIMITS) for part in ("120 EUR", "€120"))


def test_what_stands_above_records_says_their_unit():
    assert "£530 thousand" in told("What was the budget of IT at Marlow?", BUDGET)


def test_no_mean_of_shares_is_told_for_an_amount():
    assert "5.2" not in told("What were the average quarterly sales in Benelux at Marlow?", RETURNS)


def test_a_development_over_quarters_tells_each_of_them():
    said = told("How did Nordics sales develop over the quarters at Marlow?", QUARTERS)
    assert "Q1 €1,210 thousand, Q2 €1,340 thousand, Q3 €1,185 thousand, Q4 €1,690 thousand" in said
    assert "€480 thousand more at the end" in said
