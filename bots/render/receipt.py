"""An answer's receipt: how it came about, in Markdown, the same on every platform. Pure text."""

from __future__ import annotations

from bots.render.plain import SEVERITY_MARKS, one_line, outcome_line
from core.model import Answer, Attempt, Verdict
from core.text.secrets import masked
from core.usage import ModelUsage, Usage


def receipt_text(answer: Answer) -> str:
    """Return how an answer came about, as Markdown: attempts, checks, sources, timings, cost."""
    parts = [
        "**How this answer came about**",
        f"{outcome_line(answer)}",
        _understood(answer),
        *(_attempt(a) for a in answer.attempts),
        _checks(answer.verdicts),
        _grading(answer),
        _reflection(answer),
        "\n".join(f"- {one_line(note, 300)}" for note in answer.notes),
        _cost(answer),
    ]
    return masked("\n\n".join(p for p in parts if p))


def _understood(answer: Answer) -> str:
    """A follow-up that was misunderstood is seen to be."""
    question = answer.question
    rewritten = question.asked and " ".join(question.asked.split()) != " ".join(question.text.split())
    return f"**Understood as** {one_line(question.text, 400)}" if rewritten else ""


def _attempt(attempt: Attempt) -> str:
    verdict = "accepted" if attempt.accepted else "not accepted"
    head = f"**Attempt {attempt.number}** - {verdict}"
    lines = [f"new: {one_line(attempt.novelty, 300)}"] if attempt.novelty else []
    lines += [_verdict(v) for v in attempt.verdicts if v.failed]
    if attempt.reflection is not None:
        lines.append(
            f"reflection {attempt.reflection.reflection_score:.2f}: {one_line(attempt.reflection.reasoning, 300)}"
        )
    return "\n".join([head, *(f"- {line}" for line in lines)])


def _checks(verdicts: tuple[Verdict, ...]) -> str:
    return "\n".join(["**Checks**", *(f"- {_verdict(v)}" for v in verdicts)]) if verdicts else ""


def _verdict(verdict: Verdict) -> str:
    mark = SEVERITY_MARKS[verdict.severity] if verdict.failed else {"pass": "✅", "skip": "➖"}[verdict.status.value]
    return f"{mark or '⚠️'} {verdict.check}: {one_line(verdict.detail, 400) or verdict.status.value}"


def _grading(answer: Answer) -> str:
    if answer.crag is None:
        return ""
    grade = answer.crag.evaluation
    web = ", web searched" if answer.crag.used_web_search else ""
    return f"**Evidence** {grade.relevance_label} ({grade.relevance_score:.2f}){web}"


def _reflection(answer: Answer) -> str:
    if answer.reflection is None:
        return ""
    score = answer.reflection.reflection.reflection_score
    return f"**Reflection** {score:.2f} after {answer.reflection.iterations} drafts"


def _cost(answer: Answer) -> str:
    timings = ", ".join(f"{stage} {_seconds(ms)}" for stage, ms in answer.timings_ms.items())
    usage = answer.usage
    parts = [f"{part.model} {_spent(part)}" for part in usage.by_model] if len(usage.by_model) > 1 else []
    model = f"model {answer.model}" if answer.model else ""
    facts = [f"mode {answer.mode.value}", model, _spent(usage) if usage.calls else "", *parts, timings]
    return "**Spent** " + " · ".join(f for f in facts if f)


def _spent(usage: Usage | ModelUsage) -> str:
    cost = f" · ${usage.cost_usd:.4f}" if usage.cost_usd is not None else ""
    return f"{usage.calls} model calls, {usage.prompt_tokens} + {usage.completion_tokens} tokens{cost}"


def _seconds(milliseconds: float) -> str:
    return f"{milliseconds / 1000:.1f} s" if milliseconds >= 1000 else f"{milliseconds:.0f} ms"
