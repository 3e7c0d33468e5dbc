"""What a step of a question's way leaves behind: figures and fixed words for its receipt, and one line in the log.

The line holds no text of a document, a question or an answer: a log is read by more people than those are.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Mapping
from functools import singledispatch

from core.model import Answer, Attempt, Draft, Evidence, Question, Scalar, StepTaken, ToolCall, Verdict

log = logging.getLogger("errata.steps")
FIELDS = "errata_fields"
"""Where a log record carries the same as values, for a formatter that writes JSON."""


@singledispatch
def told_of(_result: object) -> dict[str, Scalar]:
    """Return what the result of a step says of itself, in figures and fixed words; nothing of what is unknown here."""
    return {}


@told_of.register
def _question(question: Question) -> dict[str, Scalar]:
    return {"mode": str(question.mode), "turns": len(question.history)}


@told_of.register
def _call(call: ToolCall) -> dict[str, Scalar]:
    return {"tool": str(call.tool)}


@told_of.register
def _evidence(evidence: Evidence) -> dict[str, Scalar]:
    best = max((passage.score for passage in evidence.passages), default=0.0)
    told: dict[str, Scalar] = {"passages": len(evidence.passages), "rows": len(evidence.rows), "best": round(best, 4)}
    if evidence.grading is not None:
        told |= {"grade": evidence.grading.relevance_label, "relevance": round(evidence.grading.relevance_score, 3)}
        told["web"] = sum(passage.meta.is_web for passage in evidence.passages)
    return told


@told_of.register
def _draft(draft: Draft) -> dict[str, Scalar]:
    cited = {"cited": len(draft.cited), "chars": len(draft.text)}
    return {"model": draft.model, **cited, "refused": draft.refused, "support": round(draft.support, 3)}


@told_of.register
def _verdict(verdict: Verdict) -> dict[str, Scalar]:
    return {verdict.check: f"{verdict.status}:{verdict.severity}" if verdict.failed else str(verdict.status)}


@told_of.register(tuple)
def _several(results: tuple[object, ...]) -> dict[str, Scalar]:
    told: dict[str, Scalar] = {}
    for result in results:
        told |= told_of(result)
    return told


@told_of.register
def _attempt(attempt: Attempt) -> dict[str, Scalar]:
    told: dict[str, Scalar] = {"attempt": attempt.number, "accepted": attempt.accepted, "final": attempt.final}
    told["severity"] = str(attempt.severity)
    if attempt.reflection is not None:
        told |= {"reflection": attempt.reflection.reflection_score, "gaps": len(attempt.reflection.gaps)}
    return told


@told_of.register
def _answer(answer: Answer) -> dict[str, Scalar]:
    told: dict[str, Scalar] = {"answer": answer.id, "outcome": str(answer.outcome), "cached": answer.cached}
    failed = Counter(verdict.check for verdict in answer.verdicts if verdict.failed)
    told |= {"confidence": round(answer.confidence, 3), "sources": len(answer.sources), "failed": ",".join(failed)}
    return told | {"attempts": len(answer.attempts), "model": answer.model}


def log_step(step: StepTaken, trace_id: str) -> None:
    """Log a step in one line of `key=value`, its values beside it for a formatter."""
    if log.isEnabledFor(logging.INFO):
        fields = step_fields(step, trace_id)
        log.info("%s", " ".join(f"{name}={_written(value)}" for name, value in fields.items()), extra={FIELDS: fields})


def step_fields(step: StepTaken, trace_id: str) -> Mapping[str, Scalar]:
    """Return a step as one flat object."""
    spent: dict[str, Scalar] = {"calls": step.calls, "tokens": step.tokens} if step.calls else {}
    return {"trace": trace_id, "step": step.name, "ms": step.ms, **spent, **step.told}


def _written(value: Scalar) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    text = "" if value is None else str(value)
    return f'"{text}"' if not text or " " in text else text
