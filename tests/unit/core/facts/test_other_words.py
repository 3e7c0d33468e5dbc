"""Questions on figures as colleagues put them: other words for the same plan, and words that say nothing of it."""

from __future__ import annotations

from datetime import date

import pytest

from core.facts.grammar import plan_of
from core.facts.plan import Operation, Sense

COMPANIES = ("Apple Inc.", "AAPL", "Calderwick Hospitals plc", "CDWK")
METRICS = (
    *("revenue", "net_income", "gross_profit", "operating_income", "rd_expense", "capex", "employees", "income_tax"),
    *("long_term_debt", "dividends_paid", "share_repurchases", "inventory", "licensed_beds", "staff_costs"),
    *("interest_expense", "marketing_expense", "cost_of_sales"),
)
TODAY = date(2026, 1, 10)


def plan(question):
    made = plan_of(question, COMPANIES, METRICS, None, TODAY)
    assert made is not None
    return made


@pytest.mark.parametrize(
    ("question", "operation", "measures"),
    [
        ("Apple, 2016: R&D as a slice of sales?", Operation.VALUE, ("rd_expense_share_of_revenue",)),
        (
            "Out of each dollar of sales, how much stayed with Apple as net income in 2020?",
            Operation.VALUE,
            ("net_income_share_of_revenue",),
        ),
        ("What did Calderwick keep of each pound it took in during fiscal 2018?", Operation.VALUE, ("net_margin",)),
        ("How much was left over of every euro of sales at Apple in 2020?", Operation.VALUE, ("net_margin",)),
        ("How many beds was Calderwick licensed for in fiscal 2023?", Operation.VALUE, ("licensed_beds",)),
        ("What did Calderwick spend on staff in fiscal 2023?", Operation.VALUE, ("staff_costs",)),
        ("How much interest did Calderwick pay in 2021?", Operation.VALUE, ("interest_expense",)),
        ("What went on marketing at Calderwick: its bill in 2020?", Operation.VALUE, ("marketing_expense",)),
        (
            "How much revenue did each licensed bed bring Calderwick in 2022?",
            Operation.VALUE,
            ("revenue_per_licensed_beds",),
        ),
        ("What did Apple lay out on its own shares in 2020?", Operation.VALUE, ("share_repurchases",)),
        ("On a compounded basis, how much did Apple's sales grow per year from 2014 to 2024?", Operation.CAGR, ()),
        ("Compound yearly growth of Apple's top line, 2015 through 2025", Operation.CAGR, ()),
        ("How fast did sales grow at Apple in fiscal 2022?", Operation.PERCENT_CHANGE, ()),
        ("In percentage terms, how far did Apple bring down its long-term debt from 2021 to 2024?", None, ()),
        (
            "Apple spent less on buybacks in 2023 than in 2022: how much less, in percent?",
            Operation.PERCENT_CHANGE,
            ("share_repurchases",),
        ),
        ("How much did Apple's long-term debt move between 2018 and 2021?", Operation.CHANGE, ()),
        ("Apple's capex for 2017, 2018 and 2019 put together", Operation.SUM, ()),
        ("Aggregate capital expenditure of Apple for the three fiscal years 2017, 2018 and 2019?", Operation.SUM, ()),
        ("Which was Apple's busiest quarter ever, going by revenue?", Operation.HIGHEST, ()),
        ("Which way has Apple's revenue been heading since 2016?", Operation.TREND, ()),
        ("When did Apple's revenue make its biggest jump from one year to the next?", None, ("revenue_change",)),
        ("In which year did Apple's revenue grow fastest?", Operation.HIGHEST, ("revenue_growth",)),
        ("Which year had the sharpest drop in Apple's net income?", Operation.LOWEST, ("net_income_growth",)),
        ("What was the biggest fall in Apple's net income in a single year?", Operation.LOWEST, ("net_income_change",)),
        ("What did the sales cost Apple in 2020? cost of the sales please", Operation.VALUE, ("cost_of_sales",)),
    ],
)
def test_the_same_is_asked_in_other_words(question, operation, measures):
    made = plan(question)
    assert made.unread == ()
    assert operation in (None, made.operation)
    assert measures in ((), made.measures)


