"""A figure that leaves out what the one before it said: its unit and scale are lent, and nothing else."""

from __future__ import annotations

import pytest

from core.checks import check_record

TARIFF = "The night tariff is 22.9 cents a kilowatt hour; the day tariff is 31.4 cents."
SALES = "Sales were $22.9 million at night and $31.4 million by day."


@pytest.mark.parametrize(
    ("context", "answer", "passes"),
    [
        (TARIFF, "At night power costs 22.9 cents; by day, 31.4.", True),
        (TARIFF, "At night power costs 22.9 cents; by day, 41.4.", False),
        (TARIFF, "By day power costs 31.4.", False),
        (SALES, "At night sales were $22.9 million; by day, 31.4.", True),
        (SALES, "At night sales were $22.9 million; by day, 3.14.", False),
        (SALES, "At night sales were $22.9 million; by day, 31.4 shops opened.", False),
    ],
)
def test_what_a_figure_leaves_out_is_what_the_one_before_said(context: str, answer: str, passes: bool) -> None:
    assert check_record({"id": 1, "answer": answer, "context": context})["passed"] is passes
