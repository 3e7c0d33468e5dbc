"""Two days that a question names are those of one document, where it alone has columns for both."""

from __future__ import annotations

from datetime import date

import pytest

from core.tabulated.asking import read_question
from core.tabulated.building import Stretch, tables_of
from core.tabulated.columns_of_days import of_the_days
from core.tabulated.document import DocumentTables

HALF = """| | March 29, 2025 | September 28, 2024 |
| --- | --- | --- |
| Cash | 28,162 | 29,943 |
| Inventories | 6,269 | 7,286 |
"""
YEAR = """| | September 28, 2024 | September 30, 2023 |
| --- | --- | --- |
| Cash | 29,943 | 29,965 |
| Inventories | 7,286 | 6,331 |
"""


def found(question):
    documents = [DocumentTables("d", name, "", "", tables_of([Stretch(t)])) for name, t in (("h", HALF), ("y", YEAR))]
    return [one.path for one in of_the_days(read_question(question, date(2026, 11, 28)), documents)]


@pytest.mark.parametrize(
    ("question", "paths"),
    [
        ("What was the change in cash between September 28, 2024 and March 29, 2025?", ["h"]),
        ("By how much did inventories fall from September 28, 2024 to March 29, 2025?", ["h"]),
        ("What was the change in cash between September 30, 2023 and September 28, 2024?", ["y"]),
        ("What was the change in cash between September 30, 2023 and March 29, 2025?", ["h", "y"]),
        ("How much cash was there on September 28, 2024?", ["h", "y"]),
        ("How much did cash change in 2024?", ["h", "y"]),
    ],
)
def test_two_days_are_those_of_the_document_that_has_both(question, paths):
    assert found(question) == paths
