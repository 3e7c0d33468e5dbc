"""What is told by where it began and ended, beside words that say it went the other way, in every language."""

from __future__ import annotations

import pytest

from core.checks import check_record
from core.checks.rules import RULES
from core.checks.wording import check_wording
from core.model import Status
from core.reading.languages import READ

MOVES = {
    "en": ("Sales went from {} to {} million euros in 2023.", "Sales rose in 2023.", "Sales fell in 2023."),
    "de": (
        "Der Umsatz ging 2023 von {} auf {} Millionen Euro.",
        "Der Umsatz ist 2023 gestiegen.",
        "Der Umsatz ist 2023 gesunken.",
    ),
    "fr": (
        "Les ventes sont passées de {} à {} millions d'euros en 2023.",
        "Les ventes ont augmenté en 2023.",
        "Les ventes ont baissé en 2023.",
    ),
    "es": (
        "Las ventas pasaron de {} a {} millones de euros en 2023.",
        "Las ventas aumentaron en 2023.",
        "Las ventas bajaron en 2023.",
    ),
    "it": (
        "Le vendite sono passate da {} a {} milioni di euro nel 2023.",
        "Le vendite sono aumentate nel 2023.",
        "Le vendite sono diminuite nel 2023.",
    ),
    "pt": (
        "As vendas passaram de {} para {} milhões de euros em 2023.",
        "As vendas aumentaram em 2023.",
        "As vendas caíram em 2023.",
    ),
    "nl": (
        "De omzet ging in 2023 van {} naar {} miljoen euro.",
        "De omzet is in 2023 gestegen.",
        "De omzet is in 2023 gedaald.",
    ),
    "ko": ("2023년 매출은 {}억 원에서 {}억 원으로 변했다.", "2023년 매출은 증가했다.", "2023년 매출은 감소했다."),
    "ja": (
        "2023年の売上高は{}億円から{}億円になった。",
        "2023年の売上高は増加した。",
        "2023年の売上高は減少した。",
    ),
    "zh": ("2023年销售额从{}亿元变为{}亿元。", "2023年销售额上升了。", "2023年销售额下降了。"),
    "ar": (
        "انتقلت المبيعات من {} إلى {} مليون يورو في عام 2023.",
        "ارتفعت المبيعات في عام 2023.",
        "انخفضت المبيعات في عام 2023.",
    ),
    "hi": (
        "2023 में बिक्री {} करोड़ से {} करोड़ रुपये हो गई।",
        "2023 में बिक्री बढ़ी।",
        "2023 में बिक्री घटी।",
    ),
}


def is_refuted(answer: str, source: str) -> bool:
    return not check_record({"id": "1", "answer": answer, "context": source})["passed"]


def test_every_language_has_its_sentences():
    assert set(MOVES) == {language.code for language in READ}


@pytest.mark.parametrize("language", MOVES)
def test_words_of_rise_and_fall_are_held_against_the_order_of_the_figures(language):
    told, rose, fell = MOVES[language]
    up, down = told.format(120, 150), told.format(150, 120)
    assert is_refuted(fell, up)
    assert is_refuted(rose, down)
    assert not is_refuted(rose, up)
    assert not is_refuted(fell, down)


@pytest.mark.parametrize("language", MOVES)
def test_the_ends_of_a_movement_do_not_change_places(language):
    told = MOVES[language][0]
    up, down = told.format(120, 150), told.format(150, 120)
    assert is_refuted(down, up)
    assert is_refuted(up, down)
    assert not is_refuted(up, up)


@pytest.mark.parametrize(
    ("answer", "source"),
    [
        ("Sales fell.", "Sales went from 120 to 150 million euros. In the last quarter sales fell."),
        ("Sales fell.", "Sales went from 120 to 150 million euros in 2023. Sales fell in 2021."),
        ("Costs fell in 2023.", "Sales went from 120 to 150 million euros in 2023."),
        ("Sales growth fell in 2023.", "Sales went from 120 to 150 million euros in 2023."),
        ("Sales of bikes fell in 2023.", "Sales of all vehicles went from 120 to 150 million euros in 2023."),
        ("Sales fell in 2023.", "Sales of all vehicles but bikes went from 120 to 150 million euros in 2023."),
        ("Sales did not rise in 2023.", "Sales went from 120 to 150 million euros in 2023."),
        ("Prices fell.", "Prices range from 120 to 150 euros."),
        ("Fines are lower.", "Fines range from 120 to 150 euros."),
        ("Die Strafen sind niedriger.", "Die Strafen reichen von 120 bis 150 Euro."),
        ("Les amendes vont de 150 à 120 euros.", "Les amendes vont de 120 à 150 euros."),
        ("The limit is lower.", "The limit goes from -20 to 50 degrees."),
        ("The return rate fell.", "The return rate went from 4.1 % to 3.2 %."),
        (
            "Staff rose from 110 to 120, the number of halls fell.",
            "The number of halls went from 2 to 3. Staff went from 110 to 120.",
        ),
    ],
)
def test_what_may_be_so_passes(answer, source):
    assert not is_refuted(answer, source)


@pytest.mark.parametrize(
    ("answer", "source"),
    [
        ("Revenue from services rose.", "Revenue from services went from 85.2 to 78.1 billion dollars."),
        ("The return rate rose.", "The return rate went from 4.1 % to 3.2 %."),
        ("Der Anteil sank.", "Der Anteil stieg von 12 % auf 15 %."),
        ("Der Anteil ist gesunken.", "Der Anteil veränderte sich von 12 % auf 15 %."),
        ("Le taux a augmenté.", "Le taux a évolué de 15 % à 12 %."),
        ("离职率上升了。", "离职率从15%变成12%。"),
    ],
)
def test_what_is_not_so_fails(answer, source):
    assert is_refuted(answer, source)


def test_the_rule_is_left_out_by_its_name():
    told, _, fell = MOVES["fr"]
    source = (told.format(120, 150),)
    assert check_wording(fell, source).status is Status.FAIL
    assert check_wording(fell, source, rules=RULES.without("went_otherwise")).status is Status.PASS
