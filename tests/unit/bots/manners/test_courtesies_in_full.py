"""How somebody is, asked with a greeting, and that something helped, said with thanks, ask for no documents."""

from __future__ import annotations

import pytest

from bots.manners.remarks import RemarkKind, remark_of


@pytest.mark.parametrize(
    "text",
    [
        "Hello, how are you today?",
        "Thank you, that was helpful.",
        "Hi, how are you doing this morning?",
        "Good morning! How are you?",
        "Thanks, that was very helpful!",
        "Thanks, this is really helpful.",
        "Thank you, that answers my question.",
        "Hallo, wie geht es Ihnen heute?",
        "Danke, das war hilfreich.",
        "Vielen Dank, das hat mir geholfen.",
        "Bonjour, comment allez-vous aujourd'hui ?",
        "Merci, c'était très utile.",
        "Hola, ¿cómo estás hoy?",
        "Gracias, eso fue muy útil.",
        "안녕하세요, 오늘 기분이 어때요?",
        "감사합니다, 도움이 됐어요.",
        "こんにちは、今日はお元気ですか？",
        "ありがとうございます、とても助かりました。",
        "Ciao, come stai oggi?",
        "Grazie, è stato utile.",
        "Olá, como você está hoje?",
        "Obrigado, foi muito útil.",
        "Hallo, hoe gaat het vandaag?",
        "Bedankt, dat was nuttig.",
        "你好，你今天好吗？",
        "谢谢，很有帮助。",
        "Hey, how's your day going?",
        "Good evening, how are things?",
    ],
)
def test_a_courtesy_in_full_is_small_talk(text: str):
    assert remark_of(text).kind is RemarkKind.SMALL_TALK


@pytest.mark.parametrize(
    "text",
    [
        "Hello, how are the lockers cleaned?",
        "Hello, how are you paid?",
        "Thanks, what was helpful in 2024?",
        "Hi, how is your day rate set?",
        "Danke, und wie war das mit dem Urlaub?",
        "Hallo, wie geht das mit dem Pfand?",
        "Merci, et aujourd'hui, quels horaires ?",
        "Hola, ¿cómo está abierta hoy la piscina?",
        "안녕하세요, 오늘 몇 시에 열어요?",
        "こんにちは、今日は何時に開きますか？",
        "Thank you, and today?",
        "Hello, are you open today?",
        "How are you today handling refunds?",
        "Ciao, come è andata la vendita oggi?",
    ],
)
def test_a_question_behind_a_courtesy_stays_one(text: str):
    assert remark_of(text).kind is RemarkKind.QUESTION
