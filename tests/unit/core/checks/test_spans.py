"""Years told by others, and comparisons within a series."""

from __future__ import annotations

import pytest

from core.checks import check_record

MILL = "The mill opened in 1902. Six years later a second wheel was fitted to the mill, and in 1931 the mill closed."
LEASE = "The lease of the pier began in 2011 for a term of 15 years. The pier's warden turned 60 in 2020."
RAIN = "| Month | Rain (mm) |\n|---|---|\n| March | 71 |\n| April | 64 |\n| May | 82 |\n| June | 90 |"
TEAMS = "| Team | 2021 | 2022 |\n|---|---|---|\n| Red | 310 | 295 |\n| Blue | 280 | 330 |\n| Gold | 150 | 160 |"
VISITS = "Visits to the museum were 8,100 in 2020, 7,400 in 2021, 9,600 in 2022 and 11,200 in 2023."


def passed(source: str, answer: str) -> bool:
    return bool(check_record({"id": "1", "answer": answer, "context": source})["passed"])


@pytest.mark.parametrize(
    ("source", "answer"),
    [
        (MILL, "The second wheel of the mill was fitted in 1908."),
        (MILL, "The mill closed after 29 years."),
        (LEASE, "The lease of the pier ends in 2026."),
        (LEASE, "The warden of the pier was born in 1960."),
        (RAIN, "Rain was heavier in June, and higher in May than in March."),
        (RAIN, "Rain increased each month from April to June."),
        (TEAMS, "Blue scored more than Red in 2022."),
        (TEAMS, "Blue outnumbered Gold in 2021."),
        (VISITS, "Visits to the museum were lower in 2021 than in 2020."),
        (VISITS, "Visits to the museum increased every year from 2021."),
        (VISITS, "Visits were not higher in 2021 than in 2020."),
    ],
)
def test_what_follows_from_years_or_a_series_passes(source: str, answer: str) -> None:
    assert passed(source, answer)


@pytest.mark.parametrize(
    ("source", "answer"),
    [
        (MILL, "The second wheel of the mill was fitted in 1912."),
        (MILL, "The mill closed after 35 years."),
        (LEASE, "The lease of the pier ends in 2021."),
        (LEASE, "The warden of the pier was born in 1955."),
        (RAIN, "Rain was higher in April than in March."),
        (RAIN, "Rain increased each month from March to June."),
        (TEAMS, "Red scored more than Blue in 2022."),
        (TEAMS, "Gold outnumbered Blue in 2021."),
        (VISITS, "Visits to the museum were higher in 2021 than in 2020."),
        (VISITS, "Visits to the museum increased every year from 2020 to 2023."),
    ],
)
def test_what_does_not_follow_does_not(source: str, answer: str) -> None:
    assert not passed(source, answer)
