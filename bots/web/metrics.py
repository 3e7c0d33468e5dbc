"""`GET /metrics`: what Prometheus may collect, counted from what all processes have recorded."""

from __future__ import annotations

import asyncio
import time
from collections import Counter as Counts
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime

from fastapi import APIRouter
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.responses import Response

from bots.engine.transactions import look
from bots.web.callers import Caller
from bots.web.parts import Parts
from bots.web.problems import documented
from core.ports import Kit
from storage.conversations import overview
from storage.conversations.overview import Queues, Recorded
from storage.costs.bookings import Total, totals
from storage.states import UNFINISHED, Lane

SECONDS = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 300)
PAGE = 200  # answers read at once: some megabytes
OVERLAP = 60.0  # seconds; an answer may become visible that long after its time


def metrics_router(parts: Parts) -> APIRouter:
    """Return the path."""
    router = APIRouter(tags=["operation"])
    meter = Meter(parts)
    text = {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "Prometheus text format."}

    @router.get("/metrics", summary="Metrics for Prometheus", responses=documented(503, success=text))
    async def metrics(_: Caller) -> Response:
        """Return counters since this process began, and gauges as of now. Collect from one web process alone."""
        return Response(await meter.read(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    return router


class Meter:
    """Counts answers as they appear in the database, whichever process made them, from the time this one began."""

    def __init__(self, parts: Parts) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]  # a sample more for each, which nobody reads
        self._parts = parts
        self._registry = CollectorRegistry()
        self._tally = _Tally(self._registry)
        self._gauges = _Gauges(parts.kit)
        self._registry.register(self._gauges)
        self._began = self._until = time.time()
        self._counted: dict[str, float] = {}
        self._reading = asyncio.Lock()

    async def read(self) -> bytes:
        """Return all metrics as text. Raises `Unavailable`."""
        async with self._reading:
            await self._count_new_answers()
            today = datetime.now(UTC).date().isoformat()
            self._gauges.queues, self._gauges.votes, self._gauges.booked = await look(
                self._parts.database,
                lambda session: (overview.queues(session), overview.votes(session), totals(session, today)),
            )
            return await asyncio.to_thread(generate_latest, self._registry)

    async def _count_new_answers(self) -> None:
        since = max(self._began, self._until - OVERLAP)
        while True:
            page = await self._page(since)
            for answer in page:
                self._count(answer)
            if len(page) < PAGE or page[-1].created_at <= since:
                break
            since = page[-1].created_at
        self._counted = {key: at for key, at in self._counted.items() if at >= self._until - 2 * OVERLAP}

    async def _page(self, since: float) -> list[Recorded]:
        return await look(self._parts.database, lambda session: overview.recorded_since(session, since, PAGE))

    def _count(self, answer: Recorded) -> None:
        if answer.id not in self._counted:
            self._tally.add(answer.body)
        self._counted[answer.id] = answer.created_at
        self._until = max(self._until, answer.created_at)


class _Tally:
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
        attempts = body.get("attempts")
        for attempt in attempts if isinstance(attempts, list) and not body.get("cached") else []:
            self._attempts.labels(str(bool(attempt.get("accepted"))).lower()).inc()


class _Gauges(Collector):
    """What holds at the moment: queues, the dead, votes, and what this process's caches did."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self.queues = Queues(Counts(), Counts())
        self.votes: Counts[str] = Counts()
        self.booked: list[Total] = []

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics."""
        depth = GaugeMetricFamily("errata_queue_depth", "Unfinished work by lane and state.", labels=["lane", "state"])
        for lane in Lane:
            for state in UNFINISHED:
                depth.add_metric([lane, state], self.queues.depth[lane, state])
        yield depth
        yield _gauge("errata_dead_jobs", "Work that was given up, by kind.", "kind", self.queues.dead)
        votes = {"up": self.votes["up"], "down": self.votes["down"]}
        yield _gauge("errata_feedback", "Votes that stand, by kind.", "kind", votes)
        yield from _booked(self.booked)
        caches = CounterMetricFamily("errata_cache", "What this process's caches did.", labels=["tier", "event"])
        for tier, counts in cache_counts(self._kit).items():
            for event, count in counts.items():
                caches.add_metric([tier, event], count)
        yield caches


def cache_counts(kit: Kit) -> dict[str, dict[str, int]]:
    """Return hits and misses of the answer and the vector tier, where the kit has them."""
    found = {}
    for tier, cache in (("answer", kit.cache), ("vector", kit.embedder)):
        counts = getattr(cache, "counts", None)
        if counts is not None:
            found[tier] = {"hit": 0, "miss": 0} | dict(counts)
    return found


def _booked(found: list[Total]) -> Iterator[Metric]:
    """Yield what model calls come to today, by task and model; calls under way count at what is reserved for them."""
    labels = ["task", "model"]
    calls = GaugeMetricFamily("errata_booked_calls", "Model calls booked today (UTC).", labels=labels)
    tokens = GaugeMetricFamily("errata_booked_tokens", "Tokens booked today (UTC).", labels=labels)
    for total in found:
        if total.kind == "task":
            task, _, model = total.subject.partition(" ")
            calls.add_metric([task, model], total.calls)
            tokens.add_metric([task, model], total.tokens)
    yield calls
    yield tokens


def _gauge(name: str, told: str, label: str, values: Mapping[str, float]) -> GaugeMetricFamily:
    family = GaugeMetricFamily(name, told, labels=[label])
    for key, value in sorted(values.items()):
        family.add_metric([key], value)
    return family


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
