"""Questions over a table as a relation: rows by their words, columns by their headings, and what is made of them."""

from __future__ import annotations

from datetime import date

import pytest

from core.tabulated.asking import read_question
from core.tabulated.building import Stretch, tables_of
from core.tabulated.document import DocumentTables
from tests.tabulated_answers import the_answer

TODAY = date(2026, 5, 1)
PARTS = """| No. | Part | Kind | Supplier | Price EUR | In stock | Reorder at |
| --- | --- | --- | --- | --- | --- | --- |
| P-1 | Bell brass | Bells | Orlan | 12.00 | 40 | 20 |
| P-2 | Bell 2-tone | Bells | Orlan | 18.50 | 4 | 10 |
| P-3 | Pump floor | Pumps | Tessel | 39.00 | 8 | 8 |
| P-4 | Pump hand | Pumps | Orlan | 21.00 | 0 | 6 |
"""
COSTS = """Budget of running costs 2025 (GBP)

| House | Kind | Q1 | Q2 | Q3 | Q4 | Year 2025 | Actual 2024 |
| --- | --- | --- | --- | --- | --- | --- | --- |
| Hove | Heating | 900 | 400 | 100 | 800 | 2200 | 2000 |
| Hove | Cleaning | 300 | 300 | 300 | 350 | 1250 | 1200 |
| Lewes | Heating | 700 | 350 | 90 | 600 | 1740 | 1800 |
| Lewes | Cleaning | 200 | 200 | 210 | 220 | 830 | 800 |
| Total | | 2100 | 1250 | 700 | 1970 | 6020 | 5800 |
"""
SALES = """Takings 2025 H1

| Month | Shop | Room | Takings GBP | Receipts |
| --- | --- | --- | --- | --- |
| January | Hove | Café | 100 | 20 |
| January | Lewes | Café | 80 | 10 |
| February | Hove | Café | 140 | 20 |
| February | Lewes | Café | 50 | 10 |
| March | Hove | Café | 120 | 30 |
| March | Lewes | Café | 90 | 10 |
"""
LEVELS = """| Level | Answer within | Called | Restart allowed |
| --- | --- | --- | --- |
| L1 all customers | 5 minutes | Director | no, only the duty team |
| L2 one customer | 20 minutes | Team lead | yes |
"""
PARTS_OF = """Segment sales (in thousands)

| | Three months ended June 30, 2025 | Three months ended June 30, 2024 | Six months ended June 30, 2025 |
| --- | --- | --- | --- |
| Bread | 410 | 400 | 800 |
| Milk | 270 | 300 | 560 |
| Soup | 150 | 120 | 290 |
| Total sales | 830 | 820 | 1,650 |
| Head office | 3 | 1 | 5 |
"""
CONTRACT = """between Nordkyst Fisk AS ("Customer") and Havnegate Logistics BV ("Provider"), at Breda (Site B).

| Role | Customer | Provider |
| --- | --- | --- |
| Invoices | Kari Moen | Joost Brand |
| Quality | Siv Haug | Bas Timmer |
"""


def told(question, text, path="lists.md", title=""):
    opening = text.partition("|")[0]
    document = DocumentTables("default", path, title, opening, tables_of([Stretch(text)]))
    asked = read_question(question, TODAY)
    found = the_answer(asked, (document,)) if asked else None
    return found.told.text if found else ""


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (
            "How many parts do we buy from Orlan?",
            "3 of 4 rows (Orlan): P-1 Bell brass, P-2 Bell",
        ),
        ("How much does the floor pump cost?", "P-3 Pump floor, Price: €39."),
        ("What is the average price of the bells?", "€15.25"),
        ("What is our stock of 2-tone bells worth?", "€74 "),
    ],
)
def test_rows_of_things_are_found_by_their_words(question, answer):
    said = told(question, PARTS)
    assert answer in said
    assert bool(answer) is bool(said)


