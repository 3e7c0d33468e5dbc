"""Files of figures, good and bad: what is stored, and what is said about the rest."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import BadInput, Unreadable
from core.facts.cells import BadCell
from core.facts.records import guess_table, make_record
from core.facts.row_files import RawRow, read_rows
from core.model import ToolCall
from storage.database import open_database
from storage.facts.store import SqlFacts

HEADER = "company,ticker,metric,period,fiscal_year,end,value,unit"
GOOD = "Acme Corp,ACME,revenue,FY,2023,2023-12-31,1000000,USD"


@pytest.fixture
def facts(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'facts.db'}")
    yield SqlFacts(database)
    database.close()


def written(tmp_path, name, *lines):
    path = tmp_path / name
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def metric(**changes):
    row = {"company": "Acme Corp", "metric": "revenue", "fiscal_year": 2023, "end": "2023-12-31", "value": 1}
    return make_record("company_metrics", row | changes)


@pytest.mark.parametrize(
    ("cells", "column", "reason"),
    [
        ({"value": "NaN"}, "value", "finite"),
        ({"value": float("inf")}, "value", "finite"),
        ({"value": 10**400}, "value", "finite"),
        ({"value": "1e300"}, "value", "beyond"),
        ({"value": 1e10, "unit": "USD/shares"}, "value", "beyond"),
        ({"value": ""}, "value", "missing"),
        ({"value": None}, "value", "missing"),
        ({"value": "about 5"}, "value", "not a number"),
        ({"value": "1_000"}, "value", "not a number"),
        ({"value": "1,00"}, "value", "not a number"),
        ({"value": True}, "value", "not a number"),
        ({"end": "2023-02-30"}, "end", "not a date"),
        ({"end": "31/12/2023"}, "end", "not a date"),
        ({"end": "0023-12-31"}, "end", "not a date"),
        ({"end": ""}, "end", "missing"),
        ({"start": "2024-06-01"}, "start", "after the end"),
        ({"fiscal_year": 1923}, "fiscal_year", "does not fit"),
        ({"fiscal_year": "20x3"}, "fiscal_year", "not a number"),
        ({"period": "H1"}, "period", "none of"),
        ({"metric": "x'); DROP TABLE filings;--"}, "metric", "not a metric's name"),
        ({"metric": "m" * 200}, "metric", "not a metric's name"),
        ({"metric": ""}, "metric", "missing"),
        ({"company": "Acme\x00Corp"}, "company", "control"),
        ({"company": "Acme\x1b[31m"}, "company", "control"),
        ({"company": {"name": "Acme"}}, "company", "nested"),
        ({"cik": "12x"}, "cik", "CIK"),
        ({"restated": "perhaps"}, "restated", "neither"),
    ],
)
def test_a_value_that_does_not_fit_names_column_and_reason(cells, column, reason):
    with pytest.raises(BadCell) as fault:
        metric(**cells)
    assert fault.value.column == column
    assert reason in fault.value.reason


@pytest.mark.parametrize(
    ("value", "number"),
    [("1,234.5", 1234.5), ("(1,234)", -1234), ("$2,000,000", 2e6), ("-3.5e3", -3500), (" 7 ", 7), (0, 0)],
)
def test_numbers_are_read_as_people_write_them(value, number):
    assert metric(value=value)["value"] == number


@pytest.mark.parametrize("name", ["NetIncomeLoss", "Net Income", "net-income", "net_income"])
def test_any_spelling_of_a_metric_is_one_name(name):
    assert metric(metric=name)["metric"] == "net_income"


def test_an_unknown_tag_is_kept_in_snake_case():
    assert metric(metric="AccretionAmortizationOfDiscounts")["metric"] == "accretion_amortization_of_discounts"


@pytest.mark.parametrize(
    ("cells", "column"),
    [
        ({"close": -1}, "close"),
        ({"high": 1, "low": 2}, "high"),
        ({"volume": -5}, "volume"),
        ({"volume": 1e20}, "volume"),
        ({"date": "yesterday"}, "date"),
    ],
)
def test_impossible_prices_are_refused(cells, column):
    with pytest.raises(BadCell) as fault:
        make_record("prices", {"date": "2023-01-03", "close": 10.5, "high": 11, "low": 10, "volume": 100} | cells)
    assert fault.value.column == column


@pytest.mark.parametrize(
    ("columns", "table"),
    [
        (["accessionNumber", "form", "filingDate"], "filings"),
        (["accession_number", "filing_type", "filing_date"], "filings"),
        (["Date", "Open", "Close/Last"], "prices"),
        (["metric", "fy", "end", "val"], "company_metrics"),
    ],
)
def test_the_table_is_told_from_the_columns(columns, table):
    assert guess_table(columns) == table


def test_columns_that_fit_no_table_are_an_error_that_says_what_is_needed():
    with pytest.raises(BadInput, match="metric, fiscal_year, end, value"):
        guess_table(["animal", "legs"])


@given(st.dictionaries(st.sampled_from(["metric", "value", "end", "fiscal_year", "unit", "cik", "period"]), st.text()))
def test_no_cell_breaks_the_import(cells):
    try:
        record = metric(**cells)
    except BadCell:
        return
    assert abs(record["value"]) <= 1e18


async def test_bad_rows_are_reported_with_their_line_and_the_good_ones_are_stored(facts, tmp_path):
    path = written(
        tmp_path,
        "figures.csv",
        HEADER,
        GOOD,
        GOOD.replace("1000000", "NaN"),
        GOOD.replace("2023-12-31", "2023-13-31").replace("revenue", "capex"),
        "Acme Corp,ACME,short",
        "",
        GOOD.replace("revenue", "net_income"),
    )
    report = await facts.import_facts(path)
    assert (report.table, report.rows, report.bad) == ("company_metrics", 2, 3)
    assert [(e.line, e.column) for e in report.errors] == [(3, "value"), (4, "end"), (5, "")]
    assert await facts.metrics(None, None) == ["net_income", "revenue"]


async def test_broken_lines_of_jsonl_are_reported_with_their_line(facts, tmp_path):
    row = {
        "company": "Acme",
        "ticker": "ACME",
        "metric": "revenue",
        "fiscal_year": 2023,
        "end": "2023-12-31",
        "value": 5,
    }
    lines = ["{broken", json.dumps(row), "[1, 2]", json.dumps(row | {"value": float("nan"), "fiscal_year": 2022})]
    report = await facts.import_facts(written(tmp_path, "figures.jsonl", *lines))
    assert (report.rows, [e.line for e in report.errors]) == (1, [1, 3, 4])


async def test_a_deeply_nested_or_endless_line_is_one_bad_row(facts, tmp_path):
    row = {"company": "Acme", "metric": "revenue", "fiscal_year": 2023, "end": "2023-12-31", "value": 5}
    lines = [json.dumps(row), "[" * 100_000, '{"a": "' + "x" * 1_200_000 + '"}', json.dumps(row | {"metric": "capex"})]
    report = await facts.import_facts(written(tmp_path, "figures.jsonl", *lines))
    assert (report.rows, [e.line for e in report.errors]) == (2, [2, 3])


@pytest.mark.parametrize("content", ["", "   \n", "{}", '{"some": {"thing":\n 1}}', "[" * 10_000])
async def test_a_file_that_is_no_table_is_unreadable_in_one_sentence(facts, tmp_path, content):
    path = tmp_path / "odd.json"
    path.write_text(content, encoding="utf-8")
    with pytest.raises((Unreadable, BadInput)):
        await facts.import_facts(path)


async def test_a_missing_file_is_unreadable(facts, tmp_path):
    with pytest.raises(Unreadable, match="can't be read"):
        await facts.import_facts(tmp_path / "none.csv")


def test_semicolons_and_tabs_separate_columns_too(tmp_path):
    path = written(tmp_path, "a.csv", "metric;fiscal_year;end;value", "revenue;2023;2023-12-31;5")
    assert list(read_rows(path)) == [
        RawRow(2, {"metric": "revenue", "fiscal_year": "2023", "end": "2023-12-31", "value": "5"})
    ]


async def test_company_and_ticker_fill_a_missing_column(facts, tmp_path):
    path = written(tmp_path, "prices.csv", "date,close", "2023-01-03,10.5", "2023-01-04,11")
    report = await facts.import_facts(path, company="Acme Corp", ticker="acme")
    assert (report.table, report.rows) == ("prices", 2)
    assert await facts.companies(None) == ["Acme Corp", "ACME"]


async def test_rows_without_a_company_are_refused_where_none_is_given(facts, tmp_path):
    report = await facts.import_facts(written(tmp_path, "prices.csv", "date,close", "2023-01-03,10.5"))
    assert report.rows == 0
    assert "--company" in report.errors[0].reason


async def test_a_known_ticker_in_the_files_name_fills_a_missing_company(facts, tmp_path):
    await facts.import_facts(written(tmp_path, "figures.csv", HEADER, GOOD))
    report = await facts.import_facts(written(tmp_path, "acme_daily.csv", "date,close", "2023-01-03,10.5"))
    assert report.companies == ("Acme Corp",)
    assert "file's name" in report.notes[0]


async def test_a_ticker_given_for_a_file_of_many_companies_is_given_to_the_first_only(facts, tmp_path):
    rows = ["Acme Corp,revenue,2023,2023-12-31,5", "Umbrella AG,revenue,2023,2023-12-31,7"]
    await facts.import_facts(
        written(tmp_path, "many.csv", "company,metric,fiscal_year,end,value", *rows), ticker="ACME"
    )
    assert await facts.companies(None) == ["Acme Corp", "ACME", "Umbrella AG"]


async def test_filings_met_by_cik_alone_get_their_company_when_its_name_arrives(facts, tmp_path):
    filing = {"accessionNumber": "0000000007-24-000001", "form": "10-K", "filingDate": "2024-02-01", "cik": "7"}
    await facts.import_facts(written(tmp_path, "filings.jsonl", json.dumps(filing)))
    assert await facts.companies(None) == ["CIK 0000000007"]
    row = {"company": "Acme Corp", "ticker": "ACME", "cik": 7, "metric": "revenue", "fiscal_year": 2023}
    await facts.import_facts(written(tmp_path, "m.jsonl", json.dumps(row | {"end": "2023-12-31", "value": 5})))
    assert await facts.companies(None) == ["Acme Corp", "ACME"]
    found = await facts.run(ToolCall("get_recent_filings", {"company": "Acme", "form": "10-K"}), None)
    assert found.rows[0].values["company"] == "Acme Corp"


def statement(start, end, value, accession, year, period, form, filed):  # noqa: PLR0917 - a row of a table
    entry = {"end": end, "val": value, "accn": accession, "fy": year, "fp": period, "form": form, "filed": filed}
    return entry | ({"start": start} if start else {})


def companyfacts():
    quarters = [
        ("2023-01-01", "2023-03-31", 10, "Q1"),
        ("2023-04-01", "2023-06-30", 20, "Q2"),
        ("2023-07-01", "2023-09-30", 30, "Q3"),
    ]
    revenue = [statement(s, e, v, f"q{p}", 2023, p, "10-Q", e) for s, e, v, p in quarters]
    revenue += [statement("2023-01-01", "2023-06-30", 30, "qQ2", 2023, "Q2", "10-Q", "2023-06-30")]  # a half year
    revenue += [statement("2023-01-01", "2023-12-31", 100, "k23", 2023, "FY", "10-K", "2024-02-01")]
    revenue += [statement("2022-01-01", "2022-12-31", 80, "k22", 2022, "FY", "10-K", "2023-02-01")]
    # A 10-K states earlier years under its own fiscal year, here restated.
    revenue += [statement("2022-01-01", "2022-12-31", 81, "k23", 2023, "FY", "10-K", "2024-02-01")]
    assets = [statement(None, "2023-12-31", 500, "k23", 2023, "FY", "10-K", "2024-02-01")]
    tags = {
        "Revenues": {"units": {"USD": revenue}},
        "Assets": {"units": {"USD": assets}},
        "GoodwillAndSoOn": {"units": {"USD": assets}},
    }
    return {"cik": 7, "entityName": "Acme Corp", "facts": {"us-gaap": tags, "dei": {}}}


async def test_companyfacts_give_the_period_of_the_figure_and_not_of_the_filing(facts, tmp_path):
    path = tmp_path / "CIK0000000007.json"
    path.write_text(json.dumps(companyfacts()))
    report = await facts.import_facts(path, ticker="ACME")
    assert (report.bad, report.companies) == (0, ("Acme Corp",))
    assert await facts.metrics("ACME", None) == ["goodwill_and_so_on", "revenue", "total_assets"]
    found = await facts.run(ToolCall("get_financials_by_metric", {"company": "Acme", "metric": "revenue"}), None)
    assert [(r.values["fiscal_year"], r.values["value"], r.values["restated"]) for r in found.rows] == [
        (2022, 81, True),
        (2023, 100, False),
    ]
    fourth = await facts.run(
        ToolCall("get_financials_by_metric", {"company": "Acme", "metric": "revenue", "period": "Q4"}), None
    )
    assert [(r.values["value"], r.values["derived"]) for r in fourth.rows] == [(40, True)]


async def test_submissions_give_filings_with_their_fiscal_period(facts, tmp_path):
    recent = {
        "accessionNumber": ["0000000007-24-000001", "0000000007-23-000009", "0000000007-24-000005"],
        "filingDate": ["2024-11-01", "2024-02-02", "2024-05-05"],
        "reportDate": ["2024-09-28", "2023-12-30", ""],
        "form": ["10-K", "10-Q", "8-K"],
        "items": ["", "", "5.07"],
        "primaryDocument": ["a.htm", "b.htm", "c.htm"],
    }
    document = {
        "cik": "7",
        "name": "Acme Corp",
        "tickers": ["ACME"],
        "fiscalYearEnd": "0928",
        "filings": {"recent": recent},
    }
    path = tmp_path / "submissions.json"
    path.write_text(json.dumps(document))
    assert (await facts.import_facts(path)).rows == 3
    found = await facts.run(ToolCall("get_recent_filings", {"company": "ACME", "limit": 5}), None)
    shown = [(r.values["form"], r.values["fiscal_year"], r.values["period"]) for r in found.rows]
    assert shown == [("10-K", 2024, "FY"), ("8-K", None, None), ("10-Q", 2024, "Q1")]
    assert found.rows[0].values["url"].endswith("/7/000000000724000001/a.htm")


async def test_progress_is_told(facts, tmp_path):
    seen = []
    await facts.import_facts(written(tmp_path, "figures.csv", HEADER, GOOD), report=seen.append)
    assert seen[-1].data == {"rows": 1, "bad": 0}
