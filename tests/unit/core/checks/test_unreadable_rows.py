"""A row that can't be read is named with the reason; one whose figure is text, or empty, is read."""

from __future__ import annotations

import math

import pytest

from core.checks import check_record
from core.errors import BadInput

SALES = {"metric": "Sales", "year": 2023, "value": 5}


def _judged(rows, answer="Sales were 5 in 2023."):
    return check_record({"id": 1, "answer": answer, "rows": rows})["passed"]


@pytest.mark.parametrize(
    ("row", "what"),
    [
        ({"metric": "Sales", "value": "abc"}, '"value" holds "abc", which is no figure'),
        ({"metric": "Sales", "value": math.nan}, '"value" holds nan, which is no figure'),
        ({"metric": "Sales", "value": math.inf}, '"value" holds inf, which is no figure'),
        ({"metric": "Sales", "value": [1, 2]}, '"value" holds "1, 2", which is no figure'),
        ({"metric": "Sales", "value": True}, '"value" holds true, which is no figure'),
        ({"close": "x"}, '"close" holds "x", which is no figure'),
        ({"date": "2024-01-02", "open": 10, "close": "about ten"}, '"close" holds "about ten", which is no figure'),
        ([1, 2], "it is no object"),
        ("x", "it is no object"),
        (None, "it is no object"),
    ],
)
def test_a_row_that_holds_no_figure_is_named_with_the_reason(row, what):
    with pytest.raises(BadInput) as caught:
        _judged([SALES, row])

    assert str(caught.value).startswith(f'Row 2 of "rows" can\'t be read: {what}.')


@pytest.mark.parametrize(
    "row",
    [
        {"metric": "Costs", "year": 2023, "value": None},
        {"metric": "Costs", "year": 2023, "value": ""},
        {"metric": "Costs", "year": 2023, "value": "n/a"},
        {"metric": "Costs", "year": 2023, "value": "1,240"},
        {"date": "2024-01-02", "open": 10, "close": None},
        {"date": "2024-12-24", "open": "09:00", "close": "13:00"},
        {"date": "2024-12-25", "open": False},
        {"shop": "Oslo", "open": "Monday", "close": "Friday"},
        {"day": "Monday", "sales": math.nan},
    ],
)
def test_an_empty_cell_and_a_figure_as_text_are_no_error(row):
    assert _judged([SALES, row])
    assert not _judged([SALES, row], "Sales were 7 in 2023.")


@pytest.mark.parametrize(
    ("value", "answer", "right"),
    [
        ("1,240", "Costs were 1,240.", True),
        ("1,240", "Costs were 1,420.", False),
        ("$1.2 billion", "Costs were $1.2 billion.", True),
        ("$1.2 billion", "Costs were $1.2 million.", False),
        ("12%", "Costs were 12% in 2023.", True),
        ("12%", "Costs were 14% in 2023.", False),
    ],
)
def test_a_figure_that_is_written_as_text_is_read(value, answer, right):
    assert _judged([{"metric": "Costs", "year": 2023, "value": value}], answer) is right
