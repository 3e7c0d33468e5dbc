"""The extremes that questions in other languages than English ask for."""

from __future__ import annotations

import pytest

from core.reading.superlatives import PRICE, superlative_of


@pytest.mark.parametrize(
    ("question", "language", "more", "by"),
    [
        ("Welche Klasse hat die meisten Kinder?", "de", True, ""),
        ("Welche Klasse hat die wenigsten Kinder?", "de", False, ""),
        ("Was kostet am meisten?", "de", True, PRICE),
        ("Welches ist das billigste Rad?", "de", False, ""),
        ("¿Qué modelo cuesta más por día?", "es", True, PRICE),
        ("¿Cuál es la bicicleta más barata por hora?", "es", False, PRICE),
        ("Quel vélo coûte le plus par jour ?", "fr", True, PRICE),
        ("Quelle est la fonction la plus chère ?", "fr", True, PRICE),
        ("Welk model kost het meest?", "nl", True, PRICE),
        ("売上が最も少ない部門はどこですか。", "ja", False, ""),
        ("비용이 가장 적은 과정은?", "ko", False, ""),
    ],
)
def test_an_extreme_is_read_by_the_words_that_a_language_has_for_it(question, language, more, by):
    found = superlative_of(question, language)
    assert found is not None
    assert (found.more, found.by or by) == (more, by or found.by)


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("¿Qué modelos cuestan menos de 20 euros por día?", "es"),
        ("¿Cuesta más la urbana que la eléctrica?", "es"),
        ("Welches Fahrzeug kostet mehr als der Atego?", "de"),
        ("Quels vélos coûtent plus de 20 euros ?", "fr"),
        ("Wie viele Kinder hat die Klasse?", "de"),
        ("Welche Strecke ist die längste?", "de"),  # a length is no figure of whatever column
    ],
)
def test_what_compares_two_or_with_a_figure_asks_for_no_extreme(question, language):
    assert superlative_of(question, language) is None
