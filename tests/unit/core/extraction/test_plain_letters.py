"""What is typed without accents is read as the word that a source writes with them."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.loop import answer
from core.model import Question
from core.reading.names import unaccented
from tests.fakes import kit_of
from tests.unit.core.test_loop import corpus

TOLD = (
    "The office in Gdańsk opens at 8 am. The office in Łódź opens at 9 am.",
    "The café in Málaga seats 40 people. The bar in Seville seats 25.",
    "Das Büro in Zürich hat 12 Plätze. Das Büro in Köln hat 30 Plätze.",
    "Le musée de Besançon ouvre à 10 heures. Le musée de Dijon ouvre à 9 heures.",
    "La oficina de Cádiz tiene 8 salas. La oficina de Soria tiene 3 salas.",
    "O escritório de São Luís abre às 7 horas. O escritório de Recife abre às 6 horas.",
)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("When does the gdansk office open?", "Gdańsk opens at 8 am"),
        ("When does the office in Lodz open?", "Łódź opens at 9 am"),
        ("How many people does the cafe in malaga seat?", "Málaga seats 40"),
        ("Wie viele Plätze hat das Büro in Zurich?", "Zürich hat 12"),
        ("Wie viele Plätze hat das Büro in koeln?", "Köln hat 30"),
        ("À quelle heure ouvre le musée de Besancon ?", "Besançon ouvre à 10"),
        ("¿Cuántas salas tiene la oficina de cadiz?", "Cádiz tiene 8"),
    ],
)
async def test_a_name_without_its_accents_is_the_one_that_has_them(asked, said):
    given = await answer(Question(asked), kit_of(ExtractiveModel(), await corpus(*TOLD)))
    assert said in given.text
    assert given.text.count("[1]") == 1, "of the other nothing is said"


def test_letters_that_no_normal_form_takes_apart_are_plain_ones_too():
    assert [unaccented(name) for name in ("Łódź", "Tromsø", "Đà Nẵng", "Gdańsk")] == [
        "lodz",
        "tromso",
        "da nang",
        "gdansk",
    ]


async def test_a_word_that_begins_a_compound_is_asked_of_it():
    told = ("Die Nebelmaschinen kosten 40 Euro am Tag. Die Lichtanlagen kosten 90 Euro am Tag.",)
    given = await answer(Question("Was kostet der Nebel am Tag?"), kit_of(ExtractiveModel(), await corpus(*told)))
    assert "40 Euro" in given.text
    assert "90" not in given.text
