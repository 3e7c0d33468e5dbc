"""The highest and lowest of records, asked in other languages than English."""

from __future__ import annotations

import pytest

from core.tabulated.building import Stretch, tables_of
from core.tabulated.document import DocumentTables
from tests.unit.core.tabulated.test_records import told

MACHINES = """| Maschine | Standort | Baujahr | Leistung (kW) | Wartungsintervall (Wochen) |
| --- | --- | --- | --- | --- |
| Drehbank DX-4 | Halle 1 | 2016 | 22,5 | 6 |
| Fräse F-210 | Halle 2 | 2019 | 35,0 | 8 |
| Presse P-900 | Halle 2 | 2011 | 110,0 | 4 |
| Schneider L-3 | Halle 3 | 2022 | 12,8 | 12 |
"""
WINES = """| Vino | Añada | Precio (€) | Existencias |
| --- | --- | --- | --- |
| Tinto | 2021 | 9,80 | 420 |
| Reserva | 2018 | 21,50 | 96 |
| Blanco | 2023 | 7,40 | 610 |
"""


DEAREST = "Precio, lo más alto: Reserva 21,50; después: Tinto 9,80, Blanco 7,40."


def document(table: str, name: str) -> DocumentTables:
    return DocumentTables("default", name, name.partition(".")[0], "", tables_of([Stretch(table)]))


@pytest.mark.parametrize(
    ("question", "said"),
    [
        (
            "Welche Maschine hat die höchste Leistung?",
            "Leistung, am meisten: Presse P-900 110,0; danach: Fräse F-210 35,0, Drehbank DX-4 22,5.",
        ),
        (
            "Welche Maschine hat das kleinste Wartungsintervall?",
            "Wartungsintervall, am wenigsten: Presse P-900 4; danach: Drehbank DX-4 6, Fräse F-210 8.",
        ),
        (
            "Welche Maschine in Halle 2 hat die niedrigste Leistung?",
            "Leistung, am wenigsten: Fräse F-210 35,0; danach: Presse P-900 110,0.",
        ),
        ("Welche Maschine hat die höchste Drehzahl?", ""),
        ("Welche Maschine in Werk 7 hat die höchste Leistung?", ""),
    ],
)
def test_in_german(question, said):
    assert told(question, document(MACHINES, "maschinen.md")) == said


def test_in_spanish():
    wines = document(WINES, "vinos.md")
    assert told("¿Qué vino tiene el precio más alto?", wines) == DEAREST
    assert told("¿Qué vino tiene la mayor acidez?", wines) == ""


def test_figures_that_are_read_in_two_ways_are_not_compared():
    told_by_others = MACHINES.replace("110,0", "1.100").replace("22,5", "950")
    assert "P-900" in told("Welche Maschine hat die höchste Leistung?", document(told_by_others, "maschinen.md"))
    odd = told_by_others.replace("35,0", "350").replace("12,8", "128")
    assert told("Welche Maschine hat die höchste Leistung?", document(odd, "maschinen.md")) == ""


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("¿Cuál es el vino más barato?", "Precio, lo más bajo: Blanco 7,40; después: Tinto 9,80, Reserva 21,50."),
        ("¿Cuál es el vino más caro?", DEAREST),
    ],
)
def test_prices_are_compared_by_words_of_their_own(question, said):
    assert told(question, document(WINES, "vinos.md")) == said


COURSES = """| Kurs | Dauer | Preis | Preis für Mitglieder |
| --- | --- | --- | --- |
| Schnupperkurs | 2 Stunden | 29 € | 19 € |
| Vorstiegskurs | 9 Stunden | 139 € | 109 € |
"""


def test_of_two_prices_the_one_that_is_everybodys_is_compared():
    assert told("Welcher Kurs ist der billigste?", document(COURSES, "kurse.md")).startswith(
        "Preis, am wenigsten: Schnupperkurs 29 €;"
    )
    members = told("Welcher Kurs ist für Mitglieder der billigste?", document(COURSES, "kurse.md"))
    assert members.startswith("Preis für Mitglieder, am wenigsten: Schnupperkurs 19 €;")
