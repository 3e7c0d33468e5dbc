"""A deputy is not the head, and whom the question names already came neither before nor after."""

from __future__ import annotations

import pytest

from core.extraction.gate.office import is_of_another_office, names_nobody_else

DEPUTIES = [
    ("Who is the head of sales?", "Marta Silva is the deputy head of sales."),
    ("Who is the head of sales?", "Marta Silva is deputy to the head of sales."),
    ("Who is the president?", "The vice president is Omar Said."),
    ("What is the name of the director?", "Lea Winter, a former director, lives in Kiel."),
    ("Wer ist der Leiter des Vertriebs?", "Die stellvertretende Leiterin des Vertriebs ist Marta Silva."),
    ("Qui est le directeur commercial ?", "Le directeur adjoint est Paul Roux."),
    ("¿Quién es la directora de ventas?", "La directora adjunta es Marta Silva."),
    ("Chi è il presidente?", "La vice presidente è Anna Riva."),
    ("Quem é o diretor de vendas?", "O diretor adjunto é Rui Sá."),
    ("Wie is de directeur?", "De adjunct-directeur is Jan Bos."),
    ("社長は誰ですか？", "副社長は佐藤さんです。"),
    ("总经理是谁？", "副总经理是王芳。"),
    ("사장은 누구입니까?", "부사장은 김철수입니다."),
    ("निदेशक कौन है?", "उप निदेशक राम हैं।"),
    ("من هو المدير؟", "نائب المدير هو سالم."),
]
HEADS = [
    ("Who is the head of sales?", "The head of sales is Tom Brandt, and his deputy is Nina Kern."),
    ("Who is the deputy head of sales?", "Marta Silva is the deputy head of sales."),
    ("Who is Marta Silva?", "Marta Silva has been an assistant in the kitchen since May."),
    ("When does the head of sales meet?", "The deputy head of sales meets on Fridays."),
    ("Who is the head of sales?", "Iris Weber leads sales. Her former team is in Kiel."),
    ("Wer ist der Leiter des Vertriebs?", "Leiter des Vertriebs ist Tom Brandt, stellvertretende Leiterin Nina Kern."),
    ("社長は誰ですか？", "社長は田中さん、副社長は佐藤さんです。"),
    ("总经理是谁？", "总经理是李伟，副总经理是王芳。"),
]


@pytest.mark.parametrize(("question", "text"), DEPUTIES)
def test_a_deputy_is_not_the_head(question: str, text: str) -> None:
    assert is_of_another_office(question, text)


@pytest.mark.parametrize(("question", "text"), HEADS)
def test_who_is_named_beside_a_deputy_is_the_head(question: str, text: str) -> None:
    assert not is_of_another_office(question, text)


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("Who was CEO before Carla Voss?", "Carla Voss is the CEO."),
        ("Who was CEO before Carla Voss?", "She has led the company since 2019."),
        ("Wer war vor Carla Voss Geschäftsführer?", "Carla Voss ist seit 2019 die Geschäftsführerin."),
        ("Qui a dirigé l'usine après Paul Roux ?", "Paul Roux dirige l'usine depuis 2019."),
    ],
)
def test_whom_the_question_names_came_neither_before_nor_after(question: str, text: str) -> None:
    assert names_nobody_else(question, text)


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("Who was CEO before Carla Voss?", "Omar Said led the company until 2019."),
        ("Who was CEO before Carla Voss?", "Before her, Omar Said was CEO."),
        ("Who is Carla Voss?", "Carla Voss is the CEO."),
        ("Who locks up after six?", "The porter locks up."),
        ("Wie viele Parkplätze gibt es vor der Halle?", "Vor der Halle gibt es sechs Parkplätze."),
    ],
)
def test_somebody_else_who_is_named_may_have(question: str, text: str) -> None:
    assert not names_nobody_else(question, text)
