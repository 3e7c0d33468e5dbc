"""Rows as colleagues ask for them: of a place, by their dates, at so many days' price, sold out, who, and yes or no."""

from __future__ import annotations

from datetime import date

import pytest

from core.tabulated.asking import read_question
from core.tabulated.building import Stretch, tables_of
from core.tabulated.document import DocumentTables
from core.tabulated.own_titles import named_table
from core.tabulated.yes_or_no import with_yes_or_no
from tests.tabulated_answers import the_answer

TODAY = date(2026, 11, 28)
HIRE = """| Item | Category | Day rate (EUR) | Week rate (EUR) | In stock | Site | Next check | Insured |
| --- | --- | --- | --- | --- | --- | --- | --- |
| Dome tent | Tent | 40 | 150 | 6 | Oss | 2027-02-14 | yes |
| Bell tent | Tent | 90 | 310 | 2 | Tiel | 2026-12-09 | no |
| Tent stove | Heating | 20 | 70 | 9 | Tiel | 2026-10-02 | no |
| Oak bench | Seating | 1.50 | 4 | 200 | Oss | 2027-06-30 | yes |
"""
GERMAN = """| Gerät | Art | Tagespreis (EUR) | Bestand | Prüfung |
| --- | --- | --- | --- | --- |
| Hüftgurt | Gurt | 3,50 | 40 | 10.01.2027 |
| Brustgurt | Gurt | 4,50 | 12 | 05.12.2026 |
| Helm | Schutz | 2,00 | 0 | 15.03.2027 |
"""
PEOPLE = """| Name | Role | Here on | Phone | Responsible for |
| --- | --- | --- | --- | --- |
| Ada Roth | Stores | Mon, Thu | 411 | repairs and scans |
| Bo Lind | Desk | Mon to Fri | 412 | bookings and cancellations |
"""
HALLS = """Hall Oss

| Day | Open |
| --- | --- |
| Monday to Friday | 8:00-17:00 |
| Saturday | 9:00-12:00 |

Ring the bell. Park in the lane.

Hall Tiel

| Day | Open |
| --- | --- |
| Monday to Friday | 9-18 |
| Saturday | closed |
"""
QUARTERS = """| Quarter | Sales 2024 (EUR) | Sales 2025 (EUR) |
| --- | --- | --- |
| Q1 | 41 | 44 |
| Q2 | 99 | 112 |
| Q3 | 131 | 127 |
"""


def told(question, text, name="list"):
    asked = read_question(question, TODAY)
    document = DocumentTables("default", f"{name}.md", "", "", tables_of([Stretch(text)]))
    found = the_answer(asked, named_table(asked.asked, (document,)))
    return with_yes_or_no(found, asked).told.text if found else ""


@pytest.mark.parametrize(
    ("question", "text", "said"),
    [
        ("Which item has its check next?", HIRE, "Bell tent: Next check 2026-12-09; then Dome tent 2027-02-14"),
        ("Which item has its check next?", HIRE, "Already past: Tent stove 2026-10-02."),
        ("Which item in Oss has its check next?", HIRE, "Dome tent: Next check 2027-02-14"),
        ("Which item's check is latest?", HIRE, "Oak bench: Next check 2027-06-30"),
        ("Welches Gerät muss als nächstes zur Prüfung?", GERMAN, "Brustgurt: Prüfung 05.12.2026; danach Hüftgurt"),
    ],
)
def test_dates_tell_which_comes_next_first_and_last(question, text, said):
    assert said in told(question, text)


@pytest.mark.parametrize(
    ("question", "text", "said"),
    [
        ("What do 50 oak benches cost for two days?", HIRE, "Oak bench, Day rate (EUR): 50 × 2 × €1.50 = €150."),
        ("What would 3 bell tents cost for a week?", HIRE, "Bell tent, Week rate (EUR): 3 × €310 = €930."),
        ("Was kosten 4 Hüftgurte für drei Tage?", GERMAN, "Hüftgurt, Tagespreis (EUR): 4 × 3 × 3,50 = 42,00."),
        ("What do 3 tents cost for two days?", HIRE, ""),  # two kinds of tents
        ("What do 3 bell tents cost for a weekend?", HIRE, ""),
        ("What do 3 bell tents cost?", HIRE, ""),  # by the day, or by the week
    ],
)
def test_a_number_of_things_is_told_at_its_price_for_the_time_asked(question, text, said):
    assert told(question, text) == said


def test_a_row_of_another_kind_is_none_of_those_whose_name_it_bears():
    assert "€65 on average: Dome tent €40 and Bell tent €90" in told("What is the average day rate of our tents?", HIRE)
    assert "Tent stove" in told("What is the day rate of the tent stove?", HIRE)
    assert "8 over 2 rows" in told("How many tents do we have in stock?", HIRE)


@pytest.mark.parametrize(
    ("question", "text", "said"),
    [
        ("Which tents are out of stock?", HIRE, "None with Category Tent and In stock 0. Looked at: Dome tent 6"),
        ("Which tents have a day rate above 500?", HIRE, "None with Day rate > 500. Looked at: Dome tent 40"),
        (
            "Welche Gurte sind nicht mehr vorrätig?",
            GERMAN,
            "Keine mit Bestand 0. Angesehen: Hüftgurt 40, Brustgurt 12.",
        ),
        ("Welche Geräte sind nicht mehr vorrätig?", GERMAN, "Mit Bestand 0: Helm."),
        ("Which items are insured?", HIRE, "Dome tent, Oak bench"),
    ],
)
def test_a_filter_that_nothing_meets_tells_so_with_the_rows_looked_at(question, text, said):
    assert said in told(question, text)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("Who handles scans?", "Ada Roth, Responsible for: repairs and scans."),
        ("Who is responsible for cancellations?", "Bo Lind"),
        ("Who do I ask about bookings?", "Bo Lind"),
        ("On which days is Ada here?", "Mon, Thu"),
        ("Who handles fireworks?", ""),
    ],
)
def test_what_a_column_holds_tells_who_and_on_which_days(question, said):
    answer = told(question, PEOPLE)
    assert said in answer
    assert bool(said) == bool(answer)
    assert "41" not in answer


@pytest.mark.parametrize(
    ("question", "text", "said"),
    [
        ("Is Hall Tiel open on Saturday?", HALLS, "No, the documents say otherwise: Saturday, Open: closed."),
        ("Is Hall Oss open on Saturday?", HALLS, "Yes, the documents say so: Saturday, Open: 9:00-12:00."),
        ("Is Hall Tiel open on Wednesday?", HALLS, "Yes, the documents say so: Monday to Friday, Open: 9-18."),
        ("What are the opening hours of Hall Tiel on weekdays?", HALLS, "Monday to Friday, Open: 9-18."),
        ("Is the dome tent insured?", HIRE, "Yes, the documents say so: Dome tent, Insured: yes."),
        ("Is Hall Venlo open on Saturday?", HALLS, ""),
    ],
)
def test_the_hall_that_is_named_is_told_of_with_a_yes_or_a_no(question, text, said):
    assert told(question, text, "halls") == said


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("What was our best quarter in 2025?", "Q3: Sales 2025 (EUR) €127; then Q2 €112, Q1 €44."),
        ("Which was our worst quarter in 2024?", "Q1: Sales 2024 (EUR) €41; then Q2 €99, Q3 €131."),
        ("What was our best quarter in 2019?", ""),
    ],
)
def test_the_best_quarter_is_told_by_what_was_sold_in_it(question, said):
    assert told(question, QUARTERS, "sales by quarter") == said
