"""The fact tools over a reading: SQL that fetches, with every argument bound; the core chooses, computes and writes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date, timedelta
from typing import Any

from sqlalchemy import String, cast, func
from sqlalchemy import select as sql_select
from sqlmodel import Session, col, select
from sqlmodel.sql.expression import SelectOfScalar

from core.errors import BadInput
from core.facts.companies import Company
from core.facts.figures import by_year, closing_row, financials, ratios
from core.facts.market import NEAR_DAYS, filings, metric_list, prices, search_filings
from core.facts.metrics import find_metric
from core.facts.ratios import PRICE, RATIOS, ByYear, compute, find_ratio
from core.facts.tools import (
    Arguments,
    FinancialMetric,
    FinancialsByMetric,
    ListMetrics,
    Prices,
    RecentFilings,
    SearchDocuments,
    SearchFilings,
)
from core.model import FactRow, ToolCall, ToolResult
from core.tool_names import ToolName
from storage.facts.reading import Reading, Scope, preferred
from storage.tables.facts import CompanyMetric, Filing, Price

MAX_ROWS = 5_000  # of one company's metric or price series, a collection; 20 years of trading days
MAX_FOUND = 50


def run_tool(session: Session, call: ToolCall, args: Arguments, collections: Scope) -> ToolResult:
    """Run a tool over what `collections` hold, with arguments already checked.

    Raises `BadInput` for a company or metric that is unknown there.
    """
    return _RUNNERS[call.tool](Reading(session, collections), call, args)


def metrics_of(reading: Reading, company: Company) -> list[str]:
    """Return the names of a company's metrics that have rows."""
    query = select(CompanyMetric.metric).where(reading.of(CompanyMetric, company)).distinct()
    return list(reading.session.exec(query.order_by(CompanyMetric.metric)))


def _financials(reading: Reading, call: ToolCall, args: FinancialsByMetric) -> ToolResult:
    company = reading.company(args.company)
    names = metrics_of(reading, company)
    try:
        with reading.naming(company):
            name = find_metric(args.metric, names)
    except BadInput:
        if find_ratio(args.metric, names) is None:
            raise
        asked = FinancialMetric(company=args.company, name=args.metric, years=args.years, limit=args.limit)
        return _ratio(reading, call, asked)
    return reading.told(financials(call, args, company, _series(reading, company, name)), company)


def _ratio(reading: Reading, call: ToolCall, args: FinancialMetric) -> ToolResult:
    company = reading.company(args.company)
    names = metrics_of(reading, company)
    ratio = find_ratio(args.name, names)
    if ratio is None:
        asked = FinancialsByMetric(company=args.company, metric=args.name, years=args.years, limit=args.limit)
        with reading.naming(company):
            name = _metric_or_ratio(args.name, names)
        series = _series(reading, company, name)
        return reading.told(financials(call, asked, company, series), company)
    inputs = {name: by_year(_series(reading, company, name)) for name in ratio.inputs if name != PRICE}
    if PRICE in ratio.inputs:
        inputs[PRICE] = _prices_at(reading, company, inputs["eps_diluted"])
    return reading.told(ratios(call, args, company, compute(ratio, inputs, args.years)), company)


def _metric_or_ratio(asked: str, names: Sequence[str]) -> str:
    try:
        return find_metric(asked, names)
    except BadInput as error:
        computed = ", ".join(ratio.name for ratio in RATIOS)
        hint = f"{error.hint} Computed: {computed}, <metric>_growth."
        raise BadInput(error.message, hint=hint, collections=error.collections) from error


def _prices_at(reading: Reading, company: Company, ends: ByYear) -> dict[int, FactRow]:
    """Return the closing price on the last trading day of each fiscal year, as a row like those of metrics."""
    found: dict[int, FactRow] = {}
    for year, row in ends.items():
        day = date.fromisoformat(str(row.values["end"]))
        if price := _last_price(reading, company, company.ticker, day):
            found[year] = closing_row(price, row)
    return found


def _last_price(reading: Reading, company: Company, ticker: str, day: date) -> FactRow | None:
    since = (day - timedelta(days=NEAR_DAYS)).isoformat()
    return _newest(reading, company, _priced(reading, company, ticker, (since, day.isoformat())))


def _price_before(reading: Reading, company: Company, ticker: str, args: Prices) -> FactRow | None:
    """The last trading day before a single day, or the last of all where the series ends before what was asked."""
    latest = _newest(reading, company, _priced(reading, company, ticker))
    if latest is not None and str(latest.values["date"]) < args.start.isoformat():
        return latest
    return _last_price(reading, company, ticker, args.start) if args.start == args.end else None


def _newest(reading: Reading, company: Company, query: SelectOfScalar[Price]) -> FactRow | None:
    found = reading.session.exec(query.order_by(col(Price.date).desc(), *preferred(Price)).limit(1))
    return next(iter(reading.rows(found, company, ("ticker", "date"))), None)


def _priced(
    reading: Reading, company: Company, ticker: str, days: tuple[str, str] | None = None
) -> SelectOfScalar[Price]:
    query = select(Price).where(reading.of(Price, company), Price.ticker == ticker)
    return query if days is None else query.where(Price.date >= days[0], Price.date <= days[1])


