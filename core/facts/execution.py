"""Runs a plan over the stored facts, through the fact tools, and tells what came of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime

from core.errors import BadInput
from core.facts.fact_reader import Reader, Source
from core.facts.figure_plans import tell_coverage, tell_figures_asked
from core.facts.filing_plans import tell_filings
from core.facts.plan import FactPlan, Topic
from core.facts.price_plans import tell_prices
from core.facts.rendering import cell, markdown_table
from core.facts.speaking import Retold, speaker_of
from core.facts.told import Told, joined
from core.facts.why_not import why_not
from core.model import FactRow, ToolCall, ToolResult
from core.tool_names import ToolName

_MOST_LINES = 60


def planned(plan: FactPlan, *also: FactPlan) -> ToolCall:
    """Return the call that carries a plan to where figures are gathered, with those told behind it."""
    return ToolCall(ToolName.PLAN, {"plan": plan, **({"also": also} if also else {})})


async def execute(
    call: ToolCall, source: Source, scope: Sequence[str] | None, today: date | None = None, language: str = ""
) -> ToolResult:
    """Return what a plan's call brings: rows, the computed ones among them, and the sentences that tell them.

    They are in a `language` (ISO 639-1) that tells figures, else in English. `today` is what is the present for
    prices. Raises `BadInput` for a company or metric that the tables don't know.
    """
    plan = call.args["plan"]
    if not isinstance(plan, FactPlan):
        raise BadInput("A plan over figures is made here, and not passed in.")
    reader = Reader(source, scope, today or datetime.now(UTC).date())
    if plan.unread or plan.declined is not None:
        why = await why_not(plan, reader)
        said = _in(language, why)
        return ToolResult(call, text=said, told=said)
    told = joined([await _RUNNERS[each.topic](each, reader) for each in (plan, *call.args.get("also", ()))])
    read = tuple(map(Retold, plan.readings))
    told = replace(told, text=" ".join((*plan.readings, told.text)), said=(*read, *told.said))
    told = replace(told, text=_in(language, told))
    shown = _rendered(told) if told.rows else told.text
    note = " ".join(dict.fromkeys(reader.notes))
    inside = tuple(sorted(reader.collections))
    return ToolResult(call, told.rows, shown, told.known_years, note, inside, told=told.text, table=told.table)


def _in(language: str, told: Told) -> str:
    """Return what was told in a language; in English where that tells no figures."""
    if speaker_of(language) is None or not told.said:
        return told.text
    return " ".join(map(_beginning, filter(None, (one.said(language) for one in told.said))))


def _beginning(sentence: str) -> str:
    return f"{sentence[:1].upper()}{sentence[1:]}".replace(" ,", ",").replace(" ،", "،")


def _rendered(told: Told) -> str:
    """Write the rows down as the passage that the answer cites: what is stored, what was computed, and how."""
    first = told.rows[0].values
    columns = ("Company", "Metric", "Period", "Ended", "Value", "Unit", "Formula")
    lines = [_line(row) for row in told.rows if "metric" in row.values][-_MOST_LINES:]
    others = [row for row in told.rows if "metric" not in row.values][-_MOST_LINES:]
    tables = [markdown_table(columns, lines)] if lines else []
    if others:
        names = [name for name in _SHOWN if any(row.values.get(name) is not None for row in others)]
        tables.append(markdown_table(names, [[str(row.values.get(n) or "") for n in names] for row in others]))
    return "\n\n".join((f"{cell(str(first.get('company') or ''))}: figures.", *tables, told.text))


_SHOWN = (
    "form",
    "filing_date",
    "report_date",
    "accession",
    "items",
    "url",
    "date",
    "open",
    "high",
    "low",
    "close",
    "volume",
)


def _line(row: FactRow) -> list[str]:
    values = row.values
    return [
        *(str(values.get(name) or "") for name in ("company", "metric")),
        f"{values.get('period') or ''} {values.get('fiscal_year') or ''}".strip(),
        *(str(values.get(name) or "") for name in ("end", "value", "unit", "formula")),
    ]


_RUNNERS: Mapping[Topic, Callable[[FactPlan, Reader], Awaitable[Told]]] = {
    "figures": tell_figures_asked,
    "coverage": tell_coverage,
    "prices": tell_prices,
    "filings": tell_filings,
}
