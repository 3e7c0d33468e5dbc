"""Figures of two companies that don't exist, in two currencies and with two ends of the fiscal year, to ask about."""

from __future__ import annotations

import calendar
from datetime import date
from typing import Final

from storage.facts.store import SqlFacts

NORVIK, TALBOT = "Norvik Shipping ASA", "Talbot Foods plc"
TODAY: Final = date(2025, 6, 15)
YEARS: Final = range(2016, 2025)
# The first year's amount of each metric in millions, and the percents by which it changes from year to year.
_NORVIK = {
    "revenue": (800.0, (5, 8, -10, 4, 12, 9, -3, 6)),
    "net_income": (60.0, (10, 20, -150, -60, 40, 15, -20, 30)),
    "operating_income": (90.0, (6, 12, -30, 8, 20, 10, -5, 7)),
    "rd_expense": (12.0, (4, 4, 4, 4, 4, 4, 4, 4)),
    "total_assets": (2000.0, (2, 3, -1, 2, 4, 1, 0, 2)),
    "order_intake": (640.0, (7, -4, 9, 3, -8, 11, 5, 2)),
}
_TALBOT = {
    "revenue": (420.0, (3, 3, 4, 5, -2, 6, 7, 2)),
    "net_income": (30.0, (5, 5, 5, 5, -40, 60, 5, 5)),
    "cost_of_revenue": (250.0, (3, 3, 4, 5, -2, 6, 7, 2)),
}
_QUARTERLY: Final = ("revenue", "net_income", "operating_income")
_WEIGHTS: Final = (0.22, 0.24, 0.26, 0.28)


def amounts(first: float, percents: tuple[int, ...]) -> dict[int, float]:
    """Return a metric's amount of each year, in full."""
    found, amount = {}, first * 1e6
    for year, percent in zip(YEARS, (0, *percents), strict=True):
        amount = round(amount * (1 + percent / 100))
        found[year] = amount
    return found


def amount_of(company: str, metric: str, year: int) -> float:
    """Return one amount, to hold answers against."""
    return amounts(*(_NORVIK if company == NORVIK else _TALBOT)[metric])[year]


async def import_made_up(store: SqlFacts, folder) -> None:
    """Import the rows of both companies, prices of the first, and its filings."""
    for name, ticker, metrics, unit, month in (
        (NORVIK, "NVKS", _NORVIK, "EUR", 12),
        (TALBOT, "TLBF", _TALBOT, "GBP", 3),
    ):
        path = folder / f"{ticker}.csv"
        path.write_text("\n".join(_lines(metrics, unit, month)))
        await store.import_facts(path, "company_metrics", name, ticker)
    for table, text in (("prices", _prices()), ("filings", _filings())):
        path = folder / f"{table}.csv"
        path.write_text(text)
        await store.import_facts(path, table, NORVIK, "NVKS")


def _lines(metrics, unit: str, month: int):
    yield "metric,period,fiscal_year,start,end,value,unit"
    for metric, (first, percents) in metrics.items():
        for year, amount in amounts(first, percents).items():
            start, end = _months(year, month, 0), _month_end(year, month)
            yield f"{metric},FY,{year},{start},{end},{amount},{unit}"
            if metric in _QUARTERLY:
                for at, weight in enumerate(_WEIGHTS):
                    begins, ends = _months(year, month, 3 * at), _ended(year, month, 3 * at + 2)
                    yield f"{metric},Q{at + 1},{year},{begins},{ends},{round(amount * weight)},{unit}"


def _months(year: int, last: int, later: int) -> date:
    """The first day of a fiscal year's month, counted from 0."""
    number = (year - 1) * 12 + last + later
    return date(number // 12, number % 12 + 1, 1)


def _ended(year: int, last: int, later: int) -> date:
    first = _months(year, last, later)
    return _month_end(first.year, first.month)


def _month_end(year: int, month: int) -> date:
    return date(year, month, calendar.monthrange(year, month)[1])


def _prices() -> str:
    days = (("2023-12-29", 20), ("2024-01-02", 21), ("2024-01-03", 22), ("2024-06-28", 30), ("2024-12-30", 26))
    lines = (f"{day},{at - 0.5},{at + 1},{at - 1},{at},{1000 * at},NOK" for day, at in days)
    return "\n".join(("date,open,high,low,close,volume,currency", *lines))


def _filings() -> str:
    filed = (("20-F", "2024-03-15", 2023), ("20-F", "2025-03-14", 2024), ("6-K", "2024-05-02", ""))
    lines = (
        f"{form},{day},{f'{year}-12-31' if year else ''},{year},000099999-24-00000{n},https://filings.example/{n}"
        for n, (form, day, year) in enumerate(filed)
    )
    return "\n".join(("form,filing_date,report_date,fiscal_year,accession,url", *lines))
