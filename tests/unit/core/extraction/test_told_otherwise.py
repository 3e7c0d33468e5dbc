"""In other languages than English: what is told in other words is found, and what tells another thing is not quoted."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.model import Evidence, Question
from core.tasks import Generate
from tests.fakes import passage

pytestmark = pytest.mark.anyio


async def drafted(text, asked):
    evidence = Evidence((passage(text),))
    return (await ExtractiveModel().do(Generate(Question(asked), evidence))).value


@pytest.mark.parametrize(
    ("text", "asked", "part"),
    [
        ("Bei einem Umzug gibt es einen freien Tag. Zur Hochzeit gibt es zwei freie Tage.",
         "Wie viel frei krieg ich denn, wenn ich heirate?", "zwei"),
        ("Les frais de repas sont remboursés. Un déménagement donne droit à un jour.",
         "Je déménage, j'ai droit à combien ?", "un jour"),
        ("O subsídio noturno é de 9 euros. A licença por casamento é de doze dias.",
         "vou casar, o que recebo?", "doze dias"),
        ("婚假为10天。丧假为3天。", "我结婚能休几天啊?", "10天"),
        ("본인 결혼 시 5일의 휴가를 준다. 노트북은 4년마다 교체한다.", "제가 결혼하면 휴가 며칠 받나요?", "5일"),
        ("विवाह के लिए 6 दिन की छुट्टी है। चाय मुफ़्त है।", "शादी के लिए कितने दिन मिलेंगे?", "6 दिन"),
        ("De fietsenkelder gaat op 3 mei open. De sauna blijft dicht tot 9 juni.",
         "Wanneer kunnen we weer in de fietsenkelder?", "3 mei"),
    ],
)  # fmt: skip
async def test_what_is_said_in_other_words_is_found(text, asked, part):
    draft = await drafted(text, asked)
    assert not draft.refused
    assert part in draft.text


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("Der Laden schließt um 19 Uhr.", "Wann öffnet der Laden?"),
        ("점심 식대는 하루 9,000원까지 지원한다.", "저녁 식대는 얼마까지 지원하나요?"),
        ("5층 휴게실은 오후 10시까지 연다.", "3층 휴게실은 몇 시까지 열어요?"),
        ("パート従業員の有給休暇は初年度6日です。", "パートの時給っていくら?"),
        ("La empresa paga hasta 450 euros en cursos a los técnicos.", "¿Qué sueldo tiene un técnico?"),
        ("कैंटीन में दोपहर का खाना 40 रुपये का है।", "कैंटीन में रात का खाना कितने का है?"),
    ],
)
async def test_what_tells_another_side_number_or_kind_of_figure_is_no_answer(text, asked):
    assert (await drafted(text, asked)).refused


async def test_hours_from_when_to_when_tell_when_it_closes():
    draft = await drafted("Die Mensa ist von 11:30 bis 14:15 Uhr offen.", "Wann schließt die Mensa?")
    assert "14:15" in draft.text
