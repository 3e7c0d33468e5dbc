"""Rows that a question names apart: added up and compared in any language, and one figure of a row by another."""

from __future__ import annotations

import pytest

from tests.unit.core.tabulated.test_covering import told

PORTS = """Ostermoor Ferries: ships by port; fares in thousand euros
| Port | Crew | Boats | Riders 2023 | Riders 2024 | Fares 2024 |
| --- | --- | --- | --- | --- | --- |
| Norwick | 40 | 8 | 90,500 | 96,000 | 1,200 |
| Selm | 22 | 5 | 41,000 | 39,600 | 640 |
| Tarn | 12 | 3 | 20,100 | 21,300 | 310 |
| Total | 74 | 16 | 151,600 | 156,900 | 2,150 |
"""
AUSGABEN = """# Gemeinde Altried: Ausgaben nach Bereichen
in Tsd. EUR
| Bereich | 2023 | 2024 |
| --- | --- | --- |
| Schulen | 1.840 | 1.925 |
| Straßen | 960 | 1.010 |
| Bäder | 410 | 388 |
"""
YUSO = """# 青葉運輸 2024年度 実績
（単位：百万円）
| 部門 | 第1四半期 | 第2四半期 | 通期 |
| --- | --- | --- | --- |
| 陸運 | 320 | 341 | 1,350 |
| 海運 | 210 | 198 | 845 |
| 合計 | 530 | 539 | 2,195 |
"""
DEPENSES = """# Bourg de Valmy
En milliers d'euros
| Poste | S1 2024 | S1 2023 |
| --- | --- | --- |
| Voirie | 36,4 | 31,8 |
| Écoles | 58,8 | 54,2 |
"""
GOODS = """# Fittings
| Item | Price (EUR) | In store | Guarantee |
| --- | --- | --- | --- |
| Brass hinge | 4.20 | 31 | 24 months |
| Gate latch | 9.80 | 12 | 12 months |
| Door bell | 21.50 | 55 | 24 months |
"""


@pytest.mark.parametrize(
    ("question", "part"),
    [
        ("How many boats do Norwick and Selm have together?", "13"),
        ("How many riders did Norwick and Tarn have in total in 2024?", "Together 117,300"),
        ("How many more riders than Tarn did Norwick have in 2024?", "Norwick 96,000 minus Tarn 21,300 = 74,700"),
        ("How many boats do Norwick and Brede have together?", ""),
        ("How many ducks do Norwick and Selm have together?", ""),
    ],
)
def test_rows_that_are_named_are_added_up_where_every_word_is_accounted_for(question, part):
    found = told(question, "Ostermoor Ferries", PORTS)
    assert part in found if part else not found


def test_a_row_whose_name_is_part_of_anothers_is_not_meant_beside_it():
    parks = PORTS.replace("Selm", "Norwick north")
    assert (
        told("How many boats do Norwick north and Tarn have together?", "Ostermoor Ferries", parks).count(" and ") == 1
    )


def test_a_sum_in_another_language_is_told_as_a_calculation_in_the_tables_own_words():
    found = told("Wie hoch waren die Ausgaben für Schulen und Bäder in Altried 2024 zusammen?", "Altried", AUSGABEN)
    assert "2024, zusammen: Schulen 1.925 + Bäder 388 = 2313 (in Tsd. EUR)" in found
    found = told("陸運と海運の通期の合計はいくらですか。", "青葉運輸", YUSO)
    assert "陸運 1,350 + 海運 845 = 2,195 (単位：百万円)" in found


def test_a_total_is_no_row_that_has_the_most_in_any_language():
    assert "陸運" in told("青葉運輸で通期の実績が最も大きい部門はどれですか。", "青葉運輸", YUSO)


def test_what_a_total_says_is_said_of_its_parts():
    whole = DEPENSES + "| Total des dépenses | 95,2 | 86,0 |\n"
    assert "36,4" in told("Quelles étaient les dépenses de voirie de Valmy au premier semestre 2024 ?", "Valmy", whole)


def test_quarters_without_a_year_are_those_of_the_year_that_the_document_is_of():
    assert "341" in told("青葉運輸の陸運の第2四半期はいくらですか。", "青葉運輸", YUSO)


def test_a_kind_written_on_to_a_name_is_held_by_the_row_and_its_corner():
    assert "845" in told("青葉運輸の海運部門の通期はいくらですか。", "青葉運輸", YUSO)


def test_a_move_names_its_periods_as_they_are_headed_and_says_the_scale_in_words():
    found = told("De combien la voirie de Valmy a-t-elle augmenté au premier semestre 2024 ?", "Valmy", DEPENSES)
    assert "S1 2023 31,8" in found
    assert "4,6" in found
    assert "14,5 %" in found


@pytest.mark.parametrize(
    ("question", "part"),
    [
        ("How many more hinges than latches are in store?", ""),  # a part of a name is no row
        ("How many more brass hinges than gate latches are in store?", "19 more"),
        ("What do a brass hinge and a door bell cost together?", "25.70"),
    ],
)
def test_things_that_are_compared_need_no_documents_name(question, part):
    found = told(question, "fittings", GOODS)
    assert part in found if part else not found


def test_the_two_records_of_a_comparison_are_never_added_up():
    assert "together" not in told("How many more boats does Norwick have than Selm?", "Ostermoor Ferries", PORTS)
    assert "3 more" in told("How many more boats does Norwick have than Selm?", "Ostermoor Ferries", PORTS)


@pytest.mark.parametrize(
    ("question", "part"),
    [
        ("How many riders per boat did Norwick carry in 2024?", "Norwick: 12,000 (Riders 2024 96,000 / Boats 8)"),
        ("How many riders per captain did Norwick carry in 2024?", ""),
        ("What were Selm's fares per boat in 2024?", "128,000"),
    ],
)
def test_so_much_per_so_many_is_one_column_of_a_row_by_another(question, part):
    found = told(question, "Ostermoor Ferries", PORTS)
    assert part in found if part else not found


def test_a_scale_that_is_said_of_one_column_is_not_that_of_the_others():
    assert "96,000." in told("How many riders did Norwick have in 2024?", "Ostermoor Ferries", PORTS).replace(
        " in 2024", ""
    )
    assert "thousand" not in told("How many boats do Norwick and Selm have together?", "Ostermoor Ferries", PORTS)
    assert "1,200 thousand" in told("What were Norwick's fares in 2024?", "Ostermoor Ferries", PORTS)


def test_one_cell_never_tells_how_far_a_figure_is_off_its_plan():
    plan = """Ormsby Council: spending, pounds thousand
| Service | Budget 2024 | Actual 2024 |
| --- | --- | --- |
| Adult care | 400 | 455 |
| Refuse | 120 | 112 |
"""
    found = told("By how much did Ormsby's adult care go over its budget in 2024?", "Ormsby Council", plan)
    assert "£55 thousand more" in found