def _prices(reading: Reading, call: ToolCall, args: Prices) -> ToolResult:
    company, ticker = _share(reading, args.ticker)
    query = _priced(reading, company, ticker, (args.start.isoformat(), args.end.isoformat()))
    found = reading.session.exec(query.order_by(Price.date).limit(_most(MAX_ROWS, company)))
    rows = reading.rows(found, company, ("ticker", "date"))
    if not rows and (last := _price_before(reading, company, ticker, args)):
        rows = [last]
    year = func.substr(Price.date, 1, 4)
    years = sql_select(year, col(Price.collection)).where(reading.of(Price, company), col(Price.ticker) == ticker)
    known = reading.once((int(found), collection) for found, collection in reading.session.execute(years.distinct()))
    return reading.told(prices(call, args, company, rows, known), company)


def _share(reading: Reading, asked: str) -> tuple[Company, str]:
    """Return the company and the ticker meant: a second class of shares has prices under a ticker of its own."""
    symbol = asked.strip().lstrip("$").upper()
    with_ticker = select(Price.company).where(Price.ticker == symbol, reading.within(Price))
    name = reading.session.exec(with_ticker.limit(1)).first()
    if name is not None:
        return reading.company(name), symbol
    company = reading.company(asked)
    return company, company.ticker


def _filings(reading: Reading, call: ToolCall, args: RecentFilings) -> ToolResult:
    company = reading.company(args.company)
    query = _filed(reading, company)
    if args.form:
        form = args.form.upper().replace("FORM ", "").strip()
        query = query.where(col(Filing.form).in_([form, f"{form}/A"]) if "/" not in form else Filing.form == form)
    found = reading.session.exec(query.limit(_most(args.limit, company)))
    rows = reading.rows(found, company, ("accession",))[: args.limit]
    return reading.told(filings(call, company, rows, _filing_years(reading, company), args.form or ""), company)


def _search_filings(reading: Reading, call: ToolCall, args: SearchFilings) -> ToolResult:
    company = reading.company(args.company)
    found = reading.session.exec(_filed(reading, company).limit(_most(MAX_ROWS, company)))
    rows = search_filings(reading.rows(found, company, ("accession",)), args.query)[:MAX_FOUND]
    return reading.told(filings(call, company, rows, _filing_years(reading, company), ""), company)


def _filed(reading: Reading, company: Company) -> SelectOfScalar[Filing]:
    newest = (col(Filing.filing_date).desc(), col(Filing.accession).desc(), *preferred(Filing))
    return select(Filing).where(reading.of(Filing, company)).order_by(*newest)


def _filing_years(reading: Reading, company: Company) -> list[int]:
    """Both the fiscal years reported on and the years of filing: either may be named."""
    filed = func.substr(Filing.filing_date, 1, 4)
    query = sql_select(col(Filing.fiscal_year), filed, col(Filing.collection)).where(reading.of(Filing, company))
    rows = reading.session.execute(query.distinct()).all()
    years = [(fiscal, collection) for fiscal, _, collection in rows if fiscal is not None]
    return sorted(reading.once([*years, *((int(year), collection) for _, year, collection in rows)]))


def _list_metrics(reading: Reading, call: ToolCall, args: ListMetrics) -> ToolResult:
    company = reading.company(args.company)
    metric, unit, year = col(CompanyMetric.metric), col(CompanyMetric.unit), col(CompanyMetric.fiscal_year)
    # The same figure in two collections is one row more for neither.
    figures = func.count(func.distinct(col(CompanyMetric.period) + cast(year, String)))
    whose = reading.of(CompanyMetric, company)
    query = sql_select(metric, unit, func.min(year), func.max(year), figures).where(whose).group_by(metric, unit)
    names = ("metric", "unit", "first_year", "last_year", "rows")
    values = {"company": company.name, "ticker": company.ticker}
    found = reading.session.execute(query.order_by(metric, unit))
    rows = [FactRow("company_metrics", {**values, **dict(zip(names, row, strict=True))}) for row in found]
    reading.met.update(reading.session.exec(select(CompanyMetric.collection).where(whose).distinct()))
    return reading.told(metric_list(call, args, company, rows), company)


def _series(reading: Reading, company: Company, metric: str) -> list[FactRow]:
    """Return a metric's rows of one company, oldest first."""
    query = (
        select(CompanyMetric)
        .where(reading.of(CompanyMetric, company), CompanyMetric.metric == metric)
        .order_by(col(CompanyMetric.end).desc(), col(CompanyMetric.period).desc(), col(CompanyMetric.unit))
        .limit(_most(MAX_ROWS, company))
    )
    found = reversed(reading.session.exec(query).all())
    return reading.rows(found, company, ("period", "fiscal_year", "unit"))


def _most(rows: int, company: Company) -> int:
    """How many to fetch, where each of a company's collections may hold the same."""
    return rows * max(1, len(company.collections))


def _nothing(reading: Reading, call: ToolCall, args: SearchDocuments) -> ToolResult:
    return ToolResult(call)


_RUNNERS: Mapping[str, Callable[[Reading, ToolCall, Any], ToolResult]] = {
    ToolName.FINANCIALS_BY_METRIC: _financials,
    ToolName.FINANCIAL_METRIC: _ratio,
    ToolName.PRICES: _prices,
    ToolName.RECENT_FILINGS: _filings,
    ToolName.SEARCH_FILINGS: _search_filings,
    ToolName.LIST_METRICS: _list_metrics,
    ToolName.SEARCH_DOCUMENTS: _nothing,
}
