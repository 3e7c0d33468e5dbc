"""Route: documents, or a plan over the figures; the model is asked only where there are fact rows."""

from __future__ import annotations

from core.errors import BadInput, ContractInvalid
from core.facts.chosen_calls import choice_of
from core.facts.plan import FactPlan
from core.facts.planning import Names, choose_for, earlier, settle
from core.facts.tools import tool_schemas, validated
from core.model import Question, ToolCall
from core.ports import Kit
from core.reading.notes import note
from core.steps.describe_schema import asks_for_schema
from core.tasks import Route
from core.tool_names import ToolName


async def route(question: Question, kit: Kit) -> ToolCall:
    """Return the tool for `question`, with valid arguments, or the plan that its words and the model's calls make.

    No model is asked where there are no fact rows, or where the question is which table holds what. Where its choice is
    invalid, rules choose.
    """
    scope = question.collections
    if kit.facts is None or asks_for_schema(question) or not await kit.facts.present(scope):
        return _documents(question)
    companies, metrics = tuple(await kit.facts.companies(scope)), tuple(await kit.facts.metrics(None, scope))
    inside = tuple(name for name in await kit.facts.collections() if scope is None or name in scope)
    names = Names(companies, metrics, kit.clock.now().date())
    task = Route(question, tool_schemas(), companies, metrics, earlier(question, names), inside, names.today)
    return await _chosen(task, kit) or _by_rules(task)


async def _chosen(task: Route, kit: Kit) -> ToolCall | None:
    """The model's choice, or None where its arguments break their contract."""
    try:
        call = (await kit.model.do(task)).value
        if _is_plan(call):
            return call
        for one in choice_of(call).calls:
            validated(one)
    except (BadInput, ContractInvalid) as error:
        kit.receipt.note(note("note routed by rules", error=error))
        return None
    return settle(task.question, call, _names(task))


def _by_rules(task: Route) -> ToolCall:
    call = choose_for(task.question, _names(task))
    if _is_plan(call):
        return call
    try:
        validated(call)
    except BadInput:
        return _documents(task.question)
    return call


def _names(task: Route) -> Names:
    return Names(task.companies, task.metrics, task.today)


def _is_plan(call: ToolCall) -> bool:
    """A plan made by rules; one that a reply names holds no such value, and breaks its contract."""
    return call.tool == ToolName.PLAN and isinstance(call.args.get("plan"), FactPlan)


def _documents(question: Question) -> ToolCall:
    return ToolCall(ToolName.SEARCH_DOCUMENTS, {"query": question.text})
