"""What the question names counts for an answer that names nothing: a figure, a person, a `Yes`."""

from __future__ import annotations

import pytest

from core.checks import check_record
from core.checks.rules import RULES

TWO = "Northwind's revenue was $120 million in 2022. Southgate's revenue was $80 million in 2022."
ASKED = "What was Northwind's revenue in 2022?"
LEAVE = "Employees get 27 days of leave. 28 contractors work here."
GYM = "Contractors may not use the gym. Lunch is at noon."
WRONG = [
    ("$80 million [1].", TWO, ASKED),
    ("It was $80 million.", TWO, ASKED),
    ("Revenue was $80 million in 2022.", TWO, ASKED),
    ("30 days.", "Employees get 27 days of leave. Managers get 30 days of leave.", "How many days do employees get?"),
    ("28", LEAVE, "How many days of leave do employees get?"),
    ("Carla", "Carla is the CFO. Ben is the CEO.", "Who is the CEO?"),
    ("Carla is the CEO.", "Carla is the CFO. Ben is the CEO.", "Who is the CEO?"),
    ("Yes.", GYM, "May contractors use the gym?"),
    ("Yes, they may.", GYM, "May contractors use the gym?"),
    ("No.", "Contractors may use the gym.", "May contractors use the gym?"),
    ("Yes.", "Smoking in the yard is forbidden.", "Is smoking in the yard allowed?"),
    (
        "80 Millionen Euro.",
        "Der Umsatz von Nordwind betrug 120 Millionen Euro. Der Umsatz von Südtor betrug 80 Millionen Euro.",
        "Wie hoch war der Umsatz von Nordwind?",
    ),
    ("Ja.", "Praktikanten dürfen die Halle nicht nutzen.", "Dürfen Praktikanten die Halle nutzen?"),
    ("Carla", "Carla ist die Prokuristin. Ben ist der Leiter.", "Wer ist der Leiter?"),
    (
        "80 millions d'euros.",
        "Le chiffre d'affaires de Nordvent était de 120 millions d'euros. "
        "Le chiffre d'affaires de Sudport était de 80 millions d'euros.",
        "Quel était le chiffre d'affaires de Nordvent ?",
    ),
    ("Oui.", "Les stagiaires ne peuvent pas utiliser la salle.", "Les stagiaires peuvent-ils utiliser la salle ?"),
    (
        "80 millones de euros.",
        "Los ingresos de Norte fueron de 120 millones de euros. Los ingresos de Sur fueron de 80 millones de euros.",
        "¿Cuáles fueron los ingresos de Norte?",
    ),
    ("Sí.", "Los becarios no pueden usar el gimnasio.", "¿Los becarios pueden usar el gimnasio?"),
    ("No.", "Gli stagisti possono usare la palestra.", "Gli stagisti possono usare la palestra?"),
    ("Sim.", "Os estagiários não podem usar o ginásio.", "Os estagiários podem usar o ginásio?"),
    ("Ja.", "Stagiairs mogen de sportzaal niet gebruiken.", "Mogen stagiairs de sportzaal gebruiken?"),
    ("はい。", "契約社員はジムを利用できません。", "契約社員はジムを利用できますか？"),
    ("可以。", "承包商不可以使用健身房。", "承包商可以使用健身房吗？"),
    (
        "네.",
        "계약직은 체육관을 이용할 수 없습니다. 계약직은 체육관을 이용하지 않습니다.",
        "계약직은 체육관을 이용합니까?",
    ),
]
RIGHT = [
    ("$120 million [1].", TWO, ASKED),
    ("It was $120 million.", TWO, ASKED),
    ("$80 million.", TWO, "What was Southgate's revenue in 2022?"),
    ("$120 million; Southgate had $80 million.", TWO, ASKED),
    ("27", LEAVE, "How many days of leave do employees get?"),
    ("Ben", "Carla is the CFO. Ben is the CEO.", "Who is the CEO?"),
    ("Ben is the CEO.", "Carla is the CFO. Ben is the CEO.", "Who is the CEO?"),
    ("No.", GYM, "May contractors use the gym?"),
    ("Yes.", "Contractors may use the gym.", "May contractors use the gym?"),
    ("Yes.", "Contractors may use the gym only with a badge.", "May contractors use the gym?"),
    ("No, only with a badge.", "Contractors may use the gym only with a badge.", "May contractors use the gym?"),
    ("No.", "Smoking in the yard is forbidden.", "Is smoking in the yard allowed?"),
    ("Yes.", "Smoking in the yard is forbidden.", "Is smoking in the yard forbidden?"),
    ("Nein.", "Praktikanten dürfen die Halle nicht nutzen.", "Dürfen Praktikanten die Halle nutzen?"),
    ("No.", "Los becarios no pueden usar el gimnasio.", "¿Los becarios pueden usar el gimnasio?"),
    ("いいえ。", "契約社員はジムを利用できません。", "契約社員はジムを利用できますか？"),
    ("不可以。", "承包商不可以使用健身房。", "承包商可以使用健身房吗？"),
    ("Carla", "Carla leads the board. Ben is the CEO. She was the CEO before.", "Who leads the board?"),
]


def _passes(row: tuple[str, str, str], **more: object) -> bool:
    answer, context, question = row
    return bool(check_record({"id": 1, "answer": answer, "context": context, "question": question}, **more)["passed"])


@pytest.mark.parametrize("row", WRONG)
def test_what_is_told_of_another_than_was_asked_is_wrong(row: tuple[str, str, str]) -> None:
    assert not _passes(row)


@pytest.mark.parametrize("row", RIGHT)
def test_what_is_told_of_the_one_asked_for_passes(row: tuple[str, str, str]) -> None:
    assert _passes(row)


def test_each_is_caught_by_its_own_rule() -> None:
    assert _passes(WRONG[0], rules=RULES.without("asked_of_another"))
    assert _passes(WRONG[5], rules=RULES.without("mixed_up"))
    assert _passes(WRONG[7], rules=RULES.without("answered_otherwise"))
