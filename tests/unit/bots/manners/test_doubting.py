"""A question that doubts a figure and says another is a correction; one that asks on is none."""

from __future__ import annotations

import pytest

from bots.manners.doubting import doubts_figure

ANSWERED = {
    "en": "How much is a parking space?\nA parking space costs 40 euros a month.",
    "de": "Was kostet ein Stellplatz?\nEin Stellplatz kostet 40 Euro im Monat.",
    "ko": "연차는 며칠이에요?\n모든 직원은 연차 28일을 받습니다.",
    "ja": "有給休暇は何日ですか？\n社員は年28日の有給休暇を取得できます。",
    "fr": "Combien de jours de congés ?\nChaque salarié a droit à 28 jours de congés par an.",
    "es": "¿Cuántos días de vacaciones tengo?\nCada empleado tiene 28 días de vacaciones al año.",
}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "isn't it 50?"),
        ("en", "are you sure? isn't it 50?"),
        ("en", "wasn't it 50 euros a month?"),
        ("de", "Sind das nicht 50 Euro?"),
        ("de", "Kostet das nicht 50?"),
        ("ko", "30일 아닌가요?"),
        ("ko", "30일이 아니었나요?"),
        ("ja", "いや、５日じゃないですか？"),
        ("ja", "30日ではありませんか？"),
        ("fr", "Ce ne serait pas plutôt 30 ?"),
        ("fr", "N'est-ce pas 30 jours ?"),
        ("es", "¿no son 30?"),
        ("es", "¿Acaso no son 30 días de vacaciones?"),
    ],
)
def test_another_figure_that_is_asked_by_a_no_is_a_doubt(language, text):
    assert doubts_figure(text, ANSWERED[language], language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "isn't it 40?"),
        ("en", "Can I not get 2 spaces?"),
        ("en", "Why not 50?"),
        ("de", "Sind das nicht 40 Euro?"),
        ("de", "Kann man nicht auch 10 Stellplätze mieten?"),
        ("de", "Gibt es keinen für 20 Euro?"),
        ("de", "Und nach 18 Uhr?"),
        ("ko", "인턴은 3개월 후에 연차를 못 쓰나요?"),
        ("ko", "왜 30일이 아닌가요?"),
        ("ja", "なぜ30日じゃないのですか？"),
        ("ja", "5日以上は繰り越せないのですか？"),
        ("fr", "Ne peut-on pas reporter 10 jours ?"),
        ("fr", "Ce n'est pas 28 jours ?"),
        ("es", "¿No se pueden trasladar 10 días?"),
        ("es", "¿Por qué no 30?"),
    ],
)
def test_what_confirms_or_asks_on_is_none(language, text):
    assert not doubts_figure(text, ANSWERED[language], language)
