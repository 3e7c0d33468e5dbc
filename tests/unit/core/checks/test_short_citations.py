"""A short sentence is held against the source that it cites, too: its figure stands there, or the citation is wrong."""

from __future__ import annotations

import pytest

from core.checks import check_record

LEAVE = ["Leave is 27 days.", "Probation is 6 months."]
FEE = ["The fee is 450 euros.", "Lunch is served at noon."]
WRONG = [
    ("Leave is 27 days [2-1].", LEAVE),
    ("Leave is 27 days [1, 2-1].", LEAVE),
    ("Leave is 27 days [2]. Probation is 6 months [1].", LEAVE),
    ("Leave is 27 days [2].", LEAVE),
    ("Probation is 6 months [1].", LEAVE),
    ("The fee is 450 euros [2].", FEE),
    ("450 euros [2].", FEE),
    ("It is 450 euros [2].", FEE),
    ("Leave is 27 days (source 9).", LEAVE),
    ("Leave is 27 days (source 2).", LEAVE),
    ("Leave is 27 days (Source: 9).", LEAVE),
    ("Leave is 27 days (sources 1, 9).", LEAVE),
    ("Der Urlaub beträgt 27 Tage (Quelle 9).", ["Der Urlaub beträgt 27 Tage."]),
    ("Die Gebühr ist 450 Euro [2].", ["Die Gebühr ist 450 Euro.", "Mittag ist um zwölf."]),
    ("27 Tage [2].", ["Der Urlaub beträgt 27 Tage.", "Die Probezeit ist 6 Monate."]),
    ("27 jours [2].", ["Le congé est de 27 jours.", "La cantine est fermée."]),
    ("Le congé est de 27 jours (source 9).", ["Le congé est de 27 jours."]),
    ("450 euros [2].", ["La tasa es de 450 euros.", "El almuerzo es gratis."]),
    ("La tasa es de 450 euros (fuente 9).", ["La tasa es de 450 euros."]),
    ("450 euro [2].", ["La quota è di 450 euro.", "Il pranzo è gratis."]),
    ("A taxa é de 450 euros (fonte 9).", ["A taxa é de 450 euros."]),
    ("27 dagen [2].", ["Het verlof is 27 dagen.", "De lunch is gratis."]),
    ("休暇は27日です [2]。", ["休暇は27日です。", "昼食は無料です。"]),
    ("休暇は27日です（出典9）。", ["休暇は27日です。"]),
    ("年假是27天 [2]。", ["年假是27天。", "午餐免费。"]),
    ("휴가는 27일입니다 [2].", ["휴가는 27일입니다.", "점심은 무료입니다."]),
]
RIGHT = [
    ("Leave is 27 days [1]. Probation is 6 months [2].", LEAVE),
    ("Leave is 27 days [1, 2].", LEAVE),
    ("Leave is 27 days (source 1).", LEAVE),
    ("The fee is 450 euros [1].", FEE),
    ("Both last 6 months [1].", ["The trial and the course last 6 months each.", "Probation is 6 months."]),
    ("Two rooms [2].", ["Two rooms are free.", "Rooms 1 and 2 are free."]),
    ("See table 2 (source 9).", ["See table 2 (source 9).", "Lunch is at noon."]),
    ("Der Urlaub beträgt 27 Tage (Quelle 1).", ["Der Urlaub beträgt 27 Tage."]),
    ("休暇は27日です（出典1）。", ["休暇は27日です。"]),
    ("Half a day [1].", ["Leave of half a day.", "Half a day of rest."]),
]


@pytest.mark.parametrize(("answer", "context"), WRONG)
def test_a_true_figure_cited_to_the_wrong_source_is_wrong(answer: str, context: list[str]) -> None:
    assert not check_record({"id": 1, "answer": answer, "context": context})["passed"]


@pytest.mark.parametrize(("answer", "context"), RIGHT)
def test_a_figure_that_stands_in_what_is_cited_passes(answer: str, context: list[str]) -> None:
    assert check_record({"id": 1, "answer": answer, "context": context})["passed"]
