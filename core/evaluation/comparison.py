"""An evaluation beside an earlier one of the same questions: what got better, and what worse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from core.errors import BadInput
from core.evaluation.scores import share


@dataclass(frozen=True, slots=True)
class Result:
    """What became of one question in one run: `key` tells which question, `said` what is wrong with it."""

    key: str
    text: str
    right: bool
    said: str = ""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Questions that changed sides, as they are now, and those that only one run asked.

    `before` and `now` are the shares that were right of the `both` questions that both runs asked; `right` are the
    keys of those that are right now.
    """

    better: tuple[Result, ...]
    worse: tuple[Result, ...]
    new: tuple[Result, ...]
    gone: tuple[Result, ...]
    both: int
    before: float
    now: float
    right: tuple[str, ...] = ()


def compare(before: Sequence[Result], now: Sequence[Result]) -> Comparison:
    """Compare two runs, question by question."""
    then = {result.key: result for result in before}
    known = {result.key for result in now}
    both = [result for result in now if result.key in then]
    return Comparison(
        better=tuple(r for r in both if r.right and not then[r.key].right),
        worse=tuple(r for r in both if not r.right and then[r.key].right),
        new=tuple(r for r in now if r.key not in then),
        gone=tuple(r for r in before if r.key not in known),
        both=len(both),
        before=share(sum(then[r.key].right for r in both), len(both)),
        now=share(sum(r.right for r in both), len(both)),
        right=tuple(r.key for r in both if r.right),
    )


def read_results(kept: Any) -> tuple[Result, ...]:
    """Read the results of an earlier run from its JSON object. Raises `BadInput` where it is none."""
    lines = kept.get("results") if isinstance(kept, dict) else None
    if not isinstance(lines, list):
        raise BadInput("it is no evaluation that errata eval saved.")
    return tuple(map(_result, lines))


def _result(line: Any) -> Result:
    if not isinstance(line, dict) or not isinstance(line.get("right"), bool) or line.get("_id") is None:
        raise BadInput("it is no evaluation that errata eval saved.")
    reasons = line.get("reasons")
    said = "; ".join(map(str, reasons)) if isinstance(reasons, list) else ""
    return Result(str(line["_id"]), str(line.get("text", "")), line["right"], said)
