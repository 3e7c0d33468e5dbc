"""A label whose cell is empty has no figure: that of another row is not its own."""

from __future__ import annotations

import math

import pytest

from core.checks import check_record
from core.checks.rules import RULES

EMPTY = [{"points": None}, {}, {"points": ""}, {"points": "n/a"}, {"points": "-"}, {"points": math.nan}]
YEARS = [{"year": 2021, "value": None}, {"year": 2022, "value": 150}, {"year": 2023, "value": 180}]
HOME = [{"team": "Red", "home": 3, "away": None}, {"team": "Blue", "home": None, "away": 5}]
WIDE = [{"company": "Acme", "2022": None, "2023": 5.2}, {"company": "Borealis", "2022": 7.1, "2023": 6.6}]
SALES = [
    {"region": "North", "year": 2021, "sales": None},
    {"region": "North", "year": 2022, "sales": 4650},
    {"region": "South", "year": 2021, "sales": 3300},
]
TABLE = "| team | points |\n|---|---|\n| Red | |\n| Blue | 17 |\n| Green | 9 |"
SECTIONS = """
| | 2023 | 2022 |\n|---|---|---|\n| Current assets | | |\n| Cash | 410 | 380 |\n| Total current assets | 910 | 870 |
"""
USERS = [{"id": 7, "user": "Kim", "logins": None}, {"id": 8, "user": "Lee", "logins": 12}]


@pytest.mark.parametrize("empty", EMPTY)
@pytest.mark.parametrize(
    ("answer", "right"),
    [
        ("Blue has 17 points.", True),
        ("Red has no points yet; Blue has 17.", True),
        ("Only Blue has points: 17.", True),
        ("Unlike Red, Blue has 17 points.", True),
        ("Red has 17 points.", False),
        ("Red scored 17.", False),
        ("Red's points: 17.", False),
    ],
)
def test_the_figure_of_another_row_is_not_that_of_an_empty_one(empty, answer, right):
    for rows in (
        [{"team": "Red", **empty}, {"team": "Blue", "points": 17}],
        [{"team": "Blue", "points": 17}, {"team": "Red", **empty}],
    ):
        assert check_record({"id": 1, "answer": answer, "rows": rows})["passed"] is right


@pytest.mark.parametrize(
    ("evidence", "answer", "right"),
    [
        (YEARS, "The value was 150 in 2022.", True),
        (YEARS, "The value was 150 in 2021.", False),
        (YEARS, "The value rose from 150 in 2022 to 180 in 2023.", True),
        (YEARS, "In 2021 the value was 180.", False),
        (HOME, "Red won 3 at home.", True),
        (HOME, "Blue won 3 at home.", False),
        (HOME, "Red won 5 away.", False),
        (HOME, "Blue won 5 away.", True),
        (WIDE, "Acme made 5.2 in 2023.", True),
        (WIDE, "Acme made 5.2 in 2022.", False),
        (SALES, "North sold 4,650 in 2022.", True),
        (SALES, "North sold 4,650 in 2021.", False),
        (SALES, "In 2021, the South sold 3,300.", True),
        (SALES, "In 2021, the North sold 3,300.", False),
        (TABLE, "Blue has 17 points, Green 9.", True),
        (TABLE, "Red has 17 points.", False),
        (TABLE, "Red has 9 points.", False),
        (TABLE.replace("| Red | |", "| Red | - |"), "Red has 17 points.", False),
        (TABLE.replace("| Red | |", "| Red | n/a |"), "Red has 17 points.", False),
        (SECTIONS, "Cash among current assets was 410 in 2023.", True),
        (SECTIONS, "Total current assets were 910 in 2023.", True),
        (USERS, "Lee has 12 logins.", True),
        (USERS, "Kim has 12 logins.", False),
    ],
)
def test_an_empty_cell_of_a_table_lends_no_other_its_name(evidence, answer, right):
    held = {"context": evidence} if isinstance(evidence, str) else {"rows": evidence}

    assert check_record({"id": 1, "answer": answer, **held})["passed"] is right


@pytest.mark.parametrize(
    ("asked", "right"), [("How many points does Blue have?", True), ("How many does Red have?", False)]
)
def test_a_short_answer_leaves_the_row_to_its_question(asked, right):
    rows = [{"team": "Red", "points": None}, {"team": "Blue", "points": 17}]

    assert check_record({"id": 1, "question": asked, "answer": "17 points.", "rows": rows})["passed"] is right


def test_it_is_the_objection_that_finds_it():
    record = {"id": 1, "answer": "Red has 17 points.", "rows": [{"team": "Red"}, {"team": "Blue", "points": 17}]}

    assert not check_record(record)["passed"]
    assert check_record(record, RULES.without("empty_cell"))["passed"]
