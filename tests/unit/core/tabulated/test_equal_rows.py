"""Rows that have just what a question says: every one of them is told, and no other."""

from __future__ import annotations

import pytest

from tests.unit.core.tabulated.test_covering import told

ROLES = """# Staff rules of Kornblume
| Role | Weekly hours | Days of leave | Notice period |
| --- | --- | --- | --- |
| Baker | 38 | 28 | 4 weeks |
| Sales assistant | 36 | 26 | 2 weeks |
| Driver | 40 | 27 | 3 weeks |
| Shop manager | 39 | 30 | 3 months |
| Apprentice | 35 | 30 | 2 weeks |
"""
CHOIR = """# Quillon Choir
| Voice | Rehearsals a week | Fee |
| --- | --- | --- |
| Soprano | 2 | 80 euros |
| Alto | 2 | 80 euros |
| Tenor | 3 | 60 euros |
| Bass | 3 | 60 euros |
"""
VEREIN = """# Satzung des Vereins
| Mitgliedsart | Jahresbeitrag | Arbeitsstunden |
| --- | --- | --- |
| Aktive | 120 Euro | 16 |
| Fördernde | 60 Euro | 0 |
| Jugendliche | 60 Euro | 8 |
"""
HUETTE = """# Preise der Hütte
| Zimmer | Preis | Betten |
| --- | --- | --- |
| Eule | 64 € | 6 |
| Fuchs | 52 € | 6 |
| Dachs | 88 € | 4 |
"""
CLUB = """# Club náutico: tarifas
| Categoría | Cuota | Horas de trabajo |
| --- | --- | --- |
| Adultos | 90 euros | 12 |
| Jóvenes | 35 euros | 20 |
| Mayores | 35 euros | 12 |
"""
PISCINE = """# Règlement de la piscine
| Catégorie | Entrée | Abonnement annuel |
| --- | --- | --- |
| Adulte | 5,50 € | 180 € |
| Étudiant | 4,00 € | 120 € |
| Retraité | 4,50 € | 120 € |
"""
LIBRARY = """# 도서관 이용 안내
| 회원 구분 | 대출 권수 | 대출 기간 |
| --- | --- | --- |
| 일반 회원 | 5권 | 14일 |
| 학생 회원 | 7권 | 21일 |
| 어린이 회원 | 4권 | 14일 |
"""


def _told(question, document):
    return told(question, document.partition("\n")[0].strip("# "), document)


@pytest.mark.parametrize(
    ("question", "document", "parts", "others"),
    [
        ("Which roles have 30 days of leave?", ROLES, ["Shop manager", "Apprentice"], ["Baker", "Driver"]),
        ("Who gets 30 days of leave?", ROLES, ["Shop manager", "Apprentice"], ["Baker"]),
        ("How many roles have 30 days of leave?", ROLES, ["2 of 5", "Shop manager", "Apprentice"], []),
        ("Which roles have a notice period of 2 weeks?", ROLES, ["Sales assistant", "Apprentice"], ["Baker", "Driver"]),
        ("Which role has a notice period of 3 months?", ROLES, ["Shop manager"], ["Driver"]),
        ("Which voices pay 60 euros?", CHOIR, ["Tenor", "Bass"], ["Alto"]),
        ("How many voices pay 80 euros?", CHOIR, ["2 of 4", "Soprano", "Alto"], []),
        ("Welche Mitgliedsart zahlt 60 Euro Jahresbeitrag?", VEREIN, ["Fördernde", "Jugendliche"], ["Aktive"]),
        ("Wie viele Zimmer haben 6 Betten?", HUETTE, ["2 von 3", "Eule", "Fuchs"], ["Dachs"]),
        ("¿Qué categoría paga 35 euros de cuota?", CLUB, ["Jóvenes", "Mayores"], ["Adultos"]),
        ("Quelle catégorie a un abonnement annuel de 120 € ?", PISCINE, ["Étudiant", "Retraité"], ["Adulte"]),
        ("대출 기간이 14일인 회원은 누구인가요?", LIBRARY, ["일반 회원", "어린이 회원"], ["학생"]),
    ],
)
def test_every_row_that_has_it_is_told(question, document, parts, others):
    answer = _told(question, document)
    assert all(part in answer for part in parts)
    assert not any(other in answer for other in others)


@pytest.mark.parametrize(
    ("question", "document"),
    [
        ("How many people pay 80 euros?", CHOIR),  # rows are voices
        ("Wie viele Mitglieder zahlen 60 Euro Jahresbeitrag?", VEREIN),  # and kinds of members
        ("Wie viele Betten hat Zimmer 6?", HUETTE),  # a number may be a name
        ("Which roles have a notice period of 3 days?", ROLES),
        ("Which roles have 30 days of sick leave?", ROLES),
    ],
)
def test_no_rows_are_told_for_what_they_are_not(question, document):
    answer = _told(question, document)
    assert " = " not in answer


def test_more_than_a_figure_is_no_figure():
    assert "Driver" not in _told("Which roles have more than 27 days of leave?", ROLES)
