"""Ages, places in an order, clock times, currencies, points, synonyms and counts: what else a figure may get wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.checks import check_record
from core.checks.check import Exhibit
from core.checks.examination import examined
from core.checks.objections.foreign_currency import currencies_named
from core.checks.records import evidence_of
from core.reading.amounts import read_amounts
from core.reading.things import ordinals_in

LIFE = (
    "Maria Keller (12 March 1931 - 3 November 2009) was a chemist. She received her doctorate in 1958. She married "
    "Hans Brandt in 1960; they had four children. In 1978 she was awarded the Benoist Prize. She published more than "
    "300 papers and five books and held 17 patents. The chapel was built between 1590 and 1788. 41% of the guests were "
    "women. Haaland scored in the 82nd minute, his 26th goal. The quake struck at 4:17 a.m. and the shop is open from "
    "3 to 6. On Monday the hours are 10:0-22:30. The lake is 143 m deep. Harlow has 11 libraries and a budget of £184 "
    "million. It hires 12 officers and 30 teachers. In July it averages 23 °C."
)
TABLE = """(in millions of euros)

| | 2022 | 2021 | 2020 |
|---|---|---|---|
| Revenue | 812.4 | 745.3 | 690.1 |
| Research and development | 97.5 | 82.0 | 75.9 |
| Headcount | 48,200 | 46,900 | 45,100 |
| Gross margin | 40.0% | 38.0% | 36.0% |
"""
RIGHT = [
    (LIFE, "She was 78 when she died in 2009."),
    (LIFE, "She won the Benoist Prize at 47."),
    (LIFE, "She earned her doctorate at 27 in 1958."),
    (LIFE, "She married in 1960, aged 29."),
    (LIFE, "The chapel was built over nearly 200 years."),
    (LIFE, "Haaland scored after 82 minutes and has 26 goals."),
    (LIFE, "The quake struck shortly after 4 a.m."),
    (LIFE, "The shop is open from 3 PM to 6 PM."),
    (LIFE, "On Monday it is open from 10:00 AM to 10:30 PM."),
    (LIFE, "The lake is 143 metres deep (469 feet)."),
    (LIFE, "In July 23 °C is the average."),
    (LIFE, "She had 4 children."),
    (TABLE, "Staff numbers rose by 1,300 to 48,200 in 2022."),
    (TABLE, "It had about 48,000 employees in 2022."),
    (TABLE, "R&D was 12% of sales in 2022."),
    (TABLE, "Sales averaged €749.3 million a year between 2020 and 2022."),
    (TABLE, "Gross margin rose by two percentage points to 40% in 2022."),
    (TABLE, "The workforce grew to 48,200 in 2022 from 46,900."),
    (TABLE, "Gross margin was 40.0%, against 38.0% in 2021."),
]
WRONG = [
    (LIFE, "She was 87 when she died in 2009."),
    (LIFE, "She won the Benoist Prize at 57."),
    (LIFE, "She earned her doctorate at 37 in 1958."),
    (LIFE, "Haaland scored in the 84th minute."),
    (LIFE, "It was his 28th goal."),
    (LIFE, "The quake struck shortly after 5 a.m."),
    (LIFE, "The shop is open from 4 PM to 6 PM."),
    (LIFE, "49% of the guests were men."),
    (LIFE, "It hires 52 people (12 officers and 30 teachers)."),
    (LIFE, "She had five children."),
    (LIFE, "She published 17 books."),
    (LIFE, "The budget is €184 million."),
    (TABLE, "Revenue was $812.4 million in 2022."),
    (TABLE, "Gross margin rose by 2% to 40% in 2022."),
    (TABLE, "Sales averaged €812 million a year between 2020 and 2022."),
    (TABLE, "Staff numbers rose by 2,300 to 48,200 in 2022."),
    (TABLE, "R&D was 22% of sales in 2022."),
]


def passed(context, answer):
    return check_record({"id": "1", "answer": answer, "context": context})["passed"]


@pytest.mark.parametrize(("context", "answer"), RIGHT)
def test_what_follows_from_the_evidence_passes(context, answer):
    assert passed(context, answer)


@pytest.mark.parametrize(("context", "answer"), WRONG)
def test_what_does_not_follow_is_flagged(context, answer):
    assert not passed(context, answer)


def test_the_hint_says_percentage_points():
    verdicts = examined(
        Exhibit("Gross margin rose by 2% to 40% in 2022.", "", evidence_of({"context": TABLE}), numbered=False)
    )
    assert "say percentage points" in next(v.hint for v in verdicts if v.check == "numbers")


def test_a_dollar_sign_may_be_any_dollar():
    assert currencies_named("It cost $5.") >= {"USD", "AUD", "CAD"}
    assert currencies_named("It weighs 5 pounds, in all of the years.") == frozenset()
    assert currencies_named("RMB 5 and 7 euros") == {"CNY", "EUR"}


def test_a_small_m_after_a_blank_is_metres_unless_money_or_people_are_meant():
    assert [a.value for a in read_amounts("It is 143 m deep.")] == [143]
    assert [a.value for a in read_amounts("£6.5 m, 12 m users, 5m")] == [6.5e6, 12e6, 5e6]


@given(st.integers(4, 999))
def test_a_place_in_an_order_is_read_with_its_number(number):
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    assert ordinals_in(f"It came in {number}{ending} of all.") == [(f"{number}{ending}", number)]
    assert passed(f"It came in {number}{ending} of all.", f"It was {number}{ending}.")
    assert not passed(f"It came in {number}{ending} of all.", f"It came in {number + 10}{ending}.")


@given(st.integers(1900, 1960), st.integers(20, 60))
def test_an_age_is_the_years_between_birth_and_event(born, age):
    context = f"Ada Marsh (born 2 May {born}) was a painter. In {born + age} she won the Turner medal."
    assert passed(context, f"She won the Turner medal at {age}.")
    assert not passed(context, f"She won the Turner medal at {age + 5}.")


APPLE = {"company": "Apple Inc.", "period": "FY", "unit": "USD"}
GAIN = [
    {**APPLE, "metric": "revenue", "fiscal_year": 2023, "value": 383_285e6},
    {**APPLE, "metric": "net_income", "fiscal_year": 2022, "value": 2.1e9},
    {**APPLE, "metric": "net_income", "fiscal_year": 2021, "value": -1.3e9},
    {"form": "10-K", "filingDate": "2024-11-01", "reportDate": "2024-09-28"},
]


@pytest.mark.parametrize(
    ("answer", "right"),
    [
        ("Apple had a net loss of $2.1B in 2022.", False),
        ("Apple had net income of -$2.1B in 2022.", False),
        ("Apple had net income of $2.1B in 2022.", True),
        ("Apple had a net loss of $1.3B in 2021.", True),
        ("I have no data for 2023.", False),
        ("I have no figures for 2024.", True),  # of which there is a filing only
    ],
)
def test_a_gain_is_no_loss_and_a_filing_no_figure(answer, right):
    assert check_record({"id": "1", "answer": answer, "rows": GAIN})["passed"] is right
