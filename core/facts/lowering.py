"""A plan that one of the fact tools answers by itself, as that tool's call: what a model would have replied."""

from __future__ import annotations

from collections.abc import Sequence

from core.facts.plan import FactPlan, Operation, When
from core.facts.ratios import find_ratio
from core.facts.timespans import TimeSpan
from core.model import ToolCall
from core.tool_names import ToolName

_TREND = 50


def lowered(plan: FactPlan, metrics: Sequence[str]) -> ToolCall | None:
    """Return the tool's call for one figure, or one after the other, of one measure; None for all other plans."""
    if plan.topic != "figures" or plan.operation not in (Operation.VALUE, Operation.TREND) or plan.readings:
        return None
    if len(plan.companies) != 1 or len(plan.measures) != 1 or plan.by_quarter or not _is_plain(plan.when):
        return None
    span, (company,), (name,) = plan.when.span, plan.companies, plan.measures
    years = list(span.years) or None
    limit = _TREND if years or plan.operation is Operation.TREND else 1
    if name not in metrics:
        if span.quarter is not None or find_ratio(name, metrics) is None:
            return None
        return ToolCall(
            ToolName.FINANCIAL_METRIC, {"company": company, "name": name, "years": years, "limit": span.latest or limit}
        )
    args = {"company": company, "metric": name, "period": span.quarter or "FY", "years": years}
    return ToolCall(ToolName.FINANCIALS_BY_METRIC, {**args, "limit": span.latest or limit})


def _is_plain(when: When) -> bool:
    """Fiscal years or one quarter of them, the latest ones, or nothing said."""
    span = when.span
    plain = When(TimeSpan(years=span.years, latest=span.latest, quarter=span.quarter))
    dated = span.start is not None and not span.years
    return (
        when in (plain, When(span))
        and not dated
        and span.quarter != "all"
        and not span.shift
        and len(span.years) <= _TREND
    )
