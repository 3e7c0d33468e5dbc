"""A comma before what kind of company it is parts no name: its figures are still its own."""

from __future__ import annotations

import pytest

from core.checks.records import check_record

ROWS = [
    {"company": name, "metric": "revenue", "fiscal_year": 2023, "period": "FY", "value": value, "unit": "USD"}
    for name, value in (("{}", 7_590_000_000), ("Other Works plc", 1_230_000_000))
]


def figures_fail(company, answer):
    rows = [{**row, "company": row["company"].format(company)} for row in ROWS]
    record = {"id": "1", "question": "What was the revenue in 2023?", "answer": answer, "rows": rows}
    return any(check["check"] == "numbers" and check["status"] == "fail" for check in check_record(record)["checks"])


@pytest.mark.parametrize(
    "company",
    [
        "Borealis Interactive Co., Ltd.",
        "Borealis, Inc.",
        "Borealis.com, Inc.",
        "Borealis Group, LLC",
        "Borealis Holdings, plc",
        "Borealis Corp.",
        "Borealis",
    ],
)
def test_a_companys_own_figure_is_proved_whatever_its_legal_form(company):
    assert not figures_fail(company, f"{company}'s revenue was $7.59B in fiscal year 2023.")
    assert figures_fail(company, f"{company}'s revenue was $1.23B in fiscal year 2023.")
