"""The WebSocket ``/ws``: a hello, then requests come in and views go out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from biritch.core.phrase import Phrase
from biritch.server.storage.chain import Damaged
from biritch.server.tables import protocol
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.live.live_table import LiveTable
from biritch.server.tables.log import KeyHolder
from biritch.server.tables.protocol import ClientMessage, Hello, RequestRefused
from biritch.server.tables.refusals import make_refusal
from biritch.server.tables.registry import Tables, TooManyTables
from biritch.server.web.answers import HTTPRefusal
from biritch.server.web.gate import AT_ONCE, TAKE_OVER
from biritch.server.web.guard import try_key
from biritch.server.web.light_socket import ConnectionListener, LightSocket
from biritch.server.web.security import same_origin
from biritch.server.web.unreadable import describe_unreadable
from biritch.server.web.wire import sentence

LARGEST = 64 * 1024
"""The most bytes of one message; a longer one ends the connection."""
HELLO = 10.0
"""Seconds within which a hello is expected."""
QUICK, BURST = 20.0, 60
"""Messages a second one connection may send for long, and how many more at once."""


class Malformed(Exception):
    """Raised for data that is not a valid message; *phrase* has the reason."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase.name)
        self.phrase = phrase


class NotLetIn(Exception):
    """Raised to close a connection with a *refusal*."""

    def __init__(self, refusal: RequestRefused) -> None:
        super().__init__(refusal.says.en)
        self.refusal = refusal


async def at_table(socket: WebSocket) -> None:
    """Serve one WebSocket: admit the visitor and pass requests to the table."""
    if not same_origin(socket.headers):
        await socket.close(1008)
        return
    await socket.accept()
    tables: Tables = socket.app.state.host.tables
    try:
        async with asyncio.timeout(HELLO):
            hello = await _hello(socket)
        room, holder = await _find_seat(socket, tables, hello)
    except NotLetIn as error:
        await _end(socket, error.refusal)
        return
    except (WebSocketDisconnect, TimeoutError):
        return
    extensions = socket.scope.get("extensions", {})
    take_over, at_once = extensions.get(TAKE_OVER), extensions.get(AT_ONCE)
    connection = Connection(
        holder.chair,
        hello.seen,
        holder.guest,
        hello.device,
        at_once,
        changes=hello.changes,
    )
    await room.enter(connection)
    if take_over is not None:
        _Attendance(room, connection).begin(take_over)
        return
    try:
        await _attend(socket, room, connection)
    finally:
        # Also when this task is cancelled: the table must not count a connection that is gone.
        await asyncio.shield(room.leave(connection))


async def _hello(socket: WebSocket) -> Hello:
    """Return the first message, which must be a hello.

    Raises:
        NotLetIn: It is no hello.
        WebSocketDisconnect: Nothing comes.
    """
    try:
        message = await _receive_message(socket)
    except Malformed as error:
        raise NotLetIn(
            make_refusal(None, "bad", "server-bad-message", what=error.phrase)
        ) from None
    if not isinstance(message, Hello):
        raise NotLetIn(make_refusal(None, "bad", "server-hello-first"))
    return message


async def _find_seat(
    socket: WebSocket, tables: Tables, hello: Hello
) -> tuple[LiveTable, KeyHolder]:
    """Return the table of the hello, and the holder of its token.

    Raises:
        NotLetIn: There is no such table or seat, or no room.
    """
    try:
        room = await tables.find(hello.table)
    except (TooManyTables, OSError):
        raise NotLetIn(make_refusal(None, "busy", "server-full")) from None
    except Damaged:
        raise NotLetIn(make_refusal(None, "busy", "server-damaged")) from None
    if room is None:
        raise NotLetIn(make_refusal(None, "seat", "server-no-table"))
    try:
        holder = try_key(socket, hello.token, room.log.holder) if hello.token else None
    except HTTPRefusal as error:
        raise NotLetIn(RequestRefused(None, "busy", sentence(error.phrase))) from None
    if hello.token and holder is None:
        raise NotLetIn(make_refusal(None, "seat", "server-wrong-token"))
    if holder is None:
        _may_watch(room)
    elif room.log.is_expired(tables.limits.key_days):
        raise NotLetIn(make_refusal(None, "seat", "server-key-expired"))
    return room, holder or KeyHolder()


def _may_watch(room: LiveTable) -> None:
    if room.watching_refused:
        raise NotLetIn(make_refusal(None, "seat", room.watching_refused))


