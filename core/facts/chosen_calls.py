"""What a language model chose: one call or several, and what it took some of the question's words for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from core.model import ToolCall
from core.tool_names import ToolName

MOST_CALLS: Final = 4


@dataclass(frozen=True, slots=True)
class Reading:
    """Words of a question, and the company, measure or operation that they were taken for."""

    words: str
    means: str


@dataclass(frozen=True, slots=True)
class Chosen:
    """A model's calls, one at least, and its readings."""

    calls: tuple[ToolCall, ...]
    readings: tuple[Reading, ...] = ()


def chosen(calls: Sequence[ToolCall], readings: Sequence[Reading] = ()) -> ToolCall:
    """Return one call that carries a model's choice: one call without readings as it is."""
    if len(calls) == 1 and not readings:
        return calls[0]
    return ToolCall(ToolName.PLAN, {"chosen": Chosen(tuple(calls), tuple(readings))})


def choice_of(call: ToolCall) -> Chosen:
    """Return the choice that a call carries, or that it is."""
    held = call.args.get("chosen") if call.tool == ToolName.PLAN else None
    return held if isinstance(held, Chosen) else Chosen((call,))
