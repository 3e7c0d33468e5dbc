"""What a thing is of or for."""

from __future__ import annotations

import pytest

from core.extraction.gate.complements import is_of_another_complement


@pytest.mark.parametrize(
    ("language", "question", "text"),
    [
        ("en", "Who has the key to the archive?", "The key of the boat hall is held by Marit."),
        ("en", "What is the deposit for a lamp?", "A deposit for one puppet is 40 euros."),
        ("de", "Was kostet die Karte für Rentner?", "Die Karte für Kinder kostet 4 Euro."),
        ("fr", "Quelle caution faut-il laisser pour un vélo ?", "Une caution est laissée pour le chalet."),
        ("es", "¿Cuál es la entrada para jubilados?", "La entrada para niños es de 4 euros."),
        ("it", "Quanto costa il biglietto per anziani?", "Il biglietto per bambini costa 4 euro."),
    ],
)
def test_what_is_of_or_for_something_else_is_another(language, question, text):
    assert is_of_another_complement(question, text, "", language)


@pytest.mark.parametrize(
    ("language", "question", "text", "heading"),
    [
        ("en", "Who has the key to the boat hall?", "The key of the boat hall is held by Marit.", ""),
        ("en", "Who has the key to the archive?", "The key of the second room is held by Marit.", "Archive"),
        ("en", "Who has the key to the archive?", "The key is held by Marit.", ""),
        ("en", "What is the fee for staff?", "The fee for employees is 4 euros.", ""),
        ("en", "When do I have to show up?", "The head of the crew begins at six.", ""),
        ("de", "Was kostet die Karte für Kinder?", "Die Karte für Kinder kostet 4 Euro.", ""),
        ("ko", "어린이를 위한 표는 얼마인가요?", "어른을 위한 표는 4천 원입니다.", ""),
    ],
)
def test_what_is_of_the_same_or_says_of_nothing_is_not(language, question, text, heading):
    assert not is_of_another_complement(question, text, heading, language)
