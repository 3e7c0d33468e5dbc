"""Numbers of list items claim nothing, ranges state both ends, and years told by another year are years."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.checks import check_record
from core.reading.amounts import read_amounts
from core.reading.list_numbers import list_numbers

KIT = "The kit holds 12 bolts, 24 washers and 2 brackets. Tighten the bolts to 18 Nm, then wait 30 minutes."
WARM = "Die Wassertemperatur im Becken liegt bei 26 bis 29 Grad."
RAIN = "Annual rainfall in the valley: 620-780 mm."
STAFF = "As of 31 December 2022, Hollin Rail employed 2,318 people (31 December 2021: 2,447)."
MILK = "Drumlin Dairy paid its farmers 38.5 cents a litre in 2020, 36.9 cents in 2021 and 52.3 cents in 2022."


@pytest.mark.parametrize(
    ("context", "answer", "right"),
    [
        (KIT, "1) Lay out the 12 bolts. 2) Add 24 washers. 3) Tighten to 18 Nm.", True),
        (KIT, "1) lay out 12 bolts 2) add 24 washers 3) tighten to 18 Nm", True),
        (KIT, "1. Lay out the 12 bolts. 2. Tighten the bolts to 18 Nm. 3. Wait 30 minutes.", True),
        (KIT, "(1) 12 bolts, (2) 24 washers, (3) 2 brackets.", True),
        (KIT, "**1.** Lay out the 12 bolts. **2.** Tighten the bolts to 18 Nm.", True),
        (KIT, "**1)** Lay out the 12 bolts; **2)** tighten the bolts to 18 Nm.", True),
        (KIT, "1) Lay out the 14 bolts. 2) Tighten the bolts to 18 Nm.", False),
        (KIT, "(1) 12 bolts, (2) 26 washers.", False),
        (KIT, "1. Tighten the bolts to 19 Nm. 2. Wait 30 minutes.", False),
        (WARM, "Das Wasser ist 26–29 Grad warm.", True),
        (WARM, "Das Wasser ist 26 bis 29 Grad warm.", True),
        (WARM, "Das Wasser ist 24–29 Grad warm.", False),
        (WARM, "Das Wasser ist 26–31 Grad warm.", False),
        (RAIN, "The valley gets from 620 to 780 mm of rain a year (about 24–31 inches).", True),
        (RAIN, "The valley gets 620–780 mm of rain a year.", True),
        (RAIN, "The valley gets 620 - 780 mm of rain a year (about 24 - 31 inches).", True),
        (RAIN, "The valley gets 620 - 780 mm of rain a year (about 34 - 41 inches).", False),
        (RAIN, "The valley gets between 620 and 780 mm of rain a year.", True),
        (RAIN, "The valley gets from 620 to 780 mm of rain a year (about 34–41 inches).", False),
        (RAIN, "The valley gets 520–780 mm of rain a year.", False),
        (STAFF, "Hollin Rail had 2,318 employees at the end of 2022 and 2,447 a year before.", True),
        (STAFF, "Hollin Rail employed 2,318 people in 2022; the previous year it was 2,447.", True),
        (STAFF, "Hollin Rail had 2,447 employees at the end of 2022 and 2,318 a year before.", False),
        (MILK, "Drumlin's milk price, 36.9 cents a litre in 2021, reached 52.3 cents the following year.", True),
        (MILK, "Drumlin's milk price, 36.9 cents a litre in 2021, had been 52.3 cents the year before.", False),
    ],
)
def test_lists_ranges_and_years_told_by_another_are_read(context, answer, right):
    assert check_record({"id": 1, "answer": answer, "context": context})["passed"] is right


@pytest.mark.parametrize(
    "text",
    ["It costs 5) or so.", "In 2. Bundesliga.", "Version 1. It is new.", "2) second 3) third", "(3) and (4)", ""],
)
def test_a_number_that_no_list_begins_with_is_none(text):
    assert list_numbers(text) == []


@given(
    st.lists(st.sampled_from(["wash it", "rinse twice", "dry", "fold the sheets"]), min_size=2, max_size=12),
    st.sampled_from(["{n})", "({n})", "{n}.", "**{n}.**"]),
)
def test_whatever_is_listed_its_numbers_are_no_figures(items, style):
    text = " ".join(f"{style.format(n=n)} {item}." for n, item in enumerate(items, 1))

    assert len(list_numbers(text)) == len(items)
    assert [a.text for a in read_amounts(text) if not a.from_words] == []


RESULTS = "Kestrel Devices closed fiscal 2023 with revenue of $383.3 billion and net income of $97.0 billion."
BEER = "Rye lager accounted for 37% of output and wheat beer for 21%; the rest was seasonal."
FERRY = "In summer the ferry makes 18 crossings a day, in winter only 6."


@pytest.mark.parametrize(
    ("context", "answer", "right"),
    [
        (RESULTS, "Net income was $97.0 billion.", True),
        (RESULTS, "Net income was $383.3 billion.", False),
        (RESULTS, "Revenue was $383.3 billion.", True),
        (BEER, "Some 37% of output was rye lager, and 21% wheat beer.", True),
        (FERRY, "Expect 18 crossings a day in summer and 6 in winter.", True),
        (FERRY, "The ferry makes 18 crossings a day in summer.", True),
    ],
)
def test_a_figure_keeps_the_words_of_its_own_clause(context, answer, right):
    assert check_record({"id": 1, "answer": answer, "context": context})["passed"] is right
