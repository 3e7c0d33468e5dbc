"""A limit is told by the words before its figure, whatever it is called in the question."""

from __future__ import annotations

import pytest

from core.extraction.bounds import bounds_in, terms_told


@pytest.mark.parametrize(
    ("language", "question", "told"),
    [
        ("en", "hotel limit", "Hotel costs are reimbursed up to 120 € per night."),
        ("en", "minimum age", "Renters must be at least 16 years old."),
        ("de", "Hotel Obergrenze", "Hotelkosten werden bis 120 € erstattet."),
        ("de", "Mindestalter", "Mieter müssen mindestens 16 Jahre alt sein."),
        ("es", "límite hotel", "El hotel se reembolsa hasta 120 €."),
        ("fr", "plafond hôtel", "L'hôtel est remboursé jusqu'à 120 €."),
        ("it", "limite albergo", "L'albergo è rimborsato fino a 120 €."),
        ("nl", "limiet hotel", "Het hotel wordt tot 120 € vergoed."),
        ("pt", "limite hotel", "O hotel é reembolsado até 120 €."),
        ("zh", "酒店上限", "酒店费用最多报销120元。"),
        ("ja", "ホテルの上限", "宿泊費は12,000円まで支給します。"),
        ("ko", "호텔 한도", "숙박비는 120,000원까지 지급합니다."),
        ("ar", "السقف للفندق", "تُسدد تكاليف الفندق حتى 120 يورو."),
        ("hi", "होटल सीमा", "होटल का खर्च 120 यूरो तक दिया जाता है।"),
    ],
)
def test_a_limit_is_told_by_what_stands_by_its_figure(language: str, question: str, told: str) -> None:
    assert terms_told(bounds_in(question, language), told, language)


@pytest.mark.parametrize(
    ("language", "question", "told"),
    [
        ("en", "How long does a full service take?", "Full service: Price 89 €, Time needed 2 days"),
        ("de", "Wie lange dauert die Inspektion?", "Inspektion: Preis 95 €, Dauer 2 Tage"),
        ("es", "¿Cuánto tarda la revisión?", "Revisión: Precio 95 €, Tiempo 2 días"),
        ("ko", "정비는 얼마나 걸리나요?", "정비: 요금 90,000원, 소요 시간 2일"),
        ("en", "under which number?", "IT support: Peter Hill, extension 310"),
        ("de", "Unter welcher Nummer?", "IT-Support: Herr Krause, Durchwahl 310"),
        ("es", "¿en qué número?", "Informática: Pedro Gil, extensión 310"),
    ],
)
def test_how_long_and_which_number_are_told_by_the_figure_itself(language: str, question: str, told: str) -> None:
    assert terms_told(bounds_in(question, language), told, language)


def test_money_tells_neither_how_long_nor_which_number() -> None:
    asked = bounds_in("How long does it take, and under which number?", "en")
    assert not terms_told(asked, "A full service costs 89 €.", "en")


def test_a_figure_alone_tells_no_limit() -> None:
    asked = bounds_in("hotel limit", "en")
    assert not terms_told(asked, "A room costs 120 € per night.", "en")
    assert not terms_told(asked, "You may stay up to the end of the fair.", "en")


def test_a_question_without_a_limit_has_none() -> None:
    assert bounds_in("How much is the hotel?", "en") == ()
