"""What plan the grammar makes of a question, and which of its words it says it did not understand."""

from __future__ import annotations

from datetime import date

import pytest

from core.facts.grammar import plan_of, plans_before
from core.facts.lowering import lowered
from core.facts.plan import Condition, Operation, Sense
from core.model import Turn

COMPANIES = ("Apple Inc.", "AAPL", "Borealis Marine SE", "BRLM")
METRICS = (
    *("revenue", "net_income", "gross_profit", "operating_income", "rd_expense", "eps_diluted", "total_assets"),
    *("capex", "order_backlog", "employees"),
)
TODAY = date(2026, 1, 10)


def plan(question, previous=None):
    return plan_of(question, COMPANIES, METRICS, previous, TODAY)


@pytest.mark.parametrize(
    ("question", "operation"),
    [
        ("What was Apple's revenue in 2023?", Operation.VALUE),
        ("By how much did Borealis' net income change from 2021 to 2022?", Operation.CHANGE),
        ("How much higher was Apple's 2022 revenue than 2021's?", Operation.CHANGE),
        ("How much did Apple's revenue grow in 2023, in percent?", Operation.PERCENT_CHANGE),
        ("Borealis' order backlog growth in 2021", Operation.PERCENT_CHANGE),
        ("Apple revenue CAGR 2018-2023", Operation.CAGR),
        ("compound annual growth rate of Apple's net income from 2013 to 2023", Operation.CAGR),
        ("How much capex did Apple spend in total from 2020 to 2022?", Operation.SUM),
        ("Apple's net income for 2020, 2021 and 2022 combined", Operation.SUM),
        ("average net income of Apple over 2019 to 2023", Operation.AVERAGE),
        ("median net income of Apple 2015-2020", Operation.MEDIAN),
        ("In which year did Apple's net income peak?", Operation.HIGHEST),
        ("Apple's worst year for net income", Operation.LOWEST),
        ("How has Borealis' order backlog developed since 2020?", Operation.TREND),
        ("Is Apple's R&D spending growing?", Operation.TREND),
        ("How much did Apple earn in 2021?", Operation.VALUE),
        ("Which had the higher revenue in 2022, Apple or Borealis?", Operation.VALUE),
        ("What return did Apple's stock have in 2021?", Operation.RETURN),
        ("What was the average closing price of AAPL in January 2023?", Operation.AVERAGE),
        ("Apple 52-week high", Operation.HIGHEST),
        ("How many 8-Ks did Apple file in 2023?", Operation.COUNT),
        ("When was Apple's first 10-K filed?", Operation.FIRST),
    ],
)
def test_the_words_of_a_question_name_the_operation(question, operation):
    made = plan(question)
    assert (made.operation, made.unread) == (operation, ())


@pytest.mark.parametrize(
    ("question", "measures"),
    [
        ("What percentage of Apple's revenue was R&D in 2022?", ("rd_expense_share_of_revenue",)),
        ("Did Apple or Borealis spend a larger share of revenue on R&D in 2022?", ("rd_expense_share_of_revenue",)),
        ("Apple's capex as % of revenue in 2022", ("capex_share_of_revenue",)),
        ("Apple's net income divided by revenue in 2022", ("net_income_per_revenue",)),
        ("the difference between Apple's net income and capex in 2022", ("net_income_less_capex",)),
        ("Apple's free cash flow relative to net income in 2021", ("free_cash_flow_share_of_net_income",)),
    ],
)
def test_two_measures_set_in_relation_make_one(question, measures):
    made = plan(question)
    assert (made.measures, made.unread) == (measures, ())


@pytest.mark.parametrize(
    ("question", "operation", "condition"),
    [
        ("Has Apple's revenue ever declined?", Operation.WHICH, Condition(Sense.FALL)),
        ("In which years did Apple's revenue rise?", Operation.WHICH, Condition(Sense.RISE)),
        ("How many times did Apple's net income fall?", Operation.COUNT, Condition(Sense.FALL)),
        ("In how many years did Borealis make a loss?", Operation.COUNT, Condition(Sense.BELOW)),
        ("When did Apple's revenue first exceed $200 billion?", Operation.FIRST, Condition(Sense.ABOVE, 2e11)),
        ("How often was Borealis' revenue above €700 million?", Operation.COUNT, Condition(Sense.ABOVE, 7e8)),
    ],
)
def test_a_condition_is_an_amount_or_the_period_before(question, operation, condition):
    made = plan(question)
    assert (made.operation, made.condition, made.unread) == (operation, condition, ())


@pytest.mark.parametrize(
    ("question", "field"),
    [
        ("Apple's opening price on 2022-06-01", "open"),
        ("What was the intraday high for AAPL on 2023-07-19?", "high"),
        ("How low did Apple's stock go on 2023-07-19? Daily low please", "low"),
        ("What did Apple's shares close at on Dec 29, 2023?", "close"),
        ("How many Apple shares were traded on 2020-03-16?", "volume"),
    ],
)
def test_each_column_of_prices_has_its_words(question, field):
    assert (plan(question).topic, plan(question).field) == ("prices", field)


