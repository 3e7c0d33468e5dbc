"""A metric may be written as programs write names: what it is called in words is of it, and of no other row."""

from __future__ import annotations

import pytest

from core.checks import check_record
from core.reading.identifiers import words_of_name


def _facts(**values):
    return [
        {"company": "Apple", "metric": metric, "fiscal_year": 2023, "value": value, "unit": "USD"}
        for metric, value in values.items()
    ]


TWO = _facts(Revenue=383.3e9, NetIncome=97e9)
TAGS = _facts(Revenues=383.3e9, NetIncomeLoss=97e9)
COSTS = _facts(revenue=383.3e9, costOfRevenue=214.1e9)
STAFF = [
    {"metric": "fullTimeStaff", "year": 2023, "value": 812},
    {"metric": "partTimeStaff", "year": 2023, "value": 145},
]
SPACED = _facts(**{"Revenue": 383.3e9, "Net income": 97e9})


@pytest.mark.parametrize(
    ("rows", "answer", "right"),
    [
        (TWO, "Apple's net income in 2023 was $97B.", True),
        (TWO, "Apple's net income in 2023 was $383.3B.", False),
        (TWO, "Net income in 2023 was $383.3B.", False),
        (TWO, "Revenue was $383.3B and net income $97B.", True),
        (TWO, "Net income was $383.3B and revenue $97B.", False),
        (TWO, "Apple had revenue of $383.3 billion and earned a net income of $97 billion.", True),
        (TWO, "Net income was $97 billion on revenue of $383.3 billion.", True),
        (SPACED, "Net income was $97 billion on revenue of $383.3 billion.", True),
        (SPACED, "Revenue was $383.3B and net income $97B.", True),
        (SPACED, "Net income was $383.3B and revenue $97B.", False),
        (TAGS, "Net income was $97B in 2023.", True),
        (TAGS, "Apple's net income in 2023 was $383.3B.", False),
        (COSTS, "The cost of revenue was $214.1B in 2023.", True),
        (COSTS, "The cost of revenue was $383.3B in 2023.", False),
        (COSTS, "Revenue was $383.3B in 2023.", True),
        (STAFF, "In 2023 there were 145 part-time staff.", True),
        (STAFF, "In 2023 there were 812 part-time staff.", False),
    ],
)
def test_a_metric_in_camel_case_is_read_as_its_words(rows, answer, right):
    assert check_record({"id": 1, "answer": answer, "rows": rows})["passed"] is right


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("NetIncomeLoss", "Net Income Loss"),
        ("parcelsPerDay", "parcels Per Day"),
        ("qty_kg", "qty kg"),
        ("EPSBasic", "EPS Basic"),
        ("Tier1Capital", "Tier1 Capital"),
        ("iPhone", "iPhone"),
        ("B2B", "B2B"),
        ("McDonald sales", "McDonald sales"),
        ("REVENUE", "REVENUE"),
    ],
)
def test_a_name_of_programs_is_parted_where_its_words_begin(name, words):
    assert words_of_name(name) == words
