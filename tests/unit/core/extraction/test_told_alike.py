"""What answers alike of several people or places, none of them named, is told of each."""

from __future__ import annotations

import pytest

from core.extraction.composing import compose
from core.extraction.understanding import understanding
from tests.fakes import passage


@pytest.mark.parametrize(
    ("text", "asked", "figures"),
    [
        ("Anna Hill runs payroll; her extension is 331. Anna Stone runs travel; her extension is 345.",
         "What is Anna's extension?", ("331", "345")),
        ("Die Kantine in Bonn hat von 11 bis 14 Uhr geöffnet. Die Kantine in Köln hat von 12 bis 15 Uhr geöffnet.",
         "Wann hat die Kantine geöffnet?", ("11", "12")),
        ("Ana López lleva nóminas; su extensión es la 231. Ana Ruiz lleva viajes; su extensión es la 245.",
         "¿Cuál es la extensión de Ana?", ("231", "245")),
        ("La cantine de Lyon ouvre à 11 h 30. La cantine de Nantes ouvre à 12 h.",
         "À quelle heure ouvre la cantine ?", ("11 h 30", "12 h")),
        ("北京办公室的电话是010-1234。上海办公室的电话是021-5678。", "办公室的电话是多少？", ("010-1234", "021-5678")),
        ("東京の食堂は11時から営業する。大阪の食堂は12時から営業する。", "食堂は何時から営業しますか？",
         ("11時", "12時")),
        ("서울 식당은 11시에 연다. 부산 식당은 12시에 연다.", "식당은 몇 시에 여나요?", ("11시", "12시")),
    ],
)  # fmt: skip
def test_none_of_several_is_chosen_silently(text, asked, figures):
    told = drafted(text, asked)
    assert all(figure in told for figure in figures)


def test_the_one_that_is_named_is_told_alone():
    text = "La cantine de Lyon ouvre à 11 h 30. La cantine de Nantes ouvre à 12 h."
    told = drafted(text, "À quelle heure ouvre la cantine de Nantes ?")
    assert "12 h" in told
    assert "Lyon" not in told


def drafted(text, asked):
    passages = (passage(text),)
    read = understanding(asked, passages)
    return compose(read.query, read.scored, passages).text
