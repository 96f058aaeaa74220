"""The server process: its port, its store, its workers, until Ctrl-C."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import secrets
import signal
import socket
import sys
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp

from biritch.core.phrase import Phrase
from biritch.server.bus.nats import NatsBus, reach
from biritch.server.bus.sharing import Sharing, ToldStore
from biritch.server.host import Host
from biritch.server.mail import Mailer, MailSettings
from biritch.server.owner.messages import TrustedServer
from biritch.server.practice.hand import PracticeHand
from biritch.server.practice.messages import PracticeReview
from biritch.server.storage import store as stores
from biritch.server.storage.keeper import Keeper
from biritch.server.storage.store import Store
from biritch.server.storage.trouble import WatchedStore
from biritch.server.systems.own_files import knowing
from biritch.server.systems.own_messages import OwnCheck
from biritch.server.tables.connections.sockets import LARGEST
from biritch.server.tables.meanings import AuctionAsked, AuctionTold, SystemLibrary
from biritch.server.tables.opening import TableDefaults
from biritch.server.tables.services import PACE, Services, ignore_step
from biritch.server.web.access import RequestTaken, begin_access_log, log_access
from biritch.server.web.application import application
from biritch.server.web.gate import Gate, protocols
from biritch.server.web.guard import Guard
from biritch.server.web.limits import Limits
from biritch.server.web.metrics import Gauges, MeasuredStore, Metrics
from biritch.server.web.security import HSTS, hosts_of
from biritch.server.web.telemetry import Telemetry
from biritch.server.workers import jobs
from biritch.server.workers.double_dummy import WorkerSolver
from biritch.server.workers.processes import Workers
from biritch.server.workers.remote import RemoteDecider, RemoteWorkers
from biritch.server.workers.robots import WorkerDecider
from biritch.server.workers.thinking_budget import ThinkingBudget

_log = logging.getLogger(__name__)
_TURN = 0.0005  # seconds a thread has before another may have its turn
_FIRST_PAGES = 0.3
"""Seconds of a server that answers before its workers are started."""
REVIEW = 60.0
"""Seconds after which a practice auction stays without its review."""
EXPLANATION = 10.0
"""Seconds after which what calls mean is worked out by the server itself."""
PORT = 8765
"""The port of a table at home, if it is free."""


class CannotServe(ValueError):
    """Raised when the server cannot start; has the reason.

    Example:
        >>> CannotServe("no-port", place="127.0.0.1:80", why="in use").phrase.name
        'server-no-port'
    """

    def __init__(self, name: str, /, **arguments: str) -> None:
        """Use the message ``server-<name>``."""
        super().__init__(f"{name}: {arguments}")
        self.phrase = Phrase.of(f"server-{name}", **arguments)


@dataclass(frozen=True, slots=True)
class Address:
    """The address to listen at; without ``port``, :data:`PORT` or any free one."""

    host: str = "127.0.0.1"
    port: int | None = None


@dataclass(frozen=True, slots=True)
class Serving:
    """All the settings of a server before it starts."""

    address: Address = Address()
    database: str = ""
    custom: TableDefaults = field(default_factory=TableDefaults)
    pace: int = PACE
    limits: Limits = field(default_factory=Limits)
    bus: str = ""
    """Where other servers and workers are heard; nothing where there are none."""
    metrics: tuple[str, int] | None = None
    """The host and the port at which Prometheus asks."""
    sites: tuple[str, ...] = ()
    """The addresses people type, where a proxy passes them on."""
    access_log: str = ""
    """The form of the access log, ``text`` or ``json``; none where it is empty."""
    telemetry: str = ""
    """The address of a collector of OpenTelemetry; nothing is sent where it is empty."""
    mail: MailSettings | None = None
    """The operator's SMTP server; without one no e-mail is sent."""
    trusted: tuple[TrustedServer, ...] = ()
    """Servers with which results of sets are exchanged, besides those of the owner's desk."""
    hsts: str = "host"
    """One of :data:`~biritch.server.web.security.HSTS`."""


