"""Digits within the name of a row or a column, as the answer writes it, are no figures of the answer's own."""

from __future__ import annotations

import pytest

from core.checks import check_record

RACES = [
    {"runner": "Lopez", "100 m (s)": 10.9, "200 m (s)": 22.4, "Under-18 rank": 2},
    {"runner": "Haas", "100 m (s)": 11.3, "200 m (s)": 21.8, "Under-18 rank": 5},
]
SWIMMERS = [
    {"swimmer": "Bea", "50 m freestyle (s)": 26.8, "100 m butterfly (s)": 61.2},
    {"swimmer": "Cid", "50 m freestyle (s)": 27.5, "100 m butterfly (s)": 59.9},
]
SALES = [
    {"product": "Jam 500 g", "2023": 190, "2024": 170},
    {"product": "Honey 250 g", "2023": 80, "2024": 95},
    {"product": "Cable Cat 7 10 m", "2023": 45, "2024": 52},
]
RIGHT = [
    (RACES, "Lopez was fastest over 100 m in 10.9 s."),
    (RACES, "Over 200 m, Haas ran 21.8 s."),
    (RACES, "Lopez ran the 200 m in 22.4 seconds."),
    (RACES, "Lopez is ranked 2 among under-18s."),
    (RACES, "Haas has the Under-18 rank 5."),
    (SWIMMERS, "Bea swam the 50 m freestyle in 26.8 s."),
    (SWIMMERS, "Cid's time over the 100 m butterfly is 59.9 s."),
    (SWIMMERS, "In the 50 M Freestyle, Cid took 27.5 s."),
    (SALES, "Sales of Jam 500 g fell from 190 in 2023 to 170 in 2024."),
    (SALES, "Honey 250 g rose from 80 in 2023 to 95 in 2024."),
    (SALES, "In 2024, 95 of Honey 250 g were sold."),
    (SALES, "Of Cable Cat 7 10 m, 52 were sold in 2024."),
]
WRONG = [
    (RACES, "Lopez was fastest over 100 m in 10.4 s."),
    (RACES, "Over 200 m, Haas ran 24.8 s."),
    (SWIMMERS, "Bea swam the 50 m freestyle in 29.8 s."),
    (SWIMMERS, "Cid's time over the 100 m butterfly is 57.9 s."),
    (SALES, "Sales of Jam 500 g rose from 190 in 2023 to 170 in 2024."),
    (SALES, "In 2024, 59 of Honey 250 g were sold."),
]


@pytest.mark.parametrize(("rows", "answer"), RIGHT)
def test_a_name_with_a_digit_is_a_name(rows: list[dict[str, object]], answer: str) -> None:
    verdict = check_record({"id": 1, "answer": answer, "rows": rows})
    assert verdict["passed"], verdict


@pytest.mark.parametrize(("rows", "answer"), WRONG)
def test_the_figures_beside_such_a_name_are_judged(rows: list[dict[str, object]], answer: str) -> None:
    verdict = check_record({"id": 1, "answer": answer, "rows": rows})
    assert not verdict["passed"], verdict
