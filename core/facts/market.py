"""What the price and filing tools bring: pure, so that every store agrees."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from core.facts.companies import Company
from core.facts.readable import readable
from core.facts.rendering import MAX_LINES, markdown_table, title, years_named
from core.facts.tools import ListMetrics, Prices
from core.model import FactRow, ToolCall, ToolResult
from core.reading.characters import runs_of
from core.reading.digits import is_year

NEAR_DAYS = 7  # how far back the last trading day is looked for: a weekend and holidays


def prices(call: ToolCall, args: Prices, company: Company, rows: Sequence[FactRow], known: Sequence[int]) -> ToolResult:
    """Write down daily prices (oldest first); long spans are shortened to each month's last day in the text."""
    note = _price_note(args, rows, known)
    shown = rows if len(rows) <= MAX_LINES else _month_ends(rows)
    heading = f"{title(company)}: share prices{'' if shown is rows else ', last trading day of each month'}."
    lines = (
        [str(row.values["date"]), *(_price(row, name) for name in ("open", "high", "low", "close")), _volume(row)]
        for row in shown[-2 * MAX_LINES :]
    )
    table = markdown_table(("Date", "Open", "High", "Low", "Close", "Volume"), lines) if rows else ""
    text = "\n\n".join(part for part in (heading, table, note) if part)
    return ToolResult(call, tuple(rows), text, frozenset(known), note)


def _price_note(args: Prices, rows: Sequence[FactRow], known: Sequence[int]) -> str:
    if not rows:
        there = f"there are prices for {years_named(known)}" if known else "there are none at all"
        return f"No prices from {args.start} to {args.end}; {there}."
    first = str(rows[0].values["date"])
    if date.fromisoformat(first) < args.start - timedelta(days=NEAR_DAYS):
        return f"No prices from {args.start} to {args.end}; the latest is of {first}."
    if args.start == args.end and first != args.start.isoformat():
        return f"{args.start} was no trading day; the last one before it was {first}."
    return ""


def _month_ends(rows: Sequence[FactRow]) -> list[FactRow]:
    return list({str(row.values["date"])[:7]: row for row in rows}.values())


def _price(row: FactRow, name: str) -> str:
    value = row.values.get(name)
    return "" if value is None else readable(float(value), f"{row.values['currency']}/shares", 2)


def _volume(row: FactRow) -> str:
    volume = row.values.get("volume")
    return "" if volume is None else readable(float(volume), "", 2)


def filings(call: ToolCall, company: Company, rows: Sequence[FactRow], known: Sequence[int], form: str) -> ToolResult:
    """Write down filings, latest first."""
    note = "" if rows else f"No {form or 'matching'} filings of {title(company)}."
    columns = ("Form", "Filed", "Period", "Period end", "Accession", "Items", "Description")
    lines = (
        [
            str(row.values["form"]),
            str(row.values["filing_date"]),
            filing_period(row),
            str(row.values["report_date"] or ""),
            str(row.values["accession"]),
            items_named(str(row.values["items"] or "")),
            str(row.values["description"] or ""),
        ]
        for row in rows[:MAX_LINES]
    )
    heading = f"{title(company)}: filings with the SEC."
    text = "\n\n".join(part for part in (heading, markdown_table(columns, lines) if rows else "", note) if part)
    return ToolResult(call, tuple(rows), text, frozenset(known), note)


def filing_period(row: FactRow) -> str:
    """`FY2023`, `Q2 FY2024`, or empty where a filing reports on no fiscal period."""
    period, year = row.values.get("period"), row.values.get("fiscal_year")
    if not year or not period:
        return ""
    return f"FY{year}" if period == "FY" else f"{period} FY{year}"


