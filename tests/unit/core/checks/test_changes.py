"""A difference or a growth follows from the evidence in any order of words, and in any language."""

from __future__ import annotations

from typing import Any

import pytest

from core.checks import check_record

YEARS = [{"year": 2021, "value": 312}, {"year": 2022, "value": 298}, {"year": 2023, "value": 365}]
MONEY = [{"year": "2021", "value": "$1.2M"}, {"year": "2022", "value": "$1.5M"}]
SALES = [{"year": 2021, "sales": 312}, {"year": 2022, "sales": 298}]
REGIONS = [
    {"region": "North", "sales": 1240},
    {"region": "South", "sales": 980},
    {"region": "West", "sales": 1515},
]
FRENCH = "Le chiffre d'affaires était de 410 M€ en 2020 et de 455 M€ en 2021."
DUTCH = "De omzet was 410 miljoen in 2020 en 455 miljoen in 2021."


@pytest.mark.parametrize(
    ("evidence", "answer", "right"),
    [
        (YEARS, "It fell by 14 from 2021 to 2022.", True),
        (YEARS, "From 2021 to 2022 it fell by 14.", True),
        (YEARS, "From 2021 to 2022 it rose by 14.", False),
        (YEARS, "From 2022 to 2023 it fell by 14.", False),
        (YEARS, "In 2023 it rose by 67.", True),
        (YEARS, "In 2022 it fell by 67.", False),
        (MONEY, "It rose by $0.3M.", True),
        (MONEY, "It rose by 25%.", True),
        (MONEY, "It fell by 25%.", False),
        (MONEY, "It rose by 20%.", False),
        (SALES, "Sales fell by 14.", True),
        (YEARS, "Sie sank von 2021 auf 2022 um 14.", True),
        (YEARS, "Sie stieg von 2021 auf 2022 um 14.", False),
        (YEARS, "Il a baissé de 14 entre 2021 et 2022.", True),
        (SALES, "The headcount fell by 14.", False),
        (REGIONS, "North outsold South by 260.", True),
        (REGIONS, "North outsold South by 275.", False),
        (FRENCH, "Le chiffre d'affaires a progressé de 45 M€ entre 2020 et 2021.", True),
        (FRENCH, "Le chiffre d'affaires a progressé de 11 %.", True),
        (FRENCH, "Le chiffre d'affaires a reculé de 45 M€.", False),
        (DUTCH, "De omzet steeg met 45 miljoen.", True),
        (DUTCH, "De omzet daalde met 45 miljoen.", False),
        (DUTCH, "De omzet steeg met 55 miljoen.", False),
    ],
)
def test_a_change_follows_from_two_figures(evidence: Any, answer: str, right: bool) -> None:
    given = {"context" if isinstance(evidence, str) else "rows": evidence}
    assert check_record({"id": 1, "answer": answer, **given})["passed"] is right
