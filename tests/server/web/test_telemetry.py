"""What a server sends to a collector: spans by route and kind, numbers, no key and no card."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from biritch.server.web.access import RequestTaken
from biritch.server.web.telemetry import Telemetry
from tests.cli.test_extras import run_without
from tests.server.served import PATIENCE, Person, free_port, serving, start

pytest.importorskip("opentelemetry.sdk", reason="no OpenTelemetry: the extra telemetry")
# The library asks Python for its entry points in an old way.
pytestmark = pytest.mark.filterwarnings("ignore:SelectableGroups:DeprecationWarning")


class Collector(ThreadingHTTPServer):
    """A collector that keeps what it was sent, as bytes, by path."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.sent: list[tuple[str, bytes]] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class _Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        import gzip

        body = self.rfile.read(int(self.headers["content-length"]))
        if self.headers.get("content-encoding") == "gzip":
            body = gzip.decompress(body)
        assert isinstance(self.server, Collector)
        self.server.sent.append((self.path, body))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def collecting() -> Iterator[Collector]:
    collector = Collector()
    thread = threading.Thread(target=collector.serve_forever)
    thread.start()
    try:
        yield collector
    finally:
        collector.shutdown()
        collector.server_close()
        thread.join()


def spans(collector: Collector) -> dict[str, list[float]]:
    """Return the seconds of the spans that were sent, by name."""
    from opentelemetry.proto.collector.trace.v1 import trace_service_pb2 as traces

    found: dict[str, list[float]] = {}
    for path, body in collector.sent:
        if path == "/v1/traces":
            for resource in traces.ExportTraceServiceRequest.FromString(body).resource_spans:
                for scope in resource.scope_spans:
                    for span in scope.spans:
                        took = span.end_time_unix_nano - span.start_time_unix_nano
                        found.setdefault(span.name, []).append(took / 1e9)
    return found


def numbers(collector: Collector) -> dict[str, object]:
    """Return the numbers that were sent last, by name."""
    from opentelemetry.proto.collector.metrics.v1 import metrics_service_pb2 as metrics

    found: dict[str, object] = {}
    for path, body in collector.sent:
        if path == "/v1/metrics":
            for resource in metrics.ExportMetricsServiceRequest.FromString(
                body
            ).resource_metrics:
                for scope in resource.scope_metrics:
                    found |= {metric.name: metric for metric in scope.metrics}
    return found


def test_requests_steps_and_gauges_reach_the_collector() -> None:
    with collecting() as collector:
        telemetry = Telemetry(collector.address)
        telemetry.show({"tables": lambda: 7.0})
        telemetry.observe_request(RequestTaken("GET", "/events/{name}/view", 200, 0.25, 10))
        telemetry.observe_step("play", 0.5)
        telemetry.close()
        took = spans(collector)
        assert took["GET /events/{name}/view"] == [pytest.approx(0.25)]
        assert took["step play"] == [pytest.approx(0.5)]
        sent = numbers(collector)
        assert {"biritch.request.seconds", "biritch.step.seconds", "biritch.tables"} <= {*sent}
        assert "as_double: 7" in str(sent["biritch.tables"])


def test_a_collector_that_is_gone_holds_up_nothing(caplog: pytest.LogCaptureFixture) -> None:
    telemetry = Telemetry(f"http://127.0.0.1:{free_port()}")
    telemetry.observe_step("play", 0.1)
    begun = time.monotonic()
    telemetry.close()
    assert time.monotonic() - begun < PATIENCE
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.slow
def test_a_served_table_sends_neither_keys_nor_names(tmp_path: Path) -> None:
    with collecting() as collector:
        with serving(tmp_path, "--telemetry", collector.address) as served:
            opened = served.open(seed="watched")
            person = Person.enter(served, opened["table"], opened["token"])
            person.until(lambda message: message["t"] == "view")
            person.ask("settings", robotPace=0)
            person.leave()
            said = served.stop()
        assert "step settings" in spans(collector)
        assert "POST /tables" in spans(collector)
        assert "biritch.sockets" in numbers(collector)
        everything = b"".join(body for _, body in collector.sent)
        for secret in (opened["token"], opened["table"], "127.0.0.1"):
            assert secret.encode() not in everything
        assert "Traceback" not in said


def test_what_is_no_collector_or_not_installed_is_refused_in_one_line(tmp_path: Path) -> None:
    expected = "biritch: --telemetry: wanted the address of a .*, got 'collector:4318'"
    with pytest.raises(AssertionError, match=expected):
        start(tmp_path, "--telemetry", "collector:4318")
    told = run_without(
        "opentelemetry.sdk", "serve", "--port", "0", "--database", "memory:",
        "--telemetry", "http://127.0.0.1:4318", "--lang", "en",
    )  # fmt: skip
    assert told.returncode == 2
    assert told.stderr.count("\n") == 1
    assert 'pip install "biritch[telemetry]"' in told.stderr
