"""Columns of figures stand right: in our tables, in a model's, and in those of documents."""

from __future__ import annotations

import pytest

from bots.render.figure_columns import figure_columns
from bots.render.html_text import answer_html
from bots.render.table_text import table_text
from core.model import Table

FIGURES = (
    *(["$260.2B", "$1.2M"], ["260,2 Mrd. $", "3,1 Mrd. $"], ["3 602억 달러", "12억 달러"], ["12", "7.5", "–"]),
    *(["50 %", "7.3%"], ["1.234.567,89", "12,00"], ["12 345", "7"], ["(12)", "-3", "+4"], ["EUR 100", "USD 5.50"]),
    *(["12 days", "1 day"], ["US$5", "R$ 7"], ["1,234", "5"], ["€ 12", ""], ["12 kg", "n/a"], ["0.5", "0,25"], ["0"]),
    *(["−3.1 %", "2 %"], ["4인", "12인"], ["1’234", "8"], ["~ 20", "> 30"]),
)
OTHERS = (
    *(["FY2019", "FY2020"], ["Q1 2025", "Q2 2025"], ["2019-09-28", "2020-09-26"], ["28 Sep 2019", "26 Sep 2020"]),
    *(["09:00", "17:30"], ["CP-700", "FS-7"], ["Oak 3", "Elm 4"], ["3.1.2", "3.1.3"], ["28.09.2019"], ["007", "012"]),
    *(
        ["1. Januar", "2. Mai"],
        ["2026年3月4日"],
        ["2019", "2020"],
        ["yes", "no"],
        ["", "–"],
        ["12/2024"],
        ["10-12 days"],
    ),
    *(
        ["1 of 12", "3 of 12"],
        ["#5", "#6"],
        ["+49 451 12345"],
        ["192.168.1.1"],
        ["12 Main Street", "7 Quay", "3 Elm Row", "9 The Mews"],
        ["Hall 2", "3"],
    ),
)


@pytest.mark.parametrize("cells", FIGURES)
def test_a_column_of_figures_stands_right(cells):
    assert figure_columns([["x", cell] for cell in cells]) == [False, True]


@pytest.mark.parametrize("cells", OTHERS)
def test_days_times_codes_names_and_labels_stay_left(cells):
    assert figure_columns([[cell, "x"] for cell in cells]) == [False, False]


def test_years_stand_right_where_they_are_no_labels():
    assert figure_columns([["a", "2019"], ["b", "1180"]]) == [False, True]


def test_what_a_model_writes_stands_right_with_its_head_too():
    shown = answer_html("| Team | Days |\n|---|---|\n| A | 25 |\n| B | **7** |", frozenset(), {})
    assert shown.count('<th class="number">Days') == shown.count('<td class="number">25') == 1
    assert '<td class="number"><strong>7' in shown
    assert "<td>A" in shown


def test_our_tables_say_it_to_every_face():
    made = Table("Ulm: revenue", ("Period", "Ended", "revenue"), (("FY2024", "2024-12-31", 12.0e9),), "EUR")
    assert "| --- | --- | ---: |" in table_text(made)
