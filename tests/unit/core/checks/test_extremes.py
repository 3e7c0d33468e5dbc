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


QUARTERS = [
    {"Quarter": "Q1 2024", "Revenue ($m)": 12.4},
    {"Quarter": "Q2 2024", "Revenue ($m)": 13.9},
    {"Quarter": "Q3 2024", "Revenue ($m)": 11.8},
]
YEARS = [{"year": 2021, "value": 120}, {"year": 2022, "value": 150}, {"year": 2023, "value": 180}]
REGIONS = [{"region": "North", "sales": 1240}, {"region": "South", "sales": 980}, {"region": "West", "sales": 1610}]
SITES = "| Standort | Umsatz |\n|---|---|\n| Köln | 34 |\n| Bonn | 19 |\n| Trier | 8 |"
VILLES = "| Ville | Ventes |\n|---|---|\n| Lyon | 34 |\n| Nice | 19 |"


@pytest.mark.parametrize(
    ("evidence", "right", "wrong"),
    [
        (QUARTERS, "Revenue was highest in Q2 2024.", "Revenue was highest in Q1 2024."),
        (QUARTERS, "Revenue was lowest in Q3 2024.", "Revenue was lowest in Q2 2024."),
        (QUARTERS, "Revenue was highest in the second quarter.", "Revenue was highest in the third quarter."),
        (QUARTERS, "Revenue peaked in Q2 2024.", "Revenue peaked in Q3 2024."),
        (QUARTERS, "The best quarter was Q2 2024.", "The best quarter was Q3 2024."),
        (QUARTERS, "The worst quarter was Q3 2024.", "The worst quarter was Q2 2024."),
        (QUARTERS, "The strongest quarter was Q2 2024.", "The strongest quarter was Q1 2024."),
        (QUARTERS, "Q3 2024 was the weakest quarter.", "Q1 2024 was the weakest quarter."),
        (
            QUARTERS,
            "The second highest revenue was that of Q1 2024.",
            "The second highest revenue was that of Q2 2024.",
        ),
        (YEARS, "2021 was the weakest year.", "2023 was the weakest year."),
        (YEARS, "The strongest year was 2023.", "The strongest year was 2022."),
        (YEARS, "2023 was the strongest year with 180.", "2021 was the strongest year with 120."),
        (REGIONS, "West was the strongest region.", "South was the strongest region."),
        (REGIONS, "West was the strongest region with 1,610.", "South was the strongest region with 980."),
        (REGIONS, "South was the weakest region with 980.", "North was the weakest region with 1,240."),
        (REGIONS, "West was the best region with 1,610.", "South was the best region with 980."),
        (REGIONS, "The top region was West at 1,610.", "The top region was South at 980."),
        (REGIONS, "The worst region was South.", "The worst region was West."),
        (REGIONS, "The largest region was West.", "The largest region was North."),
        (REGIONS, "The smallest region was South.", "The smallest region was North."),
        (SITES, "Köln war der stärkste Standort.", "Bonn war der stärkste Standort."),
        (SITES, "Der schwächste Standort war Trier.", "Der schwächste Standort war Köln."),
        (SITES, "Köln war der beste Standort.", "Trier war der beste Standort."),
        (VILLES, "La meilleure ville était Lyon.", "La meilleure ville était Nice."),
    ],
)
def test_a_quarter_or_a_label_alone_is_held_against_its_series(evidence, right, wrong):
    key = "context" if isinstance(evidence, str) else "rows"

    assert check_record({"id": 1, "answer": right, key: evidence})["passed"]
    assert not check_record({"id": 1, "answer": wrong, key: evidence})["passed"]


@pytest.mark.parametrize(
    ("evidence", "answer"),
    [
        (QUARTERS, "Revenue was highest in 2024."),  # no quarter is named
        (QUARTERS, "The best quarter for hiring was Q3 2024."),
        (YEARS, "The best year was 2021."),  # nobody says that more is better
        ([{"region": "North", "complaints": 12}, {"region": "South", "complaints": 31}], "North was the best region."),
        (
            [{"region": "North", "complaints": 12}, {"region": "South", "complaints": 31}],
            "North was the strongest region.",
        ),
        ([{"region": "North", "costs": 12}, {"region": "South", "costs": 31}], "The top region was North."),
        ([{"month": "May", "defects": 12}, {"month": "June", "defects": 31}], "The worst month was June."),
        ([{"month": "May", "defects": 12}, {"month": "June", "defects": 31}], "The weakest month was June."),
        (REGIONS, "South is one of the top regions."),
        (REGIONS, "North is a top region."),
        (REGIONS, "South is the best region to live in."),
        (REGIONS, "The top three are West, North and South."),
        (REGIONS, "South is the strongest region in rugby."),
    ],
)
def test_what_may_be_best_for_another_reason_is_left_alone(evidence, answer):
    assert check_record({"id": 1, "answer": answer, "rows": evidence})["passed"]


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
