"""A figure of prose is read with its sign: what lies below nought isn't told as above it, in any language."""

from __future__ import annotations

import pytest

from core.checks import check_record

WRONG = [
    ("Operating cash flow was $5 million in 2022.", "Operating cash flow was -$5 million in 2022."),
    ("Operating cash flow was $5 million in 2022.", "Operating cash flow was ($5 million) in 2022."),
    ("The operating margin was 5 %.", "The operating margin was -5 %."),
    ("The melting point is 39 °C.", "The melting point is -39 °C."),
    ("Store the vaccine at 20 °C.", "Store the vaccine at -20 °C."),
    ("Store the vaccine at 18 °C.", "Store the vaccine at −18 °C."),
    ("Store the vaccine at 20 °C.", "Store the vaccine at minus 20 °C."),
    ("The balance was 400 euros.", "The balance was -400 euros."),
    ("The temperature is 12 degrees.", "The temperature is 12 degrees below zero."),
    ("Die Temperatur beträgt 18 °C.", "Die Temperatur beträgt -18 °C."),
    ("Die Probe lagert bei 80 °C.", "Die Probe lagert bei minus 80 °C."),
    ("La température est de 7 °C.", "La température est de -7 °C."),
    ("El margen fue del 4 %.", "El margen fue del -4 %."),
    ("La temperatura fue de 6 grados.", "La temperatura fue de 6 grados bajo cero."),
    ("Il margine è stato del 3 %.", "Il margine è stato del -3 %."),
    ("A margem foi de 9 %.", "A margem foi de -9 %."),
    ("De marge was 8 %.", "De marge was -8 %."),
    ("保管温度は20℃です。", "保管温度は-20℃です。"),
    ("保管温度は20度です。", "保管温度はマイナス20度です。"),
    ("储存温度为20℃。", "储存温度为零下20℃。"),
    ("보관 온도는 20도이다.", "보관 온도는 영하 20도이다."),
    ("كان الهامش 5 %.", "كان الهامش -5 %."),
    ("मार्जिन 5 % था।", "मार्जिन -5 % था।"),
]
RIGHT = [
    ("Operating cash flow was -$5 million in 2022.", "Operating cash flow was ($5 million) in 2022."),
    ("The operating margin was minus 5 %.", "The operating margin was -5 %."),
    ("The operating margin was -5 %.", "The operating margin was minus 5 %."),
    ("There was an outflow of $5 million in 2022.", "Operating cash flow was -$5 million in 2022."),
    ("Operating cash flow was negative, at $5 million.", "Operating cash flow was -$5 million."),
    ("Sales fell by 5 %.", "The change in sales was -5 %."),
    ("It melts at 39 degrees below zero.", "The melting point is -39 degrees."),
    ("The flight seats 737 people.", "The flight seats 700 -737 people."),
    ("Boil 5 eggs.", "Ingredients:\n-5 eggs\n-3 onions"),
    ("The net loss was $5 million.", "The net loss was ($5 million)."),
    ("Sie lagert bei -80 °C.", "Die Probe lagert bei minus 80 °C."),
    ("保管温度は-20度です。", "保管温度はマイナス20度です。"),
    ("Fue de -6 grados.", "La temperatura fue de 6 grados bajo cero."),
    ("Au moins 20 personnes sont venues.", "Au moins 20 personnes sont venues."),
    ("Almeno 20 persone. Meno 20 euro di sconto.", "Almeno 20 persone. Meno 20 euro di sconto."),
    ("It took 5 min 20 s.", "It took 5 min 20 s."),
]


@pytest.mark.parametrize(("answer", "context"), WRONG)
def test_a_figure_below_nought_told_as_one_above_it_is_wrong(answer: str, context: str) -> None:
    assert not check_record({"id": 1, "answer": answer, "context": context})["passed"]


@pytest.mark.parametrize(("answer", "context"), RIGHT)
def test_a_sign_that_is_told_in_another_way_is_right(answer: str, context: str) -> None:
    assert check_record({"id": 1, "answer": answer, "context": context})["passed"]
