"""How far two cells are apart and what several come to, asked in other languages than English."""

from __future__ import annotations

import pytest

from tests.unit.core.tabulated.test_covering import told

GITES = """# Tarifs 2024
| Gîte | Basse saison | Haute saison | Lits |
| --- | --- | --- | --- |
| Gîte Orme | 54 € | 91 € | 4 |
| Gîte Saule | 66 € | 120 € | 6 |
| Cabane | 38 € | 59 € | 2 |
"""
RAEUME = """# Räume
| Raum | Plätze | Miete (EUR) |
| --- | --- | --- |
| Linde | 12 | 40 |
| Eiche | 30 | 90 |
| Esche | 8 | 25 |
"""
KURABU = """# 教室料金
| 教室 | 平日料金(円) | 週末料金(円) |
| --- | --- | --- |
| 木工 | 2400 | 3100 |
| 陶芸 | 2800 | 3600 |
| 書道 | 1900 | 2300 |
"""
VENTAS = """# Ventas por tienda en 2023
| Trimestre | Tienda Norte | Tienda Sur |
| --- | --- | --- |
| Primer trimestre | 410 | 275 |
| Segundo trimestre | 395 | 280 |
| Tercer trimestre | 430 | 301 |
"""
AULAS = """# Aulas
| Aula | Sillas | Proyector |
| --- | --- | --- |
| Roble | 20 | sí |
| Fresno | 14 | no |
| Olmo | 30 | sí |
"""


@pytest.mark.parametrize(
    ("question", "title", "document", "parts"),
    [
        ("Combien coûte le gîte Orme de plus en haute saison qu'en basse saison ?", "Tarifs", GITES, ["37 €"]),
        ("Wie viele Plätze mehr hat Eiche als Esche?", "Räume", RAEUME, ["Eiche 30", "Esche 8", "22"]),
        ("木工は週末だと平日よりいくら高くなりますか？", "教室", KURABU, ["700"]),
        ("¿Cuántas ventas en total hizo la tienda Sur en 2023?", "Ventas", VENTAS, ["856"]),
        ("Wie viele Plätze haben alle Räume zusammen?", "Räume", RAEUME, ["50"]),
    ],
)
def test_cells_that_are_named_apart_or_together_are_computed_with(question, title, document, parts):
    answer = told(question, title, document)
    assert all(part in answer for part in parts)


@pytest.mark.parametrize(
    ("question", "title", "document"),
    [
        ("Combien coûte le gîte Bouleau de plus en haute saison qu'en basse saison ?", "Tarifs", GITES),
        ("Wie viele Fenster mehr hat Eiche als Esche?", "Räume", RAEUME),
        ("¿Cuántas ventas en total hizo la tienda Sur en 2021?", "Ventas", VENTAS),
    ],
)
def test_a_word_that_no_cell_says_leaves_it_open(question, title, document):
    answer = told(question, title, document)
    assert not any(figure in answer for figure in ("37", "22", "856"))


@pytest.mark.parametrize(
    ("question", "title", "document", "rows", "others"),
    [
        ("Welche Räume haben mehr als 10 Plätze?", "Räume", RAEUME, ["Linde 12", "Eiche 30"], ["Esche"]),
        ("Quels gîtes ont au moins 4 lits ?", "Tarifs", GITES, ["Gîte Orme 4", "Gîte Saule 6"], ["Cabane"]),
        ("平日料金が2400円以上の教室はどれですか？", "教室", KURABU, ["木工 2400", "陶芸 2800"], ["書道"]),
        ("¿Qué aulas tienen proyector?", "Aulas", AULAS, ["Roble", "Olmo"], ["Fresno"]),
        ("¿Qué aulas no tienen proyector?", "Aulas", AULAS, ["Fresno"], ["Roble", "Olmo"]),
    ],
)
def test_rows_that_fit_are_listed(question, title, document, rows, others):
    answer = told(question, title, document)
    assert all(row in answer for row in rows)
    assert not any(row in answer for row in others)


def test_rows_are_not_held_to_a_column_that_is_not_there():
    assert "30" not in told("Welche Räume haben mehr als 10 Fenster?", "Räume", RAEUME)