def test_rows_are_compared_by_two_of_their_columns():
    asked = "How many parts in the list have a stock below what they are reordered at?"
    assert told(asked, PARTS) == "2 of 4 rows: P-2 Bell 2-tone and P-4 Pump hand."


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("What is budgeted for heating at Lewes in the fourth quarter of 2025?", "600"),
        ("How much is the 2025 cost of heating across both houses?", "3,940"),
        ("By how many percent are the 2025 running costs of Hove for heating above the 2024 actual?", "10.0 %"),
        ("In which quarter of 2025 is cleaning at Lewes the most expensive?", "Q4 has the most"),
    ],
)
def test_rows_that_two_words_name_and_quarters_of_the_year_behind_them(question, answer):
    assert answer in told(question, COSTS, "running-costs.xlsx")


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("What did the cafe in Hove take in takings from January to March 2025?", "£360"),
        ("Which month from January to March 2025 had the most takings?", "March has the most (Takings), £210"),
    ],
)
def test_months_are_rows(question, answer):
    assert answer in told(question, SALES, "takings.xlsx")


def test_a_month_that_no_row_has_is_not_made_of_the_others():
    assert told("What were the takings of the cafe in Hove in August 2025?", SALES, "takings.xlsx") == ""


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("How fast must an L2 be answered?", "L2 one customer, Answer within: 20 minutes."),
        ("May somebody restart an L1?", "L1 all customers, Restart allowed: no, only the duty team."),
        ("How fast must an L4 be answered?", ""),
    ],
)
def test_a_cell_of_words_is_told_where_its_heading_is_asked_for(question, answer):
    assert told(question, LEVELS) == answer


def test_rows_behind_the_total_are_no_parts_of_it():
    asked = "Which segment of Marlow had the lowest sales in the three months ended June 30, 2025?"
    assert told(asked, PARTS_OF, "marlow-report.md").startswith("Soup has the lowest figure")


def test_what_grew_most_is_told_by_its_percentage():
    asked = "At Marlow, which segment's sales went up the most in percent in the quarter ended June 30, 2025?"
    assert told(asked, PARTS_OF, "marlow-report.md").startswith("Soup up 25")


def test_a_quarter_is_the_second_where_six_months_end_with_it():
    assert "270" in told("What were sales of Milk at Marlow in the second quarter of 2025?", PARTS_OF, "marlow.md")
    assert told("What were sales of Milk at Marlow in the third quarter of 2025?", PARTS_OF, "marlow.md") == ""


def test_a_column_is_found_by_whom_the_contract_calls_so():
    assert told("Who deals with invoices on the Havnegate side?", CONTRACT) == "Invoices, Provider: Joost Brand."
    assert told("Who deals with invoices on the Nordkyst side?", CONTRACT) == "Invoices, Customer: Kari Moen."


@pytest.mark.parametrize(
    "question",
    [
        "What weight does the floor pump have?",  # a word that nothing says
        "How much is the child seat in our list?",
        "Who is our contact at Orlan?",
        "How much will the floor pump cost?",
        "How much does the floor pump not cost?",
    ],
)
def test_a_word_that_is_left_makes_the_relation_silent(question):
    assert told(question, PARTS) == ""


FLOWS = """Corvane plc: statements of cash flows (in thousands)

| Years ended | December 2, 2016 | November 27, 2015 |
| --- | --- | --- |
| Cash flows from operating activities: | | |
| Net income | $ 1,168 | $ 629 |
| Depreciation | 331 | 339 |
"""


@pytest.mark.parametrize(("line", "rest"), [("operating income", ""), ("net income", "539")])
def test_words_of_a_line_are_not_gathered_from_a_row_and_what_stands_above_it(line, rest):
    said = told(f"What is Corvane's change in {line} from 2015 to 2016?", FLOWS, "flows.md", "Corvane plc")
    assert rest in said if rest else not said


BERTHS = """| id | berth | pier | draught_cm | warden |
| --- | --- | --- | --- | --- |
| B1 | Long Quay | Pier A | 620 | Odile Marsh |
| B2 | Mole | Pier A | 186 | Piet Brandt |
| B3 | Slip | Pier B | 140 | Piet Brandt |
"""


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("How many berths are at Pier A?", "2 rows with pier Pier A, of 3"),
        ("How many berths does Piet Brandt watch?", "2 of 3 rows"),
        ("How many berths are there?", "3"),
    ],
)
def test_what_is_counted_are_rows_and_no_sum_of_what_they_have(question, said):
    answer = told(question, BERTHS, "berths.csv", "berths")
    assert said in answer or not answer
    assert "together" not in answer