@pytest.mark.parametrize(
    ("question", "when"),
    [
        ("What sales did Apple post over the first six months of fiscal 2025?", {"half": 1}),
        ("Apple's revenue in the last six months of fiscal 2025", {"half": 2}),
        ("Apple's profit for the latest four quarters put together", {"trailing": True}),
    ],
)
def test_stretches_of_a_year_are_told_in_other_words(question, when):
    made = plan(question)
    assert made.unread == ()
    assert {name: getattr(made.when, name) for name in when} == when


def test_an_average_of_the_last_four_quarters_is_over_each_of_them():
    made = plan("What's the average of Apple's revenue over its last four quarters?")
    assert (made.operation, made.when.trailing, made.when.span.latest) == (Operation.AVERAGE, False, 4)


@pytest.mark.parametrize(
    ("question", "day"),
    [
        ("AAPL close on the last trading day of March 2023", date(2023, 3, 31)),
        ("Where did Apple stock finish on the final trading day of June 2019?", date(2019, 6, 30)),
        ("Apple share price at the close on September's last trading day in 2022", date(2022, 9, 30)),
        ("AAPL at the end of May 2020: close?", date(2020, 5, 31)),
    ],
)
def test_the_last_day_of_a_month_is_a_day(question, day):
    made = plan(question)
    assert (made.topic, made.when.span.start, made.when.span.end, made.unread) == ("prices", day, day, ())


def test_the_first_trading_day_is_the_first_of_its_week_that_has_a_price():
    span = plan("AAPL open on the first trading day of March 2021").when.span
    assert (span.start, span.end, span.edge) == (date(2021, 3, 1), date(2021, 3, 7), "first")


@pytest.mark.parametrize(
    ("question", "sense", "amount"),
    [
        ("How often did CDWK close above £50 in 2023?", Sense.ABOVE, 50.0),
        ("Number of trading days in 2024 with AAPL close > 180 dollars", Sense.ABOVE, 180.0),
        ("In how many fiscal years did Apple clear 50 billion dollars in net income?", Sense.ABOVE, 50e9),
        ("Count of quarters where Apple revenue >= 100 billion USD", Sense.ABOVE, 100e9),
        ("How many years did Apple's sales top a billion dollars?", Sense.ABOVE, 1e9),
        ("In how many years did Apple's net income exceed half a billion dollars?", Sense.ABOVE, 0.5e9),
        ("In how many years was Apple's capex south of 10 billion?", Sense.BELOW, 10e9),
    ],
)
def test_bounds_are_said_in_words_and_signs(question, sense, amount):
    made = plan(question)
    assert made.unread == ()
    assert made.condition is not None
    assert (made.operation, made.condition.sense, made.condition.amount) == (Operation.COUNT, sense, amount)


@pytest.mark.parametrize(
    "question",
    [
        "For the gremlin pack I need Apple's revenue as it stood in 2018",
        "Zing me Apple's revenue for 2018 if you can, my flibber needs it",
        "What revenue did Apple quibble in 2018?",
        "How whopping was Apple's revenue in 2018?",
        "Apple's revenue in 2018 (please mind the gubbins)",
    ],
)
def test_what_stands_aside_is_passed_over_and_said(question):
    made = plan(question)
    assert (made.measures, made.unread) == (("revenue",), ())
    assert any("as an aside" in read for read in made.readings)


@pytest.mark.parametrize(
    ("question", "unread"),
    [
        ("Apple's iPhone revenue in 2018", ("iphone",)),
        ("What revenue did Apple make in flanders in 2018?", ("flanders",)),
        ("Apple's revenue from gizmos in 2018", ("gizmos",)),
        ("Apple gizmos revenue 2018", ("gizmos",)),
        ("What was Apple's revenue by gizmo in 2018?", ("gizmo",)),
        ("What revenue did Apple gizmos make in 2018?", ("gizmos",)),
        ("What was Apple's revenue for gizmos in 2018?", ("gizmos",)),
        ("Gizmos: what was Apple's revenue in 2018?", ("gizmos",)),
        ("What was Apple's revenue in 2018, gizmos only?", ("gizmos",)),
        ("I need Apple's revenue in 2018, without gizmos", ("gizmos",)),
        ("Apple's revenue per gizmo in 2018", ("gizmo",)),
    ],
)
def test_what_may_narrow_the_question_is_no_aside(question, unread):
    assert set(unread) <= set(plan(question).unread)
