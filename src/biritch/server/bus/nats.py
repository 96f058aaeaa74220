"""The bus over NATS: at most once, and only to subscribers that are connected."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from biritch.extras import MissingExtra
from biritch.server.bus.bus import BadBus, Heard, NoAnswer, Stop
from biritch.server.storage.addresses import hide_login, reason_of_failure

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

_log = logging.getLogger(__name__)
_REACH = 5.0
"""Seconds within which the bus answers, or cannot be used."""
_AGAIN = 0.25
_WAITING = 10_000
"""Words that may wait to be said; more are lost, as any may be."""


class NatsBus:
    """A connection to ``nats-server`` that reconnects by itself."""

    def __init__(self, client: Client) -> None:
        """Use *client*, which is connected."""
        self._client = client
        self._since = asyncio.get_running_loop().time()
        self._works: list[Callable[[], None]] = []
        self._tasks: set[asyncio.Task[Any]] = set()
        self._out: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(_WAITING)
        self._speaking = asyncio.create_task(self._speak())

    @classmethod
    async def connect(cls, url: str) -> NatsBus:
        """Connect to *url*, ``nats://host:port``.

        Raises:
            BadBus: It cannot be reached.
            MissingExtra: The optional part ``server`` is not installed.
        """
        try:
            from nats.aio.client import Client
            from nats.errors import Error
        except ImportError as missing:
            raise MissingExtra("server") from missing
        client, back = Client(), list[NatsBus]()

        async def again() -> None:
            for bus in back:
                bus.came_back()

        try:
            await _await_within(
                _REACH,
                client.connect(
                    [url],
                    no_echo=True,
                    allow_reconnect=True,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=_AGAIN,  # type: ignore[arg-type] # it sleeps that long
                    connect_timeout=2,
                    ping_interval=10,
                    reconnected_cb=again,
                    error_cb=_quietly,
                ),
            )
        except (OSError, Error, TimeoutError, ValueError) as error:
            with contextlib.suppress(Exception):
                await client.close()
            raise BadBus(
                "unreached", place=printable_url(url), why=reason_of_failure(error)
            ) from error
        back.append(cls(client))
        return back[0]

    @property
    def is_connected(self) -> bool:
        """Whether the bus is connected."""
        return self._client.is_connected

    @property
    def since(self) -> float:
        """The event-loop time, in seconds, of the latest (re)connection."""
        return self._since

    def publish(self, subject: str, said: bytes) -> None:
        """Publish *said* to all subscribers; it is lost while the server is unreachable."""
        if self.is_connected:
            with contextlib.suppress(asyncio.QueueFull):
                self._out.put_nowait((subject, said))

    async def _speak(self) -> None:
        while True:
            subject, said = await self._out.get()
            try:
                await self._client.publish(subject, said)
            except Exception as error:  # noqa: BLE001 - what is lost is looked up in the store
                _log.debug("not said: %r", error)
            self._out.task_done()

    def subscribe(self, subject: str, heard: Heard, group: str = "") -> Stop:
        """Call *heard* with each message of *subject*; in a *group* only one member gets it."""

        async def hear(message: Msg) -> None:
            heard(message.data, message.reply)

        listening = self._keep(self._client.subscribe(subject, queue=group, cb=hear))

        async def stop() -> None:
            with contextlib.suppress(Exception):
                await (await listening).unsubscribe()

        return lambda: void(self._keep(stop()))

    async def ask(self, subject: str, said: bytes, silence: float) -> bytes:
        """Send a request to *subject* and return the reply of one subscriber.

        Raises:
            NoAnswer: Nobody listens, or nothing was heard for *silence* seconds.
        """
        if not self.is_connected:
            raise NoAnswer("the bus is away")
        answers: asyncio.Queue[Msg] = asyncio.Queue()
        inbox = self._client.new_inbox()
        try:
            listening = await self._client.subscribe(inbox, cb=answers.put)
            try:
                await self._client.publish(subject, said, reply=inbox)
                while True:
                    async with asyncio.timeout(silence):
                        answer = await answers.get()
                    if answer.data:
                        return answer.data
                    if (answer.headers or {}).get("Status") == "503":
                        raise NoAnswer("nobody listens")
            finally:
                with contextlib.suppress(Exception):
                    await listening.unsubscribe()
        except TimeoutError:
            raise NoAnswer(f"nothing for {silence:.0f} s") from None
        except NoAnswer:
            raise
        except Exception as error:
            raise NoAnswer(repr(error)) from error

    def on_reconnect(self, work: Callable[[], None]) -> None:
        """Call *work* after each reconnection."""
        self._works.append(work)

    def came_back(self) -> None:
        """Record the time of the reconnection and call the registered functions."""
        self._since = asyncio.get_running_loop().time()
        for work in self._works:
            work()

    async def close(self) -> None:
        """Publish what is queued, then close the connection."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                await self._out.join()
        for task in [self._speaking, *self._tasks]:
            task.cancel()
        await asyncio.gather(self._speaking, *self._tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            async with asyncio.timeout(_REACH):
                await self._client.flush(1)
                await self._client.close()

    def _keep(self, work: Any) -> asyncio.Task[Any]:  # noqa: ANN401 - any coroutine
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return task

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()):
            _log.debug("bus: %r", fault)


def void(_: object) -> None:
    """Discard a message."""


async def _quietly(error: Exception) -> None:
    """Log an error of the client, which retries by itself."""
    _log.debug("bus: %r", error)


async def _await_within(seconds: float, work: Awaitable[None]) -> None:
    """Await *work* for at most *seconds*.

    It is cancelled repeatedly until it ends: a retry loop may mistake one cancellation for a
    failed attempt.

    Raises:
        TimeoutError: It took longer.
    """
    task = asyncio.ensure_future(work)
    try:
        await asyncio.wait({task}, timeout=seconds)
        if not task.done():
            raise TimeoutError
        task.result()
    finally:
        while not task.done():
            task.cancel()
            await asyncio.wait({task}, timeout=_AGAIN)
        if not task.cancelled():
            task.exception()


def printable_url(url: str) -> str:
    """Return *url* without user name and password.

    Example:
        >>> printable_url("nats://ann:secret@bus.club:4222")
        'nats://bus.club:4222'
    """
    return hide_login(url)


def checked_address(url: str) -> str:
    """Return *url* if it is a valid address of a bus.

    Raises:
        BadBus: It is not one.

    Example:
        >>> checked_address("nats://127.0.0.1:4222")
        'nats://127.0.0.1:4222'
    """
    try:
        parts = urlsplit(url)
        known = parts.scheme in {"nats", "tls"} and bool(parts.hostname) and parts.port != 0
    except ValueError:
        known = False
    if not known:
        raise BadBus("unknown", text=printable_url(url))
    return url


async def reach(url: str) -> None:
    """Check that the bus at *url* can be reached.

    Raises:
        BadBus: It is no address of a bus, or cannot be reached.
        MissingExtra: The optional part ``server`` is not installed.
    """
    bus = await NatsBus.connect(checked_address(url))
    await bus.close()
