"""The fact tools over a session: SQL that fetches, with every argument bound; the core chooses, computes and writes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date, timedelta
from typing import Any

from sqlalchemy import func
from sqlalchemy import select as sql_select
from sqlmodel import Session, SQLModel, col, select
from sqlmodel.sql.expression import SelectOfScalar

from core.errors import BadInput
from core.facts.companies import Company, resolve_company
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
from storage.facts_import import known_companies
from storage.tables.facts import CompanyMetric, Filing, Price

MAX_ROWS = 5_000  # of one company's metric or price series; 20 years of trading days
MAX_FOUND = 50


def run_tool(session: Session, call: ToolCall, args: Arguments) -> ToolResult:
    """Run a tool with arguments already checked. Raises `BadInput` for an unknown company or metric."""
    return _RUNNERS[call.tool](session, call, args)


def metrics_of(session: Session, company: str | None) -> list[str]:
    """Return the names of metrics that have rows, of one company or of all."""
    query = select(CompanyMetric.metric).distinct().order_by(CompanyMetric.metric)
    if company is not None:
        query = query.where(CompanyMetric.company == _company(session, company).name)
    return list(session.exec(query))


def _company(session: Session, asked: str) -> Company:
    return resolve_company(asked, known_companies(session))


def _financials(session: Session, call: ToolCall, args: FinancialsByMetric) -> ToolResult:
    company = _company(session, args.company)
    names = metrics_of(session, company.name)
    try:
        name = find_metric(args.metric, names)
    except BadInput:
        if find_ratio(args.metric, names) is None:
            raise
        asked = FinancialMetric(company=args.company, name=args.metric, years=args.years, limit=args.limit)
        return _ratio(session, call, asked)
    return financials(call, args, company, _series(session, company, name))


def _ratio(session: Session, call: ToolCall, args: FinancialMetric) -> ToolResult:
    company = _company(session, args.company)
    names = metrics_of(session, company.name)
    ratio = find_ratio(args.name, names)
    if ratio is None:
        asked = FinancialsByMetric(company=args.company, metric=args.name, years=args.years, limit=args.limit)
        return financials(call, asked, company, _series(session, company, _metric_or_ratio(args.name, names)))
    series = {name: by_year(_series(session, company, name)) for name in ratio.inputs if name != PRICE}
    if PRICE in ratio.inputs:
        series[PRICE] = _prices_at(session, company, series["eps_diluted"])
    return ratios(call, args, company, compute(ratio, series, args.years))


def _metric_or_ratio(asked: str, names: Sequence[str]) -> str:
    try:
        return find_metric(asked, names)
    except BadInput as error:
        computed = ", ".join(ratio.name for ratio in RATIOS)
        raise BadInput(error.message, hint=f"{error.hint} Computed: {computed}, <metric>_growth.") from error


def _prices_at(session: Session, company: Company, ends: ByYear) -> dict[int, FactRow]:
    """Return the closing price on the last trading day of each fiscal year, as a row like those of metrics."""
    found: dict[int, FactRow] = {}
    for year, row in ends.items():
        day = date.fromisoformat(str(row.values["end"]))
        if price := _last_price(session, company, company.ticker, day):
            found[year] = closing_row(price, row)
    return found


def _last_price(session: Session, company: Company, ticker: str, day: date) -> FactRow | None:
    since = (day - timedelta(days=NEAR_DAYS)).isoformat()
    query = _priced(company, ticker).where(Price.date >= since, Price.date <= day.isoformat())
    row = session.exec(query.order_by(col(Price.date).desc()).limit(1)).first()
    return fact_row(row) if row else None


def _price_before(session: Session, company: Company, ticker: str, args: Prices) -> FactRow | None:
    """The last trading day before a single day, or the last of all where the series ends before what was asked."""
    latest = session.exec(_priced(company, ticker).order_by(col(Price.date).desc()).limit(1)).first()
    if latest is not None and latest.date < args.start.isoformat():
        return fact_row(latest)
    return _last_price(session, company, ticker, args.start) if args.start == args.end else None


def _priced(company: Company, ticker: str) -> SelectOfScalar[Price]:
    return select(Price).where(Price.company == company.name, Price.ticker == ticker)


def _prices(session: Session, call: ToolCall, args: Prices) -> ToolResult:
    company, ticker = _share(session, args.ticker)
    query = _priced(company, ticker).where(Price.date >= args.start.isoformat(), Price.date <= args.end.isoformat())
    rows = [fact_row(row) for row in session.exec(query.order_by(Price.date).limit(MAX_ROWS))]
    if not rows and (last := _price_before(session, company, ticker, args)):
        rows = [last]
    year = func.substr(Price.date, 1, 4)
    years = session.exec(select(year).where(Price.company == company.name, Price.ticker == ticker).distinct())
    return prices(call, args, company, rows, [int(found) for found in years])


def _share(session: Session, asked: str) -> tuple[Company, str]:
    """Return the company and the ticker meant: a second class of shares has prices under a ticker of its own."""
    symbol = asked.strip().lstrip("$").upper()
    name = session.exec(select(Price.company).where(Price.ticker == symbol).limit(1)).first()
    if name is not None:
        return _company(session, name), symbol
    company = _company(session, asked)
    return company, company.ticker


def _filings(session: Session, call: ToolCall, args: RecentFilings) -> ToolResult:
    company = _company(session, args.company)
    query = _filed(company)
    if args.form:
        form = args.form.upper().replace("FORM ", "").strip()
        query = query.where(col(Filing.form).in_([form, f"{form}/A"]) if "/" not in form else Filing.form == form)
    rows = [fact_row(row) for row in session.exec(query.limit(args.limit))]
    return filings(call, company, rows, _filing_years(session, company), args.form or "")


def _search_filings(session: Session, call: ToolCall, args: SearchFilings) -> ToolResult:
    company = _company(session, args.company)
    rows = [fact_row(row) for row in session.exec(_filed(company).limit(MAX_ROWS))]
    return filings(call, company, search_filings(rows, args.query)[:MAX_FOUND], _filing_years(session, company), "")


def _filed(company: Company) -> SelectOfScalar[Filing]:
    newest = (col(Filing.filing_date).desc(), col(Filing.accession).desc())
    return select(Filing).where(Filing.company == company.name).order_by(*newest)


def _filing_years(session: Session, company: Company) -> list[int]:
    """Both the fiscal years reported on and the years of filing: either may be named."""
    of_company = Filing.company == company.name
    fiscal = session.exec(select(Filing.fiscal_year).where(of_company).distinct())
    filed = session.exec(select(func.substr(Filing.filing_date, 1, 4)).where(of_company).distinct())
    return sorted({year for year in fiscal if year is not None} | {int(year) for year in filed})


def _list_metrics(session: Session, call: ToolCall, args: ListMetrics) -> ToolResult:
    company = _company(session, args.company)
    metric, unit, year = col(CompanyMetric.metric), col(CompanyMetric.unit), col(CompanyMetric.fiscal_year)
    query = (
        sql_select(metric, unit, func.min(year), func.max(year), func.count())
        .where(col(CompanyMetric.company) == company.name)
        .group_by(metric, unit)
        .order_by(metric)
    )
    names = ("metric", "unit", "first_year", "last_year", "rows")
    whose = {"company": company.name, "ticker": company.ticker}
    found = session.execute(query)
    rows = [FactRow("company_metrics", {**whose, **dict(zip(names, row, strict=True))}) for row in found]
    return metric_list(call, args, company, rows)


def _series(session: Session, company: Company, metric: str) -> list[FactRow]:
    """Return a metric's rows of one company, oldest first."""
    query = (
        select(CompanyMetric)
        .where(CompanyMetric.company == company.name, CompanyMetric.metric == metric)
        .order_by(col(CompanyMetric.end).desc(), col(CompanyMetric.period).desc(), col(CompanyMetric.unit))
        .limit(MAX_ROWS)
    )
    return [fact_row(row) for row in reversed(session.exec(query).all())]


def fact_row(row: SQLModel) -> FactRow:
    """Return a table's row as a value."""
    columns = row.__table__.columns.keys()  # type: ignore[attr-defined]  # SQLModel sets it, and does not say so
    return FactRow(str(row.__tablename__), {name: getattr(row, name) for name in columns})


def _nothing(session: Session, call: ToolCall, args: SearchDocuments) -> ToolResult:
    return ToolResult(call)


_RUNNERS: Mapping[str, Callable[[Session, ToolCall, Any], ToolResult]] = {
    "get_financials_by_metric": _financials,
    "get_financial_metric": _ratio,
    "get_prices": _prices,
    "get_recent_filings": _filings,
    "search_filings": _search_filings,
    "list_metrics": _list_metrics,
    "search_documents": _nothing,
}
