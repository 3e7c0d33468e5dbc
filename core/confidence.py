"""How sure an answer may be: a logistic mix of what was checked and what agrees, between 0 and 1."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, TypeVar

from core.measured import (
    Kind,
    Measures,
    Refusal,
    RefusalMeasures,
    kind_of,
    measures,
    refusal_measures,
    refusal_of,
)
from core.model import Attempt, Outcome, Question, Severity
from core.reading.phrases import in_all
from core.sureness import as_verified

_SUREST_REFUSAL = 0.95  # a search may have missed it
_SUREST_REJECTED = 0.4
"""What was not accepted, and is delivered since attempts ended, is never more likely right than wrong, whatever else
speaks for it: no row measures that, it is what rejection means."""

_SUREST_CONTESTED = 0.6
"""What another source says otherwise, and nothing but the day of its last change sets one of them aside, may well be
wrong; no row measures that."""

_FITTED = "confidence.json"
"""Written by `python -m benchmarks.confidence --write`; see docs/decisions/0047-confidence-by-kind.md."""

_Weights = TypeVar("_Weights", Measures, RefusalMeasures)
Mix = tuple[float, _Weights]


def confidence(question: Question, attempt: Attempt, outcome: Outcome, *, fell_back: bool) -> float:
    """Return the chance, 0-1, that the answer is right; a refusal's says how sure it is that nothing answers."""
    if outcome is Outcome.FAILED:
        return 0.0
    if outcome is Outcome.REFUSED:
        mix = refusal_mixes()[refusal_of(question)]
        return round(min(_SUREST_REFUSAL, _mixed(*mix, refusal_measures(question, attempt))), 2)
    own = answer_mixes()[kind_of(question, attempt, fell_back=fell_back)]
    chance = _mixed(*own, measures(question, attempt, fell_back=fell_back))
    chance = min(chance, _SUREST_REJECTED) if _was_rejected(attempt) else chance
    return as_verified(round(min(chance, _SUREST_CONTESTED) if _is_contested(attempt) else chance, 2), outcome)


@cache
def answer_mixes() -> Mapping[Kind, Mix[Measures]]:
    """Return the bias and the weights of each kind of question."""
    return {Kind(name): (mix["bias"], _weights(Measures, mix)) for name, mix in _fitted()["answers"].items()}


@cache
def refusal_mixes() -> Mapping[Refusal, Mix[RefusalMeasures]]:
    """Return the bias and the weights of refusals, by the language of the question."""
    mixes = _fitted()["refusals"].items()
    return {Refusal(name): (mix["bias"], _weights(RefusalMeasures, mix)) for name, mix in mixes}


def _weights(of: type[_Weights], mix: Mapping[str, float]) -> _Weights:
    return of(**{name: float(mix[name]) for name in of._fields})


def _fitted() -> dict[str, Any]:
    found = json.loads((resources.files("core") / _FITTED).read_text(encoding="utf-8"))
    return dict(found)


def _mixed(bias: float, weights: Sequence[float], measured: Sequence[float]) -> float:
    score = bias + sum(weight * value for weight, value in zip(weights, measured, strict=True))
    return 1 / (1 + math.exp(-score))


def _is_contested(attempt: Attempt) -> bool:
    return any(phrase in attempt.draft.text for phrase in in_all("otherwise"))


def _was_rejected(attempt: Attempt) -> bool:
    return not attempt.accepted and attempt.severity.rank >= Severity.MEDIUM.rank
