"""Rows that are called alike but for a number: what is said of one is not proved by the other's figure."""

from __future__ import annotations

import pytest

from core.checks import check_record

MACHINES = """| Machine | Weight (kg) | Pieces per hour |
| --- | --- | --- |
| Teigmax 40 | 310 | 1,800 |
| Teigmax 60 | 425 | 2,600 |
"""
LAMPEN = """| Leuchte | Preis (EUR) | Lebensdauer (h) |
| --- | --- | --- |
| Lumen 7 | 21 | 15000 |
| Lumen 9 | 30 | 20000 |
"""
PUMPS = """| 펌프 | 무게 (kg) |
| --- | --- |
| 모델 3 | 60 |
| 모델 5 | 80 |
"""


def passes(table: str, answer: str) -> bool:
    return bool(check_record({"id": "a", "question": "", "context": table, "answer": f"{answer} [1]."})["passed"])


@pytest.mark.parametrize(
    ("table", "answer"),
    [
        (MACHINES, "The Teigmax 40 weighs 425 kg and the Teigmax 60 weighs 310 kg"),
        (MACHINES, "The Teigmax 40 weighs 425 kg"),
        (MACHINES, "The weight of the Teigmax 60 is 310 kg"),
        (MACHINES, "The Teigmax 40 makes 2,600 pieces per hour"),
        (LAMPEN, "Die Lumen 9 kostet 21 EUR"),
        (LAMPEN, "Die Lumen 7 kostet 30 EUR, die Lumen 9 kostet 21 EUR"),
        (PUMPS, "모델 3의 무게는 80 kg입니다"),
    ],
)
def test_another_ones_figure_is_flagged(table: str, answer: str):
    assert not passes(table, answer)


@pytest.mark.parametrize(
    ("table", "answer"),
    [
        (MACHINES, "The Teigmax 40 weighs 310 kg and the Teigmax 60 weighs 425 kg"),
        (MACHINES, "The Teigmax 40 and the Teigmax 60 weigh 310 kg and 425 kg"),
        (MACHINES, "The Teigmax 60 weighs more than the Teigmax 40, at 425 kg"),
        (MACHINES, "The Teigmax 60 is the big one. Unlike the Teigmax 40, it weighs 425 kg"),
        (MACHINES, "425 kg is the weight of the Teigmax 60"),
        (LAMPEN, "Die Lumen 7 kostet 21 EUR, die Lumen 9 kostet 30 EUR"),
        (PUMPS, "모델 5의 무게는 80 kg입니다"),
    ],
)
def test_its_own_passes(table: str, answer: str):
    assert passes(table, answer)
