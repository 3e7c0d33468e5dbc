"""What is said of one thing and not of another: each clause is held to what it is said of."""

from __future__ import annotations

import pytest

from core.checks import check_record

VAULT = "Staff may enter the vault. Visitors may not enter the vault."
RESULTS = (
    "Revenue rose from 4.1 million euros in 2023 to 4.9 million euros in 2024, while profit fell from 0.8 million to "
    "0.6 million euros."
)
APPROVALS = (
    "Purchases up to 5,000 euros are approved by the team lead; purchases above 5,000 euros are approved by the board."
)
WRONG = [
    (VAULT, "Visitors may enter the vault; staff may not."),
    (VAULT, "Both staff and visitors may enter the vault."),
    (VAULT, "Nobody may enter the vault."),
    (RESULTS, "Revenue fell to 4.9 million euros in 2024 while profit rose to 0.6 million euros."),
    (RESULTS, "Profit rose from 0.6 million to 0.8 million euros."),
    (APPROVALS, "Purchases above 5,000 euros are approved by the team lead."),
    (APPROVALS, "Purchases up to 5,000 euros are approved by the board."),
]
RIGHT = [
    (VAULT, "Staff may enter the vault; visitors may not."),
    (RESULTS, "Profit fell to 0.6 million euros in 2024, while revenue rose to 4.9 million euros."),
    (APPROVALS, "Purchases above 5,000 euros are approved by the board."),
    ("The sample must not be frozen. Two thirds of the samples passed, 412 in all.", "412 samples passed in all."),
    (
        "Move the hawk now and then, so the birds do not become accustomed to it.",
        "Move the hawk now and then to avoid the birds becoming accustomed to it.",
    ),
    ("In 2023 the museum counted 41,200 visitors and in 2024 48,900.", "In 2023 the museum counted 41,200 visitors."),
]


@pytest.mark.parametrize(("source", "answer"), WRONG)
def test_what_is_said_of_another_is_found_wrong(source: str, answer: str) -> None:
    assert not check_record({"id": "wrong", "answer": answer, "context": source})["passed"]


@pytest.mark.parametrize(("source", "answer"), RIGHT)
def test_what_each_is_said_of_is_left_alone(source: str, answer: str) -> None:
    found = check_record({"id": "right", "answer": answer, "context": source})
    assert found["passed"], [check["detail"] for check in found["checks"] if check["status"] == "fail"]


def test_no_is_held_against_the_clause_that_is_asked_for() -> None:
    source = "Hunde sind in der Ausstellung nicht erlaubt, im Garten aber schon."
    record = {"id": "no", "question": "Sind Hunde in der Ausstellung erlaubt?", "context": source}
    assert check_record({**record, "answer": "Nein, in der Ausstellung sind Hunde nicht erlaubt."})["passed"]
    assert not check_record({**record, "answer": "Ja, in der Ausstellung sind Hunde erlaubt."})["passed"]
