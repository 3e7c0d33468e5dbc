"""Two columns of one row compared: over budget, below the reorder level, what is left, in any language."""

from __future__ import annotations

from datetime import date

import pytest

from core.tabulated.asking import read_question
from core.tabulated.building import Stretch, tables_of
from core.tabulated.columns_compared import columns_compared
from core.tabulated.document import DocumentTables

BUDGET = """| Cost centre | Head | Budget | Actual |
| --- | --- | --- | --- |
| Press shop | Ada Roth | 310000 | 322500 |
| Paint | Bo Lind | 88000 | 81400 |
| Yard | Cy Marsh | 45000 | 45000 |
"""
STORES = """| Item | Site | In stock | Reorder level |
| --- | --- | --- | --- |
| Hinge | Oss | 40 | 60 |
| Latch | Oss | 90 | 50 |
| Bracket | Tiel | 0 | 25 |
"""
GERMAN = """| Artikel | Halle | Bestand | Mindestbestand |
| --- | --- | --- | --- |
| Bohrer | Halle 1 | 12 | 20 |
| Feile | Halle 2 | 55 | 30 |
"""
KOREAN = """| 부서 | 예산 | 집행액 |
| --- | --- | --- |
| 생산팀 | 5200 | 5710 |
| 연구팀 | 3100 | 2480 |
"""
KOREAN_STORES = """| 품목 | 창고 | 재고 | 안전재고 |
| --- | --- | --- | --- |
| 볼트 | 인천 | 12500 | 8000 |
| 너트 | 인천 | 3200 | 5000 |
"""
MINIMUM = """| Product | On hand | Minimum stock |
| --- | --- | --- |
| Ale | 940 | 600 |
| Gose | 150 | 240 |
"""
JAPANESE = """| 部品 | 在庫数 | 発注点 |
| --- | --- | --- |
| 歯車 | 8 | 15 |
| 軸受 | 64 | 20 |
"""
GERMAN_BUDGET = """| Abteilung | Budget | Ausgegeben |
| --- | --- | --- |
| Einkauf | 5000 | 4100 |
| Versand | 3000 | 3300 |
"""
FRENCH = """| Service | Budget | Dépensé |
| --- | --- | --- |
| Atelier | 5000 | 4100 |
| Accueil | 3000 | 3300 |
"""
JAPANESE_BUDGET = """| 部署 | 予算 | 支出 |
| --- | --- | --- |
| 加工課 | 900 | 850 |
| 検査課 | 400 | 460 |
"""
SPANISH = """| Departamento | Presupuesto | Gastado |
| --- | --- | --- |
| Ventas | 9000 | 9400 |
| Taller | 7000 | 6100 |
"""


def told(question, text):
    asked = read_question(question, date(2026, 11, 28))
    document = DocumentTables("default", "list.md", "", "", tables_of([Stretch(text)]))
    found = columns_compared(asked, document)
    return found.told.text if found else ""


@pytest.mark.parametrize(
    ("question", "text", "said"),
    [
        ("Which cost centre is over budget?", BUDGET, "Press shop Actual 322,500 (Budget 310,000)."),
        ("Which cost centres are below their budget?", BUDGET, "Paint Actual 81,400 (Budget 88,000)."),
        ("How many cost centres are over budget?", BUDGET, "1 of 3"),
        ("Is the press shop over budget?", BUDGET, "Yes"),
        ("Is Paint over budget?", BUDGET, "No"),
        ("Is Paint within budget?", BUDGET, "Yes"),
        ("Is the yard within its budget?", BUDGET, "Yes"),
        ("Is the press shop within budget?", BUDGET, "No"),
        ("Which cost centres are within budget?", BUDGET, "Paint Actual 81,400 (Budget 88,000), Yard"),
        ("How many cost centres are within budget?", BUDGET, "2 of 3"),
        ("Did the press shop stay within its budget?", BUDGET, "No"),
        ("연구팀은 예산 이내인가요?", KOREAN, "네"),
        ("생산팀은 예산 안에 있나요?", KOREAN, "아니"),
        ("¿Está Taller dentro del presupuesto?", SPANISH, "Sí"),
        ("¿Está Ventas dentro del presupuesto?", SPANISH, "No"),
        ("Liegt Einkauf innerhalb des Budgets?", GERMAN_BUDGET, "Ja"),
        ("Ist Versand im Rahmen des Budgets?", GERMAN_BUDGET, "Nein"),
        ("Atelier respecte le budget ?", FRENCH, "Oui"),
        ("加工課は予算内ですか？", JAPANESE_BUDGET, "はい"),
        ("By how much is the press shop over budget?", BUDGET, "12,500"),
        ("How much is left of the Paint budget?", BUDGET, "6,600"),
        (
            "Which items are below their reorder level?",
            STORES,
            "Hinge In stock 40 (Reorder level 60), Bracket In stock 0 (Reorder level 25).",
        ),
        ("Which items in Oss are below the reorder level?", STORES, "Hinge In stock 40 (Reorder level 60)."),
        ("Is the latch below the reorder level?", STORES, "No"),
        ("Welche Artikel sind unter dem Mindestbestand?", GERMAN, "Bohrer Bestand 12 (Mindestbestand 20)."),
        ("Liegt die Feile unter dem Mindestbestand?", GERMAN, "Nein"),
        ("안전재고보다 적은 품목은 무엇인가요?", KOREAN_STORES, "너트 재고 3200"),
        ("Which products are below minimum stock?", MINIMUM, "Gose On hand 150 (Minimum stock 240)"),
        ("예산을 초과한 부서는 어디인가요?", KOREAN, "생산팀"),
        ("発注点を下回る部品はどれですか？", JAPANESE, "歯車 在庫数 8"),
        ("¿Qué departamento está por encima del presupuesto?", SPANISH, "Ventas"),
    ],
)
def test_rows_are_told_by_what_is_set_for_them(question, text, said):
    assert said in told(question, text)


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("Which cost centre has a budget over 50,000?", BUDGET),
        ("What is within the budget of Paint?", BUDGET),
        ("Is the canteen within budget?", BUDGET),
        ("Which cost centre has more budget than Paint?", BUDGET),
        ("Which cost centre has the biggest budget?", BUDGET),
        ("What is the budget of Paint?", BUDGET),
        ("Which cost centre is furthest over budget?", BUDGET),
        ("Which cost centre is not over budget?", BUDGET),
        ("Which suppliers are over budget?", STORES),
        ("How much is left of the Canteen budget?", BUDGET),
        ("How much stock is left of the hinge?", STORES),
        ("예산이 가장 큰 부서는 어디인가요?", KOREAN),
    ],
)
def test_what_compares_nothing_with_what_is_set_is_left_to_others(question, text):
    assert not told(question, text)
