"""What is made of two cells of a table: shares, margins, differences, multiples, and quarters added up."""

from __future__ import annotations

from datetime import date

import pytest

from core.tabulated.asking import read_question
from core.tabulated.building import Stretch, tables_of
from core.tabulated.document import DocumentTables
from tests.tabulated_answers import the_answer

TODAY = date(2026, 5, 1)
SHOPS = """# Quarry Cycles, sales by shop
in thousands of dollars
| Shop | Region | Q1 2024 | Q2 2024 | Q3 2024 | Q4 2024 |
| --- | --- | --- | --- | --- | --- |
| Alder | North | 210 | 260 | 300 | 250 |
| Birch | North | 190 | 220 | 240 | 210 |
| Cedar | South | 100 | 120 | 160 | 140 |
| Total | | 500 | 600 | 700 | 600 |
"""
SEGMENTS = """# Fenwick Foods, segments
In millions of EUR
| Segment | Sales 2023 | Operating profit 2023 |
| --- | --- | --- |
| Bakery | 800 | 96 |
| Dairy | 1,200 | 60 |
| Total | 2,000 | 156 |
"""
NEUN = """# Rheinfels AG, Neunmonatsbericht 2024
in Mio. EUR
| | 9M 2024 | 9M 2023 | Q3 2024 |
| --- | --- | --- | --- |
| Umsatzerlöse | 440,0 | 420,0 | 150,0 |
| EBITDA | 52,0 | 47,0 | 19,0 |
| EBIT | 33,0 | 30,0 | 12,0 |
| Personalaufwand | -120,0 | -110,0 | -41,0 |
"""
SEMESTRE = """# Valmont SA, premier semestre 2024
Chiffre d'affaires par région, en millions d'euros
| Région | S1 2024 | S1 2023 |
| --- | --- | --- |
| France | 75,0 | 70,0 |
| Asie | 25,0 | 20,0 |
| Total | 100,0 | 90,0 |
"""


def told(question, name, text):
    asked = read_question(question, TODAY)
    document = DocumentTables("default", f"{name}.md", name, "", tables_of([Stretch(text)]))
    found = the_answer(asked, (document,)) if asked else None
    return found.told.text if found else ""


@pytest.mark.parametrize(
    ("question", "name", "text", "part"),
    [
        ("What share of Quarry Cycles' Q4 2024 sales came from Alder?", "Quarry Cycles", SHOPS, "41.67 %"),
        ("How much did Quarry Cycles' Cedar shop sell in 2024?", "Quarry Cycles", SHOPS, "520"),
        ("Total sales of Quarry Cycles' North shops in Q2 2024?", "Quarry Cycles", SHOPS, "480"),
        ("What was Fenwick's Bakery operating margin in 2023?", "Fenwick Foods", SEGMENTS, "12.00 %"),
        ("How much higher were Fenwick's Dairy sales than Bakery sales in 2023?", "Fenwick Foods", SEGMENTS, "400"),
        ("By how much did Fenwick's Dairy sales exceed its Bakery sales in 2023?", "Fenwick Foods", SEGMENTS, "400"),
        (
            "How many times bigger were Fenwick's Dairy sales than its Bakery sales in 2023?",
            "Fenwick",
            SEGMENTS,
            "1.50",
        ),
        ("Wie hoch war die EBIT-Marge von Rheinfels in den ersten neun Monaten 2024?", "Rheinfels", NEUN, "7,50 %"),
        ("Wie hoch war das EBITDA von Rheinfels im dritten Quartal 2024?", "Rheinfels", NEUN, "19,0"),
        ("How much did Rheinfels spend on staff in the first nine months of 2024?", "Rheinfels", NEUN, "120"),
        ("What was Rheinfels' revenue in the nine months of 2023?", "Rheinfels", NEUN, "€420.0 million"),
        (
            "Quelle part des ventes de Valmont au premier semestre 2024 vient d'Asie ?",
            "Valmont SA",
            SEMESTRE,
            "25 %",
        ),
    ],
)
def test_what_is_made_of_cells_is_told(question, name, text, part):
    assert part in told(question, name, text)


@pytest.mark.parametrize(
    ("question", "name", "text"),
    [
        ("What was Rheinfels' revenue in 2024?", "Rheinfels", NEUN),  # nine months are no year
        ("What was Fenwick's Meat operating margin in 2023?", "Fenwick Foods", SEGMENTS),
        ("How much higher were Fenwick's Dairy sales than its Meat sales in 2023?", "Fenwick Foods", SEGMENTS),
        ("What share of Quarry Cycles' Q4 2024 sales came from Elm?", "Quarry Cycles", SHOPS),
        ("Total sales of Quarry Cycles' West shops in Q2 2024?", "Quarry Cycles", SHOPS),
        ("What share of Quarry Cycles' costs in Q4 2024 came from Alder?", "Quarry Cycles", SHOPS),
    ],
)
def test_what_no_cell_says_is_not_made_up(question, name, text):
    assert told(question, name, text) == ""


def test_a_table_that_a_passage_cut_in_two_is_one():
    head, *rows = NEUN.partition("| EBIT |")
    again = "in Mio. EUR\n| | 9M 2024 | 9M 2023 | Q3 2024 |\n| --- | --- | --- | --- |\n"
    first, second = tables_of([Stretch(head)]), tables_of([Stretch(head), Stretch(again + "".join(rows))])
    assert len(first) == len(second) == 1
    assert len(second[0].lines) == 4
