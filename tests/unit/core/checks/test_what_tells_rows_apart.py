"""Rows that one name does not tell apart, and figures of sentences that do: what names the other fails."""

from __future__ import annotations

import pytest

from core.checks import check_record

SALES = [
    {"region": "North", "year": 2021, "sales": 4100},
    {"region": "North", "year": 2022, "sales": 4650},
    {"region": "South", "year": 2021, "sales": 3300},
    {"region": "South", "year": 2022, "sales": 2950},
]
HOMES = [
    {"city": "Oslo", "type": "flat", "price": "€5,900"},
    {"city": "Oslo", "type": "house", "price": "€7,200"},
    {"city": "Bergen", "type": "flat", "price": "€4,300"},
    {"city": "Bergen", "type": "house", "price": "€5,100"},
]
HIRES = [
    {"dept": "Sales", "quarter": "Q1", "hires": 7},
    {"dept": "Sales", "quarter": "Q2", "hires": 4},
    {"dept": "IT", "quarter": "Q1", "hires": 2},
    {"dept": "IT", "quarter": "Q2", "hires": 6},
]
FEVER = [
    {"date": "2024-03-01", "ward": "B2", "temp": "37,2 °C"},
    {"date": "2024-03-02", "ward": "B2", "temp": "38,6 °C"},
    {"date": "2024-03-03", "ward": "B2", "temp": "37,9 °C"},
]
BREWERY = [
    {"product": "Pilsner", "2023": "18,400 hl", "2024": "17,900 hl"},
    {"product": "Stout", "2023": "6,200 hl", "2024": "7,100 hl"},
]


@pytest.mark.parametrize(
    ("rows", "answer", "right"),
    [
        (SALES, "North sold 4,100 in 2021 and 4,650 in 2022.", True),
        (SALES, "North sold 4,650 in 2021.", False),
        (SALES, "In 2022, sales were 4,650 in the North and 2,950 in the South.", True),
        (SALES, "In 2022, sales were 2,950 in the North and 4,650 in the South.", False),
        (SALES, "Total sales in 2022 were 7,600.", True),
        (SALES, "Total sales in 2022 were 7,400.", False),
        (SALES, "The North sold more in 2022 than in 2021.", True),
        (SALES, "The South sold more in 2022 than in 2021.", False),
        (HOMES, "A flat in Oslo costs €5,900, a house €7,200.", True),
        (HOMES, "A flat in Oslo costs €7,200.", False),
        (HOMES, "In Bergen a house costs €5,100.", True),
        (HOMES, "In Bergen a house costs €4,300.", False),
        (HIRES, "IT made 6 hires in the second quarter.", True),
        (HIRES, "IT made 2 hires in the second quarter.", False),
        (HIRES, "Sales had 11 hires in total.", True),
        (HIRES, "Sales had 13 hires in total.", False),
        (HIRES, "Across both departments there were 10 hires in Q2.", True),
        (FEVER, "Am 2. März 2024 wurden 38,6 °C gemessen.", True),
        (FEVER, "Am 1. März 2024 wurden 38,6 °C gemessen.", False),
        (BREWERY, "Stout sold more in 2024 than in 2023.", True),
        (BREWERY, "Stout outsold pilsner in 2024.", False),
        (BREWERY, "Stout sold less in 2024 than the year before.", False),
    ],
)
def test_rows_are_told_apart_by_all_that_names_them(rows, answer, right):
    assert check_record({"id": 1, "answer": answer, "rows": rows})["passed"] is right


TICKETS = (
    "Ticket sales came to 14,200 in the first quarter, 17,850 in the second, 21,300 in the third and 12,900 in the "
    "fourth quarter of 2024."
)
PARCELS = "Das Lager Kassel verschickte 2022 insgesamt 18.400 Pakete und 2023 21.250."
RENT = "Rotterdam pays 31 euros per square metre in rent, Antwerp 22."
TRIAL = "In the treatment arm, 14% had nausea and 6% headaches."
WARDS = (
    "Cardiology treated 2,140 patients last year, with an average stay of 5.2 days. The stroke unit treated 960, "
    "staying 9.4 days on average."
)
LINES = (
    "Halden Shipping reported revenue of $412 million and net income of $37 million. Its rival Ostrava Lines had "
    "revenue of $388 million and net income of $45 million."
)
APART = ["The Leeds warehouse shipped 18,400 parcels in March.", "The Hull depot shipped 9,650 parcels in March."]


@pytest.mark.parametrize(
    ("context", "answer", "right"),
    [
        (TICKETS, "In Q1 the club sold 14,200 tickets, in Q3 21,300.", True),
        (TICKETS, "In Q1 the club sold 21,300 tickets, in Q3 14,200.", False),
        (TICKETS, "Ticket sales in the second quarter of 2024 were 12,900.", False),
        (PARCELS, "2022 waren es in Kassel 18.400 Pakete, 2023 21.250.", True),
        (PARCELS, "2022 waren es in Kassel 21.250 Pakete, 2023 18.400.", False),
        (RENT, "Rent is 22 euros per square metre in Antwerp and 31 in Rotterdam.", True),
        (RENT, "Rent is 31 euros per square metre in Antwerp and 22 in Rotterdam.", False),
        (TRIAL, "14% of treated patients had nausea, 6% had headaches.", True),
        (TRIAL, "14% of treated patients had headaches, 6% had nausea.", False),
        (WARDS, "Last year the stroke unit treated 960 patients.", True),
        (WARDS, "Last year the stroke unit treated 2,140 patients.", False),
        (WARDS, "Patients in cardiology stayed 5.2 days on average.", True),
        (WARDS, "Patients in cardiology stayed 9.4 days on average.", False),
        (LINES, "Ostrava made more profit than Halden: $45 million against $37 million.", True),
        (LINES, "Halden made more profit than Ostrava: $45 million against $37 million.", False),
        (APART, "In March Leeds shipped 18,400 parcels and Hull 9,650 [1][2].", True),
        (APART, "In March Leeds shipped 9,650 parcels and Hull 18,400 [1][2].", False),
    ],
)
def test_figures_are_told_apart_by_what_their_sentences_begin_with(context, answer, right):
    assert check_record({"id": 1, "answer": answer, "context": context})["passed"] is right
