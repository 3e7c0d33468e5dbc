"""Rows and columns by what people call them, and what is told of them as our own checks read it."""

from __future__ import annotations

from datetime import date

import pytest

from core.tabulated.asking import read_question
from core.tabulated.building import Stretch, tables_of
from core.tabulated.document import DocumentTables
from tests.tabulated_answers import the_answer

TODAY = date(2026, 5, 1)
FLEET = """| Vessel | Water tank (l) | Hull length (m) | Cabins | Motor |
| --- | --- | --- | --- | --- |
| Orla | 5100 | 31.5 | 12 | diesel |
| Brant | 7400 | 28.0 | 30 | diesel |
| Merle | 2900 | 44.2 | 21 | electric |
"""
SEEDS = """| Lot | Kind | Sprouting (%) | Price |
| --- | --- | --- | --- |
| Sunrise | Bean | 80 | £4.00 |
| Longpod | Bean | 90 | £5.00 |
| Winter King | Leek | 70 | £3.00 |
"""
SWIMMERS = """# Swimming pool admissions

| Bath | 2023 / Children | 2024 / Children |
| --- | --- | --- |
| Quay Baths | 310 | 320 |
| Mill Baths | 280 | 340 |
"""
MONTHS = """| Month | Cancelled runs |
| --- | --- |
| January | 31 |
| February | 44 |
| March | 18 |
"""
FARES = """# Fares from 1 April 2025

| Route | Bus with driver | Cyclist |
| --- | --- | --- |
| North | 31.00 | 3.00 |
| South | 24.00 | 2.00 |
"""
MOVES = """# Tarn Instruments, net sales by product (in millions of dollars)

| Product | 2024 | 2023 |
| --- | --- | --- |
| Lamps | $90 | $100 |
| Clocks | $30 | $38 |
| Bells | $55 | $50 |
| Total | $175 | $188 |
"""
SPANS = """# Tarn Instruments, cost of sales (in millions of dollars)

| | 3 Months Ended / Mar. 29, 2025 | 6 Months Ended / Mar. 29, 2025 |
| --- | --- | --- |
| Products | $40 | $85 |
| Services | $12 | $25 |
"""
SEGMENTS = """# Tarn Instruments, segments (in millions of dollars)

| Segment | Net sales 2024 | Operating income 2024 |
| --- | --- | --- |
| Marine | $800 | $96 |
| Office | $400 | $20 |
"""


def told(question, text, title="Tarn Instruments"):
    document = DocumentTables("default", "tarn-lists.md", title, text.partition("|")[0], tables_of([Stretch(text)]))
    asked = read_question(question, TODAY)
    found = the_answer(asked, (document,)) if asked else None
    return found.told.text if found else ""


@pytest.mark.parametrize(
    ("question", "text", "first"),
    [
        ("Which boat has the biggest tank?", FLEET, "Brant has the highest Water tank, 7,400 l"),
        ("Which ship has the smallest tank?", FLEET, "Merle has the lowest Water tank, 2,900 l"),
        ("What's the average sprouting rate of the beans?", SEEDS, "The average Sprouting is 85 % over 2 rows"),
    ],
)
def test_things_and_columns_are_found_by_the_names_that_people_give_them(question, text, first):
    assert told(question, text).startswith(first)


def test_a_verb_in_another_form_is_found_in_what_stands_above():
    assert told("How many kids swam at Quay Baths in 2024?", SWIMMERS, "Tarn swimming pool admissions").startswith(
        "The children of Quay Baths were 320"
    )


def test_a_month_and_its_figure_do_not_read_as_a_day():
    assert "January: 31 and March: 18" in told("In which month were the most runs cancelled?", MONTHS)


def test_prices_come_to_no_number_of_things():
    assert told("How many buses with a driver did we carry in April 2025?", FARES, "Fares from 1 April 2025") == ""


def test_what_moved_most_in_dollars_is_told_in_dollars():
    said = told("Which product of Tarn Instruments lost the most sales in dollars from 2023 to 2024?", MOVES)
    assert said == "Lamps: $10 million less in 2024, $90 million after $100 million."


def test_what_moved_most_between_years_that_a_table_lacks_is_not_told():
    assert told("Which product of Tarn Instruments lost the most sales from 2024 to 2025?", MOVES) == ""


def test_the_length_of_a_period_is_told_once():
    said = told("Tarn Instruments: cost of services in the six months to March 2025?", SPANS)
    assert "$25 million" in said
    assert "Ended" not in said


def test_both_sides_of_a_share_are_told_in_their_scale():
    said = told("What was the operating margin of Tarn's Marine segment in 2024?", SEGMENTS)
    assert "12.00 % ($96 million / Net sales 2024 $800 million)" in said


ZONES = """# Tarn Instruments, zones (in millions of dollars)

| Zone | Net sales 2024 | Operating income 2024 |
| --- | --- | --- |
| Zone NA | $800 | $96 |
| Zone EU | $400 | $20 |
| Head office | $10 | $2 |
"""


def test_a_row_called_by_initials_is_found_by_the_name_in_full():
    assert "$800 million" in told("What were Tarn's net sales in North America in 2024?", ZONES)
    assert told("What were Tarn's net sales in South America in 2024?", ZONES) == ""


def test_whose_the_rows_are_says_nothing_of_which_of_them():
    said = told("What's the average sprouting rate of the beans that Tarn sells?", SEEDS)
    assert said.startswith("The average Sprouting is 85 % over 2 rows")
