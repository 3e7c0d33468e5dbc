"""Rows of any shape are read by their column names: what they state passes, what they don't fails."""

from __future__ import annotations

import pytest

from core.checks import check_record
from core.errors import BadInput

YEARS = [{"year": 2021, "value": 5}, {"year": 2022, "value": 8}, {"year": 2023, "value": 7}]
REGIONS = [
    {"region": "North", "sales": 48_200},
    {"region": "South", "sales": 39_750},
    {"region": "Islands", "sales": 6_120},
]
WARDS = [{"ward": "A3", "occupancy": "87%"}, {"ward": "B1", "occupancy": "92%"}, {"ward": "C2", "occupancy": "64%"}]
STOCK = [{"item": "Hops", "qty_kg": 320, "price_per_kg": 18.5}, {"item": "Malt", "qty_kg": 5_400, "price_per_kg": 0.92}]
STAFF = [{"Abteilung": "Einkauf", "Mitarbeiter": 14}, {"Abteilung": "Vertrieb", "Mitarbeiter": 37}]
HEALTH = [
    {"name": "uptime_pct", "value": 99.94},
    {"name": "p95_latency_ms", "value": 212},
    {"name": "incidents", "value": 3},
]
ROUTES = [
    {"route": "Oldport-Vane", "on_time": 0.914, "trips": 1_820},
    {"route": "Oldport-Sill", "on_time": 0.867, "trips": 940},
]
WIDE = [{"company": "Fennmoor", "metric": "employees", "2022": 4_100, "2023": 4_350}]
QUARTERS = [{"quarter": "Q1 2024", "net_income": 2_150_000}, {"quarter": "Q2 2024", "net_income": -340_000}]


@pytest.mark.parametrize(
    ("rows", "answer", "right"),
    [
        (YEARS, "The value was 5 in 2021, 8 in 2022 and 7 in 2023.", True),
        (YEARS, "The value was 7 in 2022.", False),
        (YEARS, "In 2023 the value was 8.", False),
        (YEARS, "The value was 6 in 2022.", False),
        (YEARS, "The value was 8 in 2024.", False),
        (REGIONS, "The North sold 48,200.", True),
        (REGIONS, "The North sold 39,750.", False),
        (REGIONS, "Sales in the South came to 39,750, in the Islands to 6,120.", True),
        (REGIONS, "Sales in the South came to 41,000.", False),
        (REGIONS, "The three regions sold 94,070 in total.", True),
        (WARDS, "Ward B1 is at 92 percent occupancy.", True),
        (WARDS, "Ward B1 is at 87 percent occupancy.", False),
        (STOCK, "We bought 5,400 kg of malt.", True),
        (STOCK, "We bought 540 kg of malt.", False),
        (STOCK, "A kilogram of hops costs 18.50.", True),
        (STOCK, "A kilogram of hops costs 18.75.", False),
        (STAFF, "Im Einkauf sind 14 Mitarbeiter tätig.", True),
        (STAFF, "Im Einkauf sind 37 Mitarbeiter tätig.", False),
        (HEALTH, "Uptime was 99.94% with 3 incidents, and p95 latency came to 212 ms.", True),
        (HEALTH, "The p95 latency was 312 ms.", False),
        (ROUTES, "91.4% of the trips between Oldport and Vane were on time.", True),
        (ROUTES, "On the Oldport-Sill route, 78.6% of trips were on time.", False),
        (WIDE, "Fennmoor had 4,350 employees in 2023.", True),
        (WIDE, "Fennmoor had 4,750 employees in 2023.", False),
        (QUARTERS, "Net income in Q1 2024 was 2.15 million.", True),
        (QUARTERS, "Net income in Q1 2024 was 3.15 million.", False),
    ],
)
def test_a_figure_stands_in_rows_of_any_shape_or_fails(rows, answer, right):
    assert check_record({"id": 1, "answer": answer, "rows": rows})["passed"] is right


@pytest.mark.parametrize(
    ("value", "what"),
    [
        ([[1], [2]], '"sales" holds a list of lists or objects'),
        ({"a": {"b": {"c": {"d": 1}}}}, '"sales a b c" holds an object too deep within others'),
    ],
)
def test_a_row_that_can_not_be_read_is_named_with_the_reason(value, what):
    with pytest.raises(BadInput, match=f'Row 2 of "rows" can\'t be read: {what}'):
        check_record({"id": 1, "answer": "The North sold 5.", "rows": [{"region": "N", "sales": 5}, {"sales": value}]})


def test_rows_of_any_shape_stand_beside_facts_and_a_context():
    record = {
        "id": 1,
        "context": "The plant in Bergen has 112 employees.",
        "rows": [
            *REGIONS,
            {"metric": "revenue", "value": 5_000_000, "fiscal_year": 2023, "unit": "USD", "company": "Acme"},
        ],
    }

    assert check_record({**record, "answer": "Bergen has 112 employees, the North sold 48,200."})["passed"]
    assert check_record({**record, "answer": "Acme's revenue was $5 million in 2023."})["passed"]
    assert not check_record({**record, "answer": "Acme's revenue was $6 million in 2023."})["passed"]
