"""Route: documents, or one fact tool; the model is asked only where there are fact rows."""

from __future__ import annotations

from core.errors import BadInput, ContractInvalid
from core.facts.plan import FactPlan
from core.facts.planning import choose_for
from core.facts.router import earlier_calls
from core.facts.tools import tool_schemas, validated
from core.model import Question, ToolCall
from core.ports import Kit
from core.tasks import Route
from core.tool_names import ToolName


async def route(question: Question, kit: Kit) -> ToolCall:
    """Return the tool to use for `question`, with valid arguments.

    No model is asked where there are no fact rows. Where its choice is invalid, rules choose.
    """
    scope = question.collections
    if kit.facts is None or not await kit.facts.present(scope):
        return _documents(question)
    companies, metrics = tuple(await kit.facts.companies(scope)), tuple(await kit.facts.metrics(None, scope))
    previous = earlier_calls(question.history, companies, metrics)
    inside = tuple(name for name in await kit.facts.collections() if scope is None or name in scope)
    task = Route(question, tool_schemas(), companies, metrics, previous, inside)
    return await _chosen(task, kit) or _by_rules(task)


async def _chosen(task: Route, kit: Kit) -> ToolCall | None:
    """The model's choice, or None where its arguments break their contract."""
    try:
        call = (await kit.model.do(task)).value
        if not _is_plan(call):
            validated(call)
    except (BadInput, ContractInvalid) as error:
        kit.receipt.note(f"The question was routed by rules: {error.message}")
        return None
    return call


def _by_rules(task: Route) -> ToolCall:
    call = choose_for(task.question, task.companies, task.metrics)
    if _is_plan(call):
        return call
    try:
        validated(call)
    except BadInput:
        return _documents(task.question)
    return call


def _is_plan(call: ToolCall) -> bool:
    """A plan made by rules; one that a reply names holds no such value, and breaks its contract."""
    return call.tool == ToolName.PLAN and isinstance(call.args.get("plan"), FactPlan)


def _documents(question: Question) -> ToolCall:
    return ToolCall(ToolName.SEARCH_DOCUMENTS, {"query": question.text})
