"""Words that relate two figures: rises and falls, multiples, the same figure in another unit."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.checks import check_record
from core.checks.conversions import is_a_conversion
from core.checks.movements import multiples_in, wrong_ways
from core.reading.amounts import read_amounts


def metric(name, year, value):
    return {"company": "Acme", "metric": name, "period": "FY", "fiscal_year": year, "value": value, "unit": "USD"}


ROWS = [metric("revenue", y, v) for y, v in ((2021, 500e6), (2022, 1050e6), (2023, 1200e6))]
PROSE = "Headcount doubled to 3,400. The trail is 26.2 miles long, and the oven is at 400°F."


def judged(answer, evidence):
    record = {"id": 1, "answer": answer, "context" if isinstance(evidence, str) else "rows": evidence}
    return check_record(record)


def wrong(text):
    return [a.text for a, _ in wrong_ways(text, read_amounts(text))]


def test_a_fall_to_more_and_a_rise_to_less_are_noticed():
    assert wrong("Revenue fell to $1.2B in 2023 from $1.05B in 2022.") == ["$1.2B"]
    assert wrong("The rate rose from 5% to 3%.") == ["3%"]
    assert wrong("Sales rose 3% to $5 million from $4.8 million.") == []
    assert wrong("The net loss fell from $5 million to $7 million.") == []
    assert wrong("It did not fall from 5 to 6.") == []
    assert wrong("It grew in 2020, then fell from 6 to 5.") == []


@given(st.integers(1, 10**6), st.integers(1, 10**6))
def test_a_movement_is_wrong_exactly_where_the_figures_go_the_other_way(old, new):
    assert wrong(f"The count rose from {old:,} to {new:,} units.") == ([f"{new:,}"] if new < old else [])
    assert wrong(f"The count fell to {new:,} from {old:,} units.") == ([f"{new:,}"] if new > old else [])


def test_a_figure_that_is_proved_is_wrong_where_its_verb_is():
    assert judged("Revenue rose to $1.2B in 2023 from $1.05B in 2022.", ROWS)["passed"]
    found = judged("Revenue fell to $1.2B in 2023 from $1.05B in 2022.", ROWS)
    assert [s["text"] for c in found["checks"] for s in c["spans"]] == ["$1.2B"]


@pytest.mark.parametrize(
    ("text", "old", "new", "fits"),
    [
        ("doubled", 50, 104, True),
        ("doubled", 50, 80, False),
        ("more than doubled", 50, 104, True),
        ("more than doubled", 50, 95, False),
        ("nearly tripled", 50, 140, True),
        ("halved", 50, 26, True),
        ("halved", 50, 40, False),
        ("doubled", -50, -104, True),
        ("doubled", 50, -104, False),
    ],
)
def test_a_multiple_is_read_with_its_leeway(text, old, new, fits):
    (multiple,) = multiples_in(f"It {text} in a year.")
    assert multiple.fits(old, new) is fits


def test_what_is_no_verb_of_multiplying_is_no_multiple():
    assert list(multiples_in("The company doubled down on double-entry books and double rooms.")) == []


def test_multiples_are_held_against_rows():
    assert judged("Revenue more than doubled from 2021 to 2022.", ROWS)["passed"]
    assert not judged("Revenue doubled from 2022 to 2023.", ROWS)["passed"]
    assert not judged("Revenue tripled from 2021 to 2022.", ROWS)["passed"]
    assert not judged("Revenue halved in 2023.", ROWS)["passed"]


def test_multiples_are_held_against_what_the_evidence_says():
    assert judged("Headcount doubled to 3,400.", PROSE)["passed"]
    assert not judged("Headcount tripled to 3,400.", PROSE)["passed"]


def converted(text):
    amounts = read_amounts(text)
    return [is_a_conversion(text, a, amounts, amounts) for a in amounts]


def test_a_figure_may_be_restated_in_another_unit():
    assert converted("26.2 miles (42.2 km)") == [True, True]
    assert converted("400°F (205°C)") == [True, True]
    assert converted("2 hours (120 minutes)") == [True, True]
    assert converted("26.2 miles (52.2 km)") == [False, False]
    assert converted("26.2 miles (26.2 miles)") == [False, False]
    assert converted("26 miles and 42 dogs") == [False, False]


def test_a_restated_figure_is_proved_by_the_one_it_restates():
    assert judged("The trail is 26.2 miles (42.2 km) long.", PROSE)["passed"]
    assert not judged("The trail is 26.2 miles (45.2 km) long.", PROSE)["passed"]
    assert not judged("The trail is 36.2 miles (58.3 km) long.", PROSE)["passed"]


@given(st.integers(1, 500))
def test_temperatures_convert_there_and_back(celsius):
    fahrenheit = round(celsius * 9 / 5 + 32)
    assert converted(f"{celsius} °C ({fahrenheit} °F)") == [True, True]
    assert converted(f"{celsius} °C ({fahrenheit + 9} °F)") == [False, False]
