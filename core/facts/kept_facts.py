"""What a conversation keeps of a turn's figures: the plan, which follow-ups edit, and what its calls brought."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from core.facts.lowering import PlannedCall, calls_of, raised
from core.facts.narrate import narrate
from core.facts.periods_stored import key_of
from core.facts.plan import Cell, FactPlan, Operation
from core.facts.told import value_of
from core.model import FactRow, ToolCall, ToolResult, Turn
from core.tool_names import ToolName

_LONGEST: Final = 400  # characters of what was brought
_MOST_SHOWN: Final = 40


@dataclass(frozen=True, slots=True)
class KeptFacts:
    """One turn's plan, its tool calls as JSON in the form of a router's reply, and what they brought in a sentence."""

    plan: FactPlan | None
    calls: str
    brought: str


_KEPT: TypeAdapter[KeptFacts] = TypeAdapter(KeptFacts)


def kept(question: str, results: Sequence[ToolResult]) -> str:
    """Return as JSON what a turn leaves for the next; empty where no figures were asked for, or not understood."""
    for result in results:
        plan = kept_plan(result)
        if (plan is not None and plan.unread) or (plan is None and not result.rows):
            continue
        brought = narrate(question, result)[0][:_LONGEST]
        return _KEPT.dump_json(KeptFacts(plan, written(_calls(result, plan)), brought)).decode()
    return ""


def kept_in(history: Sequence[Turn]) -> tuple[KeptFacts, ...]:
    """Return what the turns of a conversation kept, oldest first; records of another version are passed over."""
    return tuple(found for turn in history if turn.facts and (found := _read(turn.facts)) is not None)


def written(calls: Sequence[ToolCall]) -> str:
    """Return calls as JSON, in the form of a router's reply."""
    said: list[dict[str, Any]] = [{"tool": str(call.tool), "args": dict(call.args)} for call in calls]
    return json.dumps(said[0] if len(said) == 1 else {"calls": said}, default=str, ensure_ascii=False)


def _read(text: str) -> KeptFacts | None:
    try:
        return _KEPT.validate_json(text)
    except ValidationError:
        return None


def kept_plan(result: ToolResult) -> FactPlan | None:
    """Return the plan that a result came of, with the periods that it told."""
    call = result.call
    held = call.plan if isinstance(call, PlannedCall) else call.args.get("plan")
    plan = held if isinstance(held, FactPlan) else raised(result.call)
    if plan is None or plan.topic != "figures":
        return plan
    rows = [row for row in result.rows if row.values.get("metric") in plan.measures and row.values.get("period")]
    if plan.operation in _SINGLED_OUT and rows:
        rows = [_SINGLED_OUT[plan.operation](rows, key=value_of)]
    cells = sorted(((str(row.values["metric"]), *key_of(row)) for row in rows), key=lambda cell: _order(cell, plan))
    talked = replace(plan.talked, told=(*plan.talked.told, *cells)[-_MOST_SHOWN:])
    return replace(plan, shown=tuple(sorted({key_of(row) for row in rows}))[-_MOST_SHOWN:], talked=talked)


def _order(cell: Cell, plan: FactPlan) -> tuple[int, str, int]:
    measure, year, period = cell
    return year, period, plan.measures.index(measure)


_SINGLED_OUT: Mapping[Operation, Callable[..., FactRow]] = {Operation.HIGHEST: max, Operation.LOWEST: min}


def _calls(result: ToolResult, plan: FactPlan | None) -> tuple[ToolCall, ...]:
    planned = plan is not None and result.call.tool == ToolName.PLAN
    return calls_of(plan) if plan is not None and planned else (result.call,)
