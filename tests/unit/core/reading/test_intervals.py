"""Stretches of numbers that labels name, in several languages, with the limits they state."""

from __future__ import annotations

import pytest

from core.reading.intervals import in_unit_of, interval_in


@pytest.mark.parametrize(
    ("label", "within", "beyond"),
    [
        ("1-3 years", (1, 2, 3), (0.9, 3.5)),
        ("0–10 km", (0, 10), (11,)),
        ("from 10 to 49 seats", (10, 49), (9, 50)),
        ("10 to 49", (10, 49), (50,)),
        ("5 bis 9 Jahre", (5, 9), (10,)),
        ("de 2 à 5 ans", (2, 5), (6,)),
        ("Under 1 year", (0, 0.5), (1,)),
        ("moins de 2 ans", (1,), (2,)),
        ("over 100 km", (101,), (100,)),
        ("up to 5 kg", (5,), (6,)),
        ("200 or more", (200, 900), (199,)),
        ("10+", (10,), (9,)),
        ("ab 10 Jahren", (10,), (9,)),
        ("65 and over", (65,), (64,)),
        ("10年以上", (10,), (9,)),
        ("< 5 kg", (4,), (5,)),
    ],
)
def test_a_label_holds_what_is_between_its_limits(label, within, beyond):
    stretch = interval_in(label)
    assert stretch is not None
    assert all(map(stretch.holds, within))
    assert not any(map(stretch.holds, beyond))


@pytest.mark.parametrize("label", ["2019-2021", "Type 4", "Q1", "5", "Gold 1-3", "Mini digger 3 t", "9-3"])
def test_other_labels_are_no_stretches(label):
    assert interval_in(label) is None


def test_units_of_one_quantity_are_turned_into_each_other():
    assert in_unit_of(6, "months", "years") == 0.5
    assert in_unit_of(2, "km", "m") == 2000
    assert in_unit_of(2, "km", "years") is None
