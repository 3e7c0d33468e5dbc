"""`Price per hour` is what is asked by that name: nothing is divided where a label says it."""

from __future__ import annotations

import pytest

from core.tabulated.stated_rates import is_for_each, says_for_each
from tests.unit.core.tabulated.test_strangers_figures import told

BOATS = """| Boat | Price per hour (EUR) | Price per day (EUR) |
| --- | --- | --- |
| Dinghy | 15 | 90 |
| Kayak | 10 | 60 |
"""
HOURLY = """| Boat | Hourly price (EUR) | Daily price (EUR) |
| --- | --- | --- |
| Dinghy | 15 | 90 |
| Kayak | 10 | 60 |
"""
STROKES = """| Boat | EUR/hour | EUR/day |
| --- | --- | --- |
| Dinghy | 15 | 90 |
| Kayak | 10 | 60 |
"""
CREW = """| Role | Pay per month (EUR) | Pay per year (EUR) |
| --- | --- | --- |
| Skipper | 4000 | 50000 |
| Deckhand | 2500 | 31000 |
"""
TURNED = """| | Dinghy | Kayak |
| --- | --- | --- |
| Price per hour (EUR) | 15 | 10 |
| Price per day (EUR) | 90 | 60 |
"""
DEPOTS = """| Depot | Parcels | Drivers | Cost | Cost per driver |
| --- | --- | --- | --- | --- |
| Leeds | 900 | 9 | 450 | 51 |
| York | 500 | 10 | 300 | 31 |
"""


@pytest.mark.parametrize(
    ("table", "question", "figure"),
    [
        (BOATS, "What is the price per hour of a dinghy?", "€15"),
        (BOATS, "What does a kayak cost per day?", "€60"),
        (BOATS, "How much does the kayak cost per hour?", "€10"),
        (HOURLY, "What is the price per hour of a dinghy?", "€15"),
        (STROKES, "What is the price per hour of a dinghy?", "15"),
        (CREW, "What is the pay per month of a skipper?", "€4,000"),
        (CREW, "What is the pay per year of a skipper?", "€50,000"),
        (TURNED, "What is the price per hour of a dinghy?", "€15"),
        (DEPOTS, "What was the cost per driver at Leeds?", "51"),
    ],
)
def test_a_column_or_a_row_that_is_called_so_is_what_is_asked(table, question, figure):
    text = told(question, table, title={CREW: "Crew pay", DEPOTS: "Depots"}.get(table, "Boat rental 2025"))
    assert text.endswith(f": {figure}.")


@pytest.mark.parametrize("beside", ["", "| Hours | 6 | 7 |\n", "| Seats | 2 | 3 |\n"])
def test_of_rows_that_say_what_is_asked_no_other_is_told_and_no_share_is_made(beside):
    for question in ("What is the price per hour of a dinghy?", "What does a kayak cost per day?"):
        text = told(question, TURNED + beside, title="Boat rental 2025")
        assert "%" not in text
        assert "90" not in text
        assert "Hours" not in text


def test_what_no_label_says_is_divided_also_beside_a_rate_of_something_else():
    assert "100 (Parcels 900 / Drivers 9)" in told(
        "How many parcels per driver did Leeds have?", DEPOTS, title="Depots"
    )


def test_a_label_says_for_each_by_a_word_a_stroke_or_an_adverb():
    assert says_for_each("Price per hour (EUR)", "hour")
    assert says_for_each("EUR/km", "km")
    assert says_for_each("Daily rate", "day")
    assert not says_for_each("Price per day", "hour")
    assert not is_for_each("2024 / Price")
    assert not is_for_each("Hours")
