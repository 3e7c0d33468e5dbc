"""A bound is true of a figure that keeps it, and wrong where the figure passes it."""

from __future__ import annotations

import pytest

from core.checks.examination import examine
from core.model import Evidence
from tests.fakes import passage

ENGLISH = """# Costs
Costs were 82 million euros in 2024, after 95 million in 2023. Revenue was 140 million in 2024 and 120 million in 2023.
Sales grew by 12 percent in the north and fell by 4 percent in the south."""
OTHERS = """# Kosten
Die Kosten betrugen 2024 82 Millionen Euro, nach 95 Millionen Euro im Jahr 2023. Der Umsatz lag 2024 bei 140
Millionen Euro. Les dépenses ont atteint 82 millions d'euros en 2024. Los gastos fueron de 82 millones de euros en 2024.
De kosten bedroegen 82 miljoen euro in 2024. I costi sono stati di 82 milioni di euro nel 2024. Os custos foram de 82
milhões de euros em 2024."""

MASKS = "The museum shows 71 masks in two rooms."

KEPT = [
    (MASKS, "The museum shows between 60 and 80 masks [1]."),
    (ENGLISH, "Costs stayed below 90 million in 2024 [1]."),
    (ENGLISH, "Costs were under 90 million euros in 2024 [1]."),
    (ENGLISH, "Costs were lower than 100 million in 2024 [1]."),
    (ENGLISH, "Costs were between 80 and 90 million in 2024 [1]."),
    (ENGLISH, "Costs were at most 85 million in 2024 [1]."),
    (ENGLISH, "Costs were more than 70 million in 2024 [1]."),
    (ENGLISH, "Revenue stayed above 130 million in 2024 [1]."),
    (ENGLISH, "Revenue was over 110 million in 2024 [1]."),
    (ENGLISH, "Sales in the north grew more than 10 percent [1]."),
    (OTHERS, "Die Kosten blieben 2024 unter 90 Millionen Euro [1]."),
    (OTHERS, "Die Kosten lagen 2024 niedriger als 100 Millionen Euro [1]."),
    (OTHERS, "Der Umsatz lag 2024 bei über 110 Millionen Euro [1]."),
    (OTHERS, "Der Umsatz lag 2024 zwischen 130 und 150 Millionen Euro [1]."),
    (OTHERS, "Les dépenses sont restées inférieures à 100 millions d'euros en 2024 [1]."),
    (OTHERS, "Los gastos fueron inferiores a 100 millones de euros en 2024 [1]."),
    (OTHERS, "De kosten waren lager dan 100 miljoen euro in 2024 [1]."),
    (OTHERS, "I costi sono stati inferiori a 100 milioni di euro nel 2024 [1]."),
    (OTHERS, "Os custos foram inferiores a 100 milhões de euros em 2024 [1]."),
]
PASSED = [
    (MASKS, "The museum shows between 72 and 80 masks [1]."),
    (ENGLISH, "Costs exceeded 90 million in 2024 [1]."),
    (ENGLISH, "Costs stayed below 90 million in 2023 [1]."),
    (ENGLISH, "Costs stayed below 90 million in both years [1]."),
    (ENGLISH, "Costs were between 85 and 90 million in 2024 [1]."),
    (ENGLISH, "Costs were at most 80 million in 2024 [1]."),
    (ENGLISH, "Costs were over 100 million in 2024 [1]."),
    (ENGLISH, "Revenue was over 150 million in 2024 [1]."),
    (ENGLISH, "Profit stayed above 130 million in 2024 [1]."),
    (ENGLISH, "Sales in the south grew more than 10 percent [1]."),
    (OTHERS, "Die Kosten lagen 2024 höher als 90 Millionen Euro [1]."),
    (OTHERS, "Die Kosten blieben 2023 unter 90 Millionen Euro [1]."),
    (OTHERS, "Der Umsatz lag 2024 bei über 150 Millionen Euro [1]."),
    (OTHERS, "Les dépenses étaient supérieures à 100 millions d'euros en 2024 [1]."),
    (OTHERS, "De kosten waren hoger dan 100 miljoen euro in 2024 [1]."),
    (OTHERS, "I costi sono stati superiori a 100 milioni di euro nel 2024 [1]."),
]


def _failed(source: str, answer: str) -> list[str]:
    verdicts = examine(answer, "What of costs and revenue?", Evidence((passage(source, "c1"),)))
    return [verdict.check for verdict in verdicts if verdict.failed]


@pytest.mark.parametrize(("source", "answer"), KEPT)
def test_a_bound_that_the_figure_keeps_is_proved_though_it_lies_farther_off(source, answer):
    assert _failed(source, answer) == []


@pytest.mark.parametrize(("source", "answer"), PASSED)
def test_a_bound_that_the_figure_passes_is_wrong(source, answer):
    assert _failed(source, answer)
