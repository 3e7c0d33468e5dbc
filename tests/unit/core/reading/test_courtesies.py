"""Greetings, leave and thanks around a question are no part of it."""

from __future__ import annotations

import pytest

from core.reading.courtesies import without_courtesies

AROUND = {
    "en": ("Good morning, quick question: how many days? Thanks in advance!", "how many days?"),
    "de": ("Guten Morgen Frau Müller, kurze Frage: wie viele Tage? Danke im Voraus!", "wie viele Tage?"),
    "fr": ("Bonjour à tous, combien de jours ? Merci d'avance", "combien de jours ?"),
    "es": ("¡Hola equipo! Una duda: ¿cuántos días? Gracias.", "¿cuántos días?"),
    "pt": ("Bom dia, uma dúvida: quantos dias? Obrigado!", "quantos dias?"),
    "it": ("Ciao a tutti, ho una domanda: quanti giorni? Grazie mille", "quanti giorni?"),
    "nl": ("Goedemorgen, een vraagje: hoeveel dagen? Alvast bedankt!", "hoeveel dagen?"),
    "ja": ("お疲れ様です。質問です。有給休暇は何日ですか？よろしくお願いします。", "有給休暇は何日ですか？"),
    "ko": ("안녕하세요, 질문 있습니다. 연차는 며칠인가요? 감사합니다!", "연차는 며칠인가요?"),
    "zh": ("您好，请问产假多少天？谢谢！", "产假多少天？"),
    "ar": ("السلام عليكم، لدي سؤال: كم يوما؟ شكرا", "كم يوما؟"),
    "hi": ("नमस्ते, एक सवाल है: छुट्टी कितने दिन? धन्यवाद", "छुट्टी कितने दिन?"),
}


@pytest.mark.parametrize("code", AROUND)
def test_what_is_said_around_a_question_is_taken_off(code):
    text, bare = AROUND[code]
    assert without_courtesies(text) == bare


@pytest.mark.parametrize(
    ("text", "bare"),
    [
        ("Hallo was kostet Parken", "was kostet Parken"),
        ("请问产假多少天", "产假多少天"),
        ("안녕하세요 연차 며칠", "연차 며칠"),
    ],
)
def test_a_greeting_needs_no_mark_behind_it(text, bare):
    assert without_courtesies(text) == bare


@pytest.mark.parametrize(
    "text",
    [
        "Hello Kitty sales?",
        "Hi",
        "Danke!",
        "Team: who leads it?",
        "Thank you cards: who orders them?",
        "感谢信怎么写？",
    ],
)
def test_what_is_asked_about_stays(text):
    assert without_courtesies(text) == text
