"""Plans and the fact tools' calls, each as the other: what a model would have replied, and what its reply plans."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from core.facts.plan import FactPlan, Operation, When
from core.facts.ratios import find_ratio
from core.facts.timespans import TimeSpan
from core.facts.tools import DEFAULT_LIMIT
from core.model import ToolCall
from core.tool_names import ToolName

_TREND = 50
_MOST_CALLS = 8
_QUARTERS = ("Q1", "Q2", "Q3", "Q4")


@dataclass(frozen=True, slots=True, eq=False)
class PlannedCall(ToolCall):
    """One tool's call, with the plan that it carries out by itself: equal to the same call without."""

    plan: FactPlan | None = None

    def __eq__(self, other: object) -> bool:
        """Compare tool and arguments."""
        return isinstance(other, ToolCall) and (self.tool, self.args) == (other.tool, other.args)

    def __hash__(self) -> int:
        """Hash what is compared, as far as it can be hashed."""
        return hash(self.tool)


def lowered(plan: FactPlan, metrics: Sequence[str]) -> ToolCall | None:
    """Return the tool's call for one figure, or one after the other, of one measure; None for all other plans."""
    if (
        plan.topic != "figures"
        or plan.operation not in (Operation.VALUE, Operation.TREND)
        or plan.readings
        or plan.field
        or plan.first_reported
        or plan.explained
    ):
        return None
    if len(plan.companies) != 1 or len(plan.measures) != 1 or plan.by_quarter or not _is_plain(plan.when):
        return None
    name, span = plan.measures[0], plan.when.span
    if name not in metrics and (span.quarter is not None or find_ratio(name, metrics) is None):
        return None
    call = _figures(plan, plan.companies[0], name, metrics)
    return PlannedCall(call.tool, call.args, plan)


def calls_of(plan: FactPlan) -> tuple[ToolCall, ...]:
    """Return the calls that fetch what a plan needs, as far as the tools can say it."""
    if plan.topic == "prices":
        return tuple(_prices(plan, company) for company in plan.companies)
    if plan.topic == "filings":
        limit = plan.when.span.latest or DEFAULT_LIMIT
        form = plan.form or None
        return tuple(
            ToolCall(ToolName.RECENT_FILINGS, {"company": company, "form": form, "limit": limit})
            for company in plan.companies
        )
    pairs = [(company, name) for company in plan.companies for name in plan.measures]
    return tuple(_figures(plan, company, name, plan.measures) for company, name in pairs[:_MOST_CALLS])


def raised(call: ToolCall) -> FactPlan | None:
    """Return a call's plan; None for a search, a list of metrics, and arguments of no tool's form."""
    read = _RAISED.get(call.tool)
    try:
        return read(call.args) if read is not None else None
    except (KeyError, TypeError, ValueError):
        return None


def _figures(plan: FactPlan, company: str, name: str, metrics: Sequence[str]) -> ToolCall:
    span = plan.when.span
    years = list(span.years) or None
    limit = span.latest or (_TREND if years or plan.operation is Operation.TREND else 1)
    if name not in metrics:
        return ToolCall(ToolName.FINANCIAL_METRIC, {"company": company, "name": name, "years": years, "limit": limit})
    period = "all" if plan.by_quarter else span.quarter or "FY"
    args = {"company": company, "metric": name, "period": period, "years": years}
    return ToolCall(ToolName.FINANCIALS_BY_METRIC, {**args, "limit": limit})


def _prices(plan: FactPlan, company: str) -> ToolCall:
    span = plan.when.span
    days = {"start": str(span.start or ""), "end": str(span.end or "")}
    return ToolCall(ToolName.PRICES, {"ticker": company, **days})


def _is_plain(when: When) -> bool:
    """Fiscal years or one quarter of them, the latest ones, or nothing said."""
    span = when.span
    bare = TimeSpan(years=span.years, latest=span.latest, quarter=span.quarter)
    plain = When(replace(bare, open_start=span.open_start, open_end=span.open_end))
    dated = span.start is not None and not span.years
    return (
        when in (plain, When(span))
        and not dated
        and span.quarter != "all"
        and not span.quarters
        and not span.periods
        and not span.shift
        and len(span.years) <= _TREND
    )


def _raised_figures(args: Mapping[str, Any]) -> FactPlan:
    period = str(args.get("period") or "FY")
    span = _span(args, period if period in _QUARTERS else "all" if period == "all" else None)
    trend = args.get("limit") == _TREND and not span.years
    return FactPlan(
        topic="figures",
        companies=(str(args["company"]),),
        measures=(str(args.get("metric") or args["name"]),),
        operation=Operation.TREND if trend else Operation.VALUE,
        when=When(span),
        by_quarter=period == "all",
    )


def _span(args: Mapping[str, Any], quarter: str | None) -> TimeSpan:
    years = tuple(sorted(int(year) for year in args.get("years") or ()))
    limit = int(args.get("limit") or DEFAULT_LIMIT)
    told = not years and limit not in (1, DEFAULT_LIMIT, _TREND)
    return TimeSpan(years=years, quarter=quarter, latest=limit if told else None)


def _raised_prices(args: Mapping[str, Any]) -> FactPlan:
    start, end = (date.fromisoformat(str(args[key])) for key in ("start", "end"))
    return FactPlan("prices", (str(args["ticker"]),), when=When(TimeSpan(start=start, end=end)), field="close")


def _raised_filings(args: Mapping[str, Any]) -> FactPlan:
    when = When(TimeSpan(latest=int(args.get("limit") or 1)))
    return FactPlan("filings", (str(args["company"]),), when=when, field="date", form=str(args.get("form") or ""))


_RAISED: Mapping[str, Callable[[Mapping[str, Any]], FactPlan]] = {
    ToolName.FINANCIALS_BY_METRIC: _raised_figures,
    ToolName.FINANCIAL_METRIC: _raised_figures,
    ToolName.PRICES: _raised_prices,
    ToolName.RECENT_FILINGS: _raised_filings,
}
