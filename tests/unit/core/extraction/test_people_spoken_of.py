"""`She`, `he` and `his` are of the one person whom the answer before named, in each language."""

from __future__ import annotations

import pytest

from core.extraction.followups import stand_alone
from core.model import Turn

TALKS = (
    # (question, answer, follow-up, what is asked)
    (
        "Who do I send my receipts to?",
        "Receipts go to Maud Ellery by the 5th of the following month [1].",
        "on which days is she in?",
        "on which days is Maud Ellery in?",
    ),
    (
        "Who signs off expenses?",
        "Expenses above 200 euros are signed off by Joan Pryce [1].",
        "and what's her extension?",
        "what's Joan Pryce's extension?",
    ),
    (
        "Who is the site lead in Kassel?",
        "There is 1 row with Role Site lead and Depot Kassel, of 7: Hedda Nyland [1, 2].",
        "when does she work?",
        "when does Hedda Nyland work?",
    ),
    ("Who leads the folk weekend?", "Callum leads the site [1].", "what's his number?", "what's Callum's number?"),
    (
        "Wer macht die Abnahme?",
        "Die Abnahme macht Hedda Nyland [1].",
        "und wann arbeitet sie?",
        "wann arbeitet Hedda Nyland?",
    ),
    (
        "Wer macht die Abnahme?",
        "Die Abnahme macht Jon Witte [1].",
        "Wie ist seine Durchwahl?",
        "Wie ist Durchwahl von Jon Witte?",
    ),
    (
        "Qui signe le bon ?",
        "Le bon est signé par Ines Barrault [1].",
        "et quand travaille-t-elle ?",
        "quand travaille Ines Barrault ?",
    ),
    (
        "Qui signe le bon ?",
        "Le bon est signé par Ines Barrault [1].",
        "quel est son poste ?",
        "quel est poste de Ines Barrault?",
    ),
    (
        "¿Quién firma los pedidos?",
        "Los pedidos los firma Marta Ruiz [1].",
        "¿y cuál es su extensión?",
        "cuál es extensión de Marta Ruiz?",
    ),
    (
        "Wie tekent de bonnen?",
        "De bonnen worden door Joris Bakker getekend [1].",
        "en wanneer werkt hij?",
        "wanneer werkt Joris Bakker?",
    ),
    (
        "Chi firma gli ordini?",
        "Gli ordini sono firmati da Carla Bini [1].",
        "e qual è il suo interno?",
        "qual è interno di Carla Bini?",
    ),
    (
        "Quem assina as faturas?",
        "As faturas são assinadas por Rita Lopes [1].",
        "e quando ela trabalha?",
        "quando Rita Lopes trabalha?",
    ),
)


ELSEWHERE = (
    # scripts without capitals, of a name in Latin letters
    ("谁签收报销单？", "报销单由 Maud Ellery 签收 [1]。", "她什么时候上班？", "Maud Ellery什么时候上班？"),
    (
        "誰が承認しますか？",
        "承認は Maud Ellery が行います [1]。",
        "彼女はいつ働きますか？",
        "Maud Elleryはいつ働きますか？",
    ),
    ("누가 승인하나요?", "승인은 Maud Ellery 씨가 합니다 [1].", "그녀는 언제 일하나요?", "Maud Ellery 언제 일하나요?"),
    ("कौन मंज़ूरी देता है?", "मंज़ूरी Maud Ellery देती हैं [1]।", "वह कब काम करती है?", "Maud Ellery कब काम करती है?"),
    ("من هو المسؤول عن الفواتير؟", "المسؤول عن الفواتير Maud Ellery [1].", "متى هي تعمل؟", "متى Maud Ellery تعمل؟"),
)


@pytest.mark.parametrize(("before", "answer", "text", "alone"), [*TALKS, *ELSEWHERE])
def test_the_person_named_in_the_answer_is_meant(before, answer, text, alone):
    assert stand_alone(text, [Turn("user", before), Turn("assistant", answer)]) == alone


@pytest.mark.parametrize(
    ("before", "answer", "text"),
    [
        ("Who was there?", "Rosalind Holt, Priya Sandhu and Tobias Quarrie were there [1].", "when does she work?"),
        ("What does the permit cost?", "The permit costs 30 euros [1].", "when does he pay it?"),
        ("Wo liegt die Tankkarte?", "Die Tankkarte hat Jochen Witte [1].", "und wann wird sie gesperrt?"),
        ("Who approves leave?", "Leave is approved by Dana Frost [1].", "how long does it take?"),
    ],
)
def test_of_several_or_of_a_thing_all_stays_as_it_was(before, answer, text):
    history = [Turn("user", before), Turn("assistant", "...")]
    assert stand_alone(text, [Turn("user", before), Turn("assistant", answer)]) == stand_alone(text, history)


def test_the_person_stays_meant_in_the_turn_after():
    history = [
        Turn("user", "Who do I report a lost phone to?"),
        Turn("assistant", "Lost phones are reported to Tobias Quarrie on the same day [1]."),
        Turn("user", "when does he work?"),
        Turn("assistant", "Tobias Quarrie: Works on Mon-Fri [1]."),
    ]
    assert stand_alone("and what's his extension?", history) == "What's Tobias Quarrie's extension?"
