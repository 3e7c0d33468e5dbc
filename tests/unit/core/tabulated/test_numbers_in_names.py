"""A number in a row's own name counts nothing: `Ten-visit pass`."""

from __future__ import annotations

from datetime import date

import pytest

from core.tabulated.asking import read_question
from core.tabulated.building import Stretch, tables_of
from core.tabulated.document import DocumentTables
from tests.tabulated_answers import the_answer

TODAY = date(2026, 11, 28)
ENGLISH = """| Item | Adult (GBP) | Student (GBP) | Child (GBP) |
| --- | --- | --- | --- |
| Single swim | 6.50 | 5.00 | 3.50 |
| Ten-visit pass | 145.00 | 115.00 | 80.00 |
| Eight-visit card | 44.00 | 34.00 | 24.00 |
| Ten-litre bottle | 9.00 | 8.00 | 7.00 |
| Twenty-hour course | 200.00 | 180.00 | 90.00 |
| Four-person tent | 55.00 | 45.00 | 40.00 |
| 20-ride ticket | 99.50 | 80.50 | 50.50 |
"""
GERMAN = """| Artikel | Erwachsene (EUR) | Kinder (EUR) |
| --- | --- | --- |
| Einzelfahrt | 5,00 | 3,00 |
| 10er-Karte | 38,00 | 22,00 |
| 4-Personen-Zelt | 55,00 | 40,00 |
"""
FRENCH = """| Article | Adulte (EUR) | Enfant (EUR) |
| --- | --- | --- |
| Entrée simple | 5,00 | 3,00 |
| Carte 10 entrées | 38,00 | 22,00 |
"""
SPANISH = """| Artículo | Adulto (EUR) | Niño (EUR) |
| --- | --- | --- |
| Entrada simple | 5,00 | 3,00 |
| Bono de 10 viajes | 38,00 | 22,00 |
"""
KOREAN = """| 품목 | 성인 (원) | 학생 (원) |
| --- | --- | --- |
| 1일권 | 12000 | 9000 |
| 10회권 | 99000 | 77000 |
"""


def told(question, table):
    document = DocumentTables("default", "prices.csv", "prices", "", tables_of([Stretch(table)]))
    asked = read_question(question, TODAY)
    found = the_answer(asked, (document,)) if asked else None
    return found.told.text if found else ""


@pytest.mark.parametrize(
    ("question", "part"),
    [
        ("What does the ten-visit pass cost for students?", "£115.00"),
        ("What does a ten visit pass cost for students?", "£115.00"),
        ("ten-visit pass child price", "£80.00"),
        ("How much is the ten-visit pass for adults?", "£145.00"),
        ("What does the eight-visit card cost for students?", "£34.00"),
        ("What does the ten-litre bottle cost for students?", "£8.00"),
        ("What does the twenty-hour course cost for adults?", "£200.00"),
        ("What does the four-person tent cost for adults?", "£55.00"),
        ("How much is the 20-ride ticket for children?", "£50.50"),
    ],
)
def test_one_of_what_has_a_number_in_its_name_has_its_price(question, part):
    assert part in told(question, ENGLISH)
    assert "×" not in told(question, ENGLISH)


@pytest.mark.parametrize(
    ("question", "part"),
    [
        ("How much do six single swims cost for students?", "6 × £5.00 = £30"),
        ("What do 3 single swims cost for adults?", "3 × £6.50 = £19.50"),
        ("What do 3 ten-visit passes cost for students?", "3 × £115.00 = £345"),
        ("What do two eight-visit cards cost for students?", "2 × £34.00 = £68"),
        ("What do two four-person tents cost for adults?", "2 × £55.00 = £110"),
        ("What do three 20-ride tickets cost for adults?", "3 × £99.50 = £298.5"),
    ],
)
def test_what_stands_before_the_name_counts(question, part):
    assert part in told(question, ENGLISH)


@pytest.mark.parametrize(
    ("question", "table"),
    [
        ("Was kostet die 10er-Karte für Kinder?", GERMAN),
        ("Was kostet das 4-Personen-Zelt für Erwachsene?", GERMAN),
        ("Wie viel kostet eine 10er-Karte für Erwachsene?", GERMAN),
        ("Combien coûte la carte 10 entrées pour un adulte ?", FRENCH),
        ("Quel est le prix de la carte 10 entrées pour un enfant ?", FRENCH),
        ("¿Cuánto cuesta el bono de 10 viajes para un adulto?", SPANISH),
        ("¿Cuánto cuesta un bono de 10 viajes para un niño?", SPANISH),
        ("10회권은 학생에게 얼마예요?", KOREAN),
        ("10회권 성인 요금은 얼마인가요?", KOREAN),
    ],
)
def test_no_other_language_multiplies_by_a_name(question, table):
    assert "×" not in told(question, table)


@pytest.mark.parametrize(
    ("question", "table", "part"),
    [
        ("Was kosten drei Einzelfahrten für Kinder?", GERMAN, "3 ×"),
        ("Combien coûtent 3 entrées simples pour un adulte ?", FRENCH, "3 ×"),
    ],
)
def test_several_are_still_multiplied_elsewhere(question, table, part):
    assert part in told(question, table)
