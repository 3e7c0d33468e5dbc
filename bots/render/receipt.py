"""An answer's receipt: how it came about, in Markdown, the same on every platform. Pure text."""

from __future__ import annotations

from dataclasses import replace

from bots.introduction import ITSELF
from bots.languages import retold, say
from bots.render.plain import SEVERITY_MARKS, check_name, language_asked_in, one_line, outcome_line
from core.model import EXTRACTIVE, Answer, Attempt, Status, Verdict
from core.text.secrets import masked
from core.usage import ModelUsage, Usage


def receipt_text(answer: Answer, *, headed: bool = True) -> str:
    """Return how an answer came about, as Markdown: attempts, checks, sources, timings, cost.

    `headed`: its heading stands above.
    """
    language = language_asked_in(answer)
    parts = [
        f"**{say('receipt head', language)}**" if headed else "",
        f"{outcome_line(answer)}",
        _understood(answer, language),
        *(_attempt(a, language) for a in answer.attempts),
        _checks(answer.verdicts, language),
        _grading(answer, language),
        _reflection(answer, language),
        "\n".join(f"- {one_line(retold(note, language), 300)}" for note in answer.notes),
        f"**{say('receipt changed', language)}**\n{answer.changes}" if answer.changes else "",
        _cost(answer, language),
    ]
    return masked("\n\n".join(p for p in parts if p))


def _understood(answer: Answer, language: str) -> str:
    """A follow-up that was misunderstood is seen to be."""
    question = answer.question
    rewritten = question.asked and " ".join(question.asked.split()) != " ".join(question.text.split())
    return say("receipt understood", language, question=one_line(question.text, 400)) if rewritten else ""


def _attempt(attempt: Attempt, language: str) -> str:
    verdict = say("accepted" if attempt.accepted else "not accepted", language)
    head = f"**{say('receipt attempt', language, number=attempt.number)}** - {verdict}"
    # The first has nothing before it to be new against.
    new = one_line(retold(attempt.novelty, language), 300) if attempt.number > 1 else ""
    lines = [say("receipt new", language, novelty=new)] if new else []
    lines += [_verdict(v, language) for v in attempt.verdicts if v.failed]
    if attempt.reflection is not None:
        score, reasoning = f"{attempt.reflection.reflection_score:.2f}", one_line(attempt.reflection.reasoning, 300)
        lines.append(say("receipt reflection", language, score=score, reasoning=retold(reasoning, language)))
    return "\n".join([head, *(f"- {line}" for line in lines)])


def _checks(verdicts: tuple[Verdict, ...], language: str) -> str:
    head = f"**{say('receipt checks', language)}**"
    return "\n".join([head, *(f"- {_verdict(v, language)}" for v in _each_check(verdicts))]) if verdicts else ""


def _each_check(verdicts: tuple[Verdict, ...]) -> list[Verdict]:
    """Return one verdict a check, in their order: where it gave several, a failure before all."""
    each: dict[str, Verdict] = {}
    for verdict in verdicts:
        known = each.get(verdict.check)
        if known is None or (verdict.failed and not known.failed):
            each[verdict.check] = verdict
        elif verdict.failed and verdict.detail not in known.detail:
            each[verdict.check] = replace(known, detail="; ".join(filter(None, (known.detail, verdict.detail))))
    return list(each.values())


def _verdict(verdict: Verdict, language: str) -> str:
    mark = SEVERITY_MARKS[verdict.severity] if verdict.failed else {"pass": "✅", "skip": "➖"}[verdict.status.value]
    unsaid = say("nothing to check", language) if verdict.status is Status.SKIP else verdict.status.value
    told = one_line(retold(verdict.detail or unsaid, language), 400)
    return f"{mark or '⚠️'} {check_name(verdict.check, language)}: {told}"


def _grading(answer: Answer, language: str) -> str:
    if answer.crag is None:
        return ""
    grade = answer.crag.evaluation
    label, score = retold(grade.relevance_label, language), f"{grade.relevance_score:.2f}"
    web = say("web searched", language) if answer.crag.used_web_search else ""
    return f"{say('receipt evidence', language, label=label, score=score)}{web}"


def _reflection(answer: Answer, language: str) -> str:
    if answer.reflection is None:
        return ""
    score = f"{answer.reflection.reflection.reflection_score:.2f}"
    return say("receipt reflected", language, score=score, drafts=answer.reflection.iterations)


def _cost(answer: Answer, language: str) -> str:
    total = answer.timings_ms.get("total", 0.0)
    timings = say("receipt took", language, seconds=_seconds(total)) if total else ""
    usage = answer.usage
    parts = [f"{part.model} {_spent(part, language)}" for part in usage.by_model] if len(usage.by_model) > 1 else []
    model = say("receipt model", language, model=answer.model) if answer.model not in ("", EXTRACTIVE, ITSELF) else ""
    model = say("receipt by rules", language) if answer.model == EXTRACTIVE else model
    mode = say("receipt mode", language, mode=answer.mode.value)
    facts = [mode, model, _spent(usage, language) if usage.calls else "", *parts, timings]
    return say("receipt spent", language, facts=" · ".join(f for f in facts if f))


def _spent(usage: Usage | ModelUsage, language: str) -> str:
    cost = f" · ${usage.cost_usd:.4f}" if usage.cost_usd is not None else ""
    counts = {"calls": usage.calls, "asked": usage.prompt_tokens, "replied": usage.completion_tokens}
    return f"{say('receipt calls', language, **counts)}{cost}"


def _seconds(milliseconds: float) -> str:
    return f"{milliseconds / 1000:.1f} s" if milliseconds >= 1000 else f"{milliseconds:.0f} ms"
