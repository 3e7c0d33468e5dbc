"""Periods are found where a question names them, whatever way they are said."""

from __future__ import annotations

import pytest

from core.tabulated.times_asked import timed


@pytest.mark.parametrize(
    ("said", "times"),
    [
        ("in fiscal 2021", ["2021"]),
        ("FY2020", ["2020"]),
        ("FY'21", ["2021"]),
        ("during the 2021 fiscal year", ["2021"]),
        ("at the end of fiscal 2021", ["2021"]),
        ("at year-end FY2022", ["2022"]),
        ("on 20 November 2022", ["2022 2022-11-20"]),
        ("at September 24, 2022", ["2022 2022-09-24"]),
        ("at the end of August 2022", ["2022 2022-08"]),
        ("in the fiscal year that ended September 30, 2023", ["2023 year 2023-09-30"]),
        ("in the three months ended March 30, 2024", ["2024 3M 2024-03-30"]),
        ("over the six months through March 29, 2025", ["2025 6M 2025-03-29"]),
        ("in the 12 weeks ended November 20, 2022", ["2022 3M 2022-11-20"]),
        ("in the half year to March 2025", ["2025 6M 2025-03"]),
        ("in the March 2025 quarter", ["2025 3M 2025-03"]),
        ("in January-June 2022", ["2022 6M"]),
        ("January to June 2023", ["2023 6M"]),
        ("in the first six months of fiscal 2025", ["2025 6M"]),
        ("in the first half of FY25", ["2025 6M"]),
        ("in the first quarter of fiscal 2023", ["2023 Q1"]),
        ("in Q1 FY23", ["2023 Q1"]),
        ("in fiscal 2023's second quarter", ["2023 Q2"]),
        ("H1 2023 on H1 2022", ["2023 6M", "2022 6M"]),
        ("in the first half of FY25 against the same half of FY24", ["2025 6M", "2024 6M"]),
        ("in the first quarter of fiscal 2023 compared with a year before", ["2023 Q1", "2022 Q1"]),
        ("in the 12 weeks ended November 20, 2022 and a year earlier", ["2022 3M 2022-11-20", "2021 3M 2021-11"]),
        ("between the end of September 2021 and the end of September 2022", ["2021 2021-09", "2022 2022-09"]),
        ("of the fiscal years 2020, 2021 and 2022", ["2020", "2021", "2022"]),
        ("of $2021 million, a 2-for-1 split, the May bank holiday", []),
    ],
)
def test_a_period_is_read_where_it_stands(said, times):
    found = timed(f"What were sales {said}?").times

    assert [" ".join(filter(None, (str(one.year), one.span, one.end))) for one in found] == times


def test_what_is_left_are_the_words_with_a_mark_for_each_period():
    assert timed("Mac sales, FY2022 or fiscal 2023?").text == "mac sales , ¤ or ¤"
    assert timed("from fiscal 2022 through 2024").ranges == {1}
    assert timed("in fiscal 2022 and 2024").ranges == frozenset()
