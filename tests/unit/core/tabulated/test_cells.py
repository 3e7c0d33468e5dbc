"""What a table's cells, headings and levels of headings say."""

from __future__ import annotations

import pytest

from core.extraction.tables import read_rows
from core.reading.scales import declared_in_heading
from core.tabulated.cells import is_code, unit_of_heading, value_of


@pytest.mark.parametrize("code", ["01067", "0351 445 120", "05 61 12 23 10", "00618", "007"])
def test_digits_that_count_nothing_are_no_figures(code: str):
    assert is_code(code)
    assert value_of(code) is None


@pytest.mark.parametrize(
    ("figure", "value"), [("0", 0), ("0.5", 0.5), ("12 345", 12_345), ("1,067", 1_067), ("67", 67)]
)
def test_figures_stay_figures(figure: str, value: float):
    assert value_of(figure) == value


@pytest.mark.parametrize(
    ("heading", "scale"),
    [
        ("Chiffre d'affaires (M€)", 1e6),
        ("Kosten (k€)", 1e3),
        ("in TEUR", 1e3),
        ("Mrd. €", 1e9),
        ("Umsatz (Mio. €)", 1e6),
        ("CA (milliers d'euros)", 1e3),
        ("单位：万元", 1e4),
        ("売上高（億円）", 1e8),
        ("매출 (억 원)", 1e8),
        ("Length (m)", 0),
        ("Preis pro m €", 0),
        ("Team EUR", 0),
    ],
)
def test_a_heading_says_its_scale_beside_its_currency(heading: str, scale: float):
    assert declared_in_heading(heading) == scale


def test_years_that_end_are_a_period_and_no_unit():
    assert unit_of_heading("Years ended July 28, 2018") is None
    assert unit_of_heading("Months") is not None


def test_days_below_a_heading_that_spans_them_are_headings_too():
    lines = [
        "|  |  | Years Ended |  | 2019 vs. 2018 |  |",
        "| --- | --- | --- | --- | --- | --- |",
        "| Years Ended | July 27, 2019 | July 28, 2018 | July 29, 2017 | Variance in Dollars | Variance in Percent |",
        "| Americas | $ 8,173 | $ 7,982 | $7,864 | $191 | 2% |",
        "| Years of service | 4 | 5 | 6 | 1 | 2% |",
    ]
    rows = read_rows(lines)
    assert rows[0].header[1:4] == ("July 27, 2019", "Years Ended July 28, 2018", "Years Ended July 29, 2017")
    assert [row.cells[0] for row in rows] == ["Americas", "Years of service"]
