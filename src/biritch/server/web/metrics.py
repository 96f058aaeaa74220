"""Prometheus metrics: no table names, no cards, no keys."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from biritch.extras import MissingExtra
from biritch.server.storage.passing import PassingStore
from biritch.server.storage.store import LineTaken, Store
from biritch.server.web.access import RequestTaken

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry, Counter, Histogram

Gauges = Mapping[str, Callable[[], float]]
"""What can be asked at any moment, by name."""

_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
"""Seconds."""
_LOOK = 0.1  # seconds between two looks at the loop
SAID = {
    "tables": "Tables at work in this process.",
    "sockets": "People and onlookers connected to tables of this process.",
    "costly_waiting": "Requests that wait for their turn beside the loop.",
    "hands_to_solve": "Tournaments whose uploaded hands are being solved.",
    "jobs_waiting": "Jobs that wait for a worker of this process.",
    "robot_seconds": "Seconds of a processor robots used in the last minute, with a budget.",
    "robot_share": "The part of its time that a thinking robot gets; 1 while nobody waits.",
    "decisions_by_rule": "Decisions made by a rule since the start, where no robot's came.",
    "workers_replaced": "Worker processes that died or were given up since the start.",
    "jobs_elsewhere": "Jobs done by workers on the bus since the start.",
    "bus_connected": "1 while other processes can be heard, or where there are none to hear.",
}
"""What each number means; Prometheus calls it ``biritch_`` and the name."""


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        """Create the metrics.

        Raises:
            MissingExtra: The optional part ``server`` is not installed.
        """
        try:
            import prometheus_client as client
        except ImportError as missing:
            raise MissingExtra("server") from missing
        self.registry: CollectorRegistry = client.CollectorRegistry()
        client.ProcessCollector(registry=self.registry)
        self.stored: Histogram = client.Histogram(
            "biritch_store_seconds",
            "Seconds until a line was stored.",
            registry=self.registry,
            buckets=_BUCKETS,
        )
        self.unstored: Counter = client.Counter(
            "biritch_store_failures",
            "Lines that were not stored: the place was taken, or the store failed.",
            ["why"],
            registry=self.registry,
        )
        for why in ("taken", "failed"):
            self.unstored.labels(why)
        self.late: Histogram = client.Histogram(
            "biritch_loop_late_seconds",
            "Seconds by which the loop was late to do what it was to do.",
            registry=self.registry,
            buckets=_BUCKETS,
        )

        self.requests: Histogram = client.Histogram(
            "biritch_request_seconds",
            "Seconds until a request was answered, by route.",
            ["method", "route", "status"],
            registry=self.registry,
            buckets=_BUCKETS,
        )
        self.steps: Histogram = client.Histogram(
            "biritch_step_seconds",
            "Seconds from a message of somebody at a table to its answer, by kind.",
            ["kind"],
            registry=self.registry,
            buckets=_BUCKETS,
        )

    def observe_request(self, taken: RequestTaken) -> None:
        """Record the request *taken*."""
        status = f"{taken.status // 100}xx"
        self.requests.labels(taken.method, taken.route, status).observe(taken.seconds)

    def observe_step(self, kind: str, seconds: float) -> None:
        """Record the duration of a step at a table."""
        self.steps.labels(kind).observe(seconds)

    async def watch(self) -> None:
        """Measure the delay of the event loop ten times a second, for ever."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + _LOOK
            await asyncio.sleep(_LOOK)
            self.late.observe(max(0.0, loop.time() - due))

    def show(self, gauges: Gauges) -> None:
        """Add *gauges*, which are read at each scrape."""
        self.registry.register(_Asked(gauges))

    def serve(self, host: str, port: int) -> Callable[[], None]:
        """Serve ``/metrics`` at *host* and *port* in a thread; return a function that stops it.

        Raises:
            OSError: The port cannot be opened.
        """
        from prometheus_client import start_http_server

        answering, thread = start_http_server(port, host, registry=self.registry)

        def stop() -> None:
            answering.shutdown()
            answering.server_close()
            thread.join()

        return stop


class _Asked:
    """A collector of gauges for Prometheus's library."""

    def __init__(self, gauges: Gauges) -> None:
        self._gauges = gauges

    def collect(self) -> Iterator[Any]:
        """Yield the current values."""
        from prometheus_client.core import GaugeMetricFamily

        for name, ask in self._gauges.items():
            yield GaugeMetricFamily(f"biritch_{name}", SAID[name], value=ask())


class MeasuredStore(PassingStore):
    """A store with measured operations."""

    def __init__(self, inner: Store, metrics: Metrics) -> None:
        """Wrap *inner* and record durations in *metrics*."""
        super().__init__(inner)
        self._metrics = metrics

    async def append(self, table: str, n: int, lines: Sequence[bytes]) -> None:
        """Append *lines* and record the duration.

        Raises:
            LineTaken: The log has not exactly *n* lines.
            OSError: They could not be stored.
        """
        begun = time.perf_counter()
        try:
            await self.inner.append(table, n, lines)
        except LineTaken:
            self._metrics.unstored.labels("taken").inc()
            raise
        except OSError:
            self._metrics.unstored.labels("failed").inc()
            raise
        self._metrics.stored.observe(time.perf_counter() - begun)
