"""What the figure tools bring, made from all rows of a company's metric: pure, so that every store agrees."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from core.facts.companies import Company
from core.facts.metrics import label
from core.facts.ratios import PRICE, Computed, missing_text
from core.facts.rendering import fiscal_note, metric_table, ratio_table, title, years_named
from core.facts.splits import find_splits, mark_basis
from core.facts.tools import FinancialMetric, FinancialsByMetric
from core.model import FactRow, Scalar, ToolCall, ToolResult


def financials(call: ToolCall, args: FinancialsByMetric, company: Company, rows: Sequence[FactRow]) -> ToolResult:
    """Choose from all rows of one metric (oldest first) what was asked, and write it down.

    `known_years` are those the table has for the asked period.
    """
    name = str(rows[0].values["metric"]) if rows else args.metric
    of_period = [row for row in on_one_basis(rows) if args.period in ("all", row.values["period"])]
    known = frozenset(fiscal_years(of_period))
    chosen = [row for row in of_period if args.years is None or row.values["fiscal_year"] in args.years][-args.limit :]
    note = missing_note(args.years, known)
    if not of_period and rows:
        note = f"There is no {label(name)} for {args.period}; there is for {', '.join(_periods(rows))}."
    heading = f"{title(company)}: {label(name)}.\n{fiscal_note(chosen)}".strip()
    text = "\n\n".join(part for part in (heading, metric_table(chosen, name) if chosen else "", note) if part)
    return ToolResult(call, tuple(chosen), text, known, note)


def ratios(call: ToolCall, args: FinancialMetric, company: Company, computed: Computed) -> ToolResult:
    """Write down computed figures; `rows` are the results, then the reported rows they rest on."""
    rows = computed.rows[-args.limit :]
    known = frozenset(fiscal_years(computed.rows))
    note = missing_text(computed) if args.years is not None or not rows else ""
    heading = f"{title(company)}: {computed.ratio.label} = {computed.ratio.formula}.\n{fiscal_note(rows)}".strip()
    text = "\n\n".join(
        part for part in (heading, ratio_table(rows, computed.ratio.label) if rows else "", note) if part
    )
    return ToolResult(call, (*rows, *_inputs_of(rows, computed.inputs)), text, known, note)


def _inputs_of(rows: Sequence[FactRow], inputs: Sequence[FactRow]) -> list[FactRow]:
    years = set(fiscal_years(rows))
    return [
        row for row in inputs if row.values["fiscal_year"] in years or int(row.values["fiscal_year"] or 0) + 1 in years
    ]


def on_one_basis(rows: Sequence[FactRow]) -> list[FactRow]:
    """Mark per-share rows with the split they have not seen; others are returned as they are."""
    if rows and str(rows[0].values["unit"]).endswith("/shares"):
        return mark_basis(rows, find_splits(rows))
    return list(rows)


def by_year(rows: Sequence[FactRow]) -> dict[int, FactRow]:
    """Return the full-year rows by fiscal year."""
    return {int(row.values["fiscal_year"] or 0): row for row in on_one_basis(rows) if row.values["period"] == "FY"}


def closing_row(price: FactRow, year: FactRow) -> FactRow:
    """Make a row of the closing price at a fiscal year's end, to compute with.

    Price series are adjusted for splits throughout by those who publish them.
    """
    kept = {key: year.values.get(key) for key in ("company", "ticker", "cik", "period", "fiscal_year")}
    shown: dict[str, Scalar] = {"collection": price.values.get("collection")}
    shown |= {"metric": PRICE, "end": price.values["date"], "value": price.values["close"]}
    return FactRow("prices", {**kept, **shown, "unit": f"{price.values['currency']}/shares"})


def fiscal_years(rows: Iterable[FactRow]) -> list[int]:
    """Return the rows' fiscal years, in order, each once."""
    return sorted({int(year) for row in rows if (year := row.values.get("fiscal_year")) is not None})


def missing_note(asked: Sequence[int] | None, known: Iterable[int]) -> str:
    """Say which of the asked years there are no rows for, and which there are."""
    have = set(known)
    lacking = sorted(set(asked or ()) - have)
    if not lacking:
        return ""
    there = f"there are figures for {years_named(have)}" if have else "there are none"
    return f"No data for {years_named(lacking)}; {there}."


def _periods(rows: Iterable[FactRow]) -> list[str]:
    return sorted({str(row.values["period"]) for row in rows})
