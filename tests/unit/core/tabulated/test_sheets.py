"""Sheets as people keep them: plans beside actuals, totals of quarters, heads among amounts, months in rows."""

from __future__ import annotations

from datetime import date

import pytest

from core.tabulated.asking import read_question
from core.tabulated.building import Stretch, tables_of
from core.tabulated.document import DocumentTables
from tests.tabulated_answers import the_answer

TODAY = date(2025, 5, 1)
PLANNED = """Velden Group: management accounts (EUR thousands)

| | FY 2023 / Actual | FY 2023 / Budget | FY 2024 / Actual | FY 2024 / Budget |
| --- | --- | --- | --- | --- |
| Net sales | 7,330 | 7,300 | 7,635 | 7,800 |
| Personnel expenses | -2,190 | -2,200 | -2,342 | -2,300 |
| Other expenses | -1,105 | -1,050 | -1,188 | -1,150 |
| Headcount (FTE) | 48 | 50 | 51 | 52 |
"""
QUARTERS = """Velden Group: sales by region

| Region | Q1 2024 | Q2 2024 | Q3 2024 | Q4 2024 | Total |
| --- | --- | --- | --- | --- | --- |
| North | 310 | 325 | 298 | 341 | 1,274 |
| South | 512 | 498 | 530 | 545 | 2,085 |
| West | 287 | 301 | 276 | 322 | 1,186 |
| Total | 1,109 | 1,124 | 1,104 | 1,208 | 4,545 |
"""
MEASURES = """Velden Group (in millions of CHF)

| | Six months 2024 / Sales | Six months 2024 / of which restructuring costs |
| --- | --- | --- |
| Harbours | 120 | -4 |
| Ferries | 310 | -9 |
| Total | 430 | -13 |
"""
MONTHS = """| Month | Units | Turnover | Returns |
| --- | --- | --- | --- |
| 2024-01 | 120 | 48000 | 3 |
| 2024-02 | 98 | 39200 | 5 |
| 2024-03 | 143 | 57200 | 2 |
"""


def told(question, text, path="velden.xlsx"):
    tables = tables_of([Stretch(part) for part in text.split("\n\n\n")])
    document = DocumentTables("default", path, "", text.splitlines()[0] if text[0] != "|" else "", tables)
    asked = read_question(question, TODAY)
    found = the_answer(asked, [document]) if asked else None
    return found.told.text if found else ""


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("What were Velden's net sales in FY 2024?", "net sales were €7,635 thousand"),
        ("What was the budget for Velden's net sales in FY 2024?", "€7,800 thousand"),
        ("Velden personnel expenses 2023 vs 2024", "rose by €152.0K, or 6.9 %, from €2,190 thousand"),
        ("What was Velden's headcount in 2024?", "Headcount was 51 in"),
    ],
)
def test_the_actual_figure_is_meant_unless_a_plan_is_named_and_costs_that_grow_rise(question, said):
    assert said in told(question, PLANNED)


def test_the_total_beside_four_quarters_is_the_years():
    assert "South was highest in 2024, at 2,085" in told(
        "Which region of Velden had the highest total in 2024?", QUARTERS
    )


def test_where_columns_are_what_is_measured_the_total_row_is_meant():
    assert "-13 million CHF" in told("How much did Velden spend on restructuring in the six months of 2024?", MEASURES)
    assert not told("How much did Velden's railways spend on restructuring in the six months of 2024?", MEASURES)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("How many units were sold in February 2024?", "Units of 2024-02: 98."),
        ("Which month in the sales log had the most returns?", "2024-02 has the highest Returns, 5"),
        ("Average units in the sales log", "The average Units is 120"),
    ],
)
def test_rows_of_months_are_asked_by_month_and_a_files_name_asks_for_nothing(question, said):
    assert said in told(question, MONTHS, "sales_log.csv")


def test_a_quarter_in_a_files_name_takes_none_out_of_the_question():
    text = """Quarl Networks: statements of operations (in thousands)

Three months ended September 30, 2024 2023
Revenue 45,310 40,220
Gross profit 27,405 23,780
"""

    assert "gross margin was 60.5 % in Q3 2024" in told(
        "What was Quarl's gross margin in Q3 2024?", text, "quarl_q3.pdf"
    )
