"""OpenTelemetry spans and metrics for a collector; off unless one is configured.

There is a span for every request, named by its route, and for every step at a table, named by
its kind; the metrics are those of Prometheus. Table names, cards, keys and people's addresses
are in none of them. The library's own threads send everything: a slow or unreachable collector
blocks nothing, and what it misses is lost.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from importlib.metadata import version
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from biritch.extras import MissingExtra
from biritch.server.web.access import RequestTaken
from biritch.server.web.metrics import SAID, Gauges

if TYPE_CHECKING:
    from opentelemetry.metrics import CallbackOptions, Observation

EVERY = 15_000
"""Milliseconds from one sending of the numbers to the next; spans wait five seconds at most."""
PATIENCE = 2
"""Seconds the collector may take; what it does not take in them is lost."""
_NANO = 1_000_000_000


def is_collector(text: str) -> bool:
    """Return whether *text* is the address of a collector.

    Example:
        >>> is_collector("http://127.0.0.1:4318"), is_collector("collector:4318")
        (True, False)
    """
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


class Telemetry:
    """The exporter of one server to a collector (OTLP over HTTP)."""

    def __init__(self, collector: str, every: int = EVERY) -> None:
        """Export to *collector*, ``http://127.0.0.1:4318``; metrics *every* N milliseconds.

        Raises:
            MissingExtra: The optional part ``telemetry`` is not installed.
        """
        try:
            from opentelemetry.exporter.otlp.proto.http.metric_exporter import (
                OTLPMetricExporter,
            )
            from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
            from opentelemetry.sdk.metrics import MeterProvider
            from opentelemetry.sdk.metrics.export import PeriodicExportingMetricReader
            from opentelemetry.sdk.resources import Resource
            from opentelemetry.sdk.trace import TracerProvider
            from opentelemetry.sdk.trace.export import BatchSpanProcessor
        except ImportError as missing:
            raise MissingExtra("telemetry") from missing
        # Its complaints of a collector that is gone are bounded as ours are.
        logging.getLogger("opentelemetry").addFilter(_one_line)
        at = collector.rstrip("/")
        about = Resource.create(
            {"service.name": "biritch", "service.version": version("biritch")}
        )
        spans = OTLPSpanExporter(endpoint=f"{at}/v1/traces", timeout=PATIENCE)
        self._traces = TracerProvider(resource=about, shutdown_on_exit=False)
        self._traces.add_span_processor(
            BatchSpanProcessor(spans, export_timeout_millis=1000 * PATIENCE)
        )
        numbers = OTLPMetricExporter(endpoint=f"{at}/v1/metrics", timeout=PATIENCE)
        reader = PeriodicExportingMetricReader(numbers, every, 1000 * PATIENCE)
        self._numbers = MeterProvider([reader], resource=about, shutdown_on_exit=False)
        self._tracer = self._traces.get_tracer("biritch")
        self._meter = self._numbers.get_meter("biritch")
        self._requests = self._meter.create_histogram(
            "biritch.request.seconds", "s", "Seconds until a request was answered, by route."
        )
        self._steps = self._meter.create_histogram(
            "biritch.step.seconds",
            "s",
            "Seconds until a step at a table was answered.",
        )

    def observe_request(self, taken: RequestTaken) -> None:
        """Send a span of the request *taken*, and record it."""
        attributes = {
            "http.request.method": taken.method,
            "http.route": taken.route,
            "http.response.status_code": taken.status,
        }
        self._requests.record(taken.seconds, attributes)
        self._span(f"{taken.method} {taken.route}", taken.seconds, attributes)

    def observe_step(self, kind: str, seconds: float) -> None:
        """Send a span of a step at a table, and record it."""
        attributes = {"biritch.step": kind}
        self._steps.record(seconds, attributes)
        self._span(f"step {kind}", seconds, attributes)

    def _span(self, name: str, seconds: float, attributes: Mapping[str, Any]) -> None:
        end = time.time_ns()
        begun = end - round(seconds * _NANO)
        span = self._tracer.start_span(name, attributes=attributes, start_time=begun)
        span.end(end)

    def show(self, gauges: Gauges) -> None:
        """Add *gauges*, which are read at each export."""
        for name, ask in gauges.items():
            self._meter.create_observable_gauge(
                f"biritch.{name}", [_observe(ask)], description=SAID[name]
            )

    def close(self) -> None:
        """Export the rest, for some seconds at most, and stop."""
        for provider in (self._traces, self._numbers):
            with suppress(Exception):  # whatever a collector does, the server ends
                provider.shutdown()


def _observe(
    ask: Callable[[], float],
) -> Callable[[CallbackOptions], Iterator[Observation]]:
    from opentelemetry.metrics import Observation as Observed

    def observe(options: CallbackOptions) -> Iterator[Observation]:
        del options
        yield Observed(ask())

    return observe


def _one_line(record: logging.LogRecord) -> bool:
    """Reduce *record* to one line without a traceback, and let it pass."""
    record.exc_info = record.exc_text = None
    return True
