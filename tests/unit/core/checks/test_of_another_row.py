"""What cells say in words is told of their row: beside what other sources say, and of rows that are no text."""

from __future__ import annotations

import pytest

from core.checks import check_record

RULE = "|---|---|---|"
ROOMS = f"| Room | Key holder | Cleaned on |\n{RULE}\n| Aula | Greta Lind | Monday |\n| Lab | Omar Haddad | Thursday |"
ALSO = "| Room | Also |\n|---|---|\n| Lab | Monday |\n| Attic | - |"
DEPOTS = [{"depot": "Malmö", "manager": "Elin Strand"}, {"depot": "Lund", "manager": "Per Holm"}]
STAFF = (
    "| Employee | Manager | Office |\n|---|---|---|\n| Anna Berg | Ben Holt | Oslo |\n| Ben Holt | Cara Dunn | Narvik |"
    "\n| Dan Frey | Ben Holt | Oslo |"
)


def passes(answer: str, context: str | list[str] = "", rows: list[dict[str, str]] | None = None) -> bool:
    return bool(check_record({"id": 1, "answer": answer, "context": context, "rows": rows or []})["passed"])


@pytest.mark.parametrize(
    ("answer", "right"), [("The manager in Lund is Elin Strand.", False), ("Elin Strand manages Malmö.", True)]
)
def test_rows_are_read_as_the_table_that_they_are(answer: str, right: bool) -> None:
    assert passes(answer, rows=DEPOTS) is right


def test_the_fault_says_whose_value_it_is():
    found = check_record({"id": 1, "answer": "The lab is cleaned on Monday.", "context": ROOMS})
    details = [check["detail"] for check in found["checks"] if check["check"] == "wording"]
    assert details == ["this is the value of Aula, not of Lab"]
    assert found["severity"] == "high"


@pytest.mark.parametrize("beside", ["Since May the lab is cleaned on Monday, too.", ALSO])
def test_what_another_source_says_of_the_row_may_be_said(beside: str) -> None:
    assert passes("The lab is cleaned on Monday.", [ROOMS, beside])
    assert not passes("The lab is cleaned on Monday.", [ROOMS, "The attic is cleaned on Monday."])


@pytest.mark.parametrize(
    "answer",
    [
        "The Aula is cleaned three days before Thursday.",
        "The lab is not cleaned on Monday.",
        "Greta Lind and Omar Haddad hold the keys to the Aula and the lab.",
    ],
)
def test_what_denies_compares_or_names_several_is_left_alone(answer: str) -> None:
    assert passes(answer, ROOMS)


def test_what_leads_from_row_to_row_is_left_alone():
    assert passes("Dan Frey's manager's manager is Cara Dunn.", STAFF)
    assert not passes("The manager of Dan Frey is Cara Dunn.", STAFF)


def test_hours_that_are_shut_say_nothing_of_those_that_are_open():
    hours = "| Branch | Closed on |\n|---|---|\n| Harbour | Sunday |\n| Mill | Tuesday |"
    assert passes("The Harbour branch is open on Tuesday.", hours)
    assert not passes("The Harbour branch is closed on Tuesday.", hours)
