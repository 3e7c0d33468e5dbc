"""The routing step: the model chooses, its arguments are held to their contract, and rules stand in."""

from __future__ import annotations

import pytest

from core.errors import ContractInvalid
from core.facts.tools import tool_schemas
from core.model import ToolCall, ToolResult, Turn
from core.steps.route import route
from core.tasks import Route
from tests.fakes import ScriptedModel, kit_of, question

FIGURES = {"company": "Acme Corp", "metric": "revenue", "period": "FY", "years": [2023], "limit": 5}


class FakeFacts:
    """Knows a company and two metrics."""

    def __init__(self, *, present=True):
        self._present = present

    async def present(self, collections):
        return self._present

    async def companies(self, collections):
        return ["Acme Corp", "ACME"]

    async def metrics(self, company, collections):
        return ["net_income", "revenue"]

    async def run(self, call, collections):
        return ToolResult(call)

    async def collections(self):
        return ["default"]

    async def version(self):
        return "1"


@pytest.mark.parametrize("facts", [None, FakeFacts(present=False)])
async def test_without_fact_rows_no_model_is_asked(facts):
    model = ScriptedModel()
    call = await route(question("What was Acme's revenue in 2023?"), kit_of(model, facts=facts))
    assert call == ToolCall("search_documents", {"query": "What was Acme's revenue in 2023?"})
    assert model.asked == []


async def test_the_model_is_given_closed_schemas_names_and_earlier_calls():
    model = ScriptedModel(route=ToolCall("get_financials_by_metric", {**FIGURES, "years": [2022]}))
    history = (Turn("user", "What was Acme's revenue in 2023?"), Turn("assistant", "$5."))
    call = await route(question("and the year before?", history=history), kit_of(model, facts=FakeFacts()))
    assert call == ToolCall("get_financials_by_metric", {**FIGURES, "years": [2022], "limit": 50})
    (task,) = model.calls(Route)
    assert task.tools == tool_schemas()
    assert (task.companies, task.metrics) == (("Acme Corp", "ACME"), ("net_income", "revenue"))
    assert [earlier.plan.when.span.years for earlier in task.previous] == [(2023,)]


@pytest.mark.parametrize(
    "reply",
    [
        ToolCall("get_financials_by_metric", {"company": "Acme", "metric": "revenue", "years": ["soon"]}),
        ToolCall("get_financials_by_metric", {"company": "Acme"}),
        ToolCall("drop_tables", {}),
        ContractInvalid(),
    ],
)
async def test_where_the_models_choice_is_invalid_rules_choose(reply):
    kit = kit_of(ScriptedModel(route=reply), facts=FakeFacts())
    call = await route(question("What was Acme's revenue in 2023?"), kit)
    assert (call.tool, call.args["years"]) == ("get_financials_by_metric", [2023])
    assert "routed by rules" in kit.receipt.notes[0]


async def test_where_rules_know_no_tool_either_documents_are_searched():
    kit = kit_of(ScriptedModel(route=ContractInvalid()), facts=FakeFacts())
    call = await route(question("How many days of leave do I get?"), kit)
    assert call == ToolCall("search_documents", {"query": "How many days of leave do I get?"})
