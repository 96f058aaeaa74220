"""The connection gate: limits of connections, of silence and of frame rates.

These are uvicorn's own protocols with our limits: a request must arrive within some seconds, a
response must be read, a socket may not be flooded with pings or fragments. If the limit of
connections is reached, the client that has waited longest without a complete request is
disconnected.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import TYPE_CHECKING, Protocol, cast

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from biritch.core.phrase import Phrase
from biritch.server.web.light_socket import (
    BURST,
    LAST_WORDS,
    SLICE,
    ConnectionListener,
    LightSocket,
)
from biritch.server.web.limits import Limits, address_of, is_here
from biritch.server.web.wire import sentence

if TYPE_CHECKING:
    import websockets.http11
    from websockets.frames import Frame

HEADERS = 16 * 1024
"""The most bytes of the head of a request: its first line and its headers."""
SPARE_FILES = 128
"""Open files left for the store, the pages and the workers."""
AT_ONCE = "biritch.at_once"
"""The extension of ASGI that writes a text without waiting, where the connection is free."""
TAKE_OVER = "biritch.take_over"
"""The extension of ASGI that hands the connection to a listener; the application then ends."""


class _Connected(Protocol):
    """A connection as the gate sees it."""

    address: str

    def end(self) -> None:
        """Close it immediately."""


class Gate:
    """The open connections by address, and those without a complete request yet."""

    def __init__(self, limits: Limits) -> None:
        """Admit connections according to *limits*."""
        self.limits = limits
        self.most = min(limits.connections, max(16, open_files() - SPARE_FILES))
        self._connected: dict[str, set[_Connected]] = defaultdict(set)
        # In order of arrival: the first one has waited longest.
        self._waiting: dict[_Connected, None] = {}
        self._waiting_of: dict[str, dict[_Connected, None]] = defaultdict(dict)
        self._count = 0

    def __len__(self) -> int:
        return self._count

    @property
    def waiting(self) -> int:
        """The number of connections without a complete request."""
        return len(self._waiting)

    def enter(self, connection: _Connected) -> int:
        """Admit *connection*, or return the HTTP status of the refusal: 429 or 503."""
        most = self._share(self.limits.connections_per_address, connection.address)
        if len(self._connected[connection.address]) >= most and not self._make_room(
            self._waiting_of[connection.address]
        ):
            return 429
        if self._count >= self.most and not self._make_room(self._waiting):
            return 503
        self._connected[connection.address].add(connection)
        self._count += 1
        return 0

    def leave(self, connection: _Connected) -> None:
        """Remove *connection*, if it was admitted."""
        self.work(connection)
        connections = self._connected.get(connection.address)
        if connections is not None and connection in connections:
            connections.discard(connection)
            self._count -= 1
        if not connections:
            self._connected.pop(connection.address, None)

    def wait(self, connection: _Connected) -> None:
        """Record that *connection* has no complete request; close the oldest of too many."""
        if connection in self._waiting:
            return
        mine = self._waiting_of[connection.address]
        mine[connection] = self._waiting[connection] = None
        if len(mine) > self._share(self.limits.waiting_per_address, connection.address):
            self._make_room(mine)

    def work(self, connection: _Connected) -> None:
        """Record that *connection* has a complete request, or is a WebSocket."""
        self._waiting.pop(connection, None)
        mine = self._waiting_of.get(connection.address)
        if mine is not None:
            mine.pop(connection, None)
            if not mine:
                del self._waiting_of[connection.address]

    def _share(self, most: int, address: str) -> int:
        if is_here(address):
            return most * self.limits.this_machine
        # Behind a proxy are many people: only what they ask is counted one by one.
        return self.most if address in self.limits.trusted_proxies else most

    def _make_room(self, waiting: dict[_Connected, None]) -> bool:
        oldest = next(iter(waiting), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.end()
        return True


def open_files() -> int:
    """Raise this process's limit of open files as far as possible; return it."""
    try:
        import resource
    except ImportError:  # Windows counts sockets otherwise
        return 1 << 16
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 1 << 16 if hard == resource.RLIM_INFINITY else min(hard, 1 << 16)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return 1 << 16 if soft == resource.RLIM_INFINITY else soft


