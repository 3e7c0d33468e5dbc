"""A company whose name has a digit."""

from __future__ import annotations

from core.checks.records import check_record

ROWS = [
    {"company": "3M", "metric": "revenue", "value": 32_765_000_000, "unit": "USD", "fiscal_year": 2018, "period": "FY"}
]


def verdict(answer, rows):
    found = check_record({"id": 1, "answer": answer, "question": "", "rows": rows})
    return next(check["status"] for check in found["checks"] if check["check"] == "numbers")


def test_a_digit_of_the_companys_name_is_no_figure():
    assert verdict("3M's revenue was $32,765 million in 2018.", ROWS) == "pass"


def test_it_is_one_where_no_row_bears_the_name():
    assert verdict("3M's revenue was $32,765 million in 2018.", [{**ROWS[0], "company": "Acme"}]) == "fail"
