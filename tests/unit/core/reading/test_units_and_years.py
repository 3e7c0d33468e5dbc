"""Numbers of four digits with a unit are no years, and eras no billions."""

from __future__ import annotations

import pytest

from core.reading.amounts import read_amounts
from core.reading.digits import years_in
from core.reading.periods import named_periods


@pytest.mark.parametrize(
    "text", ["it weighs 1503 kg", "2010 tonnes", "1987 t", "1950 kWh", "2010 l of milk", "2024 m²"]
)
def test_a_measure_is_no_year(text):
    assert not years_in(text, since=1500)
    assert not named_periods(text).years
    assert [amount.value for amount in read_amounts(text)] == [float(text.split("weighs ")[-1].split()[0])]


@pytest.mark.parametrize("text", ["In 2019 l'entreprise", "in 2019, the firm", "31.12.2019", "built in 2019"])
def test_a_year_stays_one(text):
    assert years_in(text) == [2019]


@pytest.mark.parametrize("text", ["about 300 B.C. and", "300 B.C.E.", "300 b.c."])
def test_an_era_scales_nothing(text):
    assert [amount.value for amount in read_amounts(text)] == [300]


def test_a_letter_that_scales_money_does():
    assert [amount.value for amount in read_amounts("$300 B. Next year")] == [3e11]
