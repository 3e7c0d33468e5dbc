"""Formulas, as people write them into a question."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.tabulated.definitions import definitions_in
from core.tabulated.expressions import NotAFormula, evaluated, parsed, terms_in, written
from core.tabulated.formulas import FORMULAS


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("cash from operations / total current liabilities", "cash from operations / total current liabilities"),
        ("total current assets less total current liabilities", "total current assets - total current liabilities"),
        ("365 × average inventory ÷ COGS", "(365 * average inventory) / cogs"),
        ("cost of goods sold (COGS) / long-term debt", "cost of goods sold / long-term debt"),
        ("FY2022 net income / (average total assets between FY2021 and FY2022)", "net income / average total assets"),
    ],
)
def test_a_formula_is_read_with_its_lines_and_years(text, shown):
    assert written(parsed(text)) == shown


def test_years_stand_with_the_line_they_are_of():
    revenue, assets = terms_in(parsed("FY2022 revenue / (average total assets between FY2021 and FY2022)"))
    assert (revenue.years, assets.years, assets.fold) == ((2022,), (2021, 2022), "average")


def test_products_go_before_sums():
    assert evaluated(parsed("2 + 3 * 4"), lambda _: None) == 14
    assert evaluated(parsed("(2 + 3) * 4"), lambda _: None) == 20


def test_nothing_is_divided_by_nothing():
    assert evaluated(parsed("revenue / assets"), lambda term: 0.0) is None


@pytest.mark.parametrize("text", ["", "(revenue", "/ revenue", "revenue +", "revenue ) / 2"])
def test_what_is_no_formula_is_refused(text):
    with pytest.raises(NotAFormula):
        parsed(text)


@given(st.text(alphabet="ab 12+-*/()%&.,", max_size=60))
def test_no_text_breaks_the_parser(text):
    try:
        parsed(text)
    except NotAFormula:
        return


def test_every_known_ratio_can_be_read():
    assert all(list(terms_in(formula.expression)) for formula in FORMULAS)


def test_a_definition_is_told_from_the_question_around_it():
    found, rest = definitions_in(
        "What is X's ROA? Return on assets (ROA) is defined as: net income / assets. Round it."
    )
    assert set(found) == {"returnonassets", "roa"}
    assert rest == "What is X's ROA? Round it."
