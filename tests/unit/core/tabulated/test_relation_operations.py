"""What is made of cells: how far two are apart, what several come to, which rows meet a bound."""

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


BERTHS = """# Harbour of Tolsund: berths
| Berth | Boats | Fee per night |
| --- | --- | --- |
| North quay | 24 | $31 |
| South quay | 17 | $28 |
| Inner basin | 33 | $19 |
"""


def test_a_sign_of_a_currency_says_nothing_of_the_column_beside_it():
    assert told("How many boats are at the North quay of Tolsund?", "Harbour of Tolsund", BERTHS).count("$") == 0
    assert "$31" in told("What is the fee per night at the North quay of Tolsund?", "Harbour of Tolsund", BERTHS)


def test_rows_beyond_a_bound_are_counted_and_not_added_up_in_english():
    counted = told("How many berths have more than 20 boats?", "Harbour of Tolsund", BERTHS)
    assert counted == "Boats > 20: 2 of 3: North quay 24, Inner basin 33."


MEMBERS = """# Club Alba
| Sección | Socios | Cuota |
| --- | --- | --- |
| Remo | 1850 | 40 € |
| Vela | 2210 | 95 € |
| Tenis | 940 | 30 € |
"""


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("¿Qué secciones tienen más de 2000 socios?", "Con Socios > 2\u202f000: Vela 2210."),
        ("¿Qué secciones tienen más de 2000 euros?", ""),  # no column of money is called
        ("¿Cuántos socios más tiene Vela que Remo?", "Socios: Vela 2210 menos Remo 1850 = 360 de diferencia."),
        ("¿Cuál es la mayor diferencia de socios?", ""),  # two things at once
        ("¿Cuántos socios tuvo Vela en total en 2019?", ""),
    ],
)
def test_bounds_that_look_like_years_and_sums_of_other_years(question, said):
    assert told(question, "Club Alba", MEMBERS) == said


WEEKS = """# 판매
| 지점 | 1월 | 2월 | 3월 | 4월 |
| --- | --- | --- | --- | --- |
| 강남점 | 10 | 20 | 40 | 80 |
| 마포점 | 11 | 22 | 33 | 44 |
"""


def test_from_one_column_to_another_are_all_between():
    assert "= 60." in told("강남점의 2월부터 3월까지 판매 합계는?", "판매", WEEKS)
    assert "= 140." in told("강남점의 2월부터 4월까지 판매 합계는?", "판매", WEEKS)


CROPS = """# 작물
| 작물 | 면적 | 가격 |
| --- | --- | --- |
| 감자 | 40 | 900원 |
| 양파 | 25 | 1,100원 |
| 당근 | 18 | 1,500원 |
"""
ROOMS = """# 客室
| 客室 | 定員 | 料金 |
| --- | --- | --- |
| 松の間 | 4 | 18,000円 |
| 梅の間 | 6 | 12,000円 |
"""
SHAKHA = "| शाखा | सदस्य |\n| - | - |\n| क | 4 |\n| ख | 5 |\n"


@pytest.mark.parametrize(
    ("question", "title", "document", "said"),
    [
        ("당근은 감자보다 얼마나 더 비싼가요?", "작물", CROPS, "600원"),
        ("가격의 중앙값은 얼마인가요?", "작물", CROPS, "가격 중앙값: 1,100원"),
        ("最も料金が高い客室はどれですか？", "客室", ROOMS, "料金の最大：松の間 18,000円"),
        ("शाखाओं में कुल कितने सदस्य हैं?", "शाखाएँ", SHAKHA, "= 9"),
    ],
)
def test_money_written_on_to_figures_and_words_that_are_parted_are_read(question, title, document, said):
    assert said in told(question, title, document)


def test_the_median_of_one_row_is_not_its_cell():
    assert told("양파 가격의 중앙값은 얼마인가요?", "작물", CROPS) == ""


FUNDS = """# Annual report

The company has access to committed and uncommitted lines of credit worldwide, short-term ones among them. It keeps a
cash balance. The following table sums up its major sources of liquidity. All figures are in millions of dollars.

|  | 2019 | 2018 |
| --- | --- | --- |
| Net cash from operations | 14.8 | 15.2 |
| Short-term securities | 9.0 | 12.2 |
| Facilities | 15.3 | 15.3 |
"""
VISITORS = """# Annual report

The museum reopened in May. The following table shows the visitors by wing.

|  | 2019 | 2018 |
| --- | --- | --- |
| East | 140 | 150 |
| West | 90 | 120 |
"""


def test_rows_are_not_added_up_for_words_of_prose_above_their_table():
    assert not told("What is the total of short-term lines of credit in 2019?", "Annual report", FUNDS)


def test_rows_are_added_up_for_words_that_lead_to_their_table():
    assert "230" in told("How many visitors were there in total in 2019?", "Annual report", VISITORS)


MILL = """# Half-year report

Mill sales increased by 3.7% in 2019 and by 1.8% on a comparable basis.

|  | 2019 | 2018 |
| --- | --- | --- |
| Sales | 1,671 | 1,612 |
| Increase in stock | 12 | 9 |
"""


def test_what_something_was_is_not_by_how_much_it_rose():
    assert not told("How much did Mill sales increase in 2019?", "Half-year report", MILL).startswith("Sales: 1,671")


def test_a_reason_is_no_figure():
    assert not told("What was the increase in stock in 2019 due to?", "Half-year report", MILL)
