"""What every store of facts must do, on SQLite and on PostgreSQL."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from core.errors import BadInput
from core.facts.tools import TOOLS, tool_schemas
from core.model import ToolCall
from storage.database import Database, open_database
from storage.facts.store import SqlFacts

ENDS = {"Q1": "12-31", "Q2": "03-31", "Q3": "06-30", "Q4": "09-30", "FY": "09-30"}
HOSTILE = "'; DROP TABLE company_metrics; --"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path) -> Iterator[Database]:
    url = f"sqlite:///{tmp_path / 'facts.db'}" if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    opened = open_database(url)
    yield opened
    opened.close()


def row(metric, year, value, period="FY", **more):
    end = f"{year - (period == 'Q1')}-{ENDS[period]}"
    whose = {"company": "Acme Corp", "ticker": "ACME", "cik": "7"}
    filed = {"latest_form": "10-K", "latest_filed": f"{year}-11-01", "latest_accession": f"0000000007-{year}-01"}
    return (
        whose
        | filed
        | {"metric": metric, "period": period, "fiscal_year": year, "end": end, "value": value, "unit": "USD"}
        | more
    )


def metrics():
    rows = [row("revenue", year, 1_000_000_000 * (year - 2000)) for year in range(2018, 2024)]
    rows += [row("net_income", year, 100_000_000 * (year - 2000)) for year in range(2018, 2024)]
    rows += [row("revenue", 2023, 5_000_000_000 + i, period) for i, period in enumerate(("Q1", "Q2", "Q3"))]
    rows.append(row("revenue", 2023, 7_999_999_997, "Q4", derived=True))
    rows.append(row("stockholders_equity", 2023, 10_000_000_000))
    # A 4:1 split shows in the row of 2019, which was restated for it; that of 2018 never was.
    split = {"unit": "USD/shares"}
    rows.append(row("eps_diluted", 2018, 11.91, **split, first_value=11.91, first_filed="2018-11-01"))
    restated = {"first_value": 12.0, "first_filed": "2019-11-01", "latest_filed": "2021-11-01", "restated": True}
    rows.append(row("eps_diluted", 2019, 3.0, **(split | restated)))
    rows.append(row("eps_diluted", 2022, 5.0, **split, first_value=5.0, first_filed="2022-11-01"))
    rows.append({**row("revenue", 2023, 42), "company": "Umbrella AG", "ticker": "UMB", "cik": "8", "unit": "EUR"})
    return rows


def prices():
    days = [("2022-09-29", 99), ("2022-09-30", 100), ("2022-10-03", 101), ("2023-09-29", 110)]
    return [{"date": day, "close": close, "open": close - 1, "volume": 1000, "currency": "USD"} for day, close in days]


def filings():
    whose = {"cik": "0000000007", "primaryDocument": "a.htm"}
    listed = [
        ("01", "10-K", "2023-11-01", "2023-09-30", 2023, "FY"),
        ("02", "10-Q", "2023-08-01", "2023-06-30", 2023, "Q3"),
    ]
    listed += [("03", "10-K", "2022-11-01", "2022-09-30", 2022, "FY")]
    found = [
        whose
        | {"accessionNumber": f"0000000007-23-{n}", "form": form, "filingDate": filed, "reportDate": end}
        | {"fiscal_year": year, "fiscal_period": period}
        for n, form, filed, end, year, period in listed
    ]
    eight = {"accessionNumber": "0000000007-23-04", "form": "8-K", "filingDate": "2023-03-10", "items": "5.07,9.01"}
    return [*found, whose | eight]


def jsonl(path, rows):
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path


@pytest.fixture
async def facts(database, tmp_path):
    store = SqlFacts(database)
    await store.import_facts(jsonl(tmp_path / "metrics.jsonl", metrics()))
    await store.import_facts(jsonl(tmp_path / "prices.jsonl", prices()), ticker="ACME")
    await store.import_facts(jsonl(tmp_path / "filings.jsonl", filings()))
    return store


async def ask(facts, tool, within=None, **args):
    return await facts.run(ToolCall(tool, args), within)


def values(result, *names):
    return [tuple(row.values[name] for name in names) for row in result.rows]


async def test_an_empty_store_has_no_facts(database):
    store = SqlFacts(database)
    assert not await store.present(None)
    assert (await store.companies(None), await store.metrics(None, None), await store.version()) == ([], [], "0")
    with pytest.raises(BadInput, match="imported"):
        await store.run(ToolCall("list_metrics", {"company": "Acme"}), None)


async def test_companies_and_metrics_are_listed(facts):
    assert await facts.present(None)
    assert await facts.companies(None) == ["Acme Corp", "ACME", "Umbrella AG", "UMB"]
    assert await facts.metrics("acme", None) == ["eps_diluted", "net_income", "revenue", "stockholders_equity"]
    assert await facts.metrics("UMB", None) == ["revenue"]


async def test_a_second_import_changes_no_row_but_the_version(facts, tmp_path):
    before, version = await facts.holdings(), await facts.version()
    report = await facts.import_facts(tmp_path / "metrics.jsonl")
    assert report.rows == len(metrics())
    assert await facts.holdings() == before
    assert await facts.version() != version


async def test_a_corrected_row_replaces_the_old_one(facts, tmp_path):
    await facts.import_facts(jsonl(tmp_path / "fix.jsonl", [row("revenue", 2023, 1), row("revenue", 2023, 2)]))
    found = await ask(facts, "get_financials_by_metric", company="ACME", metric="revenue", years=[2023])
    assert values(found, "value") == [(2,)]


NAMES = ("Acme Corp", "Acme", "acme's", "ACME", "acme corporation", "0000000007", "Acme Corp.’s")


async def test_a_company_answers_to_any_of_its_names(facts):
    for company in NAMES:
        found = await ask(facts, "get_financials_by_metric", company=company, metric="sales", years=[2023, 2022])
        assert values(found, "fiscal_year", "value") == [(2022, 22e9), (2023, 23e9)], company
        assert found.rows[0].table == "company_metrics"


async def test_figures_are_written_readably_with_period_end_form_and_filing(facts):
    found = await ask(facts, "get_financials_by_metric", company="ACME", metric="revenue", years=[2023])
    assert "| FY2023 | 2023-09-30 | $23.00B | 10-K | 2023-11-01 | 0000000007-2023-01 |" in found.text
    assert "not calendar" in found.text
    assert found.known_years == frozenset(range(2018, 2024))


async def test_periods_limits_and_missing_years(facts):
    latest = await ask(facts, "get_financials_by_metric", company="ACME", metric="revenue", limit=2)
    assert values(latest, "fiscal_year") == [(2022,), (2023,)]
    second = await ask(facts, "get_financials_by_metric", company="ACME", metric="revenue", period="Q2")
    assert (values(second, "period", "fiscal_year"), second.known_years) == ([("Q2", 2023)], frozenset({2023}))
    every = await ask(facts, "get_financials_by_metric", company="ACME", metric="revenue", period="all", years=[2023])
    assert [period for (period,) in values(every, "period")] == ["Q1", "Q2", "Q3", "FY", "Q4"]
    assert "derived: FY - Q1 - Q2 - Q3" in every.text
    missing = await ask(facts, "get_financials_by_metric", company="ACME", metric="revenue", years=[2031, 2023])
    assert missing.note == "No data for 2031; there are figures for 2018-2023."
    none = await ask(facts, "get_financials_by_metric", company="ACME", metric="net_income", period="Q1")
    assert (none.rows, none.note) == ((), "There is no net income for Q1; there is for FY.")


async def test_earnings_per_share_of_before_a_split_are_marked(facts):
    found = await ask(facts, "get_financials_by_metric", company="ACME", metric="eps")
    assert values(found, "fiscal_year", "split_factor") == [(2018, 4.0), (2019, 1.0), (2022, 1.0)]
    assert "restated, first reported as $12.00" in found.text
    assert "before a share split" in found.text


async def test_ratios_carry_formula_and_inputs(facts):
    found = await ask(facts, "get_financial_metric", company="ACME", name="net margin", years=[2023])
    first = found.rows[0].values
    assert (first["metric"], first["value"], first["unit"]) == ("net_margin", pytest.approx(10), "percent")
    assert (first["formula"], first["net_income"], first["revenue"]) == ("net_income / revenue", 2.3e9, 23e9)
    assert [row.values["metric"] for row in found.rows[1:]] == ["net_income", "revenue"]
    assert "net_income $2.30B / revenue $23.00B" in found.text


async def test_growth_compares_with_the_year_before(facts):
    found = await ask(facts, "get_financial_metric", company="ACME", name="revenue growth")
    assert values(found, "fiscal_year")[0] == (2019,)
    assert found.rows[-1].values.get("formula") is None  # the inputs follow
    assert found.rows[0].values["value"] == pytest.approx(100 * (19 / 18 - 1))


async def test_price_to_earnings_takes_the_last_price_of_the_year_and_todays_share_basis(facts):
    found = await ask(facts, "get_financial_metric", company="ACME", name="P/E")
    assert [(v["fiscal_year"], v["value"], v["end"]) for v in (r.values for r in found.rows) if v.get("formula")] == [
        (2022, 20.0, "2022-09-30")
    ]


async def test_a_missing_input_is_named(facts):
    found = await ask(facts, "get_financial_metric", company="ACME", name="ROE", years=[2022, 2023])
    assert values(found, "fiscal_year")[0] == (2023,)
    assert found.note == "No stockholders_equity for 2022."
    none = await ask(facts, "get_financial_metric", company="ACME", name="current ratio")
    assert none.note == "current_ratio needs current_assets and current_liabilities, of which there are no figures."


async def test_either_figure_tool_takes_metrics_and_ratios(facts):
    plain = await ask(facts, "get_financial_metric", company="ACME", name="revenue", years=[2023])
    ratio = await ask(facts, "get_financials_by_metric", company="ACME", metric="net_margin", years=[2023])
    assert (plain.rows[0].values["value"], ratio.rows[0].values["formula"]) == (23e9, "net_income / revenue")


async def test_prices_of_a_span_and_of_a_day_without_trading(facts):
    span = await ask(facts, "get_prices", ticker="acme", start="2022-09-01", end="2022-09-30")
    assert values(span, "date", "close") == [("2022-09-29", 99.0), ("2022-09-30", 100.0)]
    sunday = await ask(facts, "get_prices", ticker="Acme Corp", start="2022-10-02", end="2022-10-02")
    assert values(sunday, "date") == [("2022-09-30",)]
    assert "no trading day" in sunday.note
    late = await ask(facts, "get_prices", ticker="ACME", start="2031-01-01", end="2031-02-01")
    assert values(late, "date") == [("2023-09-29",)]
    assert "the latest is of 2023-09-29" in late.note
    early = await ask(facts, "get_prices", ticker="ACME", start="2001-01-01", end="2001-02-01")
    assert (early.rows, early.known_years) == ((), frozenset({2022, 2023}))


async def test_filings_by_form_and_by_words(facts):
    latest = await ask(facts, "get_recent_filings", company="ACME", form="10-k", limit=1)
    assert values(latest, "form", "filing_date") == [("10-K", "2023-11-01")]
    every = await ask(facts, "get_recent_filings", company="ACME")
    assert [form for (form,) in values(every, "form")] == ["10-K", "10-Q", "8-K", "10-K"]
    for query, accession in (
        ("10-K FY2022", "03"),
        ("Q3 2023", "02"),
        ("shareholder votes", "04"),
        ("annual 2023", "01"),
    ):
        found = await ask(facts, "search_filings", company="ACME", query=query)
        assert values(found, "accession") == [(f"0000000007-23-{accession}",)], query


async def test_metrics_of_a_company_are_listed_with_their_years(facts):
    found = await ask(facts, "list_metrics", company="ACME")
    assert ("revenue", "USD", 2018, 2023, 10) in values(found, "metric", "unit", "first_year", "last_year", "rows")


async def test_the_documents_tool_brings_no_rows(facts):
    assert (await ask(facts, "search_documents", query="leave policy")).rows == ()


WRONG = (
    ("get_financials_by_metric", {"company": "ACME", "metric": "revenu"}, "Closest: revenue"),
    ("get_financials_by_metric", {"company": "Acmee", "metric": "revenue"}, "Closest: Acme Corp"),
    ("get_financials_by_metric", {"company": "ACME", "metric": "revenue", "period": "H1"}, "period"),
    ("get_financials_by_metric", {"company": "ACME", "metric": "revenue", "limit": 10_000}, "limit"),
    ("get_financials_by_metric", {"company": "ACME", "metric": "revenue", "years": [99]}, "years"),
    ("get_financials_by_metric", {"company": "ACME", "metric": "revenue", "colour": 1}, "colour"),
    ("get_financials_by_metric", {"company": "ACME"}, "metric"),
    ("get_financial_metric", {"company": "ACME", "name": "happiness"}, "Computed: gross_margin"),
    ("get_prices", {"ticker": "ACME", "start": "2023-01-02", "end": "2023-01-01"}, "before start"),
    ("get_prices", {"ticker": "ACME", "start": "yesterday", "end": "2023-01-01"}, "start"),
    ("drop_tables", {}, "no tool"),
)


async def test_wrong_arguments_are_refused_with_what_would_be_right(facts):
    for tool, args, message in WRONG:
        with pytest.raises(BadInput) as refused:
            await facts.run(ToolCall(tool, args), None)
        assert message in str(refused.value)


ATTACKS = (
    ("get_financials_by_metric", {"company": HOSTILE, "metric": "revenue"}),
    ("get_financials_by_metric", {"company": "ACME", "metric": HOSTILE}),
    ("get_financials_by_metric", {"company": "ACME' OR '1'='1", "metric": "revenue"}),
    ("get_financial_metric", {"company": "ACME", "name": f"revenue growth {HOSTILE}"}),
    ("get_prices", {"ticker": HOSTILE, "start": "2023-01-01", "end": "2023-01-02"}),
    ("get_recent_filings", {"company": "ACME", "form": "10-K' OR '1'='1"}),
    ("search_filings", {"company": "ACME", "query": f"10-K {HOSTILE}"}),
    ("search_filings", {"company": "ACME", "query": "%"}),
    ("list_metrics", {"company": "\x00"}),
    ("get_prices", {"ticker": "AC\x00ME", "start": "2023-01-01", "end": "2023-01-02"}),
)


async def test_sql_in_arguments_is_data(facts):
    before = await facts.holdings()
    for tool, args in ATTACKS:
        try:
            found = (await facts.run(ToolCall(tool, args), None)).rows
        except BadInput:
            found = ()
        assert found == (), args
    assert await facts.holdings() == before


async def test_hostile_names_stay_inside_their_cell(facts, tmp_path):
    name = "Evil | <script> ; DROP TABLE prices"
    await facts.import_facts(
        jsonl(tmp_path / "evil.jsonl", [{**row("revenue", 2023, 5), "company": name, "ticker": "", "cik": ""}])
    )
    found = await ask(facts, "get_financials_by_metric", company=name, metric="revenue")
    assert "<script>" not in found.text
    assert "Evil \\|" in found.text
    assert len(await facts.holdings()) == 5


async def test_one_bad_batch_row_loses_no_good_one(facts, tmp_path):
    rows = [row("revenue", 2023, value) | {"metric": f"metric_{value}"} for value in range(2_500)]
    rows[1_200]["value"] = float("inf")
    report = await facts.import_facts(jsonl(tmp_path / "many.jsonl", rows))
    assert (report.rows, report.bad, report.errors[0].line) == (2_499, 1, 1_201)
    assert len(await facts.metrics("ACME", None)) == 2_499 + 4


def test_every_tool_has_a_closed_schema():
    assert set(tool_schemas()) == set(TOOLS)
    assert all(schema["additionalProperties"] is False for schema in tool_schemas().values())


def zeus(**more):
    """A company that the board alone knows of, with a metric and a year that nobody else has."""
    whose = {"company": "Zeus Holdings", "ticker": "ZEUS", "cik": "99"}
    return {**row("project_olymp", 2031, 4_242_424_242), **whose, **more}


PUBLIC, BOARD = ("public",), ("board",)


@pytest.fixture
async def apart(facts, tmp_path):
    """Acme in `default`, its own figures again in `board`, and a company and prices that `board` alone has."""
    only = row("revenue", 2024, 24_000_000_000)
    rows = [*metrics(), only, zeus(), row("secret_ratio", 2023, 7)]
    await facts.import_facts(jsonl(tmp_path / "board.jsonl", rows), collection="board")
    days = [{"date": "2031-01-02", "close": 77.0}]
    await facts.import_facts(jsonl(tmp_path / "days.jsonl", days), ticker="ZEUS", collection="board")
    filed = [{**filing, "accessionNumber": f"0000000099-31-{n}", "cik": "99"} for n, filing in enumerate(filings())]
    await facts.import_facts(jsonl(tmp_path / "filed.jsonl", filed), company="Zeus Holdings", collection="board")
    return facts


ABOUT_ZEUS = (
    ("get_financials_by_metric", {"company": "Zeus Holdings", "metric": "project_olymp"}),
    ("get_financials_by_metric", {"company": "ZEUS", "metric": "revenue"}),
    ("get_financial_metric", {"company": "0000000099", "name": "project olymp growth"}),
    ("get_prices", {"ticker": "ZEUS", "start": "2031-01-01", "end": "2031-12-31"}),
    ("get_recent_filings", {"company": "Zeus"}),
    ("search_filings", {"company": "zeus holdings", "query": "10-K"}),
    ("list_metrics", {"company": "Zeuss"}),
)


@pytest.mark.parametrize("within", [PUBLIC, ("default",), (), ("default", "public")])
async def test_what_another_collection_holds_shows_nowhere(apart, within):
    for tool, args in ABOUT_ZEUS:
        with pytest.raises(BadInput) as refused:
            await ask(apart, tool, within, **args)
        said = f"{refused.value} {await apart.companies(within)} {await apart.metrics(None, within)}"
        asked = str(next(iter(args.values())))
        for word in ("zeus", "olymp", "secret", "2031", "4.24", "0000000099"):
            assert word not in said.replace(asked, "").casefold(), (tool, word)
    assert await apart.present(within) is ("default" in within)


async def test_a_company_that_two_collections_know_shows_each_only_its_own(apart):
    figures = {"company": "ACME", "metric": "revenue"}
    inside = await ask(apart, "get_financials_by_metric", ("default",), **figures, years=[2023, 2024])
    assert (values(inside, "fiscal_year"), inside.collections) == ([(2023,)], ("default",))
    assert 2024 not in inside.known_years
    assert "2024" not in inside.text.replace(inside.note, "")
    assert "secret_ratio" not in (await ask(apart, "list_metrics", ("default",), company="ACME")).text
    with pytest.raises(BadInput) as unknown:
        await ask(apart, "get_financials_by_metric", ("default",), company="ACME", metric="secret_ratio")
    assert "secret_ratio," not in str(unknown.value)
    board = await ask(apart, "get_financials_by_metric", BOARD, **figures, years=[2023, 2024])
    assert (values(board, "fiscal_year"), board.collections) == ([(2023,), (2024,)], BOARD)


async def test_the_same_figure_in_two_collections_is_one_row_and_rests_on_what_everybody_reads(apart):
    both = await ask(apart, "get_financials_by_metric", ("board", "default"), company="ACME", metric="net_income")
    assert values(both, "fiscal_year", "collection") == [(year, "default") for year in range(2018, 2024)]
    assert (both.collections, both.note) == (("default",), "")
    more = await ask(apart, "get_financials_by_metric", None, company="ACME", metric="revenue")
    assert values(more, "fiscal_year", "collection")[-2:] == [(2023, "default"), (2024, "board")]
    assert more.collections == ("board", "default")
    listed = await ask(apart, "list_metrics", None, company="ACME")
    assert ("revenue", 2018, 2024, 11) in values(listed, "metric", "first_year", "last_year", "rows")


async def test_where_collections_differ_the_figure_filed_last_is_shown_and_that_is_said(facts, tmp_path):
    later = row("net_income", 2023, 2_000_000_000, latest_filed="2024-05-01")
    await facts.import_facts(jsonl(tmp_path / "later.jsonl", [later]), collection="board")
    found = await ask(facts, "get_financials_by_metric", None, company="ACME", metric="net_income", years=[2023])
    assert values(found, "value", "collection") == [(2e9, "board")]
    assert (
        found.note
        == "The collections board, default hold different figures for the same periods; those filed last are shown."
    )
    alone = await ask(
        facts, "get_financials_by_metric", ("default",), company="ACME", metric="net_income", years=[2023]
    )
    assert (values(alone, "value"), alone.note) == ([(2.3e9,)], "")


async def test_a_company_under_two_names_is_one_company_to_who_reads_both(facts, tmp_path):
    stranger = {**row("revenue", 2025, 25), "company": "Project Zeta", "ticker": "ACME"}
    await facts.import_facts(jsonl(tmp_path / "z.jsonl", [stranger]), collection="board")
    assert await facts.companies(("default",)) == ["Acme Corp", "ACME", "Umbrella AG", "UMB"]
    assert await facts.companies(BOARD) == ["Project Zeta", "ACME"]
    for asked in ("Acme", "ACME", "Project Zeta"):
        found = await ask(facts, "get_financials_by_metric", None, company=asked, metric="revenue", years=[2023, 2025])
        assert values(found, "company", "value") == [("Acme Corp", 23e9), ("Acme Corp", 25.0)], asked


async def test_prices_and_filings_of_two_collections_are_each_told_once(apart, tmp_path):
    await apart.import_facts(jsonl(tmp_path / "again.jsonl", prices()), ticker="ACME", collection="board")
    await apart.import_facts(jsonl(tmp_path / "filed.jsonl", filings()), collection="board")
    span = await ask(apart, "get_prices", ticker="ACME", start="2022-09-01", end="2023-12-31")
    assert values(span, "date", "collection") == [
        (day, "default") for day in ("2022-09-29", "2022-09-30", "2022-10-03", "2023-09-29")
    ]
    latest = await ask(apart, "get_recent_filings", company="ACME", form="10-K", limit=2)
    assert values(latest, "filing_date", "collection") == [("2023-11-01", "default"), ("2022-11-01", "default")]
    assert span.collections == latest.collections == ("default",)


async def test_rows_are_removed_from_one_collection_alone(apart):
    before = await apart.holdings("default")
    version = await apart.version()
    assert await apart.remove("board", "Zeus Holdings", "prices") == 1
    assert await apart.remove("board", "ZEUS") == 5
    assert "Zeus Holdings" not in await apart.companies(None)
    assert await apart.remove("board") == len(metrics()) + 2
    assert await apart.collections() == ["default"]
    assert (await apart.holdings(), await apart.holdings("board")) == (before, [])
    assert await apart.version() != version
    with pytest.raises(BadInput):
        await apart.remove("default", "Zeus Holdings")
    with pytest.raises(BadInput, match="Tables"):
        await apart.remove("default", None, "company_metrics; DROP TABLE prices")


# Each names companies or metrics in its refusal; the last are the collections that those names come from.
REFUSALS = (
    ("get_recent_filings", {"company": "Zeuss"}, None, BOARD),  # spelt alike
    ("get_recent_filings", {"company": "Umbrela"}, None, ("board", "default")),
    ("get_recent_filings", {"company": "Nobody at all"}, None, ("board", "default")),  # simply those there are
    ("get_prices", {"ticker": "NONE", "start": "2031-01-01", "end": "2031-12-31"}, None, ("board", "default")),
    ("get_financials_by_metric", {"company": "ZEUS", "metric": "revenue"}, None, BOARD),
    ("get_financial_metric", {"company": "ZEUS", "name": "unheard of"}, None, BOARD),
    ("get_financials_by_metric", {"company": "ACME", "metric": "secret_ratios"}, None, ("board", "default")),
    ("get_financials_by_metric", {"company": "ACME", "metric": "secret_ratios"}, ("default",), ("default",)),
    ("get_recent_filings", {"company": "Nobody at all"}, ("default",), ("default",)),
    ("get_recent_filings", {"company": "Nobody at all"}, PUBLIC, ()),
)


@pytest.mark.parametrize(("tool", "args", "within", "known_from"), REFUSALS)
async def test_a_refusal_says_from_which_collections_its_names_are_known(apart, tool, args, within, known_from):
    with pytest.raises(BadInput) as refused:
        await ask(apart, tool, within, **args)
    assert refused.value.collections == known_from, str(refused.value)


async def test_a_choice_between_companies_says_from_which_collections_they_are(apart, tmp_path):
    for number, collection in enumerate(("board", "public", "public")):
        rows = [zeus(company=f"Orion {'XYZ'[number]}", ticker=f"OR{number}", cik=f"8{number}")]
        await apart.import_facts(jsonl(tmp_path / "orion.jsonl", rows), collection=collection)
    for within, known_from in ((None, ("board", "public")), (PUBLIC, PUBLIC)):
        with pytest.raises(BadInput, match="may be any of") as refused:
            await ask(apart, "list_metrics", within, company="Orion")
        assert refused.value.collections == known_from
