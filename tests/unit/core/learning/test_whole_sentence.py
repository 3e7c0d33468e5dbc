"""What is offered for approval is a sentence that can be read by itself, wherever one can be made."""

from __future__ import annotations

import pytest

from core.learning.whole_sentence import whole_sentence

LOCKER = "A locker costs 4 EUR a month [1]."


@pytest.mark.parametrize(
    ("words", "answer", "whole"),
    [
        ("no, it is 6", LOCKER, "A locker costs 6 EUR a month."),
        ("it's 6 a month", LOCKER, "A locker costs 6 EUR a month."),
        ("it's 6 now", LOCKER, "A locker costs 6 EUR a month."),
        ("No, 6.50 EUR", LOCKER, "A locker costs 6.50 EUR a month."),
        (
            "it is 12 days",
            "Jury service is paid for 10 days [1]. Ask payroll [2].",
            "Jury service is paid for 12 days.",
        ),
        ("it is 6 weeks", "Jury service is paid for 10 days [1].", "Jury service is paid for 6 weeks."),
        (
            "nein, jetzt 9 Euro",
            "Das Schließfach kostet 4 Euro im Monat [1].",
            "Das Schließfach kostet 9 Euro im Monat.",
        ),
    ],
)
def test_a_fragment_becomes_the_sentence_with_its_figure_exchanged(words: str, answer: str, whole: str):
    assert whole_sentence(words, answer) == whole


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("no, it is 6", "A locker costs 4 EUR a month and 40 EUR a year [1]."),
        ("no, it is 6 USD", LOCKER),
        ("Lockers in the annex cost 6 EUR a month.", LOCKER),
        ("it is 6 weeks", LOCKER),
        ("it is 6 EUR a week", LOCKER),
        ("in Leeds it is 6", LOCKER),
        ("it is 4 EUR", LOCKER),
        ("ask Petra", LOCKER),
    ],
)
def test_what_may_mean_another_figure_or_says_itself_what_it_means_is_left(words: str, answer: str):
    assert whole_sentence(words, answer) == words


TICKETS = {
    "en": ("A day ticket costs 9 euros [1].", "that makes 12 euros; it comes to 12 euros; that'd be 12 euros"),
    "de": ("Eine Tageskarte kostet 9 Euro [1].", "das macht 12 Euro; das wären 12 Euro; das kommt auf 12 Euro"),
    "fr": ("Un billet de jour coûte 9 € [1].", "ça fait 12 €; ça revient à 12 €; ce serait 12 €"),
    "es": ("El billete de un día cuesta 9 euros [1].", "eso hace 12 euros; son 12 euros; sale a 12 euros"),
    "it": ("Il biglietto giornaliero costa 9 euro [1].", "fanno 12 euro; viene 12 euro; sarebbero 12 euro"),
    "pt": ("O bilhete diário custa 9 euros [1].", "isso dá 12 euros; fica em 12 euros; seriam 12 euros"),
    "nl": ("Een dagkaart kost 9 euro [1].", "dat maakt 12 euro; dat wordt 12 euro; dat komt op 12 euro"),
    "ko": ("하루 이용권은 9,000원입니다 [1].", "12,000원이 됩니다; 그럼 12,000원이죠; 12,000원이에요"),
    "ja": ("一日券は900円です [1]。", "1200円になります; それだと1200円です; 1200円となります"),
    "zh": ("一日票是90元 [1]。", "算下来是120元; 那就是120元; 应该是120元"),
    "ar": ("سعر تذكرة اليوم 9 يورو [1].", "هذا يساوي 12 يورو; ستكون 12 يورو; يصل إلى 12 يورو"),
    "hi": ("दिन के टिकट की कीमत 9 यूरो है [1]।", "यह 12 यूरो होता है; 12 यूरो बनते हैं; तो 12 यूरो होंगे"),
}


@pytest.mark.parametrize("language", TICKETS)
def test_what_something_comes_to_is_said_in_as_many_ways_as_people_say_it(language: str):
    answer, said = TICKETS[language]
    wholes = {whole_sentence(words, answer) for words in said.split("; ")}
    assert len(wholes) == 1, wholes
    assert not wholes & set(said.split("; "))


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("das macht für zwei Personen 24 Euro", TICKETS["de"][0]),
        ("das macht mit Leihski 30 Euro", TICKETS["de"][0]),
        ("that makes 24 euros for two people", TICKETS["en"][0]),
        ("with skis it comes to 30 euros", TICKETS["en"][0]),
        ("ça fait 24 € pour deux", TICKETS["fr"][0]),
        ("con esquís sale a 30 euros", TICKETS["es"][0]),
        ("두 명이면 18,000원이 됩니다", TICKETS["ko"][0]),
        ("两个人那就是180元", TICKETS["zh"][0]),
    ],
)
def test_what_it_comes_to_in_another_case_is_left(words: str, answer: str):
    assert whole_sentence(words, answer) == words
