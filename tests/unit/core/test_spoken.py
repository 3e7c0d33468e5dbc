"""In which language somebody is spoken to."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.loop import answer
from core.model import Turn
from core.reading.phrases import say
from core.spoken import language_to
from tests.fakes import kit_of, question
from tests.unit.core.test_loop import corpus


@pytest.mark.parametrize(
    ("asked", "parts", "language"),
    [
        ("Wie viel Urlaub habe ich?", {"spoken": "fr"}, "de"),
        ("Kilometerpauschale?", {"spoken": "de"}, "de"),
        ("Kilometerpauschale?", {"history": (Turn("user", "Wie viel Urlaub habe ich?"),), "spoken": "fr"}, "de"),
        ("P-900?", {}, ""),
        ("P-900?", {"documents_in": ("de",)}, "de"),
        ("退職金制度", {}, "zh"),
        ("退職金制度", {"documents_in": ("ja", "de")}, "ja"),
        ("退職金制度", {"spoken": "ja", "documents_in": ("zh",)}, "ja"),
        ("退職金制度", {"history": (Turn("user", "休暇は何日ありますか"),), "spoken": "zh"}, "ja"),
        ("退職金制度", {"spoken": "de"}, "zh"),
        ("Quando?", {"spoken": "it"}, "it"),
        ("non, 3 €", {"history": (Turn("user", "Quand ferme la piscine le samedi ?"),)}, "fr"),
        ("non, à droite", {"history": (Turn("user", "Quand ferme la piscine le samedi ?"),)}, "fr"),
        ("no, a destra", {"history": (Turn("user", "Quando chiude la piscina comunale?"),)}, "it"),
        ("no, 3", {"history": (Turn("user", "¿Cuándo cierra la piscina?"),)}, "es"),
        ("no, the left one", {"history": (Turn("user", "¿Cuándo cierra la piscina?"),)}, "en"),
        ("nein, 300 kg", {"history": (Turn("user", "Wie viel darf der Anhänger wiegen?"),)}, "de"),
    ],
)
def test_the_text_tells_it_then_what_was_said_before_then_the_platform(asked, parts, language):
    assert language_to(question(asked, **parts)) == language


async def test_a_refusal_is_in_the_language_of_the_documents_where_nothing_else_tells_one():
    index = await corpus("有給休暇は年に十日です。申請は上司にします。")
    given = await answer(question("退職金制度"), kit_of(ExtractiveModel(), index))
    assert given.text.startswith(say("refusal", "ja")[:10])


async def test_a_refusal_is_in_the_language_of_the_askers_platform_where_no_text_tells_one():
    given = await answer(question("Kilometerpauschale?", spoken="de"), kit_of(ExtractiveModel()))
    assert given.text == say("nothing_near", "de")


@pytest.mark.parametrize(
    ("before", "asked", "language"),
    [
        ("How much is a parking space?", "Kantine", "en"),
        ("How much is a parking space?", "danke", "de"),
        ("How much is a parking space?", "Wo ist die Kantine?", "de"),
        ("주차 요금은 얼마예요?", "休暇", "ko"),
        ("주차 요금은 얼마예요?", "手続き", "ja"),
        ("주차 요금은 얼마예요?", "Marchetti", "ko"),
        ("駐車場の料金はいくらですか？", "休暇", "ja"),
        ("駐車場の料金はいくらですか？", "28", "ja"),
        ("Combien coûte une place de parking ?", "vacaciones", "fr"),
    ],
)
def test_a_term_alone_changes_no_language_that_the_conversation_has(before, asked, language):
    assert language_to(question(asked, history=(Turn("user", before), Turn("assistant", "...")))) == language


def test_terms_before_it_tell_no_language_of_a_conversation():
    said = (Turn("user", "有給休暇は何日ですか？"), Turn("user", "休暇"), Turn("user", "Marchetti"))
    assert language_to(question("退職金", history=said)) == "ja"