def data_folder() -> Path:
    """Return the platform's folder for application data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "biritch"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/biritch"
    configured = os.environ.get("XDG_DATA_HOME", "")
    base = Path(configured) if Path(configured).is_absolute() else Path.home() / ".local/share"
    return base / "biritch"


def default_database() -> str:
    """Return the default database."""
    return f"sqlite:///{data_folder() / 'tables.db'}"


def cores() -> int:
    """Return the number of workers to run: at least two, so that one may be slow."""
    return max(2, min(4, (os.cpu_count() or 2) // 2))


def listen(address: Address) -> socket.socket:
    """Return a socket that listens at *address*.

    Raises:
        CannotServe: The port is taken, or the host is not this machine.
    """
    ports = [PORT, 0] if address.port is None else [address.port]
    for port in ports:
        try:
            return _bind(address.host, port)
        except OSError as error:
            if port != ports[-1]:
                continue
            place = f"{address.host}:{port}"
            raise CannotServe("no-port", place=place, why=error.strerror or "") from None
    raise AssertionError


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # so: no delay
    try:
        # On Windows this option would let another program take the same port.
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(512)
    except BaseException:
        listener.close()
        raise
    listener.set_inheritable(False)
    return listener


def _listens_for_metrics(host: str, port: int) -> None:
    """Check that the metrics port can be opened, before anything starts.

    Raises:
        CannotServe: It cannot.
        MissingExtra: The optional part ``server`` is not installed.
    """
    Metrics()
    listen(Address(host, port)).close()


def url_of(bound: socket.socket) -> str:
    """Return the URL that people type."""
    host, port = bound.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104 - where we listen everywhere, we are here too
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def make_host(
    serving: Serving,
    store: Store,
    metrics: Metrics | None = None,
    telemetry: Telemetry | None = None,
) -> Callable[[], contextlib.AbstractAsyncContextManager[Host]]:
    """Return a factory of the host of *serving* over *store*, which closes both again.

    *metrics* and *telemetry*, if given, receive its measurements.
    """

    @asynccontextmanager
    async def host() -> AsyncIterator[Host]:
        kept = WatchedStore(MeasuredStore(store, metrics) if metrics else store)
        bus = await NatsBus.connect(serving.bus) if serving.bus else None
        limits = serving.limits
        size = limits.robot_processes or cores()
        budget = ThinkingBudget(limits.robot_seconds, time.monotonic)
        workers = Workers(size, serving.custom.robot, lazy=bus is not None, budget=budget)
        mind = WorkerDecider(workers)
        others = RemoteWorkers(bus, workers) if bus else None
        meanings = ThreadPoolExecutor(1, thread_name_prefix="meanings")
        sharing = Sharing(bus, ToldStore(kept, bus)) if bus and store.is_shared else None
        # Started when so many ask what calls mean that a thread would hold the loop up.
        explainers = Workers(1, serving.custom.robot, lazy=True)
        services = Services(
            mind=RemoteDecider(others, mind) if others else mind,
            library=SystemLibrary(meanings, explain_by(explainers)),
            perfect=WorkerSolver(others or workers),
            seed=secrets.token_hex(16),
            pace=serving.pace,
            limits=serving.limits,
            sharing=sharing,
            observe_step=_observe_step(metrics, telemetry),
        )

        async def review(practice: PracticeHand) -> PracticeReview:
            job = knowing(practice.systems, partial(jobs.review, practice))
            return await workers.run(REVIEW, job)

        async def check(data: bytes) -> OwnCheck:
            return await workers.run(REVIEW, jobs.check, data)

        def workload() -> dict[str, float]:
            return {
                "share": round(workers.share, 3),
                "by_rule": mind.ruled,
                "replaced": workers.replaced,
            }

        opened = Host(
            sharing.store if sharing else kept, services, serving.custom, time.time, review
        )
        opened.workload, opened.check = workload, check
        opened.feeds.fixed = serving.trusted
        opened.probe = kept.probe
        opened.compute = workers.run_for
        opened.mail = Mailer(serving.mail) if serving.mail else None

        async def make_ready() -> None:
            # The first pages go first: workers and systems want every core for a second.
            await asyncio.sleep(_FIRST_PAGES)
            if bus is None:  # with one, others think; these begin when nobody else does
                workers.start()
            await asyncio.to_thread(services.library.warm, serving.custom.robot)

        stop_measuring = measure(serving, metrics, gauges(opened, mind, others, bus), telemetry)
        opened.start()
        keeper = Keeper(store, serving.limits, time.time)
        keeper.start()
        telling = asyncio.create_task(_tell_faults(store))
        preparing = asyncio.create_task(make_ready())
        try:
            yield opened
        finally:
            telling.cancel()
            preparing.cancel()
            await keeper.close()
            await opened.close()
            await workers.close()
            await explainers.close()
            meanings.shutdown(wait=False, cancel_futures=True)
            if bus is not None:
                await bus.close()
            stop_measuring()

    return host


def _observe_request(
    metrics: Metrics | None, telemetry: Telemetry | None
) -> Callable[[RequestTaken], None]:
    """Return an observer that logs a request and records it where configured."""
    counters = [each.observe_request for each in (metrics, telemetry) if each is not None]

    def observe(taken: RequestTaken) -> None:
        log_access(taken)
        for count in counters:
            count(taken)

    return observe


def _observe_step(
    metrics: Metrics | None, telemetry: Telemetry | None
) -> Callable[[str, float], None]:
    """Return an observer that records a step where configured."""
    counters = [each.observe_step for each in (metrics, telemetry) if each is not None]
    if len(counters) < 2:
        return counters[0] if counters else ignore_step

    def observe(kind: str, seconds: float) -> None:
        for count in counters:
            count(kind, seconds)

    return observe


def explain_by(
    workers: Workers,
) -> Callable[[AuctionAsked], Awaitable[AuctionTold]]:
    """Return a function that has *workers* explain an auction."""

    async def explain(asked: AuctionAsked) -> AuctionTold:
        job = knowing(asked[0], partial(jobs.meanings, asked))
        return await workers.run(EXPLANATION, job)

    return explain


def gauges(
    host: Host, mind: WorkerDecider, others: RemoteWorkers | None, bus: NatsBus | None
) -> Gauges:
    """Return the gauges of a server."""
    workers = mind.workers
    return {
        "tables": lambda: len(host.tables),
        "sockets": lambda: host.tables.sockets,
        "hands_to_solve": lambda: len(host.hands_to_solve),
        "costly_waiting": lambda: host.beside.waiting,
        "robot_seconds": lambda: workers.budget.seconds_used,
        "jobs_waiting": lambda: workers.waiting,
        "robot_share": lambda: min(workers.share, others.share if others else 1.0),
        "decisions_by_rule": lambda: mind.ruled,
        "workers_replaced": lambda: workers.replaced,
        "jobs_elsewhere": lambda: others.done if others else 0,
        "bus_connected": lambda: bus is None or bus.is_connected,
    }


def measure(
    serving: Serving,
    metrics: Metrics | None,
    asked: Gauges,
    telemetry: Telemetry | None = None,
) -> Callable[[], None]:
    """Start metrics and telemetry as configured; return a function that stops them."""
    if telemetry is not None:
        telemetry.show(asked)
    if metrics is None or serving.metrics is None:
        return lambda: None
    metrics.show(asked)
    stop = metrics.serve(*serving.metrics)
    watching = asyncio.ensure_future(metrics.watch())

    def end() -> None:
        watching.cancel()
        stop()

    return end


async def _tell_faults(store: Store) -> None:
    """Log the damage in *store*; damaged logs cannot be read, all others can."""
    faults = await store.faults()
    if faults:
        first = faults[0]
        place = f"line {first.line} of {first.log}" if first.log else "the file"
        _log.error(
            "the store is damaged in %d places, first in %s (%s): `biritch verify-store` says"
            " more, `biritch restore` puts a backup in its place",
            len(faults),
            place,
            first.name,
        )


_THRESHOLDS = (5_000, 100_000, 100_000)
"""How much is new before Python looks through it; at what lasted, and at everything, never by
itself: of 400 tables' it found nothing, and stopped the server for 0.07 s each time."""
_SEARCHED = 6_000
"""Tenths of a second from one search through everything to the next: ten minutes."""


