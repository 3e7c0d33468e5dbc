"""OpenTelemetry: a question is a trace of its steps, and nobody's words leave with it."""

from __future__ import annotations

import logging
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from bots.telemetry import StepListener, begin
from core.loop import answer
from core.settings import Settings
from core.step_log import log
from tests.fakes import ScriptedModel, kit_of, question
from tests.unit.core.test_loop import INVENTED, LEAVE, RIGHT, corpus

sdk = pytest.importorskip("opentelemetry.sdk", reason="the extra `telemetry` is not installed")
from opentelemetry.proto.collector.metrics.v1.metrics_service_pb2 import ExportMetricsServiceRequest  # noqa: E402
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest  # noqa: E402
from opentelemetry.sdk.metrics import MeterProvider  # noqa: E402
from opentelemetry.sdk.metrics.export import InMemoryMetricReader  # noqa: E402
from opentelemetry.sdk.trace import TracerProvider  # noqa: E402
from opentelemetry.sdk.trace.export import SimpleSpanProcessor  # noqa: E402
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter  # noqa: E402


@pytest.fixture
def heard():
    """What is made of the log of steps, in memory."""
    spans, measures = InMemorySpanExporter(), InMemoryMetricReader()
    traces = TracerProvider()
    traces.add_span_processor(SimpleSpanProcessor(spans))
    meters = MeterProvider(metric_readers=[measures])
    listener = StepListener(traces.get_tracer("t"), meters.get_meter("t"))
    log.addHandler(listener)
    before, log.level = log.level, logging.INFO
    log.manager._clear_cache()
    yield spans, measures
    log.removeHandler(listener)
    log.setLevel(before)
    traces.shutdown()
    meters.shutdown()


async def ask(**more):
    return await answer(question(**more), kit_of(ScriptedModel(generate=[INVENTED, RIGHT]), await corpus()))


async def test_each_question_is_one_trace_whose_spans_are_its_steps(heard):
    given = await ask()
    await ask()
    spans = heard[0].get_finished_spans()
    roots = [span for span in spans if span.parent is None]
    assert [root.name for root in roots] == ["question", "question"]
    mine = [span for span in spans if span.context.trace_id == roots[0].context.trace_id]
    assert [span.name for span in mine] == [*(step.name for step in given.steps[:-1]), "question"]
    assert all(span.parent.span_id == roots[0].context.span_id for span in mine[:-1])
    assert roots[0].attributes["errata.trace"] == given.question.trace_id
    assert (roots[0].attributes["errata.outcome"], roots[0].attributes["errata.attempts"]) == ("answered", 2)
    assert all(
        roots[0].start_time <= span.start_time <= span.end_time <= roots[0].end_time + 1_000_000 for span in mine
    )
    said = str([span.attributes for span in spans]).casefold()
    assert not [word for word in LEAVE.casefold().split() if len(word) > 5 and word.strip(".") in said]


async def test_steps_are_measured_and_calls_are_counted_once(heard):
    given = await ask()
    found = {}
    for resource in heard[1].get_metrics_data().resource_metrics:
        for scope in resource.scope_metrics:
            found |= {metric.name: list(metric.data.data_points) for metric in scope.metrics}
    durations = {point.attributes["step"]: point.count for point in found["errata.step.duration"]}
    assert durations["verify"] == 2
    assert sum(point.value for point in found["errata.model.calls"]) == given.usage.calls
    assert [dict(point.attributes) for point in found["errata.questions"]] == [{"outcome": "answered", "cached": False}]


async def test_it_goes_to_the_address_that_is_set():
    got = {}

    class Collector(BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers["Content-Length"]))
            got.setdefault(self.path, []).append((body, self.headers.get("Content-Encoding")))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_):
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Collector)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    before = log.level
    end = begin(Settings(otel_exporter_otlp_endpoint=f"http://127.0.0.1:{server.server_port}/"))
    try:
        await ask()
    finally:
        end()
        log.setLevel(before)
        server.shutdown()
        server.server_close()
    traces = ExportTraceServiceRequest.FromString(got["/v1/traces"][0][0])
    [resource] = traces.resource_spans
    assert ("service.name", "errata") in [(item.key, item.value.string_value) for item in resource.resource.attributes]
    assert "question" in [span.name for scope in resource.scope_spans for span in scope.spans]
    measures = ExportMetricsServiceRequest.FromString(got["/v1/metrics"][-1][0])
    names = {m.name for r in measures.resource_metrics for s in r.scope_metrics for m in s.metrics}
    assert {"errata.questions", "errata.step.duration"} <= names
