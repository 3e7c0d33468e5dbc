"""What a sentence compares without a figure is held against the rows: who has most, and which way it went."""

from __future__ import annotations

import pytest

from core.checks import check_record
from core.checks.rules import RULES

TABLE = "| | 2021 | 2022 |\n|---|---|---|\n| Revenue | 100 | 120 |\n| Costs | 70 | 95 |\n| Profit | 30 | 25 |"
GERMAN = "| | 2021 | 2022 |\n|---|---|---|\n| Umsatz | 100 | 120 |\n| Gewinn | 30 | 25 |"
FRENCH = "| | 2021 | 2022 |\n|---|---|---|\n| Ventes | 100 | 120 |\n| Bénéfice | 30 | 25 |"
SPANISH = "| | 2021 | 2022 |\n|---|---|---|\n| Ventas | 100 | 120 |\n| Beneficio | 30 | 25 |"
ITALIAN = "| | 2021 | 2022 |\n|---|---|---|\n| Ricavi | 100 | 120 |\n| Utile | 30 | 25 |"
PORTUGUESE = "| | 2021 | 2022 |\n|---|---|---|\n| Receita | 100 | 120 |\n| Lucro | 30 | 25 |"
DUTCH = "| | 2021 | 2022 |\n|---|---|---|\n| Omzet | 100 | 120 |\n| Winst | 30 | 25 |"
REGIONS = "| Region | Sales |\n|---|---|\n| North | 980 |\n| South | 1240 |"
WRONG = [
    ("Profit rose from 2021 to 2022.", TABLE),
    ("Profit increased between 2021 and 2022.", TABLE),
    ("Revenue fell from 2021 to 2022.", TABLE),
    ("Revenue decreased from 2021 to 2022.", TABLE),
    ("Costs declined from 2021 to 2022.", TABLE),
    ("From 2021 to 2022, costs dropped.", TABLE),
    ("Profit grew from 2021 to 2022.", TABLE),
    ("Der Gewinn stieg von 2021 auf 2022.", GERMAN),
    ("Der Umsatz sank von 2021 auf 2022.", GERMAN),
    ("Le bénéfice a augmenté de 2021 à 2022.", FRENCH),
    ("Les ventes ont baissé de 2021 à 2022.", FRENCH),
    ("El beneficio aumentó de 2021 a 2022.", SPANISH),
    ("Las ventas cayeron de 2021 a 2022.", SPANISH),
    ("I ricavi sono diminuiti dal 2021 al 2022.", ITALIAN),
    ("O lucro aumentou de 2021 para 2022.", PORTUGUESE),
    ("De winst steeg van 2021 naar 2022.", DUTCH),
    ("North had the highest sales.", REGIONS),
    ("South had the lowest sales.", REGIONS),
    ("Sales were highest in North.", REGIONS),
    ("Revenue was highest in 2021.", TABLE),
]
RIGHT = [
    ("Profit fell from 2021 to 2022.", TABLE),
    ("Revenue rose from 2021 to 2022.", TABLE),
    ("Costs increased between 2021 and 2022.", TABLE),
    ("Der Gewinn sank von 2021 auf 2022.", GERMAN),
    ("Le bénéfice a baissé de 2021 à 2022.", FRENCH),
    ("Las ventas aumentaron de 2021 a 2022.", SPANISH),
    ("South had the highest sales.", REGIONS),
    ("North had the lowest sales.", REGIONS),
    ("Revenue was highest in 2022.", TABLE),
    ("Staff turnover rose from 2021 to 2022.", f"{TABLE}\n\nStaff turnover rose from 2021 to 2022."),
]


@pytest.mark.parametrize(("answer", "context"), WRONG)
def test_a_comparison_that_the_rows_refute_is_wrong(answer: str, context: str) -> None:
    assert not check_record({"id": 1, "answer": answer, "context": context})["passed"]


@pytest.mark.parametrize(("answer", "context"), RIGHT)
def test_a_comparison_that_the_rows_bear_out_passes(answer: str, context: str) -> None:
    assert check_record({"id": 1, "answer": answer, "context": context})["passed"]


def test_a_move_between_two_years_is_caught_by_its_rule() -> None:
    record = {"id": 1, "answer": WRONG[0][0], "context": TABLE}
    assert check_record(record, RULES.without("moved_between"))["passed"]


def test_free_rows_are_compared_as_well() -> None:
    rows = [{"region": "North", "sales": 980}, {"region": "South", "sales": 1240}]
    assert not check_record({"id": 1, "answer": "North had the highest sales.", "rows": rows})["passed"]
    assert check_record({"id": 1, "answer": "South had the highest sales.", "rows": rows})["passed"]
