"""An answer's whole way, as JSON and as lines of a terminal: no text of documents, unless it is the answer's own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bots.render.answer_json import answer_json
from bots.render.plain import says_something
from bots.render.terminal import clean
from bots.times import shown
from core.model import Answer, Scalar, StepTaken
from core.reading.of_one import with_ones
from core.text.secrets import masked
from storage.conversations.traces import Trace

_WIDE = 14


def trace_json(trace: Trace) -> dict[str, Any]:
    """Return the whole way: the question's fate, its steps, the answer as `errata ask --json`, calls and votes."""
    answer, question, work = trace.answer, trace.question, trace.work
    return {
        "trace_id": answer.question.trace_id if answer else None,
        "answer_id": answer.id if answer else None,
        "question": None
        if question is None
        else {
            "id": question.id,
            "source": question.source,
            "platform": question.platform,
            "state": question.state,
            "outcome": question.outcome,
            "delivered": question.delivered,
            "asked_at": shown(question.asked_at),
        },
        "work": None
        if work is None
        else {
            "id": work.id,
            "state": work.state,
            "attempts": work.attempts,
            "put_offs": work.put_offs,
            "error": masked(work.error),
            "steps_done": list(trace.steps_done),
        },
        "steps": [step_json(step) for step in answer.steps] if answer else [],
        "answer": answer_json(answer) if answer else None,
        "model_calls": [
            {
                "task": call.task,
                "model": call.model,
                "state": call.state,
                "prompt_tokens": call.prompt_tokens,
                "completion_tokens": call.completion_tokens,
                "at": shown(call.created_at),
            }
            for call in trace.calls
        ],
        "votes": [{"kind": vote.kind, "active": vote.active, "at": shown(vote.updated_at)} for vote in trace.votes],
    }


def step_json(step: StepTaken) -> dict[str, Any]:
    """Return one step."""
    spent = {"calls": step.calls, "tokens": step.tokens, "cost_usd": step.cost_usd}
    return {"step": step.name, "at_ms": step.at_ms, "ms": step.ms, **spent, "told": dict(step.told)}


def trace_text(trace: Trace) -> str:
    """Return the way a line a step, between what the question was and what became of it."""
    return clean(masked("\n".join(_lines(trace))))


def _lines(trace: Trace) -> Iterator[str]:
    answer = trace.answer
    if answer is not None:
        yield _row("Trace", answer.question.trace_id)
        yield _row("Question", answer.question.asked or answer.question.text)
        yield _row("Mode", str(answer.mode))
        yield _row("Answer", f"{answer.id} {answer.outcome}{_sure(answer)}")
        yield _row("Usage", with_ones(f"{answer.usage.calls} model calls, {answer.usage.total_tokens} tokens", "en"))
    yield from _fate(trace)
    yield from _steps(trace)
    for call in trace.calls:
        yield _row("Model call", f"{call.task} {call.model} {call.state} {call.prompt_tokens}+{call.completion_tokens}")
    for vote in trace.votes:
        yield _row("Vote", f"{vote.kind}{'' if vote.active else ' (taken back)'} {shown(vote.updated_at)}")


def _sure(answer: Answer) -> str:
    return f", confidence {answer.confidence:.2f}" if says_something(answer.outcome) else ""


def _fate(trace: Trace) -> Iterator[str]:
    question, work = trace.question, trace.work
    if question is not None:
        became = " ".join(filter(None, (question.state, question.outcome, question.delivered)))
        yield _row("Asked", f"{shown(question.asked_at)} on {question.platform or 'the terminal'}: {became}")
    if work is not None:
        tried = with_ones(f"{work.attempts} attempts, put off {work.put_offs} times", "en")
        yield _row("Work", f"{work.id} {work.state}, {tried} {work.error}".rstrip())
        yield _row("Done", ", ".join(trace.steps_done) or "nothing yet")


def _steps(trace: Trace) -> Iterator[str]:
    if trace.answer is None:
        return
    if not trace.answer.steps:
        yield _row("Steps", "not recorded: an earlier version answered")
    for step in trace.answer.steps:
        spent = f" calls={step.calls} tokens={step.tokens}" if step.calls else ""
        told = " ".join(f"{name}={told_value(value)}" for name, value in step.told.items())
        yield f"  {step.at_ms:9.1f} ms  {step.name:<{_WIDE}}{step.ms:9.1f} ms{spent}  {told}".rstrip()
    for attempt in trace.answer.attempts:
        verdicts = " ".join(f"{v.check}={v.status}{f':{v.severity}' if v.failed else ''}" for v in attempt.verdicts)
        yield _row(f"Attempt {attempt.number}", f"{'accepted' if attempt.accepted else 'not accepted'}  {verdicts}")


def told_value(value: Scalar) -> str:
    """Return one thing that came of a step, as all faces write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _row(name: str, value: str) -> str:
    return f"{name:<{_WIDE}}{' '.join(value.split())}"
