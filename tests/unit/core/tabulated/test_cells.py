"""What a table's cells, headings and levels of headings say."""

from __future__ import annotations

import pytest

from core.extraction.tables import read_rows
from core.reading.scales import declared_in_heading
from core.tabulated.cells import is_code, unit_of_heading, value_of
from tests.unit.core.tabulated.test_covering import told


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


FLATS = """# Rents at Larkspur House

| Flat | Rent | Size | Rooms |
| --- | --- | --- | --- |
| Ground | 640 euros | 62 sqm | 2 |
| Upper | 780 euros | 81 sqm | 3 |
| Attic | 590 euros | 54 sqm | 4 |
"""
MIETEN = """# Mietpreise Haus Lerchenhof

| Wohnung | Kaltmiete | Zimmer |
| --- | --- | --- |
| Erdgeschoss | 640 Euro | 2 |
| Obergeschoss | 780 Euro | 3 |
| Dachgeschoss | 590 Euro | 4 |
"""
LISTINO = """# Rifugio Monte Corvo: listino 2024

| Camera | Prezzo | Posti letto |
| --- | --- | --- |
| Abete | 48 euro | 4 |
| Larice | 72 euro | 2 |
| Pino | 55 euro | 6 |
"""
STAFF = """# 솔바람 식당 직원 규정

| 직책 | 시급 | 휴가 일수 |
| --- | --- | --- |
| 주방장 | 21,000원 | 15일 |
| 종업원 | 11,200원 | 20일 |
| 요리사 | 15,500원 | 18일 |
"""
ODD = """# Crates of Mosshall

| Crate | Height | Handles |
| --- | --- | --- |
| One | 40 ells | 2 |
| Two | 62 ells | 5 |
| Three | 31 ells | 9 |
"""


@pytest.mark.parametrize(
    ("question", "title", "document", "parts"),
    [
        ("Which flat at Larkspur House has the highest rent?", "Rents at Larkspur House", FLATS, ("Upper", "780")),
        ("What is the average rent at Larkspur House?", "Rents at Larkspur House", FLATS, ("670",)),
        ("Which flat at Larkspur House has the largest size?", "Rents at Larkspur House", FLATS, ("Upper", "81")),
        ("Welche Wohnung hat die höchste Kaltmiete?", "Mietpreise", MIETEN, ("Obergeschoss 780",)),
        ("Wie hoch ist die durchschnittliche Kaltmiete?", "Mietpreise", MIETEN, ("670",)),
        ("Quale camera ha il prezzo più alto?", "Listino", LISTINO, ("Larice 72",)),
        ("휴가 일수가 가장 많은 직책은?", "직원 규정", STAFF, ("종업원 20일",)),
        ("시급이 가장 높은 직책은?", "직원 규정", STAFF, ("주방장 21,000원",)),
    ],
)
def test_a_unit_written_behind_a_figure_leaves_it_one(question, title, document, parts):
    answer = told(question, title, document)
    assert all(part in answer for part in parts)


@pytest.mark.parametrize(
    "question",
    [
        "Which crate of Mosshall has the highest height?",
        "What is the average height of the crates of Mosshall?",
        "What is the total height of the crates of Mosshall?",
        "How much more is the height of Two than of Three?",
    ],
)
def test_no_other_column_stands_in_for_one_that_cannot_be_read(question):
    assert "9" not in told(question, "Crates of Mosshall", ODD)
    assert "5" not in told(question, "Crates of Mosshall", ODD)


BAKERY = """# Kornblume - Annual report 2024

All amounts in thousand euros unless stated otherwise.

| Figure | 2022 | 2023 | 2024 |
| --- | --- | --- | --- |
| Revenue | 14,200 | 15,850 | 17,130 |
| Shops (number at year end) | 31 | 34 | 37 |
| Ovens (count) | 60 | 64 | 70 |
"""


@pytest.mark.parametrize(
    ("question", "said", "not_said"),
    [
        ("How many more shops did Kornblume have in 2024 than in 2022?", "by 6", "€"),
        ("How many shops did Kornblume have in 2024?", "37", "€"),
        ("How many ovens did Kornblume have in 2023?", "64", "thousand"),
        ("What was the revenue of Kornblume in 2024?", "€17,130 thousand", "shops"),
    ],
)
def test_what_is_counted_is_no_money_whatever_the_table_is_in(question, said, not_said):
    answer = told(question, "Kornblume - Annual report 2024", BAKERY)
    assert said in answer
    assert not_said not in answer


GLASS = """# Storm glass: specification

| Property | Value |
| --- | --- |
| Height | 312 mm |
| Diameter | 54 mm |
| Weight | 1.4 kg |
"""


@pytest.mark.parametrize(
    "question",
    [
        "What do feathers in the storm glass mean?",
        "What is the average value of the storm glass?",
        "What is the total value of the storm glass?",
        "Which property of the storm glass has the highest value?",
    ],
)
def test_figures_in_several_units_come_to_nothing(question):
    assert not told(question, "Storm glass: specification", GLASS)
