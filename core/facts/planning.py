"""Chooses by rules what to do with a question: a plan over the figures, a search of filings, or the documents."""

from __future__ import annotations

from collections.abc import Sequence

from core.facts.execution import planned
from core.facts.grammar import plan_of, plans_before
from core.facts.lowering import lowered
from core.facts.plan import FactPlan
from core.facts.router import SEARCH, choose_tool
from core.facts.vocabulary import NEWS
from core.model import Question, ToolCall
from core.tool_names import ToolName


def choose_for(question: Question, companies: Sequence[str], metrics: Sequence[str]) -> ToolCall:
    """Return the call for a question of a conversation: a plan of it as it was typed, else as it stands alone.

    As typed, `and the year before?` leans on the earlier questions exactly; made to stand alone it may lean on words.
    What no plan is made of goes to the documents, but for searches of filings and lists of metrics.
    """
    before = plans_before(question.history, companies, metrics)
    typed = plan_of(question.asked or question.text, companies, metrics, before)
    if typed is not None and not typed.unread:
        return _as_call(question.asked or question.text, typed, companies, metrics)
    whole = plan_of(question.text, companies, metrics, before) if question.asked else typed
    # What has nothing of figures as it was typed has only the earlier question's: `who is our dog?` behind a trend.
    if whole is not None and not (whole.unread and typed is None):
        return _as_call(question.text, whole, companies, metrics)
    return _listed_or_documents(question, companies, metrics)


def _as_call(text: str, plan: FactPlan, companies: Sequence[str], metrics: Sequence[str]) -> ToolCall:
    if plan.unread:
        return _search_of_filings(text, plan, companies, metrics) or planned(plan)
    return lowered(plan, metrics) or planned(plan)


def _search_of_filings(text: str, plan: FactPlan, companies: Sequence[str], metrics: Sequence[str]) -> ToolCall | None:
    """`8-K about a shareholder vote`: words of what filings say are looked for in them."""
    if plan.topic != "filings" or any(w.removesuffix("s") not in NEWS for w in plan.unread):
        return None
    call = choose_tool(text, companies, metrics)
    return call if call.tool == "search_filings" else None


def _listed_or_documents(question: Question, companies: Sequence[str], metrics: Sequence[str]) -> ToolCall:
    call = choose_tool(question.text, companies, metrics)
    return call if call.tool == ToolName.LIST_METRICS else ToolCall(SEARCH, {"query": question.text.strip() or "?"})
