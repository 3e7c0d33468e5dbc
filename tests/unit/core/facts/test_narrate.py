"""What is said about rows: sentences that our own checks accept, and the table where it helps."""

from __future__ import annotations

import pytest

from core.checks.examination import examine
from core.facts.narrate import narrate
from core.facts.router import choose_tool
from core.model import Evidence, Passage, PassageMeta, ToolCall
from storage.database import open_database
from storage.facts.store import SqlFacts
from tests.places import EXAMPLES

FACTS = EXAMPLES / "facts"
COMPANIES = ("Apple Inc.", "AAPL")


@pytest.fixture(scope="module")
def database(tmp_path_factory):
    opened = open_database(f"sqlite:///{tmp_path_factory.mktemp('facts') / 'facts.db'}")
    yield opened
    opened.close()


@pytest.fixture
async def apple(database):
    store = SqlFacts(database)
    if not await store.present(None):
        for path in sorted(FACTS.glob("*metrics*")) + sorted(FACTS.glob("*filings*")):
            assert (await store.import_facts(path)).bad == 0
    return store


async def tell(store, question, **call):
    chosen = ToolCall(call.pop("tool"), call) if call else None
    chosen = chosen or choose_tool(question, COMPANIES, await store.metrics(None, None))
    result = await store.run(chosen, None)
    text, table = narrate(question, result)
    return result, text, table


async def test_one_value_is_one_sentence_with_figure_period_and_end(apple):
    _, text, table = await tell(apple, "What was Apple's revenue in 2023?")
    assert text == "Apple Inc.'s revenue was $383.3B in fiscal year 2023, which ended on 2023-09-30."
    assert table is None


async def test_a_trend_is_two_sentences_and_the_table(apple):
    _, text, table = await tell(apple, "How did Apple's revenue develop from 2019 to 2022?")
    assert text == (
        "Apple Inc.'s revenue rose by 51.6 %, from $260.2B in fiscal year 2019 to $394.3B in fiscal year 2022. "
        "The highest revenue was $394.3B in fiscal year 2022 and the lowest $260.2B in fiscal year 2019."
    )
    assert table.columns == ("Period", "Ended", "revenue")
    assert table.rows[0] == ("FY2019", "2019-09-28", 260_174_000_000.0)
    assert table.unit == "USD"


async def test_a_long_series_ends_in_the_table(apple):
    _, text, table = await tell(apple, "What's Apple's revenue trend?")
    assert text.endswith("check the data table below.")
    assert len(table.rows) == 19


async def test_a_year_without_data_is_said_with_the_years_there_are(apple):
    _, text, _ = await tell(apple, "What was Apple's revenue in 2031?")
    assert text == "I don't have data for 2031. I have figures for fiscal years 2007 to 2025."
    _, text, _ = await tell(apple, "Apple's revenue in 2023 and 2031")
    assert text.startswith("I don't have data for 2031. Apple Inc.'s revenue was $383.3B in fiscal year 2023")


async def test_a_year_that_was_not_fetched_is_not_said_to_be_missing(apple):
    call = {"tool": "get_financials_by_metric", "company": "AAPL", "metric": "revenue", "years": [2022]}
    _, text, _ = await tell(apple, "Apple's revenue in 2022 and 2023", **call)
    assert "don't have" not in text


async def test_two_values_are_compared(apple):
    _, text, _ = await tell(apple, "Compare Apple's revenue in 2022 and 2023")
    assert text.endswith("$394.3B in fiscal year 2022 and $383.3B in fiscal year 2023, a decrease of $11.04B or 2.8 %.")


async def test_what_several_years_made_together_is_summed_where_it_adds_up(apple):
    _, text, _ = await tell(apple, "How much net income did Apple make in fiscal 2019 and 2020 together?")
    assert text == "In all, Apple Inc.'s net income was $112.7B. That is of fiscal year 2019 and fiscal year 2020."
    _, text, _ = await tell(apple, "What was the total of Apple's net income over 2019 and 2020?")
    assert text.startswith("In all, Apple Inc.'s net income was $112.7B.")
    _, text, _ = await tell(apple, "What was Apple's combined revenue in 2013, 2016 and 2019?")
    assert text.endswith("was $646.7B. That is of the fiscal years 2013, 2016 and 2019.")
    _, text, _ = await tell(apple, "What were Apple's total assets in 2019 and 2020 combined?")
    assert "In all" not in text  # a balance holds on a day: two of them don't add up


