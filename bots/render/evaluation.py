"""An evaluation, for people at a terminal and for scripts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bots.render.answer_json import usage_json
from bots.render.plain import one_line
from bots.render.terminal import clean
from core.evaluation.comparison import Comparison, Result
from core.evaluation.judging import Judgement, Mark
from core.evaluation.scores import Scores, scores, seconds_of

MARK_WORDS = {
    Mark.RIGHT: "right",
    Mark.REFUSED_RIGHTLY: "refused rightly",
    Mark.WRONG: "wrong",
    Mark.REFUSED_WRONGLY: "refused wrongly",
    Mark.FAILED: "failed",
}
_QUESTION_CHARS, _REASON_CHARS, _ANSWER_CHARS = 60, 120, 120


@dataclass(frozen=True, slots=True)
class Evaluation:
    """A file of questions, asked: `errors` are `{"_id", "error"}`, one a line that could not be asked."""

    judgements: Sequence[Judgement]
    errors: Sequence[dict[str, Any]] = ()
    comparison: Comparison | None = None


def evaluation_json(evaluation: Evaluation) -> dict[str, Any]:
    """Return the one object of `--json` and `--save`."""
    total = scores(evaluation.judgements)
    return {
        "questions": total.questions,
        **{str(mark): count for mark, count in total.marks.items()},
        "share_right": round(total.share_right, 4),
        "given": total.given,
        "cited": total.cited,
        "coverage": round(total.coverage, 4),
        "confidence": {"mean": round(total.mean_confidence, 4), "verdict": total.honesty},
        "seconds": {"p50": total.seconds[0], "p95": total.seconds[1]} if total.seconds else None,
        "usage": usage_json(total.usage),
        "models": dict(total.models),
        "comparison": _comparison_json(evaluation.comparison),
        "errors": list(evaluation.errors),
        "results": [_result_json(judgement) for judgement in evaluation.judgements],
    }


def results(judgements: Sequence[Judgement]) -> tuple[Result, ...]:
    """Return what a comparison looks at."""
    return tuple(Result(j.expectation.key, j.expectation.text, j.right, "; ".join(j.reasons)) for j in judgements)


def evaluation_text(evaluation: Evaluation) -> str:
    """Return a table of figures, a line for each question that is not right, and what changed since."""
    total = scores(evaluation.judgements)
    width = max(len(name) for name, _ in _figures(total))
    parts = ["\n".join(f"{name:<{width}}  {value}" for name, value in _figures(total))]
    amiss = [judgement for judgement in evaluation.judgements if not judgement.right]
    if amiss:
        parts.append("\n".join(["Not right", *map(_amiss_line, amiss)]))
    if evaluation.comparison is not None:
        parts.append("\n".join(_comparison_lines(evaluation.comparison)))
    return clean("\n\n".join(parts))


def _figures(total: Scores) -> Iterator[tuple[str, str]]:
    yield "questions", str(total.questions)
    for mark, count in total.marks.items():
        if count or mark is not Mark.FAILED:
            yield MARK_WORDS[mark], str(count)
    yield "share right", f"{total.share_right:.0%}"
    yield "with a cited source", f"{total.cited} of {total.given} answers"
    yield "coverage", f"{total.coverage:.0%} answered with citations"
    yield "confidence", f"{total.mean_confidence:.0%} on average, {total.share_right:.0%} right: {total.honesty}"
    if total.seconds:
        yield "seconds", "{:.2f} p50, {:.2f} p95".format(*total.seconds)
    usage = total.usage
    if usage.prompt_tokens or usage.completion_tokens:
        price = f", ${usage.cost_usd:.4f}" if usage.cost_usd is not None else ", price not known"
        yield "tokens", f"{usage.prompt_tokens:,} in, {usage.completion_tokens:,} out{price}"
    yield "answered by", ", ".join(f"{model} {count}" for model, count in total.models.items()) or "nobody"


def _amiss_line(judgement: Judgement) -> str:
    reason = one_line("; ".join(judgement.reasons), _REASON_CHARS)
    said = one_line(judgement.answer.text, _ANSWER_CHARS)
    return f"  {_named(judgement.expectation.key, judgement.expectation.text)}: {reason} · {said}"


def _named(key: str, text: str) -> str:
    question = one_line(text, _QUESTION_CHARS)
    return question if key == text else f"{one_line(key, 20)} {question}"


def _comparison_lines(comparison: Comparison) -> Iterator[str]:
    both = f"of {comparison.both} questions asked both times"
    yield f"Before {comparison.before:.0%} right, now {comparison.now:.0%}, {both}"
    for word, changed in (("better", comparison.better), ("worse", comparison.worse)):
        for result in changed:
            said = f": {one_line(result.said, _REASON_CHARS)}" if result.said else ""
            yield f"  {word}  {_named(result.key, result.text)}{said}"
    if not comparison.better and not comparison.worse:
        yield "  none got better or worse"
    if comparison.new or comparison.gone:
        yield f"  {len(comparison.new)} new, {len(comparison.gone)} no longer asked"


def _comparison_json(comparison: Comparison | None) -> dict[str, Any] | None:
    if comparison is None:
        return None
    sides = {"better": comparison.better, "worse": comparison.worse, "new": comparison.new, "gone": comparison.gone}
    shares = {"both": comparison.both, "before": round(comparison.before, 4), "now": round(comparison.now, 4)}
    return shares | {name: [result.key for result in side] for name, side in sides.items()}


def _result_json(judgement: Judgement) -> dict[str, Any]:
    answer = judgement.answer
    return {
        "_id": judgement.expectation.id,
        "text": judgement.expectation.text,
        "mark": str(judgement.mark),
        "right": judgement.right,
        "reasons": list(judgement.reasons),
        "outcome": str(answer.outcome),
        "confidence": answer.confidence,
        "answer": answer.text,
        "sources": list(dict.fromkeys(source.passage.meta.source_file for source in answer.sources)),
        "mode": str(answer.mode),
        "model": answer.model,
        "seconds": seconds_of(judgement),
        "usage": usage_json(answer.usage),
    }
