"""Ratios that are known by name, each as the formula that computes it from lines of statements.

Definitions are the usual textbook ones; those of a balance sheet take what stands at the period's end, turnovers the
average over the year. A question that defines a ratio itself is taken at its word (`definitions.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from core.tabulated.expressions import Expression, parsed
from core.tabulated.labels import squeeze


@dataclass(frozen=True, slots=True)
class Formula:
    """A ratio: the names it goes by, how it is computed, and whether it is told in percent, as a number or in money."""

    names: tuple[str, ...]
    text: str
    unit: str = "percent"

    @property
    def expression(self) -> Expression:
        """The formula, read."""
        return parsed(self.text)


FORMULAS: Final = (
    Formula(("gross margin", "gross profit margin", "gross margin percentage"), "gross profit / revenue"),
    Formula(
        ("operating margin", "operating income margin", "operating profit margin", "ebit margin"),
        "operating income / revenue",
    ),
    Formula(("net margin", "net profit margin", "net income margin", "profit margin"), "net income / revenue"),
    Formula(("ebitda margin",), "(operating income + depreciation and amortization) / revenue"),
    Formula(("ebitda",), "operating income + depreciation and amortization", "money"),
    Formula(("gross profit",), "revenue - cost of sales", "money"),
    Formula(("return on assets", "roa"), "net income / total assets"),
    Formula(("return on equity", "roe"), "net income / total equity"),
    Formula(("effective tax rate", "tax rate"), "income tax / income before taxes"),
    Formula(("r&d intensity", "r&d ratio"), "research and development / revenue"),
    Formula(("capital intensity", "capital intensity ratio"), "total assets / revenue", "ratio"),
    Formula(("dividend payout ratio", "payout ratio", "dividend payout"), "dividends paid / net income"),
    Formula(("retention ratio", "earnings retention ratio"), "(net income - dividends paid) / net income"),
    Formula(
        ("asset turnover", "asset turnover ratio", "total asset turnover"), "revenue / average total assets", "ratio"
    ),
    Formula(
        ("fixed asset turnover", "fixed asset turnover ratio"),
        "revenue / average property, plant and equipment",
        "ratio",
    ),
    Formula(("inventory turnover", "inventory turnover ratio"), "cost of sales / average inventory", "ratio"),
    Formula(("receivables turnover", "receivables turnover ratio"), "revenue / average accounts receivable", "ratio"),
    Formula(("days payable outstanding", "dpo"), "365 * average accounts payable / cost of sales", "ratio"),
    Formula(("days sales outstanding", "dso"), "365 * average accounts receivable / revenue", "ratio"),
    Formula(("days inventory outstanding", "dio"), "365 * average inventory / cost of sales", "ratio"),
    Formula(
        ("cash conversion cycle", "ccc"),
        "365 * average inventory / cost of sales + 365 * average accounts receivable / revenue"
        " - 365 * average accounts payable / cost of sales",
        "ratio",
    ),
    Formula(("current ratio", "working capital ratio"), "total current assets / total current liabilities", "ratio"),
    Formula(
        ("quick ratio", "acid test ratio", "acid-test ratio"),
        "(total current assets - inventory) / total current liabilities",
        "ratio",
    ),
    Formula(("cash ratio",), "cash and cash equivalents / total current liabilities", "ratio"),
    Formula(("operating cash flow ratio",), "operating cash flow / total current liabilities", "ratio"),
    Formula(("interest coverage", "interest coverage ratio"), "operating income / interest expense", "ratio"),
    Formula(
        ("debt to equity", "debt to equity ratio", "debt-to-equity ratio"), "total liabilities / total equity", "ratio"
    ),
    Formula(("working capital", "net working capital"), "total current assets - total current liabilities", "money"),
    Formula(("free cash flow", "fcf"), "operating cash flow - capital expenditures", "money"),
)


@cache
def _by_name() -> dict[str, Formula]:
    return {squeeze(name): formula for formula in FORMULAS for name in formula.names}


def formula_of(phrase: str) -> Formula | None:
    """Return the ratio that a phrase names, None where it names none."""
    return _by_name().get(squeeze(phrase))
