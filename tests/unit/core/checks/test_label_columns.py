"""A column of texts that tells rows apart is what they are of, wherever it stands."""

from __future__ import annotations

import pytest

from core.checks import check_record

USERS = [{"id": 7, "user": "Kim", "logins": 44}, {"id": 8, "user": "Lee", "logins": 12}]
FLAGS = [{"active": True, "user": "kim", "logins": 44}, {"active": False, "user": "lee", "logins": 12}]
LAST = [{"logins": 44, "id": 7, "user": "Kim"}, {"logins": 12, "id": 8, "user": "Lee"}]
YEARS = [{"founded": 1990, "firm": "Acme", "staff": 85}, {"founded": 2004, "firm": "Borealis", "staff": 31}]
GOALS = [
    {"player": "Kim", "team": "Red", "goals": 13},
    {"player": "Lee", "team": "Blue", "goals": 15},
]
TABLE = "| no | user | logins |\n|---|---|---|\n| 7 | Kim | 44 |\n| 8 | Lee | 12 |"


@pytest.mark.parametrize(
    ("evidence", "answer", "right"),
    [
        (USERS, "Kim has 44 logins.", True),
        (USERS, "Kim has 44 logins, Lee 12.", True),
        (USERS, "Lee has 44 logins.", False),
        (USERS, "Kim has 12 logins.", False),
        (USERS, "Kim (ID 7) has 44 logins.", True),
        (USERS, "Kim has 32 more logins than Lee.", True),
        (FLAGS, "kim has 44 logins.", True),
        (FLAGS, "lee has 44 logins.", False),
        (LAST, "Kim has 44 logins.", True),
        (LAST, "Lee has 44 logins.", False),
        (YEARS, "Borealis employs 31 people.", True),
        (YEARS, "Borealis employs 85 people.", False),
        (YEARS, "Acme, founded in 1990, has a staff of 85.", True),
        (GOALS, "Kim scored 13 goals against Blue.", True),
        (GOALS, "Kim of Red scored 13 goals.", True),
        (GOALS, "Lee of Blue scored 13 goals.", False),
        (TABLE, "Kim has 44 logins.", True),
        (TABLE, "Lee has 44 logins.", False),
    ],
)
def test_rows_are_told_apart_by_their_names_in_any_column(evidence, answer, right):
    held = {"context": evidence} if isinstance(evidence, str) else {"rows": evidence}

    assert check_record({"id": 1, "answer": answer, **held})["passed"] is right
