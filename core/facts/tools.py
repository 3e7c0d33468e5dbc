"""The fact tools' names and arguments: closed models, whose JSON schemas a language model is given."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from core.errors import BadInput
from core.facts.years import FIRST_YEAR, LAST_YEAR
from core.model import ToolCall

DEFAULT_LIMIT = 50

_PRINTED = r"^[^\x00-\x1f\x7f]*$"  # no control characters: PostgreSQL takes no NUL
Company = Annotated[
    str,
    Field(min_length=1, max_length=200, pattern=_PRINTED, description="Company name or ticker, as in the question."),
]
Year = Annotated[int, Field(ge=FIRST_YEAR, le=LAST_YEAR)]
Years = Annotated[list[Year] | None, Field(max_length=200, description="Fiscal years; null means the latest ones.")]
Limit = Annotated[int, Field(ge=1, le=200, description="Most rows wanted, the latest ones.")]
Name = Annotated[str, Field(min_length=1, max_length=80, pattern=_PRINTED)]
Query = Annotated[str, Field(min_length=1, max_length=8_000)]


class Arguments(BaseModel):
    """What all arguments have in common: nothing unknown, blanks trimmed."""

    model_config = ConfigDict(frozen=True, extra="forbid", str_strip_whitespace=True)


class FinancialsByMetric(Arguments):
    """Reported figures of one metric over time: revenue, net income, EPS, assets..."""

    company: Company
    metric: Name
    period: Literal["FY", "Q1", "Q2", "Q3", "Q4", "all"] = "FY"
    years: Years = None
    limit: Limit = DEFAULT_LIMIT


class Prices(Arguments):
    """Daily share prices from `start` to `end`, both inclusive."""

    ticker: Company
    start: date
    end: date

    @model_validator(mode="after")
    def _in_order(self) -> Prices:
        if self.end < self.start:
            raise ValueError("end is before start")
        return self


class RecentFilings(Arguments):
    """The latest filings of one form, such as 10-K, 10-Q or 8-K; null means any form."""

    company: Company
    form: Annotated[str | None, Field(max_length=20, pattern=_PRINTED)] = None
    limit: Limit = 10


class SearchFilings(Arguments):
    """Filings that match words, years, quarters, forms, dates, item or accession numbers."""

    company: Company
    query: Annotated[str, Field(min_length=1, max_length=300)]


class ListMetrics(Arguments):
    """Which metrics there are for a company, and for which years."""

    company: Company


class FinancialMetric(Arguments):
    """A ratio or per-share metric computed from rows: margins, ROE, debt to equity, P/E, growth..."""

    company: Company
    name: Name
    years: Years = None
    limit: Limit = DEFAULT_LIMIT


class SearchDocuments(Arguments):
    """The team's documents: everything that is not a known figure, price or filing of a known company."""

    query: Query


TOOLS: Mapping[str, type[Arguments]] = {
    "get_financials_by_metric": FinancialsByMetric,
    "get_prices": Prices,
    "get_recent_filings": RecentFilings,
    "search_filings": SearchFilings,
    "list_metrics": ListMetrics,
    "get_financial_metric": FinancialMetric,
    "search_documents": SearchDocuments,
}


def tool_schemas() -> dict[str, dict[str, Any]]:
    """Return each tool's arguments as a closed JSON schema, with the tool's purpose as its description."""
    return {name: arguments.model_json_schema() for name, arguments in TOOLS.items()}


def validated(call: ToolCall) -> Arguments:
    """Return a call's arguments, checked.

    Raises `BadInput` naming the tool, or each argument and what is wrong with it.
    """
    if call.tool not in TOOLS:
        raise BadInput(f"There is no tool “{call.tool[:60]}”.", hint=f"Tools: {', '.join(TOOLS)}.")
    try:
        return TOOLS[call.tool].model_validate(dict(call.args))
    except ValidationError as error:
        faults = "; ".join(f"{'.'.join(map(str, e['loc'])) or 'arguments'}: {e['msg']}" for e in error.errors()[:5])
        raise BadInput(f"{call.tool} can't be run with these arguments: {faults}.") from error
