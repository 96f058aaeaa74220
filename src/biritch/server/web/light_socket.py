"""A WebSocket at a table without task, queue or request, for thousands of them.

For every socket uvicorn keeps the application's task with its frames, queues, the request and
its headers: some twenty kilobytes for an idle player. Once the visitor is identified, a
:class:`ConnectionListener` takes the connection over, and only this object remains. Frames are
parsed by ``websockets``, within the limits of the gate.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Protocol

from websockets.frames import Opcode
from websockets.protocol import OPEN

from biritch.server.web.limits import address_of

if TYPE_CHECKING:
    from websockets.frames import Frame
    from websockets.server import ServerProtocol

    from biritch.server.web.limits import Limits

SLICE = 1024
"""Bytes of a socket that are read at once: a hundred and seventy empty pings."""
BURST = 5
"""Seconds of frames that may come at once."""
LAST_WORDS = 5.0
"""Seconds that what was written last may take to leave."""
SILENCE = 20.0
"""Seconds of silence before a ping is sent, and again before the connection is ended."""
# One buffer for all: what is read is worked off before anything else is read.
_BUFFER = memoryview(bytearray(SLICE))


class LineGate(Protocol):
    """The interface of a counter of open connections."""

    limits: Limits

    def enter(self, connection: LightSocket) -> int:
        """Count *connection*; return 0 or the HTTP status of a refusal."""

    def leave(self, connection: LightSocket) -> None:
        """Stop counting *connection*."""


class ConnectionListener(Protocol):
    """The interface of a receiver of messages."""

    def hear_text(self, text: str | None) -> None:
        """Receive a whole message; ``None`` for a binary one."""

    def writable(self) -> None:
        """Be notified that the connection is writable again."""

    def hear_cut(self) -> None:
        """Be notified, once, that the connection is lost."""


def text_frame(text: bytes) -> bytes:
    r"""Return *text* as a server's WebSocket frame (RFC 6455, section 5.2).

    Example:
        >>> text_frame(b"hi"), text_frame(b"x" * 300)[:4]
        (b'\x81\x02hi', b'\x81~\x01,')
    """
    length = len(text)
    if length < 126:
        return bytes((0x81, length)) + text
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text


class LightSocket(asyncio.BufferedProtocol):
    """An open connection and its listener."""

    __slots__ = (
        "__weakref__",
        "_asked",
        "_at",
        "_connections",
        "_control_left",
        "_ended",
        "_frames_left",
        "_gate",
        "_heard",
        "_listener",
        "_loop",
        "_out",
        "_patience",
        "_pieces",
        "_protocol",
        "_resuming",
        "_silence",
        "_text",
        "_transport",
        "_writable",
        "address",
    )

    def __init__(
        self,
        gate: LineGate,
        transport: asyncio.Transport,
        protocol: ServerProtocol,
        connections: set[Any],
        listener: ConnectionListener,
    ) -> None:
        """Take over *transport*, parsed by *protocol*; register in *connections*."""
        self._gate, self._transport, self._protocol = gate, transport, protocol
        self._connections, self._listener = connections, listener
        self._loop = loop = asyncio.get_running_loop()
        self.address = address_of(transport.get_extra_info("peername"))
        self._control_left = float(BURST * gate.limits.pings_per_second)
        self._frames_left = float(BURST * gate.limits.frames_per_second)
        self._at = loop.time()
        self._pieces: list[bytes] | None = None
        self._out: list[bytes] | None = None
        self._text = self._writable = True
        self._heard = self._asked = self._ended = False
        self._patience: asyncio.TimerHandle | None = None
        self._resuming: asyncio.TimerHandle | None = None
        self._silence = loop.call_later(SILENCE, self._is_silent)
        gate.enter(self)
        connections.add(self)
        transport.set_protocol(self)
        self._send_said()
        transport.resume_reading()

    # ---- what the listener asks for ----

    def write_at_once(self, text: bytes) -> bool:
        """Write *text*, a whole message; return false if the connection cannot take it now.

        Messages written in one turn of the event loop are sent together.
        """
        if not self._writable or self._protocol.state is not OPEN:
            return False
        if self._out is None:
            self._out = [text_frame(text)]
            self._loop.call_soon(self._flush)
        else:
            self._out.append(text_frame(text))
        return True

    def hurry(self, seconds: float) -> None:
        """Close the connection unless it becomes writable within that many *seconds*."""
        if self._patience is None:
            self._patience = self._loop.call_later(seconds, self.close, 1013)

    def rest(self, seconds: float | None = None) -> None:
        """Stop reading for *seconds*, or until :meth:`resume`."""
        self._transport.pause_reading()
        if seconds is not None and self._resuming is None:
            self._resuming = self._loop.call_later(seconds, self.resume)

    def resume(self) -> None:
        """Resume reading."""
        if self._resuming is not None:
            self._resuming.cancel()
            self._resuming = None
        if not self._transport.is_closing():
            self._transport.resume_reading()

    def close(self, code: int) -> None:
        """Close the connection with *code* after all written data has been sent."""
        if self._transport.is_closing():
            return
        if self._protocol.state is OPEN:
            self._flush()
            self._ended = True
            self._protocol.send_close(code)
            self._send_said()
            self._transport.resume_reading()  # the other side says that it has heard
        self._loop.call_later(LAST_WORDS, self._transport.abort)

    # ---- what uvicorn, the gate and the loop say ----

    def shutdown(self) -> None:
        """Close the connection because the server stops."""
        if self._protocol.state is OPEN:
            self._flush()
            self._ended = True
            self._protocol.send_close(1012)
            self._send_said()
        self._transport.close()

    def end(self) -> None:
        """Close it immediately."""
        if not self._transport.is_closing():
            self._transport.abort()

    def get_buffer(self, sizehint: int) -> memoryview:
        """Return the small buffer shared by all connections: floods are noticed early."""
        del sizehint
        return _BUFFER

    def buffer_updated(self, nbytes: int) -> None:
        """Process received data."""
        self._heard = True
        protocol = self._protocol
        protocol.receive_data(bytes(_BUFFER[:nbytes]))
        if protocol.parser_exc is not None:
            self._send_said()
            self._transport.close()
            return
        for event in protocol.events_received():
            if self._transport.is_closing():
                return
            self._take(event)  # type: ignore[arg-type]
        if protocol.writes:
            self._send_said()

    def pause_writing(self) -> None:
        """Record that the client reads too slowly."""
        self._writable = False

    def resume_writing(self) -> None:
        """Continue to write."""
        self._writable = True
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        self._listener.writable()

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave the gate and notify the listener."""
        del exc
        for timer in (self._silence, self._patience, self._resuming):
            if timer is not None:
                timer.cancel()
        self._writable = False
        self._gate.leave(self)
        self._connections.discard(self)
        self._listener.hear_cut()

    # ---- frames ----

    def _take(self, frame: Frame) -> None:
        kind = frame.opcode
        if kind is Opcode.CLOSE:
            self._send_said()
            self._transport.close()
        elif not self._spend(control=kind is Opcode.PING or kind is Opcode.PONG):
            return
        elif kind is Opcode.CONT:
            self._continue(bytes(frame.data), whole=frame.fin)
        elif kind is Opcode.TEXT or kind is Opcode.BINARY:
            self._text = kind is Opcode.TEXT
            self._pieces = []
            self._continue(bytes(frame.data), whole=frame.fin)

    def _continue(self, data: bytes, *, whole: bool) -> None:
        """Add a fragment to a message; the last one completes it (*whole*)."""
        if self._pieces is None:
            return
        self._pieces.append(data)
        if whole:
            pieces, self._pieces = self._pieces, None
            try:
                said = b"".join(pieces).decode() if self._text else None
            except UnicodeDecodeError:
                self._fail(1007, "no UTF-8")
            else:
                self._listener.hear_text(said)

    def _spend(self, *, control: bool) -> bool:
        """Count a frame; return false and close the connection beyond the limit."""
        if self._ended:
            return False
        limits, now = self._gate.limits, self._loop.time()
        passed, self._at = now - self._at, now
        pings, frames = limits.pings_per_second, limits.frames_per_second
        self._control_left = min(BURST * pings, self._control_left + passed * pings) - control
        frames_left = self._frames_left + passed * frames
        self._frames_left = min(BURST * frames, frames_left) - (not control)
        if min(self._control_left, self._frames_left) >= 0:
            return True
        self._fail(1008, "too many frames")
        # A flooding client may not read either: what is written to it is not waited for.
        self._loop.call_later(LAST_WORDS, self._transport.abort)
        return False

    def _fail(self, code: int, why: str) -> None:
        self._ended = True
        self._protocol.fail(code, why)
        self._send_said()
        self._transport.close()

    def _flush(self) -> None:
        written, self._out = self._out, None
        if written and not self._transport.is_closing():
            self._transport.write(written[0] if len(written) == 1 else b"".join(written))

    def _send_said(self) -> None:
        """Send the protocol's own frames: pongs and closes."""
        said = b"".join(self._protocol.data_to_send())
        if said and not self._transport.is_closing():
            self._transport.write(said)

    def _is_silent(self) -> None:
        """Send a keep-alive ping if nothing was received recently."""
        if self._transport.is_closing():
            return
        if not self._heard and self._asked:
            self._fail(1011, "keepalive ping timeout")
            self._loop.call_later(LAST_WORDS, self._transport.abort)
            return
        self._asked = not self._heard
        self._heard = False
        if self._asked and self._protocol.state is OPEN:
            self._protocol.send_ping(b"here")
            self._send_said()
        self._silence = self._loop.call_later(SILENCE, self._is_silent)
