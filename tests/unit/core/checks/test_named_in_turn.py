"""Figures named in turn, and those of a month in the possessive, are held against the label that they get."""

from __future__ import annotations

import pytest

from core.checks import check_record

BEDS = "| city | beds |\n|---|---|\n| Oslo | 24 |\n| Bergen | 31 |\n| Moss | 18 |"
BILLS = "| month | bill ($) |\n|---|---|\n| April | 15,200 |\n| May | 18,400 |\n| June | 12,900 |"
SAUNA = "| 도시 | 침대 |\n|---|---|\n| 서울 | 24 |\n| 부산 | 31 |\n| 대구 | 18 |"
RIGHT = [
    (BEDS, "Oslo, Bergen and Moss have 24, 31 and 18 beds, respectively."),
    (BEDS, "Bergen and Moss have 31 and 18 beds respectively."),
    (BEDS, "There are 24, 31 and 18 beds in Oslo, Bergen and Moss, respectively."),
    (BEDS, "Moss and Oslo have 18 and 24 beds, respectively."),
    (BILLS, "The bills of April and June were $15,200 and $12,900, respectively."),
    (SAUNA, "서울, 부산, 대구의 침대는 각각 24개, 31개, 18개입니다."),
    (BILLS, "April's bill came to $15,200."),
    (BILLS, "May’s bill was $18,400."),
    (BILLS, "June's bill, at $12,900, was the lowest."),
]
WRONG = [
    (BEDS, "Oslo, Bergen and Moss have 31, 24 and 18 beds, respectively."),
    (BEDS, "Bergen and Moss have 18 and 31 beds respectively."),
    (BEDS, "There are 31, 24 and 18 beds in Oslo, Bergen and Moss, respectively."),
    (BEDS, "Moss and Oslo have 24 and 18 beds, respectively."),
    (BILLS, "The bills of April and June were $12,900 and $15,200, respectively."),
    (SAUNA, "서울, 부산, 대구의 침대는 각각 31개, 24개, 18개입니다."),
    (BILLS, "April's bill came to $18,400."),
    (BILLS, "May’s bill was $15,200."),
    (BILLS, "June's bill amounted to $15,200."),
]


@pytest.mark.parametrize(("source", "answer"), RIGHT)
def test_each_figure_of_its_own_label_passes(source: str, answer: str) -> None:
    verdict = check_record({"id": 1, "answer": answer, "context": source})
    assert verdict["passed"], verdict["checks"][1]


@pytest.mark.parametrize(("source", "answer"), WRONG)
def test_a_figure_of_another_label_does_not(source: str, answer: str) -> None:
    assert not check_record({"id": 1, "answer": answer, "context": source})["passed"]
