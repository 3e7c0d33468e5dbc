"""Figures as people read them."""

from __future__ import annotations

import re
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.facts.readable import readable

SCALES = {"T": 1e12, "B": 1e9, "M": 1e6, "K": 1e3, "": 1.0}
amounts = st.floats(min_value=-1e15, max_value=1e15, allow_nan=False, allow_infinity=False)


@pytest.mark.parametrize(
    ("value", "unit", "digits", "text"),
    [
        (383_285_000_000, "USD", None, "$383.3B"),
        (383_285_000_000, "USD", 2, "$383.29B"),
        (96_995_000_000, "USD", None, "$97.00B"),
        (-2_100_000_000, "USD", None, "-$2.10B"),
        (999_999_999, "USD", 2, "$1.00B"),
        (999_999_999_999, "EUR", None, "€1.00T"),
        (776_000_000, "SEK", None, "SEK 776.0M"),
        (6.13, "USD/shares", None, "$6.13"),
        (-0.5, "USD/shares", None, "-$0.50"),
        (0, "USD", None, "$0"),
        (950, "USD", None, "$950"),
        (25.306, "percent", None, "25.3 %"),
        (-2.0999, "percent", None, "-2.1 %"),
        (-0.04, "percent", None, "0.0 %"),
        (1593.2, "percent", None, "1,593.2 %"),
        (27.93, "ratio", None, "27.93"),
        (15_116_786_000, "shares", 2, "15.12B shares"),
    ],
)
def test_a_figure_is_written_in_readable_units(value, unit, digits, text):
    assert readable(value, unit, digits) == text


@given(amounts)
def test_what_is_written_is_the_value_within_its_own_rounding(value):
    text = readable(value, "USD")
    sign, number, letter = re.fullmatch(r"(-?)\$([\d,]+(?:\.\d+)?)([TBMK]?)", text).groups()
    written = float(number.replace(",", "")) * SCALES[letter] * (-1 if sign else 1)
    decimals = len(number.partition(".")[2])
    assert abs(written - value) <= 0.5000001 * SCALES[letter] * 10**-decimals + 1e-9


@given(amounts)
def test_no_more_than_three_digits_stand_before_the_point_below_a_thousand_trillion(value):
    digits = re.search(r"[\d,]+", readable(value, "USD"))[0].replace(",", "")
    assert len(digits) <= 3 or abs(value) >= Decimal("999.95e12")


@given(amounts, st.sampled_from(["USD", "EUR/shares", "percent", "ratio", "shares"]))
def test_a_minus_stands_before_negative_figures_only(value, unit):
    text = readable(value, unit, 2)
    assert not text.startswith("-") or value < 0
    assert "--" not in text
    assert "e" not in text.replace("shares", "")
