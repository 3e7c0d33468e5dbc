"""Who somebody is, is told by what the row says of them in words, and by no year beside."""

from __future__ import annotations

from datetime import date

import pytest

from core.tabulated.asking import read_question
from core.tabulated.building import Stretch, tables_of
from core.tabulated.document import DocumentTables
from tests.tabulated_answers import the_answer

TODAY = date(2026, 11, 28)
STAFF = """| Name | Role | Phone | Site | Since |
| --- | --- | --- | --- | --- |
| Oona Radcliffe | Centre manager | 0117 555 2010 | Bristol | 2017 |
| Tobias Wren | Head route-setter | 0117 555 2014 | Bristol | 2019 |
| Priya Nambiar | Front desk lead | 0117 555 2011 | Bristol | 2021 |
| Anneliese Kötter | Hall technician | 07531 555 322 | Konstanz | 2020 |
| Luca Wren | Café manager | 0117 555 2025 | Bristol | 2023 |
"""


def told(question):
    document = DocumentTables("default", "staff.md", "Staff list", "", tables_of([Stretch(STAFF)]))
    asked = read_question(question, TODAY)
    found = the_answer(asked, (document,)) if asked else None
    return found.told.text if found else ""


@pytest.mark.parametrize(
    ("question", "part"),
    [
        ("Who is Priya Nambiar?", "Front desk lead"),
        ("Who is Anneliese Kötter?", "Hall technician"),
        ("Who is Oona Radcliffe?", "Centre manager"),
        ("Wer ist Anneliese Kötter?", "Hall technician"),
        ("Wer ist Priya Nambiar?", "Front desk lead"),
        ("Who is Wren?", "Luca Wren"),
        ("Who is Wren?", "Tobias Wren"),
        ("Who is the centre manager?", "Oona Radcliffe"),
        ("Who is the café manager?", "Luca Wren"),
        ("Since when has Priya Nambiar been here?", "2021"),
        ("What is Priya Nambiar's role?", "Front desk lead"),
    ],
)
def test_who_somebody_is_is_what_they_do(question, part):
    assert part in told(question)


@pytest.mark.parametrize(
    "question",
    ["Who is Priya Nambiar?", "¿Quién es Priya Nambiar?", "Qui est Priya Nambiar ?", "Priya Nambiar는 누구인가요?"],
)
def test_a_year_is_nobody(question):
    assert "2021" not in told(question)
