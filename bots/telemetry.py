"""OpenTelemetry (extra `telemetry`): each question a trace of its steps, and measures of them, sent by OTLP over HTTP.

It listens to the log of steps, which says figures and fixed words alone: nobody's text leaves with it. Spans are made
when a question is done, with the times its steps had.
"""

from __future__ import annotations

import atexit
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from core.errors import BadSetting
from core.settings import Settings
from core.step_log import FIELDS

if TYPE_CHECKING:
    from opentelemetry.metrics import Meter
    from opentelemetry.trace import Tracer

_LAST = "answer"  # the step that all others but `receive` are within
_MOST = 1_000  # questions under way; what never ended is forgotten
_NAMES = {"calls": "errata.model.calls", "tokens": "errata.model.tokens"}


def begin(settings: Settings) -> Callable[[], None]:
    """Send traces and measures to OTEL_EXPORTER_OTLP_ENDPOINT from now on; returns what ends it, as the exit does.

    Other variables of OpenTelemetry (headers, intervals, attributes of the resource) are read by its own library.
    Raises `BadSetting` where the extra is not installed.
    """
    try:
        from opentelemetry.exporter.otlp.proto.http.metric_exporter import OTLPMetricExporter
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.metrics import MeterProvider
        from opentelemetry.sdk.metrics.export import PeriodicExportingMetricReader
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError as error:
        raise BadSetting(
            "OTEL_EXPORTER_OTLP_ENDPOINT is set, but OpenTelemetry is not installed.",
            hint="pip install 'errata-bot[telemetry]', or unset it.",
        ) from error
    place = str(settings.otel_exporter_otlp_endpoint).rstrip("/")
    resource = Resource.create({"service.name": "errata", "service.instance.id": settings.worker_id or ""})
    traces = TracerProvider(resource=resource)
    traces.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=f"{place}/v1/traces")))
    reader = PeriodicExportingMetricReader(OTLPMetricExporter(endpoint=f"{place}/v1/metrics"))
    measures = MeterProvider(resource=resource, metric_readers=[reader])
    listener = StepListener(traces.get_tracer("errata"), measures.get_meter("errata"))
    log = logging.getLogger("errata.steps")
    log.addHandler(listener)
    log.setLevel(logging.INFO)  # whatever else is logged

    def end() -> None:
        atexit.unregister(end)
        log.removeHandler(listener)
        traces.shutdown()
        measures.shutdown()

    atexit.register(end)
    return end


class StepListener(logging.Handler):
    """Makes spans and measures of the log of steps."""

    def __init__(self, tracer: Tracer, meter: Meter) -> None:
        super().__init__(logging.INFO)
        self._tracer = tracer
        self._under_way: OrderedDict[str, list[tuple[float, Mapping[str, Any]]]] = OrderedDict()
        self._seconds = meter.create_histogram("errata.step.duration", "s", "What a step took.")
        self._questions = meter.create_counter("errata.questions", "1", "Questions, by what became of them.")
        self._spent = {name: meter.create_counter(called, "1") for name, called in _NAMES.items()}

    def emit(self, record: logging.LogRecord) -> None:
        """Take one step in; the last of a question makes its spans."""
        fields: Mapping[str, Any] | None = getattr(record, FIELDS, None)
        if fields is None:
            return
        self._measure(fields)
        trace = str(fields["trace"])
        steps = self._under_way.setdefault(trace, [])
        steps.append((time.time(), fields))
        if fields["step"] == _LAST:
            self._tell(self._under_way.pop(trace))
        while len(self._under_way) > _MOST:
            self._under_way.popitem(last=False)

    def _measure(self, fields: Mapping[str, Any]) -> None:
        step = {"step": fields["step"]}
        self._seconds.record(fields["ms"] / 1000, step)
        if fields["step"] == _LAST:
            self._questions.add(1, {"outcome": fields.get("outcome", "failed"), "cached": fields.get("cached", False)})
            return  # its calls are those of the steps within
        for name, counter in self._spent.items():
            if fields.get(name):
                counter.add(fields[name], step)

    def _tell(self, steps: list[tuple[float, Mapping[str, Any]]]) -> None:
        from opentelemetry.trace import Status, StatusCode, set_span_in_context

        first = min(ended - fields["ms"] / 1000 for ended, fields in steps)
        whole = steps[-1][1]
        root = self._tracer.start_span("question", start_time=_nanoseconds(first), attributes=_attributes(whole))
        inside = set_span_in_context(root)
        for ended, fields in steps[:-1]:
            began = _nanoseconds(ended - fields["ms"] / 1000)
            span = self._tracer.start_span(fields["step"], inside, start_time=began, attributes=_attributes(fields))
            if "error" in fields:
                span.set_status(Status(StatusCode.ERROR, str(fields["error"])))
            span.end(_nanoseconds(ended))
        if whole.get("outcome", "failed") == "failed":
            root.set_status(Status(StatusCode.ERROR))
        root.end(_nanoseconds(steps[-1][0]))


def _attributes(fields: Mapping[str, Any]) -> dict[str, Any]:
    return {f"errata.{name}": value for name, value in fields.items() if value is not None and name != "step"}


def _nanoseconds(seconds: float) -> int:
    return int(seconds * 1_000_000_000)
