"""Figures of one sentence keep their own words: names, things counted, units of measure."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.checks import check_record
from core.checks.conversions import measures_of
from core.reading.amounts import read_amounts

NEWS = (
    "Some 2,340 homes were damaged and 417 were destroyed. Power was cut to 56,000 households; by Wednesday it had "
    "been restored to 49,000 of them. Rescue teams from Peru (24 members) and Argentina (31 members) arrived. "
    "In 2019, about 6.8 million people donated blood, giving 13.6 million units. Red cells keep for 42 days, platelets "
    "for 5 days. Type O negative makes up 7% of the population, type O positive 38%. Each slice has 210 calories, 5 g "
    "of fat and 38 g of carbohydrates. Bake at 350°F for 60 to 65 minutes in a 9x5-inch pan with 1/3 cup butter and "
    "1 1/2 cups flour. Donors must weigh 110 pounds. The dividend was raised to 45 cents per share."
)
RIGHT = [
    "417 homes were destroyed and 2,340 were damaged.",
    "Peru and Argentina sent 24 and 31 rescuers, respectively.",
    "Argentina sent 31 rescuers and Peru 24.",
    "The 13.6 million units came from 6.8 million donors.",
    "Platelets keep for 5 days and red cells for 42.",
    "38% of the population is O positive.",
    "A slice has 38 g of carbohydrates and 5 g of fat.",
    "Bake for 60-65 minutes at 350°F (175°C).",
    "Bake at 350 degrees Fahrenheit (180 °C).",
    "Use 1.5 cups of flour and ⅓ cup of butter in a 9 x 5 inch pan.",
    "You need:\n- 1½ cups flour\n- 1/3 cup butter",
    "Donors must weigh 110 lbs (50 kg).",
    "Donors must weigh about 50 kilograms.",
    "Red cells keep for six weeks (42 days).",
    "The dividend is $0.45 a share.",
]
WRONG = [
    "417 homes were damaged and 2,340 were destroyed.",
    "Power was cut to 49,000 households.",
    "Peru sent 31 rescuers and Argentina 24.",
    "13.6 million people donated blood in 2019.",
    "Red cells keep for 5 days.",
    "Type O negative makes up 38% of the population.",
    "Each slice has 38 g of fat and 5 g of carbohydrates.",
    "Bake at 350°C.",
    "Bake for 60 to 65 hours.",
    "Bake for 50 to 55 minutes.",
    "Use a 9x13-inch pan.",
    "Use 1/2 cup of butter.",
    "Use 2 1/2 cups of flour.",
    "Donors must weigh 110 kilograms.",
    "Donors must weigh about 60 kilograms.",
    "The dividend was raised to $45 per share.",
    "The dividend was raised to 54 cents per share.",
]
CENTS = """| | 2022 | 2021 |
|---|---|---|
| Dividend per share (cents) | 45.0 | 40.0 |
| Revenue ($ million) | 812 | 745 |
"""


def passed(answer, context=NEWS):
    return check_record({"id": "1", "answer": answer, "context": context})["passed"]


@pytest.mark.parametrize("answer", RIGHT)
def test_a_figure_told_in_other_words_passes(answer):
    assert passed(answer)


@pytest.mark.parametrize("answer", WRONG)
def test_a_figure_of_something_else_in_the_sentence_does_not(answer):
    assert not passed(answer)


@pytest.mark.parametrize(
    ("answer", "right"),
    [
        ("The dividend of 2022 was 45 cents.", True),
        ("The dividend of 2022 was $0.45.", True),
        ("The dividend of 2022 was $45.", True),  # as the table prints it
        ("The dividend of 2022 was $4.50.", False),
        ("The dividend rose 5 cents in 2022.", True),
        ("Revenue was 812 cents in 2022.", False),
    ],
)
def test_cents_are_a_hundredth(answer, right):
    assert passed(answer, CENTS) is right


@pytest.mark.parametrize(
    ("text", "value"),
    [("1/2", 0.5), ("½", 0.5), ("2½", 2.5), ("1 3/4", 1.75), ("1-1/2", 1.5), ("3 1/2 percent", 3.5), ("2⅔", 8 / 3)],
)
def test_fractions_are_read_as_one_figure(text, value):
    (amount,) = read_amounts(f"about {text} of it")
    assert amount.value == pytest.approx(value)


def test_what_only_looks_like_a_fraction_is_read_as_it_was():
    assert [a.value for a in read_amounts("rated 4/5, open 24/7")] == [4, 5, 24, 7]


def test_the_ends_of_a_range_share_a_unit():
    text = "Bake it for 60 to 65 minutes, then let it cool for 10."
    amounts = read_amounts(text)
    assert [m.factor if m else None for m in measures_of(text, amounts)] == [60.0, 60.0, None]


def test_a_preposition_is_no_unit():
    text = "We sold 5 in 2019 and 7 in 2020."
    assert measures_of(text, read_amounts(text)) == [None, None]


THINGS = ("plates", "knives", "glasses", "candles", "napkins")


@given(
    st.lists(st.sampled_from(THINGS), min_size=2, max_size=2, unique=True),
    st.lists(st.integers(100, 9_999), min_size=2, max_size=2, unique=True),
)
def test_counts_of_two_things_are_never_swapped_unnoticed(things, counts):
    (one, two), (first, second) = things, counts
    context = f"The shop sold {first:,} {one} last year, and {second:,} {two}."
    assert passed(f"It sold {second:,} {two} and {first:,} {one}.", context)
    if abs(first - second) > 0.01 * max(counts):
        assert not passed(f"It sold {second:,} {one} and {first:,} {two}.", context)
