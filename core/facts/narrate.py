"""Says what a tool brought as a person would: a sentence for a value, two for a trend, and the table where it helps.

No citation marks: whoever cites adds them. Every figure is a row's, rounded, or a change between two of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from core.facts.figures import fiscal_years
from core.facts.market import filing_period, item_names
from core.facts.metrics import label
from core.facts.readable import readable
from core.facts.rendering import MAX_LINES, years_named
from core.facts.series import LONG, describe, points_of, possessive
from core.facts.spelt_out import language_spoken
from core.facts.told_in import told_in
from core.model import FactRow, Scalar, Table, ToolResult
from core.reading.days_told import with_days
from core.reading.digits import years_in


def narrate(question: str, result: ToolResult) -> tuple[str, Table | None]:
    """Return the answer's sentences, and a table where there are four values or more.

    In the question's language where that has words for it, else in English. Empty text where the result says nothing
    (`search_documents`).
    """
    text, table = _in_english(question, result)
    language = language_spoken(question)
    if result.told:  # a plan's sentences are in the question's language already
        return with_days(text, language), table
    return with_days(told_in(language, question, result) or text, language), table


def _in_english(question: str, result: ToolResult) -> tuple[str, Table | None]:
    if result.told:
        return result.told, result.table
    teller = _TELLERS.get(result.call.tool)
    if teller is None:
        return "", None
    lacking = _lacking(question, result)
    if not result.rows:
        return " ".join(part for part in (lacking, _nothing(result, lacking)) if part), None
    text, table = teller(question, result)
    return f"{lacking} {text}".strip(), table


def _lacking(question: str, result: ToolResult) -> str:
    """`I don't have data for 2031.`, of years the question names that the table lacks."""
    if result.call.tool not in ("get_financials_by_metric", "get_financial_metric"):
        return ""
    named = set(years_in(question.replace("-", "0")))  # a year in a date or a range does not stand by itself
    asked = named & set(result.call.args.get("years") or named)
    missing = asked - result.known_years - set(fiscal_years(result.rows))
    return f"I don't have data for {_listed([str(year) for year in sorted(missing)])}." if missing else ""


def _nothing(result: ToolResult, lacking: str) -> str:
    if lacking and result.known_years:
        return f"I have figures for {_spans(result.known_years)}."
    return result.note or "I have no figures for that."


def _spans(years: frozenset[int]) -> str:
    return f"fiscal {'years' if len(years) > 1 else 'year'} {years_named(years).replace('-', ' to ')}"


def _listed(parts: Sequence[str]) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def _figures(question: str, result: ToolResult) -> tuple[str, Table | None]:
    results = [row for row in result.rows if row.values.get("formula")]
    rows = results or [row for row in result.rows if row.table == "company_metrics"]
    return describe(question, points_of(question, rows, result.call.args.get("limit")))


def _prices(question: str, result: ToolResult) -> tuple[str, Table | None]:
    rows = result.rows
    company, first, last = str(rows[0].values["company"]), rows[0].values, rows[-1].values
    if len(rows) == 1:
        return f"{_instead(result)}{possessive(company)} shares closed at {_close(rows[0])} on {first['date']}.", None
    high, low = max(rows, key=_closing), min(rows, key=_closing)
    verb = "rose" if _closing(rows[-1]) > _closing(rows[0]) else "fell"
    if _closing(rows[-1]) == _closing(rows[0]):
        verb = "came back"
    text = (
        f"{possessive(company)} closing share price {verb} from {_close(rows[0])} on {first['date']} "
        f"to {_close(rows[-1])} on {last['date']}. The highest close was {_close(high)} on {high.values['date']} "
        f"and the lowest {_close(low)} on {low.values['date']}"
    )
    return f"{text}{_see_table(len(rows))}", _price_table(company, rows)


def _instead(result: ToolResult) -> str:
    """Why the day of the price is not the day asked for; that day itself is in no row, and is not repeated."""
    if not result.note:
        return ""
    return "That was no trading day; on the last one before it, " if "trading day" in result.note else _TOO_LATE


_TOO_LATE = "I have no prices for that time; on the latest day that I have, "


def _closing(row: FactRow) -> float:
    return float(row.values["close"] or 0)


def _close(row: FactRow) -> str:
    return readable(_closing(row), f"{row.values['currency']}/shares")


def _price_table(company: str, rows: Sequence[FactRow]) -> Table | None:
    if len(rows) < 4:
        return None
    shown = rows if len(rows) <= MAX_LINES else list({str(row.values["date"])[:7]: row for row in rows}.values())
    lines = tuple((row.values["date"], row.values["close"]) for row in shown)
    return Table(f"{company}: share price", ("Date", "Close"), lines, f"{rows[0].values['currency']}/shares")


def _filings(question: str, result: ToolResult) -> tuple[str, Table | None]:
    rows = result.rows
    if len(rows) <= 3:
        return " ".join(_filed(row.values, filing_period(row)) for row in rows), None
    company = str(rows[0].values["company"])
    columns = ("Form", "Filed", "Period", "Period end", "Accession")
    lines = tuple(
        (v["form"], v["filing_date"], filing_period(row), v["report_date"] or "", v["accession"])
        for row in rows
        for v in (row.values,)
    )
    newest = _filed(rows[0].values, filing_period(rows[0]))
    table = Table(f"{company}: filings", columns, lines)
    return f"The latest: {newest} For the others, check the data table below.", table


def _filed(values: Mapping[str, Scalar], period: str) -> str:
    form = str(values["form"])
    which = f"its {form} for {period}" if period else f"{'an' if form[:1] == '8' else 'a'} {form}"
    ended = f" (period ended {values['report_date']})" if values.get("report_date") and period else ""
    names = item_names(str(values.get("items") or ""))
    about = f" about {_listed(names)}" if names else ""
    return (
        f"{values['company']} filed {which}{ended}{about} on {values['filing_date']}, "
        f"accession number {values['accession']}."
    )


def _metrics(question: str, result: ToolResult) -> tuple[str, Table | None]:
    company = str(result.rows[0].values["company"])
    names = [label(str(row.values["metric"])) for row in result.rows]
    lines = tuple(
        tuple(row.values[key] for key in ("metric", "unit", "first_year", "last_year")) for row in result.rows
    )
    table = Table(f"{company}: metrics", ("Metric", "Unit", "From", "To"), lines)
    return f"For {company} I have {_listed(names)}.", table


def _see_table(points: int) -> str:
    return "; for all of them, check the data table below." if points > LONG else "."


_TELLERS: Mapping[str, Callable[[str, ToolResult], tuple[str, Table | None]]] = {
    "get_financials_by_metric": _figures,
    "get_financial_metric": _figures,
    "get_prices": _prices,
    "get_recent_filings": _filings,
    "search_filings": _filings,
    "list_metrics": _metrics,
}
