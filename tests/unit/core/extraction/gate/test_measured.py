"""How high something is tells not how wide, and until when not from when."""

from __future__ import annotations

import pytest

from core.extraction.gate.asked import asked_for
from core.extraction.gate.quotable import is_of_something_else


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("Children under 5 are not admitted to the lead wall.", "How wide is the lead wall?"),
        ("The lead wall is 17.5 metres high.", "How wide is the lead wall?"),
        ("The top-rope wall is 13 metres high.", "How long is the top-rope wall?"),
        ("The dormitory is 6.5 metres long.", "How wide is the dormitory?"),
        ("Die Küche ist 4 Meter breit.", "Wie lang ist die Küche?"),
        ("The lead wall is 17.5 metres high.", "What is the capacity of the lead wall?"),
        ("The kitchen may be used until 21:00.", "From when may the kitchen be used?"),
        ("Die Küche darf bis 21 Uhr benutzt werden.", "Ab wann darf die Küche benutzt werden?"),
        ("La cuisine est large de 4 mètres.", "Quelle est la hauteur de la cuisine ?"),
        ("La piscina tiene 25 metros de largo.", "¿Qué profundidad tiene la piscina?"),
        ("수영장 길이는 25미터입니다.", "수영장 깊이는 얼마예요?"),
        ("プールの長さは25メートルです。", "プールの深さはどのくらいですか？"),
        ("주방은 21시까지 사용할 수 있습니다.", "주방은 몇 시부터 사용할 수 있나요?"),
        ("キッチンは21時まで使えます。", "キッチンは何時から使えますか？"),
        ("La cocina se puede usar hasta las 21:00.", "¿Desde qué hora se puede usar la cocina?"),
        ("La cuisine est ouverte jusqu'à 21 h.", "À partir de quelle heure la cuisine est-elle ouverte ?"),
        ("The garden is open from 8:00.", "Until when is the garden open?"),
        ("Der Tisch ist 80 cm hoch.", "Wie breit ist der Tisch?"),
        ("The pool is 1.8 m deep.", "How long is the pool?"),
    ],
)
def test_another_measure_or_end_is_something_else(text: str, question: str):
    assert is_of_something_else(asked_for(question), text)


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("The lead wall is 17.5 metres high.", "How high is the lead wall?"),
        ("The dormitory is 6.5 metres long and 4 metres wide.", "How wide is the dormitory?"),
        ("Die Küche ist 4 Meter breit.", "Wie breit ist die Küche?"),
        ("The kitchen may be used until 21:00.", "Until when may the kitchen be used?"),
        ("The kitchen may be used from 7:00 to 21:00.", "From when may the kitchen be used?"),
        ("The kitchen may be used from 7:00 until 21:00.", "Until when may the kitchen be used?"),
        ("수영장 길이는 25미터입니다.", "수영장 길이는 얼마예요?"),
        ("プールの深さは1.8メートルです。", "プールの深さはどのくらいですか？"),
        ("La piscina tiene 2 metros de profundidad.", "¿Qué profundidad tiene la piscina?"),
        ("The course takes 3 hours on the high wall.", "How long is the course on the high wall?"),
        ("The hall holds 120 people.", "What is the capacity of the hall?"),
        ("Die Küche darf ab 7 Uhr benutzt werden.", "Ab wann darf die Küche benutzt werden?"),
        ("주방은 7시부터 사용할 수 있습니다.", "주방은 몇 시부터 사용할 수 있나요?"),
        ("キッチンは21時まで使えます。", "キッチンは何時まで使えますか？"),
        ("The pool measures 25 by 10 metres.", "How long is the pool?"),
        ("La cuisine est large de 4 mètres.", "Quelle est la largeur de la cuisine ?"),
        ("The orange card is valid for two years.", "How long is the orange card valid?"),
    ],
)
def test_what_tells_it_is_none_of_another_measure_or_end(text: str, question: str):
    assert not is_of_something_else(asked_for(question), text)
