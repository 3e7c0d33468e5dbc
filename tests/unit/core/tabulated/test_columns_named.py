"""Which column of several of a year is told: the one that is called so, whatever the file is called."""

from __future__ import annotations

from datetime import date

import pytest

from core.tabulated.asking import read_question
from core.tabulated.building import Stretch, tables_of
from core.tabulated.document import DocumentTables
from tests.tabulated_answers import the_answer

TODAY = date(2026, 11, 28)
BUDGET = """| Department | Budget 2025 (GBP) | Budget 2026 (GBP) | Spent to April 2026 (GBP) |
| --- | --- | --- | --- |
| Route setting | 84000 | 91000 | 33500 |
| Coaching | 126000 | 131500 | 47250 |
| Marketing | 22000 | 18500 | 9400 |
| Energy | 64000 | 69500 | 30100 |
"""
PLAN = """| Team | Plan 2025 (EUR) | Plan 2026 (EUR) | Actual to June 2026 (EUR) |
| --- | --- | --- | --- |
| Kitchen | 10000 | 12000 | 5100 |
| Garden | 20000 | 18000 | 9900 |
"""
COSTS = """| Region | Revenue 2025 (EUR) | Revenue 2026 (EUR) | Costs 2026 (EUR) |
| --- | --- | --- | --- |
| North | 900 | 1000 | 640 |
| South | 700 | 850 | 510 |
"""
HEADS = """| Site | Headcount 2025 | Headcount 2026 | Left in 2026 |
| --- | --- | --- | --- |
| Lyon | 40 | 44 | 3 |
| Turin | 52 | 50 | 6 |
"""
ETAT = """| Abteilung | Etat 2025 (EUR) | Etat 2026 (EUR) | Ausgegeben 2026 (EUR) |
| --- | --- | --- | --- |
| Werkstatt | 41000 | 45000 | 12900 |
| Vertrieb | 77000 | 71000 | 30200 |
"""
PRESUPUESTO = """| Área | Presupuesto 2025 (EUR) | Presupuesto 2026 (EUR) | Gastado 2026 (EUR) |
| --- | --- | --- | --- |
| Taller | 41000 | 45000 | 12900 |
| Ventas | 77000 | 71000 | 30200 |
"""
YESAN = """| 부서 | 예산 2025 (원) | 예산 2026 (원) | 지출 2026 (원) |
| --- | --- | --- | --- |
| 정비팀 | 41000 | 45000 | 12900 |
| 영업팀 | 77000 | 71000 | 30200 |
"""
FRENCH = """| Service | Budget 2025 (EUR) | Budget 2026 (EUR) | Engagé 2026 (EUR) |
| --- | --- | --- | --- |
| Atelier | 41000 | 45000 | 12900 |
| Ventes | 77000 | 71000 | 30200 |
"""


def told(question, table, name):
    document = DocumentTables("default", f"{name}.csv", name.replace("-", " "), "", tables_of([Stretch(table)]))
    asked = read_question(question, TODAY)
    found = the_answer(asked, (document,)) if asked else None
    return found.told.text.replace("\u202f", ",").replace(" ", " ") if found else ""


@pytest.mark.parametrize("name", ["budget-2026", "budget", "money", "spent-2026"])
@pytest.mark.parametrize(
    ("question", "part"),
    [
        ("What is the 2026 budget for route setting?", "91,000"),
        ("What is the 2026 budget for coaching?", "131,500"),
        ("What is the energy budget for 2026?", "69,500"),
        ("What is the budget for marketing in 2026?", "18,500"),
        ("What is the marketing budget for 2025?", "22,000"),
        ("How much did marketing spend to April 2026?", "9,400"),
    ],
)
def test_what_a_column_is_called_counts_where_the_file_is_called_so_too(name, question, part):
    assert part in told(question, BUDGET, name)


@pytest.mark.parametrize("name", ["plan", "actual-2026", "teams"])
@pytest.mark.parametrize(
    ("question", "part"),
    [
        ("What is the plan for the kitchen in 2026?", "12,000"),
        ("What is the plan for the garden in 2026?", "18,000"),
        ("What is the plan 2025 for the garden?", "20,000"),
    ],
)
def test_a_plan_is_no_actual_figure(name, question, part):
    assert part in told(question, PLAN, name)


@pytest.mark.parametrize("name", ["years", "costs", "revenue"])
@pytest.mark.parametrize(
    ("question", "part"),
    [
        ("What were the costs of South in 2026?", "510"),
        ("What was the revenue of South in 2026?", "850"),
        ("What was the revenue of South in 2025?", "700"),
    ],
)
def test_costs_and_revenue_are_told_apart(name, question, part):
    assert part in told(question, COSTS, name)


