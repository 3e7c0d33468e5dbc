"""Days on which a price met a condition are counted, and named where they are few."""

from __future__ import annotations

import pytest

from core.facts.plan import Condition, Sense
from core.facts.price_days import tell_days
from core.model import FactRow

CLOSES = (48.0, 51.0, 50.0, 52.5, 49.0)


def rows():
    return [
        FactRow(
            "prices",
            {"company": "Borealis plc", "ticker": "BRLS", "date": f"2023-03-0{day}", "close": close, "currency": "GBP"},
        )
        for day, close in enumerate(CLOSES, start=1)
    ]


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        (Condition(Sense.ABOVE, 50.0), "was above £50.00 on 2 trading days from 2023-03-01 to 2023-03-05."),
        (Condition(Sense.BELOW, 50.0), "was below £50.00 on 2 trading days from 2023-03-01 to 2023-03-05."),
        (Condition(Sense.ABOVE, 52.0), "was above £52.00 on 1 trading day from 2023-03-01 to 2023-03-05."),
        (Condition(Sense.ABOVE, 90.0), "was above £90.00 on no trading day from 2023-03-01 to 2023-03-05."),
        (Condition(Sense.RISE), "was higher than the day before on 2 trading days"),
        (Condition(Sense.FALL), "was lower than the day before on 2 trading days"),
    ],
)
def test_days_are_counted(condition, said):
    assert said in tell_days(condition, rows(), "close", counted=True).text


def test_few_days_are_named_with_their_figures():
    told = tell_days(Condition(Sense.ABOVE, 50.0), rows(), "close", counted=False)
    assert told.text.endswith("That was on 2023-03-02 (£51.00) and 2023-03-04 (£52.50).")
    assert {row.values["value"] for row in told.rows if row.values.get("metric") == "trading_days"} == {2}
