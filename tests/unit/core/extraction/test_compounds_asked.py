"""A compound that is asked of is not told by its first part, nor by a part that another word of the question says."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.loop import answer
from core.model import Outcome, Question
from core.reading.wording import held_terms
from tests.fakes import kit_of
from tests.unit.core.test_loop import corpus

FIRST_PART_ALONE = [
    ("Wie lange dauert die Elternzeit?", "Erkrankt ein Kind, so können Eltern bis zu zehn Tage zu Hause bleiben."),
    ("Wie lange dauert die Kinderbetreuung?", "Erkrankt ein Kind, so können Eltern bis zu zehn Tage zu Hause bleiben."),
    ("Wie lange dauert der Betriebsrat?", "Der Betrieb ruht zehn Tage im Jahr. Im August ist Sommerfest."),
    (
        "Hoe lang duurt het ouderschapsverlof?",
        "Is een kind ziek, dan mogen ouders tot tien dagen per jaar thuisblijven.",
    ),
    ("Hoe lang duurt de kinderopvang?", "Is een kind ziek, dan mogen ouders tot tien dagen per jaar thuisblijven."),
    ("부모휴가는 얼마나 걸려요?", "자녀가 아프면 부모는 1년에 10일까지 집에서 쉴 수 있습니다."),
]
HELD = [
    *(("de", "reparaturen", "Die Reparatur dauert."), ("de", "kündigung", "Kündigungen dauern.")),
    *(("de", "kündigung", "Sie kann kündigen."), ("de", "elternzeit", "Eltern in Elternzeit.")),
    *(("de", "sicherheit", "Das ist sicher."), ("de", "lieferung", "Wir liefern.")),
    *(("nl", "keuringen", "De keuring duurt."), ("nl", "levering", "Wij leveren.")),
]
NOT_HELD = [
    *(("de", "elternzeit", "Eltern bleiben zu Hause."), ("de", "betriebsrat", "Der Betrieb ruht.")),
    *(("de", "feiertag", "Die Feier ist im August."), ("nl", "ouderdag", "Een ouder blijft thuis.")),
    *(("nl", "werkdag", "Het werk is licht."), ("nl", "reistijd", "De reis is lang.")),
]


@pytest.mark.parametrize(("language", "word", "text"), HELD)
def test_an_ending_makes_no_other_thing(language, word, text):
    assert held_terms([word], text, language)


@pytest.mark.parametrize(("language", "word", "text"), NOT_HELD)
def test_a_second_part_makes_another_thing(language, word, text):
    assert not held_terms([word], text, language)


@pytest.mark.parametrize(("asked", "document"), FIRST_PART_ALONE)
async def test_the_first_part_of_a_compound_is_another_thing(asked, document):
    given = await answer(Question(text=asked), kit_of(ExtractiveModel(), await corpus(document)))
    assert given.outcome is Outcome.REFUSED


PRICES = [
    ("Was kostet ein Kostenvoranschlag?", "35 €"),
    ("Was kostet der Kostenvoranschlag in der Werkstatt?", "35 €"),
    ("Was kostet die Werkstattstunde?", "84 €"),
]


@pytest.mark.parametrize(("asked", "told"), PRICES)
async def test_the_thing_itself_is_priced_where_its_name_has_the_word_for_cost(asked, told):
    text = "Die Werkstattstunde kostet 84 €, je angefangene Viertelstunde. Ein Kostenvoranschlag kostet 35 € im Voraus."
    given = await answer(Question(text=asked), kit_of(ExtractiveModel(), await corpus(f"# Werkstatt\n\n{text}")))
    assert told in given.text


@pytest.mark.parametrize(
    ("asked", "document"),
    [
        ("Was kostet ein Kostenvoranschlag?", "Ein Ersatzausweis kostet 15 €. Die Pforte ist zu verständigen."),
        ("Wat kost een kostenraming?", "Een vervangende pas kost 15 euro. De balie moet het weten."),
    ],
)
async def test_the_word_for_cost_in_a_name_is_not_the_name(asked, document):
    given = await answer(Question(text=asked), kit_of(ExtractiveModel(), await corpus(document)))
    assert given.outcome is Outcome.REFUSED
