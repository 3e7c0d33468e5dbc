"""Counters of answers, for Prometheus: outcomes, time and cost in all and by step, drafts and failed checks."""

from __future__ import annotations

from collections.abc import Mapping

from prometheus_client import CollectorRegistry, Counter, Histogram

SECONDS = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 300)
WHOLE = "answer"  # the step that holds most others


class Tally:
    """The counters of answers."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._answers = Counter(
            "errata_questions", "Questions by what became of them.", ["outcome", "mode", "cached"], registry=registry
        )
        self._seconds = Histogram(
            "errata_answer_seconds", "Time from question to answer.", ["mode"], buckets=SECONDS, registry=registry
        )
        self._calls = Counter("errata_model_calls", "Calls of language models.", ["model"], registry=registry)
        self._tokens = Counter("errata_model_tokens", "Tokens, by kind.", ["model", "kind"], registry=registry)
        self._cost = Counter(
            "errata_model_cost_usd", "US dollars, where prices are known.", ["model"], registry=registry
        )
        self._attempts = Counter("errata_attempts", "Drafts.", ["accepted"], registry=registry)
        self._failed = Counter("errata_checks_failed", "Checks that an answer failed.", ["check"], registry=registry)
        stage = ["stage"]
        self._stages = Histogram(
            "errata_stage_seconds", "Time of each step of a question.", stage, buckets=SECONDS, registry=registry
        )
        self._stage_calls = Counter("errata_stage_calls", "Model calls, by step.", stage, registry=registry)
        self._stage_tokens = Counter("errata_stage_tokens", "Tokens, by step.", stage, registry=registry)
        self._stage_cost = Counter(
            "errata_stage_cost_usd", "US dollars by step, where prices are known.", stage, registry=registry
        )

    def add(self, body: Mapping[str, object]) -> None:
        """Count one recorded answer."""
        mode = str(body.get("mode"))
        self._answers.labels(str(body.get("outcome")), mode, str(bool(body.get("cached"))).lower()).inc()
        timings = _numbers(body.get("timings_ms"))
        if "total" in timings:
            self._seconds.labels(mode).observe(timings["total"] / 1000)
        for model, spent in _spent(body):
            self._calls.labels(model).inc(spent.get("calls", 0))
            self._tokens.labels(model, "prompt").inc(spent.get("prompt_tokens", 0))
            self._tokens.labels(model, "completion").inc(spent.get("completion_tokens", 0))
            self._cost.labels(model).inc(spent.get("cost_usd", 0))
        self._add_steps(body)
        verdicts = body.get("verdicts")
        for verdict in verdicts if isinstance(verdicts, list) and not body.get("cached") else []:
            if verdict.get("status") == "fail":
                self._failed.labels(str(verdict.get("check"))).inc()
        attempts = body.get("attempts")
        for attempt in attempts if isinstance(attempts, list) and not body.get("cached") else []:
            self._attempts.labels(str(bool(attempt.get("accepted"))).lower()).inc()

    def _add_steps(self, body: Mapping[str, object]) -> None:
        steps = body.get("steps")
        for step in steps if isinstance(steps, list) else []:
            name = str(step.get("name"))
            if name == WHOLE:
                continue
            self._stages.labels(name).observe(float(step.get("ms") or 0) / 1000)
            self._stage_calls.labels(name).inc(step.get("calls") or 0)
            self._stage_tokens.labels(name).inc(step.get("tokens") or 0)
            self._stage_cost.labels(name).inc(max(0.0, step.get("cost_usd") or 0.0))


def _spent(body: Mapping[str, object]) -> list[tuple[str, dict[str, float]]]:
    """Return what each model cost; an answer recorded before models were told apart has one."""
    usage = body.get("usage")
    parts = usage.get("by_model") if isinstance(usage, Mapping) else None
    if isinstance(parts, list) and parts:
        return [(str(part["model"]), _numbers(part)) for part in parts]
    return [(str(body.get("model") or "none"), _numbers(usage))]


def _numbers(value: object) -> dict[str, float]:
    if not isinstance(value, Mapping):
        return {}
    return {str(key): number for key, number in value.items() if isinstance(number, int | float)}