@pytest.mark.parametrize("name", ["years", "costs", "revenue"])
@pytest.mark.parametrize("question", ["What was the costs of South in 2025?", "What were the costs of North in 2025?"])
def test_a_year_that_a_measure_has_no_column_of_is_told_by_none(name, question):
    assert told(question, COSTS, name) == ""


@pytest.mark.parametrize(
    ("question", "part"),
    [
        ("How many left Lyon in 2026?", "3"),
        ("What is the headcount of Lyon in 2026?", "44"),
        ("What was the headcount of Turin in 2025?", "52"),
    ],
)
def test_who_left_is_no_headcount(question, part):
    assert part in told(question, HEADS, "heads")


def test_people_who_left_are_told_by_no_column_of_those_who_stay():
    assert "50" not in told("How many people left Turin in 2026?", HEADS, "heads")


@pytest.mark.parametrize(
    ("question", "table", "name", "part"),
    [
        ("Wie hoch ist der Etat der Werkstatt 2026?", ETAT, "etat", "45"),
        ("Wie hoch war der Etat der Werkstatt 2025?", ETAT, "etat-2026", "41"),
        ("¿Cuál es el presupuesto de Taller en 2026?", PRESUPUESTO, "presupuesto", "45"),
        ("¿Cuál es el presupuesto de Ventas en 2026?", PRESUPUESTO, "cifras", "71"),
        ("정비팀의 2026년 예산은 얼마인가요?", YESAN, "예산", "45"),
        ("영업팀의 2025년 예산은 얼마인가요?", YESAN, "예산-2026", "77"),
        ("Quel est le budget de Atelier en 2026 ?", FRENCH, "budget", "45"),
        ("Quel est le budget de Ventes en 2025 ?", FRENCH, "chiffres", "77"),
    ],
)
def test_columns_are_told_apart_in_other_languages(question, table, name, part):
    assert part in told(question, table, name)


@pytest.mark.parametrize("name", ["budget-2026", "money"])
@pytest.mark.parametrize(
    ("question", "part"),
    [
        ("Which department has the largest budget in 2026?", "Coaching"),
        ("Which department has the smallest budget in 2026?", "Marketing"),
        ("Which department had the highest budget in 2025?", "Coaching"),
        ("Which department spent the most to April 2026?", "Coaching"),
        ("Which department spent the least to April 2026?", "Marketing"),
        ("Which department has the biggest budget?", "Coaching"),
    ],
)
def test_the_most_and_least_of_a_column_of_a_year(name, question, part):
    assert told(question, BUDGET, name).partition(";")[0].count(part) == 1


@pytest.mark.parametrize(
    ("question", "table", "part"),
    [
        ("Which region had the highest revenue in 2026?", COSTS, "North"),
        ("Which region had the lowest revenue in 2025?", COSTS, "South"),
        ("Which region had the highest costs in 2026?", COSTS, "North"),
        ("Which site has the largest headcount in 2026?", HEADS, "Turin"),
        ("Which site had the smallest headcount in 2025?", HEADS, "Lyon"),
        ("Welche Abteilung hat 2026 den größten Etat?", ETAT, "Vertrieb"),
        ("Welche Abteilung hat 2026 am meisten ausgegeben?", ETAT, "Vertrieb"),
    ],
)
def test_the_most_and_least_of_other_columns_of_years(question, table, part):
    assert part in told(question, table, "figures").partition(";")[0]


@pytest.mark.parametrize(
    ("question", "table", "name", "part"),
    [
        ("How many departments are in the budget?", BUDGET, "budget-2026", "4 of 4"),
        ("How many departments are there?", BUDGET, "money", "4 of 4"),
        ("How many departments are listed?", BUDGET, "money", "4 of 4"),
        ("How many sites are there?", HEADS, "heads", "2 of 2"),
        ("How many regions are there?", COSTS, "years", "2 of 2"),
        ("Wie viele Abteilungen gibt es?", ETAT, "etat", "2 von 2"),
    ],
)
def test_all_rows_are_counted_by_what_heads_their_names(question, table, name, part):
    assert part in told(question, table, name)


@pytest.mark.parametrize(
    "question",
    [
        "How many departments spent more than 30000?",
        "How many departments are over budget?",
        "How many departments have no budget?",
        "How many departments closed in 2026?",
        "How many employees are there?",
    ],
)
def test_no_condition_counts_all_rows(question):
    assert "4 of 4" not in told(question, BUDGET, "budget-2026")