def is_fault(record: logging.LogRecord) -> bool:
    """Return whether *record* is more than a request cancelled by the shutdown.

    Example:
        >>> is_fault(logging.makeLogRecord({"exc_info": (OSError, OSError(), None)}))
        True
        >>> given_up = asyncio.CancelledError()
        >>> is_fault(logging.makeLogRecord({"exc_info": (type(given_up), given_up, None)}))
        False
    """
    return not (record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError))


class Server(uvicorn.Server):
    """A uvicorn server that reports when it is ready, and always shuts down in order."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        leaving: Callable[[], None] = lambda: None,
    ) -> None:
        """Serve by *config*; call *ready* once requests are answered.

        *leaving* is called when the shutdown begins: it answers waiting requests.
        """
        super().__init__(config)
        self._ready, self._leaving = ready, leaving

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Shut down in order: waiting requests are answered first."""
        self._leaving()
        logging.getLogger("uvicorn.error").addFilter(is_fault)
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to serve, and report it."""
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._ready()

    async def on_tick(self, counter: int) -> bool:
        """Run the garbage collector from time to time; called every 0.1 s.

        A full collection with a thousand tables stops the server for most of a second, and
        Python would run one after every growth by a quarter.
        """
        if counter % _SEARCHED == _SEARCHED - 1:
            gc.collect()
        return await super().on_tick(counter)

    def capture_signals(self) -> contextlib.AbstractContextManager[None]:  # type: ignore[override]
        """Leave signals to :func:`_ending`, which outlives the event loop."""
        return contextlib.nullcontext()


@contextmanager
def _ending(server: uvicorn.Server) -> Iterator[None]:
    """Shut down on Ctrl-C and other termination signals, however often they come.

    A second signal does not speed it up, as that would leave processes behind. SIGHUP (the
    terminal closes) counts too, unless it is ignored (``nohup``). A requested shutdown cannot
    be revoked.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def end(*_: object) -> None:
        server.should_exit = True

    signals = (
        getattr(signal, name, None) for name in ("SIGINT", "SIGTERM", "SIGBREAK", "SIGHUP")
    )
    asks = [number for number in signals if number is not None]
    asks = [s for s in asks if s.name != "SIGHUP" or signal.getsignal(s) != signal.SIG_IGN]
    before = {number: signal.signal(number, end) for number in asks}
    try:
        yield
    finally:
        if not server.should_exit:
            for number, handler in before.items():
                signal.signal(number, handler)