# https://www.sec.gov/files/form8-k.pdf
_ITEMS = {
    "1.01": "material agreement",
    "1.02": "end of a material agreement",
    "1.03": "bankruptcy",
    "1.05": "cybersecurity incident",
    "2.01": "acquisition or disposal",
    "2.02": "results of operations",
    "2.03": "new obligation",
    "2.05": "exit costs",
    "2.06": "impairment",
    "3.01": "listing notice",
    "3.02": "unregistered sale of shares",
    "3.03": "change of holders' rights",
    "4.01": "change of auditor",
    "4.02": "earlier statements not to be relied on",
    "5.01": "change of control",
    "5.02": "directors or officers",
    "5.03": "articles or bylaws",
    "5.05": "code of ethics",
    "5.07": "shareholder vote",
    "5.08": "nominations of directors",
    "7.01": "Regulation FD disclosure",
    "8.01": "other events",
    "9.01": "exhibits",
}


def items_named(items: str) -> str:
    """`2.02 results of operations, 9.01 exhibits`."""
    return ", ".join(f"{item} {_ITEMS[item]}" if item in _ITEMS else item for item in _items(items))


def item_names(items: str) -> list[str]:
    """What an 8-K is about, without numbers; exhibits only where there is nothing else."""
    names = [_ITEMS[item] for item in _items(items) if item in _ITEMS]
    return [name for name in names if name != "exhibits"] or names


def _items(items: str) -> list[str]:
    return items.replace(",", " ").replace(";", " ").split()


def search_filings(rows: Sequence[FactRow], query: str) -> list[FactRow]:
    """Return the filings that have every word of the query, in the order given.

    With an annual or quarterly report, a year means the fiscal year where there is one, else the year of filing.
    """
    said = runs_of(query.casefold(), "./&-")
    if not said:
        return []
    wanted = [_SAME.get(word, word) for word in said if word not in _EMPTY]
    found = [row for row in rows if all(_has(_words(row), word.strip(".")) for word in wanted)]
    years = {int(word[-4:]) for word in wanted if is_year(word.removeprefix("fy"))}
    reports = any(word.startswith(("10-", "20-f", "40-f")) for word in wanted)
    of_year = [row for row in found if row.values.get("fiscal_year") in years] if reports else []
    return of_year or found


def _words(row: FactRow) -> set[str]:
    values = row.values
    said = [values["form"], values["filing_date"], values["report_date"], values["accession"], filing_period(row)]
    said += [values["fiscal_year"], items_named(str(values["items"] or "")), values["description"]]
    said += [_months(values["filing_date"]), _months(values["report_date"])]
    return set(runs_of(" ".join(str(part) for part in said if part).casefold(), "./&-"))


def _has(words: set[str], wanted: str) -> bool:
    """The word itself, its singular, or from four letters on its beginning."""
    return wanted in words or wanted.removesuffix("s") in words or (len(wanted) >= 4 and _begins(words, wanted))


def _begins(words: set[str], wanted: str) -> bool:
    return any(word.startswith(wanted) for word in words)


_SAME = {"annual": "10-k", "quarterly": "10-q", "10k": "10-k", "10q": "10-q", "8k": "8-k", "earnings": "results"}
_EMPTY = frozenset(
    [
        *("a", "an", "and", "any", "all", "about", "did", "do", "does", "file", "filed", "filing", "filings", "for"),
        *("form", "forms", "from", "has", "have", "in", "is", "its", "of", "on", "the", "to", "was", "were", "when"),
        *("which", "what", "report", "reports", "reported", "with", "company", "sec", "fiscal", "year", "quarter"),
    ]
)


def _months(day: object) -> str:
    return date.fromisoformat(str(day)).strftime("%B %Y %b") if day else ""


def metric_list(call: ToolCall, args: ListMetrics, company: Company, rows: Sequence[FactRow]) -> ToolResult:
    """Write down which metrics there are; each row has metric, unit, first_year, last_year, rows."""
    lines = (
        [str(v["metric"]), str(v["unit"]), f"{v['first_year']}-{v['last_year']}", str(v["rows"])]
        for v in (row.values for row in rows)
    )
    table = (
        markdown_table(("Metric", "Unit", "Fiscal years", "Rows"), lines) if rows else f"No metrics of {args.company}."
    )
    years = {int(row.values[key] or 0) for row in rows for key in ("first_year", "last_year")}
    return ToolResult(call, tuple(rows), f"{title(company)}: metrics.\n\n{table}", frozenset(years))
