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
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from sqlmodel import Session
from starlette.responses import Response

from bots.engine.transactions import look
from bots.web.callers import Caller
from bots.web.parts import Parts
from bots.web.problems import documented
from bots.web.tally import Tally
from core.ports import Kit
from storage.conversations import overview
from storage.conversations.overview import Queues, Recorded
from storage.costs.bookings import Total, totals
from storage.states import UNFINISHED, Lane
from storage.work import leases
from storage.work.health import oldest_waiting
from storage.work.members import members

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
        self._tally = Tally(self._registry)
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
            self._gauges.waiting, self._gauges.processes = await look(self._parts.database, _alive)
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


class _Gauges(Collector):
    """What holds at the moment: queues, the dead, votes, and what this process's caches did."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self.queues = Queues(Counts(), Counts())
        self.votes: Counts[str] = Counts()
        self.booked: list[Total] = []
        self.waiting, self.processes = 0.0, 0

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
        yield GaugeMetricFamily(
            "errata_oldest_waiting_seconds", "How long the oldest event has waited that could be done.", self.waiting
        )
        yield GaugeMetricFamily("errata_processes", "Living processes on this database.", self.processes)
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


def _alive(session: Session) -> tuple[float, int]:
    return oldest_waiting(session, time.time(), leases.served(session)), len(members(session))


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
