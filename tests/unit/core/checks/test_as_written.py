"""Right answers pass, however their list, quarter, year or month is written; wrong ones beside them don't."""

from __future__ import annotations

import pytest

from core.checks import check_record

QUARTERS = "In Q1 we shipped 18,200 parcels, in Q2 21,450, in Q3 19,900 and in Q4 30,120."
CARS = "In 2019 we sold 1,250 cars and in 2022, 2,030."
STEPS = "Wait 45 seconds, press start, then hold it for 10 seconds."
PLAIN = [
    {"metric": "revenue", "period": "FY2023", "value": 383_285_000_000, "unit": "USD"},
    {"metric": "revenue", "period": "Q2 2022", "value": 82_959_000_000, "unit": "USD"},
]
MONTHS = [{"month": "2024-01", "orders": 410}, {"month": "2024-02", "orders": 388}, {"month": "2024-03", "orders": 455}]


@pytest.mark.parametrize(
    ("evidence", "answer", "right"),
    [
        (QUARTERS, "In Q3 we shipped 19,900 parcels.", True),
        (QUARTERS, "We shipped 30,120 parcels in the fourth quarter.", True),
        (QUARTERS, "In Q3 we shipped 19,300 parcels.", False),
        (QUARTERS, "We shipped 21,450 parcels in Q2 and 19,900 in Q3.", True),
        (QUARTERS, "We shipped 19,900 parcels in Q2 and 21,450 in Q3.", False),
        (QUARTERS, "In Q3 we shipped 21,450 parcels.", False),
        (CARS, "In 2022 we sold 2,030 cars.", True),
        (CARS, "In 2019 we sold 1,250 cars.", True),
        (CARS, "In 2019 we sold 2,030 cars.", False),
        (STEPS, "1. Wait 45 seconds 2. press start 3. hold it for 10 seconds", True),
        (STEPS, "1. Wait 45 seconds 2. press start 3. hold it for 12 seconds", False),
        ("ارتفعت الإيرادات في 2020 وفي 2021.", "ارتفعت الإيرادات بين 2020 و2021.", True),
        (PLAIN, "Revenue was $383.3B in FY2023.", True),
        (PLAIN, "Revenue was $83.0B in Q2 2022.", True),
        (PLAIN, "Revenue was $383.3B in FY2022.", False),
        (MONTHS, "There were 388 orders in February 2024.", True),
        (MONTHS, "In February there were 388 orders.", True),
        (MONTHS, "2024-03: 455 orders.", True),
        (MONTHS, "In March there were 410 orders.", False),
    ],
)
def test_as_it_is_written(evidence: object, answer: str, right: bool) -> None:
    given = {"context": evidence} if isinstance(evidence, str) else {"rows": evidence}
    assert check_record({"id": 1, "answer": answer, **given})["passed"] is right
