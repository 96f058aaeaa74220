"""The socket ``/events/ID/live``: announces changes of a tournament at once.

It carries no scores and needs no key: it sends the number of log lines, and the page then
requests its view with its own key.
"""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from biritch.server.tournaments.messages import TournamentNews
from biritch.server.tournaments.registry import Tournaments
from biritch.server.web.security import same_origin

EVERY = 20.0
"""Seconds after which something is said even if nothing is new: the page knows it is there."""


def routes() -> list[WebSocketRoute]:
    """Return the route of the socket."""
    return [WebSocketRoute("/events/{name:str}/live", live)]


async def live(socket: WebSocket) -> None:
    """Send the number of log lines, now and at each change."""
    if not same_origin(socket.headers):
        await socket.close(1008)
        return
    tournaments: Tournaments = socket.app.state.host.tournaments
    name = str(socket.path_params["name"])
    record = await tournaments.find(name)
    added = None if record is None else tournaments.listeners.add(name)
    if added is None:
        await socket.close(1008)
        return
    changed, end = added
    gone = None
    try:
        await socket.accept()
        gone = asyncio.create_task(_wait_gone(socket))
        await _tell(socket, tournaments, name, changed, gone)
    finally:
        end()
        if gone is not None:
            gone.cancel()


async def _tell(
    socket: WebSocket,
    tournaments: Tournaments,
    name: str,
    changed: asyncio.Event,
    gone: asyncio.Task[None],
) -> None:
    while not gone.done():
        changed.clear()
        record = await tournaments.find(name)
        if record is None or socket.application_state is not WebSocketState.CONNECTED:
            return
        news = msgspec.json.encode(TournamentNews(record.n)).decode()
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.send_text(news)
        waiting = asyncio.create_task(changed.wait())
        await asyncio.wait({waiting, gone}, timeout=EVERY, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()


async def _wait_gone(socket: WebSocket) -> None:
    """Wait until the client disconnects, ignoring its messages."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        async for _ in socket.iter_text():
            pass
