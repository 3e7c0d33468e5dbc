"""What is counted behind `how many`: a row's name alone says nothing of how many there are."""

from __future__ import annotations

import pytest

from tests.unit.core.tabulated.test_covering import told

ROLES = """# Staff rules of Kornblume
| Role | Weekly hours | Days of leave |
| --- | --- | --- |
| Baker | 38 | 28 |
| Sales assistant | 36 | 26 |
| Driver | 40 | 27 |
"""
CHOIR = """# Quillon Choir
| Voice | Rehearsals a week | Fee |
| --- | --- | --- |
| Soprano | 2 | 80 euros |
| Bass | 3 | 60 euros |
"""
VEREIN = """# Satzung des Vereins
| Mitgliedsart | Jahresbeitrag | Arbeitsstunden |
| --- | --- | --- |
| Aktive | 120 Euro | 16 |
| Fördernde | 60 Euro | 0 |
| Jugendliche | 45 Euro | 8 |
"""
CLUB = """# Club náutico: tarifas
| Categoría | Cuota | Horas de trabajo |
| --- | --- | --- |
| Adultos | 90 euros | 12 |
| Familias | 140 euros | 6 |
"""
PISCINE = """# Règlement de la piscine
| Catégorie | Entrée | Casiers |
| --- | --- | --- |
| Adultes | 5,50 € | 2 |
| Étudiants | 4,00 € | 1 |
"""
LIBRARY = """# 도서관 이용 안내
| 회원 구분 | 대출 권수 | 연회비 |
| --- | --- | --- |
| 일반 회원 | 5권 | 10,000원 |
| 학생 회원 | 7권 | 5,000원 |
"""
FLEET = """# Dunmore Cabs
| Measure | 2022 | 2023 |
| --- | --- | --- |
| Cabs | 42 | 45 |
| Drivers | 96 | 101 |
"""
PEOPLE = """# Wexcombe Mills
| Trade | Number |
| --- | --- |
| Weavers | 31 |
| Dyers | 12 |
"""
MACHINE = """# Machines
| Property | Teigmax 40 |
| --- | --- |
| Power | 2.2 kW |
| Weight | 310 kg |
| Pieces per hour | 1,800 |
"""


@pytest.mark.parametrize(
    ("question", "document"),
    [
        ("How many sales assistants does Kornblume employ?", ROLES),
        ("How many bakers work here?", ROLES),
        ("How many employees did Kornblume have at the end of 2024?", ROLES),
        ("How many basses does the choir have?", CHOIR),
        ("Wie viele Jugendliche sind im Verein?", VEREIN),
        ("¿Cuántas familias tiene el club?", CLUB),
        ("Combien d'étudiants a la piscine ?", PISCINE),
        ("학생 회원은 몇 명인가요?", LIBRARY),
    ],
)
def test_a_row_alone_does_not_say_how_many_there_are(question, document):
    assert not told(question, document.partition("\n")[0].strip("# "), document)


@pytest.mark.parametrize(
    ("question", "document", "part"),
    [
        ("How many days of leave does a sales assistant get?", ROLES, "26"),
        ("How many rehearsals a week do basses have?", CHOIR, "3"),
        ("Wie viele Arbeitsstunden haben Jugendliche?", VEREIN, "8"),
        ("¿Cuántas horas de trabajo tienen las familias?", CLUB, "6"),
        ("Combien de casiers ont les étudiants ?", PISCINE, "1"),
        ("학생 회원의 대출 권수는 몇 권인가요?", LIBRARY, "7권"),
        ("How many drivers did Dunmore Cabs have in 2023?", FLEET, "101"),
        ("How many weavers does Wexcombe have?", PEOPLE, "31"),
        ("How many pieces per hour does the machine make?", MACHINE, "1,800"),
    ],
)
def test_what_a_heading_or_a_row_over_periods_counts_is_told(question, document, part):
    assert part in told(question, document.partition("\n")[0].strip("# "), document)
