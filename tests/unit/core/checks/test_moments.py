"""Clock times, days and years are those of what they are said of."""

from __future__ import annotations

import pytest

from core.checks import check_record

SHOPS = "The store in Leeds opens at 8:00, the one in York at 9:30 and the one in Hull at 10:15."
LEASE = "The lease started on 3 March 2022 and ends on 31 August 2026."
STAFF = "Ms Berg joined on 3 March 2022, Mr Kuhn on 14 July 2021."
YEARS = "Anna joined in 2019, Ben in 2021."


@pytest.mark.parametrize(
    ("source", "answer", "right"),
    [
        (SHOPS, "York opens at 9:30.", True),
        (SHOPS, "York opens at 9:30 am, Leeds at 8:00.", True),
        (SHOPS, "Hull opens at 9:30.", False),
        ("Leeds opens at 8:00. York opens at 9:30.", "York opens at 8:00.", False),
        (LEASE, "The lease expires on 31 August 2026.", True),
        (LEASE, "The lease runs from March 3, 2022 to August 31, 2026.", True),
        (STAFF, "Mr Kuhn joined on 14 July 2021.", True),
        (STAFF, "Mr Kuhn joined on 3 March 2022.", False),
        (YEARS, "Ben joined in 2021, two years after Anna in 2019.", True),
        (YEARS, "Ben joined in 2019.", False),
    ],
)
def test_a_moment_is_that_of_what_it_is_said_of(source: str, answer: str, right: bool) -> None:
    assert check_record({"id": 1, "answer": answer, "context": source})["passed"] is right
