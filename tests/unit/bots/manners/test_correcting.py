"""What corrects the answer before it, where one person speaks with us alone."""

from __future__ import annotations

import pytest

from bots.manners.correcting import corrects
from core.model import Answer, Choice, Mode, Outcome, Question


def answer(asked: str, *, choices: tuple[str, ...] = ()) -> Answer:
    outcome = Outcome.UNCLEAR if choices else Outcome.ANSWERED
    offered = tuple(Choice(one, one) for one in choices)
    return Answer("a1", Question(asked), "Said [1].", outcome, 0.9, Mode.STANDARD, choices=offered)


ASKED = {
    "en": "When does the library close?",
    "de": "Wann macht die Bücherei zu?",
    "fr": "Quand ferme la bibliothèque ?",
    "es": "¿Cuándo cierra la biblioteca?",
    "it": "Quando chiude la biblioteca comunale?",
    "nl": "Wanneer sluit de bibliotheek?",
    "pt": "Quando fecha a biblioteca municipal?",
    "ja": "図書館はいつ閉まりますか?",
    "ko": "도서관은 언제 닫나요?",
    "zh": "图书馆几点关门？",
    "ar": "متى تغلق المكتبة؟",
    "hi": "पुस्तकालय कब बंद होता है?",
}


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("no, it's 14 days", "en"),
        ("it is £500", "en"),
        ("that is not right", "en"),
        ("no, 23 years", "en"),
        ("no, from the third day", "en"),
        ("no - the blue door", "en"),
        ("nope. Room 4", "en"),
        ("no it's on the left", "en"),
        ("nein, 300 kg", "de"),
        ("nein, Ute Brandl", "de"),
        ("das stimmt nicht, das macht Ute Brandl", "de"),
        ("es sind 300 kg", "de"),
        ("non, c'est le mardi", "fr"),
        ("non, à droite", "fr"),
        ("non, à 6 h 45", "fr"),
        ("non, 3 €", "fr"),
        ("non, il est à droite", "fr"),
        ("no, el martes", "es"),
        ("no, a destra", "it"),
        ("nee, rechts", "nl"),
        ("não, à direita", "pt"),
        ("いいえ、右です", "ja"),
        ("아니요, 오른쪽이에요", "ko"),
        ("不是，在右边", "zh"),
        ("لا، على اليمين", "ar"),
        ("नहीं, दाईं ओर", "hi"),
    ],
)
def test_a_no_and_a_few_words_behind_an_answer_correct_it(text, language):
    assert corrects(text, answer(ASKED[language]))


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("no thanks", "en"),
        ("no, thanks", "en"),
        ("no, that's all", "en"),
        ("no worries, I'll ask the desk", "en"),
        ("no, I'll ask the desk", "en"),
        ("no", "en"),
        ("no smoking policy", "en"),
        ("no, what about Sundays", "en"),
        ("no, is it open on 24 December?", "en"),
        ("how long is it open", "en"),
        ("opening hours 2026", "en"),
        ("nein, danke", "de"),
        ("non, merci", "fr"),
        ("no, gracias", "es"),
        ("いいえ、結構です", "ja"),
    ],
)
def test_small_talk_and_questions_correct_nothing(text, language):
    assert not corrects(text, answer(ASKED[language]))


def test_a_no_to_what_was_asked_back_is_none_of_its_choices():
    assert not corrects("no, the other one", answer(ASKED["en"], choices=("Kelby", "Marne")))