async def _attend(socket: WebSocket, room: LiveTable, connection: Connection) -> None:
    """Receive and send until either ends."""
    tasks = {
        asyncio.create_task(_listen(socket, room, connection)),
        asyncio.create_task(connection.write(socket.send_text)),
    }
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    if not any(isinstance(fault, WebSocketDisconnect) for fault in outcomes):
        await _close(socket, 1013)


async def _listen(socket: WebSocket, room: LiveTable, connection: Connection) -> None:
    """Pass requests on, at most as fast as a person can make them."""
    loop = asyncio.get_running_loop()
    allowance, last = float(BURST), loop.time()
    while True:
        try:
            message = await _receive_message(socket)
        except Malformed as error:
            connection.send(make_refusal(None, "bad", "server-bad-message", what=error.phrase))
        else:
            if isinstance(message, Hello):
                connection.send(make_refusal(None, "bad", "server-hello-once"))
            else:
                await room.ask(connection, message)
        now = loop.time()
        allowance = min(float(BURST), allowance + (now - last) * QUICK) - 1
        last = now
        if allowance < 0:
            await asyncio.sleep(1 / QUICK)


class _Attendance:
    """A connection without a task: received text goes to the table."""

    __slots__ = ("_allowance", "_last", "_late", "_light", "_line", "_loop", "_room", "_task")

    def __init__(self, room: LiveTable, connection: Connection) -> None:
        self._room, self._line = room, connection
        self._loop = asyncio.get_running_loop()
        self._allowance, self._last = float(BURST), self._loop.time()
        self._light: LightSocket | None = None
        self._late: list[ClientMessage] = []
        self._task: asyncio.Task[None] | None = None

    def begin(self, take_over: Callable[[ConnectionListener], LightSocket | None]) -> None:
        """Start to receive."""
        self._light = take_over(self)
        if self._light is None:
            self.hear_cut()
        else:
            self._line.lead_to(self._light)

    def hear_text(self, text: str | None) -> None:
        """Pass a request on, at most as fast as a person can make them."""
        try:
            message = _decode_message(text)
        except Malformed as error:
            what = error.phrase
            self._line.send(make_refusal(None, "bad", "server-bad-message", what=what))
        else:
            if isinstance(message, Hello):
                self._line.send(make_refusal(None, "bad", "server-hello-once"))
            elif self._late or not self._room.ask_at_once(self._line, message):
                self._wait(message)
        now = self._loop.time()
        self._allowance = min(float(BURST), self._allowance + (now - self._last) * QUICK) - 1
        self._last = now
        if self._allowance < 0 and self._light is not None:
            self._light.rest(1 / QUICK)

    def _wait(self, message: ClientMessage) -> None:
        """Pass *message* on when the table can take it; read nothing until then."""
        self._late.append(message)
        if self._light is not None:
            self._light.rest()
        if self._task is None:
            self._task = self._loop.create_task(self._ask_late())

    async def _ask_late(self) -> None:
        while self._late:
            message = self._late[0]
            assert not isinstance(message, Hello)
            await self._room.ask(self._line, message)
            self._late.pop(0)
        self._task = None
        if self._light is not None:
            self._light.resume()

    def writable(self) -> None:
        """Continue to send."""
        self._line.flush()

    def hear_cut(self) -> None:
        """Leave the table."""
        self._light = None
        if self._task is not None:
            self._task.cancel()
        self._room.leave_soon(self._line)


async def _receive_message(socket: WebSocket) -> ClientMessage:
    """Return the next message.

    Raises:
        Malformed: It is none; the text says why.
        WebSocketDisconnect: There will be no more.
    """
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", 1005))
    return _decode_message(event.get("text"))


def _decode_message(text: str | None) -> ClientMessage:
    """Parse *text* as a message.

    Raises:
        Malformed: It is none; the text says why.
    """
    if text is None:
        raise Malformed(Phrase.of("server-unread-json"))
    try:
        message: ClientMessage = protocol.decode(text)
    except msgspec.DecodeError as error:
        raise Malformed(describe_unreadable(error)) from None
    except (RecursionError, UnicodeEncodeError):
        raise Malformed(Phrase.of("server-unread-json")) from None
    return message


async def _end(socket: WebSocket, refusal: protocol.RequestRefused) -> None:
    """Send the refusal and close the socket."""
    try:
        await socket.send_text(protocol.encode(refusal).decode())
    except (RuntimeError, WebSocketDisconnect):
        return
    await _close(socket, 1008)


async def _close(socket: WebSocket, code: int) -> None:
    try:
        await asyncio.wait_for(socket.close(code), 2)
    except (RuntimeError, WebSocketDisconnect, TimeoutError):
        return
