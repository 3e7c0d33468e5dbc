"""Whether something answers a question for a figure of a period, nothing does, or several things do."""

from __future__ import annotations

import pytest

from core.extraction.gate.asked import asked_for
from core.extraction.gate.ruling import Ruling, rule, standings_in, values_of
from core.extraction.segments import segments
from core.extraction.support import understand
from tests.fakes import passage

TABLE = """
|  | 2021 | 2020 | Change |
| --- | --- | --- | --- |
| Mooring fees | 412 | 388 | 6.2% |
| Crane and mooring fees | 1,020 | 990 | 3.0% |
| Total harbour income | 2,300 | 2,110 | 9.0% |
"""
QUARTERS = """
| Quarter | Tickets sold (thousand) | Complaints |
| --- | --- | --- |
| Q1 2022 | 14 | 3 |
| Q2 2022 | 22 | 9 |
"""
SPLIT = """
|  |  | Fiscal 2022 |  |
| --- | --- | --- | --- |
|  | First Quarter | Second Quarter |  |
| Tolls | 51 | 62 |  |
|  |  | Fiscal 2021 |  |

|  |  | Fiscal 2022 |  |
| --- | --- | --- | --- |
|  | First Quarter | Second Quarter |  |
| Tolls | 47 | 58 |  |
"""

COMPARED = """
|  | Years ended |  |  | Change |  |  |  |
| --- | --- | --- | --- | --- | --- | --- | --- |
|  | 2021 | 2020 | 2019 | 2021 over 2020 |  | 2020 over 2019 |  |
| Lighter dues | $ 800 | $ 400 | $ 500 | $ 400 | 100% | $ (100) | (20)% |
"""
NOTED = """
|  | 2021 | 2020 |
| --- | --- | --- |
| Danish quay dues: |  |  |
| Current year1 | 21 | 70 |
| Adjustments of prior years | 9 | 5 |
"""


def ruled(question: str, *texts: str) -> Ruling:
    pool = segments([passage(text, f"c{n}", title=f"Report {n}") for n, text in enumerate(texts, 1)])
    asked = asked_for(question)
    return rule(standings_in(asked, pool, understand(asked.text, pool).weights))


@pytest.mark.parametrize(
    ("question", "texts", "value"),
    [
        ("What were mooring fees in 2020?", (TABLE,), 388),
        ("What was the change in mooring fees in 2021?", (TABLE,), 6.2),
        ("What was harbour income in 2021?", (TABLE,), 2300),
        ("How many tickets were sold in Q2 2022?", (QUARTERS,), 22),
        ("What were tolls in the second quarter of fiscal 2022?", (SPLIT.partition("\n\n")[0],), 62),
        ("What was the percentage change in lighter dues from 2020 to 2021?", (COMPARED,), 100),
        ("How much were Danish current year quay dues in 2021?", (NOTED,), 21),
        ("What was rent in 2020?", ("Rent for the quay was $2.5 million in 2020.",), 2.5),
        ("What was rent in 2020?", ("Deferred rent was $9 million in 2020.", "In 2020 we paid $4 million in rent."), 4),
    ],
)
def test_the_cell_or_sentence_that_bears_attribute_and_period_answers(question, texts, value):
    ruling = ruled(question, *texts)
    assert ruling.outcome == "fits"
    assert values_of(ruling.standings[0]) == {value}


def test_what_stands_in_a_bracket_is_beside_what_is_asked():
    ruling = ruled(
        "What was the loan outstanding in 2021?", "In 2021, we had $54 of loan outstanding (including fees)."
    )
    assert ruling.outcome == "fits"


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("What were mooring fees in 2017?", TABLE),  # another period
        ("What were pilot fees in 2021?", TABLE),  # another attribute
        ("What was crane income in 2021?", TABLE),
        ("What was rent in 2020?", "Rent rose by $3 million in 2020."),  # a change of it
        ("What was interest in 2020?", "Interest expense on deferred charges was $3 million in 2020."),
    ],
)
def test_what_is_of_another_period_or_attribute_does_not(question, text):
    assert ruled(question, text).outcome == "lacks"


def test_several_that_fit_and_differ_are_ambiguous_and_told_apart():
    ruling = ruled("What were mooring fees in 2021?", TABLE, TABLE.replace("412", "977"))
    assert ruling.outcome == "ambiguous"
    assert {v for s in ruling.standings for v in values_of(s)} == {412, 977}


def test_several_that_say_the_same_are_not():
    assert ruled("What were mooring fees in 2021?", TABLE, "Mooring fees were 412 in 2021.").outcome == "fits"


def test_the_years_of_one_row_that_are_asked_for_are_no_rivals():
    assert ruled("What were mooring fees in 2020 and 2021?", TABLE).outcome == "fits"


UNITED = """
| OPERATING INCOME | 2021 | 2020 |
| --- | --- | --- |
|  | $'000 | $'000 |
| Ferries | 510 | 470 |
| Net cash used in mooring | (83) | (71) |
"""
OTHER = """
| Cash flows | 2021 | 2020 |
| --- | --- | --- |
| Net cash used for mooring | (64) | (60) |
"""


def test_of_cells_that_stand_as_well_the_one_is_meant_that_is_called_so_word_for_word():
    ruling = ruled("What was the net cash used for mooring in 2021?", UNITED, OTHER)
    assert (ruling.outcome, values_of(ruling.standings[0])) == ("fits", frozenset({64.0}))
    assert ruled("What was net cash of mooring in 2021?", UNITED, OTHER).outcome == "ambiguous"


def test_what_stands_above_the_names_of_rows_is_said_of_them():
    ruling = ruled("What was the operating income of ferries in 2021?", UNITED)
    assert (ruling.outcome, values_of(ruling.standings[0])) == ("fits", frozenset({510.0}))


def test_the_column_of_the_sum_is_meant_where_a_sum_is_asked_for():
    ages = "| Days late | 1-30 | Over 30 | Total |\n| --- | --- | --- | --- |\n| Total fees of 2021 | 20 | 5 | 25 |\n"
    ruling = ruled("What were the total fees in 2021?", ages)
    assert (ruling.outcome, values_of(ruling.standings[0])) == ("fits", frozenset({25.0}))


def test_a_figure_without_a_period_is_of_no_year_that_its_passage_never_names():
    undated = "| Item | Value |\n| --- | --- |\n| Crane fees | 77 |\n"
    assert ruled("What were crane fees in 2021?", f"Figures of 2021.\n\n{undated}").outcome == "fits"
    assert ruled("What were crane fees in 2021?", f"Figures of 2015.\n\n{undated}").outcome == "lacks"


def test_a_label_that_says_a_third_more_is_anothers():
    assert (
        ruled("What were the mooring fees in 2020?", "Winter mooring fees were $9 million in 2020.").outcome == "lacks"
    )


def test_a_percentage_is_borne_by_a_percent_sign():
    ruling = ruled("What was the percentage change of mooring fees in 2021?", TABLE)
    assert (ruling.outcome, values_of(ruling.standings[0])) == ("fits", frozenset({6.2}))