@pytest.mark.parametrize(
    ("question", "when"),
    [
        ("Borealis' revenue in the second half of fiscal 2022", {"half": 2}),
        ("Apple revenue H1 2023", {"half": 1}),
        ("Apple's TTM revenue", {"trailing": True}),
        ("Apple's revenue over the last twelve months", {"trailing": True}),
        ("Apple's revenue in calendar year 2022", {"calendar": True}),
        ("Apple's revenue in the quarter ended December 2023", {"ended": (2023, 12)}),
    ],
)
def test_time_goes_beyond_fiscal_years(question, when):
    made = plan(question)
    assert {name: getattr(made.when, name) for name in when} == when
    assert made.unread == ()


@pytest.mark.parametrize(
    ("question", "unread"),
    [
        ("Apple's iPhone revenue in 2023", ("iphone",)),
        ("Compare Apple and Microsoft revenue in 2023", ("Microsoft",)),
        ("What was Borealis Foods' revenue in 2022?", ("foods",)),
        ("Apple's revenue recognition policy", ("recognition", "policy")),
        ("Apple's revenue per shop", ("shop",)),
    ],
)
def test_what_is_not_understood_is_named(question, unread):
    assert plan(question).unread == unread
    assert lowered(plan("Apple's revenue in 2023"), METRICS) is not None


@pytest.mark.parametrize(
    "question", ["What is EBITDA?", "hi", "Should I buy Apple stock?", "Foobar Corp's net income in 2022", ""]
)
def test_what_names_no_figure_of_a_known_company_makes_no_plan(question):
    assert plan(question) is None


@pytest.mark.parametrize(
    ("question", "reading"),
    [
        ("Aple's revenue in 2023", "I read “aple” as Apple."),
        ("Apple reveneu in Q3 2021", "I read “reveneu” as revenue."),
    ],
)
def test_a_misspelt_name_is_taken_for_the_nearest_and_said(question, reading):
    made = plan(question)
    assert (made.companies, made.measures, made.readings) == (("Apple Inc.",), ("revenue",), (reading,))


@pytest.mark.parametrize(
    ("question", "measure"),
    [
        ("Wie hoch war der Umsatz von Apple im Geschäftsjahr 2023?", "revenue"),
        ("¿Cuál fue el beneficio neto de Apple en 2023?", "net_income"),
        ("Quel était le chiffre d'affaires d'Apple en 2023 ?", "revenue"),
        ("Apple 2023年的收入是多少？", "revenue"),
        ("Apple의 2023년 매출은 얼마였나요?", "revenue"),
        ("Appleの2023年度の純利益はいくらでしたか？", "net_income"),
    ],
)
def test_a_plain_question_in_another_language_is_read(question, measure):
    made = plan(question)
    assert (made.measures, made.when.span.years, made.unread) == ((measure,), (2023,), ())


def test_words_of_another_language_that_are_not_read_are_named():
    assert plan("Wie krass ist der Umsatz von Apple 2023 abgestürzt?").unread == ("krass", "abgestürzt")


@pytest.mark.parametrize(
    ("follow_up", "years", "measures", "operation"),
    [
        ("And in 2021?", (2021,), ("revenue",), Operation.VALUE),
        ("And its net income?", (2020,), ("net_income",), Operation.VALUE),
        ("and the year before?", (2019,), ("revenue",), Operation.VALUE),
        ("How does that compare with 2021?", (2020, 2021), ("revenue",), Operation.CHANGE),
    ],
)
def test_a_follow_up_edits_the_plan_before_it(follow_up, years, measures, operation):
    made = plan(follow_up, plan("What was Apple's revenue in fiscal 2020?"))
    assert (made.when.span.years, made.measures, made.operation) == (years, measures, operation)
    assert made.companies == ("Apple Inc.",)


def test_a_conversation_is_planned_at_any_depth_and_a_question_not_understood_spoils_nothing():
    said = ["Apple's revenue in 2015?", *["and the year after?"] * 7, "and its iPhone revenue?"]
    history = tuple(Turn("user", text) for text in said)
    before = plans_before(history, COMPANIES, METRICS, TODAY)
    assert plan("and the year after?", before).when.span.years == (2023,)


def test_filings_have_years_they_cover_and_years_they_were_filed_in():
    assert plan("When did Apple file its 10-K for 2024?").when.covered
    assert not plan("How many 10-Qs did Apple file in 2022?").when.covered


@pytest.mark.parametrize(
    ("question", "years", "quarter"),
    [
        ("norvik q1 26 revenue", (2026,), "Q1"),
        ("norvik revenue h1 24", (2024,), None),
        ("norvik revenue 24", (2024,), None),
        ("norvik revenue just 23", (2023,), None),
    ],
)
def test_two_digits_behind_a_quarter_or_a_measure_are_a_year(question, years, quarter):
    found = plan_of(question, ("Norvik Shipping ASA",), ("revenue",), None, date(2026, 11, 24))

    assert found.when.span.years == years
    assert found.when.span.quarter == quarter
    assert not found.unread
