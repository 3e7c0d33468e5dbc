"""How sure an answer may be: a logistic mix of what was checked and what agrees, between 0 and 1."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from core.measured import Kind, Measures, RefusalMeasures, kind_of, measures, refusal_measures
from core.model import Attempt, Outcome, Question, Severity

_SUREST_REFUSAL = 0.95  # a search may have missed it
_SUREST_REJECTED = 0.4
"""What was not accepted, and is delivered since attempts ended, is never more likely right than wrong, whatever else
speaks for it: no row measures that, it is what rejection means."""

# Fitted with their signs held, by `python -m benchmarks.confidence`; see docs/decisions/0047-confidence-by-kind.md.
# Where no row of a kind had a fault, those of prose are taken; rows of facts were all right, and are held below that.
_MIXES: Mapping[Kind, tuple[float, Measures]] = {
    Kind.ROWS: (2.5, Measures(-1.0, 0.0, -1.25, 0.0, 0.25, -2.1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)),
    Kind.TABLES: (-1.8, Measures(-1.0, 0.0, -1.25, 3.1, 0.0, -2.1, 0.0, 4.6, 0.0, 3.0, 0.55, 0.0, 1.65)),
    Kind.LOOKED_UP: (-16.4, Measures(-1.0, 0.0, -1.25, 0.0, 0.0, -2.1, 3.8, 4.5, 1.9, 3.6, 0.0, 10.3, 0.0)),
    Kind.QUOTED: (-3.25, Measures(-3.0, 0.0, -1.25, 0.0, 0.25, -2.1, 0.0, 9.2, 0.0, 2.15, 0.1, 2.55, 1.0)),
    # A second draft: fitted -12.8, on scripted models that were found out.
    Kind.FIGURE: (-0.45, Measures(-1.2, -0.2, -0.7, 2.65, 0.0, -2.1, 0.0, 0.0, 0.0, 0.2, 0.0, 0.0, 0.0)),
    Kind.PROSE: (-0.35, Measures(-1.0, 0.0, -1.25, 0.55, 0.65, -2.1, 0.9, 4.7, 0.0, 0.65, 0.5, 0.0, 0.0)),
}
_REFUSALS = 2.67, RefusalMeasures(relevant=-3.07, borne=-0.14, named=-0.84, asks_figure=-0.31, written=2.07)


def confidence(question: Question, attempt: Attempt, outcome: Outcome, *, fell_back: bool) -> float:
    """Return the chance, 0-1, that the answer is right; a refusal's says how sure it is that nothing answers."""
    if outcome is Outcome.FAILED:
        return 0.0
    if outcome is Outcome.REFUSED:
        return round(min(_SUREST_REFUSAL, _mixed(*_REFUSALS, refusal_measures(question, attempt))), 2)
    mix = _MIXES[kind_of(question, attempt, fell_back=fell_back)]
    chance = _mixed(*mix, measures(question, attempt, fell_back=fell_back))
    return round(min(chance, _SUREST_REJECTED) if _was_rejected(attempt) else chance, 2)


def _mixed(bias: float, weights: Sequence[float], measured: Sequence[float]) -> float:
    score = bias + sum(weight * value for weight, value in zip(weights, measured, strict=True))
    return 1 / (1 + math.exp(-score))


def _was_rejected(attempt: Attempt) -> bool:
    return not attempt.accepted and attempt.severity.rank >= Severity.MEDIUM.rank
