"""A year of a table is fiscal where the table says so, and else that of the calendar."""

from __future__ import annotations

import pytest

from core.tabulated.rows import shown_period
from core.tabulated.table import Period
from tests.unit.core.tabulated.test_what_people_call_it import told

HEADS = ("2024 | 2025", "FY2024 | FY2025", "Year ended June 30, 2024 | Year ended June 30, 2025")
ROWS = "| Revenue | 3,900 | 4,200 |\n| Costs | 2,100 | 2,300 |\n"


@pytest.mark.parametrize(
    ("above", "head", "fiscal"),
    [
        ("EUR thousand", HEADS[0], False),
        ("EUR thousand, fiscal years", HEADS[0], True),
        ("EUR thousand, Geschäftsjahr", HEADS[0], True),
        ("EUR thousand", HEADS[1], True),
        ("EUR thousand", HEADS[2], True),
        ("EUR thousand", "December 31, 2024 | December 31, 2025", False),
    ],
)
def test_a_year_is_fiscal_where_its_table_says_so(above, head, fiscal):
    said = told("What was Linde's revenue in 2025?", f"# Linde\n\n{above}\n\n| | {head} |\n|---|---|---|\n{ROWS}")
    assert "4,200" in said
    assert ("fiscal year 2025" in said) is fiscal


def test_a_part_of_a_year_is_named_as_it_is():
    assert shown_period(Period(2025, "Q2"), None, fiscal=True) == "Q2 2025"
    assert shown_period(Period(2025), None) == "2025"
