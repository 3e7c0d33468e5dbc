"""Plans carried out over rows: what is told passes our own checks, with every computed figure among the rows."""

from __future__ import annotations

from datetime import date

import pytest

from core.checks.examination import examine
from core.errors import BadInput
from core.extraction.figures import tell_figures
from core.facts.execution import execute, planned
from core.facts.grammar import plan_of
from core.model import Evidence, ToolCall
from core.steps.gather import with_facts
from storage.database import open_database
from storage.facts.store import SqlFacts
from tests.places import EXAMPLES

COMPANIES = ("Apple Inc.", "AAPL")
TODAY = date(2026, 1, 10)
PRICES = "date,open,high,low,close,volume,currency\n" + "\n".join(
    (
        "2022-12-30,98,101,97,100,5000,EUR",
        "2023-01-03,101,106,100,104,7000,EUR",
        "2023-01-04,104,112,103,110,9000,EUR",
        "2023-12-29,118,121,117,120,4000,EUR",
    )
)


@pytest.fixture(scope="module")
def database(tmp_path_factory):
    opened = open_database(f"sqlite:///{tmp_path_factory.mktemp('plans') / 'facts.db'}")
    yield opened
    opened.close()


@pytest.fixture
async def store(database, tmp_path):
    facts = SqlFacts(database)
    if not await facts.present(None):
        for path in sorted((EXAMPLES / "facts").glob("aapl_*")):
            await facts.import_facts(path, company="Apple Inc.", ticker="AAPL")
        prices = tmp_path / "prices.csv"
        prices.write_text(PRICES)
        await facts.import_facts(prices, "prices", "Apple Inc.", "AAPL")
    return facts


async def ask(store, question):
    plan = plan_of(question, COMPANIES, await store.metrics(None, None), None, TODAY)
    assert plan is not None
    return await execute(planned(plan), store, None)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("By how much did Apple's net income change from 2021 to 2022?", "rose by $5.12B, or 5.4 %"),
        ("Apple's revenue growth in 2023", "fell by 2.8 %"),
        ("Apple revenue CAGR 2018 to 2023", "compound annual rate of 7.6 %"),
        ("Apple's revenue from 2020 to 2022 in total", "In all, Apple Inc.'s revenue was $1.03T"),
        ("average net income of Apple 2019 to 2022", "average net income was $76.79B over fiscal years 2019 to 2022"),
        ("In which year between 2015 and 2020 was Apple's net income highest?", "$59.53B in fiscal year 2018"),
        ("Apple's lowest revenue between 2015 and 2020", "$215.6B in fiscal year 2016"),
        (
            "In which years did Apple's revenue fall?",
            "fell to $215.6B in fiscal year 2016, $260.2B in fiscal year 2019",
        ),
        ("How many times did Apple's revenue fall?", "fell in 3 fiscal years"),
        ("When did Apple's revenue first exceed $200 billion?", "for the first time in fiscal year 2015, at $233.7B"),
        ("Apple's gross margin in Q4 2023", "gross margin was 45.2 % in Q4 of fiscal year 2023"),
        ("Apple's revenue in the second half of fiscal 2022", "in the second half of fiscal year 2022"),
        ("Apple's TTM revenue", "in the trailing year to"),
        ("Apple's revenue in calendar year 2022", "in calendar year 2022"),
        ("Apple's revenue in the quarter ended December 2022", "$117.2B in Q1 of fiscal year 2023"),
        (
            "What were Apple's revenue, net income and R&D in 2022?",
            "and its R&D expense was $26.25B in fiscal year 2022",
        ),
        ("What share of Apple's 2022 revenue was R&D?", "R&D expense as a share of revenue was 6.7 %"),
        ("Which years do you have for Apple's revenue?", "I have revenue for Apple Inc.: fiscal years 2007 to"),
        ("Apple's opening price on 2023-01-04", "opened at €104.00"),
        ("How many Apple shares were traded on 2023-01-04?", "9,000 shares of Apple Inc. were traded"),
        ("average closing price of Apple's stock in January 2023", "average closing price was €107.00"),
        ("Apple's highest closing price in 2023", "was €120.00 on 2023-12-29"),
        ("What return did Apple's stock have in 2023?", "rose by 20.0 %, from €100.00 on 2022-12-30"),
        ("How many 8-Ks did Apple file in 2023?", "I have 6 8-K filings of Apple Inc. filed in 2023"),
        ("How many 8-Ks did Apple file in March 2023?", "I have 1 8-K filing of Apple Inc. filed in March 2023"),
        ("How many 10-Qs did Apple file in May 2022?", "I have 0 10-Q filings of Apple Inc. filed in that time"),
        ("When did Apple file its 10-K for 2022?", "filed its 10-K for FY2022"),
    ],
)
async def test_what_is_told_is_right_and_passes_our_own_checks(store, question, said):
    result = await ask(store, question)
    evidence = with_facts(Evidence(), result)
    draft = tell_figures(question, evidence)
    assert said in result.told
    assert draft is not None
    assert not draft.refused
    assert [(v.check, v.detail) for v in examine(draft.text, question, evidence) if v.failed] == []


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("Apple's capex in 2010", "I have no capital expenditure of Apple Inc. for fiscal year 2010; I have it for"),
        ("Apple's revenue growth in 2031", "I have no revenue of Apple Inc. for fiscal years 2030 to 2031"),
        ("Apple's share price on 2031-05-05", "I have no prices of Apple Inc. on 2031-05-05"),
        ("Apple's iPhone revenue in 2023", "I did not understand “iphone”"),
    ],
)
async def test_what_is_not_there_or_not_understood_is_said_without_a_figure(store, question, said):
    result = await ask(store, question)
    assert said in result.told
    assert result.rows == ()


async def test_a_plan_is_made_here_and_never_taken_from_a_reply(store):
    with pytest.raises(BadInput):
        await execute(ToolCall("plan", {"plan": {"topic": "figures"}}), store, None)
