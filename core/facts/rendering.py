"""Tool results as a model reads them: compact Markdown tables, rounded to 2 decimals in readable units."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from core.facts.companies import Company
from core.facts.metrics import label
from core.facts.readable import readable
from core.model import FactRow, Scalar

MAX_LINES = 60  # of a table's text; the raw rows are all there


def markdown_table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Write a Markdown table; columns that are empty throughout are left out."""
    lines = list(rows)
    kept = [i for i in range(len(columns)) if any(line[i] for line in lines)]
    written = [[columns[i] for i in kept], ["---"] * len(kept), *([cell(line[i]) for i in kept] for line in lines)]
    return "\n".join(f"| {' | '.join(line)} |" for line in written)


def cell(text: str) -> str:
    """Keep a cell's text from ending the cell, the line or the table."""
    return " ".join(text.split()).replace("\\", "\\\\").replace("|", "\\|").replace("<", "&lt;")


def title(company: Company) -> str:
    """`Apple Inc. (AAPL)`."""
    name = cell(company.name)
    return f"{name} ({company.ticker})" if company.ticker and company.ticker != company.name else name


def metric_table(rows: Sequence[FactRow], name: str) -> str:
    """Write figures with their period, its end, and the filing that states them."""
    columns = ("Period", "Ended", label(name), "Form", "Filed", "Accession", "Note")
    return markdown_table(columns, [_metric_line(row.values) for row in rows[-MAX_LINES:]])


def _metric_line(values: Mapping[str, Scalar]) -> list[str]:
    return [
        period_name(values),
        str(values["end"]),
        readable(float(values["value"] or 0), str(values["unit"]), 2),
        str(values.get("form") or ""),
        str(values.get("filing_date") or ""),
        str(values.get("accession") or ""),
        remarks(values),
    ]


def ratio_table(rows: Sequence[FactRow], name: str) -> str:
    """Write computed figures with the formula, its inputs filled in."""
    columns = ("Period", "Ended", label(name), "Formula", "Note")
    lines = (
        [
            period_name(row.values),
            str(row.values["end"]),
            readable(float(row.values["value"] or 0), str(row.values["unit"]), 2),
            str(row.values["calculation"]),
            str(row.values.get("note") or ""),
        ]
        for row in rows[-MAX_LINES:]
    )
    return markdown_table(columns, lines)


def period_name(values: Mapping[str, Scalar]) -> str:
    """`FY2023` or `Q2 FY2024`."""
    period, year = values["period"], values["fiscal_year"]
    return f"FY{year}" if period == "FY" else f"{period} FY{year}"


def remarks(values: Mapping[str, Scalar]) -> str:
    """What has to be known about a figure: restated, derived, on the basis before a split."""
    found = []
    if values.get("restated") and values.get("first_value") is not None:
        first = readable(float(values["first_value"] or 0), str(values["unit"]), 2)
        found.append(f"restated, first reported as {first}")
    if values.get("derived"):
        found.append("derived: FY - Q1 - Q2 - Q3")
    factor = float(values.get("split_factor") or 1)
    if factor != 1:
        found.append(f"before a share split, not comparable with later years (÷ {factor:g} to compare)")
    return "; ".join(found)


def fiscal_note(rows: Sequence[FactRow]) -> str:
    """Say how fiscal years lie to calendar years, with the latest row as the example."""
    if not rows:
        return ""
    latest = rows[-1].values
    if str(latest["end"]).endswith("12-31") and latest["period"] == "FY":
        return "Fiscal years are calendar years."
    return f"Fiscal periods, not calendar ones: {period_name(latest)} ended {latest['end']}."


def years_named(years: Iterable[int]) -> str:
    """Write years shortly: `2007-2013, 2015`."""
    spans: list[list[int]] = []
    for year in sorted(set(years)):
        if spans and spans[-1][1] == year - 1:
            spans[-1][1] = year
        else:
            spans.append([year, year])
    return ", ".join(f"{a}" if a == b else f"{a}-{b}" for a, b in spans)