def _new_loop() -> asyncio.AbstractEventLoop:
    """Return a uvloop event loop if available; Windows and PyPy have the standard one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    loop: asyncio.AbstractEventLoop = uvloop.new_event_loop()
    return loop


def uvicorn_config(app: ASGIApp, limits: Limits) -> uvicorn.Config:
    """Return the uvicorn configuration of *app* within *limits*."""
    http, socket_protocol = protocols(Gate(limits))
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=http,
        ws=socket_protocol,
        forwarded_allow_ips=list(limits.trusted_proxies),
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=limits.idle_seconds,
    )


class OpenedHost:
    """Opens a host, and answers its waiting requests when the server stops."""

    def __init__(
        self, hosting: Callable[[], contextlib.AbstractAsyncContextManager[Host]]
    ) -> None:
        """Open the host of *hosting*."""
        self._hosting = hosting
        self._host: Host | None = None

    @asynccontextmanager
    async def __call__(self) -> AsyncIterator[Host]:
        """Open the host."""
        async with self._hosting() as host:
            self._host = host
            yield host

    def leave(self) -> None:
        """Answer waiting requests."""
        if self._host is not None:
            self._host.classes.end_waiting()
            self._host.bidding_tables.logs.end_waiting()
            self._host.friends_matches.logs.end_waiting()


def serve(serving: Serving, ready: Callable[[str], None]) -> None:
    """Serve until Ctrl-C; call *ready* with the address once requests are answered.

    Raises:
        BadDatabase, BadBus, CannotServe: The store, the bus or the port cannot be used.
        MissingExtra: An optional part is wanted, and not installed.
    """
    bound = listen(serving.address)
    try:
        if serving.metrics:
            _listens_for_metrics(*serving.metrics)
        telemetry = Telemetry(serving.telemetry) if serving.telemetry else None
        if serving.bus:
            asyncio.run(reach(serving.bus))
        store = stores.find(serving.database or default_database())
    except BaseException:
        bound.close()
        raise
    if serving.access_log:
        begin_access_log(serving.access_log)
    hosts = hosts_of(serving.address.host, serving.sites)
    guard = Guard(serving.limits, time.monotonic, store.free)
    # The threads beside the loop give way to it soon.
    sys.setswitchinterval(_TURN)
    metrics = Metrics() if serving.metrics else None

    opened = OpenedHost(make_host(serving, store, metrics, telemetry))
    app = application(
        opened, hosts, guard, HSTS[serving.hsts], _observe_request(metrics, telemetry)
    )
    url = f"{serving.sites[0].rstrip('/')}/" if serving.sites else url_of(bound)
    server = Server(uvicorn_config(app, serving.limits), lambda: ready(url), opened.leave)
    # What is there before anybody comes stays; the rest is searched by the clock (`on_tick`).
    gc.freeze()
    gc.set_threshold(*_THRESHOLDS)
    with _ending(server):
        with asyncio.Runner(loop_factory=_new_loop) as runner:
            runner.run(server.serve([bound]))
        if telemetry is not None:
            telemetry.close()
