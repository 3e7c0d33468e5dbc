"""Days that a list of years goes on with."""

from __future__ import annotations

import pytest

from core.reading.periods import days_listed


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("as of June 30, 2018 and 2019 respectively?", ("2018-06-30", "2019-06-30")),
        ("On 1 March 2020, 2021 and 2022", ("2020-03-01", "2021-03-01", "2022-03-01")),
        ("on June 30, 2018 & 2019?", ("2018-06-30", "2019-06-30")),
        ("zum 31.12.2019 und 2020", ("2019-12-31", "2020-12-31")),
        ("au 31 décembre 2019 et 2020", ("2019-12-31", "2020-12-31")),
        ("June 30, 2018 and 20 people", ("2018-06-30",)),
        ("31 December 2019. 2020 was", ("2019-12-31",)),
        ("June 30, 2018 1999 boats", ("2018-06-30",)),
        ("in 2018 and 2019", ()),
    ],
)
def test_days_of_the_years_listed(text, days):
    assert days_listed(text) == days