async def test_a_balance_is_that_of_a_day(apple):
    _, text, _ = await tell(apple, "How much cash did Apple have at the end of 2023?")
    assert text == "Apple Inc.'s cash and equivalents were $29.97B at the end of fiscal year 2023, on 2023-09-30."


async def test_a_derived_quarter_a_restatement_and_an_old_share_basis_are_said(apple):
    assert "not reported by itself" in (await tell(apple, "Apple's revenue in Q4 2023"))[1]
    assert "the first report said $11.91" in (await tell(apple, "Apple's EPS in 2018"))[1]
    assert "before a later share split" in (await tell(apple, "Apple's EPS in 2015"))[1]


async def test_a_trend_is_told_on_one_share_basis_only(apple):
    _, text, table = await tell(apple, "Apple's EPS trend")
    assert "from $2.98 in fiscal year 2018 to $7.46 in fiscal year 2025" in text
    assert "up to fiscal year 2017 are as filed before a share split" in text
    assert len(table.rows) == 19


async def test_a_ratio_is_told_with_its_formula(apple):
    _, text, _ = await tell(apple, "What was Apple's net margin in 2023?")
    assert "net margin was 25.3 % in fiscal year 2023" in text
    assert "(net income $97.00B / revenue $383.29B)" in text


async def test_a_filing_is_told_with_form_date_period_and_accession(apple):
    _, text, _ = await tell(apple, "When did Apple file its 10-K for 2023?")
    assert text == (
        "Apple Inc. filed its 10-K for FY2023 (period ended 2023-09-30) on 2023-11-03, "
        "accession number 0000320193-23-000106."
    )


async def test_documents_are_nothing_to_tell(apple):
    assert (await tell(apple, "What is our leave policy?"))[1:] == ("", None)


QUESTIONS = """
What's Apple's revenue trend?
What was Apple's revenue in 2023?
How much profit did Apple make in fiscal 2022?
Apple net income Q2 2024
Apple revenue from 2019 to 2022
Compare Apple's revenue in 2022 and 2023
Compare Apple's net income in 2021 and 2022
How did Apple's net income develop over the last five years?
How much did Apple's revenue grow in 2023?
What is Apple's revenue growth?
Apple's net margin in 2023
How has Apple's gross margin changed over time?
debt to equity of Apple 2021
What was Apple's free cash flow in 2023?
Apple free cash flow trend
What was Apple's highest revenue?
What was Apple's lowest net income from 2010 to 2020?
What was Apple's average revenue from 2019 to 2023?
Apple's quarterly revenue in 2023
Apple's revenue in the last four quarters
Apple's revenue in Q4 2023
Apple's cash at the end of 2023
Apple's EPS in 2015
Apple's EPS trend
Apple's EPS in 2018
Apple's total assets in Q1 2024
Apple's inventory in 2010 and 2024
Revenue per share of Apple in 2023
What was Apple's revenue in 2031?
Apple's revenue in 2023 and 2031
latest 10-K of Apple
What was the total of Apple's net income over 2019 and 2020?
How profitable was Apple in 2023?
last three 10-Qs from Apple
When did Apple file its 10-K for 2020?
Apple 8-K about shareholder vote in 2024
What are Apple's recent filings?
Which metrics do you have for Apple?
""".strip().splitlines()


@pytest.mark.parametrize("question", QUESTIONS)
async def test_what_is_said_passes_our_own_checks(apple, question):
    result, text, _ = await tell(apple, question)
    assert text
    meta = PassageMeta(chunk_id="facts_0", source_file="company_metrics", file_type="facts")
    rendered = (Passage(result.text, meta),)
    evidence = Evidence(rendered, rows=result.rows, tool_results=(result,), known_years=result.known_years)
    # Citations are added by whoever delivers the sentences.
    faults = [v for v in examine(text, question, evidence) if v.failed and v.check != "citations"]
    assert faults == []
