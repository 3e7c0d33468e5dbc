"""What is said to be the highest, the lowest or the second largest is held against the series it is of."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.checks import check_record

CATCH = "| Year | Catch (t) |\n|---|---|\n| 2020 | 4,310 |\n| 2021 | 3,985 |\n| 2022 | 4,720 |\n| 2023 | 5,060 |"
WIDE = (
    "| USD million | 2021 | 2022 | 2023 |\n|---|---|---|---|\n"
    "| Revenue | 410 | 377 | 455 |\n| Net income | 38 | 51 | 44 |"
)
BRANCHES = [
    {"branch": "Dock Street", "turnover": 812_000},
    {"branch": "Mill Road", "turnover": 1_045_000},
    {"branch": "Elmfield", "turnover": 401_200},
]
RATES = "Readmission rates were 11.2% in 2019, 10.8% in 2020, 12.1% in 2021 and 10.4% in 2022."


@pytest.mark.parametrize(
    ("evidence", "answer", "right"),
    [
        (CATCH, "The catch was highest in 2023.", True),
        (CATCH, "The catch was highest in 2022.", False),
        (CATCH, "The catch was lowest in 2021.", True),
        (CATCH, "The catch was lowest in 2020.", False),
        (CATCH, "The catch peaked in 2023.", True),
        (CATCH, "The catch peaked in 2020.", False),
        (CATCH, "The second largest catch was that of 2022.", True),
        (CATCH, "The second largest catch was that of 2020.", False),
        (CATCH, "The catch was not the highest in 2022.", True),
        (CATCH, "The largest catch so far was that of 2022.", True),  # up to when, nobody says
        (WIDE, "Revenue was highest in 2023.", True),
        (WIDE, "Revenue was highest in 2021.", False),
        (WIDE, "Net income was lowest in 2021.", True),
        (WIDE, "Net income was lowest in 2023.", False),
        (WIDE, "Net income was highest in 2022.", True),
        (BRANCHES, "Mill Road has the largest turnover.", True),
        (BRANCHES, "Elmfield has the largest turnover.", False),
        (BRANCHES, "Dock Street is the second largest by turnover.", True),
        (BRANCHES, "Mill Road has the smallest turnover.", False),
        (BRANCHES, "Most people like Elmfield.", True),
        (RATES, "The readmission rates were highest in 2021.", True),
        (RATES, "The readmission rates were lowest in 2020.", False),
    ],
)
def test_an_extreme_is_the_one_of_its_series(evidence, answer, right):
    record = {"id": 1, "answer": answer, "context" if isinstance(evidence, str) else "rows": evidence}

    assert check_record(record)["passed"] is right


@given(st.lists(st.integers(10, 1_400), min_size=3, max_size=8, unique=True), st.booleans())
def test_of_any_series_just_one_year_is_the_highest(values, largest):
    rows = [{"year": 2_010 + i, "visitors": value} for i, value in enumerate(values)]
    word, pick = ("highest", max) if largest else ("lowest", min)
    passed = {
        row["year"]
        for row in rows
        if check_record({"id": 1, "answer": f"Visitors were {word} in {row['year']}.", "rows": rows})["passed"]
    }

    assert passed == {pick(rows, key=lambda row: row["visitors"])["year"]}
