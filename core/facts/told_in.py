"""Tells what a fact tool brought in another language than English: all of it, and no word of it in English."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from core.facts.filing_plans import filed
from core.facts.plan import Operation
from core.facts.price_plans import tell_course
from core.facts.series import points_of
from core.facts.speaking import Named, Speaker, Years, speaker_of
from core.facts.told_results import Result, tell_rows
from core.model import FactRow, ToolResult
from core.reading.digits import years_in
from core.reading.lexicon import speaks_of
from core.reading.roles import Role
from core.tool_names import ToolName

_EXTREMES: tuple[tuple[Role, Operation], ...] = (("highest", Operation.HIGHEST), ("lowest", Operation.LOWEST))


def told_in(code: str, question: str, result: ToolResult) -> str:
    """Return the sentences of a result in a language (ISO 639-1); empty in English, and where it says nothing."""
    speaker = speaker_of(code)
    if speaker is None:
        return ""
    teller = _TELLERS.get(result.call.tool)
    if result.told or teller is None:
        return ""
    return teller(question, result, speaker) if result.rows else _nothing(result, speaker)


def figure_in(code: str, value: float, unit: str) -> str:
    """Return a figure as a language (ISO 639-1) writes it; empty where it has no way of its own."""
    speaker = speaker_of(code)
    money = unit == "percent" or unit.partition("/")[0].isupper()
    return speaker.figure(value, unit) if speaker is not None and money else ""


def measure_in(code: str, metric: str) -> str:
    """Return what a language that knows a metric calls it."""
    return Named(metric).said(code)


def _nothing(result: ToolResult, speaker: Speaker) -> str:
    years = sorted(result.known_years)
    if not years:
        return speaker.say("fact no figure")
    return speaker.wording.nothing.format(first=years[0], last=years[-1])


def _figures(question: str, result: ToolResult, speaker: Speaker) -> str:
    made = [row for row in result.rows if row.values.get("formula")]
    rows = made or [row for row in result.rows if row.table == "company_metrics"]
    rows = [point.row for point in points_of(question, rows, result.call.args.get("limit"))]
    lacking = _lacking(question, result, rows, speaker)
    asked = next((kind for role, kind in _EXTREMES if len(rows) > 1 and speaks_of(role, question)), None)
    told = Result(asked, tuple(rows)).said(speaker.language.code) if asked is not None else tell_rows(rows, speaker)
    return f"{lacking} {told}".strip()


def _lacking(question: str, result: ToolResult, rows: Sequence[FactRow], speaker: Speaker) -> str:
    """Years that the question names and the table lacks."""
    named = set(years_in(question.replace("-", "0")))
    asked = named & set(result.call.args.get("years") or named)
    there = {int(row.values["fiscal_year"] or 0) for row in rows}
    missing = asked - result.known_years - there
    if not missing or not rows:
        return ""
    code, values = speaker.language.code, rows[0].values
    lacks = {"periods": Years(tuple(sorted(missing))).said(code), "company": values["company"]}
    return speaker.say("fact lacking", measure=speaker.measure(str(values["metric"])), **lacks)


def _prices(question: str, result: ToolResult, speaker: Speaker) -> str:
    late = f"{speaker.say('fact no trading day')} " if len(result.rows) == 1 and result.note else ""
    return late + " ".join(one.said(speaker.language.code) for one in tell_course(result.rows, "close"))


def _filings(question: str, result: ToolResult, speaker: Speaker) -> str:
    return " ".join(one.said(speaker.language.code) for row in result.rows[:_FEW] for one in filed(row))


_FEW = 3


def _metrics(question: str, result: ToolResult, speaker: Speaker) -> str:
    names = [speaker.measure(str(row.values["metric"])) for row in result.rows]
    return speaker.say("fact metrics", company=result.rows[0].values["company"], measures=speaker.listed(names))


_TELLERS: Mapping[str, Callable[[str, ToolResult, Speaker], str]] = {
    ToolName.FINANCIALS_BY_METRIC: _figures,
    ToolName.FINANCIAL_METRIC: _figures,
    ToolName.PRICES: _prices,
    ToolName.RECENT_FILINGS: _filings,
    ToolName.SEARCH_FILINGS: _filings,
    ToolName.LIST_METRICS: _metrics,
}
