"""Rows of a year and a `value` are of whatever a draft speaks of: which way it went and when it was highest is held."""

from __future__ import annotations

import pytest

from core.checks import check_record

YEARS = {2021: 300, 2022: 345, 2023: 310}
SAID = (
    ("Permits were highest in {}.", 2022, 2023),
    ("It was highest in {}.", 2022, 2021),
    ("Permits were lowest in {}.", 2021, 2022),
    ("Permits fell in {}.", 2023, 2022),
    ("Permits rose in {}.", 2022, 2023),
    ("Genehmigungen waren {} am höchsten.", 2022, 2023),
    ("허가 건수는 {}년에 가장 많았습니다.", 2022, 2023),
    ("許可件数は{}年が最も多かった。", 2022, 2023),
)


@pytest.mark.parametrize("heading", ["value", "amount", "Wert", "valeur", "값"])
@pytest.mark.parametrize(("text", "right", "wrong"), SAID)
def test_what_is_said_of_nameless_rows_is_held_to_them(heading: str, text: str, right: int, wrong: int) -> None:
    rows = [{"year": year, heading: figure} for year, figure in YEARS.items()]
    passed = {year: check_record({"id": "x", "answer": text.format(year), "rows": rows})["passed"] for year in YEARS}
    assert passed[right]
    assert not passed[wrong]


def test_rows_that_have_a_name_say_nothing_of_another_thing() -> None:
    rows = [{"year": year, "visitors": figure} for year, figure in YEARS.items()]
    assert check_record({"id": "x", "answer": "Permits were highest in 2023.", "rows": rows})["passed"]
