"""What names a filing's form, and what only looks like one."""

from __future__ import annotations

from core.checks.filings import check_filings
from core.model import FactRow, Status

ROW = FactRow("company_metrics", {"company": "Velden", "latest_form": "20-F", "latest_filed": "2025-06-24"})


def test_an_amount_in_thousands_is_no_form():
    said = "Velden's revenue per employee was €227.8K in fiscal year 2025, which ended on 2025-03-31 [1]."

    assert check_filings(said, [ROW]).status is Status.SKIP


def test_a_form_that_no_row_has_is_a_fault():
    assert check_filings("Velden filed an 8-K on 2025-06-24 [1].", [ROW]).status is Status.FAIL
