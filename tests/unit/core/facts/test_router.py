"""Which tool the rules choose, question by question."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.facts.router import choose_tool
from core.facts.tools import validated
from core.model import ToolCall

COMPANIES = ("Apple Inc.", "AAPL", "Coca-Cola Company", "KO", "Allstate Corp", "ALL")
METRICS = (
    *("revenue", "net_income", "gross_profit", "rd_expense", "eps_diluted", "eps_basic", "total_assets", "capex"),
    *("operating_cash_flow", "total_liabilities", "stockholders_equity", "cash_and_equivalents", "inventory"),
)
TODAY = date(2024, 6, 3)
FIGURES, RATIO, PRICES = "get_financials_by_metric", "get_financial_metric", "get_prices"
RECENT, SEARCH_FILINGS, DOCUMENTS = "get_recent_filings", "search_filings", "search_documents"


def choose(question: str, *previous: ToolCall) -> ToolCall:
    return choose_tool(question, COMPANIES, METRICS, previous, TODAY)


def part(call: ToolCall, **wanted: object) -> dict[str, object]:
    return {name: call.args.get(name) for name in wanted}


@pytest.mark.parametrize(
    "words",
    [
        *("by year", "per fiscal year", "each quarter", "every fiscal quarter", "over the years", "over time"),
        *("trending", "historically", "as a chart", "at its peak", "at its lowest", "on average"),
    ],
)
def test_words_that_speak_of_many_periods_bring_many_rows(words: str):
    assert int(choose(f"Apple's revenue {words}").args["limit"]) > 1


@pytest.mark.parametrize(
    "words", ["growth", "yoy", "year over year", "year-on-year growth", "growing", "grew", "went up"]
)
def test_words_of_change_in_one_year_name_its_growth(words: str):
    assert choose(f"Apple's revenue {words} in 2023").args["name"] == "revenue_growth"


@pytest.mark.parametrize(
    "asked",
    [
        *("share price", "stock quote", "closing price", "opening-price", "shareprice", "price of a share"),
        *("shares worth", "stock traded at", "stock closing at", "quote"),
    ],
)
def test_words_for_the_price_of_a_share_bring_prices(asked: str):
    assert choose(f"Apple {asked} on 2023-03-15").tool == PRICES


@pytest.mark.parametrize(
    "asked", ["metrics are available", "which figures do you have", "list all measures", "any data"]
)
def test_words_that_ask_what_there_is_bring_the_list(asked: str):
    assert choose(f"Apple {asked}").tool == "list_metrics"


@pytest.mark.parametrize("asked", ["what does revenue mean", "define net income", "how is gross margin calculated"])
def test_a_definition_is_for_the_documents(asked: str):
    assert choose(asked, choose("Apple's revenue in 2023")).tool == DOCUMENTS


@pytest.mark.parametrize(("counted", "limit"), [("three", 3), ("5", 5), ("ten", 10)])
def test_filings_are_counted_in_digits_and_in_words(counted: str, limit: int):
    assert choose(f"Apple's last {counted} 10-K").args["limit"] == limit


@pytest.mark.parametrize(
    ("question", "tool", "wanted"),
    [
        ("What's Apple's revenue trend?", FIGURES, {"metric": "revenue", "period": "FY", "years": None, "limit": 50}),
        ("What’s Apple’s revenue trend?", FIGURES, {"metric": "revenue", "years": None, "limit": 50}),
        ("What was Apple's revenue in 2023?", FIGURES, {"company": "Apple Inc.", "years": [2023], "period": "FY"}),
        ("How much net income did Apple report for fiscal year 2013?", FIGURES, {"metric": "net_income"}),
        ("Which reports did Apple file in 2020?", SEARCH_FILINGS, {"query": "2020"}),
        ("How much profit did Apple Inc. make in FY22?", FIGURES, {"metric": "net_income", "years": [2022]}),
        ("Coca-Cola's sales in fiscal year 2020", FIGURES, {"company": "Coca-Cola Company", "metric": "revenue"}),
        ("AAPL net income Q2 2024", FIGURES, {"company": "AAPL", "period": "Q2", "years": [2024]}),
        ("Apple's EPS in the second quarter of 2021?", FIGURES, {"metric": "eps_diluted", "period": "Q2"}),
        ("What did Apple earn per share in 2022?", FIGURES, {"metric": "eps_diluted", "years": [2022]}),
        ("What was Apple's average revenue from 2020 to 2022 in billions of dollars?", FIGURES, {"metric": "revenue"}),
        ("How profitable was Apple in 2023?", RATIO, {"name": "net_margin", "years": [2023]}),
        ("What was Apple's basic EPS in 2019?", FIGURES, {"metric": "eps_basic", "years": [2019]}),
        ("Apple revenue from 2019 to 2022", FIGURES, {"years": [2019, 2020, 2021, 2022]}),
        ("Apple's revenue 2019–2021", FIGURES, {"years": [2019, 2020, 2021]}),
        ("Apple's revenue between 2019 and 2021", FIGURES, {"years": [2019, 2020, 2021]}),
        ("Compare Apple's revenue in 2019 and 2022", FIGURES, {"years": [2019, 2022]}),
        ("How did Apple's net income develop over the last five years?", FIGURES, {"years": None, "limit": 5}),
        (
            "Show me Apple Inc.'s R&D expenses since 2021",
            FIGURES,
            {"metric": "rd_expense", "years": [2021, 2022, 2023, 2024]},
        ),
        ("Was Apple's 2023 revenue higher than 2022?", FIGURES, {"metric": "revenue", "years": [2022, 2023]}),
        ("What was Apple's revenue last year?", FIGURES, {"years": [2023]}),
        ("What's Apple's revenue?", FIGURES, {"years": None, "limit": 1}),
        ("In which year did Apple's net income peak?", FIGURES, {"years": None, "limit": 50}),
        ("Apple's quarterly revenue in 2023", FIGURES, {"period": "all", "years": [2023]}),
        ("How much cash does Apple have?", FIGURES, {"metric": "cash_and_equivalents", "limit": 1}),
        ("How much did Apple's revenue grow in 2023?", RATIO, {"name": "revenue_growth", "years": [2023]}),
        ("Apple's net margin in 2023", RATIO, {"name": "net_margin", "years": [2023]}),
        ("What was Apple's ROE in 2020?", RATIO, {"name": "return_on_equity", "years": [2020]}),
        ("Apple's total debt to equity ratio for FY 2020", RATIO, {"name": "debt_to_equity", "years": [2020]}),
        ("Apple P/E ratio at the end of 2022", RATIO, {"name": "price_to_earnings", "years": [2022]}),
        ("How has Apple's gross margin changed over time?", RATIO, {"name": "gross_margin", "years": None}),
        ("Revenue per share of Apple in 2023", RATIO, {"name": "revenue_per_share"}),
        ("What was Apple's share price on March 15, 2023?", PRICES, {"start": "2023-03-15", "end": "2023-03-15"}),
        ("How did Apple's stock trade in March 2023?", PRICES, {"start": "2023-03-01", "end": "2023-03-31"}),
        ("AAPL closing price 2023-06-30", PRICES, {"ticker": "AAPL", "start": "2023-06-30"}),
        ("Apple stock price between 2022-01-03 and 2022-02-01", PRICES, {"start": "2022-01-03", "end": "2022-02-01"}),
        ("What was Apple's stock price in 2022?", PRICES, {"start": "2022-01-01", "end": "2022-12-31"}),
        ("latest 10-K of Apple", RECENT, {"form": "10-K", "limit": 1}),
        ("last three 10-Qs from Apple", RECENT, {"form": "10-Q", "limit": 3}),
        ("What are Apple's recent filings?", RECENT, {"form": None, "limit": 10}),
        ("When did Apple file its 10-K for 2023?", SEARCH_FILINGS, {"query": "10-K 2023"}),
        ("Apple's annual report for 2020: when was it filed?", SEARCH_FILINGS, {"query": "10-K 2020"}),
        ("Apple 8-K about shareholder vote in 2024", SEARCH_FILINGS, {"query": "8-K 2024 shareholder vote"}),
        ("Which metrics do you have for Apple?", "list_metrics", {"company": "Apple Inc."}),
    ],
)
def test_a_question_about_known_figures_goes_to_its_tool(question, tool, wanted):
    call = choose(question)
    assert (call.tool, part(call, **wanted)) == (tool, wanted)
    validated(call)


@pytest.mark.parametrize(
    "question",
    [
        "What does Apple's revenue recognition policy say?",
        "Why did Apple's revenue fall in 2023?",
        "What was Apple's iPhone revenue in 2023?",
        "Apple's revenue per employee in 2020",
        "What was Apple's EBITDA in 2020?",
        "Tell me about Apple",
        "What was Apple's revenue in China in 2023?",
        "What was Microsoft's revenue in 2023?",
        "How does Apple's net income compare with Microsoft's?",
        "What risks does Apple's 10-K mention?",
        "What does the 10-K of Apple for 2023 say about competition?",
        "Who is Apple's CEO?",
        "How many vacation days do we have?",
        "What is our revenue target for 2024?",
        "What is EBIT?",
        "What is a 10-K?",
        "What does net income mean?",
        "How do I file an expense report?",
        "What is the stock of laptops in the warehouse?",
        "When was the report on onboarding submitted?",
        "What's the price of the enterprise plan?",
        "How many apple trees are in the garden?",
        "Is all revenue in 2023 booked?",
        "Does the AAPL guideline say anything about revenue?",
        "Hi!",
        "",
    ],
)
def test_a_question_about_anything_else_goes_to_the_documents(question):
    assert choose(question).tool == DOCUMENTS


def test_without_a_company_only_a_lone_one_with_a_time_is_meant():
    one = ("Apple Inc.", "AAPL")
    assert choose_tool("revenue in 2023", one, METRICS, (), TODAY).args["company"] == "Apple Inc."
    assert choose_tool("What is revenue?", one, METRICS, (), TODAY).tool == DOCUMENTS
    assert choose("revenue in 2023").tool == DOCUMENTS


def dialogue(*questions: str) -> list[ToolCall]:
    calls: list[ToolCall] = []
    for question in questions:
        calls.append(choose(question, *calls))
    return calls


@pytest.mark.parametrize(
    ("questions", "tool", "wanted"),
    [
        (["Apple's revenue in 2023?", "and the year before?"], FIGURES, {"metric": "revenue", "years": [2022]}),
        (["Apple's revenue in 2021?", "And the following year?"], FIGURES, {"years": [2022]}),
        (["Apple's revenue in 2023?", "what about net income?"], FIGURES, {"metric": "net_income", "years": [2023]}),
        (["Apple's revenue in 2023?", "and in 2019?"], FIGURES, {"metric": "revenue", "years": [2019]}),
        (["Apple's revenue in 2023?", "net margin?"], RATIO, {"name": "net_margin", "years": [2023]}),
        (["Apple's ROE in 2023?", "and in 2020?"], RATIO, {"name": "return_on_equity", "years": [2020]}),
        (["Apple's revenue in 2023?", "and Coca-Cola's?"], FIGURES, {"company": "Coca-Cola Company", "years": [2023]}),
        (["What's Apple's revenue?", "and the year before?"], FIGURES, {"years": None, "limit": 2}),
        (["What's Apple's revenue trend?", "in 2020?", "by quarter?"], FIGURES, {"period": "all", "years": [2020]}),
        (["Apple revenue Q1 2024", "and the quarter before?"], FIGURES, {"period": "Q4", "years": [2023]}),
        (["Apple revenue Q2 2024", "and the quarter before?"], FIGURES, {"period": "Q1", "years": [2024]}),
        (["Apple share price on 2023-03-15", "and on 2023-04-03?"], PRICES, {"start": "2023-04-03"}),
        (["latest 10-K from Apple", "and the 10-Q?"], RECENT, {"form": "10-Q", "limit": 1}),
        (["latest 10-K from Apple", "and for 2020?"], SEARCH_FILINGS, {"query": "10-K 2020"}),
        (["Apple's revenue in 2023?", "why did it fall?"], DOCUMENTS, {}),
        (["Apple's revenue in 2023?", "What is our vacation policy?", "and in 2022?"], DOCUMENTS, {}),
        (["Apple's revenue in 2023?", "Why?", "And net income in 2022?"], FIGURES, {"company": "Apple Inc."}),
    ],
)
def test_a_follow_up_changes_what_it_names_and_keeps_the_rest(questions, tool, wanted):
    call = dialogue(*questions)[-1]
    assert (call.tool, part(call, **wanted)) == (tool, wanted)
    validated(call)


@given(st.text(max_size=200))
def test_any_text_is_routed_to_valid_arguments(text):
    validated(choose(f"Apple revenue {text}"))
    validated(choose(text))