def refusal_bytes(status: int, name: str) -> bytes:
    """Return a complete HTTP response with the message *name*, for a refused connection."""
    said = sentence(Phrase.of(name))
    body = msgspec.json.encode({"refused": said})
    reason = {408: "Request Timeout", 429: "Too Many Requests"}.get(
        status, "Service Unavailable"
    )
    retry = "" if status == 408 else "retry-after: 5\r\n"
    head = (
        f"HTTP/1.1 {status} {reason}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\n{retry}cache-control: no-store\r\n"
        "connection: close\r\n\r\n"
    )
    return head.encode() + body


class _BadHead(ValueError):
    """Raised for a request head that is too long or does not have exactly one host."""


class GuardedHTTP(HttpToolsProtocol):
    """An HTTP connection with limits of time for the request and for reading the response.

    The parser accepts heads of any length and any number of hosts; here they are limited, and
    HTTP/1.1 has exactly one host (RFC 9112, section 3.2). Violations get 400.
    """

    gate: Gate
    address = ""
    _in_head = False
    _head_read = 0
    _head_taken = 0
    _timer: asyncio.TimerHandle | None = None
    _stalled: asyncio.TimerHandle | None = None
    _in_body = False
    _refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Admit the connection, or refuse it."""
        super().connection_made(transport)
        self.address = address_of(self.client)
        status = self.gate.enter(self)
        if status:
            self._refused = True
            name = "server-full-address" if status == 429 else "server-full-connections"
            transport.write(refusal_bytes(status, name))
            transport.close()
            return
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Process received data, within the time limit."""
        if self._refused or self.transport.is_closing():
            return
        went_on = self._in_head
        super().data_received(data)
        if self._in_head and went_on and not self.transport.is_closing():
            # A header without an end is kept by the parser, which tells nobody of it yet.
            self._head_read += len(data)
            if self._head_read > HEADERS:
                self.send_400_response("The head of the request is too long.")
        self._watch()

    def on_message_begin(self) -> None:
        """Start a request head."""
        super().on_message_begin()
        self._in_head = True
        self._head_read = self._head_taken = 0

    def on_url(self, url: bytes) -> None:
        """Process a piece of the URL."""
        self._take_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Process a header, or a trailer."""
        self._take_head(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Finish the request head."""
        self._in_head = False
        if self.parser.get_http_version() != "1.0" and (
            sum(name == b"host" for name, _ in self.headers) != 1
        ):
            raise _BadHead
        super().on_headers_complete()

    def _take_head(self, size: int) -> None:
        self._head_taken += size
        if self._head_taken > HEADERS:
            raise _BadHead

    def on_response_complete(self) -> None:
        """Continue with the next request."""
        super().on_response_complete()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave the gate."""
        self._unwatch()
        if self._stalled is not None:
            self._stalled.cancel()
        self.gate.leave(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Become a WebSocket, which enters the gate itself."""
        self._unwatch()
        self.gate.leave(self)
        super().handle_websocket_upgrade()
        self._refused = True  # nothing more is read here

    def pause_writing(self) -> None:
        """Start the time limit for a client that does not read the response."""
        super().pause_writing()
        seconds = self.gate.limits.stalled_seconds
        self._stalled = self.loop.call_later(seconds, self.end)

    def resume_writing(self) -> None:
        """Continue to write."""
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()

    def end(self) -> None:
        """Close the connection immediately."""
        if not self.transport.is_closing():
            self.transport.abort()

    def _watch(self) -> None:
        """Start the time limit for a complete request."""
        if self._refused or self.transport.is_closing():
            return
        asked = self.cycle is not None and not self.cycle.response_complete
        if asked and not self.cycle.more_body:
            self._unwatch()
            self.gate.work(self)
            return
        self.gate.wait(self)
        if self._timer is not None and asked == self._in_body:
            return
        self._unwatch()
        limits, self._in_body = self.gate.limits, asked
        # uvicorn ends what is silent between requests, but not what begins one.
        first = self.cycle is None or self.timeout_keep_alive_task is None
        seconds = limits.header_seconds if first else limits.idle_seconds
        self._timer = self.loop.call_later(
            limits.body_seconds if asked else seconds, self._too_slow
        )

    def _unwatch(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        self._timer = None
        if self.transport.is_closing():
            return
        started = self.cycle is not None and self.cycle.response_started
        if not started and not self.transport.get_write_buffer_size():
            self.transport.write(refusal_bytes(408, "server-too-slow"))
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()
        self.loop.call_later(LAST_WORDS, self.end)


class _NoLine:
    """A stand-in for a transport that was handed over to another protocol."""

    def is_closing(self) -> bool:
        return True

    def close(self) -> None:
        """Do nothing: the transport belongs to another protocol."""


_NO_LINE = _NoLine()


class GuardedSocket(WebSocketsSansIOProtocol):
    """WebSocket protocol with per-connection frame limits."""

    gate: Gate
    address = ""
    _flooded = False
    _flushing = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Enter the gate as a WebSocket."""
        super().connection_made(transport)
        self.address = address_of(self.client)
        limits = self.gate.limits
        self._rates = {True: limits.pings_per_second, False: limits.frames_per_second}
        self._left = {kind: float(BURST * rate) for kind, rate in self._rates.items()}
        self._at = self.loop.time()
        # Room was there: the connection that has become this socket has just left.
        self.gate.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave the gate."""
        self.gate.leave(self)
        super().connection_lost(exc)

    def handle_connect(self, event: websockets.http11.Request) -> None:
        """Let the application write without a task switch."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions = cast("dict[str, object]", self.scope["extensions"])
            extensions[AT_ONCE] = self.write_at_once
            extensions[TAKE_OVER] = self.take_over

    def start_keepalive(self) -> None:
        """Start keep-alive pings, and free the data of the handshake."""
        self.request.headers.clear()
        self.response.headers.clear()
        super().start_keepalive()

    def take_over(self, listener: ConnectionListener) -> LightSocket | None:
        """Hand the connection over to *listener*; ``None`` if it is already closed.

        Messages received but not yet read are passed on first.
        """
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return None
        self.stop_keepalive()
        self.gate.leave(self)
        self.connections.discard(self)
        light = LightSocket(self.gate, self.transport, self.conn, self.connections, listener)
        # uvicorn closes the connection when the application ends: this one is no longer there.
        self.transport = cast("asyncio.Transport", _NO_LINE)
        while not self.queue.empty():
            listener.hear_text(self.queue.get_nowait().get("text"))  # type: ignore[arg-type]
        return light

    def write_at_once(self, text: bytes) -> bool:
        """Write *text*, a whole message; return false if the connection cannot take it now.

        Messages written in one turn of the event loop are sent together.
        """
        ended = self.close_sent or self.disconnected or self.transport.is_closing()
        if ended or not self.handshake_complete or not self.writable.is_set():
            return False
        self.conn.send_text(text)
        if not self._flushing:
            self._flushing = True
            self.loop.call_soon(self._flush)
        return True

    def _flush(self) -> None:
        self._flushing = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def data_received(self, data: bytes) -> None:
        """Process data in small pieces, so that a flood is noticed early."""
        for start in range(0, len(data), SLICE):
            if self._flooded or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_ping(self) -> None:
        """Answer a ping, within the limit."""
        if self._spend(control=True):
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Handle a pong, within the limit."""
        if self._spend(control=True):
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Add a fragment to a message, within the limit."""
        if self._spend(control=False):
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """Start a text message, within the limit."""
        if self._spend(control=False):
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Start a binary message, within the limit."""
        if self._spend(control=False):
            super().handle_bytes(event)

    def end(self) -> None:
        """Close the connection immediately."""
        if not self.transport.is_closing():
            self.transport.abort()

    def _spend(self, *, control: bool) -> bool:
        """Count a frame; return false and close the connection beyond the limit."""
        if self._flooded or self.close_sent:
            return False
        now = self.loop.time()
        for kind, rate in self._rates.items():
            filled = self._left[kind] + (now - self._at) * rate
            self._left[kind] = min(float(BURST * rate), filled)
        self._at = now
        self._left[control] -= 1
        if self._left[control] >= 0:
            return True
        self._flooded = True
        self.conn.fail(1008, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        # A flooding client may not read either: what is written to it is not waited for.
        self.loop.call_later(LAST_WORDS, self.transport.abort)
        return False


def protocols(gate: Gate) -> tuple[type[GuardedHTTP], type[GuardedSocket]]:
    """Return the protocol classes for uvicorn whose connections pass *gate*."""
    http = type("GatedHTTP", (GuardedHTTP,), {"gate": gate})
    socket = type("GatedSocket", (GuardedSocket,), {"gate": gate})
    return cast("type[GuardedHTTP]", http), cast("type[GuardedSocket]", socket)
